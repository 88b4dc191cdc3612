//! Reports of the progress of a long computation, and requests to stop it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// A receiver of reports of progress.  The library never prints; a face may draw a bar.
///
/// What an implementation does not take itself goes to [`inner`](Self::inner), the progress around which it is built.
pub trait Progress: Sync {
    /// The progress that receives all else: by default `()`, which ignores it.
    fn inner(&self) -> &dyn Progress {
        &()
    }

    /// Announces more steps.
    fn expect(&self, steps: u64) {
        self.inner().expect(steps);
    }

    /// Reports steps that are done.  May be called from several threads at once.
    fn advance(&self, steps: u64) {
        self.inner().advance(steps);
    }

    /// Tests whether to stop.  Polled by the functions whose documentation says so.
    fn is_stopped(&self) -> bool {
        self.inner().is_stopped()
    }

    /// Lets work go on that is not to stop.
    ///
    /// # Errors
    /// [`Stopped`], if it is.
    fn go_on(&self) -> Result<(), Stopped> {
        if self.is_stopped() { Err(Stopped) } else { Ok(()) }
    }

    /// Reports how many solutions have been found so far, where they are walked to one by one.  May be called
    /// from several threads, and with a smaller number after a greater one.
    fn found(&self, solutions: u64) {
        self.inner().found(solutions);
    }

    /// Called before a walk to all solutions, where no other method can count them; `found` of them are known.
    ///
    /// # Errors
    /// [`Stopped`], if the walk is not wanted.
    fn walks(&self, found: u64) -> Result<(), Stopped> {
        self.inner().walks(found)
    }
}

/// The work was stopped before its end, as [`Progress::is_stopped`] asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stopped before the end")]
pub struct Stopped;

/// Ignores all reports and never stops.
impl Progress for () {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}

    fn is_stopped(&self) -> bool {
        false
    }

    fn found(&self, _solutions: u64) {}

    fn walks(&self, _found: u64) -> Result<(), Stopped> {
        Ok(())
    }
}

/// Steps as they are counted: those that are done, and those that are expected so far.
#[derive(Debug, Default)]
pub struct Steps {
    done: AtomicU64,
    expected: AtomicU64,
}

impl Steps {
    /// The number that are done, and the number that are expected so far.
    pub fn now(&self) -> [u64; 2] {
        [&self.done, &self.expected].map(|steps| steps.load(Ordering::Relaxed))
    }
}

impl Progress for Steps {
    fn expect(&self, steps: u64) {
        self.expected.fetch_add(steps, Ordering::Relaxed);
    }

    fn advance(&self, steps: u64) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }
}

/// Passes requests to stop on, and drops the reports: how far one count of many is matters to nobody.
pub struct StopsOnly<'a>(pub &'a dyn Progress);

impl Progress for StopsOnly<'_> {
    fn is_stopped(&self) -> bool {
        self.0.is_stopped()
    }
}

impl fmt::Debug for StopsOnly<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StopsOnly").finish_non_exhaustive()
    }
}

/// A progress that stops after it has been asked a number of times, or when the one inside does: an effort
/// that is the same whatever the machine.
pub struct Budget<'a> {
    left: AtomicU64,
    progress: &'a dyn Progress,
}

impl<'a> Budget<'a> {
    /// One that goes on for as many questions.
    pub fn new(questions: u64, progress: &'a dyn Progress) -> Self {
        Self { left: AtomicU64::new(questions), progress }
    }
}

impl Progress for Budget<'_> {
    fn inner(&self) -> &dyn Progress {
        self.progress
    }

    fn is_stopped(&self) -> bool {
        let less = |left: u64| left.checked_sub(1);
        self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_err()
            || self.progress.is_stopped()
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("left", &self.left).finish_non_exhaustive()
    }
}

/// A progress that also stops once something else is over: a time, or other work.
pub struct Until<'a, F>(pub &'a dyn Progress, pub F);

impl<F: Fn() -> bool + Sync> Progress for Until<'_, F> {
    fn inner(&self) -> &dyn Progress {
        self.0
    }

    fn is_stopped(&self) -> bool {
        self.0.is_stopped() || (self.1)()
    }
}

impl<F> fmt::Debug for Until<'_, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Until").finish_non_exhaustive()
    }
}

/// Runs work that can be stopped to its end, without reports.
///
/// ```
/// use ennea::{Puzzle, logic, progress::to_the_end};
/// let puzzle: Puzzle = "1..4....23......".parse()?;
/// let board = logic::Board::new(&puzzle).expect("no clue contradicts another");
/// assert_eq!(to_the_end(|progress| logic::path(&board, progress)).len(), 12);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn to_the_end<T>(work: impl FnOnce(&dyn Progress) -> Result<T, Stopped>) -> T {
    work(&()).expect("() does not stop it")
}
