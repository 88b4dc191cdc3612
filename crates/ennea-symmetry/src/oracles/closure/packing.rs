//! Cell moves as numbers of 64 bits, which can be multiplied and conjugated.
//!
//! A cell move is determined by where it sends N *base cells*: the diagonal cells (i, i) for i = 0
//! to N-2, and (0, 1).
//!
//! *Proof.*  Call rows and columns lines.  Every generator sends lines to lines, so every element
//! does; and as it keeps the disjoint ones disjoint, it sends rows to rows and columns to columns,
//! or else rows to columns and columns to rows.  The images of (0, 0) and (0, 1) lie in one line,
//! the image of row 0, and in no other; so they say which.  The cell (i, i) is where row i and
//! column i meet, so its image is where their images meet, and these are the row and the column
//! of that cell, in the order that we know.  The last row and the last column go to what is left.
//!
//! So an element has a key of 64 bits, 7 bits for each image, since N is at most 9:
//!
//! ```text
//!   bit   63  62       56  55       49      13        7  6         0
//!       +---+------------+------------+---+------------+------------+
//!       | 0 | to (0,1)   | to (7,7)   |...| to (1,1)   | to (0,0)   |     for 3x3
//!       +---+------------+------------+---+------------+------------+
//! ```
//!
//! The key of g s, first g and then s, is that of g with s applied to each image.  For s^-1 g s
//! one needs what g does to cells s^-1(b) outside the base; there the proof is run as a program.
//!
//! Cost: O(N) time for a product or a conjugate.

use crate::permutation::Permutation;
use ennea_base::{Cell, Shape};

/// The largest side whose keys fit 64 bits.
pub(super) const SIDE_MAX: usize = 9;

/// The bits of a cell in a key.
const CELL_BITS: usize = 7;

/// A number above every cell, for tables that are indexed by `CELL_BITS` bits.
const CELL_MAX: usize = 1 << CELL_BITS;

/// Packing of the elements of a shape into keys.
#[derive(Clone)]
pub(super) struct Packing {
    pub(super) shape: Shape,
    base: Vec<Cell>,
}

impl Packing {
    /// The packing for a shape of side 2 to [`SIDE_MAX`].
    pub(super) fn new(shape: Shape) -> Self {
        let mut base: Vec<Cell> = (0..shape.side() - 1).map(|i| shape.cell(i, i)).collect();
        base.push(shape.cell(0, 1));
        Self { shape, base }
    }

    /// The key of the element that sends each cell to `image(cell)`.
    pub(super) fn key(&self, image: impl Fn(usize) -> usize) -> u64 {
        pack(self.base.iter().map(|cell| image(cell.index())))
    }

    /// The key of the element and the generator after it.
    pub(super) fn then(&self, key: u64, step: &Step) -> u64 {
        pack((0..self.base.len()).map(|place| step.images[image_at(key, place)]))
    }

    /// The element's action on rows and columns, decoded as in the proof above.
    pub(super) fn lines(&self, key: u64) -> Lines {
        let side = self.base.len();
        let straight = image_at(key, 0) / side == image_at(key, side - 1) / side;
        let (row_weight, column_weight) = if straight { (side, 1) } else { (1, side) };
        let mut lines = Lines { of_row: [0; SIDE_MAX], of_column: [0; SIDE_MAX], side };
        let mut row_left = side * (side - 1) / 2;
        let mut column_left = row_left;
        for place in 0..side - 1 {
            let image = image_at(key, place);
            let (mut row, mut column) = (image / side, image % side);
            if !straight {
                (row, column) = (column, row);
            }
            lines.of_row[place] = row * row_weight;
            lines.of_column[place] = column * column_weight;
            row_left -= row;
            column_left -= column;
        }
        lines.of_row[side - 1] = row_left * row_weight;
        lines.of_column[side - 1] = column_left * column_weight;
        lines
    }

    /// The element with this key, as a permutation of the cells.
    pub(super) fn permutation(&self, key: u64) -> Permutation {
        let lines = self.lines(key);
        Permutation::from_fn(self.shape.cells(), |index| {
            let cell = Cell::new(index);
            lines.image(self.shape.row(cell), self.shape.column(cell))
        })
    }
}

/// The key with these images of the base cells.
fn pack(images: impl Iterator<Item = usize>) -> u64 {
    images.enumerate().fold(0, |key, (place, image)| key | (image as u64) << (CELL_BITS * place))
}

/// The image of a base cell.
fn image_at(key: u64, place: usize) -> usize {
    (key >> (CELL_BITS * place)) as usize % CELL_MAX
}

/// An element by its lines: the cell (r, c) goes to the cell `of_row[r] + of_column[c]`.
///
/// If rows go to rows then `of_row` holds N times the new row, and `of_column` the new column; else
/// `of_row` holds the new column, and `of_column` N times the new row.
pub(super) struct Lines {
    of_row: [usize; SIDE_MAX],
    of_column: [usize; SIDE_MAX],
    side: usize,
}

impl Lines {
    fn image(&self, row: usize, column: usize) -> usize {
        self.of_row[row] + self.of_column[column]
    }

    /// The key of s^-1, this element, and s.
    pub(super) fn conjugate(&self, step: &Step) -> u64 {
        pack(
            step.base_before[..self.side]
                .iter()
                .map(|&(row, column)| step.images[self.image(row, column) % CELL_MAX]),
        )
    }
}

/// A generator s, ready to multiply.
#[derive(Clone)]
pub(super) struct Step {
    /// Image of each cell under s.
    images: [usize; CELL_MAX],
    /// The row and column that s sends to each base cell.
    base_before: Vec<(usize, usize)>,
}

impl Step {
    /// Prepares a generator.
    pub(super) fn new(packing: &Packing, generator: &Permutation) -> Self {
        let shape = packing.shape;
        let mut images = [0; CELL_MAX];
        for (index, image) in images.iter_mut().enumerate().take(shape.cells()) {
            *image = generator.image(index);
        }
        let inverse = generator.inverse();
        let before = |base: &Cell| {
            let cell = Cell::new(inverse.image(base.index()));
            (shape.row(cell), shape.column(cell))
        };
        Self { images, base_before: packing.base.iter().map(before).collect() }
    }
}
