//! What `plotters` draws on: it counts in tenths of a point, letters are outlines, and lines of one kind
//! that follow each other become one path.
//!
//! Long lines are thinned: a point that lies within [`THIN`] of the line between its neighbours is left out
//! (Ramer, Douglas and Peucker), which no eye can see and makes files small.

use crate::figure::{Figure, Picture};
use ennea_print::{Fonts, Line, Weight};
use plotters::backend::DrawingBackend;
use plotters::style::{
    FontStyle, FontTransform,
    text_anchor::{HPos, VPos},
};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingErrorKind,
};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt::Write;

/// So many units make a point.
pub(crate) const UNIT: f32 = 10.0;

/// How far a point may be from a line, in units.
const THIN: f64 = 1.2;

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

/// A sheet that is being drawn on.
#[derive(Debug)]
pub(crate) struct Canvas<'a> {
    fonts: &'a Fonts<'a>,
    size: (u32, u32),
    drawings: String,
    /// Lines that have one style, not yet written.
    lines: Option<(String, String)>,
    glyphs: BTreeMap<(usize, u16), usize>,
    pictures: Vec<Picture>,
}

impl<'a> Canvas<'a> {
    /// A sheet so many points wide and high.
    pub(crate) fn new(fonts: &'a Fonts<'a>, width: f32, height: f32) -> Self {
        let units = |points: f32| (points * UNIT).round() as u32;
        Self {
            fonts,
            size: (units(width), units(height)),
            drawings: String::new(),
            lines: None,
            glyphs: BTreeMap::new(),
            pictures: Vec::new(),
        }
    }

    /// Puts a picture below the drawings.
    pub(crate) fn picture(&mut self, picture: Picture) {
        self.pictures.push(picture);
    }

    /// All of it.
    pub(crate) fn finish(mut self, title: &str) -> Figure {
        self.write_lines();
        let mut definitions = String::new();
        for (&(font, id), name) in &self.glyphs {
            let path = self.fonts.outline(font, id).path;
            writeln!(definitions, "<path id=\"g{name}\" d=\"{path}\"/>")
                .expect("a string takes it");
        }
        Figure {
            title: title.to_owned(),
            width: self.size.0 as f32 / UNIT,
            height: self.size.1 as f32 / UNIT,
            definitions,
            drawings: self.drawings,
            pictures: self.pictures,
        }
    }

    fn write_lines(&mut self) {
        if let Some((style, path)) = self.lines.take() {
            self.write(format_args!("<path {style} d=\"{path}\"/>\n"));
        }
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        self.drawings.write_fmt(text).expect("a string takes it");
    }

    /// Adds a line to those of its style.
    fn line(&mut self, points: &[BackendCoord], style: &impl BackendStyle) {
        let Some(path) = path(&thinned(points)) else { return };
        let width = number(style.stroke_width() as i32);
        let style = format!(
            "fill=\"none\" stroke-width=\"{width}\" stroke-linejoin=\"round\" {}",
            paint("stroke", style.color())
        );
        match &mut self.lines {
            Some((last, paths)) if *last == style => paths.push_str(&path),
            _ => {
                self.write_lines();
                self.lines = Some((style, path));
            }
        }
    }

    /// The glyphs of a text; what our fonts do not have is left out.
    fn shape<S: BackendTextStyle>(&self, text: &str, style: &S) -> Line {
        let weight = match style.style() {
            FontStyle::Bold => Weight::Bold,
            _ => Weight::Regular,
        };
        let has = |c: &char| self.fonts.check(c.encode_utf8(&mut [0; 4])).is_ok();
        let text: String = text.chars().filter(has).collect();
        self.fonts.shape(weight, &text)
    }
}

impl DrawingBackend for &mut Canvas<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, color: BackendColor) -> Drawn {
        self.draw_rect(point, (point.0 + 1, point.1 + 1), &color, true)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Drawn {
        self.line(&[from, to], style);
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        (left, top): BackendCoord,
        (right, bottom): BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        if fill {
            return self.fill_polygon(corners, style);
        }
        self.line(&[corners.as_slice(), &corners[..1]].concat(), style);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        self.line(&path.into_iter().collect::<Vec<_>>(), style);
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        (x, y): BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Drawn {
        self.write_lines();
        let (x, y, radius) = (number(x), number(y), number(radius as i32));
        let paint = if fill {
            paint("fill", style.color())
        } else {
            let width = number(style.stroke_width() as i32);
            format!("fill=\"none\" stroke-width=\"{width}\" {}", paint("stroke", style.color()))
        };
        self.write(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {paint}/>\n"));
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> Drawn {
        self.write_lines();
        let corners: Vec<BackendCoord> = corners.into_iter().collect();
        if let Some(path) = path(&corners) {
            let paint = paint("fill", style.color());
            self.write(format_args!("<path {paint} d=\"{path}Z\"/>\n"));
        }
        Ok(())
    }

    /// The text in outlines, with what it says beside it.
    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        (x, y): BackendCoord,
    ) -> Drawn {
        self.write_lines();
        let line = self.shape(text, style);
        let size = style.size() as f32 / UNIT;
        let width = line.width * size;
        // Where the text begins, and its base line, before it is turned about its anchor.
        let left = match style.anchor().h_pos {
            HPos::Left => 0.0,
            HPos::Center => -width / 2.0,
            HPos::Right => -width,
        };
        let capital = self.fonts.digit_height(Weight::Regular) * size;
        let base = match style.anchor().v_pos {
            VPos::Top => capital,
            VPos::Center => capital / 2.0,
            VPos::Bottom => 0.0,
        };
        let angle = match style.transform() {
            FontTransform::None => 0,
            FontTransform::Rotate90 => 90,
            FontTransform::Rotate180 => 180,
            FontTransform::Rotate270 => 270,
        };
        let turn = if angle == 0 { String::new() } else { format!(" rotate({angle})") };
        let label = crate::figure::escape(text);
        let paint = paint("fill", style.color());
        let (x, y) = (number(x), number(y));
        self.write(format_args!(
            "<g aria-label=\"{label}\" {paint} transform=\"translate({x} {y}){turn}\">\n"
        ));
        let scale = round(size / 1000.0, 1e6);
        let mut at = left;
        for run in &line.runs {
            for glyph in &run.glyphs {
                let next = self.glyphs.len();
                let name = *self.glyphs.entry((run.font, glyph.id)).or_insert(next);
                let x = round(at + glyph.offset[0] * size, 100.0);
                let y = round(base - glyph.offset[1] * size, 100.0);
                self.write(format_args!(
                    "<use href=\"#g{name}\" transform=\"matrix({scale} 0 0 -{scale} {x} {y})\"/>"
                ));
                at += glyph.advance * size;
            }
        }
        self.write(format_args!("\n</g>\n"));
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let width = f64::from(self.shape(text, style).width) * style.size();
        let height = f64::from(self.fonts.digit_height(Weight::Regular)) * style.size();
        Ok((width.ceil() as u32, height.ceil() as u32))
    }
}

/// A colour as attributes.
fn paint(what: &str, BackendColor { alpha, rgb: (red, green, blue) }: BackendColor) -> String {
    let opacity = match alpha < 1.0 {
        true => format!(" {what}-opacity=\"{}\"", round(alpha as f32, 100.0)),
        false => String::new(),
    };
    format!("{what}=\"#{red:02x}{green:02x}{blue:02x}\"{opacity}")
}

/// The commands of an SVG path along these points; none if there are less than two.
fn path(points: &[BackendCoord]) -> Option<String> {
    let (&(mut x, mut y), rest) = points.split_first()?;
    let mut path = format!("M{} {}", number(x), number(y));
    for &(next_x, next_y) in rest {
        let (dx, dy) = (next_x - x, next_y - y);
        match (dx, dy) {
            (_, 0) => write!(path, "h{}", number(dx)),
            (0, _) => write!(path, "v{}", number(dy)),
            (_, ..0) => write!(path, "l{}{}", number(dx), number(dy)),
            _ => write!(path, "l{} {}", number(dx), number(dy)),
        }
        .expect("a string takes it");
        (x, y) = (next_x, next_y);
    }
    (!rest.is_empty()).then_some(path)
}

/// Units in points.
fn number(units: i32) -> f32 {
    round(units as f32 / UNIT, 10.0)
}

fn round(value: f32, parts: f32) -> f32 {
    (value * parts).round() / parts
}

/// The points without those that make no difference.
fn thinned(points: &[BackendCoord]) -> Vec<BackendCoord> {
    let mut kept = vec![false; points.len()];
    let mut spans = Vec::new();
    if let Some(last) = points.len().checked_sub(1) {
        (kept[0], kept[last]) = (true, true);
        spans.push((0, last));
    }
    while let Some((from, to)) = spans.pop() {
        let distance = |k: usize| distance(points[k], points[from], points[to]);
        let farthest = (from + 1..to).max_by(|&a, &b| distance(a).total_cmp(&distance(b)));
        if let Some(k) = farthest.filter(|&k| distance(k) > THIN) {
            kept[k] = true;
            spans.extend([(from, k), (k, to)]);
        }
    }
    points.iter().zip(kept).filter(|(_, kept)| *kept).map(|(point, _)| *point).collect()
}

/// How far a point is from the stretch between two others.
fn distance(point: BackendCoord, from: BackendCoord, to: BackendCoord) -> f64 {
    let minus = |a: BackendCoord, b: BackendCoord| (f64::from(a.0 - b.0), f64::from(a.1 - b.1));
    let ((dx, dy), (x, y)) = (minus(to, from), minus(point, from));
    let square = dx * dx + dy * dy;
    let along = if square == 0.0 { 0.0 } else { ((x * dx + y * dy) / square).clamp(0.0, 1.0) };
    (x - along * dx).hypot(y - along * dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plotters::style::IntoFont;

    #[test]
    fn thinned_lines_stay_where_they_were() {
        let wave: Vec<BackendCoord> =
            (0..2000).map(|k| (k, (300.0 * (f64::from(k) / 90.0).sin()).round() as i32)).collect();
        let few = thinned(&wave);
        assert!((20..300).contains(&few.len()), "{}", few.len());
        assert_eq!((few.first(), few.last()), (wave.first(), wave.last()));
        for &point in &wave {
            let near = few.windows(2).map(|ends| distance(point, ends[0], ends[1]));
            assert!(near.fold(f64::MAX, f64::min) <= THIN);
        }
        assert_eq!(thinned(&[]), []);
        assert_eq!(thinned(&[(1, 1), (1, 1)]).len(), 2);
    }

    /// Goal: no title is refused.  Method: signs that no font of ours has, and signs of XML.
    #[test]
    fn texts_are_written_as_far_as_possible() {
        let fonts = Fonts::default();
        let mut canvas = Canvas::new(&fonts, 50.0, 20.0);
        let style = plotters::style::TextStyle::from(("sans-serif", 90).into_font());
        for text in ["\u{3b7} = \u{2212}log\u{2081}\u{2080} \u{3ba} \u{b1}", "a\u{9f98}<b"] {
            (&mut canvas).draw_text(text, &style, (0, 0)).expect("memory takes it");
        }
        let svg = canvas.finish("x").svg();
        assert!(svg.contains("aria-label=\"a\u{9f98}&lt;b\""));
        assert!(fonts.check("\u{3b7}\u{2212}\u{2081}\u{2080}\u{3ba}\u{b1}").is_ok());
    }

    #[test]
    fn paths_are_short() {
        let points = [(10, 10), (25, 10), (25, -5), (30, 0), (35, -7)];
        assert_eq!(path(&points).as_deref(), Some("M1 1h1.5v-1.5l0.5 0.5l0.5-0.7"));
        assert_eq!(path(&points[..1]), None);
    }
}
