//! A file that is being written: it appears under its name only when it is whole.
//!
//! On Linux the bytes go to a file that has no name, where the file system can have such files; so
//! nothing stays behind, whatever ends the program, but for the moment in which a whole file has a first name and
//! is about to replace an older one.  Elsewhere they go to another file beside the
//! one to be, which is removed if anything fails or the draft is dropped.  Either takes the place of
//! an older file in one step.
//!
//! A file beside another is locked as long as its program lives.  One that can be locked is what a program left that
//! was killed, and is removed when the same file is written again.

use crate::face::{Failure, language, why};
use ennea_words::say;
use std::fs::{self, File};
use std::io::{self, Write};
use std::mem;
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

/// Removes them, as the program is about to end; from now on there can be no others.
pub(crate) fn remove_all() {
    let all = all_beside();
    for name in &*all {
        // One that cannot be removed is no reason to go on.
        let _ = fs::remove_file(name);
    }
    mem::forget(all);
}

fn all_beside() -> MutexGuard<'static, Vec<PathBuf>> {
    ALL_BESIDE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Beside {
    /// What comes before the number of the process in such a name, and after it.
    const SIGNS: [&str; 2] = [".ennea-", ".new"];

    /// Makes a file of a name beside another; the process is part of the name, for others may save the same one.
    fn make<T>(path: &Path, make: impl FnOnce(&Path) -> io::Result<T>) -> io::Result<(T, Self)> {
        Self::remove_left(path);
        let [before, after] = Self::SIGNS;
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!("{before}{}{after}", process::id()));
        let name = path.with_file_name(name);
        let mut all = all_beside();
        let made = make(&name)?;
        all.push(name.clone());
        Ok((made, Self(name)))
    }

    /// Makes a file that is locked, unless somebody took it for one that was left before it was.
    fn locked(path: &Path) -> io::Result<(File, Self)> {
        loop {
            let (file, beside) = Self::make(path, |name| File::create(name))?;
            // Where files cannot be locked, none is taken for one that was left.
            if file.lock().is_err() || beside.0.exists() {
                return Ok((file, beside));
            }
        }
    }

    /// Removes the files beside another that were left by programs that live no more.
    fn remove_left(path: &Path) {
        let beside = path.file_name().unwrap_or_default().to_string_lossy();
        let [before, after] = Self::SIGNS;
        let is_ours = |name: &str| {
            let number = name.strip_prefix(&*beside).and_then(|rest| rest.strip_prefix(before));
            let number = number.and_then(|rest| rest.strip_suffix(after));
            number.is_some_and(|number| number.parse::<u32>().is_ok())
        };
        for entry in fs::read_dir(folder(path)).into_iter().flatten().flatten() {
            if is_ours(&entry.file_name().to_string_lossy()) {
                let file = File::options().write(true).open(entry.path());
                if file.is_ok_and(|file| file.try_lock().is_ok()) {
                    let _ = fs::remove_file(entry.path());
                }
            }
        }
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
            Ok(file) => {
                // It has a name for a moment, perhaps.
                let _ = file.lock();
                (file, Place::Unnamed)
            }
            Err(_) => {
                let (file, beside) = Beside::locked(&target)?;
                (file, Place::Beside(beside))
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
            let link = |name: &Path| unnamed::link(&self.file, name);
            let ((), beside) = Beside::make(&self.target, link)?;
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
