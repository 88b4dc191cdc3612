//! Spins over time: of one cell, after Figure 2 of `[ERT2012]`, or of all cells of a grid at once.
//!
//! Below them stand the number of violated clauses and ln a_max, whose steady slope is the price of
//! chaos: weights that grow like e^(lambda t).  Cost: the samples times the curves.

use crate::axis::Axis;
use crate::canvas::{Canvas, MIDDLE, bold, letters, stroke, units};
use crate::chart::{LEFT, Mesh, Panel, SMALL, WIDTH, badge, dashes, head};
use crate::colour::{INK, SOFT, line};
use crate::drawing::Direction;
use crate::figure::Figure;
use ennea_base::{Cell, Digit, Filling, Grid, Shape};
use ennea_chaos::trace::Trace;
use ennea_print::Area;

/// One curve of a trajectory.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// A short name, such as a digit.
    pub name: String,
    /// Index of the spin among those that the trace watches.
    pub spin: usize,
    /// `true` if it is the one that is true in the solution.
    pub is_solution: bool,
}

/// The curves of some spins.
pub fn curves(title: &str, details: &str, trace: &Trace, curves: &[Curve]) -> Figure {
    let (top, height) = (42.0, 200.0);
    let mut canvas = Canvas::new(title, [WIDTH, 418.0]);
    head(&mut canvas, title, details);
    let spins = Axis::linear(-1.05, 1.05);
    let panel = Panel::new(wide(top, height), times(trace), spins);
    panel.axes(&mut canvas, Mesh::With, ["", "spin s"], [8, 5]);
    mark_solution(&mut canvas, &panel, trace, [-1.05, 1.05]);
    if let Some(time) = trace.solved {
        let (x, y) = panel.at((time, 1.05));
        let (text, style) = (format!("t* = {time:.1}"), letters(SMALL, SOFT).at(MIDDLE));
        canvas.text(&text, style, (x, y - units(5.0)), Direction::Across);
    }
    let (above, below) = by_solution(curves);
    for (k, one) in below.into_iter().chain(above) {
        let kind = dashes(k).filter(|_| !one.is_solution);
        draw(&mut canvas, &panel, trace, one, (k, 1.0), kind);
    }
    for (k, place) in apart(trace, curves).into_iter().enumerate() {
        let Some(sample) = place.map(|place| &trace.samples[place]) else { continue };
        let colour = if curves[k].is_solution { INK } else { line(k) };
        let at = panel.at((sample.time, sample.spins[curves[k].spin]));
        badge(&mut canvas, &curves[k].name, colour, at);
    }
    below_spins(&mut canvas, trace, top + height + 12.0);
    canvas.figure
}

/// The curves of all cells of a grid, each in its place; the trace has watched the puzzle's
/// candidates by cells, then by digits, which `candidates` names.
pub fn grid(
    title: &str,
    details: &str,
    trace: &Trace,
    puzzle: &Filling,
    candidates: &[(Cell, Digit)],
    solution: Option<&Grid>,
) -> Figure {
    let shape = puzzle.shape();
    let (top, all) = (40.0, WIDTH - 16.0);
    let size = all / shape.side() as f32;
    let mut canvas = Canvas::new(title, [WIDTH, top + all + 180.0]);
    head(&mut canvas, title, details);
    for cell in shape.all_cells() {
        let frame = Area {
            x: 8.0 + shape.column(cell) as f32 * size,
            y: top + shape.row(cell) as f32 * size,
            width: size,
            height: size,
        };
        if let Some(digit) = puzzle.clue(cell) {
            let (x, y) = (frame.x + size / 2.0, frame.y + size / 2.0);
            canvas.write(&digit.symbol().to_string(), bold(0.55 * size, SOFT).at(MIDDLE), x, y);
            continue;
        }
        let spins = candidates.iter().enumerate().filter(|(_, (of, _))| *of == cell);
        let curves = spins.map(|(spin, (_, digit))| Curve {
            name: digit.symbol().to_string(),
            spin,
            is_solution: solution.is_some_and(|grid| grid.digit(cell) == *digit),
        });
        small(&mut canvas, frame, trace, &curves.collect::<Vec<_>>());
    }
    rules(&mut canvas, shape, top, size);
    below_spins(&mut canvas, trace, top + all + 12.0);
    canvas.figure
}

/// Curves with their places in the list.
type Placed<'a> = Vec<(usize, &'a Curve)>;

/// The curves of the solution, which are drawn above the others, and the others.
fn by_solution(curves: &[Curve]) -> (Placed<'_>, Placed<'_>) {
    curves.iter().enumerate().partition(|(_, curve)| curve.is_solution)
}

/// Draws the curves of a cell, small; the solution's digit in the corner.
fn small(canvas: &mut Canvas, frame: Area, trace: &Trace, curves: &[Curve]) {
    let panel = Panel::new(frame, times(trace), Axis::linear(-1.15, 1.15));
    let (above, below) = by_solution(curves);
    for (_, curve) in below.into_iter().chain(above) {
        let digit = curve.name.chars().next().and_then(Digit::from_symbol);
        // Dashes of thin lines would be dust.
        draw(canvas, &panel, trace, curve, (digit.map_or(0, Digit::index), 0.4), None);
    }
    if let Some(curve) = curves.iter().find(|curve| curve.is_solution) {
        let (x, y) = (frame.x + 0.88 * frame.width, frame.y + 0.16 * frame.height);
        let size = 0.2 * frame.width;
        canvas.veil([-0.62, 0.62].map(|d| (units(x + d * size), units(y + d * size))));
        canvas.write(&curve.name, bold(size, INK).at(MIDDLE), x, y);
    }
}

/// Draws the lines of a grid.
fn rules(canvas: &mut Canvas, shape: Shape, top: f32, size: f32) {
    let far = size * shape.side() as f32;
    for k in 0..=shape.side() {
        let at = k as f32 * size;
        for (is_thick, ends) in [
            (k % shape.box_rows() == 0, [(0.0, at), (far, at)]),
            (k % shape.box_columns() == 0, [(at, 0.0), (at, far)]),
        ] {
            let pen = if is_thick { stroke(INK, 1.4) } else { stroke(SOFT, 0.5) };
            canvas.line(&ends.map(|(x, y)| (units(8.0 + x), units(top + y))), pen);
        }
    }
}

/// Draws the violated clauses and ln a_max, in two panels 150 points high.
fn below_spins(canvas: &mut Canvas, trace: &Trace, top: f32) {
    let samples = &trace.samples;
    let most = samples.iter().map(|sample| sample.violated).max().unwrap_or(0).max(10);
    let counts = Axis::logarithmic(0.5, 1.2 * most as f64);
    let panel = Panel::new(wide(top, 56.0), times(trace), counts);
    panel.axes(canvas, Mesh::With, ["", "violated"], [8, 4]);
    let points = samples.iter().map(|sample| (sample.time, (sample.violated as f64).max(0.5)));
    panel.curve(canvas, points, None, stroke(INK, 0.9));
    let greatest = 1.1 * samples.iter().map(|sample| sample.log_weight).fold(1.0, f64::max);
    let panel = Panel::new(wide(top + 68.0, 56.0), times(trace), Axis::linear(0.0, greatest));
    panel.axes(canvas, Mesh::With, ["analog time t", "ln max a"], [8, 3]);
    let points = samples.iter().map(|sample| (sample.time, sample.log_weight));
    panel.curve(canvas, points, None, stroke(INK, 1.2));
    mark_solution(canvas, &panel, trace, [0.0, greatest]);
}

/// A frame as wide as the figure.
fn wide(y: f32, height: f32) -> Area {
    Area { x: LEFT + 8.0, y, width: WIDTH - LEFT - 24.0, height }
}

/// Draws a line where the trajectory found the solution.
fn mark_solution(canvas: &mut Canvas, panel: &Panel, trace: &Trace, [low, high]: [f64; 2]) {
    if let Some(time) = trace.solved {
        let line = [(time, low), (time, high)];
        panel.curve(canvas, line, Some([2.0, 2.0]), stroke(SOFT, 0.8));
    }
}

/// Draws a curve in colour k, this wide, in a kind of its own; that of the solution is bold.
fn draw(
    canvas: &mut Canvas,
    panel: &Panel,
    trace: &Trace,
    one: &Curve,
    (k, width): (usize, f32),
    kind: Option<[f32; 2]>,
) {
    let points = trace.samples.iter().map(|sample| (sample.time, sample.spins[one.spin]));
    let pen = if one.is_solution { stroke(INK, 2.2 * width) } else { stroke(line(k), width) };
    panel.curve(canvas, points, kind, pen);
}

/// The time line.
fn times(trace: &Trace) -> Axis {
    Axis::linear(0.0, last(trace))
}

/// The end of the time line.
pub(crate) fn last(trace: &Trace) -> f64 {
    trace.samples.last().map_or(1.0, |sample| sample.time).max(1e-3)
}

/// For each curve the sample where it is farthest from the others and from the labels before it.
fn apart(trace: &Trace, curves: &[Curve]) -> Vec<Option<usize>> {
    let samples = &trace.samples;
    let last = last(trace);
    // A label is about as wide as 0.03 of the panel, and as high as 0.06 of its height, which is
    // 2.1.
    let distance = |(t, s): (f64, f64), (u, r): (f64, f64)| {
        (((t - u) / (0.03 * last)).powi(2) + ((s - r) / 0.12).powi(2)).sqrt()
    };
    let mut placed: Vec<(f64, f64)> = Vec::new();
    let mut places = vec![None; curves.len()];
    let every = samples.len().div_ceil(400).max(1);
    for (k, one) in curves.iter().enumerate() {
        let room = |&i: &usize| {
            let sample = &samples[i];
            let here = (sample.time, sample.spins[one.spin]);
            let others = curves.iter().enumerate().filter(|(other, _)| *other != k);
            let lines = others.map(|(_, other)| (sample.spins[other.spin] - here.1).abs() / 0.12);
            // Two labels' width is far enough, however far more.
            let lines = lines.fold(f64::MAX, f64::min).min(2.0);
            let names = placed.iter().map(|&there| distance(here, there)).fold(f64::MAX, f64::min);
            // Best where it is ahead, and early: there is a curve to follow behind it.
            lines + names.min(2.5) + 0.8 * here.1 - 0.3 * sample.time / last
        };
        let inside = (0..samples.len())
            .step_by(every)
            .filter(|&i| (0.03 * last..0.97 * last).contains(&samples[i].time));
        let best = inside.max_by(|a, b| room(a).total_cmp(&room(b)));
        placed.extend(best.map(|i| (samples[i].time, samples[i].spins[one.spin])));
        places[k] = best;
    }
    places
}
