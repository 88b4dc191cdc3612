//! Spins over time: of one cell, after Figure 2 of `[ERT2012]`, or of all cells of a grid at once.
//!
//! Below them stand the number of violated clauses and ln a_max, whose steady slope is the price of chaos: weights
//! that grow like e^(lambda t).

use crate::chart::{
    BELOW, Drawn, Frame, LEFT, MIDDLE, Mesh, Panel, SMALL, Sheet, WIDTH, around, axes, badge, bold,
    curve, dashes, figure, head, letters, panel, stroke, units, write,
};
use crate::colour::{INK, SOFT, line};
use crate::figure::Figure;
use ennea::chaos::trace::Trace;
use ennea::{Digit, Puzzle};
use plotters::prelude::*;

/// One curve of a trajectory.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// A short name, such as a digit.
    pub name: String,
    /// Which of the trace's watched spins it is.
    pub spin: usize,
    /// Whether it is the one that is true in the solution.
    pub is_solution: bool,
}

/// The curves of some spins.
pub fn curves(title: &str, details: &str, trace: &Trace, curves: &[Curve]) -> Figure {
    let height = 418.0;
    figure(title, [WIDTH, height], |sheet| {
        head(sheet, title, details)?;
        let frame = Frame { x: LEFT + 8.0, y: 42.0, width: WIDTH - LEFT - 24.0, height: 200.0 };
        let place = around(sheet, frame);
        let mut panel = panel(&place, [0.0, last(trace)], [-1.05, 1.05])?;
        axes(&mut panel, Mesh::With, ["", "spin s"], [8, 5])?;
        mark_solution(&mut panel, sheet, trace, [-1.05, 1.05], true)?;
        let order = curves.iter().enumerate();
        // The solution lies above the others.
        let (above, below): (Vec<_>, Vec<_>) = order.partition(|(_, curve)| curve.is_solution);
        for (k, one) in below.iter().chain(&above) {
            draw(&mut panel, trace, one, *k, 1.0)?;
        }
        for (k, place) in labels(trace, curves).into_iter().enumerate() {
            let Some(sample) = place.map(|place| &trace.samples[place]) else { continue };
            let colour = if curves[k].is_solution { INK } else { line(k) };
            let at = panel.backend_coord(&(sample.time, sample.spins[curves[k].spin]));
            badge(sheet, &curves[k].name, colour, at)?;
        }
        below_spins(sheet, trace, 42.0 + 200.0 + 12.0)?;
        Ok(Vec::new())
    })
}

/// The curves of all cells of a grid, each in its place; the trace has watched the puzzle's candidates by
/// cells, then by digits, which `candidates` names.
pub fn grid(
    title: &str,
    details: &str,
    trace: &Trace,
    puzzle: &Puzzle,
    candidates: &[(ennea::Cell, Digit)],
    solution: Option<&ennea::Grid>,
) -> Figure {
    let shape = puzzle.shape();
    let side = shape.side();
    let all = WIDTH - 16.0;
    let size = all / side as f32;
    let top = 40.0;
    figure(title, [WIDTH, top + all + 180.0], |sheet| {
        head(sheet, title, details)?;
        for cell in shape.all_cells() {
            let (row, column) = (shape.row(cell), shape.column(cell));
            let frame = Frame {
                x: 8.0 + column as f32 * size,
                y: top + row as f32 * size,
                width: size,
                height: size,
            };
            if let Some(digit) = puzzle.clue(cell) {
                let style = bold(0.55 * size, SOFT).pos(MIDDLE);
                let (x, y) = (frame.x + size / 2.0, frame.y + size / 2.0);
                write(sheet, &digit.symbol().to_string(), &style, x, y)?;
                continue;
            }
            let curves: Vec<Curve> = candidates
                .iter()
                .enumerate()
                .filter(|(_, (of, _))| *of == cell)
                .map(|(spin, (_, digit))| Curve {
                    name: digit.symbol().to_string(),
                    spin,
                    is_solution: solution.is_some_and(|grid| grid.digit(cell) == *digit),
                })
                .collect();
            small(sheet, frame, trace, &curves)?;
        }
        rules(sheet, shape, top, size)?;
        below_spins(sheet, trace, top + all + 12.0)?;
        Ok(Vec::new())
    })
}

/// The curves of a cell, small; the solution's digit in the corner.
fn small(sheet: &Sheet<'_, '_>, frame: Frame, trace: &Trace, curves: &[Curve]) -> Drawn {
    let place = sheet
        .clone()
        .shrink((units(frame.x), units(frame.y)), (units(frame.width), units(frame.height)));
    let mut panel = ChartBuilder::on(&place).build_cartesian_2d(0.0..last(trace), -1.15..1.15)?;
    let (above, below): (Vec<&Curve>, Vec<&Curve>) =
        curves.iter().partition(|curve| curve.is_solution);
    for curve in below.into_iter().chain(above) {
        let digit = curve.name.chars().next().and_then(Digit::from_symbol);
        draw(&mut panel, trace, curve, digit.map_or(0, Digit::index), 0.4)?;
    }
    if let Some(curve) = curves.iter().find(|curve| curve.is_solution) {
        let (x, y) = (frame.x + 0.88 * frame.width, frame.y + 0.16 * frame.height);
        let size = 0.2 * frame.width;
        let back = [(-0.62, -0.62), (0.62, 0.62)]
            .map(|(dx, dy)| (units(x + dx * size), units(y + dy * size)));
        sheet.draw(&Rectangle::new(back, WHITE.mix(0.8).filled()))?;
        write(sheet, &curve.name, &bold(size, INK).pos(MIDDLE), x, y)?;
    }
    Ok(())
}

/// The lines of a grid.
fn rules(sheet: &Sheet<'_, '_>, shape: ennea::Shape, top: f32, size: f32) -> Drawn {
    let side = shape.side();
    let far = size * side as f32;
    for k in 0..=side {
        let at = k as f32 * size;
        for (is_thick, ends) in [
            (k % shape.box_rows() == 0, [(0.0, at), (far, at)]),
            (k % shape.box_columns() == 0, [(at, 0.0), (at, far)]),
        ] {
            let points = ends.map(|(x, y)| (units(8.0 + x), units(top + y)));
            let style = if is_thick { stroke(INK, 1.4) } else { stroke(SOFT, 0.5) };
            sheet.draw(&PathElement::new(points, style))?;
        }
    }
    Ok(())
}

/// The violated clauses and ln a_max, in two panels 150 points high.
fn below_spins(sheet: &Sheet<'_, '_>, trace: &Trace, top: f32) -> Drawn {
    let frame =
        |y: f32, height: f32| Frame { x: LEFT + 8.0, y, width: WIDTH - LEFT - 24.0, height };
    let samples = &trace.samples;
    let most = samples.iter().map(|sample| sample.violated).max().unwrap_or(0).max(10);
    let place = around(sheet, frame(top, 56.0));
    let counts = (0.5..1.2 * most as f64).log_scale();
    let mut panel = ChartBuilder::on(&place)
        .x_label_area_size(units(BELOW))
        .y_label_area_size(units(LEFT))
        .build_cartesian_2d(0.0..last(trace), counts)?;
    axes(&mut panel, Mesh::With, ["", "violated"], [8, 4])?;
    let points = samples.iter().map(|sample| (sample.time, (sample.violated as f64).max(0.5)));
    curve(&mut panel, points, None, stroke(INK, 0.9))?;
    let greatest = samples.iter().map(|sample| sample.log_weight).fold(1.0, f64::max);
    let place = around(sheet, frame(top + 68.0, 56.0));
    let mut panel = crate::chart::panel(&place, [0.0, last(trace)], [0.0, 1.1 * greatest])?;
    axes(&mut panel, Mesh::With, ["analog time t", "ln max a"], [8, 3])?;
    let points = samples.iter().map(|sample| (sample.time, sample.log_weight));
    curve(&mut panel, points, None, stroke(INK, 1.2))?;
    mark_solution(&mut panel, sheet, trace, [0.0, 1.1 * greatest], false)
}

/// A line where the trajectory found the solution.
fn mark_solution(
    panel: &mut Panel<'_, '_, '_>,
    sheet: &Sheet<'_, '_>,
    trace: &Trace,
    [low, high]: [f64; 2],
    is_named: bool,
) -> Drawn {
    let Some(time) = trace.solved else { return Ok(()) };
    curve(panel, [(time, low), (time, high)].into_iter(), Some([2.0, 2.0]), stroke(SOFT, 0.8))?;
    if !is_named {
        return Ok(());
    }
    let (x, y) = panel.backend_coord(&(time, high));
    let style = letters(SMALL, SOFT).pos(MIDDLE);
    sheet.draw_text(&format!("t* = {time:.1}"), &style, (x, y - units(5.0)))
}

/// A curve in its own kind; that of the solution is bold.
fn draw(panel: &mut Panel<'_, '_, '_>, trace: &Trace, one: &Curve, k: usize, width: f32) -> Drawn {
    let points = trace.samples.iter().map(|sample| (sample.time, sample.spins[one.spin]));
    match one.is_solution {
        true => curve(panel, points, None, stroke(INK, 2.2 * width)),
        // Dashes of thin lines would be dust.
        false => curve(panel, points, dashes(k).filter(|_| width > 0.5), stroke(line(k), width)),
    }
}

/// Where each curve is farthest from the others and from the labels before: there its name is written.
fn labels(trace: &Trace, curves: &[Curve]) -> Vec<Option<usize>> {
    let samples = &trace.samples;
    let last = last(trace);
    // A label is about as wide as 0.03 of the panel, and as high as 0.06 of its height, which is 2.1.
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

/// The end of the time line.
fn last(trace: &Trace) -> f64 {
    trace.samples.last().map_or(1.0, |sample| sample.time).max(1e-3)
}
