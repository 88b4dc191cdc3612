//! Why something cannot be printed so.

use crate::fonts::FontError;
use crate::paper::MILLIMETRE;
use ennea_base::progress::Stopped;

/// Why something cannot be printed so.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LayoutError {
    /// A text cannot be written.
    #[error("cannot write '{text}': {error}")]
    Font {
        /// The text.
        text: String,
        /// Why.
        error: FontError,
    },
    /// Digits would be too small to be read.
    #[error("the digits would have {found:.1} points; expected {expected:.0} at least")]
    SmallDigits {
        /// Size that they would have, in points.
        found: f32,
        /// Least size that they should have, in points.
        expected: f32,
    },
    /// A grid in large print would be smaller than is promised.
    #[error(
        "the grids would be {:.1} cm wide; expected 14 cm at least in large print",
        .found / MILLIMETRE / 10.0
    )]
    SmallGrid {
        /// Its side, in points.
        found: f32,
    },
    /// Margins and texts leave no room.
    #[error("there is no room on the page")]
    NoRoom,
    /// A text is too long for a QR code, or the code is too wide for the page.
    #[error("found a text of {length} bytes for a QR code; there is no room for it")]
    LongCode {
        /// Length of the text, in bytes.
        length: usize,
    },
    /// It was stopped before the end.
    #[error("it was stopped")]
    Stopped,
}

impl From<Stopped> for LayoutError {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}
