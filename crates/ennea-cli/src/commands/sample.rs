//! `ennea sample`: grids drawn at random, all equally likely.

use crate::face::{
    Exit, Failure, Inputs, Output, Query, Seed, gather, hinted, interrupt, language, no_solution,
    read_rules,
};
use clap::Args;
use ennea::progress::Progress;
use ennea::solutions::{self, Unnumbered};
use ennea::{Puzzle, Shape};
use ennea_answers::rank::{Catalogue, Member};
use ennea_answers::served::Question;
use ennea_answers::text::grouped;
use ennea_words::{Language, Told, gaps, say};
use rayon::prelude::*;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};

/// Draws grids.
#[derive(Debug, Args)]
#[command(after_help = "Every grid is exactly as likely as any other: a random number below the \
    number of all is drawn, and the grid with that number is made. --ed draws from the \
    5,472,730,538 classes instead, each as likely as the others however many grids it has; their \
    canonical forms are printed. --completing draws from the solutions of a puzzle. With --rules all \
    grids, or solutions of the puzzle, are found one by one to draw from them, up to ten million and \
    their relabellings; where there are more, it is refused.")]
pub(crate) struct Options {
    /// How many.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    number: u64,

    /// Draw from the essentially different 3x3 grids.
    #[arg(long, conflicts_with_all = ["completing", "shape"])]
    ed: bool,

    /// Draw from the solutions of this puzzle: its cells, or a file with it, or - for standard input.
    #[arg(long, value_name = "PUZZLE")]
    completing: Option<OsString>,

    /// The rows and columns of a box (default: 3x3).
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    /// Draw from the grids that keep these rules: a name such as x, disjoint or x+knight, the letters of
    /// a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE", conflicts_with = "ed")]
    rules: Option<String>,

    #[command(flatten)]
    seed: Seed,
}

/// Grids that are made together.
const TOGETHER: u64 = 1 << 14;

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    interrupt::listen();
    if let Some(puzzle) = &options.completing {
        return completing(options, puzzle, output);
    }
    let shape = options.shape.unwrap_or(Shape::CLASSIC);
    if let Some(text) = &options.rules {
        let description = read_rules(text)?;
        let rules = description.rules(description.shape().unwrap_or(shape));
        let rules = rules.map_err(|error| Failure::Input(error.told(language())))?;
        let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
        return completed(options, &empty, output);
    }
    let catalogue = if options.ed { Ok(Catalogue::Classes) } else { Catalogue::of_grids(shape) };
    let hint = |language: Language| say!(language, "draw-completing");
    let catalogue = catalogue.map_err(|why| why.with_hint(hint))?;
    draw(options, &catalogue, output)
}

/// Draws numbers, makes what they stand for on all cores, and writes it in order.
fn draw(options: &Options, catalogue: &Catalogue, output: &Output) -> Result<Exit, Failure> {
    let (_, mut random) = options.seed.generator(output);
    let (bar, count) = (output.bar("drawing"), catalogue.count());
    bar.expect(options.number);
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout());
    let mut left = options.number;
    while left > 0 {
        let together = left.min(TOGETHER);
        let ranks: Vec<u128> = (0..together).map(|_| random.below_u128(count)).collect();
        let line = |rank| {
            if bar.is_stopped() { String::new() } else { output.text_of(&catalogue.unrank(rank)) }
        };
        let lines: Vec<String> = ranks.into_par_iter().map(line).collect();
        if bar.is_stopped() {
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
    let inputs = Inputs::one(puzzle.clone(), options.shape);
    let query = Query::new(&inputs, Question::Sample, options.rules.as_deref())?;
    match gather::one(&query)? {
        Some((_, puzzle)) => completed(options, &puzzle, output),
        None => Ok(Exit::WrongInput),
    }
}

/// Draws from the solutions of a puzzle that has been read.
fn completed(options: &Options, puzzle: &Puzzle, output: &Output) -> Result<Exit, Failure> {
    let bar = output.bar("drawing");
    let (_, mut random) = options.seed.generator(output);
    let number = options.number;
    let n = usize::try_from(number)
        .map_err(|_| Failure::Input(say!(language(), "draw-memory", number)))?;
    let drawn = solutions::draw(puzzle, n, &mut random, &bar).map_err(|why| match why {
        Unnumbered::Stopped => Failure::Interrupted,
        Unnumbered::MoreThan(most) => {
            let (most, rules) = (grouped(&most.into()), puzzle.rules().to_string());
            Failure::Input(hinted("draw-of-rules", &gaps!(most, rules)))
        }
        Unnumbered::TooMany => {
            Failure::Input(hinted("draw-too-many", &gaps!(shape = puzzle.shape())))
        }
    })?;
    drop(bar);
    if drawn.is_empty() && n > 0 {
        let why = puzzle.contradiction().map(|why| no_solution(&why));
        output.note(&why.unwrap_or_else(|| language().text("no-solution").into_owned()));
        return Ok(Exit::No);
    }
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout());
    for grid in drawn {
        writeln!(out, "{}", output.text_of(&Member::from(grid)))?;
    }
    out.flush()?;
    Ok(Exit::Done)
}
