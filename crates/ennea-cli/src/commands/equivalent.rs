//! `ennea equivalent`: a transformation from one puzzle or grid to another, or `no`.

use super::rules::Moves;
use crate::face::batch::rules_of;
use crate::face::{Exit, Failure, Inputs, Output, gather, interrupt, message};
use clap::Args;
use ennea::Puzzle;
use ennea::rules::{Description, Rules};
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
    let given = options.moves.read()?;
    let scope = options.moves.scope();
    let inputs = options.inputs.with_rules();
    let sources = inputs.sources()?;
    let mut groups = Groups::default();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut rules: Vec<Option<Description>> = Vec::new();
    let exit = gather::each(&inputs, &sources, &mut |items| {
        for item in items {
            let puzzle = item.cells.puzzle().into_owned();
            let description = match rules_of(item.cells.rules(), given.as_ref(), puzzle.shape()) {
                Ok(description) => description,
                Err(why) => {
                    message(&item.refusal(&sources, &why));
                    return Ok(Exit::WrongInput);
                }
            };
            let lawful = match description {
                None => lawful(&puzzle),
                Some(description) => {
                    let group = groups.under(description, scope, puzzle.shape());
                    group.and_then(|group| group.lawful(&puzzle))
                }
            };
            rules.push(description.cloned());
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
    let [of_from, of_to] = [(&rules[0], from), (&rules[1], to)]
        .map(|(rules, puzzle)| rules.as_ref().and_then(|rules| rules.rules(puzzle.shape()).ok()));
    let is_same = match (&of_from, &of_to) {
        (Some(one), Some(other)) => one.says_the_same(other),
        (one, other) => one.is_none() && other.is_none(),
    };
    if !is_same {
        let name = |rules: &Option<Rules>| rules.as_ref().map_or("plain", Rules::name).to_owned();
        return Err(Failure::Input(format!(
            "found puzzles with the rules {} and {}; expected the same rules\n  hint: --lossy leaves \
             rules out",
            name(&of_from),
            name(&of_to)
        )));
    }
    let are_equivalent = match &rules[0] {
        None => {
            let answer = equivalent(from, to);
            output.answer(&answer)?;
            answer.equivalent
        }
        Some(description) => {
            let refused = |why: Refusal| Failure::Input(why.to_string());
            let group = groups.under(description, scope, from.shape()).map_err(refused)?;
            output.note(&group.describe());
            let answer = group.equivalent(from, to).map_err(refused)?;
            output.answer(&answer)?;
            answer.equivalent
        }
    };
    Ok(if are_equivalent { Exit::Done } else { Exit::No })
}
