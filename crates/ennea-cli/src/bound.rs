//! `ennea bound`: a bound on the number of solutions that needs a pencil only.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `bound` | a number below 2^53, else a decimal string |

use crate::batch::{self, Command, Context, Reply, Unanswered};
use crate::exit::{Exit, Failure};
use crate::input::{Inputs, Item};
use crate::number;
use crate::output::Output;
use clap::Args;
use ennea::count::puzzles;
use serde_json::json;

/// Bounds the number of solutions.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "bounding", output)
}

impl Command for Options {
    type Worker = ();

    fn worker(&self) {}

    fn answer(
        &self,
        (): &mut (),
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let puzzle = item.cells.puzzle();
        let bound = puzzles::upper_bound(&puzzle);
        if context.is_json() {
            let mut object = context.object(item, &puzzle);
            object.insert("bound".to_owned(), number::json(&bound));
            reply.write(&json!(object).to_string());
        } else {
            reply.write(&bound.to_string());
        }
        Ok(())
    }
}
