//! What to convert: files, standard input, texts that were typed.

use crate::face::{self, Failure, interrupt, why};
use ennea_formats::text_of;
use std::ffi::OsString;
use std::fs;
use std::io::{IsTerminal, stdin};
use std::path::{Path, PathBuf};

/// One of the inputs; an argument is its text, and standard input is still to be read.
pub(super) type Source = face::Source<String>;

/// All inputs in order; standard input where there are none.
pub(super) fn all(inputs: &[OsString]) -> Result<Vec<Source>, Failure> {
    if inputs.is_empty() && stdin().is_terminal() {
        return Err(Failure::Input(
            "found nothing to convert; expected a file, a puzzle, a link, or a pipe\n  \
             hint: type a file's name, or - and paste the text"
                .to_owned(),
        ));
    }
    let numbered = inputs.iter().enumerate();
    let given: Vec<Source> = numbered.map(|(index, input)| of_argument(index + 1, input)).collect();
    let sources = if given.is_empty() { vec![Source::StandardInput(Vec::new())] } else { given };
    // While it waits for a pipe, Ctrl-C ends the program at once.
    if !sources.iter().any(|source| matches!(source, Source::StandardInput(_))) {
        interrupt::listen()?;
    }
    Ok(sources)
}

fn of_argument(number: usize, input: &OsString) -> Source {
    if input == "-" {
        Source::StandardInput(Vec::new())
    } else if Path::new(input).exists() {
        Source::File(PathBuf::from(input))
    } else {
        Source::Argument(number, input.to_string_lossy().into_owned())
    }
}

impl Source {
    /// Its text, or what to say if it cannot be read.
    pub(super) fn text(&self) -> Result<String, String> {
        match self {
            Self::Argument(_, text) => Ok(text_of(text.as_bytes())),
            Self::StandardInput(bytes) => Ok(text_of(bytes)),
            Self::File(path) => fs::read(path)
                .map(|bytes| text_of(&bytes))
                .map_err(|error| format!("error: cannot read {}: {}", self.name(), why(&error))),
        }
    }

    /// What stands before a note about it.
    pub(super) fn before(&self) -> String {
        match self {
            Self::StandardInput(_) => String::new(),
            _ => format!("{}: ", self.name()),
        }
    }

    /// What a line of its text is called.
    pub(super) fn at(&self, line: usize) -> String {
        match self {
            Self::Argument(_, text) if !text.contains('\n') => self.name(),
            _ => self.line(line as u64),
        }
    }
}
