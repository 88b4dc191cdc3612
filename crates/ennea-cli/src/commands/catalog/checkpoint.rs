//! Checkpoint files: read, and written so that at any moment the whole old or the whole new one is there.

use super::text::{State, TextError};
use crate::face::draft::Draft;
use crate::face::exit::Failure;
use crate::face::input::why;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Reads a file; none if there is no such file.
pub(super) fn read(path: &Path) -> Result<Option<State>, Failure> {
    let name = path.display();
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Failure::Input(format!("cannot read {name}: {}", why(&error)))),
    };
    let (what, hint) = match State::read(&text) {
        Ok(state) => return Ok(Some(state)),
        Err(TextError::Foreign) => (
            "is not a checkpoint of ennea catalog count".to_owned(),
            "it is left as it is; give another name",
        ),
        Err(TextError::Version(version)) => (
            format!("is a checkpoint of version '{version}', which this ennea cannot read"),
            "it is left as it is; use the ennea that wrote it, or give another name",
        ),
        Err(TextError::Damaged(what)) => (
            format!("is a damaged checkpoint: {what}"),
            "it is left as it is; remove it to count this shard anew, or give another name",
        ),
    };
    Err(Failure::Input(format!("{name} {what}\n  hint: {hint}")))
}

/// Writes the file, as a whole.
pub(super) fn write(path: &Path, state: &State) -> Result<(), Failure> {
    Draft::create(path)?.finish(state.write().as_bytes())
}
