//! What is said where a question has no answer: `application/problem+json`, by RFC 9457.
//!
//! Besides the members of the RFC there are `place`, `found`, `expected` and `hint`, as far as a message
//! has them; they are read from the message, so that it is written once.

use ennea::progress::Stopped;
use ennea_answers::refusal::Parts;
use serde::Serialize;
use std::fmt::Display;

/// A problem; in a box, for most questions have none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Problem(Box<Said>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Said {
    /// The kind, which the status says.
    #[serde(rename = "type")]
    kind: &'static str,
    /// The kind in words.
    title: &'static str,
    /// The status of the response.
    status: u16,
    /// The whole message, without the hint.
    detail: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
}

impl Problem {
    /// A problem of a status, with its words and a message.
    pub(crate) fn new(status: u16, title: &'static str, message: impl Display) -> Self {
        let message = message.to_string();
        let Parts { text, place, found, expected, hint } = Parts::of(&message);
        let owned = |part: Option<&str>| part.map(str::to_owned);
        Self(Box::new(Said {
            kind: "about:blank",
            title,
            status,
            detail: text.to_owned(),
            place: owned(place),
            found: owned(found),
            expected: owned(expected),
            hint: owned(hint),
        }))
    }

    /// The status of the response.
    pub(crate) fn status(&self) -> u16 {
        self.0.status
    }

    /// The whole message, without the hint.
    #[cfg(test)]
    pub(crate) fn detail(&self) -> &str {
        &self.0.detail
    }

    /// Something in the question is wrong.
    pub(crate) fn bad(message: impl Display) -> Self {
        Self::new(400, "Bad request", message)
    }

    /// A field of the question is wrong.
    pub(crate) fn of_field(name: &str, message: impl Display) -> Self {
        let mut problem = Self::bad(message);
        let said = &mut problem.0;
        said.place = Some(match &said.place {
            Some(place) => format!("{name}, {place}"),
            None => name.to_owned(),
        });
        said.detail = format!("{name}: {}", said.detail);
        problem
    }

    /// There is nothing at this address.
    pub(crate) fn not_found(path: &str) -> Self {
        let message =
            format!("found no page at {path}; expected / or a question\n  hint: /api lists them");
        Self::new(404, "Not found", message)
    }

    /// The time for an answer is over.
    pub(crate) fn too_long(seconds: u64) -> Self {
        let message = format!(
            "found no answer in {seconds} s, the longest that this page computes for one question\n  hint: \
             the command line has no such limit"
        );
        Self::new(422, "Took too long", message)
    }
}

/// Nobody waits any more, or the time is over; which of them it is, is known where it was stopped.
impl From<Stopped> for Problem {
    fn from(Stopped: Stopped) -> Self {
        Self::new(422, "Stopped", Stopped)
    }
}
