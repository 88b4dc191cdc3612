//! `susser`: one line with placed digits and eliminated candidates, as Susser and HoDoKu write it.
//!
//! ```text
//!   ...+53+4.7..  ...  ..:436 257
//!       placed 5          r3c6 is not 4, r5c7 is not 2 (digit, row, column)
//! ```
//!
//! A colon at the end with nothing after it says that no candidate has been struck out, no colon
//! that there are no candidates.  The shortened form, rows set apart by commas in which `*` fills
//! up the row, is read too.  Grammar: [SudopediaFormats], and what HoDoKu copies.

use crate::candidates::{strike, struck};
use crate::cells::{Context, read_cell, shape_of_run};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use ennea_base::{Cell, Digit, Filling, Puzzle, Shape};
use ennea_words::gaps;

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let (cells, struck) = match line.text.split_once(':') {
        Some((cells, struck)) => (cells, Some(struck)),
        None => (line.text, None),
    };
    let mut entry = read_cells(line, cells.trim(), context)?;
    if let Some(struck) = struck {
        let eliminated = read_eliminated(line, struck, entry.shape())?;
        entry.change(|puzzle| strike(puzzle, eliminated));
    }
    Ok(entry)
}

/// Reads cells with `+` before placed digits.
pub(crate) fn read_cells(
    line: Line<'_>,
    cells: &str,
    context: Context,
) -> Result<Entry, ReadError> {
    let rows: Vec<&str> = cells.split(',').collect();
    let long: String;
    let signs: Vec<(usize, char)> = if rows.len() > 1 {
        long = rows.iter().map(|row| fill(row, rows.len())).collect();
        // The places of a shortened form are those of its first sign.
        long.chars().map(|sign| (0, sign)).collect()
    } else {
        cells.char_indices().collect()
    };
    let count = signs.iter().filter(|(_, sign)| *sign != '+').count();
    let shape = shape_of_run(line, count, context.shape)?;
    let (mut clues, mut placed) = (Filling::empty(shape), Filling::empty(shape));
    let mut is_placed = false;
    let mut index = 0;
    for (at, sign) in signs {
        if sign == '+' {
            is_placed = true;
            continue;
        }
        let clue = read_cell(line, (&cells[at..], sign), shape, context.alphabet)?;
        let digits = if std::mem::take(&mut is_placed) { &mut placed } else { &mut clues };
        digits.set(Cell::new(index), clue);
        index += 1;
    }
    Ok(Entry::new(Puzzle::from(clues).with_placed(placed)).at_line(line.number))
}

/// A row of the shortened form in full: a single `*` stands for as many cells as are missing.
fn fill(row: &str, side: usize) -> String {
    let cells = row.chars().filter(|sign| *sign != '+').count();
    match row.matches('*').count() {
        1 => row.replace('*', &".".repeat((side + 1).saturating_sub(cells))),
        _ => row.to_owned(),
    }
}

/// Reads candidates as digit, row and column.
pub(crate) fn read_eliminated(
    line: Line<'_>,
    list: &str,
    shape: Shape,
) -> Result<Vec<(Digit, Cell)>, ReadError> {
    let triple = |word: &str| {
        let index = |sign: char| {
            Digit::from_symbol(sign).map(Digit::index).filter(|&index| index < shape.side())
        };
        let mut signs = word.chars().map(index);
        match (signs.next(), signs.next(), signs.next(), signs.next()) {
            (Some(Some(digit)), Some(Some(row)), Some(Some(column)), None) => {
                Some((Digit::from_index(digit), shape.cell(row, column)))
            }
            _ => None,
        }
    };
    let words = list.split([' ', '\t', ',']).filter(|word| !word.is_empty());
    let read = |word: &str| {
        triple(word).ok_or_else(|| line.wrong("misread-triple", gaps!(found = word)).at(line, word))
    };
    words.map(read).collect()
}

pub(crate) fn write(entry: &Entry) -> String {
    let puzzle = entry.puzzle();
    let is_told = puzzle.candidates().is_some() || puzzle.marks().is_some();
    let colon = if is_told { ":" } else { "" };
    format!("{}{colon}{}\n", cells_of(puzzle), eliminated_of(puzzle))
}

/// The cells with `+` before placed digits.
pub(super) fn cells_of(puzzle: &Puzzle) -> String {
    let sign = |cell| match (puzzle.clue(cell), puzzle.digit(cell)) {
        (Some(digit), _) => digit.to_string(),
        (None, Some(digit)) => format!("+{digit}"),
        (None, None) => ".".to_owned(),
    };
    puzzle.shape().all_cells().map(sign).collect()
}

/// The eliminated candidates as digit, row and column.
pub(super) fn eliminated_of(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    let triple = |(digit, cell): (Digit, Cell)| {
        format!("{digit}{}{}", shape.row(cell) + 1, shape.column(cell) + 1)
    };
    struck(puzzle).into_iter().map(triple).collect::<Vec<_>>().join(" ")
}
