//! The scale of hardness: eta against the number of clues, with the paper's classes as bands, and
//! against the rating of Sudoku Explainer where there is one.  Source: `[ERT2012]`.

use crate::axis::Axis;
use crate::canvas::{Canvas, LEFT_BASE, bold, stroke, units};
use crate::chart::{LEFT, Mesh, Panel, SMALL, WIDTH, head};
use crate::colour::{BAND, INK, SOFT};
use crate::drawing::Direction;
use crate::figure::Figure;
use crate::labels::Room;
use crate::line::Point;
use ennea_chaos::escape::Rate;
use ennea_print::Area;

/// A puzzle on the scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// Its name.
    pub name: String,
    /// Number of clues.
    pub clues: usize,
    /// Rate at which it is solved.
    pub rate: Rate,
    /// Its rating on the scale `se-1.2.1`, in tenths.
    pub rating: Option<u8>,
}

/// The classes of `[ERT2012]`, from eta = 0 on, each one wide.
const CLASSES: [&str; 4] = ["easy", "medium", "hard", "ultra-hard"];

/// Puzzles on the scale.
pub fn scale(title: &str, details: &str, subjects: &[Subject]) -> Figure {
    let marks = |x: fn(&Subject) -> Option<f64>| -> Vec<Mark> {
        subjects.iter().filter_map(|subject| Mark::of(subject, x(subject)?)).collect()
    };
    let by_clues = marks(|subject| Some(subject.clues as f64));
    let by_rating = marks(|subject| subject.rating.map(|tenths| f64::from(tenths) / 10.0));
    let panels = if by_rating.len() > 1 { 2 } else { 1 };
    let (tall, row) = (250.0, 300.0);
    let mut canvas = Canvas::new(title, [WIDTH, 40.0 + panels as f32 * row]);
    head(&mut canvas, title, details);
    let charts = [(by_clues, "clues", 1.0), (by_rating, "rating se-1.2.1", 0.3)];
    for (k, (marks, name, room)) in charts.iter().enumerate().take(panels) {
        let y = 42.0 + k as f32 * row;
        let frame = Area { x: LEFT + 8.0, y, width: WIDTH - LEFT - 24.0, height: tall };
        chart(&mut canvas, frame, marks, name, *room);
    }
    canvas.figure
}

/// A puzzle in a chart.
#[derive(Clone, Debug, PartialEq)]
struct Mark {
    name: String,
    x: f64,
    eta: f64,
    /// Its standard error; none where eta is a lower bound.
    error: Option<f64>,
}

impl Mark {
    fn of(subject: &Subject, x: f64) -> Option<Self> {
        let name = subject.name.clone();
        let rate = &subject.rate;
        let eta = rate.eta().or(rate.eta_least())?;
        Some(Self { name, x, eta, error: rate.eta_error() })
    }
}

fn chart(canvas: &mut Canvas, frame: Area, marks: &[Mark], name: &str, room: f64) {
    let least = marks.iter().map(|mark| mark.x).fold(f64::MAX, f64::min) - room;
    let most = marks.iter().map(|mark| mark.x).fold(f64::MIN, f64::max) + room;
    let low = marks.iter().map(|mark| mark.eta).fold(0.0, f64::min).floor();
    let high = marks.iter().map(|mark| mark.eta + 0.3).fold(4.2, f64::max);
    let panel = Panel::new(frame, Axis::linear(least, most), Axis::linear(low, high));
    for (k, class) in CLASSES.iter().enumerate() {
        let from = k as f64;
        let to = if k + 1 == CLASSES.len() { high } else { from + 1.0 };
        let (x, y) = panel.at((least, from));
        if k % 2 == 0 {
            let (right, top) = panel.at((most, to));
            canvas.rectangle([(x, top), (right, y)], BAND);
        }
        let style = bold(SMALL, SOFT).at(LEFT_BASE);
        canvas.text(class, style, (x + units(5.0), y - units(5.0)), Direction::Across);
    }
    let names = [name, "\u{3b7} = \u{2212}log\u{2081}\u{2080} \u{3ba}"];
    panel.axes(canvas, Mesh::With, names, [10, 6]);
    let inside = [panel.left, panel.top, panel.right, panel.bottom];
    let mut room = Room { inside, taken: Vec::new() };
    let mut places = Vec::new();
    for mark in marks {
        let (x, y) = panel.at((mark.x, mark.eta));
        let half = mark.error.map_or(0, |error| y - panel.at((mark.x, mark.eta + error)).1);
        let (radius, bar) = (units(2.6), units(1.0));
        let around = |(across, up)| [x - across, y - up, x + across, y + up];
        room.taken.extend([(radius, radius), (bar, half)].map(around));
        places.push((x, y));
        point(canvas, (x, y), half, mark);
    }
    for (mark, &place) in marks.iter().zip(&places) {
        room.label(canvas, &mark.name, place);
    }
}

/// Draws a point with its error, or an arrow upwards for a bound.
fn point(canvas: &mut Canvas, (x, y): Point, half: i32, mark: &Mark) {
    canvas.line(&[(x, y - half), (x, y + half)], stroke(INK, 0.8));
    if mark.error.is_some() {
        canvas.disc((x, y), units(2.6), INK);
    } else {
        let corners = [(0.0, -7.0), (3.2, 0.0), (-3.2, 0.0)];
        canvas.area(&corners.map(|(dx, dy)| (x + units(dx), y + units(dy))), INK);
    }
}
