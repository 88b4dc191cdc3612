//! Single paths from a candidate on, link by link, breadth first.
//!
//! *True to false*: the other candidates of the cell, then the same digit in the box, the rest of
//! the row and of the column.  *False to true*: the only other candidate of the cell, then the only
//! other place of the digit in the box, row, column.

use super::super::super::board::{Board, CELLS, CROSSINGS, HOUSES, PLACES, len};
use super::super::super::candidate::{Candidate, Literal};
use super::super::Candidates;
use super::super::reason::Reason;
use super::Kinds;
use ennea_base::ones;

/// A statement that was met: how, and after how many links.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Met {
    pub(in super::super) literal: Literal,
    pub(in super::super) reason: Reason,
    /// The place of the one before it in the list of all.
    pub(in super::super) before: u16,
    pub(in super::super) depth: u16,
}

/// A walk: all that was met, and what comes next, by their places.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Walk {
    pub(in super::super) met: Vec<Met>,
    pub(in super::super) trues: Candidates,
    pub(in super::super) falses: Candidates,
    pub(in super::super) waiting: Vec<u16>,
    pub(in super::super) next: Vec<u16>,
    /// The false statements of a step of a cycle: what they come after, and why.
    pub(in super::super) falses_waiting: Vec<(u16, Candidate, Reason)>,
}

impl Walk {
    /// Starts anew from a statement.
    pub(in super::super) fn start(&mut self, start: Literal) {
        self.met.clear();
        self.waiting.clear();
        self.trues = Candidates::EMPTY;
        self.falses = Candidates::EMPTY;
        let known = if start.is_true() { &mut self.trues } else { &mut self.falses };
        known.insert(start.candidate().bit());
        let reason = Reason::Assumption;
        self.met.push(Met { literal: start, reason, before: 0, depth: 0 });
        self.waiting.push(0);
    }

    /// Statement met at a place of the list.
    pub(in super::super) fn at(&self, place: u16) -> Met {
        self.met[usize::from(place)]
    }

    /// Meets a statement; its place.
    pub(in super::super) fn push(&mut self, literal: Literal, reason: Reason, before: u16) -> u16 {
        let depth = self.at(before).depth + 1;
        self.met.push(Met { literal, reason, before, depth });
        (self.met.len() - 1) as u16
    }

    /// Goes on to what comes next.
    pub(in super::super) fn advance(&mut self) {
        self.waiting.clear();
        std::mem::swap(&mut self.waiting, &mut self.next);
    }

    /// Statements met on the way to a place of the list, from there back to the start.
    pub(in super::super) fn back_from(&self, place: u16) -> impl Iterator<Item = Met> {
        let before = |&place: &u16| (place != 0).then(|| self.at(place).before);
        std::iter::successors(Some(place), before).map(|place| self.at(place))
    }
}

/// Visits what is false if a candidate is true, as long as that says to go on; whether it does to the end.
#[inline]
pub(in super::super) fn true_to_false(
    board: &Board,
    kinds: Kinds,
    source: Candidate,
    mut visit: impl FnMut(Candidate, Reason) -> bool,
) -> bool {
    let (cell, digit) = source.parts();
    if kinds.has_y() {
        for other in ones(board.candidates[cell] & !(1 << digit)) {
            if !visit(Candidate::new(cell, other), Reason::Cell) {
                return false;
            }
        }
    }
    for kind in 0..3 {
        let house = usize::from(HOUSES[cell][kind]);
        let mut places = board.places[house][digit] & !(1 << PLACES[cell][kind]);
        if kind > 0 {
            // Those of the box came before.
            places &= !CROSSINGS[house][usize::from(HOUSES[cell][0])];
        }
        for place in ones(places) {
            let other = Candidate::new(CELLS[house][place].into(), digit);
            if !visit(other, Reason::HOUSES[kind]) {
                return false;
            }
        }
    }
    true
}

/// Candidates that are true if a candidate is false; once for each reason.
#[inline]
pub(in super::super) fn false_to_true(
    board: &Board,
    kinds: Kinds,
    source: Candidate,
) -> impl Iterator<Item = (Candidate, Reason)> {
    let (cell, digit) = source.parts();
    let other = |word: u16, own: usize| if len(word) == 2 { word & !(1 << own) } else { 0 };
    let others = if kinds.has_y() { other(board.candidates[cell], digit) } else { 0 };
    let in_cell = Candidate::in_cell(cell, others).map(|other| (other, Reason::Cell));
    let houses = if kinds.has_x() { 0..3 } else { 0..0 };
    in_cell.chain(houses.flat_map(move |kind| {
        let house = usize::from(HOUSES[cell][kind]);
        let places = other(board.places[house][digit], PLACES[cell][kind].into());
        Candidate::in_house(house, places, digit).map(move |other| (other, Reason::HOUSES[kind]))
    }))
}
