//! How many solutions a puzzle has: which method counts them, and why.
//!
//! Walking from solution to solution counts some millions of them a second.  Where there are few it
//! is the quickest way, and it has least to get wrong.  So a hundred thousand are looked for first.  If
//! there are more, a 3x3 puzzle is counted by column sets ([`puzzles::by_bands`]), in milliseconds to
//! seconds whatever their number; another shape by templates ([`puzzles::by_templates`]) if these are few
//! enough to be remembered, and else to the end by walking.
//!
//! Cost: that of the method.  Oracle: [`naive`](crate::solve::naive), and each method the others.

use crate::count::puzzles;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::solve::Solver;
use num_bigint::BigUint;

/// A way to count the solutions of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// From solution to solution; any shape.
    Walk,
    /// By the column sets of the bands; 3x3.
    Bands,
    /// By the cells that each digit's templates cover; up to 128 cells, and not too many templates.
    Templates,
}

impl Method {
    /// Its name in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Walk => "walk",
            Self::Bands => "bands",
            Self::Templates => "templates",
        }
    }
}

/// So many solutions are walked to before another method is tried.
const WALK: u64 = 100_000;

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

/// Counts the solutions of a puzzle, up to `limit` if there is one; `None` if the method that was asked
/// for does not serve the puzzle.
///
/// ```
/// use ennea::{Puzzle, solutions};
/// let empty = Puzzle::empty("2x2".parse()?);
/// let count = solutions::count(&empty, None, None, &())?.expect("some method always serves");
/// assert_eq!((count.value, count.at_least), (288_u32.into(), false));
/// let count = solutions::count(&empty, None, Some(100), &())?.expect("some method always serves");
/// assert_eq!((count.value, count.at_least), (100_u32.into(), true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn count(
    puzzle: &Puzzle,
    method: Option<Method>,
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<Option<Count>, Stopped> {
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
) -> Result<Option<Count>, Stopped> {
    let capped = |value: BigUint, method| match limit {
        Some(limit) if value >= limit.into() => {
            Count { value: limit.into(), at_least: true, method }
        }
        _ => Count { value, at_least: false, method },
    };
    let mut walk = |limit| {
        let walked = solver.count_while(puzzle, limit, progress)?;
        Ok(capped(walked.into(), Method::Walk))
    };
    let counted = match method {
        Some(Method::Walk) => return Ok(Some(walk(limit.unwrap_or(u64::MAX))?)),
        Some(method @ Method::Bands) => (puzzles::by_bands(puzzle, progress)?, method),
        Some(method @ Method::Templates) => (puzzles::by_templates(puzzle, progress)?, method),
        None => {
            let first = limit.unwrap_or(u64::MAX).min(WALK + 1);
            let walked = walk(first)?;
            if walked.at_least || walked.value <= WALK.into() {
                return Ok(Some(walked));
            }
            match puzzles::by_bands(puzzle, progress)? {
                Some(count) => (Some(count), Method::Bands),
                None => match puzzles::by_templates(puzzle, progress)? {
                    Some(count) => (Some(count), Method::Templates),
                    None => return Ok(Some(walk(limit.unwrap_or(u64::MAX))?)),
                },
            }
        }
    };
    Ok(match counted {
        (Some(count), method) => Some(capped(count, method)),
        (None, _) => None,
    })
}
