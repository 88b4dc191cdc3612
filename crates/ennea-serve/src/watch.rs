//! Progress of a question that is being answered, and the signal that it should stop.

use ennea::progress::{self, Progress};
use serde::Serialize;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::mpsc::UnboundedSender;

/// Progress of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Steps {
    /// Number of steps that are done.
    pub(crate) done: u64,
    /// Number of steps that are expected so far; 0 where there is no estimate.
    pub(crate) expected: u64,
}

/// Looks after one question.
pub(crate) struct Watch {
    steps: progress::Steps,
    is_left: AtomicBool,
    deadline: Instant,
    story: Option<UnboundedSender<Vec<String>>>,
    /// Called whenever the work asks whether to go on.
    look: Option<Box<dyn Fn(Steps) + Send + Sync>>,
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_left = self.is_left.load(Ordering::Relaxed);
        f.debug_struct("Watch").field("steps", &self.steps()).field("is_left", &is_left).finish()
    }
}

impl Watch {
    /// A watch up to a moment; parts of a story go where somebody reads them.
    pub(crate) fn until(deadline: Instant, story: Option<UnboundedSender<Vec<String>>>) -> Self {
        let (steps, is_left) = (progress::Steps::default(), AtomicBool::new(false));
        Self { steps, is_left, deadline, story, look: None }
    }

    /// The same watch, which calls `look` with the progress whenever the work asks whether to go on.
    #[must_use]
    pub(crate) fn looking(self, look: impl Fn(Steps) + Send + Sync + 'static) -> Self {
        Self { look: Some(Box::new(look)), ..self }
    }

    /// Progress of the work.
    pub(crate) fn steps(&self) -> Steps {
        let [done, expected] = self.steps.now();
        Steps { done, expected }
    }

    /// Stops the work: nobody waits for it.
    pub(crate) fn leave(&self) {
        self.is_left.store(true, Ordering::Relaxed);
    }

    /// Tests whether the time is over.
    pub(crate) fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }

    /// Tells lines of a story as they are known.
    pub(crate) fn tell(&self, lines: Vec<String>) {
        if let Some(story) = &self.story {
            // Nobody reads it any more where this fails, and then the work is stopped.
            drop(story.send(lines));
        }
    }
}

impl Progress for Watch {
    fn inner(&self) -> &dyn Progress {
        &self.steps
    }

    fn is_stopped(&self) -> bool {
        if let Some(look) = &self.look {
            look(self.steps());
        }
        self.is_left.load(Ordering::Relaxed) || self.is_over()
    }
}
