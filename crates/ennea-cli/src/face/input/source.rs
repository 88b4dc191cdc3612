//! Where puzzles come from: an argument, a file, standard input.

use super::entry::{Item, Place};
use super::message;
use crate::face::Failure;
use ennea::text::read_puzzle;
use ennea::{Puzzle, Shape};
use ennea_answers::wire::{self, Asked};
use std::ffi::OsStr;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

/// One of the inputs of a command; the text of an argument has been read into some `T`.
#[derive(Clone, Debug)]
pub(crate) enum Source<T = Result<Puzzle, String>> {
    /// An argument, counted from 1, that is no file: a puzzle, or what to say if it is none.
    Argument(usize, T),
    /// A file.
    File(PathBuf),
    /// Standard input, and what has been read of it before.
    StandardInput(Vec<u8>),
}

impl<T> Source<T> {
    /// What it is called.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Argument(number, _) => format!("argument {number}"),
            Self::File(path) => path.display().to_string(),
            Self::StandardInput(_) => "standard input".to_owned(),
        }
    }

    /// What a line of it is called.
    pub(crate) fn line(&self, line: u64) -> String {
        match self {
            Self::StandardInput(_) => format!("line {line}"),
            _ => format!("{}, line {line}", self.name()),
        }
    }
}

impl Source {
    /// The source that an argument is: what can be read as a puzzle is one, then what exists is a file.
    pub(super) fn new(number: usize, argument: &OsStr, shape: Option<Shape>) -> Self {
        if argument == "-" {
            return Self::StandardInput(Vec::new());
        }
        let text = argument.to_string_lossy();
        let error = match read_puzzle(&text, shape) {
            Ok(puzzle) => return Self::Argument(number, Ok(puzzle)),
            Err(error) => error,
        };
        let path = Path::new(argument);
        let Err(missing) = fs::metadata(path) else { return Self::File(path.to_owned()) };
        Self::Argument(number, Err(message::of_neither(number, &error, &why(&missing))))
    }

    /// What a place in it is called.
    pub(crate) fn describe(&self, place: Place) -> String {
        match self {
            Self::Argument(..) => self.name(),
            _ => self.line(place.line),
        }
    }

    /// A puzzle of it that was asked about, and where it stood.
    pub(crate) fn asked(&self, place: Place, puzzle: &Puzzle) -> Asked {
        let line = Some(place.line as usize);
        let place = match self {
            Self::Argument(number, _) => {
                wire::Place { argument: Some(*number), ..wire::Place::default() }
            }
            Self::File(path) => {
                let file = Some(path.to_string_lossy().into_owned());
                wire::Place { file, line, argument: None }
            }
            Self::StandardInput(_) => wire::Place { line, ..wire::Place::default() },
        };
        Asked { place, shape: puzzle.shape(), puzzle: puzzle.clone() }
    }
}

impl Item {
    /// Where it stood, in words.
    pub(crate) fn place_in(&self, sources: &[Source]) -> String {
        sources[self.place.source as usize].describe(self.place)
    }

    /// What is said where it is bad input for what was asked.
    pub(crate) fn refusal(&self, sources: &[Source], why: &dyn Display) -> String {
        format!("error: {}: {why}", self.place_in(sources))
    }
}

/// That something cannot be read, for this reason.
pub(crate) fn cannot_read(name: impl Display, error: &std::io::Error) -> Failure {
    Failure::Input(format!("cannot read {name}: {}", why(error)))
}

/// The system's reason, without its number.
pub(crate) fn why(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}
