//! Steps confirmed before anybody is shown them: by the check of their proofs, and by the solution.
//!
//! Both are independent of the finders, so a finder that is wrong is stopped here.

use super::board::Board;
use super::check::check;
use super::notation::notation;
use super::step::{Candidate, Step};
use ennea_base::Grid;

/// Confirms a step: its proof is checked, and what it concludes is so in the solution.
///
/// # Panics
/// If it is not: then the finder of this technique is wrong.
pub fn confirm(board: &Board, step: &Step, solution: &Grid) {
    let checked = check(board, step);
    assert!(checked.is_ok(), "{}: {checked:?} on {board:?}", notation(board, step));
    let is_so = |candidate: &Candidate| solution.digit(candidate.cell) == candidate.digit;
    let agrees = step.placements().iter().all(is_so) && !step.eliminations().iter().any(is_so);
    assert!(agrees, "{} is not so in the solution", notation(board, step));
}

/// Confirms steps that follow each other, each on the board that those before it leave.
///
/// # Panics
/// If one of them is not confirmed.
pub fn confirm_all(board: &Board, steps: &[Step], solution: &Grid) {
    let mut board = board.clone();
    for step in steps {
        confirm(&board, step, solution);
        board.apply(step);
    }
}
