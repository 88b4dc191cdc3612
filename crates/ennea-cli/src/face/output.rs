//! The two streams: answers on standard output, everything else on standard error.

use crate::face::{Bar, Failure, Paint, hinted, labelled, language, wrap};
use ennea_words::{Language, gaps};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};

/// Streams to which a command writes.
#[derive(Debug)]
pub(crate) struct Output {
    /// `true` if JSON is to be written.
    pub(crate) is_json: bool,
}

impl Output {
    /// Writes a line of the answer at once.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", line.trim_end())?;
        Ok(out.flush()?)
    }

    /// Writes an answer as a line of JSON.
    pub(crate) fn json<A: Serialize>(&mut self, answer: &A) -> Result<(), Failure> {
        self.line(&json_line(answer))
    }

    /// Writes several lines of the answer.
    pub(crate) fn lines(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// An answer as a line: JSON, or the text that it has of itself.
    pub(crate) fn text_of<A: Serialize + Display>(&self, answer: &A) -> String {
        if self.is_json { json_line(answer) } else { answer.to_string() }
    }

    /// Writes an answer as a line.
    pub(crate) fn answer<A: Serialize + Display>(&mut self, answer: &A) -> Result<(), Failure> {
        self.line(&self.text_of(answer))
    }

    /// Writes an answer as a line of JSON, if that is wanted, or as text.
    pub(crate) fn either<A: Serialize>(&mut self, answer: &A, text: &str) -> Result<(), Failure> {
        if self.is_json { self.json(answer) } else { self.line(text) }
    }

    /// Writes an answer as a line of JSON, if that is wanted, or as lines of text.
    pub(crate) fn report<A: Serialize>(
        &mut self,
        answer: &A,
        lines: impl FnOnce(&A, Language) -> Vec<String>,
    ) -> Result<(), Failure> {
        if self.is_json { self.json(answer) } else { self.lines(&lines(answer, language())) }
    }

    /// Writes the rows of a table, each as a line of JSON, if that is wanted, or as lines of text.
    pub(crate) fn rows<A: Serialize>(
        &mut self,
        mut rows: impl Iterator<Item = A>,
        lines: impl FnOnce() -> Vec<String>,
    ) -> Result<(), Failure> {
        if self.is_json { rows.try_for_each(|row| self.json(&row)) } else { self.lines(&lines()) }
    }

    /// Writes lines with the results of checks.
    pub(crate) fn checks(&mut self, lines: &[String]) -> Result<(), Failure> {
        let paint = Paint::of(&io::stdout());
        lines.iter().try_for_each(|line| self.line(&paint.verdict(line)))
    }

    /// Writes a note.
    pub(crate) fn note(&self, what: &str) {
        message(&format!("note: {what}"));
    }

    /// Writes an error message.
    pub(crate) fn error(&mut self, what: &str) {
        message(&format!("error: {what}"));
    }

    /// A progress bar on standard error, if that is a terminal.
    pub(crate) fn bar(&self, doing: &str) -> Bar {
        Bar::new(&language().phrase("doing-", doing))
    }
}

/// Writes a message on standard error.
pub(crate) fn message(message: &str) {
    let paint = Paint::of(&io::stderr());
    let message = labelled(message);
    let lines = match wrap::columns() {
        Some(columns) => wrap::message(&message, columns),
        None => message.lines().map(str::to_owned).collect(),
    };
    let lines: String = lines.iter().map(|line| paint.message(line) + "\n").collect();
    // If even standard error is gone there is nobody left to tell.
    let _ = paint.stream(io::stderr()).write_all(lines.as_bytes());
}

/// An answer as a line of JSON.
pub(crate) fn json_line<A: Serialize>(answer: &A) -> String {
    serde_json::to_string(answer).expect("answers have text keys")
}

/// `--json` for a command that prints none: it is not in the help, and is refused with a reason.
#[derive(Debug, clap::Args)]
pub(crate) struct NoJson {
    /// There is no JSON.
    #[arg(id = "json", long, hide = true)]
    is_asked: bool,
}

impl NoJson {
    /// Refuses JSON, if it was asked for, with a message that says why.
    pub(crate) fn refuse(&self, key: &str) -> Result<(), Failure> {
        if self.is_asked { Err(Failure::Input(hinted(key, &gaps!()))) } else { Ok(()) }
    }
}
