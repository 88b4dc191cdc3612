//! The puzzles that a command is given: arguments, files, standard input; in order, as they come.
//!
//! ```text
//!   arguments --> sources --> blocks --> lines --+--> plain lines -----------+--> entries
//!                                                +--> text::Records ---------+
//! ```
//!
//! Almost every line of a long input is a *plain* one: 81 cells, perhaps a remark.  These are
//! recognised in some ten nanoseconds each; everything else, such as pictures, other shapes,
//! comments and mistakes, goes through the library's readers.  Both ways give the same entries.
//!
//! Only a block and a picture are held at a time, so an input may be of any length.

mod blocks;
mod entry;
mod lines;
mod message;
mod plain;
mod reader;
mod single;
mod source;
mod state;

pub(crate) use entry::{Cells, Item};
pub(crate) use message::shown;
pub(crate) use reader::{Entry, Sink, read};
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
    /// from 10 on; or a picture of several lines.  In a file every line is a puzzle, or pictures
    /// follow each other; blank lines and # comments are skipped.  What can be read as a puzzle is
    /// one; write ./NAME for a file of that name.
    #[arg(value_name = "PUZZLE|FILE")]
    inputs: Vec<OsString>,

    /// The rows and columns of a box, such as 2x5, where the number of cells leaves a choice.
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    /// After bad input go on with the rest; the exit code is still 2.
    #[arg(long)]
    keep_going: bool,

    /// What has been read of standard input before.
    #[arg(skip)]
    begun: Vec<u8>,
}

impl Inputs {
    /// A single one, as it was given to some option.
    pub(crate) fn one(input: OsString, shape: Option<Shape>) -> Self {
        Self { inputs: vec![input], shape, keep_going: false, begun: Vec::new() }
    }

    /// Where to read from.
    pub(crate) fn sources(&self) -> Result<Vec<Source>, Failure> {
        if !self.inputs.is_empty() {
            let numbered = self.inputs.iter().enumerate();
            let mut sources: Vec<Source> =
                numbered.map(|(k, text)| Source::new(k + 1, text, self.shape)).collect();
            if let [Source::StandardInput(begun)] = sources.as_mut_slice() {
                begun.clone_from(&self.begun);
            }
            return Ok(sources);
        }
        if stdin().is_terminal() {
            return Err(Failure::Input(
                "found no puzzle; expected one as an argument, a file, or a pipe\n  \
                 hint: type the cells row by row with '.' for an empty one, a file's name, or -"
                    .to_owned(),
            ));
        }
        Ok(vec![Source::StandardInput(self.begun.clone())])
    }

    /// The shape that all puzzles are to have.
    pub(crate) fn shape(&self) -> Option<Shape> {
        self.shape
    }

    /// Whether to go on after bad input.
    pub(crate) fn keep_going(&self) -> bool {
        self.keep_going
    }
}

#[cfg(test)]
mod tests;
