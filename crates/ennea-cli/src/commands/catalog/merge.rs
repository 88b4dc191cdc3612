//! `ennea catalog merge`: the tallies of all shards added up.

use super::checkpoint;
use crate::face::{Exit, Failure, Output};
use clap::Args;
use ennea_answers::catalogue::{self, Report, Shard};
use std::path::PathBuf;

/// Joins shards.
#[derive(Debug, Args)]
#[command(
    after_help = "The files are those of  ennea catalog count --shard I/N --checkpoint FILE  \
    for all I from 1 to N, in any order. What is printed is what counting all at once prints."
)]
pub(super) struct Options {
    /// The checkpoints, one of each shard.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let mut shards = Vec::new();
    for path in &options.files {
        shards.push((path.display().to_string(), checkpoint::read(path)?));
    }
    let tally = catalogue::merge(&shards)?;
    super::tell(&Report::of(Shard::WHOLE, &tally), output)
}
