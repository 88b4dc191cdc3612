//! How many starts are unsolved after a time, and at which rate they are solved.
//!
//! Above, p(t) with a logarithmic axis, on which an exponential is a straight line, and the line of the
//! estimated kappa in its window.  Below, the rate in windows that double, with the standard errors of
//! Poisson counts: where it is level, p(t) is an exponential.

use crate::chart::{
    BELOW, Drawn, Frame, LEFT, LEFT_MIDDLE, Mesh, NORMAL, RIGHT_MIDDLE, SMALL, Sheet, WIDTH,
    around, axes, badge, bold, curve, dashes, figure, head, letters, number, stroke, units, write,
};
use crate::colour::{INK, SOFT, line};
use crate::figure::Figure;
use ennea::chaos::escape::{Rate, Survival};
use plotters::prelude::*;

/// The starts of one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The name of the puzzle.
    pub name: String,
    /// When its starts were solved.
    pub survival: Survival,
    /// The rate in the window that counts.
    pub rate: Rate,
}

/// p(t) of some puzzles, and their rates.
pub fn survivals(title: &str, details: &str, all: &[Series]) -> Figure {
    let row = 13.0;
    let legend = 26.0 + row * all.len() as f32;
    let (tops, heights) = ([44.0, 302.0], [212.0, 150.0]);
    let height = tops[1] + heights[1] + BELOW + 6.0 + legend;
    figure(title, [WIDTH, height], |sheet| {
        head(sheet, title, details)?;
        let frame = |k: usize| Frame {
            x: LEFT + 14.0,
            y: tops[k],
            width: WIDTH - LEFT - 30.0,
            height: heights[k],
        };
        fractions(sheet, frame(0), all)?;
        rates(sheet, frame(1), all)?;
        table(sheet, all, tops[1] + heights[1] + BELOW + 16.0, row)?;
        Ok(Vec::new())
    })
}

/// The last time that is of interest: that of the last event, or when a start was given up.
fn end(survival: &Survival) -> f64 {
    match survival.solved() < survival.starts() {
        true => survival.until(),
        false => survival.times().last().copied().unwrap_or(1.0),
    }
}

fn fractions(sheet: &Sheet<'_, '_>, frame: Frame, all: &[Series]) -> Drawn {
    let last = all.iter().map(|one| end(&one.survival)).fold(1.0, f64::max);
    let lowest = |survival: &Survival| {
        let left = survival.starts() - survival.solved();
        0.7 * left.max(1) as f64 / survival.starts() as f64
    };
    let least = all.iter().map(|one| lowest(&one.survival)).fold(0.7, f64::min);
    let place = around(sheet, frame);
    let mut panel = ChartBuilder::on(&place)
        .x_label_area_size(units(BELOW))
        .y_label_area_size(units(LEFT))
        .build_cartesian_2d(0.0..1.02 * last, (least..1.15).log_scale())?;
    axes(&mut panel, Mesh::With, ["analog time t", "p(t), unsolved"], [8, 6])?;
    for (k, one) in all.iter().enumerate() {
        let Series { survival, rate, .. } = one;
        let n = survival.starts() as f64;
        // A stair; what is left of the last start cannot be shown on this axis.
        let mut points = vec![(0.0, 1.0)];
        for (solved, &time) in survival.times().iter().enumerate() {
            let left = |solved: usize| (n - solved as f64) / n;
            points.push((time, left(solved)));
            if left(solved + 1) > 0.0 {
                points.push((time, left(solved + 1)));
            }
        }
        let lasts = points.last().map_or(1.0, |point| point.1);
        points.push((end(survival), lasts));
        let at = badge_place(&points, k, all.len(), last);
        curve(&mut panel, points.into_iter(), dashes(k), stroke(line(k), 1.3))?;
        if let Some(kappa) = rate.kappa() {
            let from = rate.window.from;
            // Where it would begin if the stair were met in the middle of the window's logarithm.
            let to = rate.window.to.min(end(survival));
            let start = survival.unsolved(from);
            let fit = [from, to].map(|t| (t, (start * (-kappa * (t - from)).exp()).max(least)));
            let fit = match fit[1].1 > least {
                true => fit,
                false => [fit[0], (from + (start / least).ln() / kappa, least)],
            };
            curve(&mut panel, fit.into_iter(), Some([1.2, 2.0]), stroke(INK, 0.8))?;
        }
        badge(sheet, &(k + 1).to_string(), line(k), panel.backend_coord(&at))?;
    }
    let (x, y) = (frame.x + frame.width - 4.0, frame.y + 20.0);
    let style = letters(SMALL, SOFT).pos(RIGHT_MIDDLE);
    write(sheet, "dotted: exp(\u{2212}\u{3ba} t) in the window of the estimate", &style, x, y)
}

/// Where a stair gets its number: those of several stairs at different times.
fn badge_place(points: &[(f64, f64)], k: usize, n: usize, last: f64) -> (f64, f64) {
    let own = points.last().map_or(1.0, |point| point.0);
    let time = (own * 0.92).min(last * (0.35 + 0.6 * (k + 1) as f64 / n as f64));
    let place = points.partition_point(|point| point.0 <= time).max(1);
    (time, points[place - 1].1)
}

fn rates(sheet: &Sheet<'_, '_>, frame: Frame, all: &[Series]) -> Drawn {
    // Middles of windows, rates with events, and the factor of a standard error.
    let of = |one: &Series| -> Vec<(f64, f64, f64)> {
        let rates = one.survival.rates();
        let place = |rate: &Rate| {
            let middle = (rate.window.from.max(rate.window.to / 4.0) * rate.window.to).sqrt();
            let kappa = rate.kappa()?;
            Some((middle, kappa, (rate.events as f64).sqrt().recip().exp()))
        };
        rates.iter().filter_map(place).collect()
    };
    let rates: Vec<Vec<(f64, f64, f64)>> = all.iter().map(of).collect();
    let flat = || rates.iter().flatten();
    let least = flat().map(|(_, rate, factor)| rate / factor).fold(1.0, f64::min);
    let most = flat().map(|(_, rate, factor)| rate * factor).fold(least, f64::max);
    let first = flat().map(|(time, ..)| *time).fold(1e3, f64::min);
    let last = flat().map(|(time, ..)| *time).fold(first, f64::max);
    let place = around(sheet, frame);
    let mut panel = ChartBuilder::on(&place)
        .x_label_area_size(units(BELOW))
        .y_label_area_size(units(LEFT))
        .build_cartesian_2d(
            (0.7 * first..1.6 * last).log_scale(),
            (0.6 * least..1.6 * most).log_scale(),
        )?;
    axes(
        &mut panel,
        Mesh::With,
        ["analog time t (windows that double)", "rate of escape"],
        [8, 5],
    )?;
    for (k, points) in rates.iter().enumerate() {
        let style = stroke(line(k), 1.2);
        // Those of several puzzles stand a little apart.
        let shift = 1.0 + 0.025 * (k as f64 - 0.5 * (all.len() - 1) as f64);
        let values = points.iter().map(|&(time, rate, _)| (time * shift, rate));
        curve(&mut panel, values, dashes(k), style)?;
        for &(time, rate, factor) in points {
            let (low, high) = ((time * shift, rate / factor), (time * shift, rate * factor));
            curve(&mut panel, [low, high].into_iter(), None, stroke(line(k), 0.8))?;
            let (x, y) = panel.backend_coord(&(time * shift, rate));
            sheet.draw(&Circle::new((x, y), units(1.8), line(k).filled()))?;
        }
        if let Some(&(time, rate, _)) = points.last() {
            let (x, y) = panel.backend_coord(&(time, rate));
            badge(sheet, &(k + 1).to_string(), line(k), (x + units(9.0), y))?;
        }
    }
    Ok(())
}

/// Which line is which puzzle, and what was estimated.
fn table(sheet: &Sheet<'_, '_>, all: &[Series], top: f32, row: f32) -> Drawn {
    let columns = [("starts", 250.0), ("events", 288.0), ("window", 352.0), ("\u{3b7}", 464.0)];
    for (text, x) in columns {
        write(sheet, text, &letters(SMALL, SOFT).pos(RIGHT_MIDDLE), x, top)?;
    }
    for (k, one) in all.iter().enumerate() {
        let y = top + row * (k + 1) as f32;
        let Series { survival, rate, name } = one;
        badge(sheet, &(k + 1).to_string(), line(k), (units(16.0), units(y)))?;
        let ends = [26.0, 52.0].map(|x| (units(x), units(y)));
        match dashes(k) {
            None => sheet.draw(&PathElement::new(ends, stroke(line(k), 1.3)))?,
            Some([dash, gap]) => {
                let [dash, gap] = [dash, gap].map(units);
                let style = stroke(line(k), 1.3);
                sheet.draw(&plotters::element::DashedPathElement::new(ends, dash, gap, style))?;
            }
        }
        write(sheet, name, &bold(NORMAL, INK).pos(LEFT_MIDDLE), 58.0, y)?;
        let eta = match (rate.eta(), rate.eta_error(), rate.eta_least()) {
            (Some(eta), Some(error), _) => format!("{eta:.2} \u{b1} {error:.2}"),
            (_, _, Some(least)) => format!("> {least:.2}"),
            _ => "\u{2212}".to_owned(),
        };
        let window = format!("{:.0} to {:.0}", rate.window.from, rate.window.to);
        let texts = [survival.starts().to_string(), rate.events.to_string(), window, eta];
        for (text, (_, x)) in texts.iter().zip(columns) {
            write(sheet, text, &letters(NORMAL, INK).pos(RIGHT_MIDDLE), x, y)?;
        }
        if let Some(kappa) = rate.kappa() {
            let style = letters(NORMAL, INK).pos(RIGHT_MIDDLE);
            write(sheet, &number(kappa), &style, 400.0, y)?;
        }
    }
    write(sheet, "\u{3ba}", &letters(SMALL, SOFT).pos(RIGHT_MIDDLE), 400.0, top)
}
