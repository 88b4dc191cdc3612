//! Work without Python's lock: short work at once, long work on a thread of its own, so that the thread
//! that asked can end it at Ctrl-C and tell how far it is.
//!
//! A panic is caught on the way, and becomes `ennea.InternalError`.

use crate::errors;
use ennea::progress::Progress;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// How often the thread that asked looks up.
const LOOK: Duration = Duration::from_millis(25);

/// How far work is, and whether it is to go on.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    is_stopped: AtomicBool,
    done: AtomicU64,
    expected: AtomicU64,
}

impl Watch {
    /// Work of this many steps, none of them done.
    pub(crate) fn of(steps: u64) -> Self {
        Self { expected: steps.into(), ..Self::default() }
    }

    /// Tells how far it is.
    fn tell(&self, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        let [done, expected] =
            [&self.done, &self.expected].map(|steps| steps.load(Ordering::Relaxed));
        callback.call1((done, expected)).map(|_| ())
    }
}

impl Progress for Watch {
    fn expect(&self, steps: u64) {
        self.expected.fetch_add(steps, Ordering::Relaxed);
    }

    fn advance(&self, steps: u64) {
        self.done.fetch_add(steps, Ordering::Relaxed);
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
pub(crate) fn long<T: Send>(
    py: Python<'_>,
    callback: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Watch) -> T + Send,
) -> PyResult<T> {
    watched(py, &Watch::default(), callback, work)
}

/// Does a piece of work under a watch that may see others too.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    watch: &Watch,
    callback: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Watch) -> T + Send,
) -> PyResult<T> {
    let callback = callback.map(|callback| callback.clone().unbind());
    let look = || {
        Python::attach(|py| {
            py.check_signals()?;
            callback.iter().try_for_each(|callback| watch.tell(callback.bind(py)))
        })
    };
    let (result, heard) = py.detach(|| {
        thread::scope(|scope| {
            let (send, done) = sync_channel(1);
            scope.spawn(move || {
                let result = catch_unwind(AssertUnwindSafe(|| work(watch)));
                send.send(result).expect("somebody waits for it");
            });
            let mut heard = Ok(());
            loop {
                match done.recv_timeout(LOOK) {
                    Ok(result) => break (result, heard),
                    Err(RecvTimeoutError::Timeout) if heard.is_ok() => {
                        heard = look();
                        if heard.is_err() {
                            watch.is_stopped.store(true, Ordering::Relaxed);
                        }
                    }
                    Err(_) => {}
                }
            }
        })
    });
    heard?;
    let result = result.map_err(|panic| errors::internal(&*panic))?;
    if let Some(callback) = &callback {
        watch.tell(callback.bind(py))?;
    }
    Ok(result)
}

/// Does work that cannot be stopped: Ctrl-C ends the wait for it, and it goes on to its end unseen.
pub(crate) fn apart<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&Watch) -> T + Send + 'static,
) -> PyResult<T> {
    let watch = Arc::new(Watch::default());
    let (send, done) = sync_channel(1);
    let seen = watch.clone();
    thread::spawn(move || {
        let result = catch_unwind(AssertUnwindSafe(|| work(&seen)));
        // Nobody takes it any more where the wait was ended.
        drop(send.send(result));
    });
    py.detach(move || {
        loop {
            match done.recv_timeout(LOOK) {
                Ok(result) => break result.map_err(|panic| errors::internal(&*panic)),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(heard) = Python::attach(|py| py.check_signals()) {
                        watch.is_stopped.store(true, Ordering::Relaxed);
                        break Err(heard);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => unreachable!("the thread sends a result"),
            }
        }
    })
}

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
