//! `ennea canon`: the canonical form of each puzzle or grid.

use super::rules::Moves;
use crate::face::batch::Task;
use crate::face::{Exit, Failure, Inputs, Output};
use clap::Args;
use ennea::symmetry::Canoniser;
use ennea_answers::canonical::variants::Group;
use ennea_answers::canonical::{Canonical, Form};
use ennea_answers::served::Question;

/// Finds canonical forms.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print a transformation that leads to the form, after it.
    #[arg(long)]
    transformation: bool,

    #[command(flatten)]
    moves: Moves,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let is_whole = |task: &Task<'_>| task.is_json() || options.transformation;
    let under = |group: &Group, task: &mut Task<'_>| {
        let form = group.canonical(task.puzzle())?;
        match is_whole(task) {
            true => task.answer(form),
            false => task.line().write(&form.canonical),
        }
        Ok(())
    };
    let plain = |canoniser: &mut Canoniser, task: &mut Task<'_>| {
        let form = Form::of(canoniser, task.puzzle()).map_err(|why| task.refusal(&why))?;
        match is_whole(task) {
            true => task.answer(Canonical::from(&form)),
            false => task.line().write(&form.line()),
        }
        Ok(())
    };
    options.moves.each_puzzle(&options.inputs, Question::Canon, output, under, plain)
}
