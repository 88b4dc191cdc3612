//! Values and candidates, and the queues in which singles wait.
//!
//! ```text
//!   candidates[cell]   bit d: digit d is still possible in the cell; 0 in a filled cell
//!   places[d]          the cells in which digit d is still possible
//!   counts[house][d]   how many those are in a house
//!   naked, hidden      the singles, in the order in which they came up
//! ```
//!
//! The order of the queues is part of the scale: it decides which single is filled in first, and so
//! which of them count as full houses (4), naked (4) or hidden (14).  A clue is a cell filled in
//! reading order; filling a cell takes the digit from its peers in increasing order, then its own
//! candidates away.

use super::houses::{Cells, HOUSE, HOUSES_OF, PEERS};
use ennea_base::ones;

/// Cells and digits that wait, the first come the first served.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    waiting: [(u8, u8); 243],
    from: usize,
    to: usize,
}

impl Queue {
    const EMPTY: Self = Self { waiting: [(0, 0); 243], from: 0, to: 0 };

    fn push(&mut self, cell: usize, digit: usize) {
        self.waiting[self.to] = (cell as u8, digit as u8);
        self.to += 1;
    }

    /// Takes the first one out.
    pub(super) fn pop(&mut self) -> Option<(usize, usize)> {
        let first = self.iter().next()?;
        self.from += 1;
        if self.from == self.to {
            (self.from, self.to) = (0, 0);
        }
        Some(first)
    }

    /// All that wait.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        let waiting = &self.waiting[self.from..self.to];
        waiting.iter().map(|&(cell, digit)| (cell as usize, digit as usize))
    }

    /// Takes out the first one of a digit in a house.
    fn forget(&mut self, house: usize, digit: usize) {
        let found =
            self.iter().position(|(cell, other)| other == digit && HOUSE[house].contains(cell));
        if let Some(found) = found {
            self.waiting.copy_within(self.from + found + 1..self.to, self.from + found);
            self.to -= 1;
        }
    }
}

/// Values, candidates and waiting singles.
#[derive(Clone, Debug)]
pub(super) struct Board {
    values: [Option<u8>; 81],
    candidates: [u16; 81],
    places: [Cells; 9],
    counts: [[u8; 9]; 27],
    clues: Cells,
    pub(super) naked: Queue,
    pub(super) hidden: Queue,
}

impl Board {
    /// The board of a puzzle: its cells, with digits from 0 on.
    pub(super) fn new(clues: &[Option<u8>; 81]) -> Self {
        let mut board = Self {
            values: [None; 81],
            candidates: [0x1ff; 81],
            places: [Cells::below(81); 9],
            counts: [[9; 9]; 27],
            clues: Cells::EMPTY,
            naked: Queue::EMPTY,
            hidden: Queue::EMPTY,
        };
        for (cell, clue) in clues.iter().enumerate() {
            if let Some(digit) = clue {
                board.fill(cell, *digit as usize);
                board.clues.insert(cell);
            }
        }
        board
    }

    /// The digit of a filled cell.
    pub(super) fn value(&self, cell: usize) -> Option<usize> {
        self.values[cell].map(usize::from)
    }

    /// Tests whether a cell is empty.
    pub(super) fn is_empty(&self, cell: usize) -> bool {
        self.values[cell].is_none()
    }

    /// Tests whether a cell was filled by a step.
    pub(super) fn is_found(&self, cell: usize) -> bool {
        !self.is_empty(cell) && !self.clues.contains(cell)
    }

    /// The empty cells.
    pub(super) fn empty(&self) -> Cells {
        Cells::those(81, |cell| self.is_empty(cell))
    }

    /// The candidates of a cell, a bit each.
    pub(super) fn candidates(&self, cell: usize) -> u16 {
        self.candidates[cell]
    }

    /// Number of candidates of a cell.
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.candidates[cell].count_ones()
    }

    /// Tests whether a digit is still possible in a cell.
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    /// The cells in which a digit is still possible.
    pub(super) fn places(&self, digit: usize) -> Cells {
        self.places[digit]
    }

    /// Number of places of a digit in a house.
    pub(super) fn places_in(&self, house: usize, digit: usize) -> usize {
        self.counts[house][digit] as usize
    }

    /// The cells with two candidates.
    pub(super) fn bivalue(&self) -> impl Iterator<Item = usize> {
        (0..81).filter(|&cell| self.count(cell) == 2)
    }

    /// The empty cells in which no filled peer forbids a digit, whatever was removed since.
    pub(super) fn allowed(&self, digit: usize) -> Cells {
        let filled = (0..81).filter(|&cell| self.value(cell) == Some(digit));
        filled.fold(self.empty(), |allowed, cell| allowed.without(&PEERS[cell]))
    }

    /// Takes a candidate away.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        if !self.has(cell, digit) {
            return;
        }
        self.candidates[cell] &= !(1 << digit);
        self.places[digit].remove(cell);
        let left = self.candidates[cell];
        if left == 0 {
            return;
        }
        if left.is_power_of_two() {
            self.naked.push(cell, left.trailing_zeros() as usize);
        }
        for house in HOUSES_OF[cell] {
            self.counts[house][digit] -= 1;
            match self.counts[house][digit] {
                1 => self.wait(house, digit),
                0 => self.hidden.forget(house, digit),
                _ => {}
            }
        }
    }

    /// Fills a cell.
    pub(super) fn fill(&mut self, cell: usize, digit: usize) {
        if self.value(cell) == Some(digit) {
            return;
        }
        self.values[cell] = Some(digit as u8);
        let had = std::mem::take(&mut self.candidates[cell]);
        ones(had).for_each(|other| self.places[other].remove(cell));
        PEERS[cell].iter().for_each(|peer| self.remove(peer, digit));
        for other in ones(had) {
            for house in HOUSES_OF[cell] {
                self.counts[house][other] -= 1;
                if self.counts[house][other] == 1 && other != digit {
                    self.wait(house, other);
                }
            }
        }
    }

    /// Puts the last place of a digit in a house on the queue.
    fn wait(&mut self, house: usize, digit: usize) {
        if let Some(cell) = self.places[digit].and(&HOUSE[house]).first() {
            self.hidden.push(cell, digit);
        }
    }
}
