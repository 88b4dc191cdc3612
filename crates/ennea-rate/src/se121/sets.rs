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
use super::found::{Found, house_of};
use super::scope::Scope;
use super::singles::KINDS;
use ennea_base::{for_below, ones};

/// All sets of nine by their size, and of each size in the order of their binary numbers.
const BY_SIZE: ([u16; 512], [usize; 11]) = {
    let (mut sets, mut starts) = ([0; 512], [0; 11]);
    let mut count = 0;
    for_below!(size, 10, {
        starts[size] = count;
        for_below!(set, 512_u16, {
            if set.count_ones() as usize == size {
                sets[count] = set;
                count += 1;
            }
        });
    });
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

    /// Candidates that it removes from its own cells.
    pub(super) fn removed_inside(self, board: &Board) -> impl Iterator<Item = Candidate> {
        self.cells()
            .flat_map(move |cell| Candidate::in_cell(cell, board.candidates[cell] & !self.digits))
    }

    /// Candidates that it removes from the other cells of the house, in the order of the cells.
    pub(super) fn removed_outside(self, board: &Board) -> impl Iterator<Item = Candidate> {
        ones(0x1ff & !self.places).flat_map(move |place| {
            let cell = usize::from(CELLS[self.house][place]);
            Candidate::in_cell(cell, board.candidates[cell] & self.digits)
        })
    }

    pub(super) fn found(self, board: &Board, removed: Vec<Candidate>) -> Found {
        let own = |cell| Candidate::in_cell(cell, board.candidates[cell] & self.digits);
        let pattern = self.cells().flat_map(own).collect();
        Found { houses: vec![house_of(self.house)], pattern, removed, ..Found::default() }
    }
}

/// The first answer about a hidden set, of houses that have more than `empty` empty cells.
pub(super) fn find_hidden<T>(
    board: &Board,
    (size, empty): (u32, u32),
    scope: &Scope,
    mut answer: impl FnMut(Set) -> Option<T>,
) -> Option<T> {
    KINDS.into_iter().flat_map(|kind| kind..kind + 9).find_map(|house| {
        let is_open = scope.has_house(house) && u32::from(board.empty[house]) > empty;
        let (words, new) = (&board.places[house], scope.digits_of(house));
        let answer = |digits, places| answer(Set { house, digits, places });
        if is_open { find_as_many(words, size, new, answer) } else { None }
    })
}

/// The first answer about a naked set.
pub(super) fn find_naked<T>(
    board: &Board,
    size: u32,
    scope: &Scope,
    mut answer: impl FnMut(Set) -> Option<T>,
) -> Option<T> {
    KINDS.into_iter().flat_map(|kind| kind..kind + 9).find_map(|house| {
        if !scope.has_house(house) || u32::from(board.empty[house]) < 2 * size {
            return None;
        }
        let words = CELLS[house].map(|cell| board.candidates[usize::from(cell)]);
        let new = scope.places_of(house);
        find_as_many(&words, size, new, |places, digits| answer(Set { house, digits, places }))
    })
}

/// The first answer about a set of as many words as their union has bits, one of them new; with that union.
fn find_as_many<T>(
    words: &[u16; 9],
    size: u32,
    new: u16,
    mut answer: impl FnMut(u16, u16) -> Option<T>,
) -> Option<T> {
    let able = able(*words, size);
    if able & new == 0 {
        return None;
    }
    let (mut places, mut count) = ([0; 9], 0);
    for place in ones(able) {
        places[count] = place;
        count += 1;
    }
    if size == 2 {
        // All that are able have two bits.
        return (1..count).find_map(|k| {
            let word = words[places[k]];
            (0..k).filter(|&j| words[places[j]] == word).find_map(|j| {
                let set = 1 << places[j] | 1 << places[k];
                if set & new == 0 { None } else { answer(set, word) }
            })
        });
    }
    // The sets of those that are able, as sets of their numbers: the first ones of the list, in the same order.
    sets(size).iter().take_while(|&&set| set >> count == 0).find_map(|&set| {
        let union = ones(set).fold(0, |union, k| union | words[places[k]]);
        if len(union) != size {
            return None;
        }
        let set = ones(set).fold(0, |set, k| set | 1 << places[k]);
        if set & new == 0 { None } else { answer(set, union) }
    })
}

/// The first hidden set that removes something.
pub(super) fn hidden(board: &Board, size: u32, scope: &Scope) -> Option<Found> {
    find_hidden(board, (size, 2 * size), scope, |set| {
        let removed: Vec<Candidate> = set.removed_inside(board).collect();
        (!removed.is_empty()).then(|| set.found(board, removed))
    })
}

/// The first naked set that removes something.
pub(super) fn naked(board: &Board, size: u32, scope: &Scope) -> Option<Found> {
    find_naked(board, size, scope, |set| {
        let removed: Vec<Candidate> = set.removed_outside(board).collect();
        (!removed.is_empty()).then(|| set.found(board, removed))
    })
}

/// The first hidden set that leaves another digit a single place in its house.
pub(super) fn direct(board: &Board, size: u32) -> Option<Found> {
    find_hidden(board, (size, size), &Scope::ALL, |set| {
        let Set { house, digits, places } = set;
        ones(0x1ff & !digits).find_map(|digit| {
            let all = board.places[house][digit];
            let rest = all & !places;
            (len(all) > 1 && rest.is_power_of_two()).then(|| {
                let cell = CELLS[house][rest.trailing_zeros() as usize].into();
                let removed = set.removed_inside(board).collect();
                Found { placed: Some(Candidate::new(cell, digit)), ..set.found(board, removed) }
            })
        })
    })
}
