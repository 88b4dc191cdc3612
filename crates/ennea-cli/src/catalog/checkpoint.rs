//! Checkpoint files: read, and written so that at any moment the whole old or the whole new one is there.

use super::text::{State, TextError};
use crate::exit::Failure;
use crate::input::why;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;

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

/// Writes the file: first another one beside it, which then takes its place.
pub(super) fn write(path: &Path, state: &State) -> Result<(), Failure> {
    // Where the name is a link, the file that it stands for is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let beside = beside(&target);
    replace(&target, &beside, state.write().as_bytes()).map_err(|error| {
        // Often there is none; and one that cannot be removed is no worse than the first error.
        let _ = fs::remove_file(&beside);
        Failure::Input(format!("cannot save {}: {}", path.display(), why(&error)))
    })
}

fn replace(path: &Path, beside: &Path, text: &[u8]) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(text)?;
    file.sync_all()?;
    drop(file);
    fs::rename(beside, path)
}

/// The name of the other file; the process is part of it, for others may save the same shard.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", process::id()));
    path.with_file_name(name)
}
