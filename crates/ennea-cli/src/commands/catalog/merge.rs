//! `ennea catalog merge`: what all shards have found, added up.

use crate::face::{Exit, Failure, Output, ledger};
use clap::Args;
use ennea::catalog::classes::count::PARTS;
use ennea_answers::catalogue::Report;
use ennea_answers::jobs::{Catalog, tally};
use ennea_answers::units::{Merged, Parts, Shard};
use std::path::PathBuf;

/// Joins shards.
#[derive(Debug, Args)]
#[command(
    after_help = "The files are those of  ennea catalog count --shard I/N --checkpoint FILE  \
    for all I from 1 to N, or of  ennea units run catalog,  in any order. What is printed is what \
    counting all at once prints."
)]
pub(crate) struct Options {
    /// The ledgers: files, or folders of files that end in .ledger.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let job = Catalog::new();
    let (book, chosen) = (ledger::read(&job, &options.files, output)?, Parts::all(PARTS));
    Merged::all_done(&book, &chosen)?;
    let found = tally(chosen.places().filter_map(|part| book.values(part)));
    super::tell(&Report::of(Shard::WHOLE, &found), output)
}
