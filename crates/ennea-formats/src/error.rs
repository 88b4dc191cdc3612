//! Errors in a text, each at its place: found, expected, what to type next.

use ennea_base::TextError;
use ennea_base::text::Problem;
use ennea_words::{Gaps, Language, Saying, Told, misread, say};

/// A place in a text and what is wrong there.
///
/// ```
/// use ennea_formats::{Format, Options, Reader};
/// let options = Options { format: Some(Format::Susser), ..Options::default() };
/// let text = format!("{}:9x1", ".".repeat(81));
/// let error = Reader::first(&text, options).unwrap_err();
/// assert_eq!((error.line, error.column), (1, Some(83)));
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 83: found '9x1'; expected a digit, a row and a column, such as 436"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.told(Language::ENGLISH))]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters, if it says more than the line.
    pub column: Option<usize>,
    /// The line as it was given, or nothing where it would not help.
    pub text: Box<str>,
    /// The key of its message, the same in every language.
    pub key: &'static str,
    /// What was found and what was expected, in a sentence without a full stop.
    pub message: Saying,
    /// Advice on what to type instead, in one sentence without a full stop.
    pub hint: Saying,
}

impl ReadError {
    /// Sets the place to that of a piece of the line; without a place if it is no part of that very
    /// string.
    pub(crate) fn at(mut self, line: Line<'_>, piece: &str) -> Self {
        let bytes = (piece.as_ptr() as usize).checked_sub(line.text.as_ptr() as usize);
        let before = bytes.and_then(|bytes| line.text.get(..bytes));
        self.column = before.map(|before| before.chars().count() + 1);
        self
    }

    /// An error of the library's reader, where the line stood like this in the input.
    pub(crate) fn of_text(error: &TextError, original: Option<&str>) -> Self {
        let column = error.is_about_one_place().then_some(error.column);
        let text = original.unwrap_or(&error.text).trim_end().to_owned();
        let mut problem = error.problem.clone();
        // The reader has seen other signs than those of the input.
        if !error.text.eq(&text)
            && let Some(sign) = text.chars().nth(error.column.saturating_sub(1))
        {
            match &mut problem {
                Problem::DigitTooLarge { found: digit, .. } => *digit = sign.to_string(),
                Problem::Character { found: character } => *character = sign,
                _ => {}
            }
        }
        let (key, _) = misread(Language::ENGLISH, &problem);
        let line = Line { number: error.line, text: &text };
        let error = line.told(key, move |language| misread(language, &problem).1);
        Self { column, ..error }
    }
}

/// A line of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    /// Empty where it would not help to show it.
    pub(crate) text: &'a str,
}

impl<'a> Line<'a> {
    /// All lines of a text.
    pub(crate) fn all(text: &'a str) -> impl Iterator<Item = Self> {
        text.lines().enumerate().map(|(index, text)| Self { number: index + 1, text })
    }

    /// A line that is not shown.
    pub(crate) fn unseen(number: usize) -> Self {
        Self { number, text: "" }
    }

    /// An error about all of it: the key of a message of the words that has a hint, and its gaps.
    pub(crate) fn wrong(self, key: &'static str, gaps: Gaps<'static>) -> ReadError {
        self.told(key, gaps.for_all())
    }

    /// An error with the gaps that a function of the language fills.
    pub(crate) fn told(
        self,
        key: &'static str,
        gaps: impl Fn(Language) -> Gaps<'static> + Send + Sync + 'static,
    ) -> ReadError {
        let [message, hint] = Saying::with_hint(key, gaps);
        let text = self.text.trim_end().into();
        ReadError { line: self.number, column: None, text, key, message, hint }
    }
}

impl Told for ReadError {
    fn told(&self, language: Language) -> String {
        let (line, message) = (self.line, self.message.told(language));
        match self.column {
            Some(column) => say!(language, "text-at-column", line, column, message),
            None => say!(language, "text-at", line, message),
        }
    }
}
