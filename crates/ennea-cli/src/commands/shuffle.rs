//! `ennea shuffle`: random images of a grid, one a line; or how often shuffling brings it back.

use crate::face::{Exit, Failure, Output, Seed, SingleGrid, interrupt, json_line, names};
use clap::Args;
use ennea::progress::{Progress, Stopped};
use ennea::symmetry::shuffle::Moves;
use ennea_answers::shuffle::{Experiment, experiment, image};
use std::io::{self, BufWriter, Write};

/// Shuffles a grid.
#[derive(Debug, Args)]
#[command(
    after_help = "A shuffle makes other grids of a grid, but never more than there are moves: of a \
    3x3 grid at most 1,218,998,108,160, while 6,670,903,752,021,072,936,960 exist. With \
    --experiment the grids that can be reached are counted exactly."
)]
pub(crate) struct Options {
    #[command(flatten)]
    grid: SingleGrid,

    /// How many images, one a line.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    number: u64,

    /// Which moves a shuffle is drawn from, each as likely as the others.
    ///
    /// The moves called seed are those of a well-known article: digits, rows within their bands and
    /// columns within their stacks.  They have nothing to do with --seed.
    #[arg(long, value_parser = names::<Moves>(), default_value = "all")]
    moves: Moves,

    /// Print the move after the image.
    #[arg(long)]
    transformation: bool,

    /// Shuffle so often and tell how often the result was the grid itself.
    #[arg(long, value_name = "TRIALS", conflicts_with_all = ["number", "transformation"])]
    experiment: Option<u64>,

    #[command(flatten)]
    seed: Seed,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let grid = options.grid.read()?;
    let (seed, mut random) = options.seed.generator(output);
    interrupt::listen();
    let bar = output.bar("shuffling");
    if let Some(trials) = options.experiment {
        let found = experiment(grid, options.moves, trials, (seed, random), &bar);
        let found = found.map_err(|Stopped| Failure::Interrupted)?;
        drop(bar);
        output.report(&found, Experiment::lines)?;
        return Ok(Exit::Done);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    for _ in 0..options.number {
        if bar.is_stopped() {
            out.flush()?;
            return Err(Failure::Interrupted);
        }
        let image = image(&grid, options.moves, &mut random);
        if output.is_json {
            writeln!(out, "{}", json_line(&image))?;
        } else if options.transformation {
            writeln!(out, "{} {}", image.grid, image.transformation)?;
        } else {
            writeln!(out, "{}", image.grid)?;
        }
    }
    out.flush()?;
    Ok(Exit::Done)
}
