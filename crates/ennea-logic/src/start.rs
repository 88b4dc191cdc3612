//! The start of explaining: one solution, and nothing on the board that is not so in it.
//!
//! Only this file and that of corrections use a solver.  What a step concludes is never read off a solution.

use super::board::{Board, Mistake};
use super::step::Candidate;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Contradiction, Grid, Improper, Puzzle};
use ennea_solve::{Solver, Unsolved};

/// Why a puzzle, or a half solved state of it, cannot be explained.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The puzzle shows that it has no solution.
    #[error(transparent)]
    Contradiction(Contradiction),
    /// It has no solution, or several.
    #[error(transparent)]
    Improper(Improper),
    /// It has one solution, and this on the board is not so in it.
    #[error("{} things on the board are not so in the solution", .0.len())]
    Mistakes(Vec<Mistake>),
}

/// Why there is no board to explain.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unready {
    /// Something is wrong with the puzzle or the state.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// It was stopped before the end.
    #[error("{Stopped}")]
    Stopped,
}

impl From<Unsolved> for Unready {
    fn from(unsolved: Unsolved) -> Self {
        match unsolved {
            Unsolved::Improper(improper) => Self::Trouble(Trouble::Improper(improper)),
            Unsolved::Stopped => Self::Stopped,
        }
    }
}

/// The board of a puzzle, with what somebody has written on it, and the solution of what is given.
///
/// # Errors
/// What is wrong; or [`Unready::Stopped`], if `progress` asks for it.
///
/// # Panics
/// If the rules are between digits: see [`Rules::of_one_digit`](ennea_base::rules::Rules::of_one_digit).
pub fn start(puzzle: &Puzzle, progress: &dyn Progress) -> Result<(Board, Grid), Unready> {
    if let Some(contradiction) = puzzle.contradiction() {
        return Err(Trouble::Contradiction(contradiction).into());
    }
    let solved = Solver::new(puzzle.rules()).solve_while(puzzle, progress);
    if let Err(Unsolved::Improper(Improper::Several(_))) = solved
        && let Some(contradiction) = puzzle.as_given().contradiction()
    {
        // Of what is written no solution is left, of the clues alone several are.
        return Err(Trouble::Contradiction(contradiction).into());
    }
    let solution = solved?;
    let wrong = |cell| {
        let right = Candidate { cell, digit: solution.digit(cell) };
        let digit = puzzle.digit(cell).filter(|&digit| digit != right.digit)?;
        Some(Mistake::Placed { digit, right })
    };
    let wrong: Vec<Mistake> = puzzle.shape().all_cells().filter_map(wrong).collect();
    if !wrong.is_empty() {
        return Err(Trouble::Mistakes(wrong).into());
    }
    let board = Board::new(puzzle).expect("digits of the solution do not contradict each other");
    let wrong = board.mistakes(&solution);
    if wrong.is_empty() { Ok((board, solution)) } else { Err(Trouble::Mistakes(wrong).into()) }
}
