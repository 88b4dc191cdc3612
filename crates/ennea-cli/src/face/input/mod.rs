//! The puzzles that a command is given: arguments, files, standard input; in order, as they come.
//!
//! ```text
//!   arguments --> sources --> blocks --> ennea_formats::Reader --> items
//! ```
//!
//! Whatever is typed, piped or opened goes through the one reader of formats, in blocks as they come; so
//! an input may be of any length.

mod blocks;
mod entry;
mod message;
mod query;
mod reader;
mod single;
mod source;

pub(crate) use entry::Item;
pub(crate) use message::{Bad, of_nothing};
pub(crate) use query::{Given, Query, read_rules};
pub(crate) use reader::{Entry, Reading, Sink, read};
pub(crate) use single::SingleGrid;
pub(crate) use source::{Source, cannot_read, left_out, reason, why};

use crate::face::{Failure, hinted};
use clap::Args;
use ennea::Shape;
use ennea_formats::Options;
use ennea_words::Gaps;
use std::ffi::OsString;
use std::io::{IsTerminal, stdin};

/// What every command that answers puzzles takes.
#[derive(Debug, Args)]
pub(crate) struct Inputs {
    /// Puzzles, files of puzzles, or - for standard input (default: standard input, if piped).
    ///
    /// A puzzle is its cells in one line, `.`, `0` or `*` where they are empty, letters for digits
    /// from 10 on; a picture of several lines; a link; or whatever else ennea convert reads (its
    /// --list shows the formats).  In a file every line is a puzzle, or pictures follow each other;
    /// blank lines and # comments are skipped.  Digits after a + have been placed and are no clues.
    /// What can be read as a puzzle is one; write ./NAME for a file of that name.
    #[arg(value_name = "PUZZLE|FILE")]
    inputs: Vec<OsString>,

    /// The rows and columns of a box, such as 2x5, where the number of cells leaves a choice.
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    /// After bad input go on with the rest; the exit code is still 2.
    #[arg(long)]
    pub(crate) keep_going: bool,

    /// Leave out rules of variants that are not known, or not taken here; what is left out is said.
    #[arg(long)]
    pub(crate) lossy: bool,
}

impl Inputs {
    /// A single one, as it was given to some option.
    pub(crate) fn one(input: OsString, shape: Option<Shape>) -> Self {
        Self { inputs: vec![input], shape, keep_going: false, lossy: false }
    }

    /// Sources to read from.
    pub(crate) fn sources(&self) -> Result<Vec<Source>, Failure> {
        self.sources_read_with(self.reading().options)
    }

    /// Sources to read from, if texts are to be read in this way.
    pub(crate) fn sources_read_with(&self, options: Options) -> Result<Vec<Source>, Failure> {
        if !self.inputs.is_empty() {
            let numbered = self.inputs.iter().enumerate();
            return Ok(numbered.flat_map(|(k, text)| Source::all(k + 1, text, options)).collect());
        }
        if stdin().is_terminal() {
            return Err(Failure::Input(hinted("none-given", &Gaps::default())));
        }
        Ok(vec![Source::StandardInput(Vec::new())])
    }

    /// Way in which they are read.
    pub(crate) fn reading(&self) -> Reading {
        let Self { shape, keep_going, lossy, .. } = *self;
        let options = Options { shape, ..Options::default() };
        Reading { options, keep_going, lossy, question: None }
    }
}

#[cfg(test)]
mod tests;
