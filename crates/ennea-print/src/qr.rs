//! QR codes as black bars.

use crate::page::{Area, Mark};
use qrcode::{Color, EcLevel, QrCode};

/// A code, which can be drawn anywhere.
#[derive(Debug)]
pub(crate) struct Code {
    /// Width and height in squares.
    pub(crate) side: usize,
    dark: Vec<bool>,
}

impl Code {
    /// The code for a text with 15 % of it to spare; none, if the text is too long for any.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let dark = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
        Some(Self { side: code.width(), dark })
    }

    /// Its dark squares, those side by side as one bar.  Around it four squares must stay blank.
    pub(crate) fn bars(&self, x: f32, y: f32, square: f32) -> Vec<Mark> {
        let mut bars = Vec::new();
        for (row, line) in self.dark.chunks(self.side).enumerate() {
            let mut column = 0;
            for run in line.chunk_by(|a, b| a == b) {
                if run[0] {
                    bars.push(Mark::Bar(Area {
                        x: x + column as f32 * square,
                        y: y + row as f32 * square,
                        width: run.len() as f32 * square,
                        height: square,
                    }));
                }
                column += run.len();
            }
        }
        bars
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_grow_with_their_texts() {
        assert_eq!(Code::new(&"0".repeat(81)).expect("short").side, 29);
        assert!(Code::new(&"x".repeat(3000)).is_none());
    }

    /// Goal: a reader finds what was written.  Method: one that shares no code with the writer.
    #[test]
    fn codes_can_be_read() {
        for text in ["1".repeat(81), "https://example.org/?12......34".to_owned()] {
            let code = Code::new(&text).expect("short");
            let (zoom, side) = (4, (code.side + 8) * 4);
            let mut dark = vec![false; side * side];
            for bar in code.bars(4.0, 4.0, 1.0) {
                let area = bar.area();
                for y in area.y as usize * zoom..area.bottom() as usize * zoom {
                    for x in area.x as usize * zoom..area.right() as usize * zoom {
                        dark[y * side + x] = true;
                    }
                }
            }
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
                if dark[y * side + x] { 0 } else { 255 }
            });
            let found = image.detect_grids();
            assert_eq!(found.len(), 1);
            assert_eq!(found[0].decode().expect("readable").1, text);
        }
    }
}
