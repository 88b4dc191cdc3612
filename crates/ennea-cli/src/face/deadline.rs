//! `--time`: the seconds that work may take, and their end.

use ennea::progress::Progress;
use ennea_words::{Saying, saying};
use std::time::{Duration, Instant};

/// Progress that also stops when a time is over.
pub(crate) struct Deadline<'a> {
    end: Option<Instant>,
    progress: &'a dyn Progress,
}

impl<'a> Deadline<'a> {
    /// The end of this time from now on, if there is one.
    pub(crate) fn new(time: Option<Duration>, progress: &'a dyn Progress) -> Self {
        Self { end: time.and_then(|time| Instant::now().checked_add(time)), progress }
    }

    /// Tests whether the time is over.
    pub(crate) fn is_over(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }
}

impl Progress for Deadline<'_> {
    fn inner(&self) -> &dyn Progress {
        self.progress
    }

    fn is_stopped(&self) -> bool {
        self.progress.is_stopped() || self.is_over()
    }
}

/// A number of seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, Saying> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|time| !time.is_zero()).ok_or_else(|| saying!("value-seconds"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_above_zero() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["0", "-1", "soon", "inf", "nan"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
