//! `ennea chaos map`: where starts lead when two of their spins are scanned and all others stay.
//!
//! With `--out` a figure is drawn, and standard output has the file's name.  Without, there is a line for each
//! time: the share of points where each digit is ahead, and of neighbours that differ.
//! `--csv` has a line for each point, from the top left: the two spins, the digit at each time, t\*.
//!
//! The first JSON object has `shape`, `puzzle`, `variables`, `clauses`, `seed`, `start`, `step`, `sweeps` and
//!
//! | key | meaning |
//! |---|---|
//! | `cell`, `digits` | the cell and its candidates; of a formula `watched`, the variables |
//! | `spins`, `x`, `y`, `size` | the two spins, from where to where they go, points in each direction |
//! | `until` | until when points were followed |
//! | `solved` | the share of points that were solved by then |
//! | `figure` | with `--out`: the file |
//!
//! Without `--out` an object for each time follows: `time`, `shares` of the digits in their order, `edges`, the
//! share of neighbouring points that differ, and `rows`, a text for each row, the top one first, with a digit for
//! each point; of a formula the place among those watched, from 1.

use super::given::Given;
use super::picture::Picture;
use super::solve::positive;
use super::subject::{Steps, Subject};
use crate::face::exit::{Exit, Failure};
use crate::face::interrupt;
use crate::face::output::Output;
use crate::face::seed::Seed;
use clap::Args;
use ennea::chaos::basin::{Map, Plane, View, map};
use ennea::chaos::splitting::{Precision, Splitting};
use ennea::chaos::start;
use ennea::progress::{Progress, Stopped};
use ennea_figures::Figure;
use ennea_figures::basin::{Words, basins};
use serde_json::json;
use std::str::FromStr;

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
    steps: Steps,

    #[command(flatten)]
    seed: Seed,
}

/// Part of the plane of two spins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Zoom {
    x: [f64; 2],
    y: [f64; 2],
}

impl FromStr for Zoom {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "expected two ranges within -1..1, such as 0.1..0.2,-0.5..-0.4".to_owned();
        let range = |text: &str| -> Result<[f64; 2], String> {
            let (from, to) = text.split_once("..").ok_or_else(wrong)?;
            let ends = [from.trim().parse(), to.trim().parse()];
            let [Ok(from), Ok(to)] = ends else { return Err(wrong()) };
            let is_inside = |x: &f64| (-1.0..=1.0).contains(x);
            match [from, to].iter().all(is_inside) && from < to {
                true => Ok([from, to]),
                false => Err(wrong()),
            }
        };
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        Ok(Self { x: range(x)?, y: range(y)? })
    }
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let Some(subject) = Subject::read(&options.given, rayon::current_num_threads())? else {
        return Ok(Exit::WrongInput);
    };
    let survey = Survey {
        cell: options.cell.as_deref(),
        watch: &options.watch,
        spins: options.spins.as_deref(),
        size: options.size.into(),
        times: &options.until,
        follow: options.follow,
        zoom: options.zoom,
        steps: options.steps,
    };
    let watched = survey.watched(&subject)?;
    let scanned = survey.scanned(&subject, &watched)?;
    let page = options.picture.page()?;
    let (seed, _) = options.seed.generator(output);
    interrupt::listen()?;
    let bar = output.bar("mapping");
    let made = survey.make(&subject, &watched, scanned, seed, &bar)?;
    drop(bar);
    let mut object = serde_json::Map::new();
    subject.describe(&mut object);
    options.steps.describe(&mut object, seed);
    let solved = made.map.solved.iter().flatten().count() as f64 / made.map.solved.len() as f64;
    let of_what = match &options.cell {
        Some(cell) => [("cell", json!(cell.to_lowercase())), ("digits", json!(watched.names))],
        None => [("file", json!(options.given.cnf)), ("watched", json!(watched.names))],
    };
    let pairs = [
        ("spins", json!(scanned.map(|variable| subject.name(variable)))),
        ("x", json!(made.plane.x)),
        ("y", json!(made.plane.y)),
        ("size", json!(made.plane.size)),
        ("until", json!(made.view.until)),
        ("solved", json!(solved)),
    ];
    let pairs = of_what.into_iter().chain(pairs);
    object.extend(pairs.map(|(key, value)| (key.to_owned(), value)));
    if let Some(page) = page {
        let details = options.steps.words(seed);
        let bar = output.bar("drawing");
        let title = options.title.as_deref();
        page.finish(&made.draw(&subject, &watched, title, &details, &bar)?)?;
        drop(bar);
        let file = options.picture.out.as_deref().expect("there is a page").display().to_string();
        object.insert("figure".to_owned(), json!(file));
        let line = if output.is_json() { json!(object).to_string() } else { file };
        output.line(&line)?;
        return Ok(Exit::Done);
    }
    if output.is_json() {
        output.line(&json!(object).to_string())?;
    }
    made.print(options.csv, &watched.names, solved, output)?;
    Ok(Exit::Done)
}

/// What is to be mapped.
pub(super) struct Survey<'a> {
    pub(super) cell: Option<&'a str>,
    pub(super) watch: &'a [String],
    pub(super) spins: Option<&'a [String]>,
    pub(super) size: usize,
    pub(super) times: &'a [f64],
    pub(super) follow: Option<f64>,
    pub(super) zoom: Zoom,
    pub(super) steps: Steps,
}

/// The candidates of a cell with their digits, or variables of a formula.
pub(super) struct Watched {
    variables: Vec<usize>,
    names: Vec<String>,
}

/// So many variables at most are watched.
const WATCHED: usize = 9;

impl Survey<'_> {
    pub(super) fn watched(&self, subject: &Subject) -> Result<Watched, Failure> {
        if let Some(cell) = self.cell {
            let candidates = subject.cell(cell)?.into_iter();
            let (variables, names) =
                candidates.map(|(variable, digit)| (variable, digit.symbol().to_string())).unzip();
            return Ok(Watched { variables, names });
        }
        let mut variables: Vec<usize> = match self.watch {
            [] => (0..subject.formula().variable_count().min(WATCHED)).collect(),
            names => names.iter().map(|name| subject.variable(name)).collect::<Result<_, _>>()?,
        };
        variables.sort_unstable();
        variables.dedup();
        if variables.len() > WATCHED {
            return Err(Failure::Input(format!(
                "found {} variables to watch; expected up to {WATCHED}",
                variables.len()
            )));
        }
        let names = variables.iter().map(|&variable| subject.name(variable)).collect();
        Ok(Watched { variables, names })
    }

    /// The two variables that are scanned.
    pub(super) fn scanned(
        &self,
        subject: &Subject,
        watched: &Watched,
    ) -> Result<[usize; 2], Failure> {
        let scanned = match self.spins {
            Some([p, q]) => [subject.variable(p)?, subject.variable(q)?],
            _ => match watched.variables[..] {
                [p, q, ..] => [p, q],
                _ => {
                    let example = match self.cell {
                        Some(_) => "r1c1=4 r2c2=7",
                        None => "x1 x2",
                    };
                    return Err(Failure::Input(format!(
                        "found {} alone; expected two spins to scan\n  hint: say which two, as in \
                         --spins {example}",
                        subject.name(watched.variables[0])
                    )));
                }
            },
        };
        match scanned[0] == scanned[1] {
            true => Err(Failure::Input(format!(
                "found {} twice; expected two different candidates",
                subject.name(scanned[0])
            ))),
            false => Ok(scanned),
        }
    }

    pub(super) fn make(
        &self,
        subject: &Subject,
        watched: &Watched,
        scanned: [usize; 2],
        seed: u64,
        progress: &dyn Progress,
    ) -> Result<Made, Failure> {
        let formula = subject.formula();
        let plane = Plane {
            start: start(seed, self.steps.start, formula.variable_count()),
            scanned,
            x: self.zoom.x,
            y: self.zoom.y,
            size: [self.size; 2],
        };
        let mut times = self.times.to_vec();
        times.sort_by(f64::total_cmp);
        times.dedup();
        let last = times.last().copied().unwrap_or(0.0);
        let until = self.follow.unwrap_or(last).max(last);
        let view = View { watched: watched.variables.clone(), times, until };
        let splitting = Splitting::new(formula, self.steps.rule(), Precision::Single);
        let map =
            map(&splitting, &plane, &view, progress).map_err(|Stopped| Failure::Interrupted)?;
        Ok(Made { plane, view, map })
    }
}

/// A map that was made.
pub(super) struct Made {
    plane: Plane,
    view: View,
    map: Map,
}

impl Made {
    pub(super) fn draw(
        &self,
        subject: &Subject,
        watched: &Watched,
        title: Option<&str>,
        details: &str,
        progress: &dyn Progress,
    ) -> Result<Figure, Failure> {
        let solution = subject.solution(progress)?;
        let of_solution = |variable: &usize| match (subject, &solution) {
            (Subject::Puzzle(encoding), Some(grid)) => {
                let (cell, digit) = encoding.candidates()[*variable];
                grid.digit(cell) == digit
            }
            _ => false,
        };
        let names =
            self.plane.scanned.map(|variable| format!("s({}) at t = 0", subject.name(variable)));
        let first = subject.name(watched.variables[0]);
        let own = match first.split_once('=') {
            Some((cell, _)) => format!("Which digit of {cell} is ahead"),
            None => "Which variable is ahead".to_owned(),
        };
        let words = Words {
            title: title.unwrap_or(&own),
            details: &format!("{}; {details}", subject.words()),
            axes: [&names[0], &names[1]],
            watched: &watched.names,
            solution: watched.variables.iter().position(of_solution),
        };
        Ok(basins(&words, &self.plane, &self.view, &self.map))
    }

    fn print(
        &self,
        csv: bool,
        names: &[String],
        solved: f64,
        output: &mut Output,
    ) -> Result<(), Failure> {
        let Self { plane, view, map } = self;
        if csv {
            return self.csv(names, output);
        }
        let [width, _] = plane.size;
        for (time, greatest) in view.times.iter().zip(&map.greatest) {
            let count =
                |k: usize| greatest.iter().filter(|&&digit| usize::from(digit) == k).count();
            let shares: Vec<f64> =
                (0..names.len()).map(|k| count(k) as f64 / greatest.len() as f64).collect();
            let edges = edges(greatest, width);
            if output.is_json() {
                let sign = |&k: &u8| match &names[usize::from(k)] {
                    digit if digit.len() == 1 => digit.clone(),
                    _ => (k + 1).to_string(),
                };
                let row = |row: &[u8]| -> String { row.iter().map(sign).collect() };
                let rows: Vec<String> = greatest.chunks(width).map(row).collect();
                let line = json!({ "time": time, "shares": shares, "edges": edges, "rows": rows });
                output.line(&line.to_string())?;
                continue;
            }
            let mut line = format!("t={time:<6} edges {edges:.4} ");
            for (name, share) in names.iter().zip(shares) {
                line += &format!(" {name}: {:.1} %", 100.0 * share);
            }
            output.line(&line)?;
        }
        if !output.is_json() {
            output.line(&format!("solved by t = {}: {:.1} %", view.until, 100.0 * solved))?;
        }
        Ok(())
    }

    fn csv(&self, names: &[String], output: &mut Output) -> Result<(), Failure> {
        let Self { plane, view, map } = self;
        let times: Vec<String> = view.times.iter().map(|time| format!("t={time}")).collect();
        output.line(&format!("x,y,{},solved", times.join(",")))?;
        for (point, solved) in map.solved.iter().enumerate() {
            let spins = plane.spins(point);
            let mut line = plane.scanned.map(|variable| spins[variable].to_string()).join(",");
            for greatest in &map.greatest {
                line += &format!(",{}", names[usize::from(greatest[point])]);
            }
            line += &solved.map_or(",".to_owned(), |time| format!(",{time:.3}"));
            output.line(&line)?;
        }
        Ok(())
    }
}

/// The share of neighbouring points that differ.
fn edges(greatest: &[u8], width: usize) -> f64 {
    let rows = || greatest.chunks(width);
    let across = rows().flat_map(|row| row.windows(2).map(|pair| pair[0] != pair[1]));
    let down = rows().zip(rows().skip(1)).flat_map(|(a, b)| a.iter().zip(b).map(|(a, b)| a != b));
    let all: Vec<bool> = across.chain(down).collect();
    all.iter().filter(|&&differs| differs).count() as f64 / all.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zooms_are_read() {
        let read = |text: &str| text.parse::<Zoom>();
        assert_eq!(read("-1..1,-1..1"), Ok(Zoom { x: [-1.0, 1.0], y: [-1.0, 1.0] }));
        assert_eq!(read("0.1..0.25,-.5..0"), Ok(Zoom { x: [0.1, 0.25], y: [-0.5, 0.0] }));
        for text in ["", "0..1", "1..0,0..1", "0..0,0..1", "0..2,0..1", "a..1,0..1", "0..1,0..nan"]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn edges_are_counted() {
        assert_eq!(edges(&[0, 0, 0, 0], 2), 0.0);
        assert_eq!(edges(&[0, 1, 1, 0], 2), 1.0);
        assert_eq!(edges(&[0, 0, 1, 1], 2), 0.5);
    }
}
