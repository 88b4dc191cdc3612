//! `ennea explain`: how a puzzle is solved, step by step, each step proved.

use crate::commands::reasoning;
use crate::face::{Exit, Failure, Inputs, Output, names};
use clap::Args;
use ennea::logic::words::{Notation, Style};
use ennea_answers::reasoning::{Way, explain};

/// Explains puzzles.
#[derive(Debug, Args)]
#[command(
    after_long_help = "A puzzle may be half solved: paste the candidates of all cells, or a line with \
    + before placed digits and, after a colon, what has been struck out: ...+53..:436 257 \
    (4 at r3c6, 2 at r5c7).\n\nSteps on which nothing later rests are left out. Every other one is \
    proved again from the facts that it names before it is shown."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Explain every single in full, instead of in a short line.
    #[arg(long)]
    all: bool,

    /// Show the candidates before each step that is not a single.
    #[arg(long)]
    pictures: bool,

    /// How steps are written: in sentences, or as in the forums.
    #[arg(long, value_parser = names::<Notation>(), default_value = "words")]
    notation: Notation,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let &Options { all, pictures, notation, .. } = options;
    let text = |way: &Way| way.story(Style { all, pictures, notation });
    reasoning::run(&options.inputs, None, "explaining", output, explain, text)
}
