//! `ennea solve`: the solution of each puzzle, or that it has none or several.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `answer` | `"unique"`, `"none"`, `"multiple"`; without `"unique"` where a limit stopped the search |
//! | `solutions` | the solution; without `--limit` the two least ones if there are several |
//! | `conflict` | in words, if the clues contradict each other |

use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Cells, Inputs, Item};
use crate::face::output::Output;
use crate::face::solvers::Solvers;
use clap::Args;
use ennea::progress::Progress;
use ennea::solve::{self, Unsolved};
use ennea::{Grid, Improper, Puzzle};
use serde_json::json;

/// Solves puzzles.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print up to N solutions of each puzzle, the least ones, separated by blanks.
    ///
    /// They come in increasing order.  The exit code is then 1 only if a puzzle has none.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "solving", output)
}

impl Command for Options {
    type Worker = Solvers;

    fn answer(
        &self,
        solvers: &mut Solvers,
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        if context.is_json() || self.limit.is_some() {
            return self.answer_in_full(item, &item.cells.puzzle(), context, reply);
        }
        if let Cells::Classic(clues) = &item.cells {
            let mut solution = [0; 81];
            if solvers.classic.solve(clues, 2, &mut solution) == 1 {
                reply.write_numbers(&solution);
                return Ok(());
            }
        }
        let puzzle = item.cells.puzzle();
        match solvers.of(puzzle.shape()).solve_while(&puzzle, context) {
            Ok(grid) => reply.write_grid(&grid),
            Err(Unsolved::Improper(Improper::None)) => {
                reply.write("none");
                reply.say_no();
                reply.note_conflict(item, &puzzle, context);
            }
            Err(Unsolved::Improper(Improper::Several(_))) => {
                reply.write("multiple");
                reply.say_no();
            }
            Err(Unsolved::Stopped) => return Err(Unanswered::Stopped),
        }
        Ok(())
    }
}

impl Options {
    /// The least solutions.
    fn answer_in_full(
        &self,
        item: &Item,
        puzzle: &Puzzle,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let limit = self.limit.unwrap_or(2) as usize;
        let mut found: Vec<Grid> = Vec::new();
        let mut solutions = solve::solutions(puzzle);
        while found.len() < limit
            && !context.is_stopped()
            && let Some(grid) = solutions.next_while(context)?
        {
            found.push(grid);
        }
        if context.is_stopped() {
            return Err(Unanswered::Stopped);
        }
        if found.is_empty() || self.limit.is_none() && found.len() > 1 {
            reply.say_no();
        }
        if found.is_empty() {
            reply.note_conflict(item, puzzle, context);
        }
        if context.is_json() {
            let mut object = context.object(item, puzzle);
            match found.len() {
                0 => drop(object.insert("answer".to_owned(), json!("none"))),
                1 if limit > 1 => drop(object.insert("answer".to_owned(), json!("unique"))),
                1 => {}
                _ => drop(object.insert("answer".to_owned(), json!("multiple"))),
            }
            let solutions: Vec<String> = found.iter().map(ToString::to_string).collect();
            object.insert("solutions".to_owned(), json!(solutions));
            if let Some(conflict) = puzzle.conflict() {
                object.insert("conflict".to_owned(), json!(conflict.describe(puzzle.shape())));
            }
            reply.write(&json!(object).to_string());
            return Ok(());
        }
        for (k, grid) in found.iter().enumerate() {
            if k > 0 {
                reply.write(" ");
            }
            reply.write_grid(grid);
        }
        if found.is_empty() {
            reply.write("none");
        }
        Ok(())
    }
}
