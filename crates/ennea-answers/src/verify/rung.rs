//! A rung: a question, and the ways to its answer.

use super::Up;
use crate::page::Page;
use crate::text::grouped;
use ennea::published::Published;
use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use std::fmt;

/// One way to a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What it is called.
    pub name: &'static str,
    /// What it found: a number, or several; `None` if it found none, which is never right.
    pub value: Option<Value>,
}

/// What a way found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value(Vec<BigUint>);

impl Way {
    /// What it found, in decimal.
    fn text(&self) -> String {
        self.value.as_ref().map_or("missing".to_owned(), ToString::to_string)
    }
}

impl fmt::Display for Value {
    /// The numbers in decimal, with blanks between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&numbers.join(" "))
    }
}

/// What the ways of a rung share that have no code in common.
pub(super) const NOTHING: &str = "nothing";

/// An equality of the ladder: a question, and two ways or more to its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// What is counted.
    pub question: String,
    /// The ways.
    pub ways: Vec<Way>,
    /// What the ways have in common beyond the types of the ground floor (shapes, cells, digits,
    /// grids, puzzles) and the arithmetic of integers.
    pub shares: &'static str,
}

impl Rung {
    /// A question, whose ways are to come.
    pub(super) fn new(question: impl Into<String>) -> Self {
        Self { question: question.into(), ways: Vec::new(), shares: NOTHING }
    }

    /// Adds a way that found a number.
    pub(super) fn way(self, name: &'static str, number: impl Into<BigUint>) -> Self {
        self.perhaps(name, Some(number))
    }

    /// Adds a way that may have found none.
    pub(super) fn perhaps(self, name: &'static str, number: Option<impl Into<BigUint>>) -> Self {
        self.found(name, number.map(|number| vec![number.into()]))
    }

    /// Adds a way that found several numbers.
    pub(super) fn several<N: Into<BigUint>>(
        self,
        name: &'static str,
        numbers: impl IntoIterator<Item = N>,
    ) -> Self {
        self.found(name, Some(numbers.into_iter().map(Into::into).collect()))
    }

    /// Adds what others published, if they did.
    pub(super) fn published(self, value: Option<Published>) -> Self {
        match value {
            Some(value) => self.way("published", value.value()),
            None => self,
        }
    }

    fn found(mut self, name: &'static str, numbers: Option<Vec<BigUint>>) -> Self {
        self.ways.push(Way { name, value: numbers.map(Value) });
        self
    }

    /// Says what the ways share, compares them and goes on.
    ///
    /// # Panics
    /// If there are fewer than two ways.
    pub(super) fn compare<E>(self, shares: &'static str, up: &mut Up<'_, E>) -> Result<(), E> {
        assert!(self.ways.len() >= 2, "two ways at least");
        up(Self { shares, ..self })
    }

    /// Whether all ways found something, and the same.
    pub fn holds(&self) -> bool {
        self.ways.iter().all(|way| way.value.is_some() && way.value == self.ways[0].value)
    }

    /// The rung as lines of text; `time` is what it took.
    pub fn lines(&self, time: &str) -> Vec<String> {
        let mut page = Page::default();
        if let Some(Value(numbers)) = self.ways[0].value.as_ref().filter(|_| self.holds()) {
            let value = numbers.iter().map(grouped).collect::<Vec<_>>().join(" ");
            let names: Vec<&str> = self.ways.iter().map(|way| way.name).collect();
            page.ends(&format!("ok   {}", self.question), &value);
            page.ends(&format!("     {}", names.join(" = ")), time);
        } else {
            page.line(format!("FAIL {}", self.question));
            for way in &self.ways {
                page.line(format!("     {:<40} {}", way.name, way.text()));
            }
        }
        page.into_lines()
    }
}

/// A rung as it is described in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told<'a> {
    /// What is counted.
    pub check: &'a str,
    /// Whether all ways found the same.
    pub holds: bool,
    /// What each way found, in decimal: a number, several with blanks between them, or `missing`.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, String>"))]
    pub ways: &'a [Way],
}

fn by_name<S: Serializer>(ways: &[Way], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(ways.iter().map(|way| (way.name, way.text())))
}

impl Serialize for Rung {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let told = Told { check: &self.question, holds: self.holds(), ways: &self.ways };
        told.serialize(serializer)
    }
}
