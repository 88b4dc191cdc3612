//! `ennea equivalent`: a transformation from one puzzle or grid to another, or `no`.

use super::rules::Moves;
use crate::face::{Exit, Failure, Inputs, Output, gather, hinted, interrupt, language, message};
use clap::Args;
use ennea::Puzzle;
use ennea_answers::canonical::variants::Groups;
use ennea_answers::canonical::{equivalent, lawful};
use ennea_answers::served::Question;
use ennea_words::gaps;

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
    interrupt::listen();
    let query = options.moves.query(&options.inputs, Question::Equivalent)?;
    let sources = query.sources()?;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let exit = gather::each(&query, &sources, &mut |items| {
        for item in items {
            if let Err(why) = lawful(item.puzzle()) {
                message(&item.refusal(&sources, &why));
                return Ok(Exit::WrongInput);
            }
            puzzles.push(item.puzzle().clone());
        }
        Ok(Exit::Done)
    })?;
    if exit == Exit::WrongInput {
        return Ok(exit);
    }
    let [from, to] = puzzles.as_slice() else {
        return Err(Failure::Input(hinted("wanted-two", &gaps!(found = puzzles.len()))));
    };
    let rules = from.rules();
    if from.shape() == to.shape() && !rules.says_the_same(to.rules()) {
        let gaps = gaps!(one = rules.to_string(), other = to.rules().to_string());
        return Err(Failure::Input(hinted("wanted-the-same-rules", &gaps)));
    }
    let are_equivalent = if rules.is_plain() {
        let answer = equivalent(from, to);
        output.answer(&answer)?;
        answer.equivalent
    } else {
        let group = Groups::default().of(rules, options.moves.group)?;
        output.note(&group.describe(language()));
        let answer = group.equivalent(from, to)?;
        output.answer(&answer)?;
        answer.equivalent
    };
    Ok(if are_equivalent { Exit::Done } else { Exit::No })
}
