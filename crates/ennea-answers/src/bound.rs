//! A number that the solutions of a puzzle do not exceed.

use crate::wire::Number;
use ennea::count::puzzles;
use ennea::progress::{Progress, Stopped};
use ennea::solve::Solver;
use ennea::{Puzzle, solutions};
use num_bigint::BigUint;
use serde::Serialize;
use std::fmt;

/// A bound, and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bound {
    /// The bound.
    pub bound: Number,
    /// The numbers that it is the product of, cell by cell; null for a clue.
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

impl Bound {
    pub(crate) fn new(candidate_counts: Vec<Option<usize>>, count: Option<Number>) -> Self {
        let bound = candidate_counts.iter().flatten().product::<BigUint>().into();
        Self { bound, candidate_counts, count }
    }
}

/// Bounds the number of solutions of a puzzle; with a solver, counts them as well.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn bound(
    puzzle: &Puzzle,
    solver: Option<&mut Solver>,
    progress: &dyn Progress,
) -> Result<Bound, Stopped> {
    let count = match solver {
        Some(solver) => solutions::count_with(solver, puzzle, None, None, progress)?,
        None => None,
    };
    Ok(Bound::new(puzzles::candidate_counts(puzzle), count.map(|count| count.value.into())))
}
