//! Whole ways: from a board to its solution, to its next digit, or to a claim about one candidate.

use super::board::Board;
use super::ladder::{all_steps, next_step};
use super::needed;
use super::step::{Candidate, Claim, Step};
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Family, Technique};

/// The steps from a board to the solution: each the first that the ladder has, and those left out
/// that nothing later rests on.
///
/// The last board has open cells only if the puzzle has not exactly one solution or the board has a
/// mistake ([`Board::mistakes`]); ask for these first.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it; it is asked before each step.
pub fn path(first: &Board, progress: &dyn Progress) -> Result<Vec<Step>, Stopped> {
    let mut board = first.clone();
    let mut steps = Vec::new();
    loop {
        progress.go_on()?;
        let Some(step) = next_step(&board) else { break };
        board.apply(&step);
        steps.push(step);
    }
    Ok(if board.is_solved() { pruned(first, steps) } else { steps })
}

/// Of steps from a board to the solution those that place digits, and those on which these rest.
pub fn pruned(first: &Board, steps: Vec<Step>) -> Vec<Step> {
    needed::of(first, steps, |_, step| !step.placements().is_empty())
}

/// The steps that lead to a digit, of all that the board gives soonest the one that rests on the
/// fewest steps; the last of them places it.  None on a board that is solved.
///
/// Nobody needs to keep candidates for it: with the digit placed the next one is another.  Nothing
/// can be left out, no step and no candidate that is struck out.
///
/// ```
/// use ennea::{Puzzle, logic::{self, Board}};
/// let puzzle: Puzzle = "1..4....23......".parse()?;
/// let board = Board::new(&puzzle).expect("no clue contradicts another");
/// let steps = logic::next_digit(&board, &()).expect("() does not stop it");
/// assert_eq!(steps.last().map(|step| step.placements().len()), Some(1));
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn next_digit(first: &Board, progress: &dyn Progress) -> Result<Vec<Step>, Stopped> {
    let mut board = first.clone();
    let mut steps: Vec<Step> = Vec::new();
    let last = loop {
        progress.go_on()?;
        let Some(step) = next_step(&board) else { return Ok(Vec::new()) };
        if !step.placements().is_empty() {
            break step;
        }
        board.apply(&step);
        steps.push(step);
    };
    if steps.is_empty() {
        return Ok(vec![last]);
    }
    let is_single = |technique: &&Technique| technique.family() == Family::Singles;
    let singles = Technique::LADDER.iter().filter(is_single);
    let singles = singles.flat_map(|&technique| all_steps(&board, technique));
    let with = |last: Step| {
        let all: Vec<Step> = steps.iter().cloned().chain([last]).collect();
        needed::alone(first, all)
    };
    let ways = std::iter::once(last.clone()).chain(singles.filter(|step| *step != last)).map(with);
    Ok(ways.min_by_key(Vec::len).expect("there is at least one"))
}

impl Claim {
    /// Tests whether a board shows it.
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

/// Steps that show that a claim is true: of the steps of [`path`] up to the one that decides it,
/// only those that it rests on.  `None` if the path never shows it.
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
    let mut now = board.clone();
    let mut steps: Vec<Step> = Vec::new();
    while !claim.is_shown(&now) {
        progress.go_on()?;
        let Some(step) = next_step(&now) else { return Ok(None) };
        now.apply(&step);
        steps.push(step);
    }
    let last = steps.len().wrapping_sub(1);
    Ok(Some(needed::of(board, steps, |at, _| at == last)))
}
