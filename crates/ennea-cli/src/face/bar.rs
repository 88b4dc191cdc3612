//! Progress bars on standard error, where that is a terminal.
//!
//! Steps are of many kinds and sizes, so a bar tells which part of them is done, not their number;
//! and it says what is left only when there has been time to know how fast they come.

use crate::face::{CtrlC, language};
use ennea::progress::Progress;
use ennea_words::say;
use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::io::{self, Write as _};
use std::time::Duration;

/// Time from which on the work that is done tells something about the rest.
const TO_KNOW: Duration = Duration::from_secs(2);

/// A bar that is empty, of this length.
pub(crate) fn drawn(doing: &str, length: u64) -> ProgressBar {
    let before = if doing.is_empty() { "" } else { "{msg} " };
    let style =
        ProgressStyle::with_template(&format!("{before}[{{bar:30}}] {{percent}} %{{left}}"))
            .expect("a good template")
            .with_key("left", |state: &ProgressState, text: &mut dyn Write| {
                // Text that cannot be written is no bar's concern.
                let _ = text.write_str(&left(state.pos(), state.elapsed(), state.eta()));
            })
            .progress_chars("=> ");
    ProgressBar::new(length).with_style(style).with_message(doing.to_owned())
}

/// For example `, about 3m left`.
fn left(done: u64, elapsed: Duration, left: Duration) -> String {
    let seconds = |time: Duration| HumanDuration(Duration::from_secs(time.as_secs()));
    if elapsed < TO_KNOW {
        String::new()
    } else if done == 0 || left.as_secs() == 0 {
        say!(language(), "bar-so-far", time = format!("{:#}", seconds(elapsed)))
    } else {
        say!(language(), "bar-left", time = format!("{:#}", seconds(left)))
    }
}

/// Takes a bar away that has been drawn.
pub(crate) fn clear(bar: &ProgressBar) {
    bar.finish_and_clear();
    if CtrlC.is_stopped() && !bar.is_hidden() {
        // A bar is as wide as the terminal, so ^C was written below it, and the bar was drawn once more.
        let _ = io::stderr().write_all(b"\x1b[A\x1b[2K");
    }
}

/// A progress bar that goes away when it is done.
#[derive(Debug)]
pub(crate) struct Bar(ProgressBar);

impl Bar {
    /// A bar that is not drawn before something is expected.
    pub(crate) fn new(doing: &str) -> Self {
        Self(drawn(doing, 0))
    }

    /// Writes something while the bar is out of the way.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        // A bar that expects nothing has not been drawn, and must not be.
        if self.0.length() == Some(0) { write() } else { self.0.suspend(write) }
    }
}

/// It stops after a Ctrl-C.
impl Progress for Bar {
    fn expect(&self, steps: u64) {
        self.0.inc_length(steps);
    }

    fn advance(&self, steps: u64) {
        self.0.inc(steps);
    }

    fn is_stopped(&self) -> bool {
        CtrlC.is_stopped()
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        // A bar that expects nothing has not been drawn.
        if self.0.length() != Some(0) {
            clear(&self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_does_not_promise_what_it_cannot_know() {
        let seconds = Duration::from_secs;
        for (done, elapsed, rest, expected) in [
            (0, 1, 0, ""),
            (5, 1, 7, ""),
            (0, 5, 0, ", 5s so far"),
            (7, 65, 0, ", 65s so far"),
            (7, 5, 200, ", about 3m left"),
            (7, 5, 172_800, ", about 2d left"),
        ] {
            assert_eq!(left(done, seconds(elapsed), seconds(rest)), expected);
        }
    }
}
