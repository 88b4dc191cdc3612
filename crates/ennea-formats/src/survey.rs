//! The cells of a text before it is read, so that their side and their alphabet can be found out.
//!
//! Cost: one pass.

use crate::alphabet::Alphabet;
use ennea_base::{Digit, SIDE_MAX, Shape};

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

/// The alphabet of grids of one side whose cells stand in lists, and `true` unless it is a guess: a number above
/// nine is one cell there, so that 0 to 8 beside another sign for empty cells are digits too.
pub(crate) fn of_lists(grids: &[&[&str]], side: usize) -> (Alphabet, bool) {
    let cells = || grids.iter().flat_map(|cells| cells.iter());
    let number = |cell: &str| cell.parse::<usize>().ok();
    let is_zero = |cell: &&&str| number(cell) == Some(0);
    let is_letter = |cell: &&&str| {
        cell.starts_with(|c: char| c.is_ascii_alphabetic() && !c.eq_ignore_ascii_case(&'x'))
    };
    let is_last = |cell: &&str| match number(cell) {
        Some(number) => number == side,
        None => cell.eq_ignore_ascii_case(&Alphabet::One.sign(Digit::from_index(side - 1))),
    };
    let has_letters = cells().any(|cell| is_letter(&cell));
    let has_empty = cells().any(|cell| number(cell).is_none() && !is_letter(&cell));
    // As a digit it is once in a row and in a column at most.
    let is_digit = || {
        let once = |cells: &mut dyn Iterator<Item = &&str>| cells.filter(is_zero).count() < 2;
        grids.iter().all(|cells| {
            cells.chunks(side).all(|row| once(&mut row.iter()))
                && (0..side).all(|column| once(&mut cells.iter().skip(column).step_by(side)))
        })
    };
    match () {
        () if has_letters && !cells().any(|cell| number(cell).is_some_and(|number| number > 0)) => {
            (Alphabet::Letters, true)
        }
        () if cells().any(is_last) || !has_letters && !has_empty => (Alphabet::One, true),
        () if !cells().any(|cell| is_zero(&cell)) => (Alphabet::One, !has_letters || side <= 9),
        () if is_digit() => (Alphabet::Zero, true),
        () => (Alphabet::One, false),
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
