//! Why an order is refused: words that wait for their language, and what to do instead.
//!
//! Each problem is worded where it is found, by a message of [`ennea_words`].  Names of orders, of files and of
//! formats are the same in every language.

use crate::orders;
use crate::reply::{Refusal, Reply};
use ennea_answers::refusal::Fill;
use ennea_words::{Language, Saying, Told, gaps};

/// Why an order is refused.
///
/// ```
/// use ennea_words::Language;
/// let problem = ennea_shell::parse("stpe").unwrap_err();
/// assert_eq!(problem.to_string(), "unknown order \"stpe\"; did you mean \"step\"?");
/// let refusal = problem.refusal(Language::of("ru").unwrap());
/// assert_eq!(refusal.message, "неизвестная команда «stpe»; может быть, «step»?");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.refusal(Language::ENGLISH).message)]
pub struct Problem {
    message: Saying,
    hint: Option<Saying>,
    /// Text that the message is about, to stand below it; empty if there is none.
    quoted: String,
}

/// What an order does: a reply, or a problem.
pub(crate) type Replied = Result<Reply, Problem>;

impl Problem {
    /// A problem in the words of an error.
    pub(crate) fn of(told: impl Told + Send + Sync + 'static) -> Self {
        Self { message: Saying::of(told), hint: None, quoted: String::new() }
    }

    /// A message with the gaps that a function of the language fills.
    pub(crate) fn new(key: &'static str, gaps: impl Fill) -> Self {
        Self::of(Saying::message(key, gaps))
    }

    /// A message that has a hint of its own.
    pub(crate) fn hinted(key: &'static str, gaps: impl Fill) -> Self {
        let hint = move |language: Language| language.attribute(key, "hint").into_owned();
        Self::new(key, gaps).with(Saying::new(hint))
    }

    /// Problem of an order, by its name, whose arguments do not fit it: what was expected, as a message.
    pub(crate) fn usage(order: &'static str, key: &'static str, gaps: impl Fill) -> Self {
        let misuse =
            move |language: Language| gaps!(order, misuse = language.say(key, &gaps(language)));
        Self::new("refused-usage", misuse).with_usage(order)
    }

    /// Adds a hint that shows how an order is used.
    pub(crate) fn with_usage(self, order: &'static str) -> Self {
        self.with_hint("usage-is", move |_| gaps!(usage = orders::usage(order)))
    }

    /// Adds a hint.
    pub(crate) fn with_hint(self, key: &'static str, gaps: impl Fill) -> Self {
        self.with(Saying::message(key, gaps))
    }

    /// Adds a hint that is none of the words.
    pub(crate) fn with(self, hint: Saying) -> Self {
        Self { hint: Some(hint), ..self }
    }

    /// Adds the text that the message is about.
    pub(crate) fn quoting(self, text: &str) -> Self {
        Self { quoted: text.to_owned(), ..self }
    }

    /// Refusal in a language: the message of the problem, and a hint where there is one.
    pub fn refusal(&self, language: Language) -> Refusal {
        let mut message = self.message.told(language);
        if !self.quoted.is_empty() {
            message += &format!("\n  | {}", self.quoted);
        }
        Refusal { message, hint: self.hint.as_ref().map(|hint| hint.told(language)) }
    }
}
