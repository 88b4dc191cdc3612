//! Services of the face around a session: files, the time, a way to be stopped.

use crate::reply::Line;
use ennea::progress::Progress;
use ennea_words::Saying;
use std::time::Duration;

/// The world around a session.
pub trait Host {
    /// The text of a file.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read(&mut self, name: &str) -> Result<String, Saying>;

    /// Tests whether there is a file, or anything else, of this name.
    fn exists(&mut self, name: &str) -> bool;

    /// Writes a file, over one that is there.
    ///
    /// # Errors
    /// Why it cannot be written.
    fn write(&mut self, name: &str, text: &str) -> Result<(), Saying>;

    /// The time since some fixed moment.
    fn now(&mut self) -> Duration;

    /// Shows a line of an order that is still running.
    fn tell(&mut self, line: &Line);

    /// Takes reports of progress, and says whether to stop the running order.
    fn progress(&self) -> &dyn Progress;
}
