//! `ennea canon`: the canonical form of each puzzle or grid.

use super::rules::Moves;
use crate::face::batch::Task;
use crate::face::{Exit, Failure, Inputs, Output};
use clap::Args;
use ennea::Puzzle;
use ennea::symmetry::Canoniser;
use ennea_answers::canonical::Canonical;
use ennea_answers::canonical::variants::Group;

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
    let under = |group: &Group, puzzle: &Puzzle, task: &mut Task<'_>| {
        let form = group.canonical(puzzle)?;
        if task.is_json() || options.transformation {
            task.answer(form);
        } else {
            task.line().write(&form.canonical);
        }
        Ok(())
    };
    options.moves.each_puzzle(&options.inputs, output, under, |canoniser: &mut Canoniser, task| {
        let form = task.cells().form(canoniser).map_err(|why| task.refusal(&why))?;
        if task.is_json() || options.transformation {
            task.answer(Canonical::from(&form));
        } else {
            task.line().write(&form.line());
        }
        Ok(())
    })
}
