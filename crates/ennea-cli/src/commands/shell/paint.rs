//! The spans of a session in colour.

use crate::face::Paint;
use ennea_shell::{Kind, Line};

impl Paint {
    /// A line, with control sequences if it is to be coloured.
    pub(super) fn line(self, line: &Line) -> String {
        if !self.is_on {
            return line.to_string();
        }
        line.spans.iter().map(|span| self.text(style(span.kind), &span.text)).collect()
    }

    /// An error message.
    pub(super) fn error(self, text: &str) -> String {
        self.text("31", text).into()
    }

    /// Something to be noticed less than what it stands beside.
    pub(super) fn dim(self, text: &str) -> String {
        self.text("2", text).into()
    }

    /// The prompt.
    pub(super) fn prompt(self, text: &str) -> String {
        self.text("1;32", text).into()
    }
}

/// The parameters of a Select Graphic Rendition sequence; weight tells the kinds apart as well, for
/// who does not see all colours.
fn style(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "",
        Kind::Heading | Kind::Clue => "1",
        Kind::Set => "4;34",
        Kind::Certain => "32",
        Kind::Guessed => "3;33",
        Kind::Empty | Kind::Note => "2",
        Kind::Candidate => "36",
        Kind::Warning => "33",
    }
}
