//! Work without Python's lock: short work at once, long work on a thread of its own, so that the thread
//! that asked can end it at Ctrl-C and tell how far it is.
//!
//! A panic is caught on the way, and becomes `ennea.InternalError`.

use crate::errors;
use ennea::progress::{Progress, Steps};
use ennea_answers::solutions::Solvers;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Time between two looks of the thread that asked.
const LOOK: Duration = Duration::from_millis(25);

/// Time that it waits for work that it has stopped.
const GRACE: Duration = Duration::from_millis(50);

/// Progress of work, and whether it is to go on.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    is_stopped: AtomicBool,
    steps: Steps,
}

impl Watch {
    /// Work of this many steps, none of them done.
    pub(crate) fn of(steps: u64) -> Self {
        let watch = Self::default();
        watch.expect(steps);
        watch
    }

    /// Tells how far it is.
    fn tell(&self, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        callback.call1(<(u64, u64)>::from(self.steps.now())).map(|_| ())
    }
}

impl Progress for Watch {
    fn inner(&self) -> &dyn Progress {
        &self.steps
    }

    fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }
}

/// Does short work at once.
pub(crate) fn short<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let result = py.detach(|| catch_unwind(AssertUnwindSafe(work)));
    result.map_err(|panic| errors::internal(&*panic))
}

/// Does work that may take long.  `callback` is called with what is done and what there is to do.
pub(crate) fn long<T: Send + 'static>(
    py: Python<'_>,
    callback: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Watch) -> T + Send + 'static,
) -> PyResult<T> {
    watched(py, &Arc::default(), callback, work)
}

/// Does a piece of work under a watch that may see others too.
///
/// Ctrl-C, or an error of the callback, stops the work and ends the wait for it: what does not stop at
/// once goes on to its end unseen.
pub(crate) fn watched<T: Send + 'static>(
    py: Python<'_>,
    watch: &Arc<Watch>,
    callback: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Watch) -> T + Send + 'static,
) -> PyResult<T> {
    let look = |py: Python<'_>| {
        py.check_signals()?;
        callback.map_or(Ok(()), |callback| watch.tell(callback))
    };
    let (send, done) = sync_channel(1);
    let seen = Arc::clone(watch);
    let work = move || {
        let result = catch_unwind(AssertUnwindSafe(|| work(&seen)));
        // Nobody takes it any more where the wait was ended.
        drop(send.send(result));
    };
    thread::Builder::new().spawn(work).map_err(errors::error)?;
    let done = Mutex::new(done);
    loop {
        let wait = |time| py.detach(|| done.lock().expect("nobody else waits").recv_timeout(time));
        match wait(LOOK) {
            Ok(result) => {
                let result = result.map_err(|panic| errors::internal(&*panic))?;
                look(py)?;
                return Ok(result);
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Err(interrupt) = look(py) {
                    watch.is_stopped.store(true, Ordering::Relaxed);
                    drop(wait(GRACE));
                    return Err(interrupt);
                }
            }
            Err(RecvTimeoutError::Disconnected) => unreachable!("the thread sends a result"),
        }
    }
}

/// Values that have been used and can be used again, by whichever thread comes next.
pub(crate) struct Kept<T>(Mutex<Vec<T>>);

impl<T: Default> Kept<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Calls with one of them that nobody else uses, or with a new one.
    pub(crate) fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let free = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut one = free().pop().unwrap_or_default();
        let result = work(&mut one);
        free().push(one);
        result
    }
}

/// Solvers for single questions; batches have those of their threads.
pub(crate) static SOLVERS: Kept<Solvers> = Kept::new();

/// A pool with this many threads, if that is said; else all cores serve.
pub(crate) fn pool(threads: Option<usize>) -> PyResult<Option<ThreadPool>> {
    let Some(threads) = threads else { return Ok(None) };
    if threads == 0 || threads > 1024 {
        return Err(errors::error(format!("found {threads} threads; expected 1 to 1024")));
    }
    ThreadPoolBuilder::new().num_threads(threads).build().map(Some).map_err(errors::error)
}

/// Does work in a pool, or wherever it is.
pub(crate) fn within<T: Send>(pool: Option<&ThreadPool>, work: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}
