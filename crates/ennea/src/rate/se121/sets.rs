//! Naked and hidden sets: as many cells as digits in a house.
//!
//! *Hidden*: n digits have together only n places, each at least two.  *Naked*: n cells have
//! together only n candidates, each at least two.  Houses are visited as boxes, columns, rows;
//! sets in the order of their binary numbers, the least place or digit being the least bit.  A
//! house must have more than 2n empty cells for a hidden set, and at least 2n for a naked one;
//! for a *direct* hidden set, which leaves another digit a single place in the same house, more
//! than n.

use super::board::{Board, CELLS, len};
use super::candidate::Candidate;
use super::found::Found;
use super::singles::KINDS;
use crate::bits::ones;

/// All sets of nine by their size, and of each size in the order of their binary numbers.
const BY_SIZE: ([u16; 512], [usize; 11]) = {
    let (mut sets, mut starts) = ([0; 512], [0; 11]);
    let (mut size, mut count) = (0, 0);
    while size <= 9 {
        starts[size] = count;
        let mut set = 0_u16;
        while set < 512 {
            if set.count_ones() as usize == size {
                sets[count] = set;
                count += 1;
            }
            set += 1;
        }
        size += 1;
    }
    starts[10] = count;
    (sets, starts)
};

/// The sets of this size.
pub(super) fn sets(size: u32) -> &'static [u16] {
    static SETS: [u16; 512] = BY_SIZE.0;
    let size = size as usize;
    &SETS[BY_SIZE.1[size]..BY_SIZE.1[size + 1]]
}

/// The words with at least two and at most `size` bits, as a set.
pub(super) fn able(words: impl IntoIterator<Item = u16>, size: u32) -> u16 {
    let mut able = 0;
    for (k, word) in words.into_iter().enumerate() {
        let count = len(word);
        able |= u16::from(count >= 2 && count <= size) << k;
    }
    able
}

/// As many of one kind as of the other, in a house.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set {
    pub(super) house: usize,
    pub(super) digits: u16,
    pub(super) places: u16,
}

impl Set {
    fn cells(self) -> impl Iterator<Item = usize> {
        ones(self.places).map(move |place| CELLS[self.house][place].into())
    }

    /// What it removes from its own cells.
    pub(super) fn removed_inside(self, board: &Board) -> impl Iterator<Item = Candidate> {
        self.cells().flat_map(move |cell| {
            ones(board.candidates[cell] & !self.digits)
                .map(move |digit| Candidate::new(cell, digit))
        })
    }

    /// What it removes from the other cells of the house, in the order of the cells.
    pub(super) fn removed_outside(self, board: &Board) -> impl Iterator<Item = Candidate> {
        ones(0x1ff & !self.places).flat_map(move |place| {
            let cell = usize::from(CELLS[self.house][place]);
            ones(board.candidates[cell] & self.digits).map(move |digit| Candidate::new(cell, digit))
        })
    }

    fn pattern(self, board: &Board) -> Vec<Candidate> {
        let own =
            |cell| ones(board.candidates[cell] & self.digits).map(move |d| Candidate::new(cell, d));
        self.cells().flat_map(own).collect()
    }

    pub(super) fn found(self, board: &Board, removed: Vec<Candidate>) -> Found {
        let pattern = self.pattern(board);
        Found { houses: vec![self.house as u8], pattern, removed, ..Found::default() }
    }
}

/// Visits all hidden sets of a house that has more than `empty` empty cells, until told to stop.
pub(super) fn all_hidden(board: &Board, size: u32, empty: u8, mut visit: impl FnMut(Set) -> bool) {
    for kind in KINDS {
        for house in kind..kind + 9 {
            let places = &board.places[house];
            let able = able(*places, size);
            if board.empty[house] <= empty || len(able) < size {
                continue;
            }
            for &digits in sets(size).iter().filter(|&&digits| digits & !able == 0) {
                let union = ones(digits).fold(0, |union, digit| union | places[digit]);
                if len(union) == size && !visit(Set { house, digits, places: union }) {
                    return;
                }
            }
        }
    }
}

/// Visits all naked sets until told to stop.
pub(super) fn all_naked(board: &Board, size: u32, mut visit: impl FnMut(Set) -> bool) {
    for kind in KINDS {
        for house in kind..kind + 9 {
            let words = CELLS[house].map(|cell| board.candidates[usize::from(cell)]);
            let able = able(words, size);
            if u32::from(board.empty[house]) < 2 * size || len(able) < size {
                continue;
            }
            for &places in sets(size).iter().filter(|&&places| places & !able == 0) {
                let union = ones(places).fold(0, |union, place| union | words[place]);
                if len(union) == size && !visit(Set { house, digits: union, places }) {
                    return;
                }
            }
        }
    }
}

/// The first hidden set that removes something.
pub(super) fn hidden(board: &Board, size: u32) -> Option<Found> {
    let mut found = None;
    all_hidden(board, size, 2 * size as u8, |set| {
        let removed: Vec<Candidate> = set.removed_inside(board).collect();
        found = (!removed.is_empty()).then(|| set.found(board, removed));
        found.is_none()
    });
    found
}

/// The first naked set that removes something.
pub(super) fn naked(board: &Board, size: u32) -> Option<Found> {
    let mut found = None;
    all_naked(board, size, |set| {
        let removed: Vec<Candidate> = set.removed_outside(board).collect();
        found = (!removed.is_empty()).then(|| set.found(board, removed));
        found.is_none()
    });
    found
}

/// The first hidden set that leaves another digit a single place in its house.
pub(super) fn direct(board: &Board, size: u32) -> Option<Found> {
    let mut found = None;
    all_hidden(board, size, size as u8, |set| {
        let Set { house, digits, places } = set;
        found = ones(0x1ff & !digits).find_map(|digit| {
            let all = board.places[house][digit];
            let rest = all & !places;
            (len(all) > 1 && rest.is_power_of_two()).then(|| {
                let cell = CELLS[house][rest.trailing_zeros() as usize].into();
                let removed = set.removed_inside(board).collect();
                Found { placed: Some(Candidate::new(cell, digit)), ..set.found(board, removed) }
            })
        });
        found.is_none()
    });
    found
}
