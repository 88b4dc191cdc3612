//! Reading and writing of puzzles and grids: one-line strings and the pictures that people paste.
//!
//! A cell is one sign: `.`, `0`, `*` or `_` where it is empty, else the symbol of its digit (`1` to
//! `9`, then letters, large or small).  `0` is always empty, so the alphabet `0`-`F` of some 16x16
//! collections has to be shifted to `1`-`G` first.
//!
//! * **One line**: the N^2 cells in reading order.  What follows them after a blank, a tab, `,`,
//!   `;`, `:` or `#` (a name, a rating, the solution) is ignored.  The N rows may also be set apart
//!   by commas or blanks, `1234,3412,2143,4321`; only a `#` comment may follow then.
//! * **Picture**: N rows of N cells each on a line, close together or set apart by blanks, tabs,
//!   commas, `|`, `:`, `+` or box-drawing characters.  Lines of nothing but frame are skipped.
//!   With blanks between the cells the digits from 10 may be decimal numbers: `1 16 . 3`.
//!
//! The shape is the one that the caller gives; else the one whose boxes the frame of a picture
//! draws, by its bars, its lines or its wider gaps; else the first of [`Shape::with_cells`].  Boxes
//! of a single row or column cannot be told from a frame around every cell, so they want the shape.
//!
//! | to read | use |
//! |---|---|
//! | one puzzle, one grid | [`read_puzzle`], [`read_grid`], or `str::parse` |
//! | one after the other from many lines | [`Records`] |
//!
//! | to write | use |
//! |---|---|
//! | one line | `to_string` of [`Filling`] and [`Grid`] |
//! | a picture | [`picture`] |

mod error;
mod line;
mod picture;
mod record;
mod records;
mod write;
mod xml;

pub use error::{Problem, TextError};
pub use record::Record;
pub use records::Records;
pub use write::{line_of_numbers, picture};
pub use xml::escape_xml;

use crate::filling::Filling;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use line::{Content, Line};
use picture::Picture;
use std::str::FromStr;

/// Reads one puzzle, a one-line string or a picture.
///
/// ```
/// use ennea::text::read_puzzle;
/// let picture = "1 . . | . . 6\n. . . | 1 . .\n------+------\n. 1 . | . . .\n\
///                . . . | . 1 .\n------+------\n. . 1 | . . .\n. . . | . . 1";
/// let puzzle = read_puzzle(picture, None)?;
/// assert_eq!(puzzle.shape().to_string(), "2x3");
/// assert_eq!(puzzle.to_string(), "1....6...1...1........1...1........1");
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// The first thing in the text that is not as it should be; also a second puzzle in it.
pub fn read_puzzle(text: &str, shape: Option<Shape>) -> Result<Filling, TextError> {
    read_record(text, shape).map(|record| record.puzzle)
}

/// Reads one grid, a one-line string or a picture.
///
/// ```
/// use ennea::text::read_grid;
/// let error = read_grid("1234341221434322", None).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 16: row 4 holds the digit 2 twice, at r4c3 and r4c4"
/// );
/// ```
///
/// # Errors
/// Those of [`read_puzzle`], an empty cell, and two equal digits in a house.
pub fn read_grid(text: &str, shape: Option<Shape>) -> Result<Grid, TextError> {
    read_record(text, shape)?.to_grid()
}

impl FromStr for Filling {
    type Err = TextError;

    /// Reads a one-line string or a picture, as [`read_puzzle`] does without a shape.
    fn from_str(text: &str) -> Result<Self, TextError> {
        read_puzzle(text, None)
    }
}

impl FromStr for Puzzle {
    type Err = TextError;

    /// Reads the clues of a plain puzzle, a one-line string or a picture.
    fn from_str(text: &str) -> Result<Self, TextError> {
        read_puzzle(text, None).map(Self::from)
    }
}

impl FromStr for Grid {
    type Err = TextError;

    /// Reads a one-line string or a picture, as [`read_grid`] does without a shape.
    fn from_str(text: &str) -> Result<Self, TextError> {
        read_grid(text, None)
    }
}

/// Reads a text that is one puzzle as a whole, so that no line has to be guessed at.
fn read_record(text: &str, shape: Option<Shape>) -> Result<Record, TextError> {
    let mut picture = Picture::default();
    for (index, line) in text.lines().enumerate() {
        let line = Line::scan(index + 1, line);
        match line.content {
            Content::Comment => {}
            Content::Frame(gap) => picture.separate(gap),
            Content::Cells => picture.push(line),
        }
    }
    if picture.is_empty() {
        return Err(TextError {
            line: text.lines().count().max(1),
            column: 1,
            text: text.lines().last().unwrap_or_default().to_owned(),
            problem: Problem::Empty,
        });
    }
    picture.read(shape)
}

#[cfg(test)]
mod tests;
