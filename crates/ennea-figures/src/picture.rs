//! Dots: pictures that lie below the drawings of a figure, and a figure as PNG.
//!
//! A PNG is drawn from the SVG without its pictures, over the dots themselves: no decoder is
//! needed.

use crate::figure::Figure;
use ennea_print::INCH;
use png::{BitDepth, ColorType, PixelDimensions, Unit};
use resvg::tiny_skia::{
    Color, FilterQuality, Pixmap, PixmapPaint, PremultipliedColorU8, Transform,
};
use resvg::usvg::{Options, Tree};

/// A picture of dots.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Picture {
    /// Left, top, width and height, in points.
    pub(crate) area: [f32; 4],
    /// Dots in a row.
    pub(crate) columns: usize,
    /// Red, green and blue of each dot, by rows, the top row first.
    pub(crate) dots: Vec<[u8; 3]>,
}

impl Figure {
    /// The figure as PNG, with this number of dots per inch.  Cost: the dots.
    ///
    /// # Panics
    /// If that gives no dot, or more than memory.
    pub fn png(&self, dots_per_inch: u16) -> Vec<u8> {
        let scale = f32::from(dots_per_inch) / INCH;
        let dots = |points: f32| (points * scale).round() as u32;
        let (width, height) = (dots(self.width), dots(self.height));
        let mut pixels = Pixmap::new(width, height).expect("a figure has dots");
        pixels.fill(Color::WHITE);
        for picture in &self.pictures {
            let [x, y, across, down] = picture.area;
            let source = picture.pixmap();
            let transform = Transform::from_row(
                across * scale / source.width() as f32,
                0.0,
                0.0,
                down * scale / source.height() as f32,
                x * scale,
                y * scale,
            );
            // Dots stay dots where they are enlarged, and are averaged where there is no room for
            // them.
            let is_enlarged = source.width() as f32 <= across * scale;
            let quality =
                if is_enlarged { FilterQuality::Nearest } else { FilterQuality::Bilinear };
            let paint = PixmapPaint { quality, ..PixmapPaint::default() };
            pixels.draw_pixmap(0, 0, source.as_ref(), &paint, transform, None);
        }
        let tree = Tree::from_str(&self.svg_over(""), &Options::default());
        let tree = tree.expect("our own SVG can be read");
        let size = tree.size();
        let fit = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
        resvg::render(&tree, fit, &mut pixels.as_mut());
        let dots: Vec<u8> =
            pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
        encode(width, height, &dots, Some(dots_per_inch))
    }
}

impl Picture {
    fn rows(&self) -> usize {
        self.dots.len() / self.columns
    }

    /// The picture as PNG, with a palette if there are few colours.
    pub(crate) fn png(&self) -> Vec<u8> {
        let (width, height) = (self.columns as u32, self.rows() as u32);
        let mut palette: Vec<[u8; 3]> = self.dots.clone();
        palette.sort_unstable();
        palette.dedup();
        if palette.len() > 256 {
            return encode(width, height, self.dots.as_flattened(), None);
        }
        let index = |dot| palette.binary_search(dot).expect("it has all colours") as u8;
        let indices: Vec<u8> = self.dots.iter().map(index).collect();
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(ColorType::Indexed);
        // Few colours need few bits for each dot.
        let bits: usize = match palette.len() {
            ..=2 => 1,
            3..=4 => 2,
            5..=16 => 4,
            _ => 8,
        };
        let depths = [(1, BitDepth::One), (2, BitDepth::Two), (4, BitDepth::Four)];
        let depth = depths.iter().find(|(few, _)| *few == bits);
        encoder.set_depth(depth.map_or(BitDepth::Eight, |(_, depth)| *depth));
        encoder.set_palette(palette.as_flattened().to_vec());
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header().expect("memory takes it");
        writer.write_image_data(&pack(&indices, self.columns, bits)).expect("memory takes it");
        writer.finish().expect("memory takes it");
        bytes
    }

    fn pixmap(&self) -> Pixmap {
        let mut pixmap =
            Pixmap::new(self.columns as u32, self.rows() as u32).expect("a picture has dots");
        for (pixel, &[red, green, blue]) in pixmap.pixels_mut().iter_mut().zip(&self.dots) {
            *pixel = PremultipliedColorU8::from_rgba(red, green, blue, 255).expect("not clear");
        }
        pixmap
    }
}

/// Puts several indices into each byte; rows begin with a byte.
fn pack(indices: &[u8], columns: usize, bits: usize) -> Vec<u8> {
    let pack = |few: &[u8]| {
        few.iter().enumerate().fold(0, |byte, (k, index)| byte | index << (8 - bits - k * bits))
    };
    indices.chunks(columns).flat_map(|row| row.chunks(8 / bits).map(pack)).collect()
}

/// Red, green and blue as PNG.
fn encode(width: u32, height: u32, dots: &[u8], dots_per_inch: Option<u16>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    let dimensions = dots_per_inch.map(|dots| (f32::from(dots) / 0.0254).round() as u32);
    encoder.set_pixel_dims(dimensions.map(|dots| PixelDimensions {
        xppu: dots,
        yppu: dots,
        unit: Unit::Meter,
    }));
    let mut writer = encoder.write_header().expect("memory takes it");
    writer.write_image_data(dots).expect("memory takes it");
    writer.finish().expect("memory takes it");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Drawing;
    use std::collections::BTreeMap;

    fn figure(colours: u8) -> Figure {
        let dots = (0..15 * 10).map(|k| [k as u8 % colours, 0, 0]).collect();
        Figure {
            title: "a & b".to_owned(),
            width: 72.0,
            height: 36.0,
            glyphs: BTreeMap::new(),
            drawings: vec![Drawing::Area {
                corners: vec![(360, 180), (720, 180), (720, 360), (360, 360)],
                colour: [0, 255, 0],
                opacity: 1.0,
            }],
            pictures: vec![Picture { area: [0.0, 0.0, 15.0, 10.0], columns: 15, dots }],
        }
    }

    fn dots(bytes: &[u8]) -> (u32, u32, Vec<[u8; 3]>) {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut data = vec![0; reader.output_buffer_size().expect("it fits")];
        let info = reader.next_frame(&mut data).expect("a PNG");
        (info.width, info.height, data.as_chunks().0.to_vec())
    }

    /// Goal: a PNG has pictures below and drawings above.  Method: its dots.
    #[test]
    fn a_png_shows_pictures_and_drawings() {
        for colours in [2, 4, 16, 40] {
            let figure = figure(colours);
            let (width, height, found) = dots(&figure.png(72));
            assert_eq!((width, height), (72, 36));
            let at = |x: usize, y: usize| found[y * 72 + x];
            assert_eq!((at(40, 20), at(40, 2), at(20, 20)), ([0, 255, 0], [255; 3], [255; 3]));
            assert_eq!(at(3, 2)[0], (33 % colours));
            // The one that an SVG embeds.
            let (width, height, embedded) = dots(&figure.pictures[0].png());
            assert_eq!((width, height), (15, 10));
            assert_eq!(embedded, figure.pictures[0].dots);
        }
        assert!(figure(2).svg().contains("<title>a &amp; b</title>"));
    }
}
