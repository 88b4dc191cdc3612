//! How many solutions a puzzle has: which method counts them, and why.
//!
//! Walking from solution to solution counts some millions of them a second.  Where there are few it
//! is the quickest way, and it has least to get wrong.
//!
//! Cost: that of the method.  Oracle: [`naive`](crate::solve::naive), and each method the others.

use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::solve::Solver;
use num_bigint::BigUint;

/// A way to count the solutions of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// From solution to solution.
    Walk,
}

impl Method {
    /// Its name in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Walk => "walk",
        }
    }
}

/// A number of solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number.
    pub value: BigUint,
    /// Whether a limit was reached, so that there may be more.
    pub at_least: bool,
    /// How they were counted.
    pub method: Method,
}

/// Counts the solutions of a puzzle; stops at `limit` if there is one.
///
/// ```
/// use ennea::{Puzzle, solutions};
/// let empty = Puzzle::empty("2x2".parse()?);
/// let count = solutions::count(&empty, None, None, &()).expect("() does not stop it");
/// assert_eq!((count.value, count.at_least), (288_u32.into(), false));
/// let count = solutions::count(&empty, None, Some(100), &()).expect("() does not stop it");
/// assert_eq!((count.value, count.at_least), (100_u32.into(), true));
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn count(
    puzzle: &Puzzle,
    method: Option<Method>,
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<Count, Stopped> {
    count_with(&mut Solver::new(puzzle.shape()), puzzle, method, limit, progress)
}

/// As [`count`], with a solver that was used before.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
///
/// # Panics
/// If the solver is for another shape.
pub fn count_with(
    solver: &mut Solver,
    puzzle: &Puzzle,
    method: Option<Method>,
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<Count, Stopped> {
    let method = method.unwrap_or(Method::Walk);
    let walked = solver.count_while(puzzle, limit.unwrap_or(u64::MAX), progress)?;
    Ok(Count { value: walked.into(), at_least: limit == Some(walked), method })
}
