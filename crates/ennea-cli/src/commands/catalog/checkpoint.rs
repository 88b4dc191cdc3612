//! Checkpoint files: read, and written so that there is always a whole one, the old or the new.

use crate::face::{Draft, Failure, why};
use ennea_answers::catalogue::State;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Reads a file; none if there is no such file.
pub(super) fn read(path: &Path) -> Result<Option<State>, Failure> {
    let name = path.display().to_string();
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Failure::Input(format!("cannot read {name}: {}", why(&error)))),
    };
    Ok(Some(State::read(&text, &name)?))
}

/// Writes the file, as a whole.
pub(super) fn write(path: &Path, state: &State) -> Result<(), Failure> {
    Draft::create(path)?.finish(state.write().as_bytes())
}
