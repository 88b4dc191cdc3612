//! Where puzzles come from: an argument, a file, standard input.

use super::entry::{Item, Place};
use super::message;
use crate::face::Failure;
use ennea::Shape;
use ennea::text::read_puzzle;
use ennea_answers::wire::{self, Asked};
use ennea_formats::{Format, Incoming, Options};
use std::ffi::OsStr;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

/// One of the inputs of a command; the text of an argument has been made into some `T`.
#[derive(Clone, Debug)]
pub(crate) enum Source<T = Result<String, String>> {
    /// An argument, counted from 1, that is no file: its text, or what to say if that is no puzzle.
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

    /// The place of a line of it.
    pub(crate) fn place(&self, line: u64) -> wire::Place {
        let line = Some(line as usize);
        match self {
            Self::Argument(number, _) => {
                wire::Place { argument: Some(*number), ..wire::Place::default() }
            }
            Self::File(path) => {
                let file = Some(path.to_string_lossy().into_owned());
                wire::Place { file, line, argument: None }
            }
            Self::StandardInput(_) => wire::Place { line, ..wire::Place::default() },
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
        let path = Path::new(argument);
        let missing = || fs::metadata(path).err().map(|error| why(&error)).unwrap_or_default();
        match check(number, &text, shape, missing) {
            Err(_) if path.exists() => Self::File(path.to_owned()),
            checked => Self::Argument(number, checked.map(|()| text.into_owned())),
        }
    }

    /// What a place in it is called.
    pub(crate) fn describe(&self, place: Place) -> String {
        match self {
            Self::Argument(_, Ok(text)) if text.trim_end().contains('\n') => self.line(place.line),
            Self::Argument(..) => self.name(),
            _ => self.line(place.line),
        }
    }

    /// A puzzle of it that was asked about, and where it stood.
    pub(crate) fn asked(&self, item: &Item) -> Asked {
        let asked = Asked::new(self.place(item.place.line), item.cells.puzzle().into_owned());
        Asked { placed: item.cells.placed(), candidates: item.cells.candidates(), ..asked }
    }
}

impl Item {
    /// Where it stood, in words.
    pub(crate) fn place_in(&self, sources: &[Source]) -> String {
        sources[self.place.source as usize].describe(self.place)
    }

    /// The note about what is left out of it, if anything is.
    pub(crate) fn note_of_ignored(&self, sources: &[Source]) -> Option<String> {
        message::of_ignored(&self.place_in(sources), self.cells.ignored())
    }

    /// What is said where it is bad input for what was asked.
    pub(crate) fn refusal(&self, sources: &[Source], why: &dyn Display) -> String {
        format!("error: {}: {why}", self.place_in(sources))
    }
}

/// Checks that a text has a puzzle; if not, says so, with the reason why it is no file either.
fn check(
    number: usize,
    text: &str,
    shape: Option<Shape>,
    why_no_file: impl FnOnce() -> String,
) -> Result<(), String> {
    let format = Format::of_line(text.lines().next().unwrap_or_default(), shape);
    if format.is_none() && Incoming::of(text, shape, true) == Incoming::Lines {
        let read = read_puzzle(text, shape);
        return read.map(drop).map_err(|error| message::of_neither(number, &error, &why_no_file()));
    }
    let options = Options { shape, ..Options::default() };
    let first = ennea_formats::read(text, &options)
        .and_then(|mut document| document.entries.next().transpose());
    first.map(drop).map_err(|error| message::of_entry(&format!("argument {number}"), &error))
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
