//! `ennea clues backdoors`: the fewest digits after which singles solve each puzzle.
//!
//! The JSON objects are [`Backdoors`](ennea_answers::clues::Backdoors), after the puzzle.

use crate::face::{Exit, Failure, Inputs, Output, Query, batch};
use clap::Args;
use ennea_answers::clues;
use ennea_answers::served::Question;
use ennea_answers::solutions::Solvers;

/// Finds backdoors.
#[derive(Debug, Args)]
#[command(
    after_help = "Singles are the last candidate of a cell and the last place of a digit in a row, column \
    or box. A line has the number of cells of the smallest backdoors and how many of them there are: 1 14 means \
    that each of 14 cells is enough. It is 0 1 where singles solve the puzzle, and none where no set up to \
    --most is a backdoor; the exit code is then 1."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Try sets of at most N cells.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(0..=8))]
    most: u8,

    /// List them, each on a line after the number, indented by two blanks.
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let (most, list) = (options.most.into(), options.list || output.is_json);
    let query = Query::new(&options.inputs, Question::Clues, None)?;
    batch::lines(&query, "trying digits", output, |solvers: &mut Solvers, task| {
        let puzzle = task.puzzle();
        let solution = clues::grid(puzzle, solvers, task.progress())?;
        let solution = solution.map_err(|why| task.refusal(&why))?;
        let found = clues::backdoors(puzzle, &solution, most, list, task.progress())?;
        if found.size.is_none() {
            task.line().say_no();
        }
        task.answer(found);
        Ok(())
    })
}
