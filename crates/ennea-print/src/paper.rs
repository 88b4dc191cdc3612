//! Paper sizes and margins, in points of 1/72 inch.
//!
//! The inner margin of a book grows with its pages, since thick books do not open flat; the steps
//! are those of the printers on demand `[KDP]`.

use ennea_words::{Saying, saying};
use std::str::FromStr;

/// Points in an inch.
pub const INCH: f32 = 72.0;

/// Points in a millimetre.
pub const MILLIMETRE: f32 = 72.0 / 25.4;

/// Sizes with a name: width, height and their unit.
const SIZES: [(&str, f32, f32, f32); 8] = [
    ("a3", 297.0, 420.0, MILLIMETRE),
    ("a4", 210.0, 297.0, MILLIMETRE),
    ("a5", 148.0, 210.0, MILLIMETRE),
    ("a6", 105.0, 148.0, MILLIMETRE),
    ("b5", 176.0, 250.0, MILLIMETRE),
    ("letter", 8.5, 11.0, INCH),
    ("legal", 8.5, 14.0, INCH),
    ("tabloid", 11.0, 17.0, INCH),
];

/// Least side of paper that a printer can be expected to take, in points.
const SIDE_MIN: f32 = 2.5 * INCH;
const SIDE_MAX: f32 = 50.0 * INCH;

/// The size of a page.
///
/// ```
/// use ennea_print::Paper;
/// let a4: Paper = "a4".parse()?;
/// assert_eq!(a4, "210x297mm".parse()?);
/// assert_eq!(a4.turned().width, a4.height);
/// assert_eq!("6x9".parse::<Paper>()?.height, 648.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// Width, in points.
    pub width: f32,
    /// Height, in points.
    pub height: f32,
}

impl Paper {
    /// 210 x 297 mm.
    pub const A4: Self = Self { width: 210.0 * MILLIMETRE, height: 297.0 * MILLIMETRE };

    /// Turns the page by a right angle.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { width: self.height, height: self.width }
    }
}

impl FromStr for Paper {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let error = || {
            let found = text.to_owned();
            saying!("value-paper", found)
        };
        let name = text.trim().to_ascii_lowercase();
        if let Some((_, width, height, unit)) = SIZES.iter().find(|row| row.0 == name) {
            return Ok(Self { width: width * unit, height: height * unit });
        }
        let (width, height) = name.split_once('x').ok_or_else(error)?;
        let (height, unit) = split_unit(height);
        let unit = unit.unwrap_or(INCH);
        let side = |text: &str| {
            let side = text.trim().parse::<f32>().ok()? * unit;
            (SIDE_MIN..=SIDE_MAX).contains(&side).then_some(side)
        };
        let (width, height) = side(width).zip(side(height)).ok_or_else(error)?;
        Ok(Self { width, height })
    }
}

/// A length, with its unit: `12mm`, `1.5cm`, `0.5in`, `36pt`.
///
/// ```
/// assert_eq!(ennea_print::length("0.5in"), Some(36.0));
/// assert_eq!(ennea_print::length("12"), None);
/// ```
pub fn length(text: &str) -> Option<f32> {
    let (number, unit) = split_unit(text.trim());
    let length = number.trim().parse::<f32>().ok()? * unit?;
    (length.is_finite() && length >= 0.0).then_some(length)
}

/// A number's text and the points of the unit after it.
fn split_unit(text: &str) -> (&str, Option<f32>) {
    let units = [("mm", MILLIMETRE), ("cm", 10.0 * MILLIMETRE), ("in", INCH), ("pt", 1.0)];
    let found = units.iter().find_map(|&(name, points)| Some((text.strip_suffix(name)?, points)));
    found.map_or((text, None), |(number, points)| (number, Some(points)))
}

/// The least gutter of a book with this number of pages, in points `[KDP]`.
pub fn gutter(pages: usize) -> f32 {
    INCH * match pages {
        0..=150 => 0.375,
        151..=300 => 0.5,
        301..=500 => 0.625,
        501..=700 => 0.75,
        _ => 0.875,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_read() {
        for (text, width, height) in [
            ("A4", 595.2756, 841.8898),
            ("letter", 612.0, 792.0),
            ("8x10", 576.0, 720.0),
            ("5.5x8.5", 396.0, 612.0),
            ("15x21cm", 425.1969, 595.2756),
            ("400x500pt", 400.0, 500.0),
        ] {
            let paper: Paper = text.parse().expect(text);
            assert!((paper.width - width).abs() < 0.001, "{text}");
            assert!((paper.height - height).abs() < 0.001, "{text}");
        }
        for text in ["", "a9", "x", "6x", "6x9km", "210x297", "0x9", "-6x9", "nanx9", "6x9x2"] {
            let error = text.parse::<Paper>().expect_err(text).to_string();
            assert!(error.starts_with(&format!("found '{text}'; expected a3, ")), "{error}");
        }
    }

    #[test]
    fn lengths_have_units() {
        assert_eq!(length(" 36pt"), Some(36.0));
        for text in ["", "mm", "-1mm", "infin", "1 em"] {
            assert_eq!(length(text), None, "{text}");
        }
    }

    #[test]
    fn thick_books_have_wide_gutters() {
        assert_eq!(
            [24, 150, 151, 300, 301, 501, 701].map(gutter),
            [27.0, 27.0, 36.0, 36.0, 45.0, 54.0, 63.0]
        );
    }
}
