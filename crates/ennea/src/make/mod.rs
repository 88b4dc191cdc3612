//! Makes puzzles: proper ones of random grids, minimal or not, with a symmetric pattern if wished.
//!
//! A [`Recipe`] says what is wanted, a [`Maker`] makes it, a [`Search`] goes on until what it makes
//! is new and wanted.  Attempt number i with a seed has a random generator of its own, so that its
//! outcome is the same whatever the other attempts and the threads; an [`Id`] names it and makes it
//! again.
//!
//! ```
//! use ennea::make::{Method, Pattern, Recipe, Search};
//! let recipe = Recipe { method: Method::Minimal, ..Recipe::default() };
//! let mut search = Search::new(recipe.checked()?, 1, &|_| Ok(0));
//! let made = search.advance(10, &());
//! assert_eq!(made.len(), 10);
//! assert!(made.iter().all(|made| (20..=30).contains(&made.puzzle.clue_count())));
//! # Ok::<(), ennea::make::RecipeError>(())
//! ```
//!
//! | method | outcome | mean clues of 3x3 |
//! |---|---|---|
//! | [`Method::Clues`] | proper, with a random number of clues of a range | of the range |
//! | [`Method::Minimal`] | minimal, top down | 24.4 |
//! | [`Method::ControlledBias`] | minimal, with a chance that is known | 25.7 |
//! | [`Method::Unbiased`] | minimal, each as likely as the others | 26.6 |
//!
//! Every way to make minimal puzzles has its bias.  To take clues away top down as long as that is
//! possible finds those with few clues too often: 24.4 on average, where all minimal puzzles have
//! 26.577 `[Berthier2009]`; bottom up it is worse, 23.9.  `tries` says how that is mended, and at
//! what price.
//!
//! With a symmetric pattern, clues come and go by whole orbits.  A *symmetric-minimal* puzzle can
//! lose no orbit; it may well be able to lose a clue.
//!
//! Cost: see [`Maker::attempt`].  Oracle: [`redundant_clues`], and the same order dug with the
//! plain solver.

mod again;
mod dig;
mod estimate;
mod grids;
mod maker;
mod rival;
mod search;
mod tries;
mod unavoidable;

pub use again::Again;
pub use ennea_base::recipe::{Id, IdError, Method, Pattern, Recipe, RecipeError, Under};
pub use estimate::{Estimate, Weights};
pub use maker::{Bench, Made, Maker};
pub use search::{Distance, Search};

use ennea_base::{Cell, Puzzle};
use ennea_solve::Solver;

/// The clues of a proper puzzle that could be left out, one at a time: none if it is minimal.
///
/// Cost: a question to the solver for each clue.
///
/// ```
/// use ennea::{Puzzle, make, solve::Solver};
/// let puzzle: Puzzle = "..3..4..1......3".parse()?;
/// let mut solver = Solver::new(puzzle.rules());
/// assert_eq!(solver.count(&puzzle, 2), 1);
/// assert_eq!(make::redundant_clues(&puzzle, &mut solver), []);
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Panics
/// If the solver is for other rules.
pub fn redundant_clues(puzzle: &Puzzle, solver: &mut Solver) -> Vec<Cell> {
    let is_redundant = |&cell: &Cell| {
        let mut rest = puzzle.clues().clone();
        rest.set(cell, None);
        solver.count(&puzzle.with_clues(rest), 2) == 1
    };
    let clues = puzzle.shape().all_cells().filter(|&cell| puzzle.clue(cell).is_some());
    clues.filter(is_redundant).collect()
}

#[cfg(test)]
mod tests;
