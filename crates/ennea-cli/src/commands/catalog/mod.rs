//! `ennea catalog`: all essentially different 3x3 grids, counted by enumerating them, or listed.
//!
//! * `count`: all of them or a shard, on all cores; `merge`: the shards together.
//! * `list`: canonical grids in order.

mod count;
mod list;
mod merge;

use crate::face::{Exit, Failure, Output};
use ennea_answers::catalogue::Report;

commands! {
    /// Counts or lists the essentially different grids.
    pub(crate) enum Options {
        /// Count the essentially different 3x3 grids by finding each of them.
        Count = count,
        /// Join what all shards have found.
        Merge = merge,
        /// List canonical grids in order, from any rank on.
        List = list,
    }
}

/// Prints a report; a check that fails makes the exit a no.
fn tell(report: &Report, output: &mut Output) -> Result<Exit, Failure> {
    output.report(report, Report::lines)?;
    Ok(if report.holds() { Exit::Done } else { Exit::No })
}
