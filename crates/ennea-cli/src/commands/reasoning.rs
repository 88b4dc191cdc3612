//! Parts that `ennea explain` and `ennea hint` share: how their inputs are answered.

use crate::face::batch::{self, Task, Unanswered};
use crate::face::{Exit, Failure, Output, Query};
use ennea_answers::reasoning::Reasoned;
use serde::Serialize;

/// Answers all puzzles of the inputs, with what somebody has written on them.
pub(crate) fn run<A: Serialize>(
    query: &Query<'_>,
    doing: &str,
    output: &mut Output,
    reason: impl Fn(&Task<'_>) -> Result<Reasoned<A>, Unanswered> + Sync,
    text: impl Fn(&A) -> String + Sync,
) -> Result<Exit, Failure> {
    batch::lines(query, doing, output, |_: &mut (), task| {
        let answer = reason(task)?;
        if !answer.answer.is_good() {
            task.line().say_no();
        }
        match &answer {
            answer if task.is_json() => task.json(answer),
            Reasoned { found: Some(found), .. } => task.line().write(&text(found)),
            Reasoned { message, .. } => task.line().write(message.as_deref().unwrap_or_default()),
        }
        Ok(())
    })
}
