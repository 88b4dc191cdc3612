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

use crate::batch::{self, Command, Context, Reply};
use crate::exit::{Exit, Failure};
use crate::input::{Inputs, Item};
use crate::number;
use crate::output::Output;
use crate::solvers::Solvers;
use clap::{Args, ValueEnum};
use ennea::progress::Stopped;
use ennea::solutions;
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
    #[arg(long, value_enum)]
    method: Option<Method>,
}

/// The ways to count solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Method {
    /// From solution to solution; any puzzle.
    Walk,
    /// By the column sets of the bands; 3x3.
    Bands,
    /// By one template for each digit; up to 128 cells, where they are few enough.
    Templates,
}

impl From<Method> for solutions::Method {
    fn from(method: Method) -> Self {
        match method {
            Method::Walk => Self::Walk,
            Method::Bands => Self::Bands,
            Method::Templates => Self::Templates,
        }
    }
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "counting", output)
}

impl Command for Options {
    type Worker = Solvers;

    fn worker(&self) -> Solvers {
        Solvers::default()
    }

    fn answer(
        &self,
        solvers: &mut Solvers,
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Stopped> {
        let puzzle = item.cells.puzzle();
        let (solver, method) = (solvers.of(puzzle.shape()), self.method.map(Into::into));
        let counted = solutions::count_with(solver, &puzzle, method, self.limit, context)?;
        let Some(count) = counted else {
            let method = method.expect("without a method one is found that serves");
            let what = format!(
                "the method {} does not serve this {} puzzle\n  hint: without --method the one that \
                 does is found",
                method.name(),
                puzzle.shape()
            );
            reply.refuse(item, &what, context);
            return Ok(());
        };
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
