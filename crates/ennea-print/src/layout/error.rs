//! Why something cannot be printed so.

use crate::fonts::FontError;
use crate::paper::MILLIMETRE;
use ennea::progress::Stopped;
use std::fmt;

/// Why something cannot be printed so.
#[derive(Clone, Debug, PartialEq)]
pub enum LayoutError {
    /// A text cannot be written.
    Font {
        /// The text.
        text: String,
        /// Why.
        error: FontError,
    },
    /// Digits would be too small to be read.
    SmallDigits {
        /// Size that they would have, in points.
        found: f32,
        /// Least size that they should have, in points.
        expected: f32,
    },
    /// A grid in large print would be smaller than is promised.
    SmallGrid {
        /// Its side, in points.
        found: f32,
    },
    /// Margins and texts leave no room.
    NoRoom,
    /// A text is too long for a QR code, or the code is too wide for the page.
    LongCode {
        /// Length of the text, in bytes.
        length: usize,
    },
    /// It was stopped before the end.
    Stopped,
}

impl From<Stopped> for LayoutError {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Font { text, error } => write!(f, "cannot write '{text}': {error}"),
            Self::SmallDigits { found, expected } => write!(
                f,
                "the digits would have {found:.1} points; expected {expected:.0} at least"
            ),
            Self::SmallGrid { found } => write!(
                f,
                "the grids would be {:.1} cm wide; expected 14 cm at least in large print",
                found / MILLIMETRE / 10.0
            ),
            Self::Stopped => f.write_str("it was stopped"),
            Self::NoRoom => write!(f, "there is no room on the page"),
            Self::LongCode { length } => {
                write!(f, "found a text of {length} bytes for a QR code; there is no room for it")
            }
        }
    }
}

impl std::error::Error for LayoutError {}
