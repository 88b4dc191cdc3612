//! A value for each cell of a grid, held inline up to 9x9.
//!
//! Fillings and grids of the classic size are made by the million; so they are one array, and only
//! larger ones are allocated.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

/// The most cells that are held without allocation: those of 9x9.
const INLINE: usize = 81;

/// A value for each of some cells; an inline array has room for more, which is never seen.
#[derive(Clone)]
pub(crate) struct Cells<T>(Room<T>);

#[derive(Clone)]
enum Room<T> {
    Inline([T; INLINE], u8),
    Heap(Box<[T]>),
}

impl<T: Copy> Cells<T> {
    /// This value in all of `count` cells.
    pub(crate) fn filled(value: T, count: usize) -> Self {
        Self(match count {
            0..=INLINE => Room::Inline([value; INLINE], count as u8),
            _ => Room::Heap(vec![value; count].into_boxed_slice()),
        })
    }

    /// The values, cell by cell.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        match &self.0 {
            Room::Inline(values, count) => &values[..usize::from(*count)],
            Room::Heap(values) => values,
        }
    }

    /// The values, to be changed.
    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        match &mut self.0 {
            Room::Inline(values, count) => &mut values[..usize::from(*count)],
            Room::Heap(values) => values,
        }
    }
}

impl<T: Copy> From<&[T]> for Cells<T> {
    fn from(values: &[T]) -> Self {
        let Some(&first) = values.first() else { unreachable!("a grid has a cell") };
        let mut cells = Self::filled(first, values.len());
        cells.as_mut_slice().copy_from_slice(values);
        cells
    }
}

impl<T: Copy> From<Vec<T>> for Cells<T> {
    fn from(values: Vec<T>) -> Self {
        match values.len() {
            0..=INLINE => values[..].into(),
            _ => Self(Room::Heap(values.into_boxed_slice())),
        }
    }
}

impl<T: Copy + PartialEq> PartialEq for Cells<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq> Eq for Cells<T> {}

impl<T: Copy + Hash> Hash for Cells<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + Ord> Ord for Cells<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_slice().cmp(other.as_slice())
    }
}

impl<T: Copy + Ord> PartialOrd for Cells<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
