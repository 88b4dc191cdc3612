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

/// Why solutions could not be found by number, or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unnumbered {
    /// The work was stopped.
    #[error("{Stopped}")]
    Stopped,
    /// They are too many to be counted, in this shape.
    #[error("too many solutions of this shape to be counted")]
    TooMany,
    /// There are more than this many, from which they are drawn one by one.
    #[error("more than {0} solutions")]
    MoreThan(u64),
}

impl From<Stopped> for Unnumbered {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}
