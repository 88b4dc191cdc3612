//! A file that grows line by line: what ends the program takes a part of the last line at most.
//!
//! Nobody else writes to it meanwhile.  A lock sees to that; on Windows, where nobody could read what is locked, the
//! way in which it was opened does.

use super::{ENDING, stamp};
use crate::face::{Failure, hinted, language, why};
use ennea_answers::units::Job;
use ennea_words::{gaps, say};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf, is_separator};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The time between two moments at which all lines are on the disk.
const PERIOD: Duration = Duration::from_secs(2);

/// A ledger that is being written.
#[derive(Debug)]
pub(super) struct Writer {
    name: PathBuf,
    file: File,
    /// `true` if nobody else writes to it.
    is_alone: bool,
    lines: usize,
    synced: Instant,
}

impl Writer {
    /// Goes on with a file, or begins one in a folder: what does not exist, and ends in a slash, is to be
    /// a folder.
    pub(super) fn open(path: &Path, job: &dyn Job) -> Result<Self, Failure> {
        let shown = path.display().to_string();
        let cannot = |error: &io::Error| {
            Failure::Input(say!(language(), "cannot-save", file = shown, why = why(error)))
        };
        let is_folder = path.is_dir() || path.as_os_str().to_string_lossy().ends_with(is_separator);
        let (name, file) = if is_folder {
            fs::create_dir_all(path).map_err(|error| cannot(&error))?;
            let name = path.join(own_name(job));
            let file = alone::open(File::options().append(true).create_new(true), &name);
            (name, file)
        } else {
            let file = alone::open(File::options().read(true).append(true).create(true), path);
            (path.to_owned(), file)
        };
        let Some((file, is_alone)) = file.map_err(|error| cannot(&error))? else {
            let file = path.display().to_string();
            return Err(Failure::Input(hinted("ledger-busy", &gaps!(file))));
        };
        let mut writer = Self { name, file, is_alone, lines: 0, synced: Instant::now() };
        if !is_folder {
            writer.end_line().map_err(|error| cannot(&error))?;
        }
        Ok(writer)
    }

    /// Ends a line that was cut off.
    fn end_line(&mut self) -> io::Result<()> {
        if self.file.seek(SeekFrom::End(0))? == 0 {
            return Ok(());
        }
        self.file.seek(SeekFrom::End(-1))?;
        let mut last = [0];
        self.file.read_exact(&mut last)?;
        if last == [b'\n'] { Ok(()) } else { self.file.write_all(b"\n") }
    }

    /// Adds a line, all of it or nothing.
    pub(super) fn write(&mut self, line: &str) -> Result<(), Failure> {
        self.add(line).map_err(|error| self.cannot_write(&error))
    }

    fn add(&mut self, line: &str) -> io::Result<()> {
        let before = self.file.metadata()?.len();
        if let Err(error) = self.file.write_all(line.as_bytes()) {
            // If a piece of it cannot be taken away, it does no harm.
            if self.is_alone {
                let _ = self.file.set_len(before);
            }
            return Err(error);
        }
        self.lines += 1;
        if self.synced.elapsed() >= PERIOD {
            self.file.sync_data()?;
            self.synced = Instant::now();
        }
        Ok(())
    }

    /// Now all lines are on the disk.
    pub(super) fn finish(self) -> Result<(), Failure> {
        self.file.sync_data().map_err(|error| self.cannot_write(&error))
    }

    fn cannot_write(&self, error: &io::Error) -> Failure {
        let (file, why) = (self.name.display().to_string(), why(error));
        Failure::Input(hinted("ledger-cut", &gaps!(file, why, lines = self.lines)))
    }
}

/// Files to which nobody else writes.
#[cfg(not(windows))]
mod alone {
    use std::fs::{File, OpenOptions, TryLockError};
    use std::io::Result;
    use std::path::Path;

    /// A file, and whether it is certain that nobody else writes to it; `None` if somebody does.
    pub(super) fn open(options: &mut OpenOptions, path: &Path) -> Result<Option<(File, bool)>> {
        let file = options.open(path)?;
        // Where files cannot be locked, lines that come between others do no harm.
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            locked => Ok(Some((file, locked.is_ok()))),
        }
    }
}

/// Files to which nobody else writes.
#[cfg(windows)]
mod alone {
    use std::fs::{File, OpenOptions};
    use std::io::Result;
    use std::os::windows::fs::OpenOptionsExt;
    use std::path::Path;

    /// `FILE_SHARE_READ`.
    const OTHERS_READ: u32 = 1;

    /// `ERROR_SHARING_VIOLATION`.
    const BUSY: i32 = 32;

    /// A file, and that nobody else writes to it; `None` if somebody does.
    pub(super) fn open(options: &mut OpenOptions, path: &Path) -> Result<Option<(File, bool)>> {
        match options.share_mode(OTHERS_READ).open(path) {
            Err(error) if error.raw_os_error() == Some(BUSY) => Ok(None),
            file => file.map(|file| Some((file, true))),
        }
    }
}

/// A name that no other run has.
fn own_name(job: &dyn Job) -> String {
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    format!("{}-{}-{nanos:x}.{ENDING}", job.name(), stamp::who().replace(':', "-"))
}
