//! A puzzle as it was read, and where.

use ennea::Puzzle;
use ennea_formats::Entry;

/// A puzzle with what stands around it, and where it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Place of its first cell.
    pub(crate) place: Place,
    /// The puzzle, and what is said of it.
    pub(crate) entry: Entry,
    /// Notes on how it was read, without those that were told of one before.
    pub(crate) notes: Vec<String>,
}

impl Item {
    /// The puzzle.
    pub(crate) fn puzzle(&self) -> &Puzzle {
        self.entry.puzzle()
    }
}

/// Place of something in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Index of the source, from 0.
    pub(crate) source: u32,
    /// The line, from 1.
    pub(crate) line: u64,
}
