//! The work of a rater, counted: a measure that no clock disturbs.
//!
//! Source: ours.  Cost: an addition for each run and each closure, which take microseconds.  Oracle: none;
//! the test `effort` holds the totals of known puzzles to what they were.

use std::ops::Add;

/// Counts of the work of a rater since it was made, rests of puzzles that were proved at once
/// included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Steps that were looked for one by one.
    pub steps: u64,
    /// Runs from assumptions, on the boards of puzzles and on those that other runs have left.
    pub runs: u64,
    /// Closures: of an assumption, or of all assumptions of a board at once.
    pub closures: u64,
}

impl Add for Effort {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            steps: self.steps + other.steps,
            runs: self.runs + other.runs,
            closures: self.closures + other.closures,
        }
    }
}
