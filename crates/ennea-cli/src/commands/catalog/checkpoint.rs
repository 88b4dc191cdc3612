//! Checkpoint files: read, and written so that there is always a whole one, the old or the new.

use crate::face::{Draft, Failure, cannot_read};
use ennea_answers::catalogue::State;
use std::fs;
use std::path::Path;

/// Reads a file.
pub(super) fn read(path: &Path) -> Result<State, Failure> {
    let text = fs::read(path).map_err(|error| cannot_read(path.display(), &error))?;
    Ok(State::read(&text, &path.display().to_string())?)
}

/// Writes the file, as a whole.
pub(super) fn write(path: &Path, state: &State) -> Result<(), Failure> {
    Draft::create(path)?.finish(state.write().as_bytes())
}
