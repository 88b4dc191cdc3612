//! Sets of cells, as bits in reading order.
//!
//! Wide enough for every shape, so that a set is a plain value: 1,296 bits.

use crate::cell::Cell;
use crate::shape::SIDE_MAX;
use std::fmt;

const WORDS: usize = (SIDE_MAX * SIDE_MAX).div_ceil(64);

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct CellSet([u64; WORDS]);

impl CellSet {
    pub(super) const EMPTY: Self = Self([0; WORDS]);

    pub(super) fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    pub(super) fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The cells that are in both.
    pub(super) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & other.0[k]))
    }

    /// The cells that are in either.
    pub(super) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] | other.0[k]))
    }

    /// The cells that are not in the other.
    pub(super) fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & !other.0[k]))
    }

    pub(super) fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// The first one, in reading order.
    pub(super) fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// Its cells, in reading order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        let words = self.0;
        let (mut at, mut rest) = (0, words[0]);
        std::iter::from_fn(move || {
            while rest == 0 {
                at += 1;
                if at == WORDS {
                    at -= 1;
                    return None;
                }
                rest = words[at];
            }
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(Cell::new(at * 64 + bit))
        })
    }

    pub(super) fn to_vec(self) -> Vec<Cell> {
        self.iter().collect()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::index)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let places = [0, 63, 64, 80, 1295];
        let mut set: CellSet = places.into_iter().map(Cell::new).collect();
        assert_eq!(set.iter().map(Cell::index).collect::<Vec<_>>(), places);
        set.remove(Cell::new(64));
        assert_eq!((set.len(), set.contains(Cell::new(64))), (4, false));
        let other: CellSet = [63, 65].into_iter().map(Cell::new).collect();
        assert_eq!(set.and(&other).to_vec(), [Cell::new(63)]);
        assert_eq!(set.or(&other).len(), 5);
        assert!(set.minus(&other).is_subset(&set));
        assert_eq!(CellSet::EMPTY.first(), None);
    }
}
