//! The cells of a text before its format is read, so that side and alphabet can be found out.
//!
//! Cost: one pass over the first lines.

use crate::alphabet::Alphabet;
use ennea::{Digit, Shape};

/// How many lines are looked at.
pub(crate) const LINES_MAX: usize = 4096;

/// The cells of a text, so that their alphabet can be found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Survey {
    cells: String,
    /// The side of the puzzles.
    pub(crate) side: usize,
    /// Whether they are rows, one a line, that could be puzzles by themselves but are not.
    is_giant: bool,
}

impl Survey {
    /// The cells of lines that are whole puzzles, or else of rows that make one.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let mut whole = Self { cells: String::new(), side: 0, is_giant: false };
        let mut rows: Vec<String> = Vec::new();
        let mut is_close = true;
        for line in text.lines().take(LINES_MAX) {
            let line = line.split('#').next().unwrap_or_default();
            let words = line.split(|c: char| c.is_whitespace() || ",;|:+\"".contains(c));
            let is_sign = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '*' | '_' | '-');
            let is_cells =
                |word: &&str| word.chars().all(is_sign) && !word.chars().all(|c| c == '-');
            let words: Vec<&str> = words.filter(is_cells).collect();
            let run = words.iter().find(|word| side_of(word.len()).is_some_and(|side| side > 3));
            if let Some(run) = run.filter(|_| whole.cells.len() < 1 << 16) {
                whole.side = whole.side.max(run.len().isqrt());
                whole.cells += run;
            }
            is_close &= words.len() <= 1 || words.iter().all(|word| word.len() == words.len());
            rows.push(words.concat());
        }
        let times = |length: usize| rows.iter().filter(|row| row.len() == length).count();
        let is_square = |length: usize| (4..=36).contains(&length) && times(length) >= length;
        let side = rows.iter().map(String::len).find(|&length| is_square(length));
        let Some(side) = side else { return Some(whole).filter(|whole| whole.side > 0) };
        let cells: String =
            rows.iter().filter(|row| row.len() == side).map(String::as_str).collect();
        // Sixteen lines of sixteen cells are a list of 2x2 puzzles, unless digits are too large for
        // it.
        let own = side_of(side).filter(|&own| own > 3 && is_close);
        let is_giant = own.is_some_and(|own| has_above(&cells, own));
        let side = own.filter(|_| !is_giant).unwrap_or(side);
        Some(Self { cells, side, is_giant })
    }

    /// The shape of grids whose rows could be puzzles by themselves.
    pub(crate) fn giant_shape(&self) -> Option<Shape> {
        Shape::with_cells(self.side * self.side).first().copied().filter(|_| self.is_giant)
    }

    /// The alphabet that they seem to use.
    pub(crate) fn alphabet(&self) -> Alphabet {
        Alphabet::guess(&self.cells, self.side)
    }
}

/// The side of grids with this number of cells.
fn side_of(cells: usize) -> Option<usize> {
    Shape::with_cells(cells).first().map(|shape| shape.side())
}

/// Whether some sign is a digit above a side, in whatever alphabet.
fn has_above(cells: &str, side: usize) -> bool {
    let has_numbers = cells.contains(|c| matches!(c, '1'..='9'));
    let alphabet = if has_numbers { Alphabet::One } else { Alphabet::Letters };
    let number = |sign: char| Digit::from_symbol(alphabet.to_own(sign)).map(Digit::number);
    cells.chars().filter_map(number).any(|number| number > side)
}
