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
use crate::solve::{Solver, Unsolved, exact_cover};

/// Why a puzzle, or a half solved state of it, cannot be explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Two clues contradict each other.
    Conflict(Conflict),
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
    with_solution(clues, digits, allowed, solution)
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
    let mut found = Vec::new();
    let mut keep = |digits: &[Digit]| {
        found.push(Grid::new(clues.shape(), digits.to_vec()).expect("a solution"));
    };
    let mut solver = exact_cover::Solver::new(clues.shape());
    solver
        .search_among(clues, allowed, 2, progress, &mut keep)
        .map_err(|Stopped| Unready::Stopped)?;
    found.sort();
    let improper = match <[Grid; 2]>::try_from(found) {
        Ok(two) => Improper::Several(two),
        Err(mut fewer) => match fewer.pop() {
            Some(solution) => return with_solution(clues, digits, allowed, solution),
            None => Improper::None,
        },
    };
    Err(Trouble::Improper(improper).into())
}

/// The board, unless something on it is not so in the solution.
fn with_solution(
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
    let board = Board::with_state(clues, digits, allowed).expect("digits of the solution");
    let wrong = board.mistakes(&solution);
    if wrong.is_empty() { Ok((board, solution)) } else { Err(Trouble::Mistakes(wrong).into()) }
}
