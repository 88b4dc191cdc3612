//! Desk at which questions are answered: short ones side by side, long ones each on a pool of
//! threads of its own.
//!
//! The operating system shares the cores out among pools, so a long answer slows others down but starves
//! none.  A question whose asker has left is stopped.

use crate::problem::Problem;
use crate::questions::{Answer, Length, Question};
use crate::watch::Watch;
use axum::body::Bytes;
use ennea_words::{Language, gaps};
use rayon::ThreadPoolBuilder;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedSender;

/// Long answers at the same time; others wait for their turn.
const LONG: usize = 4;

/// Questions that wait or are answered; more are refused.
const WAITING: usize = 1000;

/// Limits for answers: threads of a long one, answers at a time, and questions that wait.
#[derive(Debug)]
pub(crate) struct Desk {
    threads: usize,
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
        // A hard puzzle among easy ones then keeps no easy one waiting.
        let short = Arc::new(Semaphore::new(4 * threads.max(1)));
        let long = Arc::new(Semaphore::new(LONG));
        Self { threads, short, long, waiting: Semaphore::new(WAITING) }
    }

    /// Answers a question; `begun` is called with its watch when its turn has come.
    pub(crate) async fn answer(
        &self,
        question: &'static Question,
        body: Bytes,
        language: Language,
        story: Option<UnboundedSender<Vec<String>>>,
        begun: impl FnOnce(Arc<Watch>),
    ) -> Result<Answer, Problem> {
        let busy = || Problem::busy(WAITING);
        let _place = self.waiting.try_acquire().map_err(|_| busy())?;
        let turns = if question.length == Length::Long { &self.long } else { &self.short };
        let turn = Arc::clone(turns).acquire_owned().await.expect("nobody closes it");
        let deadline = Instant::now() + question.length.limit();
        let watch = Arc::new(Watch::until(deadline, story));
        begun(Arc::clone(&watch));
        let leaving = Leaving(Arc::clone(&watch));
        let (length, threads) = (question.length, self.threads);
        let work = move || {
            // The turn of work that somebody has left ends with the work.
            let _turn = turn;
            match length {
                Length::Short => question.answer(&body, language, &watch),
                Length::Long => match ThreadPoolBuilder::new().num_threads(threads).build() {
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
