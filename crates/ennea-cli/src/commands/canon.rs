//! `ennea canon`: the canonical form of each puzzle or grid.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `canonical` | the least of all images |
//! | `transformation` | one that leads there |
//! | `automorphisms` | how many lead from it to itself; a number below 2^53, else a decimal string |

use crate::commands::canonical::Canonical;
use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::number;
use crate::face::output::Output;
use clap::Args;
use serde_json::json;

/// Finds canonical forms.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print a transformation that leads to the form, after it.
    #[arg(long)]
    transformation: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "moving", output)
}

impl Command for Options {
    type Worker = ();

    fn answer(
        &self,
        (): &mut (),
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let canonical = Canonical::of(item, || context.place(item)).map_err(Unanswered::Refused)?;
        if context.is_json() {
            let mut object = context.object(item, &item.cells.puzzle());
            object.insert("canonical".to_owned(), json!(canonical.line()));
            let transformation = canonical.transformation().to_string();
            object.insert("transformation".to_owned(), json!(transformation));
            object.insert("automorphisms".to_owned(), number::json(&canonical.automorphisms()));
            reply.write(&json!(object).to_string());
            return Ok(());
        }
        reply.write(&canonical.line());
        if self.transformation {
            reply.write(&format!(" {}", canonical.transformation()));
        }
        Ok(())
    }
}
