//! `ennea verify`: climbs the ladder of cross-checks, each number by at least two ways.

use crate::face::{Exit, Failure, Output};
use clap::Args;
use ennea_answers::text;
use ennea_answers::verify::{self, Height};
use std::time::Instant;

/// Climbs the ladder of cross-checks.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Climb to the top: brute force on 2x4 and 3x3 as well, some minutes on two cores.
    #[arg(long)]
    thorough: bool,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let height = if options.thorough { Height::Top } else { Height::Usual };
    let bar = output.bar("climbing by brute force");
    let start = Instant::now();
    let (mut last, mut all, mut good) = (start, 0, 0);
    verify::climb(height, &bar, |rung| {
        all += 1;
        good += usize::from(rung.holds());
        let time = text::time(std::mem::replace(&mut last, Instant::now()).elapsed());
        bar.aside(|| output.report(&rung, |rung| rung.lines(&time)))
    })?;
    drop(bar);
    if !output.is_json() {
        let time = text::time(start.elapsed());
        output.line("")?;
        output.line(&format!("{good} of {all} equalities hold; {time}"))?;
    }
    Ok(if good == all { Exit::Done } else { Exit::No })
}
