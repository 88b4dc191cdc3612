//! Singles under any rules: the last digit of a cell, and the last cell of a digit in a house, until there are none.
//!
//! A board is for each cell the set of digits that may stand there, a bit each.  A cell with one digit takes it from
//! all its peers, and what is consecutive to it from neighbours that may not hold that; a cell or a digit without a
//! place is a contradiction.  In whatever order this is done, it ends with the same board, or with a contradiction.
//!
//! Source: the two rules with which every solver begins.  Cost of a round: once over all houses, a microsecond for 16x16.
//! Oracle: [`naive`](crate::naive), by the search cell by cell that rests on it.

use ennea_base::rules::Rules;
use ennea_base::{Cell, Digit, DigitSet, Puzzle, ones};

/// The rules as lists of cells.
#[derive(Clone, Debug)]
pub struct Singles {
    side: usize,
    houses: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
    /// For each cell those whose digits may not be consecutive to its own.
    neighbours: Vec<Vec<usize>>,
    /// For each digit those that neighbours may not hold, a bit each.
    beside: Vec<u64>,
}

impl Singles {
    /// The singles of these rules.
    pub fn new(rules: &Rules) -> Self {
        let numbers = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
        let beside = |digit| rules.beside(digit).collect::<DigitSet>().bits();
        let shape = rules.shape();
        Self {
            side: shape.side(),
            houses: rules.houses().iter().map(|house| numbers(&house.cells)).collect(),
            peers: shape.all_cells().map(|cell| numbers(rules.peers(cell))).collect(),
            neighbours: shape.all_cells().map(|cell| numbers(rules.neighbours(cell))).collect(),
            beside: Digit::all(shape.side()).map(beside).collect(),
        }
    }

    /// The cells of each house.
    pub fn houses(&self) -> &[Vec<usize>] {
        &self.houses
    }

    /// The clues, the candidates, and what follows from the clues; none if that is a contradiction.
    ///
    /// ```
    /// use ennea::{Puzzle, solve::singles::Singles};
    /// let puzzle: Puzzle = "1..4....23......".parse()?;
    /// let board = Singles::new(puzzle.rules()).start(&puzzle).expect("no clue contradicts another");
    /// assert!(board.iter().all(|set| set.is_power_of_two()));
    /// # Ok::<(), ennea::TextError>(())
    /// ```
    pub fn start(&self, puzzle: &Puzzle) -> Option<Vec<u64>> {
        let mut sets: Vec<u64> = match puzzle.candidates() {
            Some(candidates) => candidates.iter().map(|set| set.bits()).collect(),
            None => vec![DigitSet::full(self.side).bits(); self.peers.len()],
        };
        for (cell, clue) in puzzle.clues().clues().iter().enumerate() {
            if let Some(digit) = clue {
                self.place(&mut sets, cell, 1 << digit.index())?;
            }
        }
        self.follow(&mut sets)?;
        Some(sets)
    }

    /// Places a digit, given as a bit, and those that are then the last of their cells; none at a contradiction.
    pub fn place(&self, sets: &mut [u64], cell: usize, digit: u64) -> Option<()> {
        if sets[cell] & digit == 0 {
            return None;
        }
        sets[cell] = digit;
        let mut placed = vec![cell];
        while let Some(cell) = placed.pop() {
            let digit = sets[cell];
            let peers = self.peers[cell].iter().map(|&peer| (peer, digit));
            let beside = self.beside[digit.trailing_zeros() as usize];
            let neighbours = self.neighbours[cell].iter().map(|&other| (other, beside));
            for (other, digits) in peers.chain(neighbours) {
                if sets[other] & digits != 0 {
                    sets[other] &= !digits;
                    match sets[other].count_ones() {
                        0 => return None,
                        1 => placed.push(other),
                        _ => {}
                    }
                }
            }
        }
        Some(())
    }

    /// Places all digits that have one cell left in a house; none at a contradiction.
    pub fn follow(&self, sets: &mut [u64]) -> Option<()> {
        let full = DigitSet::full(self.side).bits();
        loop {
            let mut has_placed = false;
            for house in &self.houses {
                let (mut once, mut twice, mut open) = (0, 0, 0);
                for &cell in house {
                    let set = sets[cell];
                    twice |= once & set;
                    once |= set;
                    if !set.is_power_of_two() {
                        open |= set;
                    }
                }
                if once != full {
                    return None;
                }
                for digit in ones(once & !twice & open) {
                    let digit = 1 << digit;
                    let &cell = house.iter().find(|&&cell| sets[cell] & digit != 0)?;
                    self.place(sets, cell, digit)?;
                    has_placed = true;
                }
            }
            if !has_placed {
                return Some(());
            }
        }
    }
}
