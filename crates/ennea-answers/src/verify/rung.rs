//! A rung: a question, and the ways to its answer.

use crate::page::Page;
use crate::text::grouped;
use ennea::published::Published;
use num_bigint::BigUint;
use serde::ser::SerializeMap;
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
    /// A way that found a number.
    pub fn new(name: &'static str, number: impl Into<BigUint>) -> Self {
        Self::perhaps(name, Some(number))
    }

    /// A way that may have found none.
    pub fn perhaps(name: &'static str, number: Option<impl Into<BigUint>>) -> Self {
        Self { name, value: number.map(|number| Value(vec![number.into()])) }
    }

    /// A way that found several numbers.
    pub fn several<N: Into<BigUint>>(
        name: &'static str,
        numbers: impl IntoIterator<Item = N>,
    ) -> Self {
        Self { name, value: Some(Value(numbers.into_iter().map(Into::into).collect())) }
    }

    /// What others published, as one more way, if they did.
    pub fn published(value: Option<Published>) -> Option<Self> {
        value.map(|value| Self::new("published", value.value()))
    }

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

/// An equality of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    question: String,
    ways: Vec<Way>,
    shares: &'static str,
}

impl Rung {
    /// Two ways or more to the answer of a question, and what they share.
    ///
    /// # Panics
    /// If there are fewer than two ways.
    pub fn new(
        question: impl Into<String>,
        ways: impl Into<Vec<Way>>,
        shares: &'static str,
    ) -> Self {
        let ways = ways.into();
        assert!(ways.len() >= 2, "two ways at least");
        Self { question: question.into(), ways, shares }
    }

    /// What is counted.
    pub fn question(&self) -> &str {
        &self.question
    }

    /// The ways.
    pub fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// What the ways have in common beyond the types of the ground floor (shapes, cells, digits,
    /// grids, puzzles) and the arithmetic of integers.
    pub fn shares(&self) -> &'static str {
        self.shares
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

/// Its keys are `check`, `holds`, and `ways` with what each found, in decimal.
impl Serialize for Rung {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Ways<'a>(&'a [Way]);
        impl Serialize for Ways<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|way| (way.name, way.text())))
            }
        }
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("check", &self.question)?;
        map.serialize_entry("holds", &self.holds())?;
        map.serialize_entry("ways", &Ways(&self.ways))?;
        map.end()
    }
}
