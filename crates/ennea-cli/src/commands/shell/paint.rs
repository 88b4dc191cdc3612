//! The spans of a session in colour.

use crate::face;
use ennea_shell::{Kind, Line};
use std::io;

/// Choice of colours for the spans of a session.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint(face::Paint);

impl Paint {
    /// Colours if standard output has them.
    pub(super) fn new() -> Self {
        Self(face::Paint::of(&io::stdout()))
    }

    /// Colours if standard error has them.
    pub(super) fn of_errors() -> Self {
        Self(face::Paint::of(&io::stderr()))
    }

    /// Takes the choice that the user made in the session.
    pub(super) fn ask(&mut self, colour: Option<bool>) {
        self.0 = self.0.switched(colour);
    }

    /// A line, with control sequences if it is to be coloured.
    pub(super) fn line(self, line: &Line) -> String {
        if !self.0.is_on() {
            return line.to_string();
        }
        line.spans.iter().map(|span| self.0.text(style(span.kind), &span.text)).collect()
    }

    /// An error message.
    pub(super) fn error(self, text: &str) -> String {
        self.0.text("31", text).into()
    }

    /// Something to be noticed less than what it stands beside.
    pub(super) fn dim(self, text: &str) -> String {
        self.0.text("2", text).into()
    }

    /// The prompt.
    pub(super) fn prompt(self, text: &str) -> String {
        self.0.text("1;32", text).into()
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
