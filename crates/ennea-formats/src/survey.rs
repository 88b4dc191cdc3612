//! The cells of a text before it is read, so that their side and their alphabet can be found out.
//!
//! Cost: one pass.

use crate::alphabet::Alphabet;
use ennea_base::{SIDE_MAX, Shape};

/// The cells of a text, so that their alphabet can be found out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Survey {
    cells: String,
    /// The side of the puzzles; 0 if there are none.
    pub(crate) side: usize,
}

/// The most cells that are looked at.
const CELLS_MAX: usize = 1 << 16;

impl Survey {
    /// The cells of lines that are whole puzzles of a side above nine.
    pub(crate) fn of_lines(text: &str) -> Self {
        let mut found = Self::default();
        for run in text.lines().flat_map(words).filter(|word| side_of(word.len()) > 3) {
            found.side = found.side.max(side_of(run.len()));
            if found.cells.len() < CELLS_MAX {
                found.cells += run;
            }
        }
        found
    }

    /// The cells of rows that make a picture, if they are signs and no numbers.
    pub(crate) fn of_rows(text: &str) -> Self {
        let rows: Vec<String> = text.lines().map(|line| words(line).collect()).collect();
        let mut times = [0; SIDE_MAX + 1];
        let lengths =
            || rows.iter().map(String::len).filter(|length| (4..=SIDE_MAX).contains(length));
        lengths().for_each(|length| times[length] += 1);
        let side = lengths().max_by_key(|&length| times[length]).unwrap_or_default();
        let cells = rows.iter().filter(|row| row.len() == side).map(String::as_str).collect();
        Self { cells, side }
    }

    /// The alphabet that the cells seem to use; nothing, if they do not tell.
    pub(crate) fn alphabet(&self) -> Option<Alphabet> {
        if self.side == 0 { Some(Alphabet::One) } else { Alphabet::guess(&self.cells, self.side) }
    }
}

/// The words of a line that may be cells.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let line = line.split('#').next().unwrap_or_default();
    let words = line.split(|c: char| c.is_whitespace() || ",;|:+\"│┃║".contains(c));
    let is_sign = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '*' | '_' | '-');
    words.filter(move |word| {
        !word.is_empty() && word.chars().all(is_sign) && !word.chars().all(|c| c == '-')
    })
}

/// The side of grids with this number of cells; 0 if there is none.
fn side_of(cells: usize) -> usize {
    Shape::with_cells(cells).first().map_or(0, |shape| shape.side())
}
