//! What to convert: files, standard input, texts that were typed.

use crate::face::{self, Failure, cannot_read, why};
use ennea_formats::text_of;
use std::ffi::OsString;
use std::fs;
use std::io::{IsTerminal, Read, stdin};
use std::path::{Path, PathBuf};

/// One of the inputs; an argument is its text, and standard input has been read.
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
    if inputs.is_empty() {
        return Ok(vec![standard_input()?]);
    }
    let numbered = inputs.iter().enumerate();
    numbered.map(|(index, input)| of_argument(index + 1, input)).collect()
}

fn of_argument(number: usize, input: &OsString) -> Result<Source, Failure> {
    if input == "-" {
        standard_input()
    } else if Path::new(input).exists() {
        Ok(Source::File(PathBuf::from(input)))
    } else {
        Ok(Source::Argument(number, input.to_string_lossy().into_owned()))
    }
}

/// Reads it to its end, before Ctrl-C is listened for: until then it ends the program.
fn standard_input() -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    let read = stdin().lock().read_to_end(&mut bytes);
    read.map_err(|error| cannot_read("standard input", &error))?;
    Ok(Source::StandardInput(bytes))
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
