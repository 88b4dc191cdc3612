//! `ennea hint`: the next step, as much of it as is wanted.

use crate::commands::reasoning;
use crate::face::{Exit, Failure, Inputs, Output, names};
use clap::Args;
use ennea::logic::words::{Level, Notation};
use ennea::progress::Progress;
use ennea::{Puzzle, State};
use ennea_answers::reasoning::{Hint, hint};

/// Gives hints.
#[derive(Debug, Args)]
#[command(
    after_long_help = "From where somebody is stuck: paste the candidates of all cells, or a line \
    with + before placed digits and, after a colon, what has been struck out: ...+53..:436 257 \
    (4 at r3c6, 2 at r5c7). If something is wrong there, the hint says what."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// How much to tell: 1 where to look, 2 the technique too, 3 the cells too, 4 everything.
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=4))]
    level: u8,

    /// Show the candidates too.
    #[arg(long)]
    pictures: bool,

    /// How the whole step is written: in sentences, or as in the forums.
    #[arg(long, value_parser = names::<Notation>(), default_value = "words")]
    notation: Notation,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let levels = [Level::Where, Level::Technique, Level::Cells, Level::Everything];
    let (level, notation) = (levels[usize::from(options.level - 1)], options.notation);
    let text = |hint: &Hint| {
        let picture = if options.pictures { hint.picture() + "\n\n" } else { String::new() };
        picture + &hint.text()
    };
    let reason = |puzzle: &Puzzle, state: Option<&State>, progress: &dyn Progress| {
        hint(puzzle, state, level, notation, progress)
    };
    reasoning::run(&options.inputs, "thinking", output, reason, text)
}
