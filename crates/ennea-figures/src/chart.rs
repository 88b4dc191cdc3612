//! Parts that all figures share: sizes, a head, panels with axes, numbers on axes, kinds of lines.

use crate::axis::Axis;
use crate::canvas::{
    Canvas, LEFT_BASE, MIDDLE, MIDDLE_BASE, MIDDLE_TOP, RIGHT_MIDDLE, bold, letters, stroke, units,
};
use crate::colour::{Colour, INK, MESH, SOFT, WHITE};
use crate::drawing::{Direction, Stroke};
use crate::line::Point;
use ennea_print::Area;

/// The width of a figure, in points: a column of text on A4.
pub(crate) const WIDTH: f32 = 480.0;

/// Room for the numbers left of a panel and below it.
pub(crate) const LEFT: f32 = 40.0;
pub(crate) const BELOW: f32 = 30.0;

pub(crate) const SMALL: f32 = 8.0;
pub(crate) const NORMAL: f32 = 9.5;
pub(crate) const LARGE: f32 = 12.0;

/// The length of the ticks on an axis, in units.
const TICK: i32 = 30;

/// Writes a title, and below it what belongs to it, in smaller letters; 36 points high.
pub(crate) fn head(canvas: &mut Canvas, title: &str, details: &str) {
    canvas.write(title, bold(LARGE, INK).at(LEFT_BASE), 8.0, 18.0);
    canvas.write(details, letters(SMALL, SOFT).at(LEFT_BASE), 8.0, 30.0);
}

/// Presence of thin lines across a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mesh {
    With,
    Without,
}

/// A part of a sheet with two axes; the right and the lower side are the first beyond it, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Panel {
    x: Axis,
    y: Axis,
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) right: i32,
    pub(crate) bottom: i32,
}

impl Panel {
    /// A panel in a frame.
    pub(crate) fn new(frame: Area, x: Axis, y: Axis) -> Self {
        let (left, top) = (units(frame.x), units(frame.y));
        let (right, bottom) = (left + units(frame.width), top + units(frame.height));
        Self { x, y, left, top, right, bottom }
    }

    /// Place on the sheet of a point of the panel.
    pub(crate) fn at(&self, (x, y): (f64, f64)) -> Point {
        (self.across(x), self.up(y))
    }

    fn across(&self, x: f64) -> i32 {
        self.x.place(x, self.left, self.right - 1)
    }

    fn up(&self, y: f64) -> i32 {
        self.y.place(y, self.bottom - 1, self.top)
    }

    /// Draws a line through points of the panel, in a kind of its own; what is beyond a side goes
    /// along it.
    pub(crate) fn curve(
        &self,
        canvas: &mut Canvas,
        points: impl IntoIterator<Item = (f64, f64)>,
        kind: Option<[f32; 2]>,
        stroke: Stroke,
    ) {
        let inside = |point| {
            let (x, y) = self.at(point);
            (x.clamp(self.left, self.right), y.clamp(self.top, self.bottom))
        };
        let points: Vec<Point> = points.into_iter().map(inside).collect();
        canvas.dashed(&points, kind, stroke);
    }

    /// Draws the axes, with about as many numbers on each as told; without a name, the axis across
    /// has none, as they stand at the panel below it.
    pub(crate) fn axes(
        &self,
        canvas: &mut Canvas,
        mesh: Mesh,
        [x_name, y_name]: [&str; 2],
        [most_across, most_up]: [usize; 2],
    ) {
        let Self { left, top, right, bottom, .. } = *self;
        let (x_ticks, y_ticks) = (self.x.ticks(most_across), self.y.ticks(most_up));
        let name = letters(NORMAL, INK);
        let (middle, centre) = ((top + bottom) / 2, (left + right) / 2);
        canvas.text(y_name, name.at(MIDDLE_TOP), (left - units(LEFT), middle), Direction::Upwards);
        let below = (centre, bottom + units(BELOW));
        canvas.text(x_name, name.at(MIDDLE_BASE), below, Direction::Across);
        if mesh == Mesh::With {
            let thin = stroke(MESH, 0.5);
            for x in x_ticks.iter().map(|&x| self.across(x)) {
                canvas.line(&[(x, bottom - 1), (x, top)], thin);
            }
            for y in y_ticks.iter().map(|&y| self.up(y)) {
                canvas.line(&[(left, y), (right - 1, y)], thin);
            }
        }
        let (pen, label) = (stroke(INK, 0.6), letters(SMALL, INK));
        canvas.line(&[(left - 1, top), (left - 1, bottom - 1)], pen);
        for value in y_ticks {
            let at = (left - 2 * TICK, self.up(value));
            canvas.text(&number(value), label.at(RIGHT_MIDDLE), at, Direction::Across);
            canvas.line(&[(left - 1 - TICK, at.1), (left - 1, at.1)], pen);
        }
        canvas.line(&[(left, bottom), (right - 1, bottom)], pen);
        for value in x_ticks {
            let at = (self.across(value), bottom + 2 * TICK);
            let text = if x_name.is_empty() { String::new() } else { number(value) };
            canvas.text(&text, label.at(MIDDLE_TOP), at, Direction::Across);
            canvas.line(&[(at.0, bottom), (at.0, bottom + TICK)], pen);
        }
    }
}

/// A number on an axis: short, without a tail of rounding, with a true minus sign.
pub(crate) fn number(value: f64) -> String {
    let text = match value.abs() {
        0.0 => "0".to_owned(),
        size if !(1e-6..1e6).contains(&size) => format!("{value:.1e}"),
        size => {
            // Three digits that count, and no zeros behind them.
            let decimals = (2.0 - size.log10().floor()).max(0.0) as usize;
            let text = format!("{value:.decimals$}");
            if text.contains('.') {
                text.trim_end_matches('0').trim_end_matches('.').to_owned()
            } else {
                text
            }
        }
    };
    text.replace('-', "\u{2212}")
}

/// Dashes and gaps of line k, in points; the first kind has none.
pub(crate) fn dashes(k: usize) -> Option<[f32; 2]> {
    const KINDS: [Option<[f32; 2]>; 5] =
        [None, Some([6.0, 2.5]), Some([1.6, 1.6]), Some([11.0, 3.0]), Some([3.5, 2.0])];
    KINDS[k % KINDS.len()]
}

/// Draws a disc with a short name in it, to say which line is which.
pub(crate) fn badge(canvas: &mut Canvas, name: &str, colour: Colour, at: Point) {
    let radius = units(if name.chars().count() > 1 { 6.6 } else { 5.0 });
    canvas.disc(at, radius, WHITE);
    canvas.ring(at, radius, stroke(colour, 0.7));
    canvas.text(name, bold(SMALL - 0.5, colour).at(MIDDLE), at, Direction::Across);
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_print::Fonts;

    #[test]
    fn numbers_are_short() {
        for (value, text) in [
            (0.0, "0"),
            (-1.0, "\u{2212}1"),
            (0.30000000000000004, "0.3"),
            (2000.0, "2000"),
            (0.001, "0.001"),
            (1e-4, "0.0001"),
            (2.6e-4, "0.00026"),
            (-3e7, "\u{2212}3.0e7"),
            (12.5, "12.5"),
        ] {
            assert_eq!(number(value), text);
            assert_eq!(Fonts::default().check(text), Ok(()));
        }
    }
}
