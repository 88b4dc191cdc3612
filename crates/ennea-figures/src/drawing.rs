//! The things that are drawn, as plain values: lines, areas, circles, texts in glyphs.

use crate::colour::Colour;
use crate::line::Point;

/// The pen for a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stroke {
    pub(crate) colour: Colour,
    /// In units.
    pub(crate) width: i32,
}

/// One thing that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Drawing {
    /// Lines of one kind.
    Lines(Stroke, Vec<Vec<Point>>),
    /// A filled area.
    Area { corners: Vec<Point>, colour: Colour, opacity: f32 },
    /// A filled circle.
    Disc { centre: Point, radius: i32, colour: Colour },
    /// A circle.
    Ring { centre: Point, radius: i32, stroke: Stroke },
    /// Glyphs.
    Text(Text),
}

/// A text in glyphs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Text {
    /// The text itself.
    pub(crate) label: String,
    pub(crate) colour: Colour,
    /// The point about which it is turned, and from which glyphs are measured.
    pub(crate) at: Point,
    pub(crate) direction: Direction,
    /// Points in a unit of the outlines.
    pub(crate) scale: f32,
    /// The glyphs' keys and places, in points.
    pub(crate) glyphs: Vec<(GlyphKey, [f32; 2])>,
}

/// The font of a glyph, and its number there.
pub(crate) type GlyphKey = (usize, u16);

/// A glyph that a figure uses.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glyph {
    /// Number of others that were used before it.
    pub(crate) number: usize,
    pub(crate) outline: String,
}

/// Direction in which a text runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Across,
    Upwards,
}
