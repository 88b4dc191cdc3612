//! Parts that `ennea explain` and `ennea hint` share: how their inputs are answered, half solved
//! puzzles too.

use crate::face::batch::{self, Unanswered};
use crate::face::{Exit, Failure, Output, Query, hinted};
use ennea::progress::{Progress, Stopped};
use ennea::{Filling, Puzzle};
use ennea_answers::reasoning::Reasoned;
use ennea_words::gaps;
use serde::Serialize;
use std::fmt::{self, Display, Formatter};

/// An answer, and its text for people.
#[derive(Serialize)]
#[serde(transparent)]
struct Told<'a, A, F> {
    answer: Reasoned<A>,
    #[serde(skip)]
    text: &'a F,
}

impl<A, F: Fn(&A) -> String> Display for Told<'_, A, F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.answer {
            Reasoned { found: Some(found), .. } => f.write_str(&(self.text)(found)),
            Reasoned { message, .. } => f.write_str(message.as_deref().unwrap_or_default()),
        }
    }
}

/// Why there is no answer.
pub(crate) enum Unexplained {
    /// No more answers are wanted.
    Stopped,
    /// It cannot be explained, for this reason.
    Refused(String),
}

impl From<Stopped> for Unexplained {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

/// Answers all puzzles of the inputs, with what somebody has written on them; with clues, all are states of one
/// puzzle.
pub(crate) fn run<A: Serialize>(
    query: &Query<'_>,
    clues: Option<&Filling>,
    doing: &str,
    output: &mut Output,
    reason: impl Fn(&Puzzle, &dyn Progress) -> Result<Reasoned<A>, Unexplained> + Sync,
    text: impl Fn(&A) -> String + Sync,
) -> Result<Exit, Failure> {
    batch::lines(query, doing, output, |_: &mut (), task| {
        let state = clues.map(|clues| state_of(clues, task.puzzle())).transpose();
        let state = state.map_err(|why| task.refusal(&why))?;
        let answer = reason(state.as_ref().unwrap_or(task.puzzle()), task.progress());
        let answer = answer.map_err(|why| match why {
            Unexplained::Stopped => Unanswered::Stopped,
            Unexplained::Refused(why) => task.refusal(&why),
        })?;
        if !answer.answer.is_good() {
            task.line().say_no();
        }
        task.answer(Told { answer, text: &text });
        Ok(())
    })
}

/// The puzzle of these clues on which the digits of another stand, with its marks.
fn state_of(clues: &Filling, state: &Puzzle) -> Result<Puzzle, String> {
    let (shape, digits) = (state.shape(), state.digits());
    if clues.shape().side() != shape.side() {
        let (found, expected) = (shape.cells(), clues.shape().cells());
        return Err(hinted("cells-beside-clues", &gaps!(found, expected)));
    }
    for cell in shape.all_cells() {
        let found = clues.clue(cell).zip(digits.clue(cell)).filter(|(clue, found)| clue != found);
        if let Some((clue, found)) = found {
            let at = shape.name(cell);
            return Err(hinted("clue-beside-clues", &gaps!(found, at, clue)));
        }
    }
    let puzzle = Puzzle::from(clues.clone()).with_rules(state.rules()).with_placed(digits);
    Ok(match state.marks() {
        Some(marks) => puzzle.with_marks(marks.to_vec()),
        None => puzzle,
    })
}
