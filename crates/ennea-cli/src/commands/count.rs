//! `ennea count`: how many solutions each puzzle has.

use crate::face::{Exit, Failure, Inputs, Output, batch, names};
use clap::Args;
use ennea::Shape;
use ennea::solutions::Method;
use ennea_answers::solutions::{self, Solvers};

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
    batch::lines(
        &options.inputs.with_pencilmarks(),
        "counting",
        output,
        |solvers: &mut Solvers, task| {
            let puzzle = task.puzzle();
            let solver = solvers.of(puzzle.shape());
            let (method, limit) = (options.method, options.limit);
            let count = match task.cells().pencilmarks() {
                Some(_) if method.is_some() => {
                    return Err(task.refusal(
                        &"candidates are counted in one way\n  hint: leave --method out",
                    ));
                }
                Some(allowed) => solutions::count_among(&puzzle, &allowed, limit, task.progress())?,
                None => solutions::count(solver, &puzzle, method, limit, task.progress())?
                    .ok_or_else(|| task.refusal(&why(method, puzzle.shape())))?,
            };
            if count.conflict.is_some() {
                task.note_conflict(&puzzle);
            }
            task.answer(count);
            Ok(())
        },
    )
}

/// Why a method does not serve a puzzle.
fn why(method: Option<Method>, shape: Shape) -> String {
    let why = match method {
        Some(Method::Bands) => {
            format!("this puzzle is {shape}; bands counts {} only", Shape::CLASSIC)
        }
        _ => "this puzzle needs more memory than templates may take".to_owned(),
    };
    why + "\n  hint: leave --method out"
}
