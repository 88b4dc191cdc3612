//! `ennea bound`: a number that the solutions of each puzzle do not exceed.

use crate::face::{Exit, Failure, Inputs, Output, Query, batch};
use clap::Args;
use ennea_answers::bound::bound;
use ennea_answers::served::Question;
use ennea_answers::solutions::Solvers;

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
    let query = Query::new(&options.inputs, Question::Bound, options.rules.as_deref())?;
    batch::lines(&query, "bounding", output, |solvers: &mut Solvers, task| {
        let solvers = options.count.then_some(solvers);
        task.note_conflict();
        task.answer(bound(task.puzzle(), solvers, task.progress())?);
        Ok(())
    })
}
