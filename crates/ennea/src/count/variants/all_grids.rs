//! Counts the solutions of an empty puzzle under rules, and of one whose clues all see each other.
//!
//! The same as [`by_all_grids`](crate::count::puzzles::by_all_grids) without rules, and for the same reason: where any
//! relabelling keeps the rules,
//!
//! ```text
//!   solutions = grids (N - k)! / N!        k clues that see each other, no two of them equal
//! ```
//!
//! Cost: that of all grids.  Oracle: the search, on small shapes.

use super::census::{CensusError, reduced_grid_count};
use crate::cell::Cell;
use crate::count::puzzles;
use crate::numbers::factorial;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::rules::Rules;
use num_bigint::BigUint;

/// The number of solutions of a puzzle whose clues, if there are any, all see each other; `None` for other
/// puzzles, for rules between digits, and where all grids are out of reach.
///
/// ```
/// use ennea::{Puzzle, count::variants, rules::Rules};
/// let puzzle: Puzzle = "1...............".parse().unwrap();
/// let rules = Rules::parse("x", puzzle.shape())?;
/// assert_eq!(variants::by_all_grids(&rules, &puzzle, &()).unwrap(), Some(12_u32.into()));
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
///
/// # Panics
/// If the puzzle has not as many cells as the shape of the rules.
pub fn by_all_grids(
    rules: &Rules,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    let (n, clues) = (rules.shape().side(), puzzle.clues());
    assert_eq!(clues.len(), n * n, "one clue or none for each cell");
    let clued: Vec<Cell> =
        (0..n * n).filter(|&cell| clues[cell].is_some()).map(Cell::new).collect();
    let mut pairs =
        clued.iter().enumerate().flat_map(|(k, &a)| clued[..k].iter().map(move |&b| (a, b)));
    if rules.consecutive().is_some() || !pairs.clone().all(|(a, b)| rules.peers(a).contains(&b)) {
        return Ok(None);
    }
    if pairs.any(|(a, b)| clues[a.index()] == clues[b.index()]) {
        return Ok(Some(BigUint::ZERO));
    }
    if rules.is_plain() {
        let puzzle = Puzzle::new(rules.shape(), clues.to_vec()).expect("as many clues as cells");
        return puzzles::by_all_grids(&puzzle, progress);
    }
    match reduced_grid_count(rules, progress) {
        Ok(grids) => Ok(Some(factorial(n - clued.len()) * grids)),
        Err(CensusError::NoGrid { .. }) => Ok(Some(BigUint::ZERO)),
        Err(CensusError::Stopped) => Err(Stopped),
        Err(_) => Ok(None),
    }
}
