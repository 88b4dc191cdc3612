//! Which shapes can be counted, and how far; and what to say of the others.

use super::{Method, Part, Question};
use crate::refusal::Refusal;
use ennea::count;

/// The shapes whose census is taken; where it is in part, only formulas are known: bands,
/// symmetries, conjugacy classes.
pub const SHAPES: &str = "can be counted in full: 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3; in part: 2x5, \
    5x2, 2x6, 6x2, 3x4 and 4x3\n  hint: type, for example:  ennea census 2x4";

impl Question {
    /// Checks that a census can be taken up to a part, which can always be the end, by its method.
    ///
    /// # Errors
    /// If the shape, the method or the part is out of reach; the end never is.
    pub fn check(&self, last: Part) -> Result<(), Refusal> {
        let (shape, side) = (self.shape, self.shape.side());
        let limit = match self.method {
            Method::ColumnSets => usize::MAX,
            Method::Bands => 9,
            Method::Templates => 8,
            Method::Enumerate => 6,
        };
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        let (what, hint) = match (rows.min(columns), rows.max(columns)) {
            (1, _) => (
                format!(
                    "boxes of {shape} cells are whole rows or columns, so these are Latin squares, \
                     not Sudokus"
                ),
                SHAPES,
            ),
            (2, 2..=6) | (3, 3..=4) if side > limit => (
                format!("this method counts sides up to {limit}; {shape} has side {side}"),
                "hint: leave --method out, or type:  ennea census 2x3 --method enumerate",
            ),
            (2, 2..=6) | (3, 3..=4)
                if last < Part::MinimalPuzzles && !count::is_within_reach(shape) =>
            {
                (
                    format!("this table is out of reach for {shape}"),
                    "hint: leave --table out for what can be computed; or type:  ennea census 3x3 \
                     --table bands",
                )
            }
            (2, 2..=6) | (3, 3..=4) => return Ok(()),
            _ => (
                format!(
                    "nobody has counted the grids with {shape} boxes (side {side}), and no step of \
                     this census can"
                ),
                SHAPES,
            ),
        };
        Err(Refusal::new(format!("{what}\n  {hint}")))
    }
}
