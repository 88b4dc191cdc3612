//! `ennea clues fewest`: the fewest clues of each grid, or bounds for them.
//!
//! The JSON objects are [`Fewest`](ennea_answers::clues::Fewest), after the puzzle.

use crate::face::{Deadline, Exit, Failure, Inputs, Output, Query, batch, seconds};
use clap::Args;
use ennea::progress::Stopped;
use ennea_answers::clues;
use ennea_answers::served::Question;
use ennea_answers::solutions::Solvers;
use std::time::Duration;

/// Finds the fewest clues.
#[derive(Debug, Args)]
#[command(
    after_help = "A line has the number and a puzzle with that many clues. Where the time is over before \
    the number is known it has two, 13..20 say: 13 clues are needed, for cells that meet all unavoidable \
    sets have been looked for in vain up to 12, and 20 are enough for the puzzle beside it.\n\n\
    2x2 and 2x3 take milliseconds a grid. Of 3x3 each clue more takes some ten times as long: 15 are proved \
    in a second or so, 16 in some twenty. That no 3x3 grid has a puzzle of 16 clues is \
    known from [MTC2012].\n\n\
    Example:  ennea clues fewest --time 600 GRID"
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Give what is known of a grid after this many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    time: Duration,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let query = Query::new(&options.inputs, Question::Clues, None)?;
    batch::lines(&query, "closing in", output, |solvers: &mut Solvers, task| {
        let puzzle = task.puzzle();
        let grid = clues::grid(puzzle, solvers, task.progress())?;
        let grid = grid.map_err(|why| task.refusal(&why))?;
        let deadline = Deadline::new(Some(options.time), task.progress());
        let found = clues::fewest(&grid, &deadline).map_err(|why| task.refusal(&why))?;
        if task.progress().is_stopped() {
            return Err(Stopped.into());
        }
        task.answer(found);
        Ok(())
    })
}
