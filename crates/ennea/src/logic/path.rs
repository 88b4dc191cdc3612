//! Whole ways: from a board to its solution, or to a claim about one candidate.

use super::board::Board;
use super::ladder::next_step;
use super::step::{Candidate, Claim, Step};
use crate::progress::{Progress, Stopped};

/// The steps from a board to the solution, each the first that the ladder has.
///
/// The last board has open cells only if the puzzle has not exactly one solution or the board has a
/// mistake ([`Board::mistakes`]); ask for these first.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it; it is asked before each step.
pub fn path(board: &Board, progress: &dyn Progress) -> Result<Vec<Step>, Stopped> {
    let mut board = board.clone();
    let mut steps = Vec::new();
    loop {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let Some(step) = next_step(&board) else { return Ok(steps) };
        board.apply(&step);
        steps.push(step);
    }
}

impl Claim {
    /// Whether a board shows it.
    fn is_shown(self, board: &Board) -> bool {
        match self {
            Self::Is(Candidate { cell, digit }) => board.digit(cell) == Some(digit),
            Self::IsNot(candidate) => match board.digit(candidate.cell) {
                Some(digit) => digit != candidate.digit,
                None => !board.has(candidate),
            },
        }
    }
}

/// What shows that a claim is true: of the steps of [`path`] up to the one that decides it, only
/// those that it rests on.  `None` if the path never shows it.
///
/// A step rests on those that struck out candidates of its facts.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn why(
    board: &Board,
    claim: Claim,
    progress: &dyn Progress,
) -> Result<Option<Vec<Step>>, Stopped> {
    let mut boards = vec![board.clone()];
    let mut steps: Vec<Step> = Vec::new();
    loop {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let last = &boards[boards.len() - 1];
        if claim.is_shown(last) {
            break;
        }
        let Some(step) = next_step(last) else { return Ok(None) };
        let mut next = last.clone();
        next.apply(&step);
        boards.push(next);
        steps.push(step);
    }
    Ok(Some(needed(&boards, steps)))
}

/// The steps that the last one rests on, and itself.
fn needed(boards: &[Board], steps: Vec<Step>) -> Vec<Step> {
    let mut is_needed = vec![false; steps.len()];
    if let Some(last) = is_needed.last_mut() {
        *last = true;
    }
    for at in (0..steps.len()).rev() {
        if !is_needed[at] {
            continue;
        }
        // What the facts of this step have lost since the beginning has been struck out by steps
        // before.
        for candidate in steps[at].lost(&boards[0], &boards[at]) {
            let by = (0..at).find(|&k| !boards[k + 1].has(candidate) && boards[k].has(candidate));
            if let Some(by) = by {
                is_needed[by] = true;
            }
        }
    }
    let mut is_needed = is_needed.into_iter();
    steps.into_iter().filter(|_| is_needed.next() == Some(true)).collect()
}

impl Step {
    /// The candidates of the step's facts that are on the first board and no more on the second.
    fn lost(&self, first: &Board, now: &Board) -> Vec<Candidate> {
        let shape = first.shape();
        let mut lost = Vec::new();
        for fact in self.facts() {
            let candidates: Vec<Candidate> = match fact {
                super::Fact::Cell(cell) => first.of_cell(*cell).collect(),
                super::Fact::House(house, digit) => {
                    shape.cells_of(*house).map(|cell| Candidate { cell, digit: *digit }).collect()
                }
                super::Fact::Unique(pattern) => {
                    pattern.cells.iter().flat_map(|&(cell, _)| first.of_cell(cell)).collect()
                }
            };
            lost.extend(candidates.into_iter().filter(|&c| first.has(c) && !now.has(c)));
        }
        lost
    }
}
