//! Maps of where starts lead, after Figure 3 of `[ERT2012]`: a panel for each time, and one for when each
//! start was solved.

use crate::chart::{
    BELOW, Drawn, Frame, LEFT, LEFT_BASE, LEFT_MIDDLE, MIDDLE, Mesh, NORMAL, RIGHT_MIDDLE, SMALL,
    Sheet, WIDTH, around, axes, bold, figure, head, letters, number, panel, stroke, units, width,
    write,
};
use crate::colour::{INK, SOFT, area, scale};
use crate::figure::{Figure, Picture};
use ennea::chaos::basin::{Map, Plane, View};
use plotters::prelude::*;

/// What is written on a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Words<'a> {
    /// The title.
    pub title: &'a str,
    /// What belongs to it: seed, steps.
    pub details: &'a str,
    /// The names of the scanned spins.
    pub axes: [&'a str; 2],
    /// The names of the watched variables, such as digits.
    pub watched: &'a [String],
    /// Which of them is true in the solution.
    pub solution: Option<usize>,
}

/// Points of a map that must be solved, as a fraction, for when they were to be worth a panel.
const WORTH: f64 = 0.01;

/// A map of some times, and of when points were solved, if enough of them were.
///
/// # Panics
/// If the map is not that of the plane and the view.
pub fn basins(words: &Words<'_>, plane: &Plane, view: &View, map: &Map) -> Figure {
    let solved: Vec<f64> = map.solved.iter().flatten().copied().collect();
    let is_worth = solved.len() as f64 > WORTH * map.solved.len() as f64;
    let panels = view.times.len() + usize::from(is_worth);
    let columns = if panels == 1 { 1 } else { 2 };
    let rows = panels.div_ceil(columns);
    let size = (WIDTH - 16.0) / columns as f32 - LEFT - 10.0;
    let ratio = ((plane.y[1] - plane.y[0]) / (plane.x[1] - plane.x[0])) as f32;
    let tall = (size * ratio).clamp(0.3 * size, 2.0 * size);
    let (wide, tall) = if columns == 1 { (0.75 * size, 0.75 * tall) } else { (size, tall) };
    let row = tall + BELOW + 24.0;
    let is_free = panels > 1 && panels % 2 == 1;
    let height = 38.0 + rows as f32 * row + if is_free { 12.0 } else { 36.0 };
    figure(words.title, [WIDTH, height], |sheet| {
        head(sheet, words.title, words.details)?;
        let mut pictures = Vec::new();
        for k in 0..panels {
            let frame = Frame {
                x: 8.0 + LEFT + (k % columns) as f32 * (size + LEFT + 10.0),
                y: 58.0 + (k / columns) as f32 * row,
                width: wide,
                height: tall,
            };
            let dots = match (view.times.get(k), map.greatest.get(k)) {
                (Some(time), Some(greatest)) => {
                    name(sheet, frame, &format!("t = {}", number(*time)))?;
                    let n = words.watched.len();
                    greatest.iter().map(|&digit| rgb(area(digit.into(), n))).collect()
                }
                _ => {
                    name(sheet, frame, "when the solution was found")?;
                    let ends = ends(&solved);
                    map.solved.iter().map(|time| rgb(shade(*time, ends))).collect()
                }
            };
            let place = around(sheet, frame);
            let mut panel = panel(&place, plane.x, plane.y)?;
            let (x, y) = panel.plotting_area().get_pixel_range();
            let points = |units: i32| units as f32 / crate::canvas::UNIT;
            pictures.push(Picture {
                area: [
                    points(x.start),
                    points(y.start),
                    points(x.end - x.start),
                    points(y.end - y.start),
                ],
                columns: plane.size[0],
                dots,
            });
            axes(&mut panel, Mesh::Without, words.axes, [5, 5])?;
        }
        let base = height - 16.0;
        // A place that no panel takes is the legend's.
        let free =
            is_free.then(|| [8.0 + LEFT + size + LEFT + 10.0, 70.0 + (rows - 1) as f32 * row]);
        legend(sheet, words, free, [8.0 + LEFT, base])?;
        if is_worth {
            bar(sheet, ends(&solved), view.until, map.solved.iter().any(Option::is_none), base)?;
        }
        Ok(pictures)
    })
}

/// The name of a panel, above it.
fn name(sheet: &Sheet<'_, '_>, frame: Frame, text: &str) -> Drawn {
    write(sheet, text, &bold(NORMAL, INK).pos(LEFT_BASE), frame.x, frame.y - 5.0)
}

/// Which colour is which digit: in a column from a free place on, or in a row.
fn legend(
    sheet: &Sheet<'_, '_>,
    words: &Words<'_>,
    free: Option<[f32; 2]>,
    row: [f32; 2],
) -> Drawn {
    let n = words.watched.len();
    let [mut x, mut y] = free.unwrap_or(row);
    for (k, watched) in words.watched.iter().enumerate() {
        let corners = [(x, y - 5.0), (x + 10.0, y + 5.0)];
        let corners = corners.map(|(x, y)| (units(x), units(y)));
        sheet.draw(&Rectangle::new(corners, area(k, n).filled()))?;
        sheet.draw(&Rectangle::new(corners, stroke(INK, 0.4)))?;
        let is_solution = words.solution == Some(k);
        let style = if is_solution { bold(NORMAL, INK) } else { letters(NORMAL, INK) };
        write(sheet, watched, &style.pos(LEFT_MIDDLE), x + 14.0, y)?;
        match free {
            Some(_) => y += 15.0,
            None => x += 21.0 + width(sheet, watched, &style),
        }
    }
    if words.solution.is_some() {
        write(sheet, "bold: the solution", &letters(SMALL, SOFT).pos(LEFT_MIDDLE), x, y)?;
    }
    Ok(())
}

/// Which shade is which time.
fn bar(
    sheet: &Sheet<'_, '_>,
    [first, last]: [f64; 2],
    until: f64,
    is_unsolved: bool,
    base: f32,
) -> Drawn {
    let (left, across, parts) = (WIDTH - 190.0, 120.0, 48);
    for k in 0..parts {
        let at = |k: usize| left + across * k as f32 / parts as f32;
        let corners = [(units(at(k)), units(base - 5.0)), (units(at(k + 1)), units(base + 5.0))];
        let x = (k as f64 + 0.5) / parts as f64;
        sheet.draw(&Rectangle::new(corners, scale(0.85 * x).filled()))?;
    }
    let style = letters(SMALL, INK).pos(MIDDLE);
    for x in [0.0, 0.5, 1.0] {
        let time = first * (last / first).powf(x);
        let text = number((time * 10.0).round() / 10.0);
        write(sheet, &text, &style, left + across * x as f32, base + 11.0)?;
    }
    let style = letters(SMALL, INK).pos(RIGHT_MIDDLE);
    write(sheet, "t*", &style, left - 4.0, base)?;
    if is_unsolved {
        let corners = [
            (units(left + across + 8.0), units(base - 5.0)),
            (units(left + across + 18.0), units(base + 5.0)),
        ];
        sheet.draw(&Rectangle::new(corners, shade(None, [1.0, 2.0]).filled()))?;
        let style = letters(SMALL, INK).pos(LEFT_MIDDLE);
        write(sheet, &format!("> {}", number(until)), &style, left + across + 21.0, base)?;
    }
    Ok(())
}

/// The first and the last time of a scale.
fn ends(solved: &[f64]) -> [f64; 2] {
    let first = solved.iter().copied().fold(f64::MAX, f64::min);
    let last = solved.iter().copied().fold(0.0, f64::max);
    [first, last.max(1.001 * first)]
}

/// The later the darker, by the logarithm; black, if it was never.
fn shade(time: Option<f64>, [first, last]: [f64; 2]) -> RGBColor {
    match time {
        Some(time) => scale(0.85 * (time / first).ln() / (last / first).ln()),
        None => RGBColor(10, 10, 20),
    }
}

fn rgb(RGBColor(red, green, blue): RGBColor) -> [u8; 3] {
    [red, green, blue]
}
