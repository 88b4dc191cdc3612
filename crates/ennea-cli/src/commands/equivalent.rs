//! `ennea equivalent`: a transformation from one puzzle or grid to another, or `no`.

use super::rules::Moves;
use crate::face::{Exit, Failure, Inputs, Output, gather, interrupt, message};
use clap::Args;
use ennea::Puzzle;
use ennea_answers::canonical::variants::Groups;
use ennea_answers::canonical::{equivalent, lawful};
use ennea_answers::refusal::Refusal;

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

    #[command(flatten)]
    moves: Moves,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen()?;
    let moves = options.moves.read()?;
    let sources = options.inputs.sources()?;
    let mut groups = Groups::default();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let exit = gather::each(&options.inputs, &sources, &mut |items| {
        for item in items {
            let puzzle = item.cells.puzzle().into_owned();
            let lawful = match &moves {
                None => lawful(&puzzle),
                Some((description, scope)) => {
                    let group = groups.under(description, *scope, puzzle.shape());
                    group.and_then(|group| group.lawful(&puzzle))
                }
            };
            if let Err(why) = lawful {
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
    let are_equivalent = match &moves {
        None => {
            let answer = equivalent(from, to);
            output.answer(&answer)?;
            answer.equivalent
        }
        Some((description, scope)) => {
            let refused = |why: Refusal| Failure::Input(why.to_string());
            let group = groups.under(description, *scope, from.shape()).map_err(refused)?;
            output.note(&group.describe());
            let answer = group.equivalent(from, to).map_err(refused)?;
            output.answer(&answer)?;
            answer.equivalent
        }
    };
    Ok(if are_equivalent { Exit::Done } else { Exit::No })
}
