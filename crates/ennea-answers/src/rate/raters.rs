//! Raters of puzzles on every scale: each is made when it is first needed, and kept, by whoever
//! asks or by a thread.

use crate::recent::with_kept;
use ennea::rate::hodoku;
use ennea::rate::se121::{Edition, Rater};
use std::cell::RefCell;

/// Raters of puzzles on every scale, to be used again and again.
#[derive(Debug, Default)]
pub struct Raters {
    original: Option<Rater>,
    fork: Option<Rater>,
    pub(super) hodoku: Option<hodoku::Rater>,
}

impl Raters {
    /// The rater of an edition of Sudoku Explainer.
    pub(crate) fn of(&mut self, edition: Edition) -> &mut Rater {
        let rater = match edition {
            Edition::Original => &mut self.original,
            Edition::Fork => &mut self.fork,
        };
        rater.get_or_insert_with(|| Rater::of(edition))
    }
}

thread_local! {
    static RATERS: RefCell<Raters> = RefCell::default();
}

/// Calls with the raters of this thread, for faces whose questions come to any thread.
pub fn with_raters<T>(work: impl FnOnce(&mut Raters) -> T) -> T {
    with_kept(&RATERS, work)
}
