//! `ennea solve`: the solution of each puzzle, or that it has none or several.

use crate::face::batch::Unanswered;
use crate::face::{Exit, Failure, Inputs, Output, Query, batch};
use clap::Args;
use ennea::Improper;
use ennea::solve::Unsolved;
use ennea_answers::served::Question;
use ennea_answers::solutions::{self, Solvers};

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
    let query = Query::new(&options.inputs, Question::Solve, options.rules.as_deref())?;
    batch::lines(&query, "solving", output, |solvers: &mut Solvers, task| {
        let puzzle = task.puzzle();
        let is_brief = options.limit.is_none() && !task.is_json();
        if is_brief {
            // Almost all puzzles have one solution, which goes straight into the reply.
            match solvers.of(puzzle.rules()).solve_while(puzzle, task.progress()) {
                Ok(grid) => task.line().write_grid(&grid),
                Err(Unsolved::Stopped) => return Err(Unanswered::Stopped),
                Err(Unsolved::Improper(improper)) => {
                    task.line().say_no();
                    if improper == Improper::None {
                        task.note_conflict();
                    }
                    task.line().write(if improper == Improper::None { "none" } else { "multiple" });
                }
            }
            return Ok(());
        }
        let limit = options.limit.unwrap_or(2);
        let solved = solutions::least(solvers, puzzle, limit, task.progress())?;
        if solved.solutions.is_empty() || options.limit.is_none() && solved.solutions.len() > 1 {
            task.line().say_no();
        }
        if solved.conflict.is_some() {
            task.note_conflict();
        }
        task.answer(solved);
        Ok(())
    })
}
