//! Where names are written: on curves far from other curves, beside points where nothing else is.

use crate::canvas::{Canvas, Direction, LEFT_MIDDLE, MIDDLE, RIGHT_MIDDLE, letters, stroke, units};
use crate::chart::SMALL;
use crate::colour::{INK, SOFT};
use crate::line::Point;
use crate::trajectory::{Curve, last};
use ennea::chaos::trace::Trace;

/// For each curve the sample where it is farthest from the others and from the labels before it.
pub(crate) fn apart(trace: &Trace, curves: &[Curve]) -> Vec<Option<usize>> {
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

/// A rectangle: left, top, right, bottom, in units.
pub(crate) type Rectangle = [i32; 4];

/// What is taken in a panel.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) inside: Rectangle,
    pub(crate) taken: Vec<Rectangle>,
}

impl Room {
    /// Writes a name beside its point where nothing else is, near it if that is possible.
    pub(crate) fn label(&mut self, canvas: &mut Canvas, name: &str, (x, y): Point) {
        let style = letters(SMALL, INK);
        let (across, up) = (units(canvas.width(name, style)), units(3.4));
        let around = |&(dx, dy): &Point| {
            // Its left, its right or its middle is what is put there.
            let left = match dx {
                1.. => x + dx,
                ..0 => x + dx - across,
                0 => x - across / 2,
            };
            let right = if dx == 0 { x + across / 2 } else { left + across };
            [left, y + dy - up, right, y + dy + up]
        };
        let places = places();
        let found = places.iter().find(|place| self.is_free(around(place)));
        let place @ &(dx, dy) = found.unwrap_or(&places[0]);
        let [left, _, right, _] = around(place);
        if (dx * dx + dy * dy) > units(11.0).pow(2) {
            let end = (x + dx * 19 / 20, y + dy * 19 / 20);
            canvas.line(&[(x, y), end], stroke(SOFT, 0.4));
        }
        self.taken.push(around(place));
        let (anchor, at) = match dx {
            1.. => (LEFT_MIDDLE, left),
            ..0 => (RIGHT_MIDDLE, right),
            0 => (MIDDLE, x),
        };
        canvas.text(name, style.at(anchor), (at, y + dy), Direction::Across);
    }

    /// Whether a rectangle is inside, with a gap to all that is taken.
    fn is_free(&self, [left, top, right, bottom]: Rectangle) -> bool {
        let [west, north, east, south] = self.inside;
        let gap = units(1.0);
        (left >= west && top >= north && right <= east && bottom <= south)
            && self.taken.iter().all(|other| {
                left > other[2] + gap
                    || right < other[0] - gap
                    || top > other[3] + gap
                    || bottom < other[1] - gap
            })
    }
}

/// Places around a point, the best first: near before far, right before left before others.
fn places() -> Vec<Point> {
    const RADII: [f32; 8] = [6.0, 9.0, 13.0, 18.0, 24.0, 32.0, 42.0, 54.0];
    const ANGLES: [f32; 12] =
        [0.0, 180.0, 330.0, 30.0, 210.0, 150.0, 300.0, 60.0, 240.0, 120.0, 270.0, 90.0];
    let place = |radius: f32, angle: f32| {
        let (sin, cos) = angle.to_radians().sin_cos();
        (units(radius * cos), units(radius * sin))
    };
    RADII.iter().flat_map(|&radius| ANGLES.map(|angle| place(radius, angle))).collect()
}
