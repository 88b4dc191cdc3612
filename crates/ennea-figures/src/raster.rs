//! A figure as PNG.
//!
//! It is drawn from the SVG without its pictures, over the dots themselves: no decoder is needed.

use crate::figure::Figure;
use ennea_print::INCH;
use ennea_print::png::{draw, encode};
use png::ColorType;
use resvg::tiny_skia::{Color, FilterQuality, Pixmap, PixmapPaint, Transform};

impl Figure {
    /// The figure as PNG, with this number of dots per inch.  Cost: the dots.
    ///
    /// # Panics
    /// If that gives no dot, or more than memory.
    pub fn png(&self, dots_per_inch: u16) -> Vec<u8> {
        let scale = f32::from(dots_per_inch) / INCH;
        let dots = |points: f32| (points * scale).round() as u32;
        let size @ [width, height] = [self.width, self.height].map(dots);
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
        draw(&self.svg_over(""), &mut pixels);
        let dots: Vec<u8> =
            pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
        encode(size, ColorType::Rgb, &dots, Some(dots_per_inch))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Drawing;
    use crate::picture::Picture;
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
