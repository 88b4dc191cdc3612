//! `ennea count`: how many solutions each puzzle has.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `count` | a number below 2^53, else a decimal string |
//! | `at_least` | whether the limit was reached, so that there may be more |
//! | `method` | how they were counted |
//! | `conflict` | in words, if the clues contradict each other |

use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::names::names;
use crate::face::number;
use crate::face::output::Output;
use crate::face::solvers::Solvers;
use clap::Args;
use ennea::solutions::{self, Method};
use ennea::{Puzzle, Shape};
use num_bigint::BigUint;
use serde_json::json;

/// Counts solutions.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Stop at N solutions of a puzzle, and print >=N.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    /// Count by this method (default: the quickest for the puzzle).
    #[arg(long, value_parser = names::<Method>())]
    method: Option<Method>,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "counting", output)
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
        let puzzle = item.cells.puzzle();
        let (solver, method) = (solvers.of(puzzle.shape()), self.method);
        let count = solutions::count_with(solver, &puzzle, method, self.limit, context)?;
        let count = count.ok_or_else(|| self.refusal(item, &puzzle, context))?;
        let is_zero = count.value == BigUint::ZERO;
        if is_zero {
            reply.note_conflict(item, &puzzle, context);
        }
        if context.is_json() {
            let mut object = context.object(item, &puzzle);
            object.insert("count".to_owned(), number::json(&count.value));
            object.insert("at_least".to_owned(), json!(count.at_least));
            object.insert("method".to_owned(), json!(count.method.name()));
            if let Some(conflict) = puzzle.conflict().filter(|_| is_zero) {
                object.insert("conflict".to_owned(), json!(conflict.describe(puzzle.shape())));
            }
            reply.write(&json!(object).to_string());
        } else {
            if count.at_least {
                reply.write(">=");
            }
            reply.write(&count.value.to_string());
        }
        Ok(())
    }
}

impl Options {
    /// What to say where the method given does not serve the puzzle.
    fn refusal(&self, item: &Item, puzzle: &Puzzle, context: &Context<'_>) -> Unanswered {
        let (at, shape) = (context.place(item), puzzle.shape());
        let why = match self.method {
            Some(Method::Bands) => {
                format!("this puzzle is {shape}; bands counts {} only", Shape::CLASSIC)
            }
            _ => "this puzzle needs more memory than templates may take".to_owned(),
        };
        Unanswered::Refused(format!("error: {at}: {why}\n  hint: leave --method out"))
    }
}
