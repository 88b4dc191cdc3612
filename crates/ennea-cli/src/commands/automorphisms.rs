//! `ennea automorphisms`: the moves that leave a puzzle or grid as it is.

use super::rules::Moves;
use crate::face::batch::Task;
use crate::face::{Exit, Failure, Inputs, Output};
use clap::Args;
use ennea::symmetry::Canoniser;
use ennea_answers::canonical::variants::Group;
use ennea_answers::canonical::{Form, LIST_MAX, Names, Wanted, automorphisms};
use ennea_answers::served::Question;
use ennea_words::{Saying, gaps};

/// Finds automorphisms.
#[derive(Debug, Args)]
#[command(
    after_help = "The automorphisms of a puzzle are about its clues: they may also move empty \
    lines, and relabel digits that no clue has. --list adds a line for each of them, with the \
    community's name for such moves, --generators for a few that make all the others."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// List them, each on a line after the order, indented by two blanks.
    #[arg(long)]
    list: bool,

    /// List some whose products are all of them, in the same way.
    #[arg(long, conflicts_with_all = ["list", "rules"])]
    generators: bool,

    #[command(flatten)]
    moves: Moves,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let under = |group: &Group, task: &mut Task<'_>| {
        task.answer(group.automorphisms(task.puzzle(), options.list)?);
        Ok(())
    };
    let plain = |(canoniser, names): &mut (Canoniser, Names), task: &mut Task<'_>| {
        let puzzle = task.puzzle();
        let form = Form::of(canoniser, puzzle).map_err(|why| task.refusal(&why))?;
        let order = form.automorphisms();
        if !task.is_json() && !options.list && !options.generators {
            task.line().write(&order.to_string());
            return Ok(());
        }
        if options.list && order > LIST_MAX.into() {
            let gaps = move |_| gaps!(order = order.to_string(), most = LIST_MAX);
            return Err(task.refusal(&Saying::hinted("many-automorphisms", gaps)));
        }
        let wanted = if options.list { Wanted::Elements } else { Wanted::Generators };
        task.answer(automorphisms(names, puzzle, wanted));
        Ok(())
    };
    options.moves.each_puzzle(&options.inputs, Question::Automorphisms, output, under, plain)
}
