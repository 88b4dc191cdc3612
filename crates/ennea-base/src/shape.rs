//! The shape of a Sudoku: how big a box is, and all the arithmetic that follows from it.
//!
//! A box has R rows and C columns; a grid has side N = R C.  Drawn for R x C = 2x3:
//!
//! ```text
//!             stack 0   stack 1        R = 2 stacks, each C = 3 columns wide
//!           +---------+---------+
//!   band 0  | . . .   | . . .   |      C = 3 bands, each R = 2 rows high,
//!           | . . .   | . . .   |      each holding R = 2 boxes
//!           +---------+---------+
//!   band 1  | ...     | ...     |
//! ```
//!
//! Three traps, all of them from R and C changing places:
//!
//! 1. a band holds **R** boxes and there are **C** bands; a stack holds C boxes and there are R;
//! 2. transposition maps R x C to C x R, so it is a symmetry of the shape only when R = C;
//! 3. in 1 x N the boxes are the rows (Latin squares): transposition then keeps the rules although
//!    R != C.  [`Shape::is_square`] is about R = C alone, so "essentially different" means
//!    "up to band, stack, row and column permutations" there.

use crate::cell::Cell;
use std::fmt;
use std::str::FromStr;

/// The largest side: digits are written `1`-`9`, then `A`-`Z`, and 36 is `@`.
pub const SIDE_MAX: usize = 36;

/// The shape of the boxes, R rows by C columns.
///
/// ```
/// use ennea::Shape;
/// let shape: Shape = "2x3".parse()?;
/// assert_eq!((shape.side(), shape.bands(), shape.stacks()), (6, 3, 2));
/// # Ok::<(), ennea::ShapeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shape {
    box_rows: u8,
    box_columns: u8,
}

impl Shape {
    /// The classic shape, 3x3: nine rows, nine columns, nine boxes.
    pub const CLASSIC: Self = Self { box_rows: 3, box_columns: 3 };

    /// The shape with boxes of `box_rows` x `box_columns` cells.
    ///
    /// # Errors
    /// A zero, or a side above [`SIDE_MAX`].
    pub fn new(box_rows: usize, box_columns: usize) -> Result<Self, ShapeError> {
        match box_rows.checked_mul(box_columns) {
            Some(1..=SIDE_MAX) => {
                Ok(Self { box_rows: box_rows as u8, box_columns: box_columns as u8 })
            }
            _ => Err(ShapeError::OutOfRange { box_rows, box_columns }),
        }
    }

    /// All shapes whose grids have this many cells, those nearest to square first, and R < C before
    /// its transposed shape.  The first is the one that a bare line of that length means.
    ///
    /// ```
    /// use ennea::Shape;
    /// let names: Vec<String> = Shape::with_cells(36).iter().map(|s| s.to_string()).collect();
    /// assert_eq!(names, ["2x3", "3x2", "1x6", "6x1"]);
    /// assert!(Shape::with_cells(80).is_empty());
    /// ```
    pub fn with_cells(cells: usize) -> Vec<Self> {
        let side = (1..=SIDE_MAX).find(|side| side * side == cells).unwrap_or(0);
        let mut shapes: Vec<Self> = (1..=side)
            .filter(|rows| side.is_multiple_of(*rows))
            .map(|rows| Self { box_rows: rows as u8, box_columns: (side / rows) as u8 })
            .collect();
        shapes.sort_by_key(|s| (s.box_rows.abs_diff(s.box_columns), s.box_rows));
        shapes
    }

    /// R, the rows of a box; also the rows of a band, the boxes of a band, and the stacks.
    pub const fn box_rows(self) -> usize {
        self.box_rows as usize
    }

    /// C, the columns of a box; also the columns of a stack, the boxes of a stack, and the bands.
    pub const fn box_columns(self) -> usize {
        self.box_columns as usize
    }

    /// Tests whether its boxes are neither rows nor columns: of Latin squares they are.
    pub const fn has_boxes(self) -> bool {
        self.box_rows() > 1 && self.box_columns() > 1
    }

    /// N = R C: rows, columns, boxes and digits.
    pub const fn side(self) -> usize {
        self.box_rows() * self.box_columns()
    }

    /// The number of cells, N^2.
    pub const fn cells(self) -> usize {
        self.side() * self.side()
    }

    /// The number of bands (rows of boxes): C.
    pub const fn bands(self) -> usize {
        self.box_columns()
    }

    /// The number of stacks (columns of boxes): R.
    pub const fn stacks(self) -> usize {
        self.box_rows()
    }

    /// Tests whether R = C, so that transposition is a symmetry of the shape.
    pub const fn is_square(self) -> bool {
        self.box_rows == self.box_columns
    }

    /// The shape of the transposed grids, C x R.
    pub const fn transposed(self) -> Self {
        Self { box_rows: self.box_columns, box_columns: self.box_rows }
    }

    /// The cell in this row and column, both counted from 0.
    pub const fn cell(self, row: usize, column: usize) -> Cell {
        Cell::new(row * self.side() + column)
    }

    /// The row of a cell, from 0.
    pub const fn row(self, cell: Cell) -> usize {
        cell.index() / self.side()
    }

    /// The column of a cell, from 0.
    pub const fn column(self, cell: Cell) -> usize {
        cell.index() % self.side()
    }

    /// The box of a cell, from 0, in reading order.
    pub const fn box_index(self, cell: Cell) -> usize {
        self.band_of_row(self.row(cell)) * self.stacks() + self.stack_of_column(self.column(cell))
    }

    /// The band of a row.
    pub const fn band_of_row(self, row: usize) -> usize {
        row / self.box_rows()
    }

    /// The stack of a column.
    pub const fn stack_of_column(self, column: usize) -> usize {
        column / self.box_columns()
    }

    /// All cells, in reading order.
    pub fn all_cells(self) -> impl Iterator<Item = Cell> + Clone {
        (0..self.cells()).map(Cell::new)
    }

    /// All houses: the N rows, the N columns, the N boxes.
    pub fn houses(self) -> impl Iterator<Item = House> + Clone {
        let n = self.side();
        (0..n).map(House::Row).chain((0..n).map(House::Column)).chain((0..n).map(House::Box))
    }

    /// The three houses of a cell.
    pub fn houses_of(self, cell: Cell) -> [House; 3] {
        [
            House::Row(self.row(cell)),
            House::Column(self.column(cell)),
            House::Box(self.box_index(cell)),
        ]
    }

    /// The N cells of a house, in reading order.
    pub fn cells_of(self, house: House) -> impl Iterator<Item = Cell> + Clone {
        (0..self.side()).map(move |k| match house {
            House::Row(row) => self.cell(row, k),
            House::Column(column) => self.cell(k, column),
            House::Box(index) => {
                let top = index / self.stacks() * self.box_rows();
                let left = index % self.stacks() * self.box_columns();
                self.cell(top + k / self.box_columns(), left + k % self.box_columns())
            }
        })
    }

    /// The name of a cell, with its row and column counted from 1.
    ///
    /// ```
    /// use ennea::Shape;
    /// let cell = Shape::CLASSIC.cell(4, 6);
    /// assert_eq!(Shape::CLASSIC.name(cell), "r5c7");
    /// assert_eq!(Shape::CLASSIC.cell_named("R5C7"), Some(cell));
    /// assert_eq!(Shape::CLASSIC.cell_named("r5c10"), None);
    /// ```
    pub fn name(self, cell: Cell) -> String {
        format!("r{}c{}", self.row(cell) + 1, self.column(cell) + 1)
    }

    /// The cell with a name such as `r1c9`, in small or capital letters; `None` if no cell has it.
    pub fn cell_named(self, name: &str) -> Option<Cell> {
        let (row, column) = name.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
        // A number without a sign, which `parse` alone would let pass.
        let number = |text: &str| text.parse().ok().filter(|_| !text.starts_with('+'));
        let in_range = |number: &usize| (1..=self.side()).contains(number);
        let row = number(row).filter(in_range)?;
        let column = number(column).filter(in_range)?;
        Some(self.cell(row - 1, column - 1))
    }

    /// A house that holds both cells, if there is one (a row before a column before a box).
    ///
    /// Two different cells for which this is `Some` are *peers*: they never hold the same digit.
    pub fn shared_house(self, a: Cell, b: Cell) -> Option<House> {
        let theirs = self.houses_of(b);
        self.houses_of(a).into_iter().find(|house| theirs.contains(house))
    }

    /// The other cells that share a house with this one: N-1 + N-1 + (R-1)(C-1) of them.
    pub fn peers(self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.all_cells()
            .filter(move |&other| other != cell && self.shared_house(cell, other).is_some())
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.box_rows, self.box_columns)
    }
}

impl FromStr for Shape {
    type Err = ShapeError;

    /// Reads `RxC`, for example `3x3` or `2x5`.
    fn from_str(text: &str) -> Result<Self, ShapeError> {
        let malformed = || ShapeError::Malformed(text.to_owned());
        let (rows, columns) = text.split_once(['x', 'X', '\u{d7}']).ok_or_else(malformed)?;
        let number = |part: &str| {
            let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
            if digits { part.parse().map_err(|_| malformed()) } else { Err(malformed()) }
        };
        Self::new(number(rows)?, number(columns)?)
    }
}

/// A row, a column or a box, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum House {
    /// A row, from the top.
    Row(usize),
    /// A column, from the left.
    Column(usize),
    /// A box, in reading order.
    Box(usize),
}

impl fmt::Display for House {
    /// Counts from 1, as people do: `row 1`, `column 9`, `box 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(index) => write!(f, "row {}", index + 1),
            Self::Column(index) => write!(f, "column {}", index + 1),
            Self::Box(index) => write!(f, "box {}", index + 1),
        }
    }
}

/// Why a text or a pair of numbers is no shape.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// The text is not of the form `RxC`.
    #[error(
        "'{0}' is not a box shape; expected RxC, the rows and columns of a box, for example 3x3 or 2x4"
    )]
    Malformed(String),
    /// A zero, or R C above [`SIDE_MAX`].
    #[error(
        "boxes of {box_rows}x{box_columns} cells cannot be handled; R and C are at least 1 and R times C is \
         at most {SIDE_MAX}"
    )]
    OutOfRange {
        /// R.
        box_rows: usize,
        /// C.
        box_columns: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_in_its_three_houses_and_has_the_right_number_of_peers() {
        for (r, c) in [(1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (4, 3)] {
            let shape = Shape::new(r, c).unwrap();
            assert_eq!(shape.houses().count(), 3 * shape.side());
            for cell in shape.all_cells() {
                for house in shape.houses() {
                    let inside = shape.cells_of(house).any(|other| other == cell);
                    assert_eq!(inside, shape.houses_of(cell).contains(&house));
                }
                let expected = 2 * (shape.side() - 1) + (r - 1) * (c - 1);
                assert_eq!(shape.peers(cell).count(), expected);
            }
        }
    }

    #[test]
    fn shapes_are_read_and_refused() {
        assert_eq!("3x3".parse(), Ok(Shape::CLASSIC));
        assert_eq!("2X3".parse::<Shape>().unwrap().to_string(), "2x3");
        for bad in ["", "3", "3x", "x3", "3x3x3", "+3x3", "a", "3 x 3"] {
            assert!(matches!(bad.parse::<Shape>(), Err(ShapeError::Malformed(_))), "{bad}");
        }
        for bad in ["0x3", "9x9", "37x1", "99999999999x99999999999"] {
            assert!(matches!(bad.parse::<Shape>(), Err(ShapeError::OutOfRange { .. })), "{bad}");
        }
    }

    #[test]
    fn a_length_names_the_shape_nearest_to_square_first() {
        let first = |cells| Shape::with_cells(cells)[0].to_string();
        assert_eq!(first(16), "2x2");
        assert_eq!(first(64), "2x4");
        assert_eq!(first(81), "3x3");
        assert_eq!(first(144), "3x4");
        assert_eq!(first(625), "5x5");
    }
}
