//! What `ennea explain` and `ennea hint` share: how their inputs are answered, half solved puzzles too.

use crate::face::{Exit, Failure, Inputs, Output, batch, interrupt};
use ennea::Puzzle;
use ennea::State;
use ennea::progress::{Progress, Stopped};
use ennea_answers::reasoning::{Position, Reasoned};
use ennea_answers::wire::{About, Asked, Place};
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
    reason: impl Fn(&Puzzle, Option<Position<'_>>, &dyn Progress) -> Result<Reasoned<A>, Stopped> + Sync,
    text: impl Fn(&A) -> String + Sync,
) -> Result<Exit, Failure> {
    let mut inputs = inputs.clone();
    let Some(State { clues, digits, allowed }) = inputs.take_state()? else {
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
    let position = Position { digits: &digits, allowed: &allowed };
    let answer = reason(&clues, Some(position), &output.bar(doing));
    let answer = answer.map_err(|Stopped| Failure::Interrupted)?;
    let exit = if answer.answer.is_good() { Exit::Done } else { Exit::No };
    let answer = Told { answer, text: &text };
    if output.is_json() {
        let asked = Asked { place: Place::default(), shape: clues.shape(), puzzle: clues };
        output.json(&About { asked, answer })?;
    } else {
        output.line(&answer.to_string())?;
    }
    Ok(exit)
}
