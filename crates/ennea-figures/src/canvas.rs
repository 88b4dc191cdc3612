//! Canvas of figures: a list of drawings, in tenths of a point.
//!
//! Letters are glyphs whose places are known, and lines of one kind that follow each other become
//! one drawing.

use crate::colour::Colour;
use crate::drawing::{Direction, Drawing, Glyph, Stroke, Text};
use crate::figure::Figure;
use crate::line::{Point, dashes, thinned};
use crate::picture::Picture;
use ennea_print::{Fonts, Line, Weight};

/// The units that make a point.
pub(crate) const UNIT: f32 = 10.0;

/// A length in points, in units.
pub(crate) fn units(points: f32) -> i32 {
    (points * UNIT).round() as i32
}

/// A length in units, in points.
pub(crate) fn points(units: i32) -> f32 {
    round(units as f32 / UNIT, 10.0)
}

fn round(value: f32, parts: f32) -> f32 {
    (value * parts).round() / parts
}

/// A pen of some width, in points.
pub(crate) fn stroke(colour: Colour, width: f32) -> Stroke {
    Stroke { colour, width: units(width) }
}

/// The kind of letters that a text has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Letters {
    size: f32,
    weight: Weight,
    colour: Colour,
    anchor: [f32; 2],
}

/// Point of a text that stands at its place: parts of its width from the left, of its height from
/// the base.
pub(crate) const LEFT_BASE: [f32; 2] = [0.0, 0.0];
pub(crate) const LEFT_MIDDLE: [f32; 2] = [0.0, 0.5];
pub(crate) const RIGHT_MIDDLE: [f32; 2] = [1.0, 0.5];
pub(crate) const MIDDLE: [f32; 2] = [0.5, 0.5];
pub(crate) const MIDDLE_TOP: [f32; 2] = [0.5, 1.0];
pub(crate) const MIDDLE_BASE: [f32; 2] = [0.5, 0.0];

/// Letters with the left end of their base line at a point, unless they are anchored elsewhere.
pub(crate) fn letters(size: f32, colour: Colour) -> Letters {
    Letters { size, weight: Weight::Regular, colour, anchor: LEFT_BASE }
}

/// Bold letters of a size and colour.
pub(crate) fn bold(size: f32, colour: Colour) -> Letters {
    Letters { weight: Weight::Bold, ..letters(size, colour) }
}

impl Letters {
    /// The letters with another point of the text at its place.
    pub(crate) fn at(self, anchor: [f32; 2]) -> Self {
        Self { anchor, ..self }
    }
}

/// A sheet that is being drawn on.
#[derive(Debug)]
pub(crate) struct Canvas {
    fonts: Fonts<'static>,
    pub(crate) figure: Figure,
}

impl Canvas {
    /// A sheet of this width and height, in points, for a figure with a title.
    pub(crate) fn new(title: &str, size: [f32; 2]) -> Self {
        let [width, height] = size.map(|side| units(side) as f32 / UNIT);
        let figure = Figure { title: title.to_owned(), width, height, ..Figure::default() };
        Self { fonts: Fonts::default(), figure }
    }

    /// Puts a picture below all drawings.
    pub(crate) fn picture(&mut self, picture: Picture) {
        self.figure.pictures.push(picture);
    }

    /// Draws a line through points.
    pub(crate) fn line(&mut self, points: &[Point], stroke: Stroke) {
        let line = thinned(points);
        if line.len() < 2 {
            return;
        }
        match self.figure.drawings.last_mut() {
            Some(Drawing::Lines(last, lines)) if *last == stroke => lines.push(line),
            _ => self.figure.drawings.push(Drawing::Lines(stroke, vec![line])),
        }
    }

    /// Draws a line in dashes, which are as long as these dashes and gaps, in points; without them
    /// it is solid.
    pub(crate) fn dashed(&mut self, points: &[Point], kind: Option<[f32; 2]>, stroke: Stroke) {
        let Some([dash, gap]) = kind else { return self.line(points, stroke) };
        for dash in dashes(points, units(dash), units(gap)) {
            self.line(&dash, stroke);
        }
    }

    /// Fills an area.
    pub(crate) fn area(&mut self, corners: &[Point], colour: Colour) {
        let corners = corners.to_vec();
        self.figure.drawings.push(Drawing::Area { corners, colour, opacity: 1.0 });
    }

    /// Fills a rectangle given by its upper left and its lower right corner.
    pub(crate) fn rectangle(&mut self, corners: [Point; 2], colour: Colour) {
        self.area(&around(corners), colour);
    }

    /// Lays a white veil over a rectangle, below which drawings are faint.
    pub(crate) fn veil(&mut self, corners: [Point; 2]) {
        let corners = around(corners).to_vec();
        self.figure.drawings.push(Drawing::Area { corners, colour: [255; 3], opacity: 0.8 });
    }

    /// Draws the sides of a rectangle.
    pub(crate) fn frame(&mut self, corners: [Point; 2], stroke: Stroke) {
        let [a, b, c, d] = around(corners);
        self.line(&[a, b, c, d, a], stroke);
    }

    /// Fills a circle.
    pub(crate) fn disc(&mut self, centre: Point, radius: i32, colour: Colour) {
        self.figure.drawings.push(Drawing::Disc { centre, radius, colour });
    }

    /// Draws a circle.
    pub(crate) fn ring(&mut self, centre: Point, radius: i32, stroke: Stroke) {
        self.figure.drawings.push(Drawing::Ring { centre, radius, stroke });
    }

    /// Writes a text at a place in points.
    pub(crate) fn write(&mut self, text: &str, letters: Letters, x: f32, y: f32) {
        self.text(text, letters, (units(x), units(y)), Direction::Across);
    }

    /// Writes a text; what our fonts do not have is left out, though the label still says it.
    pub(crate) fn text(&mut self, text: &str, letters: Letters, at: Point, direction: Direction) {
        let Letters { size, colour, anchor: [from_left, from_base], .. } = letters;
        let line = self.shape(text, letters.weight);
        let mut x = 0.0 - from_left * (line.width * size);
        let base = from_base * (self.fonts.digit_height(Weight::Regular) * size);
        let mut glyphs = Vec::new();
        for run in &line.runs {
            for glyph in &run.glyphs {
                let key = (run.font, glyph.id);
                let number = self.figure.glyphs.len();
                self.figure.glyphs.entry(key).or_insert_with(|| Glyph {
                    number,
                    outline: self.fonts.outline(run.font, glyph.id),
                });
                let right = round(x + glyph.offset[0] * size, 100.0);
                let down = round(base - glyph.offset[1] * size, 100.0);
                glyphs.push((key, [right, down]));
                x += glyph.advance * size;
            }
        }
        let (label, scale) = (text.to_owned(), round(size / 1000.0, 1e6));
        let text = Text { label, colour, at, direction, scale, glyphs };
        self.figure.drawings.push(Drawing::Text(text));
    }

    /// The width of a text, in points, a tenth of a point more rather than less.
    pub(crate) fn width(&self, text: &str, letters: Letters) -> f32 {
        let width = f64::from(self.shape(text, letters.weight).width);
        (width * f64::from(letters.size * UNIT)).ceil() as f32 / UNIT
    }

    fn shape(&self, text: &str, weight: Weight) -> Line {
        let has = |c: &char| self.fonts.check(c.encode_utf8(&mut [0; 4])).is_ok();
        let text: String = text.chars().filter(has).collect();
        self.fonts.shape(weight, &text)
    }
}

/// The corners of a rectangle, one after the other.
fn around([(left, top), (right, bottom)]: [Point; 2]) -> [Point; 4] {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::INK;

    /// Goal: no title is refused.  Method: signs that no font of ours has, and signs of XML.
    #[test]
    fn texts_are_written_as_far_as_possible() {
        let mut canvas = Canvas::new("x", [50.0, 20.0]);
        for text in ["\u{3b7} = \u{2212}log\u{2081}\u{2080} \u{3ba} \u{b1}", "a\u{9f98}<b"] {
            canvas.write(text, letters(9.0, INK), 0.0, 0.0);
        }
        assert!(canvas.fonts.check("\u{3b7}\u{2212}\u{2081}\u{2080}\u{3ba}\u{b1}").is_ok());
        let svg = canvas.figure.svg();
        assert!(svg.contains("aria-label=\"a\u{9f98}&lt;b\""));
    }

    #[test]
    fn lines_of_one_kind_are_one_drawing() {
        let mut canvas = Canvas::new("x", [50.0, 20.0]);
        let (thin, thick) = (stroke(INK, 0.5), stroke(INK, 1.0));
        for stroke in [thin, thin, thick, thin] {
            canvas.line(&[(0, 0), (9, 9)], stroke);
        }
        canvas.line(&[(5, 5)], thick);
        assert_eq!(canvas.figure.drawings.len(), 3);
    }
}
