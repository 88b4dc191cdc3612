//! `ennea make`: new proper puzzles, one a line.

mod ask;

use crate::face::exit::{Exit, Failure};
use crate::face::interrupt::{self, CtrlC};
use crate::face::names::names;
use crate::face::output::{Bar, Output, json_line};
use crate::face::seed::Seed;
use clap::Args;
use ennea::Shape;
use ennea::logic::Technique;
use ennea::make::{Id, Made, Method, Pattern, Recipe, Search, Weights};
use ennea::progress::Progress;
use ennea::rate::Level;
use ennea::solve::Solver;
use ennea_answers::make::{Answer, Ratings, Taste, rating};
use ennea_answers::text;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Makes puzzles.
#[derive(Debug, Args)]
#[command(
    after_help = "Every puzzle has one solution, from a grid that is as likely as any other \
    (2x2 to 2x4 and 3x3; larger ones come from a solver and a shuffle). Clues are taken away in a \
    random order, and no two puzzles are equivalent.\n\n\
    Minimal puzzles made so have too few clues: 24.4 on average for 3x3, where all minimal puzzles \
    have 26.577 (bottom up it would be 23.9). --unbiased makes each minimal puzzle of up to 30 \
    clues, which are 99.97 % of all, as likely as the others; it takes seconds for each.\n\n\
    With --symmetry, clues go by whole orbits: a minimal puzzle can then lose no orbit, but often \
    a single clue.\n\n\
    Puzzle number N of a seed is the same whatever the threads and however many are made; its id \
    (--ids, --json) makes it again.\n\n\
    Examples:\n\n  \
    ennea make -n 10 --symmetry half-turn\n  \
    ennea make -n 1000 --minimal --clues 22..24 --seed 7\n  \
    ennea make -n 100 --unbiased --weights --json\n  \
    ennea make --id e1-7-12.minimal"
)]
pub(crate) struct Options {
    /// How many.
    #[arg(short, value_name = "N", default_value_t = 1)]
    n: u64,

    /// Take clues away until none can go.
    #[arg(long)]
    minimal: bool,

    /// How many clues: 24, 24..26, 24.. or ..26 (default: 28..32 for 3x3; any with --minimal).
    #[arg(long, value_name = "A..B")]
    clues: Option<ask::Clues>,

    /// The symmetry of the pattern of clues.
    #[arg(
        long,
        value_parser = names::<Pattern>(),
        value_name = "NAME",
        default_value = "none",
        hide_default_value = true
    )]
    symmetry: Pattern,

    /// How hard: one of the levels that ennea rate --levels shows, of 3x3 puzzles.
    #[arg(long, value_parser = names::<Level>(), value_name = "NAME")]
    level: Option<Level>,

    /// How hard, on the scale se-1.2.1: 3.4, 2.6..4.2, 4.5.. or ..2.0.
    #[arg(long, value_parser = ask::ratings, value_name = "A..B")]
    rating: Option<Ratings>,

    /// The hardest technique that is needed, as ennea explain names it, such as x-wing.
    #[arg(long, value_name = "NAME")]
    technique: Option<Technique>,

    /// Make all minimal puzzles equally likely.
    #[arg(long)]
    unbiased: bool,

    /// With --unbiased: thin nothing out, but print after a puzzle of n clues its weight C(81, n).
    #[arg(long, requires = "unbiased")]
    weights: bool,

    /// The rows and columns of a box (default: 3x3).
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    /// Print after each puzzle the id that makes it again.
    #[arg(long)]
    ids: bool,

    /// Make the puzzles with these ids again.
    #[arg(long, value_name = "ID", num_args = 1.., conflicts_with_all = [
        "n", "minimal", "clues", "symmetry", "level", "rating", "technique", "unbiased", "weights",
        "shape", "seed", "attempts", "time",
    ])]
    id: Vec<Id>,

    /// Give up after so many attempts in a row without a puzzle.
    #[arg(long, value_name = "N", default_value_t = 1_000_000,
        value_parser = clap::value_parser!(u64).range(1..))]
    attempts: u64,

    /// Stop after so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = crate::face::ends::seconds)]
    time: Option<Duration>,

    #[command(flatten)]
    seed: Seed,
}

/// The time that a batch of attempts should take.
const TOGETHER: Duration = Duration::from_millis(100);

/// The most attempts in a batch.
const TOGETHER_MAX: u64 = 1 << 15;

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    interrupt::listen()?;
    if !options.id.is_empty() {
        return again(options, output);
    }
    let taste = ask::taste(options)?;
    let recipe = ask::recipe(options, taste, output)?;
    let (seed, _) = options.seed.generator(output);
    let watch = Watch::new(options, output);
    let distance = |made: &Made| taste.distance(&made.puzzle, &watch);
    let mut search = Search::new(recipe, seed, &distance);
    ask::tell(&search, output);
    watch.bar.expect(options.n);
    let mut printer = Printer::new(options, output);
    let (mut left, mut last, mut together) = (options.n, None, 1);
    while left > 0 && !watch.is_stopped() {
        let start = Instant::now();
        let made = search.advance(together, &watch);
        let before = |last: Option<u64>| last.map_or(0, |last| last + 1);
        for made in made {
            // Whoever gives up does so at the same attempt however many are made together.
            if left == 0 || made.index - before(last) >= options.attempts {
                break;
            }
            watch.bar.aside(|| printer.print(recipe, seed, &made))?;
            watch.bar.advance(1);
            (left, last) = (left - 1, Some(made.index));
        }
        if search.attempts() - before(last) >= options.attempts {
            break;
        }
        if start.elapsed() < TOGETHER / 2 {
            together = (together * 2).min(TOGETHER_MAX);
        } else if start.elapsed() > TOGETHER {
            together = (together / 2).max(1);
        }
    }
    let in_time = !watch.is_late();
    watch.bar.aside(|| {
        if options.weights {
            let tries = last.map_or(0, |last| (last + 1) * search.maker().tries());
            tell(&printer.weights, recipe, tries, output);
        }
        if CtrlC.is_stopped() {
            return Err(Failure::Interrupted);
        }
        if left == 0 {
            return Ok(Exit::Done);
        }
        give_up(options, taste, &search, left, in_time, output);
        Ok(Exit::No)
    })
}

/// Tells how many minimal puzzles a grid has, after this many tries.
fn tell(weights: &Weights, recipe: Recipe, tries: u64, output: &Output) {
    let Some(estimate) = weights.estimate(tries) else { return };
    let (fewest, most) = recipe.range();
    let of = if fewest == 0 { "up to".to_owned() } else { format!("{fewest} to") };
    output.note(&format!(
        "{tries} tries; a {} grid has {:.4e} minimal puzzles of {of} {most} clues on average, +- {:.1} %",
        recipe.shape,
        estimate.mean,
        100.0 * estimate.error
    ));
}

/// Says that there are fewer than were asked for, why, and what came nearest.
fn give_up(
    options: &Options,
    taste: Taste,
    search: &Search<'_>,
    left: u64,
    in_time: bool,
    output: &Output,
) {
    let grouped = |number: u64| text::grouped(&number.into());
    let why = if in_time {
        let attempts = grouped(options.attempts);
        format!("{attempts} attempts in a row gave nothing new; --attempts allows more")
    } else {
        "the time is over; --time allows more".to_owned()
    };
    let (made, wanted) = (grouped(options.n - left), grouped(options.n));
    output.note(&format!("made {made} of {wanted}: {why}"));
    if let Some(nearest) = search.nearest() {
        let what = taste
            .describe(&nearest.puzzle, &output.bar("rating"))
            .ok()
            .flatten()
            .unwrap_or_else(|| format!("has {} clues", nearest.puzzle.clue_count()));
        output.note(&format!("the nearest other one {what}:\n{}", nearest.puzzle));
    }
}

/// Makes what ids say.
fn again(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let bar = output.bar("making");
    let mut printer = Printer::new(options, output);
    let mut exit = Exit::Done;
    for id in &options.id {
        match id.make(&bar).map_err(|_| Failure::Interrupted)? {
            Some(made) => printer.print(id.recipe, id.seed, &made)?,
            None => {
                output.note(&format!("nothing comes of the attempt {id}"));
                exit = Exit::No;
            }
        }
    }
    Ok(exit)
}

/// The end of the time, and Ctrl-C.
struct Watch {
    end: Option<Instant>,
    bar: Bar,
}

impl Watch {
    fn new(options: &Options, output: &Output) -> Self {
        let end = options.time.and_then(|time| Instant::now().checked_add(time));
        Self { end, bar: output.bar("making") }
    }

    fn is_late(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }
}

impl Progress for Watch {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}

    fn is_stopped(&self) -> bool {
        CtrlC.is_stopped() || self.is_late()
    }
}

/// Writes puzzles.
struct Printer<'a> {
    options: &'a Options,
    is_json: bool,
    solver: Option<Solver>,
    weights: Weights,
}

impl<'a> Printer<'a> {
    fn new(options: &'a Options, output: &Output) -> Self {
        let is_json = output.is_json();
        Self { options, is_json, solver: None, weights: Weights::default() }
    }

    fn print(&mut self, recipe: Recipe, seed: u64, made: &Made) -> Result<(), Failure> {
        let clues = made.puzzle.clue_count();
        let id = Id { recipe, seed, index: made.index };
        let weight = (recipe.method == Method::ControlledBias).then(|| recipe.weight(clues));
        if let Some(weight) = weight {
            self.weights.add(weight);
        }
        let mut out = io::stdout().lock();
        if self.is_json {
            let solver = match &mut self.solver {
                Some(solver) if solver.shape() == recipe.shape => solver,
                other => other.insert(Solver::new(recipe.shape)),
            };
            let is_rated = self.options.level.is_some() || self.options.rating.is_some();
            let rating = is_rated.then(|| rating(&made.puzzle, &()).expect("it was rated before"));
            writeln!(out, "{}", json_line(&Answer::new(made, id, rating, solver)))?;
        } else {
            write!(out, "{}", made.puzzle)?;
            if let Some(weight) = weight {
                write!(out, " {weight}")?;
            }
            if self.options.ids {
                write!(out, " {id}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}
