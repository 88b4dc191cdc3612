//! A digit in a cell: what may be so, and what is said of it.

use crate::cell::Cell;
use crate::digit::Digit;

/// A digit that a cell may still take, or that is to be placed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}
