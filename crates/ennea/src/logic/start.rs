//! Whether there is anything to be explained: one solution, and nothing that is not so in it.
//!
//! Only this file uses a solver.  What a step concludes is never read off a solution.

use super::board::{Board, Mistake};
use super::step::Candidate;
use super::words::cell_name;
use crate::digit::DigitSet;
use crate::grid::{Conflict, Grid};
use crate::improper::Improper;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::solve::{Solver, Unsolved};

/// Why a puzzle, or somebody's state of it, cannot be explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Two clues contradict each other.
    Conflict(Conflict),
    /// The clues have no solution, or several.
    Improper(Improper),
    /// The clues have one solution, and something on the board is not so in it.
    Mistake(Mistake),
}

impl Trouble {
    /// What is wrong, in a sentence without a full stop.
    pub fn describe(&self, shape: Shape) -> String {
        match self {
            Self::Conflict(conflict) => format!("no solution: {}", conflict.describe(shape)),
            Self::Improper(improper) => improper.to_string(),
            Self::Mistake(Mistake::Placed { digit, right }) => {
                let at = cell_name(shape, right.cell);
                format!("mistake: {at} is not {digit} in the solution; take it back")
            }
            Self::Mistake(Mistake::Missing(right)) => {
                let (at, digit) = (cell_name(shape, right.cell), right.digit);
                format!("mistake: {digit} has been struck out at {at}, wrongly; put it back")
            }
        }
    }
}

/// The board of a puzzle on which these digits stand and these candidates are left, as
/// [`Board::with_state`] takes them, and the solution; or what is wrong.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
///
/// # Panics
/// As [`Board::with_state`] does.
pub fn start(
    clues: &Puzzle,
    digits: &Puzzle,
    allowed: &[DigitSet],
    progress: &dyn Progress,
) -> Result<Result<(Board, Grid), Trouble>, Stopped> {
    if let Some(conflict) = clues.conflict() {
        return Ok(Err(Trouble::Conflict(conflict)));
    }
    let solution = match Solver::new(clues.shape()).solve_while(clues, progress) {
        Ok(grid) => grid,
        Err(Unsolved::Improper(improper)) => return Ok(Err(Trouble::Improper(improper))),
        Err(Unsolved::Stopped) => return Err(Stopped),
    };
    for cell in clues.shape().all_cells() {
        let right = Candidate { cell, digit: solution.digit(cell) };
        if let Some(digit) = digits.clue(cell).filter(|&digit| digit != right.digit) {
            return Ok(Err(Trouble::Mistake(Mistake::Placed { digit, right })));
        }
    }
    let board = Board::with_state(clues, digits, allowed).expect("digits of the solution");
    Ok(match board.mistakes(&solution).first() {
        Some(&mistake) => Err(Trouble::Mistake(mistake)),
        None => Ok((board, solution)),
    })
}
