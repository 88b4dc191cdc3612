//! Desk at which questions are answered: short ones on a thread, long ones each on a pool of threads of its own.
//!
//! All of them take turns at the cores, see `turns.rs`, so that a long answer keeps no short one waiting.  A
//! question whose asker has left is stopped.

use super::turns::{Places, Turns};
use axum::body::Bytes;
use ennea_questions::{Answer, Length, Problem, Question, Story, Watch};
use ennea_words::{Language, gaps};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;

/// Short answers that are worked at, and wait between their turns; others wait to begin.
const SHORT: usize = 128;

/// Long ones, which hold more memory.
const LONG: usize = 64;

/// Questions that wait or are answered; more are refused.
const WAITING: usize = 1000;

/// Limits for answers: threads of a long one, answers at a time, and questions that wait.
#[derive(Debug)]
pub(crate) struct Desk {
    threads: usize,
    places: Arc<Places>,
    short: Arc<Semaphore>,
    long: Arc<Semaphore>,
    waiting: Semaphore,
}

/// Stops the work when nobody waits for it any more.
struct Leaving(Arc<Watch>);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.leave();
    }
}

impl Desk {
    /// A desk with this many threads for each long answer.
    pub(crate) fn new(threads: usize) -> Self {
        let [short, long] = [SHORT, LONG].map(|most| Arc::new(Semaphore::new(most)));
        let (places, waiting) = (Places::new(threads), Semaphore::new(WAITING));
        Self { threads, places, short, long, waiting }
    }

    /// Answers a question; `begun` is called with its watch when its turn has come.
    pub(crate) async fn answer(
        &self,
        question: &'static Question,
        body: Bytes,
        language: Language,
        story: Option<Story>,
        begun: impl FnOnce(Arc<Watch>),
    ) -> Result<Answer, Problem> {
        let busy = || Problem::busy(WAITING);
        let _place = self.waiting.try_acquire().map_err(|_| busy())?;
        let queue = if question.length == Length::Long { &self.long } else { &self.short };
        let begins = Arc::clone(queue).acquire_owned().await.expect("nobody closes it");
        let turns = Arc::new(Turns::at(self.places.first().await));
        let deadline = Instant::now() + question.length.limit();
        // Whoever still looks at the watch afterwards holds no place.
        let taken = Arc::downgrade(&turns);
        let look = move |_| drop(taken.upgrade().inspect(|turns| turns.look()));
        let watch = Arc::new(Watch::until(deadline, story).looking(look));
        begun(Arc::clone(&watch));
        let leaving = Leaving(Arc::clone(&watch));
        let (length, threads) = (question.length, self.threads);
        let work = move || {
            // What somebody has left has its place until it has ended.
            let _held = (begins, turns);
            match length {
                Length::Short => question.answer(&body, language, &watch),
                Length::Long => match pool(threads) {
                    Ok(pool) => pool.install(|| question.answer(&body, language, &watch)),
                    Err(_) => Err(busy()),
                },
            }
        };
        let answered = tokio::task::spawn_blocking(work).await;
        drop(leaving);
        answered.unwrap_or_else(|_| {
            Err(Problem::hinted(500, "Internal error", "http-mistake", || gaps!()))
        })
    }
}

/// Threads for a long answer.  On Linux, where each thread has a priority of its own, theirs is lower than that of
/// the threads that take questions in and answer short ones.
fn pool(threads: usize) -> Result<ThreadPool, ThreadPoolBuildError> {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    #[cfg(target_os = "linux")]
    let builder = builder.start_handler(|_| _ = rustix::process::nice(10));
    builder.build()
}
