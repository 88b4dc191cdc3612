//! `ennea rank`: the number of each grid among all of its shape, or of its class.

use crate::face::{Exit, Failure, Inputs, Output, Query, batch, hinted, no_grid};
use clap::Args;
use ennea::Shape;
use ennea_answers::rank::{Catalogue, Catalogues};
use ennea_answers::served::Question;
use ennea_words::gaps;

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
        let grid = puzzle.to_grid().map_err(|error| task.refusal(&no_grid(puzzle, &error)))?;
        let rank = if !options.ed {
            let catalogue = catalogues.of(grid.shape()).map_err(|why| task.refusal(&why))?;
            catalogue.rank(&grid)
        } else if grid.shape() == Shape::CLASSIC {
            Catalogue::Classes.rank(&grid)
        } else {
            return Err(task.refusal(&hinted("no-classes", &gaps!(shape = grid.shape()))));
        };
        task.answer(rank);
        Ok(())
    })
}
