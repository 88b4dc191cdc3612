//! A cell of a grid, by its place in reading order.

/// A cell: 0 is the top left one, N^2 - 1 the bottom right one.
///
/// A cell knows no shape; [`Shape`](crate::Shape) turns it into a row, a column and a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u16);

impl Cell {
    /// The cell with this index.
    ///
    /// # Panics
    /// If no grid up to side 36 has it.
    pub const fn new(index: usize) -> Self {
        assert!(index < 36 * 36, "a cell of a grid up to 36x36");
        Self(index as u16)
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
