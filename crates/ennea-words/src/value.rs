//! Values for the gaps of sentences: texts, numbers, lists, and phrases whose form the sentence
//! asks for.
//!
//! Numbers are written here, digit by digit, not by the rules of a language; they are numbers to Fluent
//! so that plurals can be chosen by them.

use crate::Language;
use ennea_base::{Digit, DigitSet, Shape};
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};

/// Below this a floating-point number, which Fluent's are, holds every whole number.
const EXACT_MAX: f64 = 9e15;

/// The gaps of a sentence, by name; [`say!`](crate::say) fills them.
#[derive(Debug, Default)]
pub struct Gaps<'a>(pub(crate) FluentArgs<'a>);

impl<'a> Gaps<'a> {
    /// Adds one gap more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: FluentValue<'a>) -> Self {
        self.0.set(name, value);
        self
    }
}

impl Gaps<'static> {
    /// The same gaps for every language.
    pub fn for_all(self) -> impl Fn(Language) -> Self + Send + Sync + 'static {
        // Values of Fluent may be sent, but not shared.
        let gaps = Mutex::new(self);
        move |_| {
            let gaps = gaps.lock().unwrap_or_else(PoisonError::into_inner);
            Gaps(gaps.0.iter().map(|(name, value)| (name.to_owned(), value.into_owned())).collect())
        }
    }
}

/// Values that can stand in a gap.
pub trait Gap {
    /// The value as Fluent takes it.
    fn value(&self) -> FluentValue<'_>;
}

impl<T: Gap + ?Sized> Gap for &T {
    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }
}

impl Gap for str {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(self.into())
    }
}

impl Gap for String {
    fn value(&self) -> FluentValue<'_> {
        self.as_str().value()
    }
}

impl Gap for Cow<'_, str> {
    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }
}

macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Gap for $type {
            fn value(&self) -> FluentValue<'_> {
                match FluentNumber::from(*self) {
                    number if number.value < EXACT_MAX => FluentValue::Number(number),
                    _ => FluentValue::String(self.to_string().into()),
                }
            }
        }
    )*};
}

numbers!(u8 u32 u64 u128 usize);

impl Gap for char {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(self.to_string().into())
    }
}

/// A digit is a sign, no number.
impl Gap for Digit {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(self.symbol().to_string().into())
    }
}

impl Gap for Shape {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(self.to_string().into())
    }
}

impl Gap for DigitSet {
    fn value(&self) -> FluentValue<'_> {
        List::of(self.iter().map(|digit| digit.symbol().to_string()))
    }
}

impl Gap for [String] {
    fn value(&self) -> FluentValue<'_> {
        List::of(self.iter().cloned())
    }
}

impl Gap for Vec<String> {
    fn value(&self) -> FluentValue<'_> {
        self.as_slice().value()
    }
}

impl Gap for Vec<&str> {
    fn value(&self) -> FluentValue<'_> {
        List::of(self.iter().map(|&text| text.to_owned()))
    }
}

impl Gap for [Digit] {
    fn value(&self) -> FluentValue<'_> {
        List::of(self.iter().map(|digit| digit.symbol().to_string()))
    }
}

/// Several texts, which `LIST` joins and `COUNT` counts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct List(pub(crate) Arc<[String]>);

impl List {
    fn of(texts: impl IntoIterator<Item = String>) -> FluentValue<'static> {
        FluentValue::Custom(Box::new(Self(texts.into_iter().collect())))
    }
}

/// Houses of one kind, in the case that the sentence around them asks for by `FORM`.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    language: Language,
    key: &'static str,
    /// Their numbers or names.
    numbers: List,
}

impl Phrase {
    /// A phrase of this key, about what has these numbers or names.
    pub(crate) fn new(language: Language, key: &'static str, numbers: Vec<String>) -> Self {
        Self { language, key, numbers: List(numbers.into()) }
    }

    /// The phrase in a case, or with an empty one as it stands alone.
    pub(crate) fn in_case(&self, case: &str) -> String {
        let gaps = Gaps::default()
            .with("case", FluentValue::from(case))
            .with("count", self.numbers.0.len().into())
            .with("numbers", FluentValue::Custom(Box::new(self.numbers.clone())));
        self.language.say(self.key, &gaps)
    }
}

impl Gap for Phrase {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::Custom(Box::new(self.clone()))
    }
}
