//! `ennea units run`: parts on all cores, each written down as soon as it is done.

use super::{Chosen, named, names};
use crate::face::{Exit, Failure, Output, ledger};
use clap::Args;
use ennea_answers::units::Status;
use std::path::PathBuf;

/// Does parts of a job.
#[derive(Debug, Args)]
#[command(
    after_help = "What is in the ledger is not done again. Ctrl-C stops it, and nothing that ends it \
    costs more than the parts under way: the same words go on from there. Several runs can share a \
    folder, where each has a file of its own:\n\n  \
    ennea units run 2x5 --shard 1/2 runs/\n  \
    ennea units run 2x5 --shard 2/2 runs/\n  \
    ennea units merge 2x5 runs/"
)]
pub(crate) struct Options {
    /// The job.
    #[arg(value_name = "JOB", value_parser = names())]
    job: String,

    /// The ledger: a file, or a folder if it ends in a slash or is one.
    #[arg(value_name = "LEDGER")]
    ledger: PathBuf,

    #[command(flatten)]
    chosen: Chosen,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let (job, path) = (named(&options.job), options.ledger.as_path());
    let chosen = options.chosen.of(&*job)?;
    let book = ledger::complete(&*job, &chosen, "all", Some(path), output)?;
    output.report(&Status::of(&book, &chosen), Status::lines)?;
    Ok(Exit::Done)
}
