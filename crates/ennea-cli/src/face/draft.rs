//! A file that is being written: it appears under its name only when it is whole.
//!
//! The bytes go to another file beside it, which then takes its place; if anything fails, or the
//! draft is dropped, that other file is removed and the first one is as it was.

use crate::face::{Failure, why};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

/// A file to be.
#[derive(Debug)]
pub(crate) struct Draft {
    /// As the user calls it.
    name: PathBuf,
    /// What is to be replaced.
    target: PathBuf,
    /// The file beside it; none where the target is a device or a pipe, which cannot be replaced.
    beside: Option<PathBuf>,
    file: File,
}

impl Draft {
    /// Begins a file, so that it is known early whether it can be written.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        if path.is_dir() {
            let name = path.display();
            return Err(Failure::Input(format!("cannot save {name}: it is a folder")));
        }
        Self::open(path).map_err(|error| cannot_save(path, &error))
    }

    /// Writes all of it; now it has its name.
    pub(crate) fn finish(self, bytes: &[u8]) -> Result<(), Failure> {
        let name = self.name.clone();
        self.close(bytes).map_err(|error| cannot_save(&name, &error))
    }

    fn open(path: &Path) -> io::Result<Self> {
        // Where the name is a link, the file that it stands for is replaced, not the link.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let name = path.to_owned();
        if fs::metadata(&target).is_ok_and(|found| !found.is_file()) {
            let file = File::options().write(true).open(path)?;
            return Ok(Self { name, target, beside: None, file });
        }
        let beside = beside(&target);
        let file = File::create(&beside)?;
        Ok(Self { name, target, beside: Some(beside), file })
    }

    fn close(mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        if let Some(beside) = &self.beside {
            self.file.sync_all()?;
            fs::rename(beside, &self.target)?;
        }
        self.beside = None;
        self.file.flush()
    }
}

/// Writes a whole file.
pub(crate) fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    Draft::open(path)?.close(bytes)
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            // One that cannot be removed is no worse than what made the draft fail.
            let _ = fs::remove_file(beside);
        }
    }
}

fn cannot_save(path: &Path, error: &io::Error) -> Failure {
    Failure::Input(format!("cannot save {}: {}", path.display(), why(error)))
}

/// The name of the other file; the process is part of it, for others may save the same one.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", process::id()));
    path.with_file_name(name)
}
