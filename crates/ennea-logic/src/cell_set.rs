//! Sets of cells, wide enough for every shape, so that a set is a plain value: 1,344 bits.

use ennea_base::{Bits, Cell, SIDE_MAX};

const WORDS: usize = (SIDE_MAX * SIDE_MAX).div_ceil(64);

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct CellSet(Bits<WORDS>);

impl CellSet {
    pub(super) const EMPTY: Self = Self(Bits::EMPTY);

    pub(super) fn insert(&mut self, cell: Cell) {
        self.0.insert(cell.index());
    }

    pub(super) fn remove(&mut self, cell: Cell) {
        self.0.remove(cell.index());
    }

    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.0.contains(cell.index())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cells that are in both.
    pub(super) fn and(&self, other: &Self) -> Self {
        Self(self.0.and(&other.0))
    }

    /// The cells that are in either.
    pub(super) fn or(&self, other: &Self) -> Self {
        Self(self.0.or(&other.0))
    }

    /// The cells that are not in the other.
    pub(super) fn minus(&self, other: &Self) -> Self {
        Self(self.0.without(&other.0))
    }

    pub(super) fn is_subset(&self, other: &Self) -> bool {
        self.0.is_subset(&other.0)
    }

    /// The first cell in reading order.
    pub(super) fn first(&self) -> Option<Cell> {
        self.0.first().map(Cell::new)
    }

    /// The cells in reading order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        self.0.iter().map(Cell::new)
    }

    pub(super) fn to_vec(self) -> Vec<Cell> {
        self.iter().collect()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        Self(cells.into_iter().map(Cell::index).collect())
    }
}
