//! A quiz that comes line by line at the prompt, as it is pasted.
//!
//! A one-line quiz is complete at once, a picture with its last row.  Only then is anything loaded,
//! so a broken paste loses nothing.

use crate::arguments::{is_frame, looks_like_cells};
use crate::orders::named;
use crate::problem::Problem;
use ennea::text::{Records, TextError};
use ennea::{Puzzle, SIDE_MAX, Shape};
use ennea_formats::{Entry, Format, Incoming, ReadError, puzzles};
use std::cell::Cell;

/// The lines so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reading {
    shape: Option<Shape>,
    lines: Vec<String>,
}

/// What a line did.
#[derive(Debug)]
pub(crate) enum Pasted {
    /// More lines are needed.
    More,
    /// The quiz is complete.
    Complete(Box<Entry>),
    /// The lines are no quiz.
    Broken(Problem),
}

impl Reading {
    /// Nothing yet, of this shape if one is given.
    pub(crate) fn new(shape: Option<Shape>) -> Self {
        Self { shape, lines: Vec::new() }
    }

    /// Whether a line goes on with the quiz rather than giving an order.
    pub(crate) fn wants(&self, line: &str) -> bool {
        let line = line.trim();
        let word = line.split_whitespace().next().unwrap_or("");
        let skipped = line.is_empty() || line.starts_with('#') || is_frame(line);
        skipped || looks_like_cells(line) || (named(word).is_none() && self.rows() > 0)
    }

    /// Takes a line.  A lone row is not read before another line has come, for it may be the first
    /// of a picture; a blank line ends what cannot go on after it.
    pub(crate) fn push(&mut self, line: &str) -> Pasted {
        let blank = line.trim().is_empty();
        let twice = blank && self.lines.last().is_some_and(|last| last.trim().is_empty());
        let ends = self.rows() > 0 && blank && (twice || self.rows() == 1);
        self.lines.push(line.to_owned());
        let text = self.lines.join("\n") + "\n";
        let is_document = match Incoming::of(&text, self.shape, ends) {
            Incoming::Lines => false,
            Incoming::Unknown => true,
            Incoming::Whole => match puzzles(&text, self.shape).next() {
                Some(Ok(entry)) => return Pasted::Complete(Box::new(entry)),
                _ => true,
            },
        };
        if is_document && !ends {
            return Pasted::More;
        }
        if is_document || Format::of_line(line, self.shape).is_some() {
            return self.end();
        }
        let (first, is_over) = self.read();
        match first {
            Some(Ok(puzzle)) if is_over => Pasted::Complete(Box::new(Entry::new(puzzle))),
            Some(Err(error)) if is_over => {
                Pasted::Broken(unreadable(None, ReadError::from(&error)))
            }
            _ if ends || self.is_long() => self.end(),
            _ => Pasted::More,
        }
    }

    /// What the lines are if no more come.
    pub(crate) fn end(&self) -> Pasted {
        match puzzles(&self.lines.join("\n"), self.shape).next() {
            Some(Ok(entry)) => Pasted::Complete(Box::new(entry)),
            Some(Err(error)) => Pasted::Broken(unreadable(None, error)),
            None => Pasted::Broken(Problem::NoCells),
        }
    }

    /// How many lines hold cells.
    fn rows(&self) -> usize {
        let lines = self.lines.iter().map(|line| line.trim());
        lines.filter(|line| !line.is_empty() && !line.starts_with('#') && !is_frame(line)).count()
    }

    /// Whether the last line is too long to be a row.
    fn is_long(&self) -> bool {
        let last = self.lines.last().map_or("", String::as_str);
        let word = last.split_whitespace().next().unwrap_or("");
        !last.starts_with('#') && !is_frame(last) && word.chars().count() > 2 * SIDE_MAX
    }

    /// The first quiz in the lines, and whether it ended before they did.
    fn read(&self) -> (Option<Result<Puzzle, TextError>>, bool) {
        let asked = Cell::new(false);
        let mut lines = self.lines.iter();
        let lines = std::iter::from_fn(|| {
            let line = lines.next();
            asked.set(asked.get() || line.is_none());
            line
        });
        let first = Records::new(lines, self.shape).next();
        (first.map(|first| first.map(|record| record.puzzle)), !asked.get())
    }
}

/// The error of a reader as a problem, perhaps with a file.
pub(crate) fn unreadable(name: Option<&str>, error: ReadError) -> Problem {
    Problem::Unreadable { name: name.map(str::to_owned), error: Box::new(error) }
}
