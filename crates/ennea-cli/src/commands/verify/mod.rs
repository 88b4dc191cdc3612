//! `ennea verify`: climbs the ladder of cross-checks, each number by at least two ways.

mod catalogues;
mod clues;
mod ladder;
mod puzzles;
mod rungs;

use crate::face::exit::{Exit, Failure};
use crate::face::output::Output;
use clap::Args;
use ladder::Ladder;

/// Climbs the ladder of cross-checks.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Climb to the top: brute force on 2x4 and 3x3 as well, some minutes on two cores.
    #[arg(long)]
    thorough: bool,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let mut ladder = Ladder::new(output);
    rungs::groups(&mut ladder)?;
    rungs::grids(&mut ladder)?;
    rungs::solutions(&mut ladder)?;
    puzzles::climb(&mut ladder)?;
    rungs::fixed_grids(&mut ladder)?;
    rungs::essentially_different(&mut ladder)?;
    clues::climb(&mut ladder)?;
    catalogues::climb(&mut ladder)?;
    if options.thorough {
        catalogues::thorough(&mut ladder)?;
        rungs::thorough(&mut ladder)?;
    }
    ladder.finish()
}
