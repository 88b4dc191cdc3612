//! Maps of where starts lead, after Figure 3 of `[ERT2012]`: a panel for each time, and one for
//! when each start was solved.

use crate::axis::Axis;
use crate::canvas::{
    Canvas, LEFT_BASE, LEFT_MIDDLE, Letters, MIDDLE, RIGHT_MIDDLE, UNIT, bold, letters, stroke,
    units,
};
use crate::chart::{BELOW, LEFT, Mesh, NORMAL, Panel, SMALL, WIDTH, head, number};
use crate::colour::{Colour, INK, SOFT, area, scale};
use crate::figure::Figure;
use crate::picture::Picture;
use ennea_chaos::basin::{Map, Plane, View};
use ennea_print::Area;

/// Texts that are written on a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Words<'a> {
    /// The title.
    pub title: &'a str,
    /// Details under the title: seed, steps.
    pub details: &'a str,
    /// The names of the scanned spins.
    pub axes: [&'a str; 2],
    /// The names of the watched variables, such as digits.
    pub watched: &'a [String],
    /// Index of the one of them that is true in the solution.
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
    let layout = Layout::new(panels, plane);
    let mut canvas = Canvas::new(words.title, [WIDTH, layout.height]);
    head(&mut canvas, words.title, words.details);
    for k in 0..panels {
        let frame = layout.frame(k);
        let (name, dots) = match (view.times.get(k), map.greatest.get(k)) {
            (Some(time), Some(greatest)) => {
                let colour = |&digit: &u8| area(digit.into(), words.watched.len());
                (format!("t = {}", number(*time)), greatest.iter().map(colour).collect())
            }
            _ => {
                let ends = ends(&solved);
                let dots = map.solved.iter().map(|time| shade(*time, ends)).collect();
                ("when the solution was found".to_owned(), dots)
            }
        };
        canvas.write(&name, bold(NORMAL, INK).at(LEFT_BASE), frame.x, frame.y - 5.0);
        let [x, y] = [plane.x, plane.y].map(|[from, to]| Axis::linear(from, to));
        let panel = Panel::new(frame, x, y);
        let Panel { left, top, right, bottom, .. } = panel;
        let area = [left, top, right - left, bottom - top].map(|units| units as f32 / UNIT);
        canvas.picture(Picture { area, columns: plane.size[0], dots });
        panel.axes(&mut canvas, Mesh::Without, words.axes, [5, 5]);
    }
    let base = layout.height - 16.0;
    legend(&mut canvas, words, layout.free, base);
    if is_worth {
        let rest = map.solved.contains(&None).then_some(view.until);
        bar(&mut canvas, ends(&solved), rest, base);
    }
    canvas.figure
}

/// Places of panels: one alone, or two in each row.
struct Layout {
    columns: usize,
    /// From one column to the next, and from one row to the next.
    steps: [f32; 2],
    /// Of a panel.
    size: [f32; 2],
    /// The upper left corner of a place that no panel takes.
    free: Option<[f32; 2]>,
    /// Of the figure.
    height: f32,
}

impl Layout {
    fn new(panels: usize, plane: &Plane) -> Self {
        let columns = panels.min(2);
        let rows = panels.div_ceil(columns);
        let wide = (WIDTH - 16.0) / columns as f32 - LEFT - 10.0;
        let ratio = ((plane.y[1] - plane.y[0]) / (plane.x[1] - plane.x[0])) as f32;
        let tall = (wide * ratio).clamp(0.3 * wide, 2.0 * wide);
        let size = if columns == 1 { [0.75 * wide, 0.75 * tall] } else { [wide, tall] };
        let steps = [wide + LEFT + 10.0, size[1] + BELOW + 24.0];
        let is_free = panels > 1 && panels % 2 == 1;
        let free = [8.0 + LEFT + wide + LEFT + 10.0, 70.0 + (rows - 1) as f32 * steps[1]];
        let height = 38.0 + rows as f32 * steps[1] + if is_free { 12.0 } else { 36.0 };
        Self { columns, steps, size, free: is_free.then_some(free), height }
    }

    fn frame(&self, k: usize) -> Area {
        Area {
            x: 8.0 + LEFT + (k % self.columns) as f32 * self.steps[0],
            y: 58.0 + (k / self.columns) as f32 * self.steps[1],
            width: self.size[0],
            height: self.size[1],
        }
    }
}

/// Says which colour is which digit: in a column from a free place on, or in a row.
fn legend(canvas: &mut Canvas, words: &Words<'_>, free: Option<[f32; 2]>, base: f32) {
    let [mut x, mut y] = free.unwrap_or([8.0 + LEFT, base]);
    for (k, watched) in words.watched.iter().enumerate() {
        let corners = [(x, y - 5.0), (x + 10.0, y + 5.0)].map(|(x, y)| (units(x), units(y)));
        canvas.rectangle(corners, area(k, words.watched.len()));
        canvas.frame(corners, stroke(INK, 0.4));
        let is_solution = words.solution == Some(k);
        let style = if is_solution { bold(NORMAL, INK) } else { letters(NORMAL, INK) };
        canvas.write(watched, style.at(LEFT_MIDDLE), x + 14.0, y);
        if free.is_some() {
            y += 15.0;
        } else {
            x += 21.0 + canvas.width(watched, style);
        }
    }
    if words.solution.is_some() {
        canvas.write("bold: the solution", letters(SMALL, SOFT).at(LEFT_MIDDLE), x, y);
    }
}

/// Says which shade is which time, and which stands for starts that were unsolved at the end.
fn bar(canvas: &mut Canvas, [first, last]: [f64; 2], unsolved_at: Option<f64>, base: f32) {
    let (left, across, parts) = (WIDTH - 190.0, 120.0, 48);
    let box_between =
        |from: f32, to: f32| [(units(from), units(base - 5.0)), (units(to), units(base + 5.0))];
    for k in 0..parts {
        let at = |k: usize| left + across * k as f32 / parts as f32;
        let x = (k as f64 + 0.5) / parts as f64;
        canvas.rectangle(box_between(at(k), at(k + 1)), scale(0.85 * x));
    }
    let small = |anchor| -> Letters { letters(SMALL, INK).at(anchor) };
    for x in [0.0, 0.5, 1.0] {
        let time = first * (last / first).powf(x);
        let text = number((time * 10.0).round() / 10.0);
        canvas.write(&text, small(MIDDLE), left + across * x as f32, base + 11.0);
    }
    canvas.write("t*", small(RIGHT_MIDDLE), left - 4.0, base);
    if let Some(until) = unsolved_at {
        let right = left + across;
        canvas.rectangle(box_between(right + 8.0, right + 18.0), shade(None, [1.0, 2.0]));
        canvas.write(&format!("> {}", number(until)), small(LEFT_MIDDLE), right + 21.0, base);
    }
}

/// The first and the last time of a scale.
fn ends(solved: &[f64]) -> [f64; 2] {
    let first = solved.iter().copied().fold(f64::MAX, f64::min);
    let last = solved.iter().copied().fold(0.0, f64::max);
    [first, last.max(1.001 * first)]
}

/// The later the darker, by the logarithm; black, if it was never.
fn shade(time: Option<f64>, [first, last]: [f64; 2]) -> Colour {
    time.map_or([10, 10, 20], |time| scale(0.85 * (time / first).ln() / (last / first).ln()))
}
