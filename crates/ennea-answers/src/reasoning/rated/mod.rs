//! The way of a rating, step by step, as steps of [`ennea::logic`]: so that it can be told in words,
//! drawn, and proved by a checker that knows nothing of ratings.
//!
//! | step | file | figure | proof |
//! |---|---|---|---|
//! | singles, locked candidates, sets, fish, wings | `patterns` | the same | the cells, and the digits of the houses |
//! | direct ones | `patterns` | the pattern, and the house of the single | both |
//! | exclusion | `patterns` | the cells, and their common peers with few candidates | these cells |
//! | loops, graves | `patterns` | the deadly pattern | that it is one, and its set |
//! | cycles, forcing chains | `chains` | a chain | the facts of its strong links |
//! | several assumptions | `chains` | a chain for each | line by line, for each case |
//! | contradictions | `chains` | a net | line by line |
//! | chains with rules inside | `chains` | the same | the rule is a step, on what is left by then |

mod chains;
mod patterns;

use super::{Outcome, Reasoned, Taken, Way, reason};
use crate::rate::{Raters, uses};
use ennea::Candidate;
use ennea::Puzzle;
use ennea::logic::{self, Board};
use ennea::progress::{Progress, Stopped};
use ennea::rate::RateError;
use ennea::rate::se121;
use ennea_words::Language;

/// A step of a rating on the board before it, as the same step of human reasoning.
pub fn converted(board: &Board, step: &se121::Step) -> logic::Step {
    // What a digit takes away from its own cell goes with it.
    let is_apart = |gone: &&Candidate| step.placement.is_none_or(|it| it.cell != gone.cell);
    of(board, step, step.eliminations.iter().filter(is_apart).copied().collect())
}

/// Converts a rule inside a chain, where it counts what goes.
fn inside(board: &Board, rule: &se121::Step) -> logic::Step {
    of(board, rule, rule.eliminations.clone())
}

fn of(board: &Board, step: &se121::Step, eliminations: Vec<Candidate>) -> logic::Step {
    let placements: Vec<Candidate> = step.placement.into_iter().collect();
    let (figure, proof) =
        if step.chains.is_empty() { patterns::of(board, step) } else { chains::of(board, step) };
    logic::Step::new(step.name(), [placements, eliminations], figure, proof)
}

/// Explains the rating of a puzzle by an edition of Sudoku Explainer: every step of the way by which
/// it is rated.  Some of these are needless for the solution, but not for the rating.
///
/// # Errors
/// [`RateError`], if the puzzle is not 3x3, or `progress` stops the work.
///
/// # Panics
/// If somebody has written on it: what is rated are puzzles, not what was made of them.
pub fn explain_rating(
    language: Language,
    raters: &mut Raters,
    edition: se121::Edition,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Reasoned<Way>, RateError> {
    assert!(!puzzle.is_begun(), "a puzzle that nobody has begun");
    let mut refused = None;
    let answer = reason(language, puzzle, progress, |first, solution| {
        let rated = match raters.of(edition).steps_while(puzzle, progress) {
            Ok(rated) => rated,
            Err(RateError::Stopped) => return Err(Stopped),
            Err(error) => {
                refused = Some(error);
                return Ok(Reasoned::message(Outcome::None, String::new()));
            }
        };
        let (mut board, mut steps) = (first.clone(), Vec::new());
        for step in &rated {
            let step = converted(&board, step);
            logic::confirm(&board, &step, &solution);
            board.apply(&step);
            steps.push(step);
        }
        let techniques = uses(steps.iter().map(logic::Step::technique));
        let hardest = rated.iter().rev().max_by_key(|step| step.difficulty);
        let hardest = hardest.map(se121::Step::name);
        let difficulties = rated.iter().map(|step| step.difficulty);
        let steps = Taken::all(language, first, steps).into_iter().zip(difficulties);
        let steps = steps.map(|(taken, it)| Taken { difficulty: Some(it), ..taken }).collect();
        Ok(Reasoned::found(Outcome::Unique, Way { solution, hardest, techniques, steps }))
    })?;
    refused.map_or(Ok(answer), Err)
}
