//! Why a statement of a chain holds.

use super::super::board::{Board, HOUSES};
use super::super::candidate::Candidate;

/// Why a statement holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// By its cell.
    Cell,
    /// By its box, row or column.
    Box,
    Row,
    Column,
    /// It is assumed.
    Assumption,
    /// By a rule inside the chain.
    Rule,
}

impl Reason {
    /// By a house of each kind, in the order of [`HOUSES`].
    pub(super) const HOUSES: [Self; 3] = [Self::Box, Self::Row, Self::Column];

    /// By what one candidate excludes another, in the order of links.
    pub(super) const LINKS: [Self; 4] = [Self::Cell, Self::Box, Self::Row, Self::Column];

    /// Why one candidate excludes another: the cell, else the first house that they share.
    pub(super) fn of_exclusion(one: Candidate, other: Candidate) -> Self {
        let (a, b) = (one.cell(), other.cell());
        if a == b {
            return Self::Cell;
        }
        let kind = (0..3).find(|&kind| HOUSES[a][kind] == HOUSES[b][kind]);
        Self::HOUSES[kind.expect("they see each other")]
    }

    /// The kind of house, as a place in [`HOUSES`].
    pub(super) fn kind(self) -> Option<usize> {
        match self {
            Self::Box => Some(0),
            Self::Row => Some(1),
            Self::Column => Some(2),
            _ => None,
        }
    }

    /// The house of a cell by which the statement about it holds.
    pub(super) fn house(self, cell: usize) -> Option<usize> {
        self.kind().map(|kind| HOUSES[cell][kind].into())
    }

    /// Visits the candidates of the cell, or the places of the digit in the house, by which the
    /// statement about a candidate holds.
    #[inline]
    pub(super) fn visit_group(
        self,
        board: &Board,
        candidate: Candidate,
        visit: impl FnMut(Candidate),
    ) {
        self.visit(candidate, self.group(board, candidate), visit);
    }

    /// Visits those of them that are on one board and not on another.
    #[inline]
    pub(super) fn visit_gone(
        self,
        before: &Board,
        now: &Board,
        candidate: Candidate,
        visit: impl FnMut(Candidate),
    ) {
        let gone = self.group(before, candidate) & !self.group(now, candidate);
        self.visit(candidate, gone, visit);
    }

    /// The digits of the cell, or the places of the digit in the house.
    fn group(self, board: &Board, candidate: Candidate) -> u16 {
        let (cell, digit) = candidate.parts();
        self.house(cell).map_or(board.candidates[cell], |house| board.places[house][digit])
    }

    #[inline]
    fn visit(self, candidate: Candidate, group: u16, visit: impl FnMut(Candidate)) {
        let (cell, digit) = candidate.parts();
        match self.house(cell) {
            Some(house) => Candidate::in_house(house, group, digit).for_each(visit),
            None => Candidate::in_cell(cell, group).for_each(visit),
        }
    }
}
