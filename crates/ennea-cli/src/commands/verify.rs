//! `ennea verify`: climbs the ladder of cross-checks, each number by at least two ways.

use crate::face::{Exit, Failure, Output};
use clap::Args;
use ennea::Shape;
use ennea_answers::text;
use ennea_answers::verify::{self, Height, Wanted};
use std::time::Instant;

/// Climbs the ladder of cross-checks.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:  ennea verify            every rung that takes seconds\n           \
    ennea verify 2x4        those about 2x4 grids\n           \
    ennea verify --thorough 3x3"
)]
pub(crate) struct Options {
    /// Only the rungs about these shapes, such as 2x4 (default: all).
    #[arg(value_name = "RxC")]
    shapes: Vec<Shape>,

    /// Climb to the top: brute force on 2x4 and 3x3 as well, some minutes on two cores.
    #[arg(long)]
    thorough: bool,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let wanted = Wanted::new(options.shapes.clone())?;
    let height = if options.thorough { Height::Top } else { Height::Usual };
    let bar = output.bar("climbing by brute force");
    let start = Instant::now();
    let (mut last, mut all, mut good) = (start, 0, 0);
    verify::climb(height, &wanted, &bar, |rung| {
        all += 1;
        good += usize::from(rung.holds());
        let time = text::time(std::mem::replace(&mut last, Instant::now()).elapsed());
        bar.aside(|| match output.is_json() {
            true => output.json(&rung),
            false => output.checks(&rung.lines(&time)),
        })
    })?;
    drop(bar);
    if !output.is_json() {
        let time = text::time(start.elapsed());
        output.line("")?;
        output.line(&format!("{good} of {all} equalities hold; {time}"))?;
    }
    Ok(if good == all { Exit::Done } else { Exit::No })
}
