//! Share of the starts that are unsolved after a time, and the rate at which they are solved.
//!
//! Above, p(t) with a logarithmic axis, on which an exponential is a straight line, and the line of
//! the estimated kappa in its window.  Below, the rate in windows that double, with the standard
//! errors of Poisson counts: where it is level, p(t) is an exponential.

use crate::axis::Axis;
use crate::canvas::{Canvas, LEFT_MIDDLE, Letters, RIGHT_MIDDLE, bold, letters, stroke, units};
use crate::chart::{BELOW, LEFT, Mesh, NORMAL, Panel, SMALL, WIDTH, badge, dashes, head, number};
use crate::colour::{INK, SOFT, line};
use crate::figure::Figure;
use ennea_chaos::escape::{Rate, Survival};
use ennea_print::Area;

/// The starts of one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The name of the puzzle.
    pub name: String,
    /// Times at which its starts were solved.
    pub survival: Survival,
    /// The rate in the window that counts.
    pub rate: Rate,
}

/// p(t) of some puzzles, and their rates.
pub fn survivals(title: &str, details: &str, all: &[Series]) -> Figure {
    let row = 13.0;
    let (tops, heights) = ([44.0, 302.0], [212.0, 150.0]);
    let below = tops[1] + heights[1] + BELOW;
    let mut canvas = Canvas::new(title, [WIDTH, below + 6.0 + 26.0 + row * all.len() as f32]);
    head(&mut canvas, title, details);
    let frame = |k: usize| Area {
        x: LEFT + 14.0,
        y: tops[k],
        width: WIDTH - LEFT - 30.0,
        height: heights[k],
    };
    fractions(&mut canvas, frame(0), all);
    rates(&mut canvas, frame(1), all);
    table(&mut canvas, all, below + 16.0, row);
    canvas.figure
}

/// The last time that is of interest: that of the last event, or when a start was given up.
fn end(survival: &Survival) -> f64 {
    if survival.solved() < survival.starts() {
        survival.until()
    } else {
        survival.times().last().copied().unwrap_or(1.0)
    }
}

/// Draws the fractions of starts that are unsolved, with lines of the estimated rates.
fn fractions(canvas: &mut Canvas, frame: Area, all: &[Series]) {
    let last = all.iter().map(|one| end(&one.survival)).fold(1.0, f64::max);
    let lowest = |survival: &Survival| {
        let left = survival.starts() - survival.solved();
        0.7 * left.max(1) as f64 / survival.starts() as f64
    };
    let least = all.iter().map(|one| lowest(&one.survival)).fold(0.7, f64::min);
    let panel = Panel::new(frame, Axis::linear(0.0, 1.02 * last), Axis::logarithmic(least, 1.15));
    panel.axes(canvas, Mesh::With, ["analog time t", "p(t), unsolved"], [8, 6]);
    for (k, one) in all.iter().enumerate() {
        let points = stair(&one.survival);
        let at = badge_place(&points, k, all.len(), last);
        panel.curve(canvas, points, dashes(k), stroke(line(k), 1.3));
        if let Some(fit) = fit(one, least) {
            panel.curve(canvas, fit, Some([1.2, 2.0]), stroke(INK, 0.8));
        }
        badge(canvas, &(k + 1).to_string(), line(k), panel.at(at));
    }
    let (x, y) = (frame.x + frame.width - 4.0, frame.y + 20.0);
    let text = "dotted: exp(\u{2212}\u{3ba} t) in the window of the estimate";
    canvas.write(text, letters(SMALL, SOFT).at(RIGHT_MIDDLE), x, y);
}

/// p(t) as a stair; what is left of the last start cannot be shown on a logarithmic axis.
fn stair(survival: &Survival) -> Vec<(f64, f64)> {
    let n = survival.starts() as f64;
    let left = |solved: usize| (n - solved as f64) / n;
    let mut points = vec![(0.0, 1.0)];
    for (solved, &time) in survival.times().iter().enumerate() {
        points.push((time, left(solved)));
        if left(solved + 1) > 0.0 {
            points.push((time, left(solved + 1)));
        }
    }
    let lasts = points.last().map_or(1.0, |point| point.1);
    points.push((end(survival), lasts));
    points
}

/// The ends of the line of the estimated rate in its window, none of them below the least value.
fn fit(Series { survival, rate, .. }: &Series, least: f64) -> Option<[(f64, f64); 2]> {
    let kappa = rate.kappa()?;
    let from = rate.window.from;
    let to = rate.window.to.min(end(survival));
    let start = survival.unsolved(from);
    let [first, last] = [from, to].map(|t| (t, (start * (-kappa * (t - from)).exp()).max(least)));
    let crossing = (from + (start / least).ln() / kappa, least);
    Some([first, if last.1 > least { last } else { crossing }])
}

/// Place of the number on a stair, as time and height: several stairs have theirs at different
/// times.
fn badge_place(points: &[(f64, f64)], k: usize, n: usize, last: f64) -> (f64, f64) {
    let own = points.last().map_or(1.0, |point| point.0);
    let time = (own * 0.92).min(last * (0.35 + 0.6 * (k + 1) as f64 / n as f64));
    let place = points.partition_point(|point| point.0 <= time).max(1);
    (time, points[place - 1].1)
}

/// The rate in a window.
struct Local {
    /// The middle of the window.
    time: f64,
    rate: f64,
    /// The standard error, as a factor.
    factor: f64,
}

/// The rates in the windows in which there were events.
fn locals(series: &Series) -> Vec<Local> {
    let local = |rate: &Rate| {
        let time = (rate.window.from.max(rate.window.to / 4.0) * rate.window.to).sqrt();
        let factor = (rate.events as f64).sqrt().recip().exp();
        Some(Local { time, rate: rate.kappa()?, factor })
    };
    series.survival.rates().iter().filter_map(local).collect()
}

/// Draws the rates in windows that double, with their errors.
fn rates(canvas: &mut Canvas, frame: Area, all: &[Series]) {
    let rates: Vec<Vec<Local>> = all.iter().map(locals).collect();
    let flat = || rates.iter().flatten();
    let least = flat().map(|local| local.rate / local.factor).fold(1.0, f64::min);
    let most = flat().map(|local| local.rate * local.factor).fold(least, f64::max);
    let first = flat().map(|local| local.time).fold(1e3, f64::min);
    let last = flat().map(|local| local.time).fold(first, f64::max);
    let times = Axis::logarithmic(0.7 * first, 1.6 * last);
    let panel = Panel::new(frame, times, Axis::logarithmic(0.6 * least, 1.6 * most));
    let names = ["analog time t (windows that double)", "rate of escape"];
    panel.axes(canvas, Mesh::With, names, [8, 5]);
    for (k, locals) in rates.iter().enumerate() {
        // Those of several puzzles stand a little apart.
        let shift = 1.0 + 0.025 * (k as f64 - 0.5 * (all.len() - 1) as f64);
        let values = locals.iter().map(|local| (local.time * shift, local.rate));
        panel.curve(canvas, values, dashes(k), stroke(line(k), 1.2));
        for &Local { time, rate, factor } in locals {
            let error = [rate / factor, rate * factor].map(|end| (time * shift, end));
            panel.curve(canvas, error, None, stroke(line(k), 0.8));
            canvas.disc(panel.at((time * shift, rate)), units(1.8), line(k));
        }
        if let Some(&Local { time, rate, .. }) = locals.last() {
            let (x, y) = panel.at((time, rate));
            badge(canvas, &(k + 1).to_string(), line(k), (x + units(9.0), y));
        }
    }
}

/// Says which line is which puzzle, and what was estimated.
fn table(canvas: &mut Canvas, all: &[Series], top: f32, row: f32) {
    let small: Letters = letters(SMALL, SOFT).at(RIGHT_MIDDLE);
    let columns = [("starts", 250.0), ("events", 288.0), ("window", 352.0), ("\u{3b7}", 464.0)];
    for (text, x) in columns {
        canvas.write(text, small, x, top);
    }
    let normal = letters(NORMAL, INK).at(RIGHT_MIDDLE);
    for (k, Series { survival, rate, name }) in all.iter().enumerate() {
        let y = top + row * (k + 1) as f32;
        badge(canvas, &(k + 1).to_string(), line(k), (units(16.0), units(y)));
        let ends = [26.0, 52.0].map(|x| (units(x), units(y)));
        canvas.dashed(&ends, dashes(k), stroke(line(k), 1.3));
        canvas.write(name, bold(NORMAL, INK).at(LEFT_MIDDLE), 58.0, y);
        let eta = match (rate.eta(), rate.eta_error(), rate.eta_least()) {
            (Some(eta), Some(error), _) => format!("{eta:.2} \u{b1} {error:.2}"),
            (_, _, Some(least)) => format!("> {least:.2}"),
            _ => "\u{2212}".to_owned(),
        };
        let window = format!("{:.0} to {:.0}", rate.window.from, rate.window.to);
        let texts = [survival.starts().to_string(), rate.events.to_string(), window, eta];
        for (text, (_, x)) in texts.iter().zip(columns) {
            canvas.write(text, normal, x, y);
        }
        if let Some(kappa) = rate.kappa() {
            canvas.write(&number(kappa), normal, 400.0, y);
        }
    }
    canvas.write("\u{3ba}", small, 400.0, top);
}
