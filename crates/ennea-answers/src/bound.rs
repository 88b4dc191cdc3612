//! A number that the solutions of a puzzle do not exceed.

use crate::solutions::{self, Solvers};
use crate::wire::Number;
use ennea::Puzzle;
use ennea::count::puzzles;
use ennea::progress::{Progress, Stopped};
use num_bigint::BigUint;
use serde::Serialize;
use std::fmt;

/// A bound, and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bound {
    /// The bound; 0 where the puzzle shows by itself that it has no solution.
    pub bound: Number,
    /// Numbers of candidates, cell by cell, whose product it is otherwise; null for a clue.
    pub candidate_counts: Vec<Option<usize>>,
    /// The exact number of solutions; absent if it was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<Number>,
}

/// The bound, and the exact number after it.
impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.bound.0)?;
        self.count.as_ref().map_or(Ok(()), |count| write!(f, " {}", count.0))
    }
}

/// Bounds the number of solutions of a puzzle; with solvers, counts them as well.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn bound(
    puzzle: &Puzzle,
    solvers: Option<&mut Solvers>,
    progress: &dyn Progress,
) -> Result<Bound, Stopped> {
    let candidate_counts = puzzles::candidate_counts(puzzle);
    let count = match solvers {
        Some(solvers) => solutions::count(solvers, puzzle, None, None, progress)?,
        None => None,
    };
    let bound = match puzzle.contradiction() {
        Some(_) => BigUint::ZERO,
        None => candidate_counts.iter().flatten().product(),
    };
    Ok(Bound { bound: bound.into(), candidate_counts, count: count.map(|count| count.count) })
}
