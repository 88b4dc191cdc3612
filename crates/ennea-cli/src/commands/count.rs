//! `ennea count`: how many solutions each puzzle has.

use super::rules;
use crate::face::batch::{self, Task, Unanswered};
use crate::face::{Exit, Failure, Inputs, Output, Seed, names};
use clap::Args;
use ennea::progress::Stopped;
use ennea::rules::Description;
use ennea::solutions::{Method, Watch};
use ennea::{Puzzle, Shape};
use ennea_answers::estimates::{self, Estimated};
use ennea_answers::solutions::{self, Bounds, Solvers, is_long_walk};
use ennea_answers::variants::Variants;

/// Counts solutions.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Stop at N solutions of a puzzle, and print >=N.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    /// Count by this method (default: the quickest for the puzzle); under rules walk, all-grids or templates.
    #[arg(long, value_parser = names::<Method>())]
    method: Option<Method>,

    /// Estimate instead of counting, for puzzles that nobody can count; the standard error stands in
    /// brackets: 5.94(10) x 10^98.
    ///
    /// Crowds of partial fillings grow cell by cell; each gives an independent estimate without bias.
    #[arg(long, conflicts_with_all = ["limit", "method"])]
    estimate: bool,

    /// How many crowds to estimate by: four times as many halve the error.
    #[arg(
        long,
        value_name = "N",
        default_value = "32",
        requires = "estimate",
        value_parser = clap::value_parser!(u64).range(2..)
    )]
    crowds: u64,

    /// Count by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,

    #[command(flatten)]
    seed: Seed,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    if options.estimate {
        return estimate(options, output);
    }
    if options.seed.is_given() {
        let why = "found --seed, but nothing is drawn where solutions are counted\n  hint: add \
                   --estimate, or leave --seed out";
        return Err(Failure::Input(why.to_owned()));
    }
    let given = options.rules.as_deref().map(rules::read).transpose()?;
    let inputs = options.inputs.with_rules();
    let inputs = if given.is_some() { inputs } else { inputs.with_pencilmarks() };
    batch::lines(
        &inputs,
        "counting",
        output,
        |(solvers, variants): &mut (Solvers, Variants), task| {
            if let Some(description) = task.rules(given.as_ref())? {
                return under(variants, description, options, task);
            }
            let puzzle = task.puzzle();
            let solver = solvers.of(puzzle.shape());
            let (method, limit) = (options.method, options.limit);
            let pencilmarks = task.cells().pencilmarks();
            let estimate = || match &pencilmarks {
                None => estimates::solutions(&puzzle, FEW_CROWDS, 1, task.progress()),
                Some(allowed) => {
                    estimates::solutions_among(&puzzle, allowed, FEW_CROWDS, 1, task.progress())
                }
            };
            let tell = |what: &str| task.teller()(what);
            let mut watch = Watcher { tell: &tell, estimate: &estimate, found: 0 };
            let counted = match &pencilmarks {
                Some(_) if method.is_some() => {
                    return Err(task.refusal(
                        &"candidates are counted in one way\n  hint: leave --method out",
                    ));
                }
                Some(allowed) => {
                    solutions::count_among(&puzzle, allowed, limit, &mut watch, task.progress())
                        .map(Some)
                }
                None => {
                    solutions::count(solver, &puzzle, method, limit, &mut watch, task.progress())
                }
            };
            let count = watch
                .or_bounds(counted, &puzzle, task)?
                .ok_or_else(|| task.refusal(&why(method, puzzle.shape())))?;
            if count.conflict.is_some() {
                task.note_conflict(&puzzle);
            }
            task.answer(count);
            Ok(())
        },
    )
}

/// Counts by other rules.
fn under(
    variants: &mut Variants,
    description: &Description,
    options: &Options,
    task: &mut Task<'_>,
) -> Result<(), Unanswered> {
    let puzzle = task.puzzle();
    let variant =
        variants.under(description, puzzle.shape()).map_err(|error| task.refusal(&error))?;
    let (method, limit) = (options.method, options.limit);
    let estimate = || variant.estimate(&puzzle, FEW_CROWDS, 1, task.progress());
    let tell = |what: &str| task.teller()(what);
    let mut watch = Watcher { tell: &tell, estimate: &estimate, found: 0 };
    let counted = variant.count_by(&puzzle, method, limit, &mut watch, task.progress());
    let Some(count) = watch.or_bounds(counted, &puzzle, task)? else {
        let why = "found a puzzle with rules that this method does not serve; expected walk, all-grids for \
                   few clues, or templates\n  hint: leave --method out";
        return Err(task.refusal(&why));
    };
    task.answer(count);
    Ok(())
}

/// The crowds of an estimate before a walk: some tenths of a second, and half a power of ten at most.
const FEW_CROWDS: u64 = 4;

/// Says at the start that a count will not end, and what is known where it was stopped.
struct Watcher<'a> {
    tell: &'a dyn Fn(&str),
    estimate: &'a dyn Fn() -> Result<Estimated, Stopped>,
    /// The most solutions that a walk has found.
    found: u64,
}

impl Watch for Watcher<'_> {
    fn walks(&mut self) -> Result<(), Stopped> {
        let estimated = (self.estimate)()?;
        if is_long_walk(&estimated) {
            (self.tell)(&format!(
                "there are some {estimated} solutions by estimate, and they are found one by one, some \
                 millions a second\n  hint: --estimate for a better estimate, --limit to stop earlier; \
                 after Ctrl-C it says how many were found"
            ));
        }
        Ok(())
    }

    fn found(&mut self, count: u64) {
        self.found = self.found.max(count);
    }
}

impl Watcher<'_> {
    /// The count; or, if it was interrupted, its bounds on standard error.
    fn or_bounds<T>(
        &self,
        counted: Result<T, Stopped>,
        puzzle: &Puzzle,
        task: &Task<'_>,
    ) -> Result<T, Stopped> {
        if counted.is_err() && task.is_interrupted() {
            (self.tell)(&format!("stopped: {}", Bounds::new(puzzle, self.found)));
        }
        counted
    }
}

fn estimate(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let given = options.rules.as_deref().map(rules::read).transpose()?;
    let (seed, _) = options.seed.generator(output);
    let (inputs, crowds) = (options.inputs.with_rules(), options.crowds);
    batch::lines(&inputs, "estimating", output, |variants: &mut Variants, task| {
        let puzzle = task.puzzle();
        let answer = match task.rules(given.as_ref())? {
            Some(description) => variants
                .under(description, puzzle.shape())
                .map_err(|error| task.refusal(&error))?
                .estimate(&puzzle, crowds, seed, task.progress())?,
            None => estimates::solutions(&puzzle, crowds, seed, task.progress())?,
        };
        task.answer(answer);
        Ok(())
    })
}

/// Why a method does not serve a puzzle.
fn why(method: Option<Method>, shape: Shape) -> String {
    let why = match method {
        Some(Method::Bands) => {
            format!("this puzzle is {shape}; bands counts {} only", Shape::CLASSIC)
        }
        Some(Method::HalfRows) => format!(
            "this puzzle is {shape}; half-rows counts two stacks or two bands, any 2x4 puzzle and \
             those of 2x5 with enough clues"
        ),
        Some(Method::AllGrids) => "this puzzle has clues that do not see each other, or its grids are too \
                                   many; all-grids counts puzzles whose clues all see each other, up to \
                                   2x5 and 1x9"
            .to_owned(),
        _ => "this puzzle needs more memory than templates may take".to_owned(),
    };
    why + "\n  hint: leave --method out"
}
