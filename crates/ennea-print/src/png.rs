//! A page as PNG: its SVG, in shades of grey.

use crate::fonts::Fonts;
use crate::page::Document;
use crate::svg;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Writes one page of a document, counted from 0, with this number of dots per inch.  Cost: the
/// dots.
///
/// # Panics
/// If there is no such page, or no dot, or more of them than memory.
pub fn write(document: &Document, page: usize, dots_per_inch: u16, fonts: &Fonts<'_>) -> Vec<u8> {
    let text = svg::write(document, page, fonts);
    let tree = Tree::from_str(&text, &Options::default()).expect("our own SVG can be read");
    let paper = document.pages[page].paper;
    let dots = |points: f32| (points * f32::from(dots_per_inch) / 72.0).round() as u32;
    let (width, height) = (dots(paper.width), dots(paper.height));
    let mut pixels = Pixmap::new(width, height).expect("a page has dots");
    pixels.fill(Color::WHITE);
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    // Everything is grey, so red says it all.
    let grey: Vec<u8> = pixels.data().chunks_exact(4).map(|pixel| pixel[0]).collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    let per_metre = (f32::from(dots_per_inch) / 0.0254).round() as u32;
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: per_metre,
        yppu: per_metre,
        unit: png::Unit::Meter,
    }));
    let mut writer = encoder.write_header().expect("memory takes it");
    writer.write_image_data(&grey).expect("memory takes it");
    writer.finish().expect("memory takes it");
    bytes
}
