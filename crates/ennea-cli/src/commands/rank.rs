//! `ennea rank`: the number of each grid among all of its shape, or of its class.

use crate::face::{Exit, Failure, Inputs, Output, Query, batch};
use clap::Args;
use ennea::{Filling, GridError, Shape};
use ennea_answers::rank::{Catalogue, Catalogues};
use ennea_answers::served::Question;

/// Numbers grids.
#[derive(Debug, Args)]
#[command(
    after_help = "Ranks begin with 0. Those of all grids are in an order of their own, kept \
    for ever; those with --ed are in increasing order of canonical forms. ennea unrank is the way \
    back."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// The rank of its class among the 5,472,730,538 essentially different 3x3 grids.
    #[arg(long)]
    ed: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let query = Query::new(&options.inputs, Question::Rank, None)?;
    batch::lines(&query, "ranking", output, |catalogues: &mut Catalogues, task| {
        let puzzle = task.puzzle().clues();
        let grid = puzzle.to_grid().map_err(|error| task.refusal(&not_a_grid(puzzle, &error)))?;
        let rank = if !options.ed {
            let catalogue = catalogues.of(grid.shape()).map_err(|why| task.refusal(&why))?;
            catalogue.rank(&grid)
        } else if grid.shape() == Shape::CLASSIC {
            Catalogue::Classes.rank(&grid)
        } else {
            return Err(task.refusal(&format!(
                "this grid is {}; only 3x3 has a catalogue of classes\n  hint: leave --ed out",
                grid.shape()
            )));
        };
        task.answer(rank);
        Ok(())
    })
}

/// Why a puzzle is no grid, and what to do.
fn not_a_grid(puzzle: &Filling, error: &GridError) -> String {
    let shape = puzzle.shape();
    let (what, hint) = match (puzzle.conflict(), error) {
        (Some(conflict), _) => (conflict.to_string(), "correct one of the two cells"),
        (None, GridError::Empty { cell, count, .. }) => (
            format!("{} is empty, one of {count} cells", shape.name(*cell)),
            "ennea solve fills in what is missing",
        ),
        (None, error) => unreachable!("a puzzle has N^2 cells and digits up to N: {error}"),
    };
    format!("this is no grid: {what}\n  hint: {hint}")
}
