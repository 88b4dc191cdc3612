//! `ennea canon`: the canonical form of each puzzle or grid.

use crate::face::{Exit, Failure, Inputs, Output, batch};
use clap::Args;
use ennea::symmetry::Canoniser;
use ennea_answers::canonical::Canonical;

/// Finds canonical forms.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print a transformation that leads to the form, after it.
    #[arg(long)]
    transformation: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::lines(&options.inputs, "moving", output, |canoniser: &mut Canoniser, task| {
        let form = task.cells().form(canoniser).map_err(|why| task.refusal(&why))?;
        if task.is_json() || options.transformation {
            task.answer(Canonical::from(&form));
        } else {
            task.line().write(&form.line());
        }
        Ok(())
    })
}
