//! A grid: every cell filled, every row, column and box holding each digit once.

use crate::cell::Cell;
use crate::cells::Cells;
use crate::digit::{Digit, DigitSet};
use crate::shape::{House, Shape};
use std::fmt;

/// A complete grid, valid by construction.
///
/// Grids of one shape are ordered as their one-line strings are.
///
/// ```
/// use ennea::Grid;
/// let grid: Grid = "1234341221434321".parse()?;
/// assert_eq!(grid.shape().to_string(), "2x2");
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Grid {
    shape: Shape,
    digits: Cells<Digit>,
}

impl Grid {
    /// The grid with these digits in reading order.
    ///
    /// # Errors
    /// A wrong number of digits, a digit above N, or two equal digits in a house.
    pub fn new(shape: Shape, digits: Vec<Digit>) -> Result<Self, GridError> {
        if digits.len() != shape.cells() {
            return Err(GridError::Length { expected: shape.cells(), found: digits.len() });
        }
        if let Some(place) = digits.iter().position(|digit| digit.number() > shape.side()) {
            let cell = Cell::new(place);
            return Err(GridError::DigitTooLarge { shape, cell, digit: digits[place] });
        }
        match find_conflict(shape, |cell| Some(digits[cell.index()])) {
            Some(conflict) => Err(GridError::Conflict(conflict)),
            None => Ok(Self { shape, digits: digits.into() }),
        }
    }

    /// The grid with digits that are known to keep the rules, as those of a moved grid are.
    pub fn from_good(shape: Shape, digits: Vec<Digit>) -> Self {
        debug_assert!(Self::new(shape, digits.clone()).is_ok(), "the rules are kept");
        Self { shape, digits: digits.into() }
    }

    /// The 3x3 grid of these numbers, which are known to keep the rules.
    pub fn of_good_numbers(numbers: &[u8; 81]) -> Self {
        let digits = numbers.map(|number| Digit::from_index(usize::from(number) - 1));
        Self { shape: Shape::CLASSIC, digits: digits[..].into() }
    }

    /// The grid that has every row shifted: row r of band b (both from 0) starts r C + b digits on.
    ///
    /// ```
    /// use ennea::{Grid, Shape};
    /// assert_eq!(Grid::cyclic("2x3".parse()?).to_string(), "123456456123234561561234345612612345");
    /// # Ok::<(), ennea::ShapeError>(())
    /// ```
    pub fn cyclic(shape: Shape) -> Self {
        let digit = |cell| {
            let (row, column) = (shape.row(cell), shape.column(cell));
            let band = shape.band_of_row(row);
            let shift = (row - band * shape.box_rows()) * shape.box_columns() + band;
            Digit::from_index((column + shift) % shape.side())
        };
        Self::from_good(shape, shape.all_cells().map(digit).collect())
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The digit in a cell.
    pub fn digit(&self, cell: Cell) -> Digit {
        self.digits()[cell.index()]
    }

    /// All digits, in reading order.
    pub fn digits(&self) -> &[Digit] {
        self.digits.as_slice()
    }
}

/// The first house in which two cells hold the same digit.
pub fn find_conflict(shape: Shape, digit: impl Fn(Cell) -> Option<Digit>) -> Option<Conflict> {
    shape.houses().find_map(|house| {
        let mut seen = DigitSet::EMPTY;
        let mut filled = shape.cells_of(house).filter_map(|cell| Some((cell, digit(cell)?)));
        let (second, value) = filled.find(|&(_, digit)| !seen.insert(digit))?;
        let first = shape.cells_of(house).find(|&cell| digit(cell) == Some(value))?;
        Some(Conflict { shape, house, digit: value, cells: [first, second] })
    })
}

/// Two cells of one house that hold the same digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Conflict {
    /// The shape, by which cells have their names.
    pub shape: Shape,
    /// The house.
    pub house: House,
    /// The digit that stands twice in it.
    pub digit: Digit,
    /// The two cells, in reading order.
    pub cells: [Cell; 2],
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.cells.map(|cell| self.shape.name(cell));
        write!(f, "{} holds the digit {} twice, at {a} and {b}", self.house, self.digit)
    }
}

/// Why some digits are no grid.
///
/// ```
/// use ennea::{Grid, Filling, Shape};
/// let puzzle: Filling = "1234341221434.21".parse()?;
/// let error = puzzle.to_grid().unwrap_err();
/// assert_eq!(error.to_string(), "found r4c2 empty, one of 1; expected a digit in every cell");
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// Not N^2 digits.
    #[error("found {found} digits; expected {expected}")]
    Length {
        /// N^2.
        expected: usize,
        /// Number of digits that there were.
        found: usize,
    },
    /// A digit above N.
    #[error(
        "found the digit {digit} at {}; expected none above {} in {shape}",
        .shape.name(*.cell), .shape.side()
    )]
    DigitTooLarge {
        /// The shape, in which N is the largest digit.
        shape: Shape,
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// A cell without a digit.
    #[error("found {} empty, one of {count}; expected a digit in every cell", .shape.name(*.cell))]
    Empty {
        /// The shape.
        shape: Shape,
        /// The first empty cell.
        cell: Cell,
        /// Number of empty cells.
        count: usize,
    },
    /// A house holds a digit twice.
    #[error("{0}; expected each digit once in each house")]
    Conflict(Conflict),
}
