//! Answers to orders: lines of typed spans, so that each face may colour them its own way.

use std::fmt;

/// Kinds of text, by which a face may choose colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Text of a report.
    Plain,
    /// The title of what follows.
    Heading,
    /// The digit of a clue.
    Clue,
    /// A digit that was set by hand.
    Set,
    /// A digit that the search placed before any guess.
    Certain,
    /// A digit that the search guessed, or placed after a guess.
    Guessed,
    /// An empty cell.
    Empty,
    /// A candidate.
    Candidate,
    /// A remark beside the answer.
    Note,
    /// Something that the user may not have meant.
    Warning,
}

/// A piece of text of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Kind of the text.
    pub kind: Kind,
    /// The text, without line breaks.
    pub text: String,
}

/// A line of a reply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Its spans, from left to right.
    pub spans: Vec<Span>,
}

impl Line {
    /// A line of one span.
    pub(crate) fn new(kind: Kind, text: impl Into<String>) -> Self {
        let mut line = Self::default();
        line.push(kind, text);
        line
    }

    pub(crate) fn push(&mut self, kind: Kind, text: impl Into<String>) {
        let text = text.into();
        match self.spans.last_mut() {
            Some(last) if last.kind == kind => last.text += &text,
            _ if text.is_empty() => {}
            _ => self.spans.push(Span { kind, text }),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

/// Why an order was not carried out, and what to do instead.
///
/// Nothing has changed then: an order is carried out as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// Description of the problem.
    pub message: String,
    /// Advice on what to type instead, if there is any.
    pub hint: Option<String>,
}

/// The answer to an order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Lines of the answer, without those that the host was told while the order ran.
    pub lines: Vec<Line>,
    /// Why it was refused, if it was.
    pub refusal: Option<Refusal>,
    /// `true` if the order was stopped before its end.
    pub stopped: bool,
    /// `true` if the session is to end.
    pub leave: bool,
}

impl Reply {
    pub(crate) fn say(&mut self, kind: Kind, text: impl Into<String>) {
        self.lines.push(Line::new(kind, text));
    }

    pub(crate) fn with(kind: Kind, text: impl Into<String>) -> Self {
        Self { lines: vec![Line::new(kind, text)], ..Self::default() }
    }
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Self {
        Self { refusal: Some(refusal), ..Self::default() }
    }
}
