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
//! Cost: that of the method.  Oracle: [`naive`](crate::solve::naive), and each method the others.

use super::walk::by_parts;
use crate::count::{self, puzzles};
use crate::digit::DigitSet;
use crate::progress::{Progress, Stopped, to_the_end};
use crate::puzzle::Puzzle;
use crate::rules::Rules;
use crate::solve::{Solver, exact_cover, variants};
use num_bigint::BigUint;

/// How many solutions are walked to before another method is tried.
const WALK: u64 = 50_000;

crate::named! {
    /// A way to count the solutions of a puzzle.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Whether a limit was reached, so that there may be more.
    pub at_least: bool,
    /// How they were counted.
    pub method: Method,
}

/// Counts the solutions of a puzzle by the quickest method, to the end.
///
/// ```
/// use ennea::{Puzzle, solutions};
/// let empty = Puzzle::empty("2x2".parse()?);
/// assert_eq!(solutions::count(&empty), 288_u32.into());
/// # Ok::<(), ennea::ShapeError>(())
/// ```
pub fn count(puzzle: &Puzzle) -> BigUint {
    let mut solver = Solver::new(puzzle.shape());
    let count = to_the_end(|never| count_with(&mut solver, puzzle, None, None, never));
    count.expect("some method serves every puzzle").value
}

/// Counts with a solver that was used before, by the method given or else the quickest; up to `limit` if
/// there is one.  `None` if the method given does not serve the puzzle.
///
/// ```
/// use ennea::{Puzzle, solutions, solve::Solver};
/// let empty = Puzzle::empty("2x2".parse()?);
/// let mut solver = Solver::new(empty.shape());
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
/// If the solver is for another shape.
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
            Method::AllGrids => puzzles::by_all_grids(puzzle, progress)?,
            Method::HalfRows => puzzles::by_half_rows(puzzle, progress)?,
            Method::Templates => puzzles::by_templates(puzzle, progress)?,
            Method::Walk => {
                announce(limit, progress)?;
                Some(match limit {
                    Some(limit) => walk(solver, puzzle, limit, progress)?.into(),
                    None => walk_to_all(puzzle, progress)?.into(),
                })
            }
        };
        if let Some(value) = value {
            return Ok(Some(Count::new(value, limit, by)));
        }
    }
    Ok(None)
}

/// Counts the solutions in which each cell has one of the digits allowed there: of a puzzle that is
/// given by candidates.  Bands do not serve these.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
///
/// # Panics
/// If there is not one set for each cell.
pub fn count_among(
    puzzle: &Puzzle,
    allowed: &[DigitSet],
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<Count, Stopped> {
    let new_solver = || exact_cover::Solver::new(puzzle.shape());
    let walk =
        |solver: &mut exact_cover::Solver, puzzle: &Puzzle, most, progress: &dyn Progress| {
            let walked = solver.search_among(puzzle, allowed, most, progress, &mut |_| {});
            progress.found(solver.statistics().solutions);
            walked
        };
    let mut solver = new_solver();
    let most = limit.map_or(WALK, |limit| limit.min(WALK));
    let walked = walk(&mut solver, puzzle, most, progress)?;
    if walked < most || limit == Some(walked) {
        return Ok(Count::new(walked.into(), limit, Method::Walk));
    }
    if let Some(value) = puzzles::by_half_rows_among(puzzle, allowed, progress)? {
        return Ok(Count::new(value, limit, Method::HalfRows));
    }
    if let Some(value) = puzzles::by_templates_among(puzzle, allowed, progress)? {
        return Ok(Count::new(value, limit, Method::Templates));
    }
    announce(limit, progress)?;
    let walked = match limit {
        Some(limit) => walk(&mut solver, puzzle, limit, progress)?,
        None => {
            let walk_part = |solver: &mut _, part: &Puzzle, progress: &dyn Progress| {
                walk(solver, part, u64::MAX, progress)
            };
            by_parts(puzzle, allowed, new_solver, walk_part, progress)?
        }
    };
    Ok(Count::new(walked.into(), limit, Method::Walk))
}

/// Counts under rules, with their solver, by the method given or else the quickest; up to `limit` if there is one.
/// Each solution that a walk finds is reported, once.  `None` if the method given does not serve the puzzle: bands and half
/// rows are for plain rules.
///
/// ```
/// use ennea::{Puzzle, Shape, rules::Rules, solutions, solve::variants::Solver};
/// let rules = Rules::parse("x", Shape::CLASSIC)?;
/// let (solver, empty) = (Solver::new(&rules), Puzzle::empty(Shape::CLASSIC));
/// let count = solutions::count_under(&rules, &solver, &empty, None, None, &()).unwrap();
/// assert_eq!(count.unwrap().value.to_string(), "55613393399531520");
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
///
/// # Panics
/// If the puzzle or the solver has not as many cells as the shape of the rules.
pub fn count_under(
    rules: &Rules,
    solver: &variants::Solver,
    puzzle: &Puzzle,
    method: Option<Method>,
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<Option<Count>, Stopped> {
    let mut told = 0;
    let mut walk = |most| {
        let mut count = 0;
        solver.search(puzzle.clues(), most, progress, &mut |_| {
            count += 1;
            if count > told {
                told = count;
                progress.found(count);
            }
        })
    };
    let most = limit.unwrap_or(u64::MAX);
    if method.is_none_or(|method| method == Method::Walk) {
        let first = most.min(WALK);
        let walked = walk(first)?;
        if walked < first || first == most {
            return Ok(Some(Count::new(walked.into(), limit, Method::Walk)));
        }
    }
    for by in [Method::AllGrids, Method::Templates, Method::Walk] {
        if method.is_some_and(|method| method != by) {
            continue;
        }
        let value = match by {
            Method::AllGrids => count::variants::by_all_grids(rules, puzzle, progress)?,
            Method::Templates => puzzles::by_templates_under(rules, puzzle, progress)?,
            _ => {
                announce(limit, progress)?;
                Some(walk(most)?.into())
            }
        };
        if let Some(value) = value {
            return Ok(Some(Count::new(value, limit, by)));
        }
    }
    Ok(None)
}

/// Walks from solution to solution, and says how many it found, whether it was stopped or not.
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
    let shape = puzzle.shape();
    let allowed = vec![DigitSet::full(shape.side()); shape.cells()];
    let walk_part = |solver: &mut Solver, part: &Puzzle, progress: &dyn Progress| {
        walk(solver, part, u64::MAX, progress)
    };
    by_parts(puzzle, &allowed, || Solver::new(shape), walk_part, progress)
}

/// Announces that all solutions are walked to, if there is no limit.
fn announce(limit: Option<u64>, progress: &dyn Progress) -> Result<(), Stopped> {
    if limit.is_none() { progress.walks(WALK) } else { Ok(()) }
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
