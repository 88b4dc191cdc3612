//! Lines and pictures: `line`, `sdm`, `picture`, `msk`, `spf`.
//!
//! All of them are read by the library's own reader ([`ennea::text`]), after the signs of another
//! alphabet have been replaced one for one and `-`, `x` and `X` in a one-line puzzle have become
//! `.`.  What follows a one-line puzzle is kept: `ED=8.3/1.2/1.2` or a number as its rating, a
//! second run of as many cells as its solution, anything else as a comment.
//!
//! Where that reader finds nothing, Sudopedia's rule decides: a text whose digits and one sign for
//! empty cells (`0 . X * _` or a blank, the first that fits) add up to 81 is a puzzle, whatever
//! else is in it.  Source: [SudopediaFormats]; what `.msk` and `.spf` are is known from
//! examples only.

use crate::alphabet::Alphabet;
use crate::cells::{Context, Entries, read_run, rows_of, run_of, sign_of};
use crate::document::{Entry, Fact};
use crate::error::{Line, ReadError};
use crate::survey::Survey;
use ennea::text::Records;
use ennea::{Digit, Puzzle, Shape};
use std::borrow::Cow;

/// The signs that mean an empty cell, in the order of preference.
const EMPTY: [char; 6] = ['0', '.', 'X', '*', '_', ' '];

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let giant = Survey::of(text).and_then(|survey| survey.giant_shape());
    let context = Context { shape: context.shape.or(giant), ..context };
    let lines: Vec<&str> = text.lines().collect();
    let own = lines.clone().into_iter().map(move |line| in_own_signs(line, context.alphabet));
    let mut is_first = true;
    let mut is_over = false;
    let records = Records::new(own, context.shape);
    Box::new(records.map_while(move |record| {
        let before = std::mem::replace(&mut is_first, false);
        match record {
            _ if is_over => None,
            Ok(record) => {
                let line = lines.get(record.line - 1).copied().unwrap_or_default();
                let mut entry = Entry::new(record.puzzle).at_line(record.line);
                note_remark(&mut entry, line, context);
                Some(Ok(entry))
            }
            Err(error) => match counts_up(text).filter(|_| before && context.shape.is_none()) {
                Some(puzzle) => {
                    is_over = true;
                    Some(Ok(Entry::new(puzzle)))
                }
                None => {
                    let line = lines.get(error.line - 1).copied();
                    Some(Err(ReadError::of_text(&error, line)))
                }
            },
        }
    }))
}

/// The line in ennea's own signs, character for character.
fn in_own_signs(line: &str, alphabet: Alphabet) -> Cow<'_, str> {
    let (cells, rest) = line.split_at(line.find('#').unwrap_or(line.len()));
    let first = cells.trim().split([' ', '\t', ',', ';', ':', '|']).next().unwrap_or_default();
    let is_run = Shape::with_cells(first.chars().count()).first().is_some_and(|s| s.side() > 3);
    // A line of nothing but dashes is frame.
    let is_run = is_run && first.contains(char::is_alphanumeric);
    // Among other letters `X` is a digit.
    let is_letter = |c: char| c.is_ascii_alphabetic() && !c.eq_ignore_ascii_case(&'x');
    let is_x_empty = is_run && !first.contains(is_letter);
    let has_dashes = is_run && first.contains(['-', 'x', 'X']);
    if alphabet == Alphabet::One && !has_dashes {
        return Cow::Borrowed(line);
    }
    let last = first.len() + cells.len() - cells.trim_start().len();
    let sign = |(at, sign): (usize, char)| match sign {
        '-' if is_run && at < last => '.',
        'x' | 'X' if is_x_empty && at < last => '.',
        _ => alphabet.to_own(sign),
    };
    let cells: String = cells.char_indices().map(sign).collect();
    Cow::Owned(cells + rest)
}

/// Keeps what follows a one-line puzzle.
fn note_remark(entry: &mut Entry, line: &str, context: Context) {
    let line = line.trim();
    let end = line.find([' ', '\t', ',', ';', ':', '#']).unwrap_or(line.len());
    let (first, rest) = line.split_at(end);
    if first.chars().count() != entry.shape().cells() || entry.shape().cells() < 16 {
        return;
    }
    let rest = rest.trim_start_matches([' ', '\t', ',', ';', ':', '#']);
    let (next, after) = rest.split_at(rest.find([' ', '\t', ',', ';', '#']).unwrap_or(rest.len()));
    let context = Context { shape: Some(entry.shape()), ..context };
    let is_long = next.chars().count() == entry.shape().cells();
    if let Some(solution) = read_run(Line::unseen(1), next, context).ok().filter(|_| is_long) {
        entry.set_solution(solution);
        entry.set_fact(Fact::Comment, after.trim_start_matches([' ', '\t', ',', ';', '#']));
    } else if let Some(rating) = next.strip_prefix("ED=") {
        entry.set_fact(Fact::Rating, rating);
        entry.set_fact(Fact::Comment, after);
    } else if next.parse::<f64>().is_ok_and(f64::is_finite) {
        entry.set_fact(Fact::Rating, next);
        entry.set_fact(Fact::Comment, after);
    } else {
        entry.set_fact(Fact::Comment, rest);
    }
}

/// A 3x3 puzzle by Sudopedia's rule: digits and one sign for empty cells that add up to 81.
pub(crate) fn counts_up(text: &str) -> Option<Puzzle> {
    let count = |test: &dyn Fn(char) -> bool| text.chars().filter(|&c| test(c)).count();
    let digits = count(&|c| matches!(c, '1'..='9'));
    let cells = Shape::CLASSIC.cells();
    let fits = |empty: &char| digits + count(&|c| c.eq_ignore_ascii_case(empty)) == cells;
    let empty = EMPTY.into_iter().find(fits).filter(|_| digits > 0)?;
    let cell = |sign: char| match sign {
        '1'..='9' => Some(Digit::from_symbol(sign)),
        sign => sign.eq_ignore_ascii_case(&empty).then_some(None),
    };
    Puzzle::new(Shape::CLASSIC, text.chars().filter_map(cell).collect()).ok()
}

pub(crate) fn line(entry: &Entry, alphabet: Alphabet, empty: &str) -> String {
    let empty = if alphabet == Alphabet::Zero { "." } else { empty };
    if alphabet == Alphabet::Decimal {
        let signs = entry.clues().clues().iter().map(|&clue| sign_of(clue, alphabet, empty));
        return signs.collect::<Vec<_>>().join(" ") + "\n";
    }
    run_of(entry.clues(), alphabet, empty) + "\n"
}

/// As [`ennea::text::picture`], in any alphabet.
pub(crate) fn picture(entry: &Entry, alphabet: Alphabet) -> String {
    framed(entry, alphabet, " ", " | ", "-+-")
}

pub(crate) fn spf(entry: &Entry, alphabet: Alphabet) -> String {
    framed(entry, alphabet, "", "|", "+")
}

pub(crate) fn rows(entry: &Entry, alphabet: Alphabet) -> String {
    let (shape, clues) = (entry.shape(), entry.clues());
    let blank = if alphabet == Alphabet::Decimal { " " } else { "" };
    let rows = rows_of(shape, |cell| sign_of(clues.clue(cell), alphabet, "."));
    rows.iter().map(|row| row.join(blank) + "\n").collect()
}

fn framed(entry: &Entry, alphabet: Alphabet, blank: &str, bar: &str, cross: &str) -> String {
    let (shape, clues) = (entry.shape(), entry.clues());
    let is_wide = alphabet == Alphabet::Decimal && shape.side() > 9;
    let (width, blank) = if is_wide { (2, " ") } else { (1, blank) };
    let sign = |cell| format!("{:>width$}", sign_of(clues.clue(cell), alphabet, "."));
    let dashes = "-".repeat(shape.box_columns() * (width + blank.len()) - blank.len());
    let line = vec![dashes; shape.stacks()].join(cross);
    let mut text = String::new();
    for (index, row) in rows_of(shape, sign).iter().enumerate() {
        if index > 0 && index.is_multiple_of(shape.box_rows()) {
            text += &line;
            text += "\n";
        }
        let minirows = row.chunks(shape.box_columns()).map(|minirow| minirow.join(blank));
        text += &minirows.collect::<Vec<_>>().join(bar);
        text += "\n";
    }
    text
}
