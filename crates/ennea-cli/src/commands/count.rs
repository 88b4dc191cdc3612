//! `ennea count`: how many solutions each puzzle has.

use crate::face::batch::{self, Task};
use crate::face::{Deadline, Exit, Failure, Inputs, Output, Query, Seed, hinted, language, names};
use clap::Args;
use ennea::Puzzle;
use ennea::progress::{Progress, Stopped};
use ennea::solutions::Method;
use ennea_answers::estimates::{self, Estimated};
use ennea_answers::served::Question;
use ennea_answers::solutions::{self, Bounds, Solvers, is_short_walk};
use ennea_words::{gaps, say};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

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
        return Err(Failure::Input(hinted("seed-of-count", &gaps!())));
    }
    let query = Query::new(&options.inputs, Question::Count, options.rules.as_deref())?;
    batch::lines(&query, "counting", output, |solvers: &mut Solvers, task| {
        let puzzle = task.puzzle();
        let (method, limit) = (options.method, options.limit);
        let estimate =
            |progress: &dyn Progress| estimates::solutions(puzzle, FEW_CROWDS, 1, progress);
        let watcher = Watcher::new(task, &estimate);
        let counted = solutions::count(solvers, puzzle, method, limit, &watcher);
        let count = watcher
            .or_bounds(counted, puzzle, task)?
            .ok_or_else(|| task.refusal(&why(method, puzzle)))?;
        if count.conflict.is_some() {
            task.note_conflict();
        }
        task.answer(count);
        Ok(())
    })
}

/// The crowds of an estimate before a walk, enough for half a power of ten, and the time they may take.
const FEW_CROWDS: u64 = 4;
const PATIENCE: Duration = Duration::from_secs(3);

/// Estimates the number of solutions, unless it is stopped.
type Estimate<'a> = dyn Fn(&dyn Progress) -> Result<Estimated, Stopped> + Sync + 'a;

/// Says at the start that a count will not end, and what is known where it was stopped; the rest as the
/// progress that it is made of.
struct Watcher<'a> {
    progress: &'a dyn Progress,
    tell: Box<dyn Fn(&str) + Sync + 'a>,
    estimate: &'a Estimate<'a>,
    /// The most solutions that a walk has found.
    found: AtomicU64,
}

impl<'a> Watcher<'a> {
    fn new(task: &Task<'a>, estimate: &'a Estimate<'a>) -> Self {
        let (progress, tell) = (task.progress(), Box::new(task.teller()));
        Self { progress, tell, estimate, found: AtomicU64::new(0) }
    }

    /// The count; or, if it was interrupted, its bounds on standard error.
    fn or_bounds<T>(
        &self,
        counted: Result<T, Stopped>,
        puzzle: &Puzzle,
        task: &Task<'_>,
    ) -> Result<T, Stopped> {
        if counted.is_err() && task.is_interrupted() {
            let found = self.found.load(Ordering::Relaxed);
            let Bounds { at_least: found, at_most } = Bounds::new(puzzle, found);
            let digits = at_most.to_string().len();
            (self.tell)(&say!(language(), "count-stopped", found, digits));
        }
        counted
    }
}

impl Progress for Watcher<'_> {
    fn inner(&self) -> &dyn Progress {
        self.progress
    }

    fn found(&self, solutions: u64) {
        self.found.fetch_max(solutions, Ordering::Relaxed);
    }

    fn walks(&self, found: u64) -> Result<(), Stopped> {
        let told = match (self.estimate)(&Deadline::new(Some(PATIENCE), self.progress)) {
            Ok(estimated) if is_short_walk(&estimated) => return Ok(()),
            Ok(estimated) if estimated.estimate.is_some() => {
                hinted("walks-some", &gaps!(found = estimated.to_string()))
            }
            _ if self.is_stopped() => return Err(Stopped),
            // Large boards take too long, and in puzzles with few clues left out crowds find nothing.
            _ => hinted("walks-many", &gaps!(found = found.to_string())),
        };
        (self.tell)(&told);
        Ok(())
    }
}

fn estimate(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let query = Query::new(&options.inputs, Question::Count, options.rules.as_deref())?;
    let (seed, _) = options.seed.generator(output);
    let crowds = options.crowds;
    batch::lines(&query, "estimating", output, |_: &mut (), task| {
        let estimated = estimates::solutions(task.puzzle(), crowds, seed, task.progress())?;
        if estimated.found().is_none() {
            task.note_conflict();
        }
        task.answer(estimated);
        Ok(())
    })
}

/// Why a method does not serve a puzzle.
fn why(method: Option<Method>, puzzle: &Puzzle) -> String {
    let key = match method {
        Some(Method::Bands | Method::HalfRows) if !puzzle.is_given_by_clues() => "method-of-clues",
        Some(Method::Bands) => "method-bands",
        Some(Method::HalfRows) => "method-half-rows",
        Some(Method::AllGrids) => "method-all-grids",
        _ if puzzle.rules().consecutive().is_some() => "method-templates-of-digits",
        _ => "method-templates",
    };
    hinted(key, &gaps!(shape = puzzle.shape()))
}
