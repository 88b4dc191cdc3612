//! `ennea catalog`: all essentially different 3x3 grids, counted by enumerating them, or listed.
//!
//! * `count`: all of them or a shard, on all cores; `merge`: the shards together.
//! * `shard`, `done`: which parts of the work there are, and which are done.
//! * `checkpoint`, `text`: the file that keeps both, and what is written in it.
//! * `report`: what is said at the end, with its checks.
//! * `list`: canonical grids in order.

mod checkpoint;
mod count;
mod done;
mod list;
mod merge;
mod report;
mod shard;
mod text;

use crate::face::exit::{Exit, Failure};
use crate::face::output::Output;
use clap::{Args, Subcommand};

/// Counts or lists the essentially different grids.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Count the essentially different 3x3 grids by finding each of them.
    Count(count::Options),
    /// Join the checkpoints of all shards.
    Merge(merge::Options),
    /// List canonical grids in order, from any rank on.
    List(list::Options),
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    match &options.command {
        Command::Count(options) => count::run(options, output),
        Command::Merge(options) => merge::run(options, output),
        Command::List(options) => list::run(options, output),
    }
}
