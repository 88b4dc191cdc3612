//! A host without a world: files in memory, and a clock that ticks when it is asked.

use crate::host::Host;
use crate::reply::Line;
use ennea::progress::Progress;
use ennea_words::{Saying, say};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A host for tests and examples.
#[derive(Debug, Default)]
pub struct TestHost {
    /// The files, by name.
    pub files: BTreeMap<String, String>,
    /// The lines that orders told while they ran.
    pub told: Vec<String>,
    ticks: u64,
    patience: Patience,
}

impl TestHost {
    /// Stops a running order at its poll with this number.
    pub fn stop_after(&mut self, looks: u64) {
        self.patience = Patience { looks_left: Some(looks.into()) };
    }
}

#[derive(Debug, Default)]
struct Patience {
    looks_left: Option<AtomicU64>,
}

impl Progress for Patience {
    fn is_stopped(&self) -> bool {
        let Some(left) = &self.looks_left else { return false };
        let less = |left: u64| Some(left.saturating_sub(1));
        left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less) == Ok(0)
    }
}

impl Host for TestHost {
    fn read(&mut self, name: &str) -> Result<String, Saying> {
        self.files.get(name).cloned().ok_or_else(|| why("file-missing", "No such file"))
    }

    fn exists(&mut self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), Saying> {
        if name.contains('/') {
            return Err(why("file-no-folder", "No such folder"));
        }
        self.files.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    /// A millisecond later than when it was last asked.
    fn now(&mut self) -> Duration {
        self.ticks += 1;
        Duration::from_millis(self.ticks)
    }

    fn tell(&mut self, line: &Line) {
        self.told.push(line.to_string());
    }

    fn progress(&self) -> &dyn Progress {
        &self.patience
    }
}

/// Why a file is not read or written.
fn why(key: &'static str, text: &'static str) -> Saying {
    Saying::new(move |language| say!(language, key, text))
}
