//! What `ennea explain` and `ennea hint` share: how their inputs are answered, half solved puzzles too.

use crate::commands::rules;
use crate::face::batch::{self, Unanswered};
use crate::face::{Exit, Failure, Inputs, Output};
use ennea::progress::{Progress, Stopped};
use ennea::{DigitSet, Puzzle, State};
use ennea_answers::reasoning::{Asked, Reasoned};
use ennea_answers::variants::Variants;
use serde::Serialize;
use std::borrow::Cow;
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

/// Answers all puzzles of the inputs, and states of puzzles; with clues, all are states of one puzzle.
pub(crate) fn run<A: Serialize>(
    inputs: &Inputs,
    rules: Option<&str>,
    clues: Option<&Puzzle>,
    doing: &str,
    output: &mut Output,
    reason: impl Fn(Asked<'_>, &dyn Progress) -> Result<Reasoned<A>, Unexplained> + Sync,
    text: impl Fn(&A) -> String + Sync,
) -> Result<Exit, Failure> {
    let given = rules.map(rules::read).transpose()?;
    let inputs = inputs.with_pencilmarks().with_rules();
    batch::lines(&inputs, doing, output, |variants: &mut Variants, task| {
        let mut state = task.cells().state();
        if let Some(clues) = clues {
            let found = state_of(clues, &task.puzzle(), state.as_ref());
            state = Some(found.map_err(|why| task.refusal(&why))?);
        }
        let puzzle = clues.map_or_else(|| task.puzzle(), Cow::Borrowed);
        let rules = rules::for_steps(task, given.as_ref(), variants)?;
        let asked = Asked { puzzle: &puzzle, state: state.as_ref(), rules };
        let answer = reason(asked, task.progress());
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

/// The state of a puzzle on which these digits stand besides its clues, or that somebody wrote.
fn state_of(clues: &Puzzle, digits: &Puzzle, state: Option<&State>) -> Result<State, String> {
    let shape = clues.shape();
    let digits = state.map_or(digits, |state| &state.digits);
    if digits.shape() != shape {
        return Err(format!(
            "found {} cells; expected {}, as --clues has\n  hint: give the whole state in one line",
            digits.shape().cells(),
            shape.cells()
        ));
    }
    let mut digits = digits.clone();
    for cell in shape.all_cells() {
        let Some(clue) = clues.clue(cell) else { continue };
        if let Some(found) = digits.clue(cell).filter(|&found| found != clue) {
            let at = shape.name(cell);
            return Err(format!(
                "found {found} at {at}; expected the clue {clue} of --clues\n  hint: correct {at}"
            ));
        }
        digits.set(cell, Some(clue));
    }
    let all = || vec![DigitSet::full(shape.side()); shape.cells()];
    let allowed = state.map_or_else(all, |state| state.allowed.clone());
    Ok(State { clues: clues.clone(), digits, allowed, is_sukaku: false })
}
