//! Maps of the ends to which starts lead when two of their spins are scanned and all others stay.

use super::subject::{Followed, Steps, Subject};
use crate::refusal::Refusal;
use ennea::chaos::basin::{self, Map, Plane, View};
use ennea::chaos::splitting::{Precision, Splitting};
use ennea::chaos::start;
use ennea::progress::{Progress, Stopped};
use ennea_words::{Language, Saying, gaps, say, saying};
use serde::Serialize;
use std::str::FromStr;

/// Part of the plane of two spins, `0.1..0.2,-0.5..-0.4`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    x: [f64; 2],
    y: [f64; 2],
}

impl FromStr for Zoom {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let range = |text: &str| -> Option<[f64; 2]> {
            let (from, to) = text.split_once("..")?;
            let [from, to]: [f64; 2] = [from.trim().parse().ok()?, to.trim().parse().ok()?];
            let is_inside = |x: f64| (-1.0..=1.0).contains(&x);
            (is_inside(from) && is_inside(to) && from < to).then_some([from, to])
        };
        text.split_once(',')
            .and_then(|(x, y)| Some(Self { x: range(x)?, y: range(y)? }))
            .ok_or_else(|| saying!("value-zoom"))
    }
}

/// Request for a map.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The cell whose digits are the colours.
    pub cell: Option<&'a str>,
    /// Without a cell: the variables that are the colours; by default the first.
    pub watch: &'a [String],
    /// The two variables that are scanned; by default the first two of those watched.
    pub spins: Option<&'a [String]>,
    /// Points in each direction.
    pub size: usize,
    /// The times of the panels.
    pub times: &'a [f64],
    /// Until when points that are not solved are followed; by default to the last of the times.
    pub follow: Option<f64>,
    /// The part of the plane.
    pub zoom: Zoom,
}

/// The greatest number of variables that are watched.
const WATCHED: usize = 9;

/// A map that is to be made.
#[derive(Debug)]
pub struct Survey<'a> {
    subject: &'a Subject,
    cell: Option<String>,
    names: Vec<String>,
    plane: Plane,
    view: View,
}

impl<'a> Survey<'a> {
    /// The map that is asked for.
    ///
    /// # Errors
    /// If the cell or a variable does not exist, or there are not two spins to scan.
    pub fn new(subject: &'a Subject, request: &Request<'_>) -> Result<Self, Refusal> {
        let (watched, names) = match request.cell {
            Some(cell) => subject.cell(cell)?.into_iter().unzip(),
            None => watched(subject, request.watch)?,
        };
        let mut times = request.times.to_vec();
        times.sort_by(f64::total_cmp);
        times.dedup();
        let last = times.last().copied().unwrap_or(0.0);
        let until = request.follow.unwrap_or(last).max(last);
        let plane = Plane {
            start: Vec::new(),
            scanned: scanned(subject, request, &watched)?,
            x: request.zoom.x,
            y: request.zoom.y,
            size: [request.size; 2],
        };
        let view = View { watched, times, until };
        Ok(Self { subject, cell: request.cell.map(str::to_lowercase), names, plane, view })
    }

    /// Makes it, around a start.
    pub fn make(mut self, steps: Steps, progress: &dyn Progress) -> Result<Made<'a>, Stopped> {
        let formula = self.subject.formula();
        self.plane.start = start(steps.seed, steps.start, formula.variable_count());
        let splitting = Splitting::new(formula, steps.rule(), Precision::Single);
        let map = basin::map(&splitting, &self.plane, &self.view, progress)?;
        Ok(Made { survey: self, steps, map })
    }
}

/// Variables of a formula that are watched, with their names.
fn watched(subject: &Subject, names: &[String]) -> Result<(Vec<usize>, Vec<String>), Refusal> {
    let mut variables: Vec<usize> = match names {
        [] => (0..subject.formula().variable_count().min(WATCHED)).collect(),
        names => names.iter().map(|name| subject.variable(name)).collect::<Result<_, _>>()?,
    };
    variables.sort_unstable();
    variables.dedup();
    if variables.len() > WATCHED {
        let found = variables.len();
        let why = saying!("flow-many", found, most = WATCHED);
        return Err(Refusal::of(why));
    }
    let names = variables.iter().map(|&variable| subject.name(variable)).collect();
    Ok((variables, names))
}

/// The two variables that are scanned.
fn scanned(
    subject: &Subject,
    request: &Request<'_>,
    watched: &[usize],
) -> Result<[usize; 2], Refusal> {
    let scanned = match (request.spins, watched) {
        (Some([p, q]), _) => [subject.variable(p)?, subject.variable(q)?],
        (_, &[p, q, ..]) => [p, q],
        _ => {
            let example = if request.cell.is_some() { "r1c1=4 r2c2=7" } else { "x1 x2" };
            let found = subject.name(watched[0]);
            return Err(Refusal::hinted("flow-alone", move |_| gaps!(found, example)));
        }
    };
    if scanned[0] == scanned[1] {
        let found = subject.name(scanned[0]);
        return Err(Refusal::of(saying!("flow-twice", found)));
    }
    Ok(scanned)
}

/// A map that was made.
#[derive(Debug)]
pub struct Made<'a> {
    survey: Survey<'a>,
    steps: Steps,
    map: Map,
}

/// The first JSON object: what was mapped.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Head {
    /// Formula that is followed, and the steps.
    #[serde(flatten)]
    pub followed: Followed,
    /// The cell; absent for a formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<String>,
    /// Its candidates; absent for a formula.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digits: Option<Vec<String>>,
    /// The variables that are watched; absent for a cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watched: Option<Vec<String>>,
    /// The two spins that are scanned.
    pub spins: [String; 2],
    /// From where to where the first one goes.
    pub x: [f64; 2],
    /// From where to where the second one goes.
    pub y: [f64; 2],
    /// Points in each direction.
    pub size: [usize; 2],
    /// Until when points were followed.
    pub until: f64,
    /// The share of points that were solved by then.
    pub solved: f64,
    /// The file of the figure; absent if none is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
}

/// A JSON object for each time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Panel {
    /// The time.
    pub time: f64,
    /// The shares of the points where each of the digits, or variables, is ahead.
    pub shares: Vec<f64>,
    /// The share of neighbouring points that differ.
    pub edges: f64,
    /// A text for each row, the top one first, with a digit for each point; of a formula the place
    /// among those watched, from 1.
    pub rows: Vec<String>,
}

/// Texts that are written on a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The title unless another one is said.
    pub title: String,
    /// The second line.
    pub details: String,
    /// The names of the axes.
    pub axes: [String; 2],
    /// Index of the watched variable that is true in the only solution.
    pub solution: Option<usize>,
}

impl Made<'_> {
    /// The plane, the view and the map as the library has them.
    pub fn parts(&self) -> (&Plane, &View, &Map) {
        (&self.survey.plane, &self.survey.view, &self.map)
    }

    /// The names of those watched: digits, or variables.
    pub fn names(&self) -> &[String] {
        &self.survey.names
    }

    fn solved(&self) -> f64 {
        self.map.solved.iter().flatten().count() as f64 / self.map.solved.len() as f64
    }

    /// The first JSON object, without files.
    pub fn head(&self) -> Head {
        let Survey { subject, cell, names, plane, view } = &self.survey;
        let names = Some(names.clone());
        let (digits, watched) = if cell.is_some() { (names, None) } else { (None, names) };
        Head {
            followed: subject.followed(self.steps),
            cell: cell.clone(),
            digits,
            watched,
            spins: plane.scanned.map(|variable| subject.name(variable)),
            x: plane.x,
            y: plane.y,
            size: plane.size,
            until: view.until,
            solved: self.solved(),
            figure: None,
        }
    }

    /// A panel for each time.
    pub fn panels(&self) -> impl Iterator<Item = Panel> {
        let (names, [width, _]) = (self.names(), self.survey.plane.size);
        let sign = |&k: &u8| match &names[usize::from(k)] {
            digit if digit.len() == 1 => digit.clone(),
            _ => (k + 1).to_string(),
        };
        self.survey.view.times.iter().zip(&self.map.greatest).map(move |(&time, greatest)| {
            let count = |k| greatest.iter().filter(|&&digit| usize::from(digit) == k).count();
            let share = |k| count(k) as f64 / greatest.len() as f64;
            let rows = greatest.chunks(width).map(|row| row.iter().map(sign).collect());
            Panel {
                time,
                shares: (0..names.len()).map(share).collect(),
                edges: edges(greatest, width),
                rows: rows.collect(),
            }
        })
    }

    /// The map as text: a line for each time, and one for what was solved.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let edges_are = language.text("map-edges");
        let line = |Panel { time, shares, edges, .. }| {
            let mut line = format!("t={time:<6} {edges_are} {edges:.4} ");
            for (name, share) in self.names().iter().zip(shares) {
                line += &format!(" {name}: {:.1} %", 100.0 * share);
            }
            line
        };
        let until = self.survey.view.until.to_string();
        let percent = format!("{:.1}", 100.0 * self.solved());
        let solved = say!(language, "map-solved", until, percent);
        self.panels().map(line).chain([solved]).collect()
    }

    /// The points as CSV, from the top left: the two spins, what is ahead at each time, t\*.
    pub fn csv(&self) -> impl Iterator<Item = String> {
        let (plane, view, map) = self.parts();
        let times: Vec<String> = view.times.iter().map(|time| format!("t={time}")).collect();
        let head = format!("x,y,{},solved", times.join(","));
        let line = |(point, solved): (usize, &Option<f64>)| {
            let spins = plane.spins(point);
            let mut line = plane.scanned.map(|variable| spins[variable].to_string()).join(",");
            for greatest in &map.greatest {
                line += &format!(",{}", self.names()[usize::from(greatest[point])]);
            }
            line + &solved.map_or(",".to_owned(), |time| format!(",{time:.3}"))
        };
        [head].into_iter().chain(map.solved.iter().enumerate().map(line))
    }

    /// Texts that are written on a figure.
    pub fn words(&self, progress: &dyn Progress) -> Result<Words, Stopped> {
        let Survey { subject, plane, view, .. } = &self.survey;
        let solution = subject.solution(progress)?;
        let is_true = |&variable: &usize| subject.is_true(variable, solution.as_ref());
        Ok(Words {
            title: match subject.name(view.watched[0]).split_once('=') {
                Some((cell, _)) => format!("Which digit of {cell} is ahead"),
                None => "Which variable is ahead".to_owned(),
            },
            details: subject.words(&self.steps),
            axes: plane.scanned.map(|variable| format!("s({}) at t = 0", subject.name(variable))),
            solution: view.watched.iter().position(is_true),
        })
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
