//! A number of slots: taking one waits until one is free.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex};

/// The slots of all jobs under way.
#[derive(Debug)]
pub(super) struct Slots {
    free: Mutex<usize>,
    freed: Condvar,
    /// `true` if the answers are read no longer.
    closed: AtomicBool,
}

impl Slots {
    pub(super) fn new(free: usize) -> Self {
        Self { free: Mutex::new(free), freed: Condvar::new(), closed: AtomicBool::new(false) }
    }

    /// Takes a slot, as soon as there is one.
    pub(super) fn take(&self) {
        let free = self.free.lock().expect("nobody panics with the lock");
        let free = self.freed.wait_while(free, |free| *free == 0);
        *free.expect("nobody panics with the lock") -= 1;
    }

    /// Gives one back.
    pub(super) fn give(&self) {
        *self.free.lock().expect("nobody panics with the lock") += 1;
        self.freed.notify_one();
    }

    /// Says that no more answers are wanted.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    /// Tests whether the answers are read no longer.
    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }
}
