//! A quiz that comes line by line at the prompt, as it is pasted.
//!
//! A one-line quiz is complete at once, a picture with its last row.  Only then is anything loaded,
//! so a broken paste loses nothing.

use crate::command::looks_like_cells;
use crate::orders::named;
use crate::reply::Refusal;
use ennea::Puzzle;
use ennea::text::{Problem, Records, TextError};
use std::cell::Cell;

/// The lines so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reading {
    lines: Vec<String>,
}

/// What a line did.
#[derive(Debug)]
pub(crate) enum Progress {
    /// More lines are needed.
    More,
    /// The quiz is complete.
    Complete(Puzzle),
    /// The lines are no quiz.
    Broken(Refusal),
}

impl Reading {
    /// Whether a line goes on with the quiz rather than giving an order.
    pub(crate) fn wants(&self, line: &str) -> bool {
        let line = line.trim();
        let word = line.split_whitespace().next().unwrap_or("");
        let comment = line.is_empty() || line.starts_with('#');
        comment || looks_like_cells(line) || (named(word).is_none() && !self.lines.is_empty())
    }

    pub(crate) fn push(&mut self, line: &str) -> Progress {
        let blank = line.trim().is_empty();
        let ends = blank && self.lines.last().is_some_and(|last| last.trim().is_empty());
        self.lines.push(line.to_owned());
        match self.read() {
            (Ok(puzzle), true) => Progress::Complete(puzzle),
            (Ok(_), false) if !ends => Progress::More,
            (Err(error), is_over) if is_over || !may_be_short(&error) => {
                Progress::Broken(refusal(&error))
            }
            _ if ends => self.end(),
            _ => Progress::More,
        }
    }

    /// What the lines are if no more come.
    pub(crate) fn end(&self) -> Progress {
        match ennea::text::read_puzzle(&self.lines.join("\n"), None) {
            Ok(puzzle) => Progress::Complete(puzzle),
            Err(error) => Progress::Broken(refusal(&error)),
        }
    }

    /// The first quiz in the lines, and whether it ended before they did.
    fn read(&self) -> (Result<Puzzle, TextError>, bool) {
        let asked = Cell::new(false);
        let mut lines = self.lines.iter();
        let lines = std::iter::from_fn(|| {
            let line = lines.next();
            asked.set(asked.get() || line.is_none());
            line
        });
        let first = Records::new(lines, None).next();
        let empty = || ennea::text::read_puzzle("", None).expect_err("nothing is no quiz");
        let first = first.unwrap_or_else(|| Err(empty()));
        (first.map(|record| record.puzzle), !asked.get())
    }
}

/// Whether more lines could mend this.
fn may_be_short(error: &TextError) -> bool {
    matches!(error.problem, Problem::Empty | Problem::RowCount { .. })
}

/// The error of a reader as a refusal.
pub(crate) fn refusal(error: &TextError) -> Refusal {
    let text = match error.text.is_empty() {
        true => error.to_string(),
        false => format!("{error}\n  | {}", error.text),
    };
    Refusal::new(text).hint(error.hint())
}
