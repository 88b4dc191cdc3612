//! Errors in a text, each at its place: found, expected, what to type next.

use ennea_base::TextError;
use ennea_base::text::Problem;
use ennea_words::{Language, Saying, Told, advice, say};

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
    /// Text that was found there.
    pub found: String,
    /// Text that was expected there.
    pub expected: String,
    /// Advice on what to type instead, in one sentence without a full stop.
    pub hint: String,
    /// The problem and its advice in every language, where that is known.
    pub said: Option<Box<[Saying; 2]>>,
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

    /// Description without the place, in a sentence without a full stop; what only the reader of
    /// some format finds is told in English.
    pub fn without_place(&self, language: Language) -> String {
        let Self { found, expected, .. } = self;
        match &self.said {
            Some(said) if language != Language::ENGLISH => said[0].told(language),
            _ => say!(language, "text-other", found, expected),
        }
    }

    /// The advice, as [`without_place`](Self::without_place).
    pub fn hint_in(&self, language: Language) -> String {
        match &self.said {
            Some(said) if language != Language::ENGLISH => said[1].told(language),
            _ => say!(language, "text-other-hint", hint = self.hint),
        }
    }

    /// Replaces the hint.
    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = hint.into();
        self
    }

    /// An error of the library's reader, where the line stood like this in the input.
    pub(crate) fn of_text(error: &TextError, original: Option<&str>) -> Self {
        let has_column = error.is_about_one_place();
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
        let advised = problem.clone();
        let hint = Saying::new(move |language| advice(language, &advised).into_owned());
        let line = Line { number: error.line, text: &text };
        Self { column: has_column.then_some(error.column), ..line.told(Saying::of(problem), hint) }
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

    /// An error about all of it.
    pub(crate) fn wrong(self, found: impl Into<String>, expected: impl Into<String>) -> ReadError {
        ReadError {
            line: self.number,
            column: None,
            text: self.text.trim_end().into(),
            found: found.into(),
            expected: expected.into(),
            hint: "correct the text; ennea convert --from NAME says what it is".to_owned(),
            said: None,
        }
    }

    /// An error about all of it that is told in every language, and what is to be typed.
    pub(crate) fn told(self, message: Saying, hint: Saying) -> ReadError {
        let english = message.to_string();
        let (found, expected) =
            english.split_once("; expected ").unwrap_or((&english, "otherwise"));
        let error = self.wrong(found.trim_start_matches("found "), expected).hint(hint.to_string());
        ReadError { said: Some(Box::new([message, hint])), ..error }
    }
}

impl Told for ReadError {
    fn told(&self, language: Language) -> String {
        let (line, message) = (self.line, self.without_place(language));
        match self.column {
            Some(column) => say!(language, "text-at-column", line, column, message),
            None => say!(language, "text-at", line, message),
        }
    }
}

/// A sign as messages show it.
pub(crate) fn quoted(sign: char) -> String {
    format!("'{}'", sign.escape_debug())
}

/// A number of things, such as "1 row" or "3 rows".
pub(crate) fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
