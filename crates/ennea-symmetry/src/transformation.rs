//! A transformation: the moves that turn grids into grids, as one value.
//!
//! The cell (i, j) goes to (rows(i), columns(j)), or, where the transformation transposes, to
//! (rows(j), columns(i)): first mirrored in the main diagonal, then moved.  What stands in the
//! cell goes along and is relabelled:
//!
//! ```text
//!   (t g)[t(x)] = digits(g[x])
//! ```
//!
//! `rows` keeps bands together and `columns` keeps stacks together; only square shapes transpose.
//! Products are read from left to right: `a.then(&b)` is first a, then b.

use super::permutation::Permutation;
use ennea_base::{Cell, Digit, Filling, Grid, Shape};

/// An element of the whole symmetry group: a cell move and a relabelling.
///
/// ```
/// use ennea::{Grid, Shape, symmetry::Transformation};
/// let grid: Grid = "1234341221434321".parse()?;
/// let mirror = Transformation::parse(grid.shape(), "transpose digits (2 3)")?;
/// assert_eq!(mirror.apply(&grid), "1234341221434321".parse()?);
/// assert_eq!(mirror.order(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Transformation {
    shape: Shape,
    transposes: bool,
    rows: Permutation,
    columns: Permutation,
    digits: Permutation,
}

impl Transformation {
    /// The transformation that changes nothing.
    pub fn identity(shape: Shape) -> Self {
        let still = Permutation::identity(shape.side());
        Self::of_lines(shape, Transposes::No, still.clone(), still)
    }

    /// The transformation with these row, column and digit permutations.
    ///
    /// # Errors
    /// A permutation of another degree than N, one that tears a band or a stack apart, or a
    /// transposition where R != C.
    pub fn new(
        shape: Shape,
        transposes: Transposes,
        rows: Permutation,
        columns: Permutation,
        digits: Permutation,
    ) -> Result<Self, TransformationError> {
        let transposes = transposes == Transposes::Yes;
        if transposes && !shape.is_square() {
            return Err(TransformationError::NotSquare(shape));
        }
        for found in [&rows, &columns, &digits].map(|permutation| permutation.degree()) {
            if found != shape.side() {
                return Err(TransformationError::Degree { expected: shape.side(), found });
            }
        }
        let torn = |permutation: &Permutation, size: usize| {
            (0..shape.side())
                .find(|&k| permutation.image(k) / size != permutation.image(k / size * size) / size)
        };
        if let Some(row) = torn(&rows, shape.box_rows()) {
            return Err(TransformationError::TearsBand(row));
        }
        if let Some(column) = torn(&columns, shape.box_columns()) {
            return Err(TransformationError::TearsStack(column));
        }
        Ok(Self { shape, transposes, rows, columns, digits })
    }

    /// The move of rows and columns alone, for permutations known to be good.
    pub fn of_lines(
        shape: Shape,
        transposes: Transposes,
        rows: Permutation,
        columns: Permutation,
    ) -> Self {
        let digits = Permutation::identity(shape.side());
        Self::new(shape, transposes, rows, columns, digits).expect("bands and stacks are kept")
    }

    /// The mirror in the main diagonal.
    ///
    /// # Errors
    /// Where R != C.
    pub fn transposition(shape: Shape) -> Result<Self, TransformationError> {
        let still = Permutation::identity(shape.side());
        Self::new(shape, Transposes::Yes, still.clone(), still.clone(), still)
    }

    /// The turn by 180 degrees.
    pub fn half_turn(shape: Shape) -> Self {
        let reversal = Permutation::from_fn(shape.side(), |k| shape.side() - 1 - k);
        Self::of_lines(shape, Transposes::No, reversal.clone(), reversal)
    }

    /// The turn by 90 degrees, clockwise.
    ///
    /// # Errors
    /// Where R != C.
    pub fn quarter_turn(shape: Shape) -> Result<Self, TransformationError> {
        let still = Permutation::identity(shape.side());
        let reversal = Permutation::from_fn(shape.side(), |k| shape.side() - 1 - k);
        Self::new(shape, Transposes::Yes, still.clone(), reversal, still)
    }

    /// Keeps the cell move and takes this relabelling instead.
    ///
    /// # Panics
    /// If the relabelling is not of N digits.
    #[must_use]
    pub fn with_digits(mut self, digits: Permutation) -> Self {
        assert_eq!(digits.degree(), self.shape.side(), "a relabelling moves N digits");
        self.digits = digits;
        self
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Tests whether rows become columns.
    pub fn transposes(&self) -> bool {
        self.transposes
    }

    /// Permutation of the rows (after transposing, if it does).
    pub fn rows(&self) -> &Permutation {
        &self.rows
    }

    /// Permutation of the columns (after transposing, if it does).
    pub fn columns(&self) -> &Permutation {
        &self.columns
    }

    /// Permutation of the digits, by index.
    pub fn digits(&self) -> &Permutation {
        &self.digits
    }

    /// Action on the rows and on the columns, the other way round if they change their roles.
    pub(crate) fn lines(&self, exchanged: bool) -> (&Permutation, &Permutation) {
        if exchanged { (&self.columns, &self.rows) } else { (&self.rows, &self.columns) }
    }

    /// Image of a cell.
    pub fn image(&self, cell: Cell) -> Cell {
        self.image_of(self.shape.row(cell), self.shape.column(cell))
    }

    #[inline]
    fn image_of(&self, row: usize, column: usize) -> Cell {
        let (row, column) = if self.transposes { (column, row) } else { (row, column) };
        self.shape.cell(self.rows.image(row), self.columns.image(column))
    }

    /// Images of all cells, in reading order.
    fn images(&self) -> impl Iterator<Item = Cell> {
        let lines = 0..self.shape.side();
        lines.clone().flat_map(move |row| lines.clone().map(move |k| self.image_of(row, k)))
    }

    /// Image of a digit.
    pub fn relabel(&self, digit: Digit) -> Digit {
        Digit::from_index(self.digits.image(digit.index()))
    }

    /// First this one, then the other.
    ///
    /// # Panics
    /// If the shapes differ.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        assert_eq!(self.shape, other.shape, "transformations of one shape");
        // A transposition that comes later sends what were rows on as columns.
        let (rows, columns) = self.lines(other.transposes);
        Self {
            shape: self.shape,
            transposes: self.transposes != other.transposes,
            rows: rows.then(&other.rows),
            columns: columns.then(&other.columns),
            digits: self.digits.then(&other.digits),
        }
    }

    /// The transformation that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (rows, columns) = self.lines(self.transposes);
        Self {
            shape: self.shape,
            transposes: self.transposes,
            rows: rows.inverse(),
            columns: columns.inverse(),
            digits: self.digits.inverse(),
        }
    }

    /// Tests whether it moves no cell and renames no digit.
    pub fn is_identity(&self) -> bool {
        !self.transposes
            && [&self.rows, &self.columns, &self.digits].iter().all(|p| p.is_identity())
    }

    /// The cell move as a permutation of the N^2 cells.
    pub fn cell_permutation(&self) -> Permutation {
        Permutation::from_fn(self.shape.cells(), |cell| self.image(Cell::new(cell)).index())
    }

    /// The least number of times after which nothing has changed.
    pub fn order(&self) -> u128 {
        use num_integer::Integer;
        self.cell_permutation().order().lcm(&self.digits.order())
    }

    /// The image of a grid.
    ///
    /// # Panics
    /// If the shapes differ.
    pub fn apply(&self, grid: &Grid) -> Grid {
        assert_eq!(self.shape, grid.shape(), "a transformation and a grid of one shape");
        let mut digits = grid.digits().to_vec();
        for (image, &digit) in self.images().zip(grid.digits()) {
            digits[image.index()] = self.relabel(digit);
        }
        Grid::from_good(self.shape, digits)
    }

    /// The image of a puzzle.
    ///
    /// # Panics
    /// If the shapes differ.
    pub fn apply_to_puzzle(&self, puzzle: &Filling) -> Filling {
        assert_eq!(self.shape, puzzle.shape(), "a transformation and a puzzle of one shape");
        let mut image = Filling::empty(self.shape);
        for (cell, &clue) in self.images().zip(puzzle.clues()) {
            image.set(cell, clue.map(|digit| self.relabel(digit)));
        }
        image
    }
}

/// Choice whether a transformation mirrors the grid in its main diagonal before it moves lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transposes {
    /// Rows become columns.
    Yes,
    /// Rows stay rows.
    No,
}

/// Why some permutations are no transformation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TransformationError {
    /// A transposition of a shape with R != C.
    #[error(
        "transposition turns {} boxes into {}; only square boxes transpose",
        .0, .0.transposed()
    )]
    NotSquare(Shape),
    /// A permutation of another number of things than N.
    #[error("a permutation of {found} things; expected {expected}")]
    Degree {
        /// N.
        expected: usize,
        /// Number of things that it permutes.
        found: usize,
    },
    /// This row (from 0) leaves the others of its band.
    #[error("row {} leaves the other rows of its band", .0 + 1)]
    TearsBand(usize),
    /// This column (from 0) leaves the others of its stack.
    #[error("column {} leaves the other columns of its stack", .0 + 1)]
    TearsStack(usize),
}
