//! What answers have in common on their way out: numbers of any size, and what was asked about.
//!
//! Keys come in the order of the fields; a field that is `None` where its documentation says "absent" is
//! left out.

use ennea::{Improper, Named, Puzzle, Shape};
use num_bigint::BigUint;
use num_traits::ToPrimitive;
use serde::{Serialize, Serializer};
use std::fmt::Display;
use std::marker::PhantomData;

/// A count: a JSON number below 2^53, which every reader keeps exactly, else a decimal string.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(pub BigUint);

impl<N: Into<BigUint>> From<N> for Number {
    fn from(number: N) -> Self {
        Self(number.into())
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.to_u64() {
            Some(small) if small < 1 << 53 => serializer.serialize_u64(small),
            _ => serializer.collect_str(&self.0),
        }
    }
}

/// Writes a field as its text: `#[serde(with = "wire::Text")]`.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline, with = "String"))]
pub(crate) enum Text {}

impl Text {
    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }
}

/// Writes a field as its name, one of a list: `#[serde(with = "wire::Name::<Level>")]`.
pub(crate) struct Name<T>(PhantomData<T>);

impl<T: Named> Name<T> {
    pub(crate) fn serialize<S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.name())
    }
}

/// An equality, found to hold or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// What is equal to what; where it does not hold, the two numbers too.
    #[serde(rename = "check")]
    pub text: String,
    /// Whether it holds.
    pub holds: bool,
}

impl Check {
    /// That two numbers are the same; if they are not, the text says so.
    pub fn equal(text: &str, left: &BigUint, right: &BigUint) -> Self {
        let holds = left == right;
        let difference = if holds { String::new() } else { format!(": {left} is not {right}") };
        Self { text: format!("{text}{difference}"), holds }
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
    pub(crate) fn serialize<T: Display, S: Serializer>(
        values: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }
}

/// The cells of a 3x3 puzzle in one line, from numbers, 0 for an empty cell.
pub fn line(cells: &[u8; 81]) -> String {
    let signs = cells.map(|number| if number == 0 { b'.' } else { b'0' + number });
    std::str::from_utf8(&signs).expect("digits and dots are ASCII").to_owned()
}

/// Where an input stood: an argument, a line of a file, or a line of standard input.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// Which argument, from 1; absent if it was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub argument: Option<usize>,
    /// The file; absent if it was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line, from 1; absent for an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
}

/// A puzzle that was asked about, and where it stood: the first keys of each answer about one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// Where it stood.
    #[serde(flatten)]
    pub place: Place,
    /// The shape of its boxes, `3x3`.
    #[serde(with = "Text")]
    pub shape: Shape,
    /// Its cells in one line.
    #[serde(with = "Text")]
    pub puzzle: Puzzle,
}

impl Asked {
    /// A puzzle of which the place goes without saying.
    pub fn unplaced(puzzle: &Puzzle) -> Self {
        Self { place: Place::default(), shape: puzzle.shape(), puzzle: puzzle.clone() }
    }
}

/// That a puzzle is not proper, where a question is about its only solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotProper {
    /// `"none"` or `"multiple"`.
    pub answer: &'static str,
    /// Two solutions; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<[String; 2]>,
    /// The same for the library.
    #[serde(skip)]
    pub improper: Improper,
}

impl From<Improper> for NotProper {
    fn from(improper: Improper) -> Self {
        let (answer, solutions) = match &improper {
            Improper::None => ("none", None),
            Improper::Several(two) => ("multiple", Some(two.each_ref().map(ToString::to_string))),
        };
        Self { answer, solutions, improper }
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
    fn numbers_are_exact_for_every_reader() {
        let json = |text: &str| {
            serde_json::to_string(&Number(text.parse().expect("a number"))).expect("no map")
        };
        assert_eq!(json("9007199254740991"), "9007199254740991");
        assert_eq!(json("9007199254740992"), "\"9007199254740992\"");
    }

    #[test]
    fn what_was_asked_comes_first() {
        let place = Place { line: Some(3), ..Place::default() };
        let puzzle: Puzzle = "1..4....23......".parse().expect("a puzzle");
        let asked = Asked { place, shape: puzzle.shape(), puzzle };
        let json = serde_json::to_string(&asked).expect("no map");
        assert_eq!(json, r#"{"line":3,"shape":"2x2","puzzle":"1..4....23......"}"#);
    }
}
