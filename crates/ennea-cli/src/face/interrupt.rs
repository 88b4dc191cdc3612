//! Ctrl-C, and SIGTERM and SIGHUP like it: the first one brings the work to an orderly end, the
//! second one ends the program at once.

use crate::face::{Exit, Failure};
use ennea::progress::Progress;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

static LISTENING: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C stops all work that reports to [`CtrlC`] or to a bar.
pub(crate) fn listen() -> Result<(), Failure> {
    if LISTENING.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let handler = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            process::exit(Exit::Interrupted as i32);
        }
    };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::Input(format!("cannot listen for Ctrl-C: {error}")))
}

/// Forgets a Ctrl-C, so that it does not stop what begins now.
pub(crate) fn forget() {
    INTERRUPTED.store(false, Ordering::Relaxed);
}

/// Work without reports that stops after a Ctrl-C.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CtrlC;

impl Progress for CtrlC {
    fn is_stopped(&self) -> bool {
        INTERRUPTED.load(Ordering::Relaxed)
    }
}
