//! The solutions of a puzzle: how many, which has a number, one drawn at random.
//!
//! This is the door for everybody who asks about *all* solutions: [`count()`], [`at()`] the solution with a
//! number, [`draw()`] some of them, each equally likely.  Behind it stand the searches of
//! [`solve`](ennea_solve), which walk from solution to solution, and the sums of
//! [`count::puzzles`](ennea_count::puzzles), which visit none.

mod count;
mod draw;
mod number;
mod one_by_one;
mod walk;

pub use count::{Count, Method, count, count_with};
pub use draw::draw;
pub use number::at;

use ennea_base::progress::Stopped;
use std::fmt;

/// Why solutions could not be found by number, or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unnumbered {
    /// The work was stopped.
    Stopped,
    /// They are too many to be counted, in this shape.
    TooMany,
    /// There are more than this many, from which they are drawn one by one.
    MoreThan(u64),
}

impl From<Stopped> for Unnumbered {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl fmt::Display for Unnumbered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => f.write_str("stopped before the end"),
            Self::TooMany => f.write_str("too many solutions of this shape to be counted"),
            Self::MoreThan(most) => write!(f, "more than {most} solutions"),
        }
    }
}

impl std::error::Error for Unnumbered {}
