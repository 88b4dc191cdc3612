//! Sources of puzzles: an argument, a file, standard input.

use super::entry::{Item, Place};
use super::message;
use crate::face::{Failure, language, wildcard};
use ennea_answers::wire::{self, Asked};
use ennea_formats::{Format, Options, Reader};
use ennea_words::{Saying, Told, say};
use std::ffi::OsStr;
use std::fmt::Display;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// One of the inputs of a command.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// An argument, counted from 1, that is no file: its text, or what to say if that is no puzzle.
    Argument(usize, Result<String, String>),
    /// A file.
    File(PathBuf),
    /// Standard input, and what has been read of it before.
    StandardInput(Vec<u8>),
}

impl Source {
    /// Name of the source.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Argument(number, _) => say!(language(), "source-argument", number),
            Self::File(path) => path.display().to_string(),
            Self::StandardInput(_) => language().text("source-input").into_owned(),
        }
    }

    /// Name of a line of it.
    pub(crate) fn line(&self, line: u64) -> String {
        match self {
            Self::StandardInput(_) => say!(language(), "source-line-alone", line),
            _ => say!(language(), "source-line", name = self.name(), line),
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

    /// The sources that an argument is: one, or on Windows the files that a pattern stands for.
    pub(crate) fn all(number: usize, argument: &OsStr, options: Options) -> Vec<Self> {
        let one = Self::new(number, argument, options);
        let mut files = match one {
            Self::Argument(_, Err(_)) => wildcard::matching(Path::new(argument)),
            _ => Vec::new(),
        };
        files.retain(|path| path.is_file());
        if files.is_empty() { vec![one] } else { files.into_iter().map(Self::File).collect() }
    }

    /// The source that an argument is: what can be read as a puzzle is one, then what exists is a file.
    pub(crate) fn new(number: usize, argument: &OsStr, options: Options) -> Self {
        if argument == "-" {
            return Self::StandardInput(Vec::new());
        }
        let text = argument.to_string_lossy();
        let path = Path::new(argument);
        let missing = || fs::metadata(path).err().map(|error| why(&error)).unwrap_or_default();
        match check(number, &text, options, missing) {
            Err(_) if path.exists() => Self::File(path.to_owned()),
            checked => Self::Argument(number, checked.map(|()| text.into_owned())),
        }
    }

    /// Name of a place in it.
    pub(crate) fn describe(&self, place: Place) -> String {
        match self {
            Self::Argument(_, Ok(text)) if text.trim_end().contains('\n') => self.line(place.line),
            Self::Argument(..) => self.name(),
            _ => self.line(place.line),
        }
    }

    /// A puzzle of it that was asked about, and where it stood.
    pub(crate) fn asked(&self, item: &Item) -> Asked {
        Asked::new(self.place(item.place.line), item.puzzle())
    }
}

impl Item {
    /// Place at which it stood, in words.
    pub(crate) fn place_in(&self, sources: &[Source]) -> String {
        sources[self.place.source as usize].describe(self.place)
    }

    /// Notes on it: what is left out, and how it was read.
    pub(crate) fn all_notes(&self, sources: &[Source]) -> Vec<String> {
        let ignored = self.entry.ignored(language());
        let ignored = (!ignored.is_empty()).then(|| left_out(&ignored));
        let notes = ignored.into_iter().chain(self.notes.iter().cloned());
        notes.map(|note| format!("note: {}: {note}", self.place_in(sources))).collect()
    }

    /// Message where it is bad input for what was asked.
    pub(crate) fn refusal(&self, sources: &[Source], why: &dyn Told) -> String {
        format!("error: {}: {}", self.place_in(sources), why.told(language()))
    }
}

/// Note on rules that are left out.
pub(crate) fn left_out(rules: &[String]) -> String {
    say!(language(), "left-out", rules = rules.join(", "))
}

/// Checks that a text has a puzzle; if not, says so, with the reason why it is no file either.
fn check(
    number: usize,
    text: &str,
    options: Options,
    why_no_file: impl FnOnce() -> String,
) -> Result<(), String> {
    Reader::first(text, options).map(drop).map_err(|error| {
        let is_one_line = !text.trim_end().contains('\n');
        let is_meant = Format::of_line(text, options.shape).is_some();
        match is_one_line && !is_meant && !text.contains(['{', '<']) {
            true => message::of_neither(number, &error, &why_no_file()),
            false => message::of_entry(&say!(language(), "source-argument", number), &error),
        }
    })
}

/// Failure: something cannot be read, for this reason.
pub(crate) fn cannot_read(name: impl Display, error: &io::Error) -> Failure {
    Failure::Input(unreadable(name, error))
}

/// Message that something cannot be read.
pub(super) fn unreadable(name: impl Display, error: &io::Error) -> String {
    say!(language(), "cannot-read", name = name.to_string(), why = why(error))
}

/// The system's reason, in the language.
pub(crate) fn why(error: &io::Error) -> String {
    reason(error.kind(), error).told(language())
}

/// The reason of an error that is to be told as one of this kind.
pub(crate) fn reason(kind: ErrorKind, error: &io::Error) -> Saying {
    let key = match kind {
        // On Windows nothing has a name with a wildcard.
        ErrorKind::NotFound | ErrorKind::InvalidFilename => "file-missing",
        ErrorKind::PermissionDenied => "file-forbidden",
        ErrorKind::IsADirectory => "file-folder",
        ErrorKind::NotADirectory => "file-no-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "file-no-room",
        _ => "file-other",
    };
    let text = error.to_string();
    // The system's own words, without its number and without a full stop.
    let text = text.split(" (os error").next().unwrap_or_default();
    let text = text.trim_end_matches('.').to_lowercase();
    Saying::new(move |language| say!(language, key, text))
}
