//! The clues that a grid needs, and the digits that a puzzle waits for.
//!
//! * [`unavoidable`]: sets of cells of a grid that can be filled otherwise; clues are proper exactly if
//!   they meet all of them.
//! * [`fewest`]: how many clues a proper puzzle of a grid needs at least, and how many are enough.
//! * [`backdoors`]: the fewest digits after which singles solve a puzzle.
//!
//! [`count::hitting`](ennea_count::hitting) finds the fewest clues of small shapes without a solver, and
//! is the oracle of the second.

pub mod backdoors;
pub mod fewest;
pub mod unavoidable;
