//! A file that is being written: it appears under its name only when it is whole.
//!
//! On Linux the bytes go to a file that has no name, where the file system can have such files; so
//! nothing stays behind, whatever ends the program, but for the moment in which a whole file has a first name and
//! is about to replace an older one.  Elsewhere they go to another file beside the
//! one to be, which is removed if anything fails or the draft is dropped.  Either takes the place of
//! an older file in one step.

use crate::face::{Failure, language, why};
use ennea_words::say;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A file to be.
#[derive(Debug)]
pub(crate) struct Draft {
    /// As the user calls it.
    name: PathBuf,
    /// Path of the file that is to be replaced.
    target: PathBuf,
    file: File,
    place: Place,
}

/// Place of the bytes at first.
#[derive(Debug)]
enum Place {
    /// Into the target itself: a device or a pipe, which cannot be replaced.
    Target,
    /// Into a file without a name.
    Unnamed,
    /// Into a file beside the target.
    Beside(Beside),
}

/// The name of another file, which does not stay.
#[derive(Debug)]
struct Beside(PathBuf);

/// The files of such names that there may be.
static ALL_BESIDE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Removes them, as the program is about to end.
pub(crate) fn remove_all() {
    for name in &*all_beside() {
        // One that cannot be removed is no reason to go on.
        let _ = fs::remove_file(name);
    }
}

fn all_beside() -> MutexGuard<'static, Vec<PathBuf>> {
    ALL_BESIDE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Beside {
    /// Name beside a file; the process is part of it, for others may save the same one.
    fn of(path: &Path) -> Self {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.new", process::id()));
        let name = path.with_file_name(name);
        all_beside().push(name.clone());
        Self(name)
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        all_beside().retain(|name| *name != self.0);
        // There is none where it has taken the place of its target; and one that cannot be removed is no worse
        // than what made the draft fail.
        let _ = fs::remove_file(&self.0);
    }
}

impl Draft {
    /// Begins a file, so that it is known early whether it can be written.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        if path.is_dir() {
            let (file, why) = (path.display().to_string(), language().text("it-is-a-folder"));
            return Err(Failure::Input(say!(language(), "cannot-save", file, why)));
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
        let found = fs::metadata(&target).ok();
        if found.as_ref().is_some_and(|found| !found.is_file()) {
            let file = File::options().write(true).open(path)?;
            return Ok(Self { name, target, file, place: Place::Target });
        }
        let (file, place) = match unnamed::create(folder(&target)) {
            Ok(file) => (file, Place::Unnamed),
            Err(_) => {
                let beside = Beside::of(&target);
                (File::create(&beside.0)?, Place::Beside(beside))
            }
        };
        let draft = Self { name, target, file, place };
        if let Some(found) = found {
            draft.file.set_permissions(found.permissions())?;
        }
        Ok(draft)
    }

    fn close(mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        if let Place::Target = self.place {
            return self.file.flush();
        }
        self.file.sync_all()?;
        if let Place::Unnamed = self.place {
            if unnamed::link(&self.file, &self.target).is_ok() {
                return Ok(());
            }
            // A link replaces nothing, so it gets another name first, as short as can be.
            let beside = Beside::of(&self.target);
            unnamed::link(&self.file, &beside.0)?;
            self.place = Place::Beside(beside);
        }
        if let Place::Beside(beside) = &self.place {
            fs::rename(&beside.0, &self.target)?;
        }
        Ok(())
    }
}

/// Writes a whole file.
pub(crate) fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    Draft::open(path)?.close(bytes)
}

fn cannot_save(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::Input(say!(language(), "cannot-save", file, why = why(error)))
}

/// The folder that a file is in.
fn folder(path: &Path) -> &Path {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    parent.unwrap_or(Path::new("."))
}

/// Files without a name.
#[cfg(target_os = "linux")]
mod unnamed {
    use rustix::fs::{AtFlags, CWD, Mode, OFlags, linkat, openat};
    use std::fs::File;
    use std::io::{Error, ErrorKind, Result};
    use std::os::fd::AsRawFd;
    use std::path::{Path, PathBuf};

    /// A new one in a folder; an error where there can be none, or none that can be named later.
    pub(super) fn create(folder: &Path) -> Result<File> {
        let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
        let file = File::from(openat(CWD, folder, flags, Mode::from_raw_mode(0o666))?);
        if door(&file).exists() { Ok(file) } else { Err(Error::from(ErrorKind::Unsupported)) }
    }

    /// Gives it a name that nothing has.
    pub(super) fn link(file: &File, name: &Path) -> Result<()> {
        Ok(linkat(CWD, door(file), CWD, name, AtFlags::SYMLINK_FOLLOW)?)
    }

    /// The name by which this process alone can reach it.
    fn door(file: &File) -> PathBuf {
        PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()))
    }
}

/// Other systems have none.
#[cfg(not(target_os = "linux"))]
mod unnamed {
    use std::fs::File;
    use std::io::{Error, ErrorKind, Result};
    use std::path::Path;

    pub(super) fn create(_folder: &Path) -> Result<File> {
        Err(Error::from(ErrorKind::Unsupported))
    }

    pub(super) fn link(_file: &File, _name: &Path) -> Result<()> {
        Err(Error::from(ErrorKind::Unsupported))
    }
}
