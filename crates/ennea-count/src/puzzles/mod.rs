//! Counts the solutions of a puzzle, whatever its clues: also where nobody could write them down.
//!
//! A proper puzzle has one solution, the empty one 6,670,903,752,021,072,936,960, and everything
//! between can be asked for.  A search visits solutions one by one; here they are counted.
//!
//! * [`by_bands()`] is for 3x3: fillings of the three bands, joined by their column sets.  Seconds,
//!   whatever the puzzle.
//! * [`by_half_rows()`] is for two stacks or two bands: any 2x4 puzzle in seconds, 2x5 from a quarter of the
//!   clues on.
//! * [`by_templates()`] is for any shape, any rules of one digit at a time, and candidates: one template for each digit, covering the cells.  Good
//!   for puzzles with enough clues, and the check of the other.
//! * [`all_grids`](super::all_grids) is for empty puzzles and those whose clues all see each other.
//! * [`upper_bound()`] is a bound that needs a pencil only.

mod bound;
mod by_bands;
mod by_half_rows;
mod by_templates;

pub use bound::{candidate_counts, upper_bound};
pub use by_bands::by_bands;
pub use by_half_rows::by_half_rows;
pub use by_templates::by_templates;

#[cfg(test)]
mod tests;
