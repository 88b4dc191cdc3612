//! One grid: thin lines around cells, thick ones around boxes or regions, digits in the middle; cells of
//! diagonals, windows and other such houses are grey.
//!
//! A digit's ink is centred across, so that a 1 stands in the middle too; all digits of a row share
//! a baseline, on which their common height is centred.  Rows and columns may be numbered at the edge.

use crate::fonts::{Fonts, Line, Weight};
use crate::page::{Area, Mark};
use ennea_base::rules::{HouseKind, Rules};
use ennea_base::{Cell, Digit, SIDE_MAX, Shape};

/// Thickness of lines around boxes, as a multiple of that of other lines.
const THICKER: f32 = 2.75;

/// The thickness of lines around cells, as part of a cell, and its bounds in points.
const THIN: f32 = 1.0 / 55.0;
const THIN_MIN: f32 = 0.4;
const THIN_MAX: f32 = 1.0;

/// The room for the numbers of rows and columns, as part of a square, and its least value in points.
const LABELS: f32 = 0.05;
const LABELS_MIN: f32 = 9.0;

/// The size of these numbers, as part of their room.
const LABEL: f32 = 0.8;

/// The part of a square that numbers of rows on the left and of columns on top leave.
pub(super) fn beside_labels(square: Area) -> Area {
    let room = (LABELS * square.width).max(LABELS_MIN).min(square.width);
    let side = square.width - room;
    Area { x: square.x + room, y: square.y + room, width: side, height: side }
}

/// Digits, shaped once for a document.
#[derive(Debug)]
pub(super) struct Digits {
    /// For each weight and digit its glyph, and the middle of its ink in ems.
    lines: [Vec<(Line, f32)>; 2],
    heights: [f32; 2],
}

impl Digits {
    pub(super) fn new(fonts: &Fonts<'_>) -> Self {
        let shaped = |weight: Weight| {
            let digits = Digit::all(SIDE_MAX).map(|digit| {
                let line = fonts.shape(weight, &digit.to_string());
                let [left, right] = fonts.ink(&line);
                (line, (left + right) / 2.0)
            });
            digits.collect()
        };
        let weights = [Weight::Regular, Weight::Bold];
        Self {
            lines: weights.map(shaped),
            heights: weights.map(|weight| fonts.digit_height(weight)),
        }
    }
}

/// The lines and cells of a grid in a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lattice<'a> {
    shape: Shape,
    rules: &'a Rules,
    square: Area,
    thick: f32,
    thin: f32,
    /// The side of a cell, from middle to middle of lines.
    pub(super) cell: f32,
}

impl<'a> Lattice<'a> {
    pub(super) fn new(rules: &'a Rules, square: Area) -> Self {
        let shape = rules.shape();
        let cells = shape.side() as f32;
        let thin = (square.width / cells * THIN).clamp(THIN_MIN, THIN_MAX);
        let thick = THICKER * thin;
        Self { shape, rules, square, thick, thin, cell: (square.width - thick) / cells }
    }

    /// The cells of houses that are drawn, a run of them at a time.
    pub(super) fn shades(&self) -> Vec<Mark> {
        let cells = self.rules.drawn_cells();
        let mut runs: Vec<(Cell, Area)> = Vec::new();
        for cell in cells {
            let area = self.cell_area(cell);
            match runs.last_mut() {
                Some((last, run))
                    if last.index() + 1 == cell.index()
                        && self.shape.row(*last) == self.shape.row(cell) =>
                {
                    *run = run.join(&area);
                    *last = cell;
                }
                _ => runs.push((cell, area)),
            }
        }
        runs.into_iter().map(|(_, run)| Mark::Shade(run)).collect()
    }

    /// The lines.
    pub(super) fn bars(&self) -> Vec<Mark> {
        let side = self.shape.side();
        let Area { x, y, width: length, .. } = self.square;
        let mut bars = Vec::new();
        for k in 0..=side {
            let at = self.thick / 2.0 + k as f32 * self.cell;
            let has_boxes = self.rules.has(HouseKind::Box);
            let is_thick = |each: usize| {
                if has_boxes { k % each == 0 } else { k % side == 0 }
            };
            let width = |each: usize| if is_thick(each) { self.thick } else { self.thin };
            let across = width(self.shape.box_rows());
            let down = width(self.shape.box_columns());
            bars.push(Area { x, y: y + at - across / 2.0, width: length, height: across });
            bars.push(Area { x: x + at - down / 2.0, y, width: down, height: length });
        }
        bars.extend(self.borders());
        bars.into_iter().map(Mark::Bar).collect()
    }

    /// The thick lines between regions.
    fn borders(&self) -> Vec<Area> {
        let mut borders = Vec::new();
        let half = self.thick / 2.0;
        for (cell, [left, upper]) in self.rules.borders() {
            let Area { x, y, width, height } = self.cell_area(cell);
            let (x, y) = (x - half, y - half);
            if left {
                borders.push(Area { x, y, width: self.thick, height: height + self.thick });
            }
            if upper {
                borders.push(Area { x, y, width: width + self.thick, height: self.thick });
            }
        }
        borders
    }

    /// The numbers of rows and columns, in what [`beside_labels`] left free.
    pub(super) fn labels(&self, fonts: &Fonts<'_>, square: Area) -> Vec<Mark> {
        let room = self.square.x - square.x;
        let size = LABEL * room;
        let height = fonts.digit_height(Weight::Regular) * size;
        let number = |k: usize| fonts.shape(Weight::Regular, &(k + 1).to_string());
        let row = |k: usize| {
            let line = number(k);
            let x = self.square.x - line.width * size - 0.3 * room;
            Mark::Text { at: [x, self.middle(self.square.y, k) + height / 2.0], size, line }
        };
        let column = |k: usize| {
            let line = number(k);
            let x = self.middle(self.square.x, k) - line.width * size / 2.0;
            Mark::Text { at: [x, self.square.y - 0.25 * room], size, line }
        };
        let side = self.shape.side();
        (0..side).map(row).chain((0..side).map(column)).collect()
    }

    /// The middle of a cell of this row or column, where the first line is here.
    fn middle(&self, start: f32, k: usize) -> f32 {
        start + self.thick / 2.0 + (k as f32 + 0.5) * self.cell
    }

    /// A cell, from middle to middle of its lines.
    pub(super) fn cell_area(&self, cell: Cell) -> Area {
        let half = self.cell / 2.0;
        Area {
            x: self.middle(self.square.x, self.shape.column(cell)) - half,
            y: self.middle(self.square.y, self.shape.row(cell)) - half,
            width: self.cell,
            height: self.cell,
        }
    }

    /// A digit in its cell.
    pub(super) fn digit(
        &self,
        digits: &Digits,
        weight: Weight,
        size: f32,
        cell: Cell,
        digit: Digit,
    ) -> Mark {
        let (line, middle) = &digits.lines[weight as usize][digit.index()];
        let height = digits.heights[weight as usize];
        let x = self.middle(self.square.x, self.shape.column(cell)) - middle * size;
        let y = self.middle(self.square.y, self.shape.row(cell)) + height * size / 2.0;
        Mark::Text { at: [x, y], size, line: line.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: Area = Area { x: 10.0, y: 20.0, width: 300.0, height: 300.0 };

    #[test]
    fn lines_are_inside_and_boxes_thick() {
        for (rows, columns) in [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4), (6, 6)] {
            let shape = Shape::new(rows, columns).unwrap();
            let lattice = Lattice::new(Rules::plain(shape), SQUARE);
            let (mut thick, mut thin) = (0, 0);
            for bar in lattice.bars() {
                let area = bar.area();
                assert!(area.x >= 9.99 && area.right() <= 310.01, "{shape}");
                assert!(area.y >= 19.99 && area.bottom() <= 320.01, "{shape}");
                let width = area.width.min(area.height);
                thick += usize::from((width - lattice.thick).abs() < 0.001);
                thin += usize::from((width - lattice.thin).abs() < 0.001);
            }
            // Around the boxes of C bands and R stacks.
            assert_eq!(thick, rows + 1 + columns + 1, "{shape}");
            assert_eq!(thick + thin, 2 * (shape.side() + 1), "{shape}");
            assert!((2.0..=3.0).contains(&(lattice.thick / lattice.thin)));
        }
    }

    /// Goal: digits are in the middle.  Method: the ink of each, on both sides and above and below.
    #[test]
    fn digits_are_centred() {
        let fonts = Fonts::default();
        let digits = Digits::new(&fonts);
        let lattice = Lattice::new(Rules::plain(Shape::CLASSIC), SQUARE);
        let cell = Shape::CLASSIC.cell(4, 4);
        for digit in Digit::all(9) {
            let mark = lattice.digit(&digits, Weight::Bold, 20.0, cell, digit);
            let Mark::Text { at, size, line } = mark else { panic!("text") };
            let [left, right] = fonts.ink(&line);
            let middle = at[0] + (left + right) / 2.0 * size;
            assert!((middle - 160.0).abs() < 0.01, "{digit}");
            let above = at[1] - fonts.digit_height(Weight::Bold) * size / 2.0;
            assert!((above - 170.0).abs() < 0.01, "{digit}");
        }
    }
}
