//! The puzzles that a command is given: arguments, files, standard input; in order, as they come.
//!
//! ```text
//!   arguments --> sources --> blocks --+--> lines --+--> plain lines -------+--> entries
//!                                      |            +--> entries of a line -+
//!                                      |            +--> text::Records -----+
//!                                      +--> the whole text, by its format --+
//! ```
//!
//! Almost every line of a long input is a *plain* one: 81 cells, perhaps a remark.  These are
//! recognised in some ten nanoseconds each; everything else, such as pictures, other shapes,
//! comments and mistakes, goes through the library's readers.  Both ways give the same entries.
//! Links and what else is one line goes through the readers of formats, line by line.
//!
//! So only a block and a picture are held at a time, and an input may be of any length; files of
//! other programs are held whole.  The first lines tell which is which ([`ennea_formats::Incoming`]).

mod blocks;
mod entry;
mod lines;
mod message;
mod plain;
mod reader;
mod single;
mod source;

pub(crate) use entry::{Cells, Item};
pub(crate) use message::{Bad, of_entry, of_ignored, of_nothing, of_pencilmarks};
pub(crate) use reader::{Entry, Reading, Sink, read};
pub(crate) use single::SingleGrid;
pub(crate) use source::{Source, cannot_read, why};

use crate::face::Failure;
use clap::Args;
use ennea::Shape;
use std::ffi::OsString;
use std::io::{IsTerminal, stdin};

/// What every command that answers puzzles takes.
#[derive(Clone, Debug, Args)]
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
    keep_going: bool,

    /// Leave out rules of variants that are not known, or not taken here; what is left out is said.
    #[arg(long)]
    lossy: bool,

    /// Whether candidates may be part of a puzzle.
    #[arg(skip)]
    pencilmarks: bool,

    /// Whether a puzzle may have rules of its own.
    #[arg(skip)]
    rules: bool,
}

impl Inputs {
    /// A single one, as it was given to some option.
    pub(crate) fn one(input: OsString, shape: Option<Shape>) -> Self {
        let (keep_going, lossy, pencilmarks, rules) = (false, false, false, false);
        Self { inputs: vec![input], shape, keep_going, lossy, pencilmarks, rules }
    }

    /// Where to read from.
    pub(crate) fn sources(&self) -> Result<Vec<Source>, Failure> {
        if !self.inputs.is_empty() {
            let numbered = self.inputs.iter().enumerate();
            return Ok(numbered.map(|(k, text)| Source::new(k + 1, text, self.shape)).collect());
        }
        if stdin().is_terminal() {
            return Err(Failure::Input(
                "found no puzzle; expected one as an argument, a file, or a pipe\n  \
                 hint: type the cells row by row with '.' for an empty one, a file's name, or -"
                    .to_owned(),
            ));
        }
        Ok(vec![Source::StandardInput(Vec::new())])
    }

    /// The same, where candidates may be part of a puzzle.
    pub(crate) fn with_pencilmarks(&self) -> Self {
        Self { pencilmarks: true, ..self.clone() }
    }

    /// The same, where a puzzle may have rules of its own.
    pub(crate) fn with_rules(&self) -> Self {
        Self { rules: true, ..self.clone() }
    }

    /// How they are read.
    pub(crate) fn reading(&self) -> Reading {
        let Self { shape, keep_going, lossy, pencilmarks, rules, .. } = *self;
        Reading { shape, keep_going, lossy, pencilmarks, rules }
    }

    /// Whether to go on after bad input.
    pub(crate) fn keep_going(&self) -> bool {
        self.keep_going
    }
}

#[cfg(test)]
mod tests;
