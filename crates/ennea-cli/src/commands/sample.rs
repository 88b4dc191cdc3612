//! `ennea sample`: grids drawn at random, all equally likely.
//!
//! The JSON objects have `shape`, `grid`, and, where grids are numbered, `rank`: a number below 2^53,
//! else a decimal string; with `--ed` also `automorphisms`.

use crate::face::exit::{Exit, Failure};
use crate::face::gather;
use crate::face::input::Inputs;
use crate::face::interrupt;
use crate::face::number;
use crate::face::output::Output;
use crate::face::seed::Seed;
use clap::Args;
use ennea::Shape;
use ennea::catalog::classes::Classes;
use ennea::catalog::grids::Ranks;
use ennea::progress::Progress;
use ennea::solutions::{self, Unnumbered};
use rayon::prelude::*;
use serde_json::json;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};

/// Draws grids.
#[derive(Debug, Args)]
#[command(after_help = "Every grid is exactly as likely as any other: a random number below the \
    number of all is drawn, and the grid with that number is made. --ed draws from the \
    5,472,730,538 classes instead, each as likely as the others however many grids it has; their \
    canonical forms are printed. --completing draws from the solutions of a puzzle.")]
pub(crate) struct Options {
    /// How many.
    #[arg(short, value_name = "N", default_value_t = 1)]
    n: u64,

    /// Draw from the essentially different 3x3 grids.
    #[arg(long, conflicts_with_all = ["completing", "shape"])]
    ed: bool,

    /// Draw from the solutions of this puzzle: its cells, or a file with it, or - for standard input.
    #[arg(long, value_name = "PUZZLE")]
    completing: Option<OsString>,

    /// The rows and columns of a box (default: 3x3).
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    #[command(flatten)]
    seed: Seed,
}

/// Grids that are made together.
const TOGETHER: u64 = 1 << 14;

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    interrupt::listen()?;
    if let Some(puzzle) = &options.completing {
        return completing(options, puzzle, output);
    }
    if options.ed {
        let classes = Classes::new();
        let shape = json!(Shape::CLASSIC.to_string());
        return draw(options, output, u128::from(classes.len()), &|rank| {
            let class = classes.unrank(rank as u64).expect("the rank is below their number");
            let grid = line(&class.digits);
            match output.is_json() {
                true => json!({ "shape": shape, "grid": grid, "rank": rank as u64,
                    "automorphisms": class.automorphisms })
                .to_string(),
                false => grid,
            }
        });
    }
    let shape = options.shape.unwrap_or(Shape::CLASSIC);
    let ranks = Ranks::new(shape).ok_or_else(|| {
        Failure::Input(format!(
            "grids of {shape} are not numbered; those of {} are\n  hint: --completing draws from \
             the solutions of a puzzle of any shape, if there are few enough",
            served()
        ))
    })?;
    draw(options, output, ranks.count(), &|rank| {
        let grid = ranks.unrank(rank).expect("the rank is below their number").to_string();
        match output.is_json() {
            true => json!({ "shape": shape.to_string(), "grid": grid,
                "rank": number::json(&rank.into()) })
            .to_string(),
            false => grid,
        }
    })
}

/// The shapes whose grids are numbered, but for single rows.
pub(crate) fn served() -> String {
    "2x2, 2x3, 3x2, 2x4, 4x2, 3x3 and up to 1x5".to_owned()
}

/// 81 digits in one line.
pub(crate) fn line(digits: &[u8; 81]) -> String {
    digits.iter().map(|&digit| char::from(b'0' + digit)).collect()
}

/// Draws numbers, makes what they stand for on all cores, and writes it in order.
fn draw(
    options: &Options,
    output: &Output,
    count: u128,
    make: &(dyn Fn(u128) -> String + Sync),
) -> Result<Exit, Failure> {
    let (_, mut random) = options.seed.generator(output);
    let bar = output.bar("drawing");
    bar.expect(options.n);
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout());
    let mut left = options.n;
    while left > 0 {
        let together = left.min(TOGETHER);
        let ranks: Vec<u128> = (0..together).map(|_| random.below_u128(count)).collect();
        let lines: Vec<String> = ranks
            .into_par_iter()
            .map(|rank| if interrupt::is_heard() { String::new() } else { make(rank) })
            .collect();
        if interrupt::is_heard() {
            out.flush()?;
            return Err(Failure::Interrupted);
        }
        bar.aside(|| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
        bar.advance(together);
        left -= together;
    }
    out.flush()?;
    Ok(Exit::Done)
}

/// Draws from the solutions of a puzzle.
fn completing(options: &Options, puzzle: &OsString, output: &Output) -> Result<Exit, Failure> {
    let Some(puzzle) = gather::one(&Inputs::one(puzzle.clone(), options.shape))? else {
        return Ok(Exit::WrongInput);
    };
    let shape = puzzle.shape();
    let (_, mut random) = options.seed.generator(output);
    let bar = output.bar("drawing");
    let n = usize::try_from(options.n).map_err(|_| too_many(options.n))?;
    let drawn = solutions::draw(&puzzle, n, &mut random, &bar);
    let drawn = drawn.map_err(|why| match why {
        Unnumbered::Stopped => Failure::Interrupted,
        Unnumbered::TooMany => Failure::Input(format!(
            "the solutions of this {shape} puzzle are too many to be counted here, and so to be \
             drawn from\n  hint: give more clues; every 3x3 puzzle is served"
        )),
    })?;
    drop(bar);
    if drawn.is_empty() && n > 0 {
        let why = puzzle.conflict().map(|conflict| format!("{}, so ", conflict.describe(shape)));
        output.note(&format!("{}there is no solution", why.unwrap_or_default()));
        return Ok(Exit::No);
    }
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout());
    for grid in drawn {
        match output.is_json() {
            true => writeln!(
                out,
                "{}",
                json!({ "shape": shape.to_string(), "grid": grid.to_string() })
            )?,
            false => writeln!(out, "{grid}")?,
        }
    }
    out.flush()?;
    Ok(Exit::Done)
}

fn too_many(n: u64) -> Failure {
    Failure::Input(format!("{n} solutions do not fit into memory"))
}
