//! Almost locked sets, and what two of them strike out: ALS-XZ.
//!
//! n cells of a house with n + 1 candidates: without any one of these digits, all others are there.
//! A digit x that cannot be in two sets at once (*restricted*: all its places in one see all those
//! in the other) is missing from one of them, which then has every other digit.  So a common digit
//! z is in one of the two, and what sees all its places in both is struck out.  With two restricted
//! digits each set lacks one of these, so it has all its others, and each of the two is in one of
//! the sets.
//!
//! The sets may overlap: nothing in this argument minds.  Sets of up to 5 cells are listed (4 where
//! the side is above 9): larger ones nobody sees, and what they show, chains and nets do.

use super::emit::{Finder, Flow, GO_ON};
use crate::board::Board;
use crate::cell_set::CellSet;
use crate::step::{AlmostLocked, Candidate, Fact, Figure};
use ennea_base::{Cell, Digit, DigitSet};
use std::collections::BTreeSet;

/// A set with what is asked of it again and again.
pub(super) struct Set {
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// For each digit its places in the set, and what sees all of them.
    places: Vec<(Digit, CellSet, CellSet)>,
}

impl Set {
    fn of(&self, digit: Digit) -> &(Digit, CellSet, CellSet) {
        let place = self.places.iter().find(|(other, ..)| *other == digit);
        place.expect("a digit of the set")
    }

    /// The places of a digit.
    pub(super) fn places(&self, digit: Digit) -> &CellSet {
        &self.of(digit).1
    }

    /// Cells that see all places of a digit.
    pub(super) fn seen(&self, digit: Digit) -> &CellSet {
        &self.of(digit).2
    }

    pub(super) fn figure(&self) -> AlmostLocked {
        AlmostLocked { cells: self.cells.to_vec(), digits: self.digits }
    }

    pub(super) fn facts(&self) -> impl Iterator<Item = Fact> + use<> {
        self.cells.iter().map(Fact::Cell)
    }

    /// The digits that cannot be in both sets.
    pub(super) fn restricted(&self, other: &Self) -> DigitSet {
        let common = self.digits.intersection(other.digits);
        common.iter().filter(|&digit| other.places(digit).is_subset(self.seen(digit))).collect()
    }
}

/// The almost locked sets of at most this many cells, small ones first.
pub(super) fn sets(board: &Board, size_max: usize) -> Vec<Set> {
    fn extend(
        board: &Board,
        rest: &[Cell],
        size_max: usize,
        set: &(CellSet, usize, DigitSet),
        found: &mut BTreeSet<(usize, CellSet)>,
    ) {
        let (cells, size, digits) = *set;
        if size > 0 && digits.len() == size + 1 {
            found.insert((size, cells));
        }
        if size == size_max {
            return;
        }
        for (k, &cell) in rest.iter().enumerate() {
            let digits = digits.union(board.candidates(cell));
            if digits.len() <= size_max + 1 {
                let mut cells = cells;
                cells.insert(cell);
                extend(board, &rest[k + 1..], size_max, &(cells, size + 1, digits), found);
            }
        }
    }
    let mut found = BTreeSet::new();
    for cells in &board.layout.cells {
        let open: Vec<Cell> =
            cells.iter().copied().filter(|&cell| board.digit(cell).is_none()).collect();
        let most = size_max.min(open.len().saturating_sub(1));
        extend(board, &open, most, &(CellSet::EMPTY, 0, DigitSet::EMPTY), &mut found);
    }
    let set = |(_, cells): (usize, CellSet)| {
        let digits = board.candidates_of(&cells);
        let places = digits
            .iter()
            .map(|digit| {
                let places = board.places(digit).and(&cells);
                (digit, places, board.layout.common_peers(&places))
            })
            .collect();
        Set { cells, digits, places }
    };
    let mut sets: Vec<Set> = found.into_iter().map(set).collect();
    // Bit sets do not sort as cells do.
    sets.sort_by_cached_key(|set| (set.cells.len(), set.cells.to_vec()));
    sets
}

/// Pairs of sets with a restricted digit.
pub(crate) fn xz(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let sets = sets(board, if board.shape().side() > 9 { 4 } else { 5 });
    for (k, first) in sets.iter().enumerate() {
        for second in &sets[k + 1..] {
            if first.digits.intersection(second.digits).len() < 2 {
                continue;
            }
            let restricted = first.restricted(second);
            if restricted.len() >= 2 {
                doubly(find, first, second, restricted)?;
            } else if let Some(link) = restricted.iter().next() {
                let common = first.digits.intersection(second.digits);
                for digit in common.iter().filter(|&digit| digit != link) {
                    strike(find, &[first, second], &[link], digit)?;
                }
            }
        }
    }
    GO_ON
}

/// Strikes out what a digit strikes out that is in the first or the last of some sets.
pub(super) fn strike(find: &mut Finder<'_>, sets: &[&Set], links: &[Digit], digit: Digit) -> Flow {
    let (first, last) = (sets[0], sets[sets.len() - 1]);
    let gone = find.board.of_digit(&first.seen(digit).and(last.seen(digit)), digit);
    if gone.is_empty() {
        return GO_ON;
    }
    find.eliminate(gone, figure(sets, links, Some(digit)), facts(sets))
}

fn doubly(find: &mut Finder<'_>, first: &Set, second: &Set, restricted: DigitSet) -> Flow {
    let board = find.board;
    let mut gone: Vec<Candidate> = Vec::new();
    for set in [first, second] {
        for digit in set.digits.difference(restricted).iter() {
            gone.extend(board.of_digit(set.seen(digit), digit));
        }
    }
    for digit in restricted.iter() {
        gone.extend(board.of_digit(&first.seen(digit).and(second.seen(digit)), digit));
    }
    gone.sort_unstable();
    gone.dedup();
    let links: Vec<Digit> = restricted.iter().collect();
    let sets = [first, second];
    find.eliminate(gone, figure(&sets, &links, None), facts(&sets))
}

fn figure(sets: &[&Set], links: &[Digit], digit: Option<Digit>) -> Figure {
    let sets = sets.iter().map(|set| set.figure()).collect();
    Figure::Sets { sets, links: links.to_vec(), digit }
}

fn facts(sets: &[&Set]) -> Vec<Fact> {
    let mut facts: Vec<Fact> = sets.iter().flat_map(|set| set.facts()).collect();
    facts.sort();
    facts.dedup();
    facts
}
