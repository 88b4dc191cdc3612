//! Places for names: beside points, clear of everything else.

use crate::canvas::{Canvas, LEFT_MIDDLE, MIDDLE, RIGHT_MIDDLE, letters, stroke, units};
use crate::chart::SMALL;
use crate::colour::{INK, SOFT};
use crate::drawing::Direction;
use crate::line::Point;

/// A rectangle: left, top, right, bottom, in units.
pub(crate) type Rectangle = [i32; 4];

/// Room in a panel: its inside, and the rectangles in it that are taken.
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

    /// Tests whether a rectangle is inside, with a gap to all that is taken.
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
