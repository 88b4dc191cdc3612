//! `ennea chaos formula`: the formula of each puzzle, as DIMACS; how large it is on standard error.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `reading` | `"raw"` or `"distinct"` |
//! | `variables` | N: empty cells and digits that no clue of a house has taken |
//! | `constraints` | how many times "exactly one" |
//! | `clauses` | M in this reading |
//! | `raw`, `distinct` | M in each reading |
//! | `different` | clauses of which no two are equal, not even long ones |
//! | `empty_clause` | whether there is one, so that there is no solution |
//! | `conflict` | instead of all numbers: which clues contradict each other |

use super::memory::Memory;
use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::names::names;
use crate::face::output::Output;
use clap::Args;
use ennea::chaos::{Encoding, Formula, Reading, Size, dimacs};
use serde_json::json;

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

    /// Whether equal clauses count as often as they come up.
    #[arg(long, value_parser = names::<Reading>(), value_name = "NAME", default_value = "raw")]
    reading: Reading,

    #[command(flatten)]
    memory: Memory,
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
        let place = context.place(item);
        let refused = |why| Unanswered::Refused(format!("error: {place}: {why}"));
        self.memory.check(Size::of(&puzzle), 0).map_err(refused)?;
        let encoding = Encoding::new(&puzzle, self.reading);
        if context.is_json() {
            let mut object = context.object(item, &puzzle);
            object.insert("reading".to_owned(), json!(self.reading.name()));
            match &encoding {
                Ok(encoding) => {
                    let size = sizes(encoding, self.reading);
                    for (key, number) in size {
                        object.insert(key.to_owned(), json!(number));
                    }
                    let is_empty = encoding.formula().has_empty_clause();
                    object.insert("empty_clause".to_owned(), json!(is_empty));
                }
                Err(conflict) => {
                    let what = conflict.describe(puzzle.shape());
                    object.insert("conflict".to_owned(), json!(what));
                }
            }
            reply.write(&json!(object).to_string());
        } else {
            match &encoding {
                Ok(encoding) => {
                    reply.write(dimacs::write_puzzle(encoding).trim_end());
                    let formula = encoding.formula();
                    let words = format!(
                        "{} variables, {} constraints, {} clauses",
                        formula.variable_count(),
                        encoding.constraint_count(),
                        formula.clause_count()
                    );
                    reply.note(item, &words, context);
                }
                Err(_) => {
                    let nothing = Formula::from_dimacs(0, [&[][..]]);
                    reply.write(dimacs::write(&nothing).trim_end());
                }
            }
        }
        if encoding.is_err() {
            reply.say_no();
            reply.note_conflict(item, &puzzle, context);
        }
        Ok(())
    }
}

/// How large a formula is.
fn sizes(encoding: &Encoding, own: Reading) -> [(&'static str, usize); 6] {
    let formula = encoding.formula();
    let other = |reading| {
        if reading == own {
            return formula.clause_count();
        }
        let other = Encoding::new(encoding.puzzle(), reading).expect("as before");
        other.formula().clause_count()
    };
    [
        ("variables", formula.variable_count()),
        ("constraints", encoding.constraint_count()),
        ("clauses", formula.clause_count()),
        ("raw", other(Reading::Raw)),
        ("distinct", other(Reading::Distinct)),
        ("different", formula.len()),
    ]
}
