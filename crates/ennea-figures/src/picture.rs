//! Pictures of dots, which lie below the drawings of a figure; an SVG embeds them as PNG.

use ennea_print::png::encode;
use png::{BitDepth, ColorType};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

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

impl Picture {
    fn rows(&self) -> usize {
        self.dots.len() / self.columns
    }

    /// The picture as PNG, with a palette if there are few colours.
    pub(crate) fn png(&self) -> Vec<u8> {
        let size @ [width, height] = [self.columns, self.rows()].map(|dots| dots as u32);
        let mut palette: Vec<[u8; 3]> = self.dots.clone();
        palette.sort_unstable();
        palette.dedup();
        if palette.len() > 256 {
            return encode(size, ColorType::Rgb, self.dots.as_flattened(), None);
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

    /// The dots as an image of the rasteriser.
    pub(crate) fn pixmap(&self) -> Pixmap {
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
