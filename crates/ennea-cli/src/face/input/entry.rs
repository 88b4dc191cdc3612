//! A puzzle as it was read, and where.

use ennea::Puzzle;
use ennea_formats::Entry;

/// A puzzle with what stands around it, and where it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Where its first cell stood.
    pub(crate) place: Place,
    /// The puzzle, and what is said of it.
    pub(crate) entry: Entry,
    /// What is to be said of how it was read, and has not been said of one before.
    pub(crate) notes: Vec<String>,
}

impl Item {
    /// The puzzle.
    pub(crate) fn puzzle(&self) -> &Puzzle {
        self.entry.puzzle()
    }
}

/// Where something stood in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Which of the sources, from 0.
    pub(crate) source: u32,
    /// The line, from 1.
    pub(crate) line: u64,
}
