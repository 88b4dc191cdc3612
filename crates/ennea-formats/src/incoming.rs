//! How a text is to be read that comes little by little: what its first lines tell of the rest.
//!
//! Puzzles in lines and pictures, and entries that are one line each (links, game ids, `+` before
//! placed digits, candidates as signs, JSON), can be read as they come, mixed as they please.
//! Whatever else there is (XML, tables, grids of candidates, sections, other alphabets) needs the
//! whole text.
//!
//! Cost: the first line, or the lines up to the end of the first picture.  Oracle: `read` of the whole
//! text; the tests of the commands hold every sample to it, from a file and from a pipe.

use crate::alphabet::Alphabet;
use crate::cells::{Entries, is_comment, unnamed};
use crate::detect;
use crate::document::Entry;
use crate::error::{Line, ReadError};
use crate::format::Format;
use crate::read::{Options, read};
use crate::survey::Survey;
use ennea::text::Records;
use ennea::{Digit, SIDE_MAX, Shape};
use std::collections::VecDeque;

/// How a text is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incoming {
    /// Not to be said before more of it has come.
    Unknown,
    /// As it comes: puzzles in lines and pictures, and [entries of a line](Format::of_line).
    Lines,
    /// By [`read`], all of it.
    Whole,
}

impl Incoming {
    /// Says it of the beginning of a text, of which nothing more will come if it `is_all`.
    ///
    /// ```
    /// use ennea_formats::Incoming;
    /// let of = |text| Incoming::of(text, None, false);
    /// assert_eq!(of("12.4............\n"), Incoming::Lines);
    /// assert_eq!(of("<opensudoku>\n"), Incoming::Whole);
    /// assert_eq!(of("# a comment\n1 2 | 34 34\n"), Incoming::Unknown);
    /// ```
    pub fn of(beginning: &str, shape: Option<Shape>, is_all: bool) -> Self {
        let text = match beginning.rfind('\n') {
            Some(end) if !is_all => &beginning[..=end],
            None if !is_all => return Self::Unknown,
            _ => beginning,
        };
        let text = text.trim_start_matches('\u{feff}');
        let is_table = |line: &&str| line.trim_start().starts_with("#!sudoku");
        let Some(first) = text.lines().find(|line| is_table(line) || !is_comment(line)) else {
            return if is_all { Self::Lines } else { Self::Unknown };
        };
        if Format::of_line(first, shape).is_some() {
            return Self::Lines;
        }
        if needs_all(text, first) {
            return Self::Whole;
        }
        let text = match end_of_first(text, shape) {
            Some(end) => &text[..end],
            None if !is_all => return Self::Unknown,
            None => text,
        };
        let is_state = detect::format(text).is_ok_and(|format| {
            matches!(format, Format::Pm | Format::Sdk | Format::Sdx | Format::Ss)
        });
        let is_shifted = || {
            let survey = Survey::of(text).filter(|survey| survey.side > 9);
            survey.is_some_and(|survey| survey.alphabet() != Alphabet::One)
        };
        if is_state || is_shifted() {
            return Self::Whole;
        }
        let is_plain =
            || Records::new(text.lines(), shape).next().is_none_or(|first| first.is_ok());
        let options = Options { shape, ..Options::default() };
        let is_read = || {
            let document = read(text, &options);
            document.is_ok_and(|mut document| document.entries.next().is_some_and(|e| e.is_ok()))
        };
        if !is_plain() && is_read() { Self::Whole } else { Self::Lines }
    }
}

/// The puzzles of a text in whatever form, one after the other.
///
/// ```
/// let text = "12.4............\n12+4.............:112\n1 . | . 2\n. . | . .\n----+----\n. 3 | . .\n. . | 4 .\n";
/// let entries: Result<Vec<_>, _> = ennea_formats::puzzles(text, None).collect();
/// let clues: Vec<usize> = entries?.iter().map(|entry| entry.clues().clue_count()).collect();
/// assert_eq!(clues, [3, 2, 4]);
/// # Ok::<(), ennea_formats::ReadError>(())
/// ```
pub fn puzzles(text: &str, shape: Option<Shape>) -> Entries<'_> {
    let options = Options { shape, ..Options::default() };
    if Incoming::of(text, shape, true) == Incoming::Whole {
        return match read(text, &options) {
            Ok(document) => document.entries,
            Err(error) => Box::new(std::iter::once(Err(error))),
        };
    }
    let mut lines = Line::all(text).peekable();
    let mut pending = VecDeque::new();
    Box::new(std::iter::from_fn(move || {
        while pending.is_empty() {
            let line = *lines.peek()?;
            if let Some(format) = Format::of_line(line.text, shape) {
                lines.next();
                let options = Options { format: Some(format), ..options };
                let entry =
                    read(line.text, &options).and_then(|mut it| it.entries.next().transpose());
                let at_line = |error: ReadError| ReadError { line: line.number, ..error };
                let entry = entry.map_err(at_line).transpose();
                pending.extend(entry.map(|entry| entry.map(|entry| entry.at_line(line.number))));
                continue;
            }
            let others = std::iter::from_fn(|| {
                lines.next_if(|line| Format::of_line(line.text, shape).is_none())
            });
            let before = line.number - 1;
            pending.extend(Records::new(others.map(|line| line.text), shape).map(|record| {
                let entry = record.map(|it| Entry::new(it.puzzle).at_line(before + it.line));
                entry.map_err(|error| {
                    let error = ReadError::from(&error);
                    ReadError { line: before + error.line, ..error }
                })
            }));
        }
        pending.pop_front()
    }))
}

/// Whether the first line is that of a document.
fn needs_all(text: &str, first: &str) -> bool {
    let line = first.trim_start();
    line.starts_with(['<', '{', '['])
        || line.starts_with("*---")
        || line.starts_with("ipuz(")
        || detect::of_table(text, first.trim()).is_some()
}

/// Where the first puzzle or picture ends: with its line, with a blank line after a row, or with as many
/// rows as the first of them has cells.
fn end_of_first(text: &str, shape: Option<Shape>) -> Option<usize> {
    let is_cell = |c: char| c.is_alphanumeric() || matches!(c, '.' | '*' | '_');
    let mut side = 0;
    let mut rows = 0;
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        end += line.len();
        let named = line;
        let line = unnamed(line);
        if line.is_empty() && !named.trim().is_empty() {
            continue;
        }
        if rows > 0 && line.trim().is_empty() {
            return Some(end);
        }
        let is_frame = line.contains("--") && !line.contains(char::is_alphanumeric);
        if is_comment(line) || is_frame || !line.contains(is_cell) {
            continue;
        }
        if rows == 0 {
            let words: Vec<&str> = line.split(|c| !is_cell(c)).filter(|w| !w.is_empty()).collect();
            let signs = words.iter().map(|word| word.chars().count()).sum();
            if is_whole(line, &words, signs, shape) {
                return Some(end);
            }
            // Groups of candidates are as many as the rows, and cells close together are.
            side = if words.len() >= 4 { words.len() } else { signs };
        }
        rows += 1;
        if side > SIDE_MAX || rows >= side {
            return Some(end);
        }
    }
    None
}

/// Whether a line is a whole puzzle: its cells close together, or its rows set apart, which groups of
/// candidates alone could be as well.
fn is_whole(line: &str, words: &[&str], signs: usize, shape: Option<Shape>) -> bool {
    let run = line.trim().split([' ', '\t', ',', ';', ':', '#']).next().unwrap_or_default();
    let count = run.chars().count();
    // The rows of a larger puzzle can be as long, but have other digits.
    let is_above = |sign| Digit::from_symbol(sign).is_some_and(|d| d.number() > count.isqrt());
    let cells = match shape {
        Some(shape) => count == shape.cells(),
        None => count > SIDE_MAX || [16, 25, 36].contains(&count) && !run.chars().any(is_above),
    };
    let has_open = line.contains(['.', '0', '*', '_', ',']);
    let is_rows = words.len() >= 4 && words.len() * words.len() == signs;
    cells || is_rows && has_open && words.iter().all(|word| word.chars().count() == words.len())
}

impl Format {
    /// The format of a line that is an entry by itself, and no puzzle in cells.
    ///
    /// ```
    /// use ennea_formats::Format;
    /// assert_eq!(Format::of_line("12+4.............", None), Some(Format::Susser));
    /// assert_eq!(Format::of_line("12.4............", None), None);
    /// ```
    pub fn of_line(line: &str, shape: Option<Shape>) -> Option<Self> {
        let line = line.trim();
        if line.starts_with('{') {
            let is_whole = serde_json::from_str::<serde_json::Value>(line).is_ok();
            return detect::of_markup(line).filter(|_| is_whole);
        }
        // A shape that is asked for decides between 27x27 and the candidates of 9x9.
        let is_cells = || {
            let word = line.split_whitespace().next().unwrap_or_default();
            shape.is_some_and(|shape| shape.cells() == word.chars().count())
        };
        detect::of_link(line)
            .or_else(|| detect::of_line(line))
            .filter(|&format| format != Self::Sukaku || !is_cells())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Incoming {
        Incoming::of(text, None, false)
    }

    #[test]
    fn pictures_are_waited_for() {
        let picture = "1 2 | . .\n. . | 1 2\n----+----\n2 1 | . .\n. . | 2 1\n";
        let lengths: Vec<usize> = picture.match_indices('\n').map(|(at, _)| at + 1).collect();
        for &length in &lengths[..lengths.len() - 1] {
            assert_eq!(of(&picture[..length]), Incoming::Unknown, "{length}");
        }
        assert_eq!(of(picture), Incoming::Lines);
        assert_eq!(of("12|..\n..|12\n\n"), Incoming::Lines);
    }

    #[test]
    fn candidates_are_told_from_pictures() {
        let grid = "   c1 c2   c3 c4\n   .-----+-----.\nr1 1 34 | 2 34\n2 34 | 134 14\n------+-----\n34 12 | 134 124\n34 12 | 14 2\n";
        assert_eq!(of(grid), Incoming::Whole);
        assert_eq!(of("{\"puzzle\": [\n"), Incoming::Whole);
        assert_eq!(of("puzzle,solution\n"), Incoming::Whole);
    }
}
