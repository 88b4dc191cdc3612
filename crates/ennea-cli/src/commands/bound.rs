//! `ennea bound`: a number that the solutions of each puzzle do not exceed.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `bound` | a number below 2^53, else a decimal string |
//! | `candidates` | the numbers that it is the product of, cell by cell; null for a clue |
//! | `count` | with `--count`, the exact number of solutions |

use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::number;
use crate::face::output::Output;
use crate::face::solvers::Solvers;
use clap::Args;
use ennea::count::puzzles;
use ennea::solutions;
use serde_json::json;

/// Bounds the number of solutions.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print the exact number of solutions beside the bound.
    #[arg(long)]
    count: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "bounding", output)
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
        let bound = puzzles::upper_bound(&puzzle);
        let count = match self.count {
            true => {
                solutions::count_with(solvers.of(puzzle.shape()), &puzzle, None, None, context)?
            }
            false => None,
        };
        if context.is_json() {
            let mut object = context.object(item, &puzzle);
            object.insert("bound".to_owned(), number::json(&bound));
            object.insert("candidates".to_owned(), json!(puzzles::candidate_counts(&puzzle)));
            if let Some(count) = count {
                object.insert("count".to_owned(), number::json(&count.value));
            }
            reply.write(&json!(object).to_string());
        } else {
            reply.write(&bound.to_string());
            if let Some(count) = count {
                reply.write(&format!(" {}", count.value));
            }
        }
        Ok(())
    }
}
