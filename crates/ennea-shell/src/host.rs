//! What a session asks of the face around it: files, the time, a way to be stopped, big counts.

use crate::reply::Line;
use ennea::Puzzle;
use ennea::progress::{Progress, Stopped};
use ennea::solve::stepwise::{Limit, Stepwise};
use num_bigint::BigUint;
use std::time::Duration;

/// The world around a session.
pub trait Host {
    /// The text of a file.
    ///
    /// # Errors
    /// Why it cannot be read, in a few words.
    fn read(&mut self, name: &str) -> Result<String, String>;

    /// Writes a file.
    ///
    /// # Errors
    /// Why it cannot be written, in a few words.
    fn write(&mut self, name: &str, text: &str) -> Result<(), String>;

    /// The time since some fixed moment.
    fn now(&mut self) -> Duration;

    /// Shows a line of an order that is still running.
    fn tell(&mut self, line: &Line);

    /// Hears of progress, and says when the running order shall stop.
    fn progress(&self) -> &dyn Progress;

    /// Counts and bounds.
    fn engine(&self) -> &dyn Engine;
}

/// How solutions are counted and bounded.
pub trait Engine {
    /// The exact number of solutions; with a limit, not necessarily more than the limit of them.
    ///
    /// # Errors
    /// [`Stopped`], if the progress asks for it.
    fn count(
        &self,
        puzzle: &Puzzle,
        limit: Option<u64>,
        progress: &dyn Progress,
    ) -> Result<BigUint, Stopped>;

    /// A number that the solutions of a puzzle without contradiction do not exceed.
    fn bound(&self, puzzle: &Puzzle) -> BigUint;
}

/// The plainest engine: counts by walking to every solution.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainEngine;

impl Engine for PlainEngine {
    fn count(
        &self,
        puzzle: &Puzzle,
        limit: Option<u64>,
        progress: &dyn Progress,
    ) -> Result<BigUint, Stopped> {
        Stepwise::new(puzzle).map_or(Ok(0_u8.into()), |search| walk(search, limit, progress))
    }

    /// The product of the numbers of candidates: each cell holds one of its own.
    fn bound(&self, puzzle: &Puzzle) -> BigUint {
        let Ok(search) = Stepwise::new(puzzle) else { return 0_u8.into() };
        let open = puzzle.shape().all_cells().filter(|&cell| search.digit(cell).is_none());
        open.map(|cell| BigUint::from(search.candidates(cell).len())).product()
    }
}

/// Counts by a search from its start.
pub(crate) fn walk(
    mut search: Stepwise,
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<BigUint, Stopped> {
    let found = search.solutions();
    let limit = limit
        .map_or(Limit::NONE, |limit| Limit::solutions(u128::from(limit).saturating_sub(found)));
    search.run(limit, progress)?;
    Ok(search.solutions().into())
}
