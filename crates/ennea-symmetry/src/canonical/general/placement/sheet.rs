//! The puzzle to be placed, cut into bands and stacks; and what there is to choose.

/// A choice of the search, in lines and stacks of the puzzle before it is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Choice {
    /// The puzzle is transposed first, or is not.
    Transposed(bool),
    /// The row that comes next.
    Row(usize),
    /// The stack that comes first in its group.
    Stack(usize),
    /// The column that comes first in its block.
    Column(usize),
}

/// A puzzle, perhaps transposed, as rows of numbers, 0 where empty; with its way of cutting.
#[derive(Clone, Debug)]
pub(in super::super) struct Sheet {
    pub(in super::super) side: usize,
    /// Number of rows of a band.
    pub(in super::super) band: usize,
    /// Number of columns of a stack.
    pub(in super::super) stack: usize,
    pub(in super::super) cells: Vec<u8>,
}

impl Sheet {
    pub(in super::super) fn row(&self, row: usize) -> &[u8] {
        &self.cells[row * self.side..][..self.side]
    }

    pub(in super::super) fn row_is_empty(&self, row: usize) -> bool {
        self.row(row).iter().all(|&clue| clue == 0)
    }

    /// The rows of a band.
    pub(in super::super) fn rows_of(&self, band: usize) -> std::ops::Range<usize> {
        band * self.band..(band + 1) * self.band
    }

    /// Tests whether a digit stands twice in a row.
    pub(super) fn has_a_digit_twice(&self, row: usize) -> bool {
        let mut seen = 0_u64;
        self.row(row).iter().filter(|&&clue| clue != 0).any(|&clue| {
            let twice = seen >> clue & 1 == 1;
            seen |= 1 << clue;
            twice
        })
    }
}
