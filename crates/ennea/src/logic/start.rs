//! Where explaining starts: one solution, and nothing on the board that is not so in it.
//!
//! Only this file and that of corrections use a solver.  What a step concludes is never read off a solution.

use super::board::{Board, Mistake};
use super::step::Candidate;
use crate::digit::{Digit, DigitSet};
use crate::grid::{Conflict, Grid};
use crate::improper::Improper;
use crate::progress::{Progress, Stopped};
use crate::puzzle::{Puzzle, State};
use crate::rules::{Clash, Rules};
use crate::solve::{Solver, Unsolved, exact_cover, variants};
use std::fmt;
use std::sync::Arc;

/// Why a puzzle, or a half solved state of it, cannot be explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Two clues contradict each other.
    Conflict(Conflict),
    /// Two clues contradict each other under the rules.
    Clash(Clash),
    /// The clues have no solution, or several.
    Improper(Improper),
    /// The clues have one solution, and this on the board is not so in it.
    Mistakes(Vec<Mistake>),
}

/// Why there is no board to explain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unready {
    /// Something is wrong with the puzzle or the state.
    Trouble(Trouble),
    /// It was stopped before the end.
    Stopped,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(conflict) => conflict.fmt(f),
            Self::Clash(clash) => clash.fmt(f),
            Self::Improper(improper) => improper.fmt(f),
            Self::Mistakes(mistakes) => {
                write!(f, "{} things on the board are not so in the solution", mistakes.len())
            }
        }
    }
}

impl std::error::Error for Trouble {}

impl fmt::Display for Unready {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Trouble(trouble) => trouble.fmt(f),
            Self::Stopped => Stopped.fmt(f),
        }
    }
}

impl std::error::Error for Unready {}

impl From<Trouble> for Unready {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<Unsolved> for Unready {
    fn from(unsolved: Unsolved) -> Self {
        match unsolved {
            Unsolved::Improper(improper) => Self::Trouble(Trouble::Improper(improper)),
            Unsolved::Stopped => Self::Stopped,
        }
    }
}

/// The board of a puzzle on which these digits stand and these candidates are left, as
/// [`Board::with_state`] takes them, and the solution.
///
/// # Errors
/// What is wrong; or [`Unready::Stopped`], if `progress` asks for it.
///
/// # Panics
/// As [`Board::with_state`] does.
pub fn start(
    clues: &Puzzle,
    digits: &Puzzle,
    allowed: &[DigitSet],
    progress: &dyn Progress,
) -> Result<(Board, Grid), Unready> {
    if let Some(conflict) = clues.conflict() {
        return Err(Trouble::Conflict(conflict).into());
    }
    let solution = Solver::new(clues.shape()).solve_while(clues, progress)?;
    with_solution(None, clues, digits, allowed, solution)
}

/// The board of a puzzle that nobody has begun, and the solution; under rules if some are given, which may lack
/// the boxes of its shape.
///
/// # Errors
/// As [`start`].
pub fn begin(
    rules: Option<&Arc<Rules>>,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<(Board, Grid), Unready> {
    let all = vec![DigitSet::full(puzzle.shape().side()); puzzle.shape().cells()];
    match rules {
        None => start(puzzle, puzzle, &all, progress),
        Some(rules) => {
            let clues = puzzle.reshaped(rules.shape());
            start_under(rules, &clues, &clues, &all, progress)
        }
    }
}

/// The same under rules, whose shape the clues, the digits and the candidates have.
///
/// # Errors
/// As [`start`].
///
/// # Panics
/// As [`Board::under`] does.
pub fn start_under(
    rules: &Arc<Rules>,
    clues: &Puzzle,
    digits: &Puzzle,
    allowed: &[DigitSet],
    progress: &dyn Progress,
) -> Result<(Board, Grid), Unready> {
    if let Some(clash) = rules.clash(clues.clues()) {
        return Err(Trouble::Clash(clash).into());
    }
    let mut found = Vec::new();
    let grid = |digits: &[Digit]| Grid::new(clues.shape(), digits.to_vec()).expect("a solution");
    let mut keep = |digits: &[Digit]| found.push(grid(digits));
    let solver = variants::Solver::new(rules);
    let search = solver.search(clues.clues(), 2, progress, &mut keep);
    search.map_err(|Stopped| Unready::Stopped)?;
    let solution = Improper::only(found).map_err(Trouble::Improper)?;
    with_solution(Some(rules), clues, digits, allowed, solution)
}

/// The same of a state; where it is a Sukaku, the solution is the one that has a candidate in each
/// cell, and clues alone may have several.
///
/// # Errors
/// As [`start`].
///
/// # Panics
/// As [`Board::with_state`] does.
pub fn start_from(state: &State, progress: &dyn Progress) -> Result<(Board, Grid), Unready> {
    let State { clues, digits, allowed, is_sukaku } = state;
    if !is_sukaku || clues.conflict().is_some() {
        return start(clues, digits, allowed, progress);
    }
    let solution = exact_cover::Solver::new(clues.shape()).solve_among(clues, allowed, progress)?;
    with_solution(None, clues, digits, allowed, solution)
}

/// The board, unless something on it is not so in the solution.
fn with_solution(
    rules: Option<&Arc<Rules>>,
    clues: &Puzzle,
    digits: &Puzzle,
    allowed: &[DigitSet],
    solution: Grid,
) -> Result<(Board, Grid), Unready> {
    let placed = |cell| {
        let right = Candidate { cell, digit: solution.digit(cell) };
        let digit = digits.clue(cell).filter(|&digit| digit != right.digit)?;
        Some(Mistake::Placed { digit, right })
    };
    let wrong: Vec<Mistake> = clues.shape().all_cells().filter_map(placed).collect();
    if !wrong.is_empty() {
        return Err(Trouble::Mistakes(wrong).into());
    }
    let board = match rules {
        Some(rules) => Board::under(rules, clues, digits, allowed).ok(),
        None => Board::with_state(clues, digits, allowed).ok(),
    };
    let board = board.expect("digits of the solution do not contradict each other");
    let wrong = board.mistakes(&solution);
    if wrong.is_empty() { Ok((board, solution)) } else { Err(Trouble::Mistakes(wrong).into()) }
}
