//! Why a question has no answer: what was found, what was expected, and what to do instead.

use std::fmt;

/// A message of one line or several, the last of which may be a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(String);

impl Refusal {
    /// A refusal with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refusal {}

/// The parts of a message.
///
/// Every message of the library and of the answers is one sentence, `PLACE: found X; expected Y`, and
/// perhaps a line `hint: ...` after it.
///
/// ```
/// use ennea_answers::refusal::Parts;
/// let parts = Parts::of("r1c1: found 7; expected 1 to 4\n  hint: leave it out");
/// assert_eq!((parts.place, parts.found), (Some("r1c1"), Some("7")));
/// assert_eq!((parts.expected, parts.hint), (Some("1 to 4"), Some("leave it out")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts<'a> {
    /// All but the hint.
    pub text: &'a str,
    /// Where it is.
    pub place: Option<&'a str>,
    /// What was found.
    pub found: Option<&'a str>,
    /// What was expected.
    pub expected: Option<&'a str>,
    /// What to do instead.
    pub hint: Option<&'a str>,
}

impl<'a> Parts<'a> {
    /// The parts of a message, as far as it has them.
    pub fn of(message: &'a str) -> Self {
        let (text, hint) = match message.split_once("\n  hint: ") {
            Some((text, hint)) => (text, Some(hint)),
            None => (message, None),
        };
        let (before, expected) = match text.split_once("; expected ") {
            Some((before, expected)) => (before, Some(expected)),
            None => (text, None),
        };
        let (place, found) = match before.split_once("found ") {
            Some(("", found)) => (None, Some(found)),
            Some((place, found)) => (place.strip_suffix(": "), Some(found)),
            None => (before.split_once(": ").map(|(place, _)| place), None),
        };
        Self { text, place, found, expected, hint }
    }
}
