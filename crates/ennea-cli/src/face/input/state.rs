//! A puzzle half solved, as the only input of a command.
//!
//! Such a text looks like nothing else ([`read_state`]), so it needs no option: a single argument, a
//! single file, or standard input is looked at first, and read as puzzles if it is no state.  Of
//! standard input that is its first line where this is a puzzle, so that no answer waits for the
//! end of the input.

use super::{Inputs, cannot_read};
use crate::face::Failure;
use ennea::State;
use ennea::text::read_puzzle;
use ennea_formats::read_state;
use std::fs;
use std::io::{self, BufRead, IsTerminal, Read, stdin};

/// No state is longer than this, in bytes.
const LENGTH_MAX: u64 = 1 << 15;

impl Inputs {
    /// The state that is the only input, if it is one; else the inputs are as before, but for what
    /// has been read of standard input.
    pub(crate) fn take_state(&mut self) -> Result<Option<State>, Failure> {
        let text = match self.inputs.as_slice() {
            [] if stdin().is_terminal() => return Ok(None),
            [] => self.begin()?,
            [only] if only == "-" => self.begin()?,
            [only] => match fs::metadata(only) {
                Ok(file) if file.is_file() && file.len() <= LENGTH_MAX => {
                    let bytes =
                        fs::read(only).map_err(|error| cannot_read(only.display(), &error))?;
                    String::from_utf8_lossy(&bytes).into_owned()
                }
                Ok(_) => return Ok(None),
                Err(_) => only.to_string_lossy().into_owned(),
            },
            _ => return Ok(None),
        };
        match read_state(&text, self.shape) {
            None => Ok(None),
            Some(Ok(state)) => Ok(Some(state)),
            Some(Err(error)) => Err(Failure::Input(format!(
                "found {}; expected {}\n  hint: paste the candidates of all cells, or the cells in one \
                 line with + before placed digits",
                error.found, error.expected
            ))),
        }
    }

    /// Reads the first line of standard input if it is a puzzle, else as far as a state may go.
    fn begin(&mut self) -> Result<String, Failure> {
        let mut input = stdin().lock().take(LENGTH_MAX);
        let read = self.begin_with(&mut input);
        read.map_err(|error| cannot_read("standard input", &error))?;
        Ok(String::from_utf8_lossy(&self.begun).into_owned())
    }

    fn begin_with(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        let mut from = 0;
        while input.read_until(b'\n', &mut self.begun)? > 0 {
            let line = String::from_utf8_lossy(&self.begun[from..]);
            // A group of candidates could be a tiny puzzle.
            let is_puzzle = read_puzzle(&line, self.shape).is_ok_and(|it| it.shape().side() > 3);
            if is_puzzle && read_state(&line, self.shape).is_none() {
                return Ok(());
            }
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                break;
            }
            from = self.begun.len();
        }
        input.read_to_end(&mut self.begun).map(|_| ())
    }
}
