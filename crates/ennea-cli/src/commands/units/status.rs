//! `ennea units status`: how far a job is, and the time left, with its error.

use super::{Ledgers, named};
use crate::face::{Exit, Failure, Output};
use clap::Args;
use ennea_answers::units::Status;

/// Tells how far a job is.
#[derive(Debug, Args)]
#[command(
    after_help = "Times are those of cores: with N cores at work the rest takes an N-th of what is \
    said. Exit code 0 if all parts are done, 1 if not."
)]
pub(crate) struct Options {
    #[command(flatten)]
    ledgers: Ledgers,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let job = named(&options.ledgers.job);
    let (book, chosen) = options.ledgers.read(&*job, output)?;
    let status = Status::of(&book, &chosen);
    output.report(&status, Status::lines)?;
    Ok(if status.is_done() { Exit::Done } else { Exit::No })
}
