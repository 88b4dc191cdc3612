//! `ennea count`: how many solutions each puzzle has.

use super::rules;
use crate::face::batch::{self, Task, Unanswered};
use crate::face::{Exit, Failure, Inputs, Output, Seed, names};
use clap::Args;
use ennea::Shape;
use ennea::rules::Description;
use ennea::solutions::Method;
use ennea_answers::estimates;
use ennea_answers::solutions::{self, Solvers};
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
            let count = match task.cells().pencilmarks() {
                Some(_) if method.is_some() => {
                    return Err(task.refusal(
                        &"candidates are counted in one way\n  hint: leave --method out",
                    ));
                }
                Some(allowed) => solutions::count_among(&puzzle, &allowed, limit, task.progress())?,
                None => solutions::count(solver, &puzzle, method, limit, task.progress())?
                    .ok_or_else(|| task.refusal(&why(method, puzzle.shape())))?,
            };
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
    let Some(count) = variant.count_by(&puzzle, method, limit, &mut |_| (), task.progress())?
    else {
        let why = "found a puzzle with rules that this method does not serve; expected walk, all-grids for \
                   few clues, or templates\n  hint: leave --method out";
        return Err(task.refusal(&why));
    };
    task.answer(count);
    Ok(())
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
