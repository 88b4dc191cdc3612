//! `ennea bound`: a number that the solutions of each puzzle do not exceed.

use crate::face::{Exit, Failure, Inputs, Output, batch};
use clap::Args;
use ennea_answers::bound::bound;
use ennea_answers::solutions::Solvers;

/// Bounds the number of solutions.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print the exact number of solutions beside the bound.
    #[arg(long)]
    count: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::lines(&options.inputs, "bounding", output, |solvers: &mut Solvers, task| {
        let puzzle = task.puzzle();
        let solver = options.count.then(|| solvers.of(puzzle.shape()));
        task.answer(bound(&puzzle, solver, task.progress())?);
        Ok(())
    })
}
