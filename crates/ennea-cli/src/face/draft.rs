//! A file that is being written: it appears under its name only when it is whole.
//!
//! The bytes go to another file beside it, which then takes its place; if anything fails, or the
//! draft is dropped, that other file is removed and the first one is as it was.

use crate::face::exit::Failure;
use crate::face::input::why;
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
        let error = |error: &io::Error| cannot_save(path, error);
        // Where the name is a link, the file that it stands for is replaced, not the link.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let name = path.to_owned();
        match fs::metadata(&target) {
            Ok(found) if found.is_dir() => {
                Err(Failure::Input(format!("cannot save {}: it is a folder", path.display())))
            }
            Ok(found) if !found.is_file() => {
                let file = File::options().write(true).open(path).map_err(|e| error(&e))?;
                Ok(Self { name, target, beside: None, file })
            }
            _ => {
                let beside = beside(&target);
                let file = File::create(&beside).map_err(|e| error(&e))?;
                Ok(Self { name, target, beside: Some(beside), file })
            }
        }
    }

    /// Writes all of it; now it has its name.
    pub(crate) fn finish(mut self, bytes: &[u8]) -> Result<(), Failure> {
        let result = self.file.write_all(bytes).and_then(|()| match &self.beside {
            None => self.file.flush(),
            Some(beside) => self.file.sync_all().and_then(|()| fs::rename(beside, &self.target)),
        });
        result.map_err(|error| cannot_save(&self.name, &error))?;
        self.beside = None;
        Ok(())
    }
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
