//! `ennea catalog count`: the parts of a shard on all cores, each written down when it is done.

use crate::face::{Exit, Failure, Output, ledger};
use clap::Args;
use ennea::catalog::classes::count::PARTS;
use ennea_answers::catalogue::Report;
use ennea_answers::jobs::{Catalog, tally};
use ennea_answers::units::{Parts, Shard};
use ennea_words::{Saying, saying};
use std::path::PathBuf;

/// Counts the essentially different grids.
#[derive(Debug, Args)]
#[command(after_help = "Finds each of the 5,472,730,538 classes once, as its canonical form, \
    which takes minutes on two cores, and counts them by the order of their automorphism groups. \
    The sum over all classes of the grids that each stands for, and Burnside's lemma, check the \
    result.\n\n\
    Ctrl-C stops it; with --checkpoint the same words go on from there. On several \
    machines:\n\n  \
    ennea catalog count --shard 1/2 --checkpoint a.ledger\n  \
    ennea catalog count --shard 2/2 --checkpoint b.ledger\n  \
    ennea catalog merge a.ledger b.ledger\n\n\
    The files are ledgers of the job  catalog  of  ennea units,  which can do the same with more machines.")]
pub(crate) struct Options {
    /// Count only shard I of N; they take about equally long (default: all).
    #[arg(long, value_name = "I/N", value_parser = shard, default_value = "1/1", hide_default_value = true)]
    shard: Shard,

    /// Write to FILE what each part finds; if it exists, go on from there.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

/// A shard with a part at least.
fn shard(text: &str) -> Result<Shard, Saying> {
    let shard: Shard = text.parse()?;
    if shard.of() > PARTS { Err(saying!("value-many-shards", most = PARTS)) } else { Ok(shard) }
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let (job, file) = (Catalog::new(), options.checkpoint.as_deref());
    let chosen = Parts::all(PARTS).of_shard(options.shard);
    let whose = if chosen.is_complete() { "all" } else { "shard" };
    let book = ledger::complete(&job, &chosen, whose, file, output)?;
    let found = tally(chosen.places().filter_map(|part| book.values(part)));
    super::tell(&Report::of(options.shard, &found), output)
}
