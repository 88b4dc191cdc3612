//! `ennea solve`: the solution of each puzzle, or that it has none or several.

use super::rules;
use crate::face::batch::{self, Task, Unanswered};
use crate::face::{Cells, Exit, Failure, Inputs, Output};
use clap::Args;
use ennea::rules::Description;
use ennea_answers::solutions::{self, Solvers};
use ennea_answers::variants::Variants;

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

    /// Solve by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    ///
    /// A link or file with rules in it is solved by those.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let given = options.rules.as_deref().map(rules::read).transpose()?;
    let inputs = options.inputs.with_rules();
    let inputs = if given.is_some() { inputs } else { inputs.with_pencilmarks() };
    batch::lines(
        &inputs,
        "solving",
        output,
        |(solvers, variants): &mut (Solvers, Variants), task| {
            if let Some(description) = task.rules(given.as_ref())? {
                return under(variants, description, options, task);
            }
            let is_brief = options.limit.is_none() && !task.is_json();
            if is_brief && let Cells::Classic(clues) = task.cells() {
                // Almost all puzzles have one solution, which goes straight into the reply.
                let mut solution = [0; 81];
                if solvers.classic.solve(clues, 2, &mut solution) == 1 {
                    task.line().write_numbers(&solution);
                    return Ok(());
                }
            }
            let puzzle = task.puzzle();
            let solved = if let Some(allowed) = task.cells().pencilmarks() {
                solutions::among(&puzzle, &allowed, options.limit.unwrap_or(2), task.progress())?
            } else if is_brief {
                solutions::decide(solvers.of(puzzle.shape()), &puzzle, task.progress())?
            } else {
                solutions::least(&puzzle, options.limit.unwrap_or(2), task.progress())?
            };
            let has_several = solved.solutions.len() > 1;
            if solved.solutions.is_empty() || options.limit.is_none() && has_several {
                task.line().say_no();
            }
            if solved.conflict.is_some() {
                task.note_conflict(&puzzle);
            }
            if is_brief && has_several {
                task.line().write("multiple");
            } else {
                task.answer(solved);
            }
            Ok(())
        },
    )
}

/// Solves by other rules.
fn under(
    variants: &mut Variants,
    description: &Description,
    options: &Options,
    task: &mut Task<'_>,
) -> Result<(), Unanswered> {
    let puzzle = task.puzzle();
    let variant =
        variants.under(description, puzzle.shape()).map_err(|error| task.refusal(&error))?;
    let solved = variant.solve(&puzzle, options.limit.unwrap_or(2), task.progress())?;
    let has_several = solved.solutions.len() > 1;
    if solved.solutions.is_empty() || options.limit.is_none() && has_several {
        task.line().say_no();
    }
    if options.limit.is_none() && !task.is_json() && has_several {
        task.line().write("multiple");
    } else {
        task.answer(solved);
    }
    Ok(())
}
