//! The fields of questions: declared once, checked before a question is answered, and described.

use crate::problem::Problem;
use ennea::Named;
use ennea::named::nearest;
use ennea_answers::refusal::{Fill, Refusal};
use ennea_words::{Saying, Told, gaps, say};
use serde_json::{Map, Value, json};
use std::str::FromStr;
use std::sync::Mutex;

/// A field of a question.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its key.
    pub name: &'static str,
    /// Meaning of the field, in English.
    pub about: &'static str,
    /// Kind of its value.
    pub kind: Kind,
    /// `true` if it may be left out.
    pub is_optional: bool,
}

/// Kinds of values of a field.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A text.
    Text,
    /// A list of texts, with the greatest number of them.
    Texts(usize),
    /// A list of texts, with the greatest number of them, and null where there is none.
    TextsOrNull(usize),
    /// A whole number in a range.
    Whole(u64, u64),
    /// A number in a range.
    Real(f64, f64),
    /// True or false.
    Flag,
    /// One of these names.
    Name(fn() -> Vec<&'static str>),
}

/// All names of a kind.
pub(crate) fn names<T: Named>() -> Vec<&'static str> {
    T::ALL.iter().map(|it| it.name()).collect()
}

impl Field {
    /// A field that has to be there.
    pub(crate) const fn wanted(name: &'static str, kind: Kind, about: &'static str) -> Self {
        Self { name, about, kind, is_optional: false }
    }

    /// A field that may be left out.
    pub(crate) const fn free(name: &'static str, kind: Kind, about: &'static str) -> Self {
        Self { name, about, kind, is_optional: true }
    }

    /// Its JSON Schema.
    pub(crate) fn schema(&self) -> Value {
        let mut schema = match self.kind {
            Kind::Text => json!({"type": "string"}),
            Kind::Texts(most) => {
                json!({"type": "array", "items": {"type": "string"}, "maxItems": most})
            }
            Kind::TextsOrNull(most) => {
                json!({"type": "array", "items": {"type": ["string", "null"]}, "maxItems": most})
            }
            Kind::Whole(least, most) => {
                json!({"type": "integer", "minimum": least, "maximum": most})
            }
            Kind::Real(least, most) => json!({"type": "number", "minimum": least, "maximum": most}),
            Kind::Flag => json!({"type": "boolean"}),
            Kind::Name(names) => json!({"type": "string", "enum": names()}),
        };
        schema["description"] = self.about.into();
        schema
    }

    /// Tests whether a value may stand in its list of texts.
    fn is_text(&self, value: &Value) -> bool {
        value.is_string() || value.is_null() && matches!(self.kind, Kind::TextsOrNull(_))
    }

    /// Description of what is wrong with a value; `None` if nothing is.
    fn refusal(&self, value: &Value) -> Option<Refusal> {
        let wrong = |key| {
            let found = shown(value);
            Some(saying(key, move |_| gaps!(found)))
        };
        let between = |key, is_good: bool, least: String, most: String| {
            let found = shown(value);
            (!is_good).then(|| saying(key, move |_| gaps!(found, least, most)))
        };
        match self.kind {
            Kind::Text if value.is_string() => None,
            Kind::Text => wrong("field-text"),
            Kind::Texts(most) | Kind::TextsOrNull(most) => match value.as_array() {
                Some(list) if list.len() > most => {
                    let found = list.len();
                    Some(saying("field-many-texts", move |_| gaps!(found, most)))
                }
                Some(list) if list.iter().all(|it| self.is_text(it)) => None,
                _ => wrong("field-texts"),
            },
            Kind::Whole(least, most) => {
                let is_good = value.as_u64().is_some_and(|it| (least..=most).contains(&it));
                between("field-whole", is_good, least.to_string(), most.to_string())
            }
            Kind::Real(least, most) => {
                let is_good = value.as_f64().is_some_and(|it| (least..=most).contains(&it));
                between("field-real", is_good, least.to_string(), most.to_string())
            }
            Kind::Flag if value.is_boolean() => None,
            Kind::Flag => wrong("field-flag"),
            Kind::Name(names) => match value.as_str() {
                Some(name) if names().contains(&name) => None,
                name => {
                    let found = shown(value);
                    let why = saying("field-name", move |_| gaps!(found, names = names()));
                    Some(with_near(why, name.and_then(|name| nearest(name, names()))))
                }
            },
        }
    }
}

/// A refusal in the words of a message.
fn saying(key: &'static str, gaps: impl Fill) -> Refusal {
    Refusal::of(Saying::message(key, gaps))
}

/// Adds the name that may be meant, if there is one.
fn with_near(refusal: Refusal, near: Option<&'static str>) -> Refusal {
    match near {
        Some(near) => refusal.with_hint(move |language| say!(language, "field-near", near)),
        None => refusal,
    }
}

/// A value in few signs.
fn shown(value: &Value) -> String {
    const SIGNS: usize = 40;
    let text = value.to_string();
    match text.char_indices().nth(SIGNS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

/// The fields of a question, checked.
#[derive(Debug)]
pub(crate) struct Fields {
    map: Map<String, Value>,
    /// What is to be said of how they were read, beside the answer.
    notes: Mutex<Vec<String>>,
}

impl Fields {
    /// Checks what was sent against what a question takes; a field that is null is left out.
    ///
    /// # Errors
    /// A body that is no object, a field that is not known, missing, or not of its kind.
    pub(crate) fn check(body: &[u8], known: &[Field]) -> Result<Self, Problem> {
        let empty: &[u8] = b"{}";
        let body = if body.iter().all(u8::is_ascii_whitespace) { empty } else { body };
        let value: Value = serde_json::from_slice(body).map_err(|error| {
            let (line, column, why) = (error.line(), error.column(), error.to_string());
            Problem::bad(saying("body-no-json", move |_| gaps!(line, column, why)))
        })?;
        let Value::Object(mut map) = value else {
            let found = shown(&value);
            return Err(Problem::bad(saying("body-no-object", move |_| gaps!(found))));
        };
        map.retain(|_, value| !value.is_null());
        for (name, value) in &map {
            let Some(field) = known.iter().find(|field| field.name == name) else {
                let names: Vec<&str> = known.iter().map(|field| field.name).collect();
                let near = nearest(name, names.iter().copied());
                let found = shown(&Value::from(name.as_str()));
                let why = saying("field-unknown", move |_| gaps!(found, names));
                return Err(Problem::bad(with_near(why, near)));
            };
            if let Some(why) = field.refusal(value) {
                return Err(Problem::of_field(name, why));
            }
        }
        match known.iter().find(|field| !field.is_optional && !map.contains_key(field.name)) {
            Some(&Field { name, about, .. }) => {
                Err(Problem::of_field(name, saying("field-missing", move |_| gaps!(about))))
            }
            None => Ok(Self { map, notes: Mutex::default() }),
        }
    }

    /// The fields with a text for one that was left out.
    pub(crate) fn or(mut self, name: &str, text: &str) -> Self {
        self.map.entry(name).or_insert_with(|| text.into());
        self
    }

    /// Notes how they were read.
    pub(crate) fn note(&self, notes: Vec<String>) {
        self.notes.lock().expect("nothing panics with it").extend(notes);
    }

    /// What was noted.
    pub(crate) fn into_notes(self) -> Vec<String> {
        self.notes.into_inner().expect("nothing panics with it")
    }

    /// A text.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.map.get(name)?.as_str()
    }

    /// A list of texts.
    pub(crate) fn texts(&self, name: &str) -> Option<Vec<&str>> {
        Some(self.texts_or_null(name)?.into_iter().flatten().collect())
    }

    /// A list of texts, nothing where one is null.
    pub(crate) fn texts_or_null(&self, name: &str) -> Option<Vec<Option<&str>>> {
        Some(self.map.get(name)?.as_array()?.iter().map(Value::as_str).collect())
    }

    /// A whole number.
    pub(crate) fn whole(&self, name: &str) -> Option<u64> {
        self.map.get(name)?.as_u64()
    }

    /// A number.
    pub(crate) fn real(&self, name: &str) -> Option<f64> {
        self.map.get(name)?.as_f64()
    }

    /// Tests whether a flag is set.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.map.get(name).and_then(Value::as_bool).unwrap_or(false)
    }

    /// One of a list of names.
    pub(crate) fn named<T: Named>(&self, name: &str) -> Option<T> {
        T::with_name(self.text(name)?)
    }

    /// A text that stands for something else.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) fn parsed<T>(&self, name: &str) -> Result<Option<T>, Problem>
    where
        T: FromStr<Err: Told + Send + Sync + 'static>,
    {
        let read = |text: &str| text.parse().map_err(|why: T::Err| Problem::of_field(name, why));
        self.text(name).map(read).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_words::Language;

    const KNOWN: &[Field] = &[
        Field::wanted("puzzle", Kind::Text, "the puzzle"),
        Field::free("limit", Kind::Whole(1, 9), "a limit"),
        Field::free("lang", Kind::Name(names::<Language>), "a language"),
    ];

    fn problem(body: &str) -> String {
        Fields::check(body.as_bytes(), KNOWN).expect_err("it is wrong").detail()
    }

    /// Goal: each mistake is told by where it is, what was found and what was expected.
    #[test]
    fn mistakes_are_told() {
        assert_eq!(problem("[]"), "found []; expected an object of fields");
        assert_eq!(problem(""), "puzzle: found nothing; expected this field: the puzzle");
        assert_eq!(problem(r#"{"puzzle": 3}"#), "puzzle: found 3; expected a text");
        assert_eq!(
            problem(r#"{"puzzle": "", "limit": 10}"#),
            "limit: found 10; expected a whole number from 1 to 9"
        );
        assert_eq!(
            problem(r#"{"puzle": ""}"#),
            "found the field \"puzle\"; expected of these: puzzle, limit, lang"
        );
        assert!(problem("{\n  oh").starts_with("line 2, column 3 of the body: found no JSON"));
        let codes: Vec<&str> = Language::all().map(Language::code).collect();
        let expected = format!("expected one of {}", codes.join(", "));
        assert!(problem(r#"{"puzzle":"","lang":"??"}"#).ends_with(&expected));
    }

    #[test]
    fn null_is_left_out() {
        let fields = Fields::check(br#"{"puzzle":"1","lang":"ru","limit":null}"#, KNOWN);
        let fields = fields.expect("it is right");
        assert_eq!((fields.text("puzzle"), fields.whole("limit")), (Some("1"), None));
        assert_eq!(fields.named("lang"), Language::of("ru"));
    }
}
