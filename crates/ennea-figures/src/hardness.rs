//! The scale of hardness: eta against the number of clues, with the paper's classes as bands, and against
//! the rating of Sudoku Explainer where there is one.

use crate::chart::{
    Drawn, Frame, LEFT, LEFT_BASE, LEFT_MIDDLE, MIDDLE, Mesh, RIGHT_MIDDLE, SMALL, Sheet, WIDTH,
    around, axes, bold, figure, head, letters, panel, stroke, units, width,
};
use crate::colour::{INK, SOFT};
use crate::figure::Figure;
use ennea::chaos::escape::Rate;
use plotters::prelude::*;

/// A puzzle on the scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// Its name.
    pub name: String,
    /// How many clues it has.
    pub clues: usize,
    /// How fast it is solved.
    pub rate: Rate,
    /// Its rating on the scale `se-1.2.1`, in tenths.
    pub rating: Option<u8>,
}

/// The classes of `[ERT2012]`, from eta = 0 on, each one wide.
const CLASSES: [&str; 4] = ["easy", "medium", "hard", "ultra-hard"];

/// Puzzles on the scale.
pub fn scale(title: &str, details: &str, subjects: &[Subject]) -> Figure {
    let points = |x: fn(&Subject) -> Option<f64>| -> Vec<Point> {
        subjects.iter().filter_map(|subject| Point::of(subject, x(subject)?)).collect()
    };
    let by_clues = points(|subject| Some(subject.clues as f64));
    let by_rating = points(|subject| subject.rating.map(|tenths| f64::from(tenths) / 10.0));
    let tall = 250.0;
    let panels = if by_rating.len() > 1 { 2 } else { 1 };
    let row = tall + 50.0;
    figure(title, [WIDTH, 40.0 + panels as f32 * row], |sheet| {
        head(sheet, title, details)?;
        let frame = |k: usize| Frame {
            x: LEFT + 8.0,
            y: 42.0 + k as f32 * row,
            width: WIDTH - LEFT - 24.0,
            height: tall,
        };
        chart(sheet, frame(0), &by_clues, "clues", 1.0)?;
        if panels == 2 {
            chart(sheet, frame(1), &by_rating, "rating se-1.2.1", 0.3)?;
        }
        Ok(Vec::new())
    })
}

/// A puzzle in a chart.
#[derive(Clone, Debug, PartialEq)]
struct Point {
    name: String,
    x: f64,
    eta: f64,
    /// Its standard error; none where eta is a lower bound.
    error: Option<f64>,
}

impl Point {
    fn of(subject: &Subject, x: f64) -> Option<Self> {
        let name = subject.name.clone();
        let rate = &subject.rate;
        let eta = rate.eta().or(rate.eta_least())?;
        Some(Self { name, x, eta, error: rate.eta_error() })
    }
}

fn chart(sheet: &Sheet<'_, '_>, frame: Frame, points: &[Point], name: &str, room: f64) -> Drawn {
    let least = points.iter().map(|point| point.x).fold(f64::MAX, f64::min) - room;
    let most = points.iter().map(|point| point.x).fold(f64::MIN, f64::max) + room;
    let low = points.iter().map(|point| point.eta).fold(0.0, f64::min).floor();
    let high = points.iter().map(|point| point.eta + 0.3).fold(4.2, f64::max);
    let place = around(sheet, frame);
    let mut panel = panel(&place, [least, most], [low, high])?;
    for (k, class) in CLASSES.iter().enumerate() {
        let from = k as f64;
        let to = if k + 1 == CLASSES.len() { high } else { from + 1.0 };
        let shade = RGBColor(255, 255, 255).mix(0.0);
        let fill = match k % 2 {
            0 => RGBColor(240, 240, 240).mix(1.0),
            _ => shade,
        };
        panel.draw_series([Rectangle::new([(least, from), (most, to)], fill.filled())])?;
        let (x, y) = panel.backend_coord(&(least, from));
        let style = bold(SMALL, SOFT).pos(LEFT_BASE);
        sheet.draw_text(class, &style, (x + units(5.0), y - units(5.0)))?;
    }
    axes(&mut panel, Mesh::With, [name, "\u{3b7} = \u{2212}log\u{2081}\u{2080} \u{3ba}"], [10, 6])?;
    let mut taken = Vec::new();
    let mut places = Vec::new();
    for point in points {
        let (x, y) = panel.backend_coord(&(point.x, point.eta));
        let half = point.error.map_or(0.0, |error| {
            let (_, top) = panel.backend_coord(&(point.x, point.eta + error));
            f64::from(y - top)
        });
        let radius = units(2.6);
        let bar = units(1.0);
        for (across, up) in [(radius, radius), (bar, half as i32)] {
            taken.push([x - across, y - up, x + across, y + up]);
        }
        places.push((x, y, half as i32));
    }
    for (point, &(x, y, half)) in points.iter().zip(&places) {
        let ends = [(x, y - half), (x, y + half)];
        sheet.draw(&PathElement::new(ends, stroke(INK, 0.8)))?;
        match point.error {
            Some(_) => sheet.draw(&Circle::new((x, y), units(2.6), INK.filled()))?,
            // A bound: an arrow upwards.
            None => {
                let corners = [(0.0, -7.0), (3.2, 0.0), (-3.2, 0.0)];
                let corners = corners.map(|(dx, dy)| (x + units(dx), y + units(dy)));
                sheet.draw(&Polygon::new(corners, INK.filled()))?;
            }
        }
    }
    let (across, down) = panel.plotting_area().get_pixel_range();
    let inside = [across.start, down.start, across.end, down.end];
    for (point, &(x, y, _)) in points.iter().zip(&places) {
        label(sheet, &point.name, (x, y), inside, &mut taken)?;
    }
    Ok(())
}

/// Left, top, right, bottom.
type Rect = [i32; 4];

/// Writes a name beside its point where nothing else is, near it if that is possible.
fn label(
    sheet: &Sheet<'_, '_>,
    name: &str,
    (x, y): (i32, i32),
    inside: Rect,
    taken: &mut Vec<Rect>,
) -> Drawn {
    let style = letters(SMALL, INK);
    let (across, up) = (units(width(sheet, name, &style)), units(3.4));
    let rect = |dx: i32, dy: i32| match dx {
        // Its left, its right or its middle is what is put there.
        1.. => [x + dx, y + dy - up, x + dx + across, y + dy + up],
        ..0 => [x + dx - across, y + dy - up, x + dx, y + dy + up],
        0 => [x - across / 2, y + dy - up, x + across / 2, y + dy + up],
    };
    let mut places = Vec::new();
    for radius in [6.0, 9.0, 13.0, 18.0, 24.0, 32.0, 42.0, 54.0_f32] {
        for angle in
            [0.0, 180.0, 330.0, 30.0, 210.0, 150.0, 300.0, 60.0, 240.0, 120.0, 270.0, 90.0_f32]
        {
            let (sin, cos) = angle.to_radians().sin_cos();
            places.push((units(radius * cos), units(radius * sin)));
        }
    }
    let is_free = |rect: &Rect| {
        let is_inside = rect[0] >= inside[0]
            && rect[1] >= inside[1]
            && rect[2] <= inside[2]
            && rect[3] <= inside[3];
        let gap = units(1.0);
        is_inside
            && taken.iter().all(|other| {
                rect[0] > other[2] + gap
                    || rect[2] < other[0] - gap
                    || rect[1] > other[3] + gap
                    || rect[3] < other[1] - gap
            })
    };
    let found = places.iter().find(|(dx, dy)| is_free(&rect(*dx, *dy)));
    let &(dx, dy) = found.unwrap_or(&places[0]);
    let place = rect(dx, dy);
    if (dx * dx + dy * dy) > units(11.0).pow(2) {
        let end = (x + dx * 19 / 20, y + dy * 19 / 20);
        sheet.draw(&PathElement::new([(x, y), end], stroke(SOFT, 0.4)))?;
    }
    taken.push(place);
    let (pos, at) = match dx {
        1.. => (LEFT_MIDDLE, place[0]),
        ..0 => (RIGHT_MIDDLE, place[2]),
        0 => (MIDDLE, x),
    };
    sheet.draw_text(name, &style.pos(pos), (at, y + dy))
}
