//! Errors in the reader's language: why a text is no puzzle, gives no rules, why there is no rating or no recipe.
//!
//! Errors of the library are data; their sentences are here, and in English what the library's `Display` says.

use crate::{Gaps, Language, gaps, houses, say};
use ennea_base::named::Named;
use ennea_base::recipe::{IdError, RecipeError};
use ennea_base::rules::{NamedRule, RulesError, Wanted};
use ennea_base::text::Problem;
use ennea_base::{
    Conflict, Digit, GridError, Improper, SIDE_MAX, ShapeError, TextError, UnknownTechnique,
};
use ennea_rate::RateError;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// Something that is said when the reader's language is known; in English what its `Display` says.
///
/// ```
/// use ennea::{Improper, rate::RateError};
/// use ennea_words::{Language, Told};
/// let error = RateError::Improper(Improper::None);
/// assert_eq!(error.told(Language::ENGLISH), error.to_string());
/// assert_eq!(error.told(Language::of("zh").unwrap()), "无解，应当恰有一个解");
/// ```
pub trait Told: fmt::Display {
    /// In a sentence without a full stop.
    fn told(&self, language: Language) -> String;
}

/// Texts for programmers: their words are English in every language.
impl Told for String {
    fn told(&self, _: Language) -> String {
        self.clone()
    }
}

impl Told for &str {
    fn told(&self, _: Language) -> String {
        (*self).to_owned()
    }
}

/// Words that wait for their language.
///
/// ```
/// use ennea_words::{Language, Saying, Told, say};
/// let saying = Saying::new(|language| say!(language, "is", cell = "r1c1", digit = "5"));
/// assert_eq!(saying.to_string(), "r1c1 is 5");
/// assert_eq!(saying.told(Language::of("ru").unwrap()), "в r1c1 стоит 5");
/// ```
#[derive(Clone)]
pub struct Saying(Arc<dyn Fn(Language) -> String + Send + Sync>);

impl Saying {
    /// Text of a function of the language.
    pub fn new(say: impl Fn(Language) -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(say))
    }

    /// A message of the words with the gaps that a function of the language fills.
    pub fn message(
        key: &'static str,
        gaps: impl Fn(Language) -> Gaps<'static> + Send + Sync + 'static,
    ) -> Self {
        Self::new(move |language| language.say(key, &gaps(language)))
    }

    /// A message of the words and, in a line of its own, its hint, both with the gaps that a function of
    /// the language fills.
    pub fn hinted(
        key: &'static str,
        gaps: impl Fn(Language) -> Gaps<'static> + Send + Sync + 'static,
    ) -> Self {
        Self::new(move |language| language.say_with_hint(key, &gaps(language)))
    }

    /// A message of the words, and its hint by itself, with the gaps that a function of the language fills.
    pub fn with_hint(
        key: &'static str,
        gaps: impl Fn(Language) -> Gaps<'static> + Send + Sync + 'static,
    ) -> [Self; 2] {
        let gaps = Arc::new(gaps);
        let own = Arc::clone(&gaps);
        let hint = move |language: Language| language.say_attribute(key, "hint", &own(language));
        [Self::message(key, move |language| gaps(language)), Self::new(hint)]
    }

    /// Text of something that can be told in every language.
    pub fn of(told: impl Told + Send + Sync + 'static) -> Self {
        Self::new(move |language| told.told(language))
    }
}

impl Told for Saying {
    fn told(&self, language: Language) -> String {
        (self.0)(language)
    }
}

impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Language::ENGLISH))
    }
}

impl fmt::Debug for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

impl PartialEq for Saying {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Saying {}

impl std::error::Error for Saying {}

impl Told for RateError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Shape(shape) => say!(language, "rate-shape", shape),
            Self::Candidates(scale) => say!(language, "rate-candidates", scale = scale.name()),
            Self::Rules(scale, rules) => {
                say!(language, "rate-rules", scale = scale.name(), rules)
            }
            Self::Stopped => say!(language, "it-was-stopped"),
            Self::Improper(improper) => match (improper, improper.difference()) {
                (Improper::Several(two), Some((cell, [one, other]))) => {
                    say!(language, "rate-several", at = two[0].shape().name(cell), one, other)
                }
                _ => say!(language, "rate-none"),
            },
        }
    }
}

impl Told for Improper {
    fn told(&self, language: Language) -> String {
        match (self, self.difference()) {
            (Self::Several(two), Some((cell, [one, other]))) => {
                say!(language, "improper-several", at = two[0].shape().name(cell), one, other)
            }
            _ => say!(language, "improper-none"),
        }
    }
}

impl Told for Conflict {
    fn told(&self, language: Language) -> String {
        let house = houses::phrase(language, None, &[self.house.into()]);
        let [one, other] = self.cells.map(|cell| self.shape.name(cell));
        say!(language, "conflict-alone", house, digit = self.digit, one, other)
    }
}

impl Told for ShapeError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Malformed(found) => say!(language, "shape-malformed", found),
            Self::OutOfRange { box_rows: rows, box_columns: columns } => {
                say!(language, "shape-out-of-range", rows, columns, most = SIDE_MAX)
            }
        }
    }
}

impl Told for GridError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Length { expected, found } => say!(language, "grid-length", found, expected),
            Self::DigitTooLarge { shape, cell, digit } => {
                let (cell, side) = (shape.name(*cell), shape.side());
                say!(language, "grid-digit-too-large", digit, cell, side, shape)
            }
            Self::Empty { shape, cell, count } => {
                say!(language, "grid-empty", cell = shape.name(*cell), count)
            }
            Self::Conflict(conflict) => {
                say!(language, "grid-conflict", how = conflict.told(language))
            }
        }
    }
}

impl Told for RecipeError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::EmptyRange { fewest, most } => {
                say!(language, "recipe-empty-range", fewest, most)
            }
            Self::TooManyClues { shape, found } => {
                say!(language, "recipe-too-many-clues", shape, cells = shape.cells(), found)
            }
            Self::NotMinimal { shape, bound, found } => {
                say!(language, "recipe-not-minimal", shape, bound, found)
            }
            Self::Rules => say!(language, "recipe-rules"),
            Self::Pattern(pattern) => {
                say!(language, "recipe-pattern", pattern = pattern.name())
            }
            Self::TooLarge(shape) => {
                say!(language, "recipe-too-large", shape, cells = shape.cells())
            }
        }
    }
}

impl Told for UnknownTechnique {
    fn told(&self, language: Language) -> String {
        let (found, meant) = (&self.text, self.meant());
        match meant.is_empty() {
            true => say!(language, "value-no-technique", found),
            false => say!(language, "value-technique-meant", found, meant),
        }
    }
}

impl Told for IdError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Start(found) => say!(language, "value-id", found),
            Self::Part(found) => say!(language, "value-id-part", found),
            Self::Rules(rules, shape) => {
                say!(language, "value-id-rules", rules = rules.to_string(), shape)
            }
            Self::Recipe(error) => error.told(language),
        }
    }
}

/// A text, with the place in it.
impl Told for TextError {
    fn told(&self, language: Language) -> String {
        let (line, message) = (self.line, self.problem.told(language));
        match self.is_about_one_place() {
            true => say!(language, "text-at-column", line, column = self.column, message),
            false => say!(language, "text-at", line, message),
        }
    }
}

impl Told for Problem {
    fn told(&self, language: Language) -> String {
        let (key, gaps) = misread(language, self);
        language.say(key, &gaps)
    }
}

/// Advice on what to type instead of a text in which something is wrong, in a sentence without a
/// full stop.
pub fn advice(language: Language, problem: &Problem) -> Cow<'static, str> {
    language.attribute(misread(language, problem).0, "hint")
}

/// The key of the message that says what is wrong with a text, and its gaps.
pub fn misread(language: Language, problem: &Problem) -> (&'static str, Gaps<'static>) {
    match problem {
        Problem::Empty => ("text-empty", gaps!()),
        Problem::SecondPuzzle => ("text-second-puzzle", gaps!()),
        Problem::Character { found } => {
            ("text-character", gaps!(found = found.escape_debug().to_string()))
        }
        Problem::CellCount { found, expected } => {
            ("text-cell-count", gaps!(found, cells = expected.cells(), shape = expected))
        }
        Problem::RowLength { found, expected } => ("text-row-length", gaps!(found, expected)),
        Problem::RowCount { found, expected } => ("text-row-count", gaps!(found, expected)),
        Problem::Frame { box_rows, box_columns, side } => {
            ("text-frame", gaps!(rows = box_rows, columns = box_columns, side))
        }
        Problem::DigitTooLarge { found, number, shape } => {
            let largest = Digit::from_index(shape.side() - 1).symbol().to_string();
            let (largest, found) = (numbered(&largest, shape.side()), numbered(found, *number));
            ("text-digit-too-large", gaps!(found, largest, shape))
        }
        Problem::SeveralDigits { found } => ("text-several-digits", gaps!(found)),
        Problem::EmptyCell { cell, shape } => ("text-empty-cell", gaps!(cell = shape.name(*cell))),
        Problem::Conflict(conflict) => ("text-conflict", gaps!(how = conflict.told(language))),
    }
}

/// `7`, but `A (10)`: letters need their number beside them.
fn numbered(written: &str, number: usize) -> String {
    if written == number.to_string() { written.to_owned() } else { format!("{written} ({number})") }
}

impl Told for RulesError {
    fn told(&self, language: Language) -> String {
        let at_line = |line, message: String| say!(language, "rules-at-line", line, message);
        match self {
            Self::Unknown { line, word } => {
                let message = match NamedRule::nearest(word) {
                    Some(meant) => say!(language, "rules-unknown-meant", word, meant),
                    None => {
                        let rules: Vec<&str> =
                            NamedRule::ALL.iter().map(|rule| rule.name()).collect();
                        say!(language, "rules-unknown", word, rules)
                    }
                };
                line.map_or(message.clone(), |line| at_line(line, message))
            }
            Self::NoMeaning { rule, shape, .. } => {
                let needs = match NamedRule::with_name(rule) {
                    Some(NamedRule::Asterisk | NamedRule::Girandola) => "needs-3x3",
                    Some(NamedRule::Disjoint) => "needs-two",
                    Some(NamedRule::CentreDot) => "needs-odd",
                    _ => "needs-square",
                };
                say!(language, "rules-no-meaning", rule, shape, needs = language.text(needs))
            }
            Self::Digits { rules } => say!(language, "rules-of-digits", rules),
            Self::Line { line, found, expected } => {
                let message = match expected {
                    Wanted::ShapeFirst => say!(language, "rules-shape-again", found),
                    Wanted::Shape => say!(language, "rules-shape-wanted", found),
                    Wanted::Letters => say!(language, "rules-no-letters", found),
                    Wanted::Cells { side } => say!(language, "rules-no-cell", found, side),
                    Wanted::TwoCells => say!(language, "rules-too-short", found),
                };
                at_line(*line, message)
            }
            Self::Letters { found, expected } => {
                say!(language, "rules-letters", found, expected)
            }
            Self::Regions { side, sizes } => match sizes.iter().find(|(_, size)| size != side) {
                Some((letter, size)) => say!(language, "rules-region-size", letter, size, side),
                None => say!(language, "rules-region-count", found = sizes.len(), side),
            },
            Self::HouseSize { name, found, expected } => {
                match name.strip_prefix("the house of line ") {
                    Some(line) => {
                        say!(language, "rules-house-size-of-line", line, name, found, expected)
                    }
                    None => say!(language, "rules-house-size", name, found, expected),
                }
            }
            Self::OtherShape { found, expected } => {
                say!(language, "rules-other-shape", found, expected)
            }
        }
    }
}
