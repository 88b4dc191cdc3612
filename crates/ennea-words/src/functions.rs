//! The functions that messages may use, where Fluent has no means of its own.
//!
//! | function | gives |
//! |---|---|
//! | `LIST($x)` | `a, b and c`; with `with: "or"` the other word; `between` and `last` are other joints |
//! | `QUOTE($x)` | a word as it was typed, in quotation marks |
//! | `QUOTES($x)` | a list of such words, joined as by `LIST`, unless told otherwise with `or` |
//! | `COUNT($x)` | how many texts a list has |
//! | `FORM($x, case: "of")` | a phrase in a form, as its message chooses by `$case` |
//! | `CAPITAL($x)` | the text as a sentence begins, but for names such as r1c1 |
//! | `SMALL($x)` | the text as it goes on behind a colon, but for names in Latin letters |
//! | `INSIDE($x)` | sentences as they stand inside another: without the last full stop |
//! | `AFTER($x)` | with a blank in front, if it begins with a sign that Chinese sets apart |
//! | `BEFORE($x)` | with a blank behind, if it ends with one |

use crate::language::Language;
use crate::value::{List, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};
use std::borrow::Cow;

type Values<'a> = [FluentValue<'a>];

/// Adds all of them to the bundle of a language.
pub(crate) fn add(bundle: &mut FluentBundle<FluentResource>, language: Language) {
    add_one(bundle, "LIST", move |values, names| {
        owned(joined(&texts(values), language, names, Joint::And))
    });
    add_one(bundle, "QUOTE", move |values, _| owned(quoted(&text(values), language)));
    add_one(bundle, "QUOTES", move |values, names| {
        let words = texts(values).into_iter().map(|word| quoted(&word, language).into());
        owned(joined(&words.collect::<Vec<_>>(), language, names, Joint::Or))
    });
    add_one(bundle, "COUNT", |values, _| FluentValue::from(texts(values).len()));
    add_one(bundle, "FORM", |values, names| match (phrase(values), names.get("case")) {
        (Some(phrase), Some(FluentValue::String(case))) => owned(phrase.in_case(case)),
        _ => FluentValue::Error,
    });
    add_one(bundle, "CAPITAL", |values, _| owned(capital(&text(values))));
    add_one(bundle, "SMALL", |values, _| owned(small(&text(values))));
    add_one(bundle, "INSIDE", |values, _| {
        owned(text(values).trim_end_matches(['.', '。']).to_owned())
    });
    add_one(bundle, "AFTER", |values, _| {
        let text = text(values);
        owned(if text.starts_with(|c: char| c.is_ascii()) {
            format!(" {text}")
        } else {
            text.into()
        })
    });
    add_one(bundle, "BEFORE", |values, _| {
        let text = text(values);
        owned(if text.ends_with(|c: char| c.is_ascii()) { format!("{text} ") } else { text.into() })
    });
}

fn add_one(
    bundle: &mut FluentBundle<FluentResource>,
    name: &str,
    function: impl for<'a> Fn(&Values<'a>, &FluentArgs<'_>) -> FluentValue<'a> + Send + Sync + 'static,
) {
    bundle.add_function(name, function).expect("its name is free");
}

fn owned(text: String) -> FluentValue<'static> {
    FluentValue::String(text.into())
}

fn downcast<'a, T: 'static>(value: Option<&'a FluentValue<'_>>) -> Option<&'a T> {
    match value {
        Some(FluentValue::Custom(value)) => (**value).as_any().downcast_ref(),
        _ => None,
    }
}

fn phrase<'a>(values: &'a Values<'_>) -> Option<&'a Phrase> {
    downcast(values.first())
}

/// The first value as text.
fn text<'a>(values: &'a Values<'_>) -> Cow<'a, str> {
    match values.first() {
        Some(FluentValue::String(text)) => Cow::Borrowed(text),
        Some(FluentValue::Number(number)) => number.as_string(),
        _ => phrase(values).map_or(Cow::Borrowed(""), |phrase| phrase.in_case("").into()),
    }
}

/// The texts of a list; what is no list is one text.
fn texts<'a>(values: &'a Values<'_>) -> Vec<Cow<'a, str>> {
    match downcast::<List>(values.first()) {
        Some(list) => list.0.iter().map(|text| Cow::Borrowed(text.as_str())).collect(),
        None => vec![text(values)],
    }
}

/// The word before the last of a list.
enum Joint {
    And,
    Or,
}

fn joined(
    texts: &[Cow<'_, str>],
    language: Language,
    names: &FluentArgs<'_>,
    usual: Joint,
) -> String {
    let name = |name| match names.get(name) {
        Some(FluentValue::String(text)) => Some(text.as_ref()),
        _ => None,
    };
    let joints = &language.spoken().joints;
    let between = name("between").unwrap_or(&joints.comma);
    let last = match (name("last"), name("between"), name("with"), usual) {
        (Some(last), _, _, _) | (None, Some(last), _, _) => last,
        (None, None, Some("or"), _) | (None, None, None, Joint::Or) => &joints.or,
        _ => &joints.and,
    };
    match texts {
        [] => String::new(),
        [one] => one.clone().into_owned(),
        [most @ .., end] => format!("{}{last}{end}", most.join(between)),
    }
}

/// With what could not be seen spelled out.
fn quoted(word: &str, language: Language) -> String {
    let joints = &language.spoken().joints;
    let debug = format!("{word:?}");
    format!("{}{}{}", joints.open, &debug[1..debug.len() - 1], joints.close)
}

fn capital(text: &str) -> String {
    let mut signs = text.chars();
    let Some(first) = signs.next() else { return String::new() };
    let is_name = first == 'r' && signs.as_str().starts_with(|c: char| c.is_ascii_digit());
    if is_name { text.to_owned() } else { first.to_uppercase().chain(signs).collect() }
}

fn small(text: &str) -> String {
    let mut signs = text.chars();
    match signs.next() {
        Some(first) if !first.is_ascii() => first.to_lowercase().chain(signs).collect(),
        _ => text.to_owned(),
    }
}

/// A list where a message names it alone: with commas, without the word that `LIST` puts before the last.
impl FluentType for List {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.0.join(", ").into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.join(", ").into()
    }
}

impl FluentType for Phrase {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.in_case("").into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.in_case("").into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_change_but_in_names() {
        assert_eq!(
            ["in row 1", "r1c1 is 5", "в r1c1", ""].map(capital),
            ["In row 1", "r1c1 is 5", "В r1c1", ""]
        );
        assert_eq!(["Две клетки", "X-Wing"].map(small), ["две клетки", "X-Wing"]);
    }
}
