//! `--time`: the end of the seconds that work may take.

use ennea::progress::Progress;
use std::time::{Duration, Instant};

/// Progress that also stops when a time is over; steps are not reported.
pub(crate) struct Deadline<'a> {
    end: Option<Instant>,
    progress: &'a dyn Progress,
}

impl<'a> Deadline<'a> {
    /// The end of this time from now on, if there is one.
    pub(crate) fn new(time: Option<Duration>, progress: &'a dyn Progress) -> Self {
        Self { end: time.and_then(|time| Instant::now().checked_add(time)), progress }
    }

    /// Whether the time is over.
    pub(crate) fn is_over(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }
}

impl Progress for Deadline<'_> {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}

    fn is_stopped(&self) -> bool {
        self.progress.is_stopped() || self.is_over()
    }
}
