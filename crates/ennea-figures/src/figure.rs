//! A finished figure: drawings over a white ground, and pictures of dots that lie below them.

use crate::drawing::{Drawing, Glyph, GlyphKey};
use crate::picture::Picture;
use std::collections::BTreeMap;

/// A figure.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figure {
    /// Description of the figure in words, for those who cannot see it.
    pub title: String,
    /// Its width, in points.
    pub width: f32,
    /// Its height, in points.
    pub height: f32,
    /// The glyphs that its texts use.
    pub(crate) glyphs: BTreeMap<GlyphKey, Glyph>,
    pub(crate) drawings: Vec<Drawing>,
    pub(crate) pictures: Vec<Picture>,
}
