//! How long work tells the outside how far it is, and hears that it shall stop.

use std::fmt;

/// Something that hears of progress.  The library never prints; a face may draw a bar.
pub trait Progress: Sync {
    /// So many more steps are to come.
    fn expect(&self, steps: u64);

    /// This many of them are done.  May be called from several threads at once.
    fn advance(&self, steps: u64);

    /// Whether the work shall stop.  Asked now and then by work that says so.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// The work was stopped before its end, as [`Progress::is_stopped`] asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped before the end")
    }
}

impl std::error::Error for Stopped {}

/// Hears nothing.
impl Progress for () {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}
}
