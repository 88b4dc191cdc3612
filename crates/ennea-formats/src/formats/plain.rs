//! Lines and pictures: `line`, `sdm`, `picture`, `msk`, `spf`, and the lines of `jigsaw`.
//!
//! All of them are read by the library's own reader ([`ennea_base::text`]), after empty cells that are blank or
//! dashes have got a sign ([`fill`](crate::fill)), the signs of another alphabet have been replaced one for
//! one, and `-`, `x` and `X` in a one-line puzzle have become `.`.  After a one-line puzzle may follow, in
//! any order:
//!
//! | what follows | what it is |
//! |---|---|
//! | as many letters as cells, N of them N times each | its regions ([`jigsaw`]) |
//! | a grid with its clues | its solution |
//! | other cells, as many | another puzzle |
//! | `ED=8.3/1.2/1.2`, or a number | its rating |
//! | `e1-1-0.rules-x` | the [id](ennea_base::recipe::Id) by which it was made, whose rules hold; and a comment |
//! | anything else | a comment |
//!
//! Where that reader finds nothing, Sudopedia's rule decides: a text whose digits and one sign for
//! empty cells (`0 . X * _`, the first that fits) add up to 81 in pieces of one length is a puzzle, whatever else is
//! in it.  Source: [SudopediaFormats]; what `.msk` and `.spf` are is known from
//! examples only.

use super::jigsaw;
use super::page::leave_out_keys;
use crate::alphabet::Alphabet;
use crate::cells::{Context, note_odd_sign, read_run, rows_of, run_of, sign_of, unnamed};
use crate::entry::{Entry, is_solution};
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::fill::{Filled, filled};
use crate::format::Format;
use crate::rules_in_text;
use crate::scan::{Kind, Scan};
use ennea_base::text::{Problem, Records};
use ennea_base::{Digit, Filling, Puzzle, Shape, TextError};
use ennea_words::saying;
use std::borrow::Cow;

/// The signs that mean an empty cell, in the order of preference.
const EMPTY: [char; 5] = ['0', '.', 'X', '*', '_'];

/// Signs that set apart what stands in a line.
const BETWEEN: [char; 7] = [' ', '\t', ',', ';', ':', '#', '|'];

/// Puzzles that are read, one after the other.
type Found = Vec<Result<Entry, ReadError>>;

/// Reads a line that is a puzzle, with what follows it.
pub(crate) fn read_line(line: Line<'_>, context: Context) -> Found {
    if let Some(error) = jigsaw::wrong_sizes(first_word(line.text).0, line) {
        return vec![Err(error)];
    }
    let of_link = of_link(line.text);
    let filled = || filled(&[line.text.to_owned()])?.lines.into_iter().next();
    // The text, and whether its words stand where they stood.
    let (text, is_in_place) = match (of_link, filled()) {
        (Some(cells), _) => (cells.to_owned(), false),
        (None, Some(filled)) => (filled, true),
        (None, None) => match in_order(line.text) {
            Some(moved) => (moved, false),
            None => (line.text.to_owned(), true),
        },
    };
    let own = in_own_signs(&*text, context.alphabet);
    match Records::new(std::iter::once(&own), context.shape).next() {
        None => Vec::new(),
        Some(Ok(record)) => {
            let mut entry = Entry::new(record.puzzle).at_line(line.number).read_as(Format::Line);
            if let Some(cells) = of_link {
                entry.note(saying!("read-link-cells"));
                leave_out_keys(&mut entry, line.text, |_, value| value.contains(cells));
            }
            let cells = entry.shape().cells();
            let (first, rest) = first_word(&text);
            note_odd_sign(&mut entry, first);
            // What follows the cells is taken as it was written.
            let (own, own_rest) = first_word(line.text);
            let is_same = is_in_place && own.chars().count() == first.chars().count();
            let rest = if is_same { own_rest } else { rest };
            if first.bytes().all(|sign| sign == b'.') && jigsaw::rules_of(own).is_some() {
                entry.note(saying!("read-layout-alone"));
            }
            match first.chars().count() == cells && cells >= 16 {
                true => read_rest(entry, rest, context),
                false => vec![Ok(entry)],
            }
        }
        Some(Err(error)) => match counts_up(line.text).filter(|_| context.shape.is_none()) {
            Some(puzzle) => vec![Ok(counted(puzzle, line.text).at_line(line.number))],
            None => {
                let error = of_text(&error, Some(&text), context);
                vec![Err(ReadError { line: line.number, ..error })]
            }
        },
    }
}

/// The first word of a line, and the rest.
fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_at(line.find(BETWEEN).unwrap_or(line.len()))
}

/// Reads what follows the cells of a puzzle; there may be other puzzles in it.
pub(crate) fn read_rest(mut entry: Entry, rest: &str, context: Context) -> Found {
    let mut found = Vec::new();
    let cells = entry.shape().cells();
    let line = Line::unseen(entry.line());
    let is_run = |word: &str| word.len() >= 16 && word.chars().count() == cells;
    let read = |word: &str, entry: &Entry| {
        let context = Context { shape: Some(entry.shape()), ..context };
        Some(word).filter(|word| is_run(word)).and_then(|run| read_run(line, run, context).ok())
    };
    let mut rest = rest.trim_start_matches(BETWEEN).trim_end();
    while !rest.is_empty() {
        let (next, after) = rest.split_at(rest.find(BETWEEN).unwrap_or(rest.len()));
        let is_number = |text: &str| text.parse::<f64>().is_ok_and(f64::is_finite);
        let rules = jigsaw::rules_of(next).filter(|_| is_run(next) && entry.puzzle().is_plain());
        if let Some(rules) = rules {
            entry.change(|puzzle| puzzle.with_rules(&rules));
            entry = entry.read_as(Format::Jigsaw);
            if !next.bytes().all(|sign| sign.is_ascii_alphabetic()) {
                entry.note(saying!("read-digits-as-regions"));
            }
        } else if let Some(error) = jigsaw::wrong_sizes(next, line).filter(|_| is_run(next)) {
            found.push(Err(error));
            return found;
        } else if let Some(run) = read(next, &entry) {
            if entry.solution().is_none() && is_solution(entry.puzzle().clues(), &run) {
                entry.set_solution(run);
            } else {
                let mut other = Entry::new(run).at_line(line.number).read_as(Format::Line);
                other.note(saying!("read-as-another"));
                found.push(Ok(std::mem::replace(&mut entry, other)));
            }
        } else {
            // Words go on up to the next puzzle.
            let words = rest.split(BETWEEN).skip(1);
            let run = words.into_iter().find(|word| read(word, &entry).is_some());
            let end = run.map_or(rest.len(), |run| run.as_ptr() as usize - rest.as_ptr() as usize);
            let (words, runs) = rest.split_at(end);
            match next.strip_prefix("ED=").or(is_number(next).then_some(next)) {
                Some(rating) => {
                    entry.set_fact(Fact::Rating, rating);
                    entry.set_fact(Fact::Comment, words[next.len()..].trim_matches(BETWEEN));
                }
                None => entry.set_fact(Fact::Comment, words.trim_matches(BETWEEN)),
            }
            rest = runs;
            continue;
        }
        rest = after.trim_start_matches(BETWEEN);
    }
    found.push(Ok(entry));
    found
}

/// Reads the rows of pictures, of which the first is this line of the text.
pub(crate) fn read_rows(lines: &[String], first: usize, context: Context) -> Found {
    let scans = lines.iter().map(|line| Scan::new(unnamed(line)));
    let letters: String =
        scans.filter(|scan| scan.kind == Kind::Cells).flat_map(|scan| scan.words).collect();
    if let Some(rules) = jigsaw::rules_of(&letters) {
        let puzzle = Puzzle::empty(rules.shape()).with_rules(&rules);
        let mut entry = Entry::new(puzzle).at_line(first).read_as(Format::Jigsaw);
        entry.note(saying!("read-layout-alone"));
        return vec![Ok(entry)];
    }
    if let Some(error) = jigsaw::wrong_sizes(&letters, Line::unseen(first)) {
        return vec![Err(error)];
    }
    let plain = || Filled { lines: lines.to_vec(), note: None, keeps_columns: true };
    let filled = filled(lines).unwrap_or_else(plain);
    let own: Vec<Cow<'_, str>> =
        filled.lines.iter().map(|line| in_own_signs(cells_alone(line), context.alphabet)).collect();
    let mut found: Found = Vec::new();
    for record in Records::new(own.iter(), context.shape) {
        found.push(match record {
            Ok(record) => {
                let entry = Entry::new(record.puzzle).at_line(first + record.line - 1);
                let mut entry = entry.read_as(Format::Picture);
                filled.note.into_iter().for_each(|key| entry.note(saying!(key)));
                note_odd_sign(&mut entry, &letters);
                Ok(entry)
            }
            Err(error) => {
                let before = lines.get(error.line - 1).map(String::as_str);
                let mut read = of_text(&error, before, context);
                read.line += first - 1;
                read.column = read.column.filter(|_| filled.keeps_columns);
                Err(read)
            }
        });
    }
    let is_bad = found.first().is_none_or(Result::is_err) && context.shape.is_none();
    let text = lines.join("\n");
    match counts_up(&text).filter(|_| is_bad) {
        Some(puzzle) => vec![Ok(counted(puzzle, &text).at_line(first))],
        None => found,
    }
}

/// Reads pictures that stand side by side, of which some are the regions of others.
pub(crate) fn read_beside(lines: &[String], first: usize, context: Context) -> Found {
    let words = |line: &String| -> Vec<(usize, String)> {
        let words = Scan::new(unnamed(line)).words.into_iter();
        let at = |word: &str| (word.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
        words.map(|word| (line[..at(word)].chars().count(), word.to_owned())).collect()
    };
    let rows: Vec<Vec<(usize, String)>> = lines.iter().map(words).collect();
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let mut found: Found = Vec::new();
    for column in 0..count {
        // Each word stays where it stands.
        let part = |row: &Vec<(usize, String)>| {
            row.get(column).map_or(String::new(), |(at, word)| " ".repeat(*at) + word)
        };
        let part: Vec<String> = rows.iter().map(part).collect();
        for entry in read_rows(&part, first, context) {
            let joined = match (found.last_mut(), &entry) {
                (Some(Ok(before)), Ok(entry)) if before.takes_solution(entry) => {
                    before.set_solution(entry.puzzle().clues().clone());
                    continue;
                }
                (Some(Ok(before)), Ok(entry)) => before.joined(entry),
                _ => None,
            };
            match joined {
                Some(joined) => *found.last_mut().expect("it is the last") = Ok(joined),
                None => found.push(entry),
            }
        }
    }
    found
}

/// A puzzle that was found by counting.
fn counted(puzzle: Filling, text: &str) -> Entry {
    let mut entry = Entry::new(puzzle).read_as(Format::Picture);
    entry.note(saying!("read-by-counting"));
    rules_in_text::note_in_passing(&mut entry, "line", text);
    entry
}

/// A line of a picture without the names of rows and columns; nothing of a comment.
fn cells_alone(line: &str) -> Cow<'_, str> {
    let inside = unnamed(line);
    match () {
        () if line.trim_start().starts_with('%') => Cow::Borrowed(""),
        () if inside.len() == line.len() => Cow::Borrowed(line),
        () => {
            let before = line.chars().count() - inside.chars().count();
            Cow::Owned(" ".repeat(before) + inside)
        }
    }
}

/// An error of the library's reader; where the number of cells is wrong, it is held against the puzzle before.
fn of_text(error: &TextError, original: Option<&str>, context: Context) -> ReadError {
    let last = context.last.filter(|_| context.shape.is_none());
    match (&error.problem, last) {
        (&Problem::CellCount { found, .. }, Some(expected)) => {
            let problem = Problem::CellCount { found, expected };
            ReadError::of_text(&TextError { problem, ..error.clone() }, original)
        }
        _ => ReadError::of_text(error, original),
    }
}

/// The 81 cells in a link to whatever site.
fn of_link(line: &str) -> Option<&str> {
    let is_cell = |c: char| c.is_ascii_digit() || c == '.';
    let runs = line.split(|c: char| !is_cell(c));
    line.contains("://").then(|| runs.into_iter().find(|run| run.len() == 81))?
}

/// The line with a puzzle and its regions or its solution set apart, the puzzle first; nothing if they are so.
fn in_order(line: &str) -> Option<String> {
    let (first, rest) = first_word(line);
    let half = first.chars().count() / 2;
    let middle = first.char_indices().nth(half).map_or(0, |(at, _)| at);
    let is_square = half >= 16 && half.isqrt().pow(2) == half && first.chars().count() == 2 * half;
    if is_square {
        let (a, b) = first.split_at(middle);
        return match jigsaw::rules_of(a).is_some() && jigsaw::rules_of(b).is_none() {
            true => Some(format!("{b} {a}{rest}")),
            false => Some(format!("{a} {b}{rest}")),
        };
    }
    jigsaw::rules_of(first)?;
    let after = rest.trim_start_matches(BETWEEN);
    let (next, rest) = after.split_at(after.find(BETWEEN).unwrap_or(after.len()));
    let is_other =
        next.chars().count() == first.chars().count() && jigsaw::rules_of(next).is_none();
    Some(match is_other {
        true => format!("{next} {first}{rest}"),
        false => format!("{} {first} {after}", ".".repeat(first.len())),
    })
}

/// The line in ennea's own signs, character for character.
fn in_own_signs<'a>(line: impl Into<Cow<'a, str>>, alphabet: Alphabet) -> Cow<'a, str> {
    let line: Cow<'a, str> = line.into();
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
        return line;
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

/// A 3x3 puzzle by Sudopedia's rule: digits and one sign for empty cells that add up to 81; in pieces of one length,
/// and without words over rows, so that numbers in titles and names are no cells.
fn counts_up(text: &str) -> Option<Filling> {
    let is_letter = |c: char| c.is_alphabetic() && !c.eq_ignore_ascii_case(&'x');
    if text.contains('\n') && text.contains(is_letter) {
        return None;
    }
    let count = |test: &dyn Fn(char) -> bool| text.chars().filter(|&c| test(c)).count();
    let digits = count(&|c| matches!(c, '1'..='9'));
    let cells = Shape::CLASSIC.cells();
    let is_empty = |sign: char, empty: char| sign.eq_ignore_ascii_case(&empty);
    let is_cell = |sign: char, empty: char| matches!(sign, '1'..='9') || is_empty(sign, empty);
    let fits = |empty: &char| digits + count(&|c| is_empty(c, *empty)) == cells;
    let empty = EMPTY.into_iter().find(fits).filter(|_| digits > 0)?;
    let pieces = text.split(|c| !is_cell(c, empty)).filter(|piece| !piece.is_empty());
    let mut lengths = pieces.map(|piece| piece.chars().count());
    let length = lengths.next()?;
    let sign = |sign: char| {
        is_cell(sign, empty).then(|| Digit::from_symbol(sign).filter(|_| !is_empty(sign, empty)))
    };
    let cells = text.chars().filter_map(sign);
    lengths.all(|other| other == length).then(|| Filling::new(Shape::CLASSIC, cells).ok())?
}

pub(crate) fn line(entry: &Entry, alphabet: Alphabet, empty: &str) -> String {
    let empty = if alphabet == Alphabet::Zero { "." } else { empty };
    if alphabet == Alphabet::Decimal {
        let signs =
            entry.puzzle().clues().clues().iter().map(|&clue| sign_of(clue, alphabet, empty));
        return signs.collect::<Vec<_>>().join(" ") + "\n";
    }
    run_of(entry.puzzle().clues(), alphabet, empty) + "\n"
}

/// As [`ennea_base::text::picture`], in any alphabet.
pub(crate) fn picture(entry: &Entry, alphabet: Alphabet) -> String {
    framed(entry, alphabet, " ", " | ", "-+-")
}

pub(crate) fn spf(entry: &Entry, alphabet: Alphabet) -> String {
    framed(entry, alphabet, "", "|", "+")
}

pub(crate) fn rows(entry: &Entry, alphabet: Alphabet) -> String {
    let (shape, clues) = (entry.shape(), entry.puzzle().clues());
    let blank = if alphabet == Alphabet::Decimal { " " } else { "" };
    let rows = rows_of(shape, |cell| sign_of(clues.clue(cell), alphabet, "."));
    rows.iter().map(|row| row.join(blank) + "\n").collect()
}

fn framed(entry: &Entry, alphabet: Alphabet, blank: &str, bar: &str, cross: &str) -> String {
    let (shape, clues) = (entry.shape(), entry.puzzle().clues());
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
