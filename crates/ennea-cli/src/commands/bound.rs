//! `ennea bound`: a number that the solutions of each puzzle do not exceed.

use super::rules;
use crate::face::{Exit, Failure, Inputs, Output, batch};
use clap::Args;
use ennea_answers::bound::bound;
use ennea_answers::solutions::Solvers;
use ennea_answers::variants::Variants;

/// Bounds the number of solutions.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print the exact number of solutions beside the bound.
    #[arg(long)]
    count: bool,

    /// Bound by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let given = options.rules.as_deref().map(rules::read).transpose()?;
    let inputs = options.inputs.with_rules();
    batch::lines(
        &inputs,
        "bounding",
        output,
        |(solvers, variants): &mut (Solvers, Variants), task| {
            let puzzle = task.puzzle();
            let found = match rules::of(task, given.as_ref(), variants)? {
                Some(variant) => variant.bound(&puzzle, options.count, task.progress())?,
                None => {
                    let solver = options.count.then(|| solvers.of(puzzle.shape()));
                    bound(&puzzle, solver, task.progress())?
                }
            };
            task.answer(found);
            Ok(())
        },
    )
}
