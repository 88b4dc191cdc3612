//! `ennea units merge`: the sum over parts with its checks; some parts computed again.

use super::{Ledgers, named};
use crate::face::{Exit, Failure, Output, Seed, interrupt};
use clap::Args;
use ennea_answers::units::{self, Book, Merged, Parts};

/// Adds up what was found.
#[derive(Debug, Args)]
#[command(
    after_help = "What is printed depends on the numbers alone: not on who found them, in which \
    order, how often or in how many files. A part that is there twice with other numbers is refused, \
    with both; a damaged line is left out. Exit code 1 if a check fails."
)]
pub(super) struct Options {
    #[command(flatten)]
    ledgers: Ledgers,

    /// Compute K of the parts again, drawn at random, and compare.
    #[arg(long, value_name = "K")]
    again: Option<usize>,

    #[command(flatten)]
    seed: Seed,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let job = named(&options.ledgers.job);
    let (book, chosen) = options.ledgers.read(&*job, output)?;
    report(&book, &chosen, options.again, &options.seed, output)
}

/// Prints the sum over some parts, this many of them computed again.
pub(crate) fn report(
    book: &Book<'_>,
    chosen: &Parts,
    again: Option<usize>,
    seed: &Seed,
    output: &mut Output,
) -> Result<Exit, Failure> {
    let mut merged = Merged::of(book, chosen)?;
    if let Some(number) = again {
        let (_, mut random) = seed.generator(output);
        interrupt::listen()?;
        let bar = output.bar("computing parts again");
        merged.checks.extend(units::again(book, chosen, number, &mut random, &bar)?);
    }
    output.report(&merged, Merged::lines)?;
    Ok(if merged.holds() { Exit::Done } else { Exit::No })
}
