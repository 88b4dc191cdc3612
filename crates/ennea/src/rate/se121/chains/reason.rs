//! Why a statement of a chain holds.

use super::super::board::HOUSES;

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
}
