//! Spans in colour, where the terminal, the environment and the user allow it.

use ennea_shell::{Kind, Line};
use std::env;
use std::io::{self, IsTerminal};

/// Whether to colour, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    on: bool,
}

impl Paint {
    /// Colours if they are allowed, the output is a terminal that knows them, and `NO_COLOR`
    /// is not set.
    pub(super) fn new(allowed: bool) -> Self {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let plain = env::var_os("TERM").is_some_and(|value| value == "dumb");
        Self { on: allowed && !refused && !plain && io::stdout().is_terminal() }
    }

    /// What the user said of it in the session.
    pub(super) fn ask(&mut self, colour: Option<bool>) {
        self.on = colour.unwrap_or(self.on);
    }

    /// A line, with control sequences if it is to be coloured.
    pub(super) fn line(self, line: &Line) -> String {
        if !self.on {
            return line.to_string();
        }
        line.spans.iter().map(|span| styled(style(span.kind), &span.text)).collect()
    }

    /// An error message.
    pub(super) fn error(self, text: &str) -> String {
        if self.on { styled("31", text) } else { text.to_owned() }
    }

    /// Something to be noticed less than what it stands beside.
    pub(super) fn dim(self, text: &str) -> String {
        if self.on { styled("2", text) } else { text.to_owned() }
    }

    /// The prompt.
    pub(super) fn prompt(self, text: &str) -> String {
        if self.on { styled("1;32", text) } else { text.to_owned() }
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

fn styled(style: &str, text: &str) -> String {
    if style.is_empty() { text.to_owned() } else { format!("\u{1b}[{style}m{text}\u{1b}[0m") }
}
