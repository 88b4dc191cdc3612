//! Which shapes can be counted, and how far; and what to say of the others.

use super::{Method, Part, Question};
use ennea::Shape;
use ennea::count;
use std::fmt;

/// The shapes whose census is taken in full.
pub const IN_FULL: &str = "2x2, 2x3, 3x2, 2x4, 4x2 and 3x3";

/// Those of which only formulas are known: bands, symmetries, conjugacy classes.
pub const IN_PART: &str = "2x5, 5x2, 2x6, 6x2, 3x4 and 4x3";

/// Why a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Boxes of one row or one column make Latin squares.
    LatinSquares(Shape),
    /// Nobody has counted grids so large.
    TooLarge(Shape),
    /// The method counts smaller sides only: up to this one.
    Method(Shape, usize),
    /// A table of what is out of reach.
    Table(Shape),
}

impl Question {
    /// Checks that a census can be taken up to a part by its method.
    ///
    /// # Errors
    /// If the shape, the method or the part is out of reach; the end never is.
    pub fn check(&self, last: Part) -> Result<(), Refusal> {
        let shape = self.shape;
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        match (rows.min(columns), rows.max(columns)) {
            (2, 2..=6) | (3, 3..=4) => {}
            (1, _) => return Err(Refusal::LatinSquares(shape)),
            _ => return Err(Refusal::TooLarge(shape)),
        }
        let limit = match self.method {
            Method::ColumnSets => usize::MAX,
            Method::Bands => 9,
            Method::Templates => 8,
            Method::Enumerate => 6,
        };
        if shape.side() > limit {
            return Err(Refusal::Method(shape, limit));
        }
        if last < Part::MinimalPuzzles && !count::is_within_reach(shape) {
            return Err(Refusal::Table(shape));
        }
        Ok(())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LatinSquares(shape) => write!(
                f,
                "boxes of {shape} cells are whole rows or columns, so these are Latin squares, \
                 not Sudokus"
            ),
            Self::TooLarge(shape) => write!(
                f,
                "nobody has counted the grids with {shape} boxes (side {}), and no step of this \
                 census can",
                shape.side()
            ),
            Self::Method(shape, limit) => {
                let side = shape.side();
                write!(f, "this method counts sides up to {limit}; {shape} has side {side}")
            }
            Self::Table(shape) => write!(f, "this table is out of reach for {shape}"),
        }
    }
}

impl std::error::Error for Refusal {}
