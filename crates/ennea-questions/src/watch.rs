//! Progress of a question that is being answered, and the signal that it should stop.

use ennea::progress::{self, Progress};
use serde::Serialize;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use web_time::Instant;

/// Progress of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Steps {
    /// Number of steps that are done.
    pub done: u64,
    /// Number of steps that are expected so far; 0 where there is no estimate.
    pub expected: u64,
}

/// Where the lines of a story go, as they are known.
pub type Story = Box<dyn Fn(Vec<String>) + Send + Sync>;

/// Looks after one question.
pub struct Watch {
    steps: progress::Steps,
    is_left: AtomicBool,
    deadline: Instant,
    story: Option<Story>,
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
    pub fn until(deadline: Instant, story: Option<Story>) -> Self {
        let (steps, is_left) = (progress::Steps::default(), AtomicBool::new(false));
        Self { steps, is_left, deadline, story, look: None }
    }

    /// The same watch, which calls `look` with the progress whenever the work asks whether to go on: how progress
    /// is told where no other thread can look at it.
    #[must_use]
    pub fn looking(self, look: impl Fn(Steps) + Send + Sync + 'static) -> Self {
        Self { look: Some(Box::new(look)), ..self }
    }

    /// Progress of the work.
    pub fn steps(&self) -> Steps {
        let [done, expected] = self.steps.now();
        Steps { done, expected }
    }

    /// Stops the work: nobody waits for it.
    pub fn leave(&self) {
        self.is_left.store(true, Ordering::Relaxed);
    }

    /// Tests whether the time is over.
    pub fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }

    /// Tells lines of a story as they are known.
    pub(crate) fn tell(&self, lines: Vec<String>) {
        if let Some(story) = &self.story {
            story(lines);
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
