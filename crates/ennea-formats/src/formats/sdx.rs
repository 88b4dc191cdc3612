//! `sdx`: SudoCue's work in progress.
//!
//! Nine lines of nine words with a blank between: a clue as its digit, a placed digit as `u` and
//! the digit, an open cell as its candidates close together.  Source: [SudoCue], file formats.  An
//! open cell with one candidate cannot be told from a clue, so it is read as one; `.` is a cell in which
//! nobody wrote any.  Candidates that are everywhere those that peers leave say nothing.

use crate::candidates::{candidate_grid, single, wrong_sign};
use crate::cells::{Context, Entries, is_comment, shape_of_side, signs_of};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use ennea_base::{Cell, Digit, DigitSet, Filling};
use ennea_words::gaps;

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let mut lines = Line::all(text).filter(|line| !is_comment(line.text)).peekable();
    Box::new(std::iter::from_fn(move || {
        let first = lines.peek()?.text;
        let side = context.shape.map_or(first.split_whitespace().count(), |shape| shape.side());
        let rows: Vec<Line<'_>> = lines.by_ref().take(side.clamp(1, 36)).collect();
        Some(read_grid(&rows, side, context))
    }))
}

fn read_grid(rows: &[Line<'_>], side: usize, context: Context) -> Result<Entry, ReadError> {
    let (first, last) = (rows[0], rows[rows.len() - 1]);
    let shape = shape_of_side(side, context.shape).filter(|_| rows.len() == side);
    let shape = shape
        .ok_or_else(|| last.wrong("text-row-count", gaps!(found = rows.len(), expected = side)))?;
    let mut clues = Filling::empty(shape);
    let mut placed = Filling::empty(shape);
    let mut sets = vec![None; shape.cells()];
    for (row, &line) in rows.iter().enumerate() {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        if words.len() != side {
            return Err(line.wrong("misread-groups", gaps!(found = words.len(), expected = side)));
        }
        for (column, word) in words.into_iter().enumerate() {
            let cell = shape.cell(row, column);
            let (is_placed, digits) = match word.strip_prefix(['u', 'U']) {
                Some(digits) => (true, digits),
                None => (false, word),
            };
            let mut set = DigitSet::EMPTY;
            for (at, sign) in digits.char_indices() {
                let digit = Digit::from_symbol(sign).filter(|d| d.number() <= shape.side());
                match digit {
                    Some(digit) => _ = set.insert(digit),
                    None if matches!(sign, '.' | '0') => {}
                    None => return Err(wrong_sign(line, &digits[at..], sign, shape)),
                }
            }
            match single(set) {
                Some(digit) if is_placed => placed.set(cell, Some(digit)),
                Some(digit) => clues.set(cell, Some(digit)),
                None => sets[cell.index()] = Some(set).filter(|set| !set.is_empty()),
            }
        }
    }
    let bare = Entry::of_parts(clues.clone(), placed.clone(), vec![None; shape.cells()]);
    let is_basic = |cell: Cell| {
        let set = bare.puzzle().basic_candidates(cell);
        sets[cell.index()].is_none_or(|written| written == set)
    };
    let entry = match shape.all_cells().all(is_basic) {
        true => bare,
        false => Entry::of_parts(clues, placed, sets),
    };
    Ok(entry.at_line(first.number))
}

pub(crate) fn write(entry: &Entry) -> String {
    let (puzzle, grid) = (entry.puzzle(), candidate_grid(entry.puzzle()));
    let placed = |cell| puzzle.placed().and_then(|placed| placed.clue(cell));
    let word = |cell: Cell| match (placed(cell), grid[cell.index()]) {
        (Some(digit), _) => format!("u{digit}"),
        (None, set) if set.is_empty() => ".".to_owned(),
        (None, set) => signs_of(set),
    };
    let rows = crate::cells::rows_of(entry.shape(), word);
    rows.iter().map(|row| row.join(" ") + "\n").collect()
}
