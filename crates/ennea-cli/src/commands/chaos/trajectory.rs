//! `ennea chaos trajectory`: the spins of a cell, or of a whole grid, over time.
//!
//! With `--out` a figure is drawn, and standard output has the file's name.  The first JSON object is
//! [`Head`](ennea_answers::chaos::trajectory::Head); without `--out` one for each sample follows,
//! [`SampleRow`](ennea_answers::chaos::trajectory::SampleRow).

use super::given::{Given, StepsOptions, positive};
use super::picture::Picture;
use crate::face::{Exit, Failure, Output, interrupt, language};
use clap::Args;
use ennea::chaos::Encoding;
use ennea::progress::{Progress, Stopped};
use ennea_answers::chaos::trajectory::{Trajectory, Watch};
use ennea_figures::Figure;
use ennea_figures::trajectory::{Curve, curves, grid};
use ennea_words::Told;

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
    steps: StepsOptions,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let Some((subject, origin)) = options.given.subject(1)? else { return Ok(Exit::WrongInput) };
    let page = options.picture.page()?;
    let watch = Watch::of(&subject, options.cell.as_deref())?;
    let steps = options.steps.get(output);
    interrupt::listen();
    let every = options.every.unwrap_or(if page.is_some() { steps.step } else { 1.0 });
    let bar = output.bar("following");
    let trajectory = Trajectory::follow(&subject, watch, steps, options.until, every, &bar)?;
    drop(bar);
    if let Some(note) = trajectory.unsolved() {
        output.note(&note.told(language()));
    }
    let mut head = trajectory.head();
    head.followed.origin = origin;
    if let Some(page) = page {
        let file = page.draw(output, |bar| {
            draw(&trajectory, subject.encoding(), options.title.as_deref(), bar)
        })?;
        head.figure = Some(file.clone());
        return output.either(&head, &file).map(|()| Exit::Done);
    }
    if output.is_json {
        output.json(&head)?;
        trajectory.rows().try_for_each(|row| output.json(&row))?;
    } else if options.csv {
        trajectory.csv().try_for_each(|line| output.line(&line))?;
    } else {
        if let Some(note) = trajectory.left_out() {
            output.note(&note.told(language()));
        }
        trajectory.table(language()).try_for_each(|line| output.line(&line))?;
    }
    Ok(Exit::Done)
}

/// The figure of a trajectory.
fn draw(
    trajectory: &Trajectory<'_>,
    encoding: Option<&Encoding>,
    title: Option<&str>,
    progress: &dyn Progress,
) -> Result<Figure, Stopped> {
    let solution = trajectory.solution(progress)?;
    let [own, details] = trajectory.words();
    let (title, trace) = (title.unwrap_or(&own), trajectory.trace());
    if let Some(encoding) = encoding.filter(|_| trajectory.is_whole_grid()) {
        let (puzzle, candidates) = (encoding.puzzle().clues(), encoding.candidates());
        return Ok(grid(title, &details, trace, puzzle, candidates, solution.as_ref()));
    }
    let lines: Vec<Curve> = trajectory
        .curves(solution.as_ref())
        .into_iter()
        .enumerate()
        .map(|(spin, (name, is_solution))| Curve { name, spin, is_solution })
        .collect();
    Ok(curves(title, &details, trace, &lines))
}
