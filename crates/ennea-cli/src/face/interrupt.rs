//! Ctrl-C, and SIGTERM and SIGHUP like it: where nothing has to be put in order, it ends the program at once;
//! else the first one brings the work to an orderly end, and the second one ends the program.
//!
//! Work that is to end in order looks up often.  Where it cannot be broken off for a fifth of a second, it is
//! said that the first Ctrl-C was caught; and after some seconds the program ends as it would at the second one.

use crate::face::{Exit, Failure, draft, language, message};
use ennea::progress::Progress;
use ennea_words::say;
use std::process;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::thread;
use std::time::Duration;

/// The time after which work that has not ended is told of.
const SOON: Duration = Duration::from_millis(180);

/// The time that it has from then on.
const REST: Duration = Duration::from_secs(10);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The [`End`] that work under way has.
static UNDER_WAY: AtomicU8 = AtomicU8::new(End::AtOnce as u8);

/// Ways in which work under way ends at a Ctrl-C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// With the program.
    AtOnce,
    /// In order, and soon.
    InOrder,
    /// In order, whenever it is: others follow.
    Alone,
    /// There is none, and somebody is about to say what comes next.
    Idle,
}

impl End {
    fn set(self) -> u8 {
        UNDER_WAY.swap(self as u8, Ordering::SeqCst)
    }

    fn is_set(self) -> bool {
        UNDER_WAY.load(Ordering::SeqCst) == self as u8
    }
}

/// Catches Ctrl-C from now on; it ends the program at once.
pub(crate) fn catch_signals() -> Result<(), Failure> {
    let handler = || {
        if INTERRUPTED.swap(true, Ordering::SeqCst) || End::AtOnce.is_set() {
            end();
        }
        // The second one comes on this thread, too, so that nothing may be waited for here.
        if thread::Builder::new().spawn(finish).is_err() {
            end();
        }
    };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::Input(say!(language(), "no-signals", why = error.to_string())))
}

/// Tells of work that does not end, and ends it.
fn finish() {
    thread::sleep(SOON);
    let goes_on = |how: End| CtrlC.is_stopped() && how.is_set();
    if goes_on(End::InOrder) || goes_on(End::Alone) {
        message(&format!("note: {}", language().text("note-finishing")));
    }
    thread::sleep(REST);
    if goes_on(End::InOrder) {
        end();
    }
}

/// From now on Ctrl-C stops all work that reports to [`CtrlC`] or to a bar, and that ends in order.
pub(crate) fn listen() {
    End::InOrder.set();
}

/// From now on Ctrl-C stops the work that begins now, and that alone.  Where somebody sits at a terminal, one that
/// came before is forgotten; to a script it was the end.
pub(crate) fn begin(is_interactive: bool) {
    if is_interactive {
        INTERRUPTED.store(false, Ordering::SeqCst);
    }
    End::Alone.set();
}

/// Marks that work is done.  Where somebody sits at a terminal, a Ctrl-C that comes too late ends
/// nothing.
pub(crate) fn rest(is_interactive: bool) {
    if is_interactive { End::Idle } else { End::AtOnce }.set();
}

/// Does work that cannot be broken off, and of which nothing has to be put in order: Ctrl-C ends the program at
/// once, and so does one that came before.
pub(crate) fn at_once<T>(work: impl FnOnce() -> T) -> T {
    let before = End::AtOnce.set();
    if CtrlC.is_stopped() {
        end();
    }
    let done = work();
    UNDER_WAY.store(before, Ordering::SeqCst);
    done
}

/// Ends the program, and leaves no file behind that is not whole.
fn end() -> ! {
    draft::remove_all();
    process::exit(Exit::Interrupted as i32)
}

/// Work without reports that stops after a Ctrl-C.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CtrlC;

impl Progress for CtrlC {
    fn is_stopped(&self) -> bool {
        INTERRUPTED.load(Ordering::SeqCst)
    }
}
