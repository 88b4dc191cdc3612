//! Single paths from a candidate on, link by link, breadth first.
//!
//! *True to false*: the other candidates of the cell, then the same digit in the box, the rest of
//! the row and of the column.  *False to true*: the only other candidate of the cell, then the only
//! other place of the digit in the box, row, column.

use super::super::board::{Board, CELLS, CROSSINGS, HOUSES, PLACES, len};
use super::super::candidate::{Candidate, Literal};
use super::Candidates;
use super::links::Kinds;
use super::reason::Reason;
use crate::bits::ones;

/// A statement that was met: how, and after how many links.
#[derive(Clone, Copy, Debug)]
pub(super) struct Met {
    pub(super) literal: Literal,
    pub(super) reason: Reason,
    /// The place of the one before it in the list of all.
    pub(super) before: u16,
    pub(super) depth: u16,
}

/// A walk: all that was met, and what comes next, by their places.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) met: Vec<Met>,
    pub(super) trues: Candidates,
    pub(super) falses: Candidates,
    pub(super) waiting: Vec<u16>,
    pub(super) next: Vec<u16>,
    /// The false statements of a step of a cycle: what they come after, and why.
    pub(super) falses_waiting: Vec<(u16, Candidate, Reason)>,
}

impl Default for Walk {
    fn default() -> Self {
        Self {
            met: Vec::new(),
            trues: Candidates::EMPTY,
            falses: Candidates::EMPTY,
            waiting: Vec::new(),
            next: Vec::new(),
            falses_waiting: Vec::new(),
        }
    }
}

impl Walk {
    /// Starts anew from a statement.
    pub(super) fn start(&mut self, start: Literal) {
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

    /// What was met at a place of the list.
    pub(super) fn at(&self, place: u16) -> Met {
        self.met[usize::from(place)]
    }

    /// Meets a statement; its place.
    pub(super) fn push(&mut self, literal: Literal, reason: Reason, before: u16) -> u16 {
        let depth = self.at(before).depth + 1;
        self.met.push(Met { literal, reason, before, depth });
        (self.met.len() - 1) as u16
    }

    /// Goes on to what comes next.
    pub(super) fn advance(&mut self) {
        self.waiting.clear();
        std::mem::swap(&mut self.waiting, &mut self.next);
    }

    /// Whether a statement is on the path to a place of the list, and not at its end.
    pub(super) fn is_on_path(&self, mut place: u16, literal: Literal) -> bool {
        while place != 0 {
            place = self.at(place).before;
            if self.at(place).literal == literal {
                return true;
            }
        }
        false
    }
}

/// Visits what is false if a candidate is true.
pub(super) fn true_to_false(
    board: &Board,
    kinds: Kinds,
    source: Candidate,
    mut visit: impl FnMut(Candidate, Reason),
) {
    let (cell, digit) = source.parts();
    if kinds.has_y() {
        for other in ones(board.candidates[cell] & !(1 << digit)) {
            visit(Candidate::new(cell, other), Reason::Cell);
        }
    }
    let own_box = usize::from(HOUSES[cell][0]);
    for kind in 0..3 {
        let house = usize::from(HOUSES[cell][kind]);
        let mut places = board.places[house][digit] & !(1 << PLACES[cell][kind]);
        if kind > 0 {
            // Those of the box came before.
            places &= !CROSSINGS[house][own_box];
        }
        for place in ones(places) {
            visit(Candidate::new(CELLS[house][place].into(), digit), Reason::HOUSES[kind]);
        }
    }
}

/// Visits what is true if a candidate is false; once for each reason.
pub(super) fn false_to_true(
    board: &Board,
    kinds: Kinds,
    source: Candidate,
    mut visit: impl FnMut(Candidate, Reason),
) {
    let (cell, digit) = source.parts();
    let candidates = board.candidates[cell];
    if kinds.has_y() && len(candidates) == 2 {
        let other = candidates & !(1 << digit);
        visit(Candidate::new(cell, other.trailing_zeros() as usize), Reason::Cell);
    }
    if !kinds.has_x() {
        return;
    }
    for kind in 0..3 {
        let house = usize::from(HOUSES[cell][kind]);
        let places = board.places[house][digit];
        if len(places) == 2 {
            let other = places & !(1 << PLACES[cell][kind]);
            let other = CELLS[house][other.trailing_zeros() as usize];
            visit(Candidate::new(other.into(), digit), Reason::HOUSES[kind]);
        }
    }
}
