//! The number of solutions of a puzzle: which method counts them, and why.
//!
//! | method | goes | is right for |
//! |---|---|---|
//! | walk | from solution to solution, some millions a second | few solutions, or a limit |
//! | all grids | from the number of all grids, by relabelling; up to 2x5 and 1x9 | no clues, or clues that all see each other |
//! | bands | over the column sets of the bands; 3x3 only | any number of solutions, in seconds |
//! | half rows | by which digits each half row has; two stacks or two bands | any 2x4 puzzle, 2x5 from 20 % of the clues on |
//! | templates | digit by digit, remembering which cells are left | other shapes, if not too large |
//!
//! Nothing tells the number beforehand, so without a method given the puzzle is walked as long as
//! that takes less than the other methods need to get going.  What no other method serves is walked
//! to the end, on all threads, which can be never.
//!
//! Cost: that of the method.  Oracle: [`naive`](ennea_solve::naive), and each method the others.

use super::walk::by_parts;
use ennea_base::Puzzle;
use ennea_base::progress::{Progress, Stopped, to_the_end};
use ennea_count::{all_grids, puzzles};
use ennea_solve::Solver;
use num_bigint::BigUint;

/// Number of solutions that are walked to before another method is tried.
const WALK: u64 = 50_000;

ennea_base::named! {
    /// A way to count the solutions of a puzzle.
    pub enum Method {
        /// From solution to solution: for up to some millions of them.
        Walk = "walk",
        /// By the number of all grids: no clues, or clues that all see each other.
        AllGrids = "all-grids",
        /// By the column sets of the bands; 3x3 only.
        Bands = "bands",
        /// By the digits of each half row; two stacks or two bands, any 2x4 and many 2x5 puzzles.
        HalfRows = "half-rows",
        /// By templates, one for each digit; as far as the memory goes.
        Templates = "templates",
    }
}

/// A number of solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number.
    pub value: BigUint,
    /// `true` if a limit was reached, so that there may be more.
    pub at_least: bool,
    /// Method by which they were counted.
    pub method: Method,
}

/// Counts the solutions of a puzzle by the quickest method, to the end.
///
/// ```
/// use ennea::{Puzzle, Shape, rules::Rules, solutions};
/// let empty = Puzzle::empty(Shape::CLASSIC);
/// assert_eq!(solutions::count(&empty).to_string(), "6670903752021072936960");
/// let diagonal = empty.with_rules(&Rules::parse("x", Shape::CLASSIC)?);
/// assert_eq!(solutions::count(&diagonal).to_string(), "55613393399531520");
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
pub fn count(puzzle: &Puzzle) -> BigUint {
    let mut solver = Solver::new(puzzle.rules());
    let count = to_the_end(|never| count_with(&mut solver, puzzle, None, None, never));
    count.expect("some method serves every puzzle").value
}

/// Counts with a solver that was used before, by the method given or else the quickest; up to `limit` if
/// there is one.  `None` if the method given does not serve the puzzle.  Solutions that a walk finds are
/// reported.
///
/// ```
/// use ennea::{Puzzle, solutions, solve::Solver};
/// let empty = Puzzle::empty("2x2".parse()?);
/// let mut solver = Solver::new(empty.rules());
/// let count = solutions::count_with(&mut solver, &empty, None, Some(100), &())?;
/// let count = count.expect("some method serves every puzzle");
/// assert_eq!((count.value, count.at_least), (100_u32.into(), true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
///
/// # Panics
/// If the solver is for other rules.
pub fn count_with(
    solver: &mut Solver,
    puzzle: &Puzzle,
    method: Option<Method>,
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<Option<Count>, Stopped> {
    if method.is_none_or(|method| method == Method::Walk) {
        let most = limit.map_or(WALK, |limit| limit.min(WALK));
        let walked = walk(solver, puzzle, most, progress)?;
        if walked < most || limit == Some(walked) {
            return Ok(Some(Count::new(walked.into(), limit, Method::Walk)));
        }
    }
    for by in [Method::Bands, Method::AllGrids, Method::HalfRows, Method::Templates, Method::Walk] {
        if method.is_some_and(|method| method != by) {
            continue;
        }
        let value = match by {
            Method::Bands => puzzles::by_bands(puzzle, progress)?,
            Method::AllGrids => all_grids::solutions(puzzle, progress)?,
            Method::HalfRows => puzzles::by_half_rows(puzzle, progress)?,
            Method::Templates => puzzles::by_templates(puzzle, progress)?,
            Method::Walk => Some(match limit {
                Some(limit) => walk(solver, puzzle, limit, progress)?.into(),
                None => {
                    progress.walks(WALK)?;
                    walk_to_all(puzzle, progress)?.into()
                }
            }),
        };
        if let Some(value) = value {
            return Ok(Some(Count::new(value, limit, by)));
        }
    }
    Ok(None)
}

/// Walks from solution to solution, and reports how many it found: one by one where the solver tells of
/// each, else at the end, whether it was stopped or not.
fn walk(
    solver: &mut Solver,
    puzzle: &Puzzle,
    most: u64,
    progress: &dyn Progress,
) -> Result<u64, Stopped> {
    let walked = solver.count_while(puzzle, most, progress);
    progress.found(solver.statistics().solutions);
    walked
}

/// Walks to all solutions, on all threads.
fn walk_to_all(puzzle: &Puzzle, progress: &dyn Progress) -> Result<u64, Stopped> {
    let walk_part = |solver: &mut Solver, part: &Puzzle, progress: &dyn Progress| {
        walk(solver, part, u64::MAX, progress)
    };
    by_parts(puzzle, || Solver::new(puzzle.rules()), walk_part, progress)
}

impl Count {
    /// The count, cut to the limit.
    fn new(value: BigUint, limit: Option<u64>, method: Method) -> Self {
        match limit.map(BigUint::from) {
            Some(limit) if value >= limit => Self { value: limit, at_least: true, method },
            _ => Self { value, at_least: false, method },
        }
    }
}
