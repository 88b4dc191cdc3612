//! What to convert: files, standard input, texts that were typed.

use crate::face::exit::Failure;
use crate::face::input::why;
use ennea_formats::text_of;
use std::ffi::OsString;
use std::fs;
use std::io::{IsTerminal, Read, stdin};
use std::path::{Path, PathBuf};

/// One of the inputs.
#[derive(Debug)]
pub(super) enum Source {
    /// An argument that is no file, counted from 1.
    Argument(usize, String),
    /// A file.
    File(PathBuf),
    /// Standard input, which has been read.
    StandardInput(Vec<u8>),
}

impl Source {
    /// All inputs in order; standard input where there are none.
    pub(super) fn all(inputs: &[OsString]) -> Result<Vec<Self>, Failure> {
        if inputs.is_empty() && stdin().is_terminal() {
            return Err(Failure::Input(
                "found nothing to convert; expected a file, a puzzle, a link, or a pipe\n  \
                 hint: type a file's name, or - and paste the text"
                    .to_owned(),
            ));
        }
        if inputs.is_empty() {
            return Ok(vec![Self::standard_input()?]);
        }
        let numbered = inputs.iter().enumerate();
        numbered.map(|(index, input)| Self::of_argument(index + 1, input)).collect()
    }

    fn of_argument(number: usize, input: &OsString) -> Result<Self, Failure> {
        if input == "-" {
            return Self::standard_input();
        }
        match Path::new(input).exists() {
            true => Ok(Self::File(PathBuf::from(input))),
            false => Ok(Self::Argument(number, input.to_string_lossy().into_owned())),
        }
    }

    /// Reads it to its end, before Ctrl-C is listened for: until then it ends the program.
    fn standard_input() -> Result<Self, Failure> {
        let mut bytes = Vec::new();
        stdin().lock().read_to_end(&mut bytes).map_err(|error| {
            Failure::Input(format!("cannot read standard input: {}", why(&error)))
        })?;
        Ok(Self::StandardInput(bytes))
    }

    /// Its text, or what to say if it cannot be read.
    pub(super) fn text(&self) -> Result<String, String> {
        match self {
            Self::Argument(_, text) => Ok(text_of(text.as_bytes())),
            Self::StandardInput(bytes) => Ok(text_of(bytes)),
            Self::File(path) => match fs::read(path) {
                Ok(bytes) => Ok(text_of(&bytes)),
                Err(error) => {
                    Err(format!("error: cannot read {}: {}", path.display(), why(&error)))
                }
            },
        }
    }

    /// What it is called.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Argument(number, _) => format!("argument {number}"),
            Self::File(path) => path.display().to_string(),
            Self::StandardInput(_) => "standard input".to_owned(),
        }
    }

    /// What stands before a note about it.
    pub(super) fn before(&self) -> String {
        match self {
            Self::StandardInput(_) => String::new(),
            _ => format!("{}: ", self.name()),
        }
    }

    /// What a line of it is called.
    pub(super) fn describe(&self, line: usize) -> String {
        match self {
            Self::Argument(_, text) if !text.contains('\n') => self.name(),
            Self::StandardInput(_) => format!("line {line}"),
            _ => format!("{}, line {line}", self.name()),
        }
    }
}
