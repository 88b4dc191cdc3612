//! Parts that answers have in common on their way out: numbers of any size, and what was asked
//! about.
//!
//! Keys come in the order of the fields; a field that is `None` where its documentation says "absent" is
//! left out.

use ennea::{Digit, DigitSet, Improper, Named, Puzzle, Shape, Technique};
use ennea_words::{Language, Saying, Told, say};
use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::marker::PhantomData;

/// A count: a decimal string, whatever its size, so that every reader keeps it exactly and finds one type.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(pub BigUint);

impl<N: Into<BigUint>> From<N> for Number {
    fn from(number: N) -> Self {
        Self(number.into())
    }
}

/// Serialised as a newtype with the name `Number`: JSON passes over the name, and a face whose integers
/// have any size reads it.
impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(NUMBER, &self.0.to_string())
    }
}

/// The name under which exact integers are serialised.
pub const NUMBER: &str = "Number";

/// What a field becomes.
pub(crate) type Written<S> = Result<<S as Serializer>::Ok, <S as Serializer>::Error>;

/// Writes a field as its text: `#[serde(with = "wire::Text")]`.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline, with = "String"))]
pub(crate) enum Text {}

impl Text {
    pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Written<S> {
        to.collect_str(value)
    }
}

/// Writes an integer as a [`Number`]: `#[serde(with = "wire::Digits")]`.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline, with = "String"))]
pub(crate) enum Digits {}

impl Digits {
    pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Written<S> {
        to.serialize_newtype_struct(NUMBER, &value.to_string())
    }

    /// Writes an integer that may be missing:
    /// `#[serde(serialize_with = "wire::Digits::optional")]`.
    pub(crate) fn optional<T: Copy + Into<BigUint>, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Written<S> {
        value.map(Number::from).serialize(to)
    }
}

/// Writes a field as its name, one of a list: `#[serde(with = "wire::Name::<Level>")]`.
pub(crate) struct Name<T>(PhantomData<T>);

impl<T: Named> Name<T> {
    pub(crate) fn serialize<S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.name())
    }
}

/// Writes a technique as its key, null if there is none: `#[serde(serialize_with = "wire::key")]`.
pub(crate) fn key<S: Serializer>(technique: &Option<Technique>, to: S) -> Result<S::Ok, S::Error> {
    technique.map(Technique::key).serialize(to)
}

/// Writes numbers of uses of techniques, by their keys: `#[serde(serialize_with = "wire::by_key")]`.
pub(crate) fn by_key<S: Serializer>(uses: &BTreeMap<Technique, usize>, to: S) -> Written<S> {
    to.collect_map(uses.iter().map(|(technique, count)| (technique.key(), count)))
}

/// An equality, found to hold or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// Claim that is checked; where it does not hold, the two numbers too.
    #[serde(rename = "check")]
    pub text: String,
    /// `true` if it holds.
    pub holds: bool,
}

/// A claim, found to hold or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    claim: Saying,
    /// `true` if it holds.
    pub holds: bool,
    /// The two numbers that are not the same.
    sides: Option<[BigUint; 2]>,
}

impl Checked {
    /// A claim that holds or not.
    pub(crate) fn new(claim: Saying, holds: bool) -> Self {
        Self { claim, holds, sides: None }
    }

    /// The claim that two numbers are the same.
    pub(crate) fn equal(claim: Saying, left: &BigUint, right: &BigUint) -> Self {
        let sides = (left != right).then(|| [left, right].map(BigUint::clone));
        Self { claim, holds: sides.is_none(), sides }
    }

    /// Words for the check in a language; where it does not hold, with the two numbers.
    pub fn told(&self, language: Language) -> Check {
        let words = self.claim.told(language);
        let text = match &self.sides {
            None => words,
            Some(sides) => {
                let [left, right] = sides.each_ref().map(|side| side.to_string());
                say!(language, "claim-not-equal", claim = words, left, right)
            }
        };
        Check { text, holds: self.holds }
    }
}

/// In JSON the English [`Check`].
impl Serialize for Checked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told(Language::ENGLISH).serialize(serializer)
    }
}

/// Writes a field as the texts of its values: `#[serde(with = "wire::Texts")]`.
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(inline, with = "Vec<String>")
)]
pub(crate) enum Texts {}

impl Texts {
    pub(crate) fn serialize<T: Display, S: Serializer>(values: &[T], to: S) -> Written<S> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }
}

/// Proof that a puzzle has no solution, in words; `None` if only a search tells.
pub fn conflict(puzzle: &Puzzle) -> Option<String> {
    puzzle.contradiction().map(|why| why.to_string())
}

/// Place of an input: an argument, a line of a file, or a line of standard input.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// Number of the argument, from 1; absent if it was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub argument: Option<usize>,
    /// The file; absent if it was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, from 1; absent for an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
}

impl Place {
    /// Tests whether no place is given.
    fn is_unknown(&self) -> bool {
        *self == Self::default()
    }
}

/// The place of what was asked about, if that is no puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Origin {
    /// Place in the input; absent if that goes without saying.
    #[serde(rename = "input", skip_serializing_if = "Place::is_unknown")]
    pub place: Place,
}

/// A puzzle that was asked about, and where it stood: the first keys of each answer about one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// Place in the input; absent if that goes without saying.
    #[serde(rename = "input", skip_serializing_if = "Place::is_unknown")]
    pub place: Place,
    /// The shape of its boxes, `3x3`.
    #[serde(with = "Text")]
    pub shape: Shape,
    /// Its cells in one line: the clues.
    pub puzzle: String,
    /// The rules, by their names or as the text of a file; absent if they are those of the shape.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// For every cell the digits that may stand there as one text; absent if clues are all that is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<String>>,
    /// The digits that somebody has written since, in one line; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed: Option<String>,
    /// For every cell the candidates that somebody has written there as one text, null where nobody did;
    /// absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<Vec<Option<String>>>,
}

impl Asked {
    /// A puzzle, whole.
    pub fn new(place: Place, puzzle: &Puzzle) -> Self {
        let text = |set: &DigitSet| set.iter().map(Digit::symbol).collect::<String>();
        let marks =
            |marks: &[Option<DigitSet>]| marks.iter().map(|it| it.as_ref().map(text)).collect();
        Self {
            place,
            shape: puzzle.shape(),
            puzzle: puzzle.clues().to_string(),
            rules: rules(puzzle),
            candidates: puzzle.candidates().map(|sets| sets.iter().map(text).collect()),
            placed: puzzle.placed().map(ToString::to_string),
            marks: puzzle.marks().map(marks),
        }
    }
}

/// The rules of a puzzle as text; nothing if they are those of the shape.
pub(crate) fn rules(puzzle: &Puzzle) -> Option<String> {
    let rules = puzzle.rules();
    (!rules.is_plain()).then(|| rules.text())
}

/// Writes a puzzle as its clues: `#[serde(serialize_with = "wire::clues")]`.
pub(crate) fn clues<S: Serializer>(puzzle: &Puzzle, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(puzzle.clues())
}

/// Bad input, where the rest is answered all the same: what stands in the place of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BadInput {
    /// Place in the input; absent if the error alone says it.
    #[serde(rename = "input", skip_serializing_if = "Place::is_unknown")]
    pub place: Place,
    /// Error: what was found, and what was expected.
    pub error: String,
    /// Advice on what to type instead; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl BadInput {
    /// Bad input, from the message about it: `error: ...`, lines that show it, `hint: ...`.
    pub fn new(place: Place, message: &str) -> Self {
        let first = message.lines().next().unwrap_or_default();
        let hint = message.split_once("hint: ").map(|(_, hint)| hint.to_owned());
        Self { place, error: first.trim_start_matches("error: ").to_owned(), hint }
    }
}

/// In text: `error`.
impl Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("error")
    }
}

/// Answer that a puzzle is not proper, where a question is about its only solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotProper {
    /// `"none"` or `"multiple"`.
    pub answer: &'static str,
    /// Two solutions; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<[String; 2]>,
    /// Proof that there is no solution, in words: two clues, a cell or a house; absent if there is one, or
    /// only a search tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<String>,
    /// The finding as a value of the library.
    #[serde(skip)]
    pub improper: Improper,
}

impl From<Improper> for NotProper {
    fn from(improper: Improper) -> Self {
        let (answer, solutions) = match &improper {
            Improper::None => ("none", None),
            Improper::Several(two) => ("multiple", Some(two.each_ref().map(ToString::to_string))),
        };
        Self { answer, solutions, conflict: None, improper }
    }
}

/// An answer after what was asked: a line of `--json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct About<Q, A> {
    /// A puzzle and its place, or the place of something else.
    #[serde(flatten)]
    pub asked: Q,
    /// The answer.
    #[serde(flatten)]
    pub answer: A,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_texts_of_any_size() {
        for text in ["0", "9007199254740993", "6670903752021072936960"] {
            let number = Number(text.parse().expect("a number"));
            assert_eq!(serde_json::to_string(&number).expect("no map"), format!("\"{text}\""));
        }
    }

    #[test]
    fn what_was_asked_comes_first() {
        let place = Place { line: Some(3), ..Place::default() };
        let puzzle: Puzzle = "1..4....23......".parse().expect("a puzzle");
        let asked = Asked::new(place, &puzzle);
        let json = serde_json::to_string(&asked).expect("no map");
        assert_eq!(json, r#"{"input":{"line":3},"shape":"2x2","puzzle":"1..4....23......"}"#);
    }
}
