//! `ennea clues`: which clues a grid needs, and which digits a puzzle waits for.

mod backdoors;
mod fewest;
mod unavoidable;

use crate::face::{Exit, Failure, Output};

commands! {
    /// The mathematics of clues.
    pub(crate) enum Options {
        /// Find the fewest clues that a puzzle of a grid needs, or bounds for them.
        Fewest = fewest,
        /// Find the least unavoidable sets of a grid, up to a size.
        Unavoidable = unavoidable,
        /// Find the smallest backdoors of a puzzle: digits after which singles solve it.
        Backdoors = backdoors,
    }
}
