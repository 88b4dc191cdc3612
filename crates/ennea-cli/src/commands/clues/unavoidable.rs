//! `ennea clues unavoidable`: the least unavoidable sets of each grid.
//!
//! The JSON objects are [`Unavoidable`](ennea_answers::clues::Unavoidable), after the puzzle.

use crate::face::{Exit, Failure, Inputs, Output, Query, batch};
use clap::Args;
use ennea_answers::clues;
use ennea_answers::served::Question;
use ennea_answers::solutions::Solvers;

/// Finds unavoidable sets.
#[derive(Debug, Args)]
#[command(
    after_help = "The cells of an unavoidable set can be filled otherwise while all others stay, so every \
    proper puzzle has a clue in it. Least are those with no other inside. A line has their number, and how \
    many there are of each size: 4:8 means 8 of 4 cells. Each two cells more take some ten times as long."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// The most cells of a set.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u8).range(4..=128))]
    size: u8,

    /// List them, each on a line after the number, indented by two blanks.
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let (size, list) = (options.size.into(), options.list || output.is_json);
    let query = Query::new(&options.inputs, Question::Clues, None)?;
    batch::lines(&query, "looking for sets", output, |solvers: &mut Solvers, task| {
        let puzzle = task.puzzle();
        let grid = clues::grid(puzzle, solvers, task.progress())?;
        let grid = grid.map_err(|why| task.refusal(&why))?;
        let found = clues::unavoidable(&grid, size, list, task.progress())?;
        task.answer(found.map_err(|why| task.refusal(&why))?);
        Ok(())
    })
}
