//! `ennea chaos trajectory`: the spins of a cell, or of a whole grid, over time.
//!
//! With `--out` a figure is drawn, and standard output has the file's name.  Without, there is a line for each
//! sample: its time, the violated clauses, ln a_max, and the spins; `--csv` has all of them, with full digits.
//!
//! The first JSON object has `shape` and `puzzle` (or `file`), `variables`, `clauses`, and
//!
//! | key | meaning |
//! |---|---|
//! | `seed`, `start`, `step`, `sweeps` | where it begins and how it is followed |
//! | `watched` | the variables whose spins are given: `"r1c3=4"`, or `"x7"` of a formula |
//! | `solved` | t\*, or null |
//! | `figure` | with `--out`: the file |
//!
//! Without `--out` an object for each sample follows: `time`, `violated`, `ln_a_max`, `spins`.

use super::given::Given;
use super::picture::Picture;
use super::solve::positive;
use super::subject::{Steps, Subject};
use crate::face::exit::{Exit, Failure};
use crate::face::interrupt;
use crate::face::output::Output;
use crate::face::seed::Seed;
use clap::Args;
use ennea::Grid;
use ennea::chaos::trace::{Sample, Trace, Until, trace};
use ennea::chaos::{signs, start};
use ennea::progress::{Progress, Stopped};
use ennea_figures::Figure;
use ennea_figures::trajectory::{Curve, curves, grid};
use serde_json::{Map, Value, json};

/// Follows a trajectory.
#[derive(Debug, Args)]
#[command(
    after_help = "The figure of a cell shows the spins of its digits, from -1 (false) to 1 (true), the \
    solution's in bold; below them how many clauses the signs violate, and the logarithm of the greatest \
    weight. Without --cell the whole grid is drawn, a small panel for each cell.\n\n\
    Without --out there is a line for each sample: t, violated clauses, ln a_max, and the spins.\n\n\
    Examples:\n\n  \
    ennea chaos trajectory PUZZLE --cell r1c1 --seed 1 --out cell.svg\n  \
    ennea chaos trajectory PUZZLE --seed 1 --until 60 --out grid.png\n  \
    ennea chaos trajectory PUZZLE --cell r1c1 --seed 1 --csv > cell.csv"
)]
pub(crate) struct Options {
    #[command(flatten)]
    given: Given,

    /// The cell whose digits are shown, such as r1c3 (default: all cells; 9 variables of a formula).
    #[arg(long, value_name = "CELL", conflicts_with = "cnf")]
    cell: Option<String>,

    /// Follow it to this analog time (default: somewhat beyond the solution, 400 at most).
    #[arg(long, value_name = "T", value_parser = positive)]
    until: Option<f64>,

    /// How far samples are apart, in analog time (default: 1; a step for a figure).
    #[arg(long, value_name = "T", value_parser = positive)]
    every: Option<f64>,

    /// Print the samples as CSV.
    #[arg(long, conflicts_with = "out")]
    csv: bool,

    /// The title of the figure (default: the cell and the puzzle).
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    #[command(flatten)]
    picture: Picture,

    #[command(flatten)]
    steps: Steps,

    #[command(flatten)]
    seed: Seed,
}

/// When a trajectory is given up unless it is said otherwise.
const UNTIL: f64 = 400.0;

/// So many spins fit in a line, and in a figure of a formula.
const SPINS: usize = 9;

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let Some(subject) = Subject::read(&options.given, 1)? else {
        return Ok(Exit::WrongInput);
    };
    let page = options.picture.page()?;
    let watch = Watch::of(&subject, options.cell.as_deref())?;
    let (seed, _) = options.seed.generator(output);
    interrupt::listen()?;
    let rule = options.steps.rule();
    let every = options.every.unwrap_or(if page.is_some() { rule.step() } else { 1.0 });
    let every = ((every / rule.step()).round() as u64).max(1);
    let until = options.until.map_or(Until::Solved(UNTIL), Until::Time);
    let spins = start(seed, options.steps.start, subject.formula().variable_count());
    let bar = output.bar("following");
    let trace = trace(subject.formula(), rule, &spins, &watch.variables, every, until, &bar)
        .map_err(|Stopped| Failure::Interrupted)?;
    drop(bar);
    if trace.solved.is_none() {
        let last = trace.samples.last().map_or(0.0, |sample| sample.time);
        output.note(&format!(
            "no solution was found by t = {last:.0}; --until may follow it further"
        ));
    }
    let mut object = Map::new();
    if let Some(path) = &options.given.cnf {
        object.insert("file".to_owned(), json!(path.to_string_lossy()));
    }
    subject.describe(&mut object);
    options.steps.describe(&mut object, seed);
    object.insert("watched".to_owned(), json!(watch.names(&subject)));
    object.insert("solved".to_owned(), json!(trace.solved));
    if let Some(page) = page {
        let details = options.steps.words(seed);
        let bar = output.bar("drawing");
        let figure = draw(&subject, &watch, &trace, options.title.as_deref(), &details, &bar)?;
        drop(bar);
        page.finish(&figure)?;
        let file = options.picture.out.as_deref().expect("there is a page").display().to_string();
        object.insert("figure".to_owned(), json!(file));
        let line = if output.is_json() { json!(object).to_string() } else { file };
        output.line(&line)?;
        return Ok(Exit::Done);
    }
    samples(options, &subject, &watch, &trace, &object, output)?;
    Ok(Exit::Done)
}

/// Which spins are looked at.
pub(super) struct Watch {
    pub(super) variables: Vec<usize>,
    /// The cell that they are of, and the names of its digits.
    pub(super) cell: Option<(String, Vec<String>)>,
}

impl Watch {
    /// Those of a cell, or those of a grid, or the first of a formula.
    pub(super) fn of(subject: &Subject, cell: Option<&str>) -> Result<Self, Failure> {
        let Some(name) = cell else {
            let count = subject.formula().variable_count();
            let count = match subject {
                Subject::Puzzle(_) => count,
                Subject::Formula(_) => count.min(SPINS),
            };
            return Ok(Self { variables: (0..count).collect(), cell: None });
        };
        let candidates = subject.cell(name)?;
        let digits = candidates.iter().map(|(_, digit)| digit.symbol().to_string()).collect();
        let variables = candidates.into_iter().map(|(variable, _)| variable).collect();
        Ok(Self { variables, cell: Some((name.to_lowercase(), digits)) })
    }

    fn names(&self, subject: &Subject) -> Vec<String> {
        self.variables.iter().map(|&variable| subject.name(variable)).collect()
    }
}

/// The figure of a trace.
pub(super) fn draw(
    subject: &Subject,
    watch: &Watch,
    trace: &Trace,
    title: Option<&str>,
    details: &str,
    progress: &dyn Progress,
) -> Result<Figure, Failure> {
    let details = format!("{}; {details}", subject.words());
    let solution = solution(subject, watch, trace, progress)?;
    let is_true = |variable: usize| match (subject, &solution) {
        (Subject::Puzzle(encoding), Some(grid)) => {
            let (cell, digit) = encoding.candidates()[variable];
            grid.digit(cell) == digit
        }
        _ => false,
    };
    if let (Subject::Puzzle(encoding), None) = (subject, &watch.cell) {
        let title = title.unwrap_or("The spins of all cells");
        let (puzzle, candidates) = (encoding.puzzle(), encoding.candidates());
        return Ok(grid(title, &details, trace, puzzle, candidates, solution.as_ref()));
    }
    let (names, own) = match &watch.cell {
        Some((cell, digits)) => (digits.clone(), format!("The digits of {cell}")),
        None => (watch.names(subject), "The first variables".to_owned()),
    };
    let lines: Vec<Curve> = names
        .into_iter()
        .zip(&watch.variables)
        .enumerate()
        .map(|(spin, (name, &variable))| Curve { name, spin, is_solution: is_true(variable) })
        .collect();
    Ok(curves(title.unwrap_or(&own), &details, trace, &lines))
}

/// The solution that the trace found, or else the only one.
fn solution(
    subject: &Subject,
    watch: &Watch,
    trace: &Trace,
    progress: &dyn Progress,
) -> Result<Option<Grid>, Failure> {
    if let (Subject::Puzzle(encoding), Some(last), None) =
        (subject, trace.samples.last(), &watch.cell)
        && let Some(grid) = encoding.grid(&signs(&last.spins))
    {
        return Ok(Some(grid));
    }
    subject.solution(progress)
}

/// Prints the samples.
fn samples(
    options: &Options,
    subject: &Subject,
    watch: &Watch,
    trace: &Trace,
    object: &Map<String, Value>,
    output: &mut Output,
) -> Result<(), Failure> {
    let names = watch.names(subject);
    if output.is_json() {
        output.line(&json!(object).to_string())?;
        for Sample { time, spins, log_weight, violated } in &trace.samples {
            let line = json!({ "time": time, "violated": violated, "ln_a_max": log_weight, "spins": spins });
            output.line(&line.to_string())?;
        }
        return Ok(());
    }
    if options.csv {
        output.line(&format!("t,violated,ln_a_max,{}", names.join(",")))?;
        for Sample { time, spins, log_weight, violated } in &trace.samples {
            let spins: Vec<String> = spins.iter().map(f64::to_string).collect();
            output.line(&format!("{time},{violated},{log_weight},{}", spins.join(",")))?;
        }
        return Ok(());
    }
    // Of a grid there would be hundreds.
    let shown = if watch.cell.is_some() || options.given.cnf.is_some() { names.len() } else { 0 };
    let shown = shown.min(SPINS);
    if shown < names.len() {
        output.note(&format!(
            "of {} spins {shown} are shown; --cell, --csv, --json or --out shows more",
            names.len()
        ));
    }
    let mut head = format!("{:>7} {:>8} {:>7}", "t", "violated", "ln_a");
    names.iter().take(shown).for_each(|name| head += &format!(" {name:>6}"));
    output.line(&head)?;
    for Sample { time, spins, log_weight, violated } in &trace.samples {
        let mut line = format!("{time:>7.1} {violated:>8} {log_weight:>7.2}");
        spins.iter().take(shown).for_each(|spin| line += &format!(" {spin:>6.2}"));
        output.line(&line)?;
    }
    Ok(())
}
