//! `ennea verify`: climbs the ladder of cross-checks, each number by at least two ways; or checks the
//! ledger of a long computation.

use super::units::merge;
use crate::face::{Exit, Failure, Output, Seed, cannot_read, hinted, interrupt, language, ledger};
use clap::Args;
use ennea::Shape;
use ennea_answers::units::Parts;
use ennea_answers::verify::{self, Height, Wanted};
use ennea_answers::{jobs, text};
use ennea_words::{gaps, say};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Climbs the ladder of cross-checks.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:  ennea verify            every rung that takes seconds\n           \
    ennea verify 2x4        those about 2x4 grids\n           \
    ennea verify --thorough 3x3\n           \
    ennea verify --certificate docs/certificates/3x4.ledger --rows 5"
)]
pub(crate) struct Options {
    /// Only the rungs about these shapes, such as 2x4 (default: all).
    #[arg(value_name = "RxC")]
    shapes: Vec<Shape>,

    /// Climb to the top: brute force on 2x4 and 3x3 as well, some minutes on two cores.
    #[arg(long)]
    thorough: bool,

    /// Check the whole ledger of a long computation instead: every sum, and some rows computed
    /// again.
    #[arg(long, value_name = "LEDGER", conflicts_with_all = ["shapes", "thorough"])]
    certificate: Option<PathBuf>,

    /// Compute this many rows of the certificate again, drawn at random (default: 3).
    #[arg(long, value_name = "N", requires = "certificate")]
    rows: Option<usize>,

    #[command(flatten)]
    seed: Seed,
}

/// Number of rows of a certificate that are computed again, unless another is given.
const ROWS: usize = 3;

/// Checks the ledger of a long computation.
fn check(file: &Path, options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let text = fs::read(file).map_err(|error| cannot_read(file.display(), &error))?;
    let job = jobs::of_ledger(&file.display().to_string(), &text)?;
    let book = ledger::read(&*job, &[file.to_owned()], output)?;
    let rows = options.rows.unwrap_or(ROWS);
    merge::report(&book, &Parts::all(job.parts()), Some(rows), &options.seed, output)
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if let Some(file) = &options.certificate {
        return check(file, options, output);
    }
    if options.seed.is_given() {
        return Err(Failure::Input(hinted("seed-of-ladder", &gaps!())));
    }
    let wanted = Wanted::new(options.shapes.clone())?;
    let height = if options.thorough { Height::Top } else { Height::Usual };
    interrupt::listen();
    let bar = output.bar("climbing by brute force");
    let start = Instant::now();
    let (mut last, mut all, mut good) = (start, 0, 0);
    let climbed = verify::climb(height, &wanted, &bar, |rung| {
        all += 1;
        good += usize::from(rung.holds());
        let time =
            text::time_in(language(), std::mem::replace(&mut last, Instant::now()).elapsed());
        bar.aside(|| match output.is_json {
            true => output.json(&rung),
            false => output.checks(&rung.lines(language(), &time)),
        })
    });
    drop(bar);
    let time = text::time_in(language(), start.elapsed());
    let told = say!(language(), "rungs-hold", good, all, time);
    if matches!(climbed, Err(Failure::Interrupted)) {
        output.note(&say!(language(), "rungs-stopped", told));
    }
    climbed?;
    if !output.is_json {
        output.line("")?;
        output.line(&told)?;
    }
    Ok(if good == all { Exit::Done } else { Exit::No })
}
