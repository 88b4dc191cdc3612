//! `ennea chaos formula`: the formula of each puzzle, as DIMACS; how large it is on standard error.
//!
//! The JSON objects are [`formula::Answer`], after the puzzle.

use super::given::TermsOptions;
use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::output::Output;
use clap::Args;
use ennea_answers::chaos::formula;

/// Writes formulas.
#[derive(Debug, Args)]
#[command(
    after_help = "A variable says that an empty cell holds a digit which no clue of its row, column \
    or box has taken. Each of the 324 - 4 d constraints of a 3x3 puzzle with d clues says that \
    exactly one of some variables is true: a clause with all of them, and one for each two of them. \
    Two candidates for one digit in the same row and box exclude each other twice; --reading \
    distinct keeps one of the two clauses."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    #[command(flatten)]
    terms: TermsOptions,
}

pub(super) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "writing", output)
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
        let puzzle = item.cells.puzzle();
        let encoding = self.terms.get().encode(&puzzle, 0);
        let encoding = encoding.map_err(|why| context.refused(item, &why))?;
        if context.is_json() {
            let answer = formula::answer(&puzzle, self.terms.reading, encoding.as_ref());
            reply.write(&context.json(item, &puzzle, answer));
        } else {
            reply.write(&formula::text(encoding.as_ref()));
            if let Some(encoding) = &encoding {
                reply.note(item, &formula::words(encoding), context);
            }
        }
        if encoding.is_none() {
            reply.say_no();
            reply.note_conflict(item, &puzzle, context);
        }
        Ok(())
    }
}
