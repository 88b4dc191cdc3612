//! What `ennea explain` and `ennea hint` share: how their inputs are answered, half solved puzzles too.

use crate::face::{Exit, Failure, Inputs, Output, batch, interrupt};
use ennea::progress::{Progress, Stopped};
use ennea::{Puzzle, State};
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

/// Answers the single state that the inputs are, or else all their puzzles.
pub(crate) fn run<A: Serialize>(
    inputs: &Inputs,
    doing: &str,
    output: &mut Output,
    reason: impl Fn(&Puzzle, Option<&State>, &dyn Progress) -> Result<Reasoned<A>, Stopped> + Sync,
    text: impl Fn(&A) -> String + Sync,
) -> Result<Exit, Failure> {
    let mut inputs = inputs.clone();
    let Some(state) = inputs.take_state()? else {
        return batch::lines(&inputs, doing, output, |(): &mut (), task| {
            let puzzle = task.puzzle();
            let answer = reason(&puzzle, None, task.progress())?;
            if !answer.answer.is_good() {
                task.line().say_no();
            }
            task.answer(&puzzle, Told { answer, text: &text });
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
