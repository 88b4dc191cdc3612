//! Why something cannot be printed so.

use crate::fonts::{FontError, shown};
use crate::paper::MILLIMETRE;
use ennea_base::progress::Stopped;
use ennea_words::{Gaps, Language, Told, gaps};

/// Why something cannot be printed so.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.told(Language::ENGLISH))]
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

impl LayoutError {
    /// The message that says it, and its gaps.
    fn message(&self) -> (&'static str, Gaps<'static>) {
        match self {
            Self::Font { text, error: FontError::Missing(characters) } => {
                ("print-font", gaps!(text, characters = shown(characters)))
            }
            Self::Font { error: FontError::NoFont, .. } => ("print-no-font", gaps!()),
            Self::SmallDigits { found, expected } => {
                let (found, expected) = (format!("{found:.1}"), format!("{expected:.0}"));
                ("print-small-digits", gaps!(found, expected))
            }
            Self::SmallGrid { found } => {
                let found = format!("{:.1}", found / MILLIMETRE / 10.0);
                ("print-small-grid", gaps!(found))
            }
            Self::NoRoom => ("print-no-room", gaps!()),
            Self::LongCode { length } => ("print-long-code", gaps!(length)),
            Self::Stopped => ("it-was-stopped", gaps!()),
        }
    }

    /// Advice on what to type instead; nothing where it was stopped.
    pub fn hint(&self, language: Language) -> Option<String> {
        let (key, gaps) = self.message();
        (*self != Self::Stopped).then(|| language.say_attribute(key, "hint", &gaps))
    }
}

impl Told for LayoutError {
    fn told(&self, language: Language) -> String {
        let (key, gaps) = self.message();
        language.say(key, &gaps)
    }
}
