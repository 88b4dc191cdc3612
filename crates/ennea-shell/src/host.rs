//! What a session asks of the face around it: files, the time, a way to be stopped.

use crate::reply::Line;
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
