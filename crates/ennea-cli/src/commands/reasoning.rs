//! What `ennea explain` and `ennea hint` share: how their inputs are answered, half solved puzzles too.

use crate::face::{Exit, Failure, Inputs, Output, batch, interrupt};
use ennea::progress::{Progress, Stopped};
use ennea::{DigitSet, Puzzle, State};
use ennea_answers::reasoning::Reasoned;
use ennea_answers::wire::{About, Asked};
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

/// Answers the single state that the inputs are, or else all their puzzles; with clues, these are
/// states of one puzzle.
pub(crate) fn run<A: Serialize>(
    inputs: &Inputs,
    clues: Option<&Puzzle>,
    doing: &str,
    output: &mut Output,
    reason: impl Fn(&Puzzle, Option<&State>, &dyn Progress) -> Result<Reasoned<A>, Stopped> + Sync,
    text: impl Fn(&A) -> String + Sync,
) -> Result<Exit, Failure> {
    let mut inputs = inputs.clone();
    let Some(state) = inputs.take_state()? else {
        return batch::lines(&inputs, doing, output, |(): &mut (), task| {
            let digits = task.puzzle();
            let state = clues.map(|clues| state_of(clues, &digits)).transpose();
            let state = state.map_err(|why| task.refusal(&why))?;
            let puzzle = state.as_ref().map_or(&*digits, |state| &state.clues);
            let answer = reason(puzzle, state.as_ref(), task.progress())?;
            if !answer.answer.is_good() {
                task.line().say_no();
            }
            task.answer(puzzle, Told { answer, text: &text });
            Ok(())
        });
    };
    interrupt::listen()?;
    let answer = reason(&state.clues, Some(&state), &output.bar(doing))?;
    let exit = if answer.answer.is_good() { Exit::Done } else { Exit::No };
    let answer = Told { answer, text: &text };
    if output.is_json() {
        let asked = Asked::unplaced(&state.clues);
        output.json(&About { asked, answer })?;
    } else {
        output.line(&answer.to_string())?;
    }
    Ok(exit)
}

/// The state of a puzzle on which these digits stand besides its clues.
fn state_of(clues: &Puzzle, digits: &Puzzle) -> Result<State, String> {
    let shape = clues.shape();
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
    let allowed = vec![DigitSet::full(shape.side()); shape.cells()];
    Ok(State { clues: clues.clone(), digits, allowed })
}
