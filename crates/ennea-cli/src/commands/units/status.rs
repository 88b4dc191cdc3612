//! `ennea units status`: how far a job is, and the time left, with its error.

use super::{Chosen, named, names};
use crate::face::{Exit, Failure, Output, ledger};
use clap::Args;
use ennea_answers::units::Status;
use std::path::PathBuf;

/// Tells how far a job is.
#[derive(Debug, Args)]
#[command(
    after_help = "Times are those of cores: with N cores at work the rest takes an N-th of what is \
    said. Exit code 0 if all parts are done, 1 if not."
)]
pub(super) struct Options {
    /// The job.
    #[arg(value_name = "JOB", value_parser = names())]
    job: String,

    /// The ledgers: files, or folders of files that end in .ledger.
    #[arg(value_name = "LEDGER", required = true)]
    ledgers: Vec<PathBuf>,

    #[command(flatten)]
    chosen: Chosen,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let job = named(&options.job);
    let chosen = options.chosen.of(&*job)?;
    let book = ledger::read(&*job, &options.ledgers, output)?;
    let status = Status::of(&book, &chosen);
    output.report(&status, Status::lines)?;
    Ok(if status.is_done() { Exit::Done } else { Exit::No })
}
