//! `ennea rank`: the number of each grid among all of its shape, or of its class.
//!
//! The JSON objects have, after the place, `shape`, `puzzle` and `rank`, a number below 2^53, else a
//! decimal string; with `--ed` also `canonical` and `automorphisms`.

use crate::commands::sample::{line, served};
use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Cells, Inputs, Item};
use crate::face::number;
use crate::face::output::Output;
use clap::Args;
use ennea::catalog::classes::Classes;
use ennea::catalog::grids::Ranks;
use ennea::{Puzzle, Shape};
use serde_json::json;
use std::sync::LazyLock;

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

/// Made when the first grid comes, for all threads.
pub(crate) static CLASSES: LazyLock<Classes> = LazyLock::new(Classes::new);

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "ranking", output)
}

/// Tables for the shapes that were met.
#[derive(Debug, Default)]
pub(crate) struct Tables(Vec<Ranks>);

impl Tables {
    /// Those of a shape; `None` for a shape whose grids are not numbered.
    fn of(&mut self, shape: Shape) -> Option<&Ranks> {
        let known = self.0.iter().position(|ranks| ranks.shape() == shape);
        let place = match known {
            Some(place) => place,
            None => {
                self.0.push(Ranks::new(shape)?);
                self.0.len() - 1
            }
        };
        self.0.get(place)
    }
}

impl Command for Options {
    type Worker = Tables;

    fn answer(
        &self,
        tables: &mut Tables,
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let puzzle = item.cells.puzzle();
        let refuse = |why: String| {
            Err(Unanswered::Refused(format!("error: {}: {why}", context.place(item))))
        };
        let Ok(grid) = puzzle.to_grid() else { return refuse(not_a_grid(&puzzle)) };
        let mut object = context.object(item, &puzzle);
        let rank = if self.ed {
            let Cells::Classic(cells) = &item.cells else {
                return refuse(format!(
                    "this grid is {}; only 3x3 has a catalogue of classes\n  hint: leave --ed out",
                    puzzle.shape()
                ));
            };
            let rank = CLASSES.rank(cells);
            if context.is_json() {
                let canonical = CLASSES.bands().canonical(cells);
                object.insert("canonical".to_owned(), json!(line(&canonical.digits)));
                object.insert("automorphisms".to_owned(), json!(canonical.automorphisms));
            }
            rank.into()
        } else {
            match tables.of(grid.shape()) {
                Some(ranks) => ranks.rank(&grid),
                None => {
                    return refuse(format!(
                        "grids of {} are not numbered; those of {} are",
                        grid.shape(),
                        served()
                    ));
                }
            }
        };
        if context.is_json() {
            object.insert("rank".to_owned(), number::json(&rank.into()));
            reply.write(&json!(object).to_string());
        } else {
            reply.write(&rank.to_string());
        }
        Ok(())
    }
}

/// Why a puzzle is no grid, and what to do.
pub(crate) fn not_a_grid(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    let empty = shape.all_cells().find(|&cell| puzzle.clue(cell).is_none());
    match (puzzle.conflict(), empty) {
        (Some(conflict), _) => format!(
            "this is no grid: {}\n  hint: correct one of the two cells",
            conflict.describe(shape)
        ),
        (None, Some(cell)) => format!(
            "this is no grid: r{}c{} is empty, one of {} cells\n  hint: ennea solve fills in what \
             is missing",
            shape.row(cell) + 1,
            shape.column(cell) + 1,
            shape.cells() - puzzle.clue_count()
        ),
        (None, None) => "this is no grid".to_owned(),
    }
}
