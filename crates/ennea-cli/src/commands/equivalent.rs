//! `ennea equivalent`: a transformation from one puzzle or grid to another, or `no`.

use crate::face::{Exit, Failure, Inputs, Output, gather, interrupt, message};
use clap::Args;
use ennea::Puzzle;
use ennea_answers::canonical::{equivalent, lawful};

/// Compares two puzzles.
#[derive(Debug, Args)]
#[command(
    after_help = "The transformation is written as cycles: rows, columns and digits that go \
    round, after a mirroring in the main diagonal if it begins with `transpose`. Two puzzles with \
    different canonical forms have none; see ennea canon."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen()?;
    let sources = options.inputs.sources()?;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let exit = gather::each(&options.inputs, &sources, &mut |items| {
        for item in items {
            let puzzle = item.cells.puzzle().into_owned();
            if let Err(why) = lawful(&puzzle) {
                message(&item.refusal(&sources, &why));
                return Ok(Exit::WrongInput);
            }
            puzzles.push(puzzle);
        }
        Ok(Exit::Done)
    })?;
    if exit == Exit::WrongInput {
        return Ok(exit);
    }
    let [from, to] = puzzles.as_slice() else {
        return Err(Failure::Input(format!(
            "found {} puzzles; expected two to compare\n  hint: ennea equivalent A B, or a file \
             with two lines; ennea unique compares any number",
            puzzles.len()
        )));
    };
    let answer = equivalent(from, to);
    output.answer(&answer)?;
    Ok(if answer.equivalent { Exit::Done } else { Exit::No })
}
