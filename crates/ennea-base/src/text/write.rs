//! Writing: one-line strings, and pictures with a frame around the boxes.

use crate::digit::Digit;
use crate::filling::Filling;
use crate::grid::Grid;
use std::fmt;

impl fmt::Display for Filling {
    /// Writes the cells in reading order in one line, `.` for an empty one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.clues().iter().copied().map(sign).collect::<String>())
    }
}

impl fmt::Display for Grid {
    /// Writes the cells in reading order in one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.digits().iter().map(|digit| digit.symbol()).collect::<String>())
    }
}

/// The cells of a 3x3 puzzle in one line, from numbers up to 9, 0 for an empty cell.
pub fn line_of_numbers(cells: &[u8; 81]) -> String {
    let signs = cells.map(|number| if number == 0 { b'.' } else { b'0' + number });
    std::str::from_utf8(&signs).expect("digits and dots are ASCII").to_owned()
}

/// The puzzle as a picture, its boxes framed, without a line break at the end.
///
/// ```
/// use ennea::{Filling, text::picture};
/// let puzzle: Filling = "12.4............".parse()?;
/// assert_eq!(picture(&puzzle), "1 2 | . 4\n. . | . .\n----+----\n. . | . .\n. . | . .");
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn picture(puzzle: &Filling) -> String {
    let shape = puzzle.shape();
    let mut lines: Vec<String> = Vec::new();
    for (row, clues) in puzzle.clues().chunks(shape.side()).enumerate() {
        if row > 0 && row.is_multiple_of(shape.box_rows()) {
            lines.push(separator(shape.stacks(), shape.box_columns()));
        }
        let minirows: Vec<String> = clues.chunks(shape.box_columns()).map(spaced).collect();
        lines.push(minirows.join(" | "));
    }
    lines.join("\n")
}

/// The cells of a minirow with blanks between them.
fn spaced(clues: &[Option<Digit>]) -> String {
    clues.iter().map(|&clue| sign(clue).to_string()).collect::<Vec<_>>().join(" ")
}

/// The line between two bands, under the cells, their blanks and the bars.
fn separator(stacks: usize, box_columns: usize) -> String {
    vec!["-".repeat(2 * box_columns - 1); stacks].join("-+-")
}

fn sign(clue: Option<Digit>) -> char {
    clue.map_or('.', Digit::symbol)
}
