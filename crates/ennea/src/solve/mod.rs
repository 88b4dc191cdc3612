//! Solving: one solution, whether it is the only one, how many there are up to a limit, all of them.

pub mod stepwise;
pub mod vector;

/// What a search did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// How often a choice had to be tried, because nothing was forced.
    pub guesses: u64,
    /// How often the consequences of what was known were drawn.
    pub steps: u64,
}
