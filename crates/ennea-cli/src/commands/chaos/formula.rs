//! `ennea chaos formula`: the formula of each puzzle, as DIMACS; how large it is on standard error.
//!
//! The JSON objects are [`formula::Answer`], after the puzzle.

use super::given::TermsOptions;
use crate::face::{Exit, Failure, Inputs, Output, Query, batch, language};
use clap::Args;
use ennea_answers::chaos::formula;
use ennea_answers::served::Question;

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

    /// Take these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,
}

pub(super) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let query = Query::new(&options.inputs, Question::Formula, options.rules.as_deref())?;
    batch::lines(&query, "writing", output, |_: &mut (), task| {
        let (puzzle, terms) = (task.puzzle(), options.terms.get());
        let encoding = terms.encode(puzzle, 0).map_err(|why| task.refusal(&why))?;
        if task.is_json() {
            task.json(formula::answer(puzzle, terms.reading, encoding.as_ref()));
        } else {
            task.line().write(&formula::text(encoding.as_ref()));
            encoding.iter().for_each(|encoding| task.note(&formula::words(encoding, language())));
        }
        if encoding.is_none() {
            task.line().say_no();
            task.note_conflict();
        }
        Ok(())
    })
}
