//! Where puzzles come from: an argument, a file, standard input.

use super::entry::Place;
use super::message;
use ennea::text::read_puzzle;
use ennea::{Puzzle, Shape};
use ennea_answers::wire::{self, Asked};
use serde_json::{Map, Value, json};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// One of the inputs of a command.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// A puzzle as an argument, counted from 1; or what to say if it is none.
    Argument {
        /// Which argument.
        number: usize,
        /// The puzzle.
        puzzle: Result<Puzzle, String>,
    },
    /// A file.
    File(PathBuf),
    /// Standard input.
    StandardInput {
        /// What has been read of it before.
        begun: Vec<u8>,
    },
}

impl Source {
    /// What an argument stands for: what can be read as a puzzle is one, then what exists is a file.
    pub(super) fn new(number: usize, argument: &OsStr, shape: Option<Shape>) -> Self {
        if argument == "-" {
            return Self::StandardInput { begun: Vec::new() };
        }
        let text = argument.to_string_lossy();
        let error = match read_puzzle(&text, shape) {
            Ok(puzzle) => return Self::Argument { number, puzzle: Ok(puzzle) },
            Err(error) => error,
        };
        let path = Path::new(argument);
        let Err(missing) = fs::metadata(path) else { return Self::File(path.to_owned()) };
        let puzzle = message::of_neither(number, &error, &why(&missing));
        Self::Argument { number, puzzle: Err(puzzle) }
    }

    /// What a place in it is called.
    pub(crate) fn describe(&self, place: Place) -> String {
        match self {
            Self::Argument { number, .. } => format!("argument {number}"),
            Self::File(path) => format!("{}, line {}", path.display(), place.line),
            Self::StandardInput { .. } => format!("line {}", place.line),
        }
    }

    /// A puzzle of it that was asked about, and where it stood.
    pub(crate) fn asked(&self, place: Place, puzzle: &Puzzle) -> Asked {
        let line = Some(place.line as usize);
        let place = match self {
            Self::Argument { number, .. } => {
                wire::Place { argument: Some(*number), ..wire::Place::default() }
            }
            Self::File(path) => {
                let file = Some(path.to_string_lossy().into_owned());
                wire::Place { file, line, argument: None }
            }
            Self::StandardInput { .. } => wire::Place { line, ..wire::Place::default() },
        };
        Asked { place, shape: puzzle.shape(), puzzle: puzzle.clone() }
    }

    /// A JSON object with a puzzle and where it stood: `line` and perhaps `file`, or `argument`.
    pub(crate) fn object(&self, place: Place, puzzle: &Puzzle) -> Map<String, Value> {
        match json!(self.asked(place, puzzle)) {
            Value::Object(object) => object,
            _ => unreachable!("a struct is an object"),
        }
    }
}

/// The system's reason, without its number.
pub(crate) fn why(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}
