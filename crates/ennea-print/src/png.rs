//! A page as PNG: its SVG, in shades of grey.

use crate::fonts::Fonts;
use crate::page::Document;
use crate::paper::INCH;
use crate::svg;
use png::{BitDepth, ColorType, Encoder, PixelDimensions, Unit};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Writes one page of a document, counted from 0, with this number of dots per inch.  Cost: the
/// dots.
///
/// # Panics
/// If there is no such page, or no dot, or more of them than memory.
pub fn write(document: &Document, page: usize, dots_per_inch: u16, fonts: &Fonts<'_>) -> Vec<u8> {
    let paper = document.pages[page].paper;
    let dots = |points: f32| (points * f32::from(dots_per_inch) / INCH).round() as u32;
    let size @ [width, height] = [paper.width, paper.height].map(dots);
    let mut pixels = Pixmap::new(width, height).expect("a page has dots");
    pixels.fill(Color::WHITE);
    draw(&svg::write(document, page, fonts), &mut pixels);
    // Everything is grey, so red says it all.
    let grey: Vec<u8> = pixels.data().chunks_exact(4).map(|pixel| pixel[0]).collect();
    encode(size, ColorType::Grayscale, &grey, Some(dots_per_inch))
}

/// Draws an SVG of ours over a whole sheet.
///
/// # Panics
/// If the SVG cannot be read.
pub fn draw(svg: &str, pixels: &mut Pixmap) {
    let tree = Tree::from_str(svg, &Options::default()).expect("our own SVG can be read");
    let size = tree.size();
    let (across, down) = (pixels.width() as f32, pixels.height() as f32);
    let fit = Transform::from_scale(across / size.width(), down / size.height());
    resvg::render(&tree, fit, &mut pixels.as_mut());
}

/// Dots of one byte for each channel as PNG.
///
/// # Panics
/// If they are not as many as the width and the height say.
pub fn encode(
    [width, height]: [u32; 2],
    colour: ColorType,
    dots: &[u8],
    dots_per_inch: Option<u16>,
) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    let per_metre = dots_per_inch.map(|dots| (f32::from(dots) / 0.0254).round() as u32);
    encoder.set_pixel_dims(per_metre.map(|dots| PixelDimensions {
        xppu: dots,
        yppu: dots,
        unit: Unit::Meter,
    }));
    let mut writer = encoder.write_header().expect("memory takes it");
    writer.write_image_data(dots).expect("memory takes it");
    writer.finish().expect("memory takes it");
    bytes
}
