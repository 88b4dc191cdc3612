//! `ennea chaos map`: where starts lead when two of their spins are scanned and all others stay.
//!
//! With `--out` a figure is drawn, and standard output has the file's name.  The first JSON object is
//! [`Head`](ennea_answers::chaos::map::Head); without `--out` one for each time follows,
//! [`Panel`](ennea_answers::chaos::map::Panel).

use super::given::{Given, StepsOptions, positive};
use super::picture::Picture;
use crate::face::{Exit, Failure, Output, interrupt, language};
use clap::Args;
use ennea::progress::{Progress, Stopped};
use ennea_answers::chaos::map::{Made, Request, Survey, Zoom};
use ennea_figures::Figure;
use ennea_figures::basin::{Words, basins};

/// Maps starts.
#[derive(Debug, Args)]
#[command(
    after_help = "Each point of the map is a start of the flow. Its colour is the digit of --cell, or \
    the variable of --watch, that is ahead (has the greatest spin) at each of the times --until, one panel each; if starts were solved \
    by the last time, or by --follow, another panel shows when. As long as chaos lasts the pattern gets \
    finer, whatever --zoom.\n\n\
    Without --out there is a line for each time: the share of each digit, and edges, the share of \
    neighbouring points that differ.\n\n\
    Examples:\n\n  \
    ennea chaos map PUZZLE --cell r1c1 --seed 1 --out map.svg\n  \
    ennea chaos map PUZZLE --cell r1c1 --seed 1 --zoom 0.1..0.2,-0.3..-0.2 --out zoom.png"
)]
pub(crate) struct Options {
    #[command(flatten)]
    given: Given,

    /// The cell whose digits are the colours, such as r1c3.
    #[arg(long, value_name = "CELL", required_unless_present = "cnf", conflicts_with = "cnf")]
    cell: Option<String>,

    /// The variables of a formula that are the colours, up to nine, such as x1,x5 (default: the first).
    #[arg(long, value_name = "X,...", value_delimiter = ',', requires = "cnf")]
    watch: Vec<String>,

    /// The two candidates whose spins are scanned (default: the first two of the cell).
    #[arg(long, num_args = 2, value_names = ["P", "Q"])]
    spins: Option<Vec<String>>,

    /// Points in each direction.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u16).range(2..=5000))]
    size: u16,

    /// The times of the panels.
    #[arg(long, value_name = "T,...", value_delimiter = ',', default_value = "10,15,20", value_parser = positive)]
    until: Vec<f64>,

    /// Follow points that are not solved to this time (default: the last of --until).
    #[arg(long, value_name = "T", value_parser = positive)]
    follow: Option<f64>,

    /// Part of the plane, such as 0.1..0.2,-0.5..-0.4 (default: all of it, from -1 to 1).
    #[arg(
        long,
        value_name = "X..X,Y..Y",
        default_value = "-1..1,-1..1",
        allow_hyphen_values = true
    )]
    zoom: Zoom,

    /// Print the points as CSV.
    #[arg(long, conflicts_with = "out")]
    csv: bool,

    /// The title of the figure (default: the cell).
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    #[command(flatten)]
    picture: Picture,

    #[command(flatten)]
    steps: StepsOptions,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let Some((subject, origin)) = options.given.subject(rayon::current_num_threads())? else {
        return Ok(Exit::WrongInput);
    };
    let request = Request {
        cell: options.cell.as_deref(),
        watch: &options.watch,
        spins: options.spins.as_deref(),
        size: options.size.into(),
        times: &options.until,
        follow: options.follow,
        zoom: options.zoom,
    };
    let survey = Survey::new(&subject, &request)?;
    let page = options.picture.page()?;
    let steps = options.steps.get(output);
    interrupt::listen();
    let bar = output.bar("mapping");
    let made = survey.make(steps, &bar)?;
    drop(bar);
    let mut head = made.head();
    head.followed.origin = origin;
    if let Some(page) = page {
        let file = page.draw(output, |bar| draw(&made, options.title.as_deref(), bar))?;
        head.figure = Some(file.clone());
        return output.either(&head, &file).map(|()| Exit::Done);
    }
    if output.is_json {
        output.json(&head)?;
    }
    if options.csv {
        made.csv().try_for_each(|line| output.line(&line))?;
    } else if output.is_json {
        made.panels().try_for_each(|panel| output.json(&panel))?;
    } else {
        output.lines(&made.lines(language()))?;
    }
    Ok(Exit::Done)
}

/// The figure of a map.
fn draw(made: &Made<'_>, title: Option<&str>, progress: &dyn Progress) -> Result<Figure, Stopped> {
    let own = made.words(progress)?;
    let words = Words {
        title: title.unwrap_or(&own.title),
        details: &own.details,
        axes: own.axes.each_ref().map(String::as_str),
        watched: made.names(),
        solution: own.solution,
    };
    let (plane, view, map) = made.parts();
    Ok(basins(&words, plane, view, map))
}
