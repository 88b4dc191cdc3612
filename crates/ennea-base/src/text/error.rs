//! Why a text is no puzzle or no grid: where, what was found, what was expected, what to do.

use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Conflict;
use crate::shape::Shape;
use std::fmt;

/// A place in a text and the problem there.
///
/// ```
/// use ennea::{Filling, TextError};
/// let error: TextError = "12.4 34.2 2?43 4321".parse::<Filling>().unwrap_err();
/// assert_eq!((error.line, error.column), (1, 12));
/// assert_eq!(error.text, "12.4 34.2 2?43 4321");
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 12: found '?'; expected a digit, or '.' for an empty cell"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters; where cells are too few, the one after the last.
    pub column: usize,
    /// The line as it was given, without the blanks at its end.
    pub text: String,
    /// The fault there.
    pub problem: Problem,
}

/// A fault in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// There is nothing but blank lines, comments and frames.
    #[error("found no cells; expected a puzzle")]
    Empty,
    /// A character that stands for no cell.
    #[error("found '{}'; expected a digit, or '.' for an empty cell", .found.escape_debug())]
    Character {
        /// The character.
        found: char,
    },
    /// A line that is no whole puzzle.
    #[error("found {}; expected {} (a {expected} grid)", counted(*.found, "cell"), .expected.cells())]
    CellCount {
        /// Number of cells that it has.
        found: usize,
        /// The shape that was given, or else the likeliest.
        expected: Shape,
    },
    /// A row of a picture that is shorter or longer than the others.
    #[error("found {} in a row; expected {expected}", counted(*.found, "cell"))]
    RowLength {
        /// Number of cells that it has.
        found: usize,
        /// Number of cells that the shape, or else most of the rows, have.
        expected: usize,
    },
    /// Too few rows in a picture.
    #[error("found {} of {expected} cells; expected {expected} rows", counted(*.found, "row"))]
    RowCount {
        /// Number of rows that there are.
        found: usize,
        /// Number of cells in each of them, and so of rows that there should be.
        expected: usize,
    },
    /// A picture whose frame draws boxes that do not have as many cells as the rows have.
    #[error(
        "found a frame around boxes of {box_rows}x{box_columns} cells; expected boxes of {side} cells, \
         as many as a row has"
    )]
    Frame {
        /// The rows between two lines of the frame.
        box_rows: usize,
        /// The columns between two bars of the frame.
        box_columns: usize,
        /// The cells of a row.
        side: usize,
    },
    /// More text after a complete puzzle where only one was asked for.
    #[error("found more after the puzzle; expected its end")]
    SecondPuzzle,
    /// A digit above the side.
    #[error(
        "found the digit {}; expected 1 to {} (a {shape} grid)",
        with_number(found, *.number),
        with_number(&Digit::from_index(.shape.side() - 1).symbol().to_string(), .shape.side())
    )]
    DigitTooLarge {
        /// The digit as it is written.
        found: String,
        /// Its number.
        number: usize,
        /// The shape.
        shape: Shape,
    },
    /// Several digits where one cell should be, as in a grid of candidates.
    #[error("found '{found}', several digits in one cell; expected one digit or '.'")]
    SeveralDigits {
        /// All of them.
        found: String,
    },
    /// An empty cell where a complete grid was asked for.
    #[error("found {} empty; expected a digit in every cell", .shape.name(*.cell))]
    EmptyCell {
        /// The cell.
        cell: Cell,
        /// The shape.
        shape: Shape,
    },
    /// Two cells of a house that hold the same digit, where a grid was asked for.
    #[error(transparent)]
    Conflict(Conflict),
}

impl TextError {
    /// Advice on the text to type instead, in one sentence without a full stop.
    pub fn hint(&self) -> &'static str {
        match self.problem {
            Problem::Empty => {
                "type the cells of all rows in one line, or one row per line, with '.' for an \
                 empty cell"
            }
            Problem::Character { .. } => "write '.' for an empty cell, '#' before a comment",
            Problem::CellCount { .. } if !self.text.contains(is_of_cells) => {
                "write the digits of all rows in one line, with '.' for an empty cell"
            }
            Problem::CellCount { .. } => {
                "write '.' for an empty cell; for boxes of another size give the shape, such as 2x4"
            }
            Problem::RowLength { .. } | Problem::RowCount { .. } => {
                "give every row a line of its own and write '.' for an empty cell"
            }
            Problem::Frame { .. } => {
                "draw the frame around the boxes only, leave it out, or give the shape, such as 2x3"
            }
            Problem::SecondPuzzle => "give one puzzle at a time",
            Problem::DigitTooLarge { .. } => {
                "correct the digit; for boxes of another size give the shape, such as 2x4"
            }
            Problem::SeveralDigits { .. } => {
                "write '.' for a cell that is still open; candidates are not read"
            }
            Problem::EmptyCell { .. } => "fill in every cell, or solve the puzzle first",
            Problem::Conflict(_) => "change one of the two cells",
        }
    }

    /// Tests whether the column says more than the line: not where a whole line or picture is
    /// wrong.
    pub fn is_about_one_place(&self) -> bool {
        matches!(
            self.problem,
            Problem::Character { .. }
                | Problem::DigitTooLarge { .. }
                | Problem::SeveralDigits { .. }
                | Problem::EmptyCell { .. }
                | Problem::Conflict(_)
        )
    }
}

/// Tests whether the cells of most puzzles are written with this sign.
fn is_of_cells(sign: char) -> bool {
    sign.is_ascii_digit() || "._*".contains(sign)
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if self.is_about_one_place() {
            write!(f, ", column {}", self.column)?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// `1 cell`, `2 cells`.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// `7`, but `A (10)`: letters need their number beside them.
fn with_number(written: &str, number: usize) -> String {
    if written == number.to_string() { written.to_owned() } else { format!("{written} ({number})") }
}
