//! `ennea units merge`: the sum over parts with its checks; some parts computed again.

use super::{Ledgers, named};
use crate::face::{Exit, Failure, Output, Seed, interrupt, language, names};
use clap::Args;
use ennea_answers::classes;
use ennea_answers::units::{self, Book, Merged, Parts};
use ennea_words::say;

/// Adds up what was found.
#[derive(Debug, Args)]
#[command(
    after_help = "What is printed depends on the numbers alone: not on who found them, in which \
    order, how often or in how many files. A part that is there twice with other numbers is refused, \
    with both; a damaged line is left out. Exit code 1 if a check fails."
)]
pub(crate) struct Options {
    #[command(flatten)]
    ledgers: Ledgers,

    /// Compute K of the parts again, drawn at random, and compare.
    #[arg(long, value_name = "K")]
    again: Option<usize>,

    #[command(flatten)]
    seed: Seed,

    /// Print this table of the whole instead of the sum.
    #[arg(long, value_parser = names::<Table>(), conflicts_with = "again")]
    table: Option<Table>,

    /// With --table classes: those that fix no grid as well.
    #[arg(long, requires = "table")]
    all: bool,
}

ennea::named! {
    /// The tables behind a sum.
    enum Table {
        /// The conjugacy classes: size, order, fixed grids, cycle type, name, an element.
        Classes = "classes",
    }
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let job = named(&options.ledgers.job);
    let (book, chosen) = options.ledgers.read(&*job, output)?;
    if let Some(Table::Classes) = options.table {
        return table(&book, &chosen, options.all, output);
    }
    report(&book, &chosen, options.again, &options.seed, output)
}

/// Prints the classes with what they fix.
fn table(book: &Book<'_>, chosen: &Parts, all: bool, output: &mut Output) -> Result<Exit, Failure> {
    let merged = Merged::of(book, chosen)?;
    if merged.classes.is_empty() {
        return Err(Failure::Input(say!(language(), "units-no-classes", job = merged.job)));
    }
    let (shape, rows) = (book.job().shape(), &merged.classes);
    output.rows(rows.iter(), || classes::table(shape, rows, all, language()))?;
    for check in merged.failed() {
        output.error(&say!(language(), "check-failed", claim = check.told(language()).text));
    }
    Ok(if merged.holds() { Exit::Done } else { Exit::No })
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
        interrupt::listen();
        let bar = output.bar("computing parts again");
        merged.checks.extend(units::again(book, chosen, number, &mut random, &bar)?);
    }
    output.report(&merged, Merged::lines)?;
    Ok(if merged.holds() { Exit::Done } else { Exit::No })
}
