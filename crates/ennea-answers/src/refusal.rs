//! Why a question has no answer: what was found, what was expected, and what to do instead.

use ennea::progress::Stopped;
use ennea::rules::Rules;
use ennea_words::{Gaps, Language, Saying, Told, gaps, saying};

/// A function that fills the gaps of a message in each language.
pub trait Fill: Fn(Language) -> Gaps<'static> + Send + Sync + 'static {}

impl<F: Fn(Language) -> Gaps<'static> + Send + Sync + 'static> Fill for F {}

/// A message of one line or several, the last of which may be a hint; told in the language of the reader.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(Saying);

impl Refusal {
    /// Refusal in the words of something that can be told in every language.
    pub fn of(told: impl Told + Send + Sync + 'static) -> Self {
        Self(Saying::of(told))
    }

    /// A message of the words with its hint, both with the gaps that a function of the language fills.
    pub fn hinted(key: &'static str, gaps: impl Fill) -> Self {
        Self(Saying::hinted(key, gaps))
    }

    /// Why some rules are out of reach, and which these are.
    pub(crate) fn of_rules(rules: &Rules, why: Saying) -> Self {
        let (rules, shape) = (rules.name().to_owned(), rules.shape());
        let gaps = move |language| gaps!(why = why.told(language), rules, shape);
        Self::of(Saying::message("of-these-rules", gaps))
    }

    /// Adds a hint.
    #[must_use]
    pub fn with_hint(self, hint: impl Fn(Language) -> String + Send + Sync + 'static) -> Self {
        Self(Saying::new(move |language| with_hint(&self.told(language), &hint(language))))
    }
}

/// A message and the line after it that says what to do.
pub(crate) fn with_hint(message: &str, hint: &str) -> String {
    format!("{message}\n  hint: {hint}")
}

impl Told for Refusal {
    fn told(&self, language: Language) -> String {
        self.0.told(language)
    }
}

impl From<Stopped> for Refusal {
    fn from(stopped: Stopped) -> Self {
        let Stopped = stopped;
        Self::of(saying!("it-was-stopped"))
    }
}

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
    /// Place of the problem.
    pub place: Option<&'a str>,
    /// Text that was found.
    pub found: Option<&'a str>,
    /// Text that was expected.
    pub expected: Option<&'a str>,
    /// Advice on what to do instead.
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
