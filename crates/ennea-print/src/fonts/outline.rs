//! The outline of a glyph as lines and curves.

use rustybuzz::Face;
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use std::fmt::Write;

/// A glyph's outline as the commands of an SVG path, none for a blank, in units of 1/1000 em, y upwards.
pub(super) fn of(face: &Face<'_>, glyph: GlyphId) -> String {
    let mut pen = Pen { scale: 1000.0 / face.units_per_em() as f32, path: String::new() };
    // A glyph without ink has no outline, which is what is wanted.
    let _ = face.outline_glyph(glyph, &mut pen);
    pen.path
}

struct Pen {
    scale: f32,
    path: String,
}

impl Pen {
    fn put(&mut self, command: char, points: &[f32]) {
        self.path.push(command);
        for (k, point) in points.iter().enumerate() {
            let gap = if k > 0 { " " } else { "" };
            let value = (point * self.scale * 10.0).round() / 10.0;
            put!(self.path, "{gap}{value}");
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
