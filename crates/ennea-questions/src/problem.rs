//! Problems, where a question has no answer: `application/problem+json`, by RFC 9457.
//!
//! Besides the members of the RFC there are `place`, `found`, `expected` and `hint`, as far as a message
//! has them; they are read from the message, so that it is written once.

use ennea::progress::Stopped;
use ennea_answers::refusal::{Parts, Refusal};
use ennea_words::{Gaps, Language, Saying, Told, gaps, say};
use serde::Serialize;

/// A problem, to be said in the language of whoever asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The status of the response.
    pub status: u16,
    title: &'static str,
    /// The field of the question that is wrong.
    field: Option<String>,
    message: Saying,
    /// Name of what is apart, and has to be brought before this is asked again.
    pub apart: Option<&'static str>,
}

/// Problem as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The kind, which the status says.
    #[serde(rename = "type")]
    kind: &'static str,
    /// The kind in words.
    title: String,
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
    pub fn new(
        status: u16,
        title: &'static str,
        message: impl Told + Send + Sync + 'static,
    ) -> Self {
        Self { status, title, field: None, message: Saying::of(message), apart: None }
    }

    /// A problem of a status, whose message and hint are among the words.
    pub fn hinted(
        status: u16,
        title: &'static str,
        key: &'static str,
        gaps: impl Fn() -> Gaps<'static> + Send + Sync + 'static,
    ) -> Self {
        Self::new(status, title, Refusal::hinted(key, move |_| gaps()))
    }

    /// Problem as it is sent to a reader of a language.  In others than English the message is
    /// translated as a whole; what was found and expected is in English.
    pub fn said(&self, language: Language) -> Said {
        let english = self.message.to_string();
        let Parts { text, place, found, expected, hint } = Parts::of(&english);
        let owned = |part: Option<&str>| part.map(str::to_owned);
        let mut said = Said {
            kind: "about:blank",
            title: language.phrase("title-", self.title),
            status: self.status,
            detail: text.to_owned(),
            place: owned(place),
            found: owned(found),
            expected: owned(expected),
            hint: owned(hint),
        };
        if let Some(field) = &self.field {
            said.detail = format!("{field}: {text}");
            said.place =
                Some(place.map_or_else(|| field.clone(), |place| format!("{field}, {place}")));
        }
        let told = self.message.told(language);
        if told != english {
            let Parts { text, hint, .. } = Parts::of(&told);
            let field = self.field.iter().map(|field| format!("{field}: "));
            (said.detail, said.hint) = (field.collect::<String>() + text, owned(hint));
        }
        // What is typed in a terminal helps nobody who asks over HTTP.
        said.hint = said.hint.filter(|hint| !hint.contains("--") && !hint.contains("ennea "));
        said
    }

    /// The whole message in English, without the hint.
    #[cfg(test)]
    pub(crate) fn detail(&self) -> String {
        self.said(Language::ENGLISH).detail
    }

    /// What a question needs is apart, and has to be brought first: a table, or another part that answers it.
    pub(crate) fn apart(what: &'static str) -> Self {
        Self { apart: Some(what), ..Self::new(424, "Failed dependency", what) }
    }

    /// Something in the question is wrong.
    pub fn bad(message: impl Told + Send + Sync + 'static) -> Self {
        Self::new(400, "Bad request", message)
    }

    /// A field of the question is wrong.
    pub(crate) fn of_field(name: &str, message: impl Told + Send + Sync + 'static) -> Self {
        Self { field: Some(name.to_owned()), ..Self::bad(message) }
    }

    /// There is nothing at this address.
    pub fn not_found(path: &str) -> Self {
        let path = path.to_owned();
        Self::hinted(404, "Not found", "no-page", move || gaps!(path))
    }

    /// The time for an answer is over.
    pub(crate) fn too_long(seconds: u64) -> Self {
        Self::hinted(422, "Took too long", "too-long", move || gaps!(seconds))
    }

    /// A full queue: this number of questions wait already.
    pub fn busy(waiting: usize) -> Self {
        Self::hinted(503, "Busy", "busy", move || gaps!(waiting))
    }

    /// Fewer puzzles were made than wanted.
    pub(crate) fn not_made(found: u64, wanted: u64) -> Self {
        Self::hinted(422, "Not made", "not-made", move || gaps!(found, wanted))
    }
}

/// Nobody waits any more, or the time is over; which of them it is, is known where it was stopped.
impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::bad(refusal)
    }
}

impl From<Stopped> for Problem {
    fn from(Stopped: Stopped) -> Self {
        let say = |language: Language| say!(language, "it-was-stopped");
        Self::new(422, "Stopped", Saying::new(say))
    }
}
