//! A rung: a question, and the lists of values that several ways found.
//!
//! A rung holds where every way found a value for each thing that is asked about, and all lists are
//! the same, place by place:
//!
//! ```text
//!   holds  =  every way has a list  and  each list has `expected` values  and  list = first list
//! ```
//!
//! How many values there must be is known from the rules and said before any way is asked, so that
//! a list that lost something equals no other, not even one that lost the same.  A value is a
//! number or a text, and says what it is of.  No way counts agreements: whatever is compared is
//! compared here.

use super::Up;
use crate::page::Page;
use crate::text::grouped;
use ennea::progress::{Progress, Stopped};
use ennea::published::Published;
use ennea_words::layout::padded;
use ennea_words::{Language, say};
use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A value that a way found.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value {
    /// The thing that it is the value of; empty where there is one only.
    of: String,
    is: Is,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Is {
    Number(BigUint),
    Text(String),
}

impl Value {
    /// A number, and the thing that it belongs to.
    pub(super) fn number(of: impl fmt::Display, number: impl Into<BigUint>) -> Self {
        Self { of: of.to_string(), is: Is::Number(number.into()) }
    }

    /// A grid, a puzzle or a word, and the thing that it belongs to.
    pub(super) fn text(of: impl fmt::Display, text: impl fmt::Display) -> Self {
        Self { of: of.to_string(), is: Is::Text(text.to_string()) }
    }

    /// A value that is another one.
    #[cfg(test)]
    pub(super) fn changed(&self) -> Self {
        let is = match &self.is {
            Is::Number(number) => Is::Number(number + 1_u8),
            Is::Text(text) => Is::Text(format!("{text}.")),
        };
        Self { is, ..self.clone() }
    }

    /// The value, of another thing.
    #[cfg(test)]
    pub(super) fn moved(&self) -> Self {
        Self { of: format!("{}.", self.of), ..self.clone() }
    }

    /// The value for people.
    fn told(&self) -> String {
        match &self.is {
            Is::Number(number) => grouped(number),
            Is::Text(text) => text.clone(),
        }
    }
}

/// Values in an order of their own, where those of other ways come in another one.
pub(super) fn sorted(values: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut values: Vec<Value> = values.collect();
    values.sort_unstable();
    values
}

impl fmt::Display for Value {
    /// The number in decimal, or the text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.is {
            Is::Number(number) => number.fmt(f),
            Is::Text(text) => f.write_str(text),
        }
    }
}

/// One way to the values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its name.
    pub name: &'static str,
    /// The values that it found; `None` if it could not, which is never right.
    pub found: Option<Vec<Value>>,
}

impl Way {
    /// The values with blanks between them.
    fn text(&self) -> String {
        match &self.found {
            None => "missing".to_owned(),
            Some(values) => values.iter().map(Value::to_string).collect::<Vec<_>>().join(" "),
        }
    }
}

/// Text for [`Rung::shares`] where the ways of a rung have no code in common.
pub(super) const NOTHING: &str = "nothing";

/// An equality of the ladder: a question, and two ways or more to its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Question: what is counted.
    pub question: String,
    /// Number of values that each way must find, as the rules have it.
    pub expected: usize,
    /// The ways.
    pub ways: Vec<Way>,
    /// Code that the ways have in common beyond the types of the ground floor (shapes, cells,
    /// digits, grids, puzzles) and the arithmetic of integers.
    pub shares: &'static str,
}

impl Rung {
    /// Tests whether all ways found as many values as are expected, and the same.
    pub fn holds(&self) -> bool {
        let is_whole = |found: &Vec<Value>| found.len() == self.expected;
        self.ways.iter().all(|way| way.found.as_ref().is_some_and(is_whole))
            && self.ways.iter().all(|way| way.found == self.ways[0].found)
    }

    /// The rung as lines of text, in a language; `time` is what it took.
    pub fn lines(&self, language: Language, time: &str) -> Vec<String> {
        let mut page = Page::new(language);
        let question = language.phrase("rung-", &self.question);
        if !self.holds() {
            page.line(format!("FAIL {question}"));
            self.ways.iter().for_each(|way| self.failed(way, &mut page));
            return page.into_lines();
        }
        let value = match self.ways[0].found.as_deref() {
            Some([only]) => only.told(),
            _ => say!(language, "ladder-values", count = self.expected),
        };
        let names = self.ways.iter().map(|way| language.phrase("way-", way.name));
        let names: Vec<String> = names.collect();
        page.ends(&format!("ok   {question}"), &value);
        page.ends(&format!("     {}", names.join(" = ")), time);
        page.into_lines()
    }

    /// Tells the result of a way where the ways do not agree: a single number; of a list its
    /// length, and the value at the first place where another way has another one.
    fn failed(&self, way: &Way, page: &mut Page) {
        let (language, count) = (page.language(), self.expected);
        let name = padded(&language.phrase("way-", way.name), 40);
        let Some(values) = way.found.as_ref().filter(|found| (count, found.len()) != (1, 1)) else {
            let missing = || language.text("ladder-missing").into_owned();
            let text = way.found.as_ref().map_or_else(missing, |_| way.text());
            return page.line(format!("     {name} {text}"));
        };
        let found = say!(language, "ladder-values-of", found = values.len(), count);
        page.line(format!("     {name} {found}"));
        let lists = || self.ways.iter().filter_map(|way| way.found.as_ref());
        let longest = lists().map(Vec::len).max().unwrap_or_default();
        let differ = |&place: &usize| lists().any(|list| list.get(place) != values.get(place));
        if let Some(value) = (0..longest).find(differ).and_then(|place| values.get(place)) {
            page.words("       ", &format!("{}: {}", value.of, value.told()));
        }
    }
}

/// A question whose ways are asked one after the other.
pub(super) struct Asked<'a> {
    rung: Rung,
    progress: &'a dyn Progress,
}

impl<'a> Asked<'a> {
    /// A question about this many things, a value for each.
    ///
    /// # Panics
    /// If it is about nothing.
    pub(super) fn new(question: String, expected: usize, progress: &'a dyn Progress) -> Self {
        assert!(expected > 0, "a question about nothing always holds");
        Self { rung: Rung { question, expected, ways: Vec::new(), shares: NOTHING }, progress }
    }

    /// Asks a way that finds a number.
    pub(super) fn way<N: Into<BigUint>>(
        self,
        name: &'static str,
        find: impl FnOnce() -> N,
    ) -> Self {
        self.perhaps(name, || Some(find()))
    }

    /// Asks a way that may find no number.
    pub(super) fn perhaps<N: Into<BigUint>>(
        self,
        name: &'static str,
        find: impl FnOnce() -> Option<N>,
    ) -> Self {
        self.list(name, || Some(vec![Value::number("", find()?)]))
    }

    /// Asks a way that finds a list of values, or cannot, which a panic says too.  After a request
    /// to stop it is not asked.
    pub(super) fn list(
        self,
        name: &'static str,
        find: impl FnOnce() -> Option<Vec<Value>>,
    ) -> Self {
        let mut find = Some(find);
        self.list_of(name, &mut || find.take()?())
    }

    /// As [`Asked::list`]: one piece of code for all the ways.
    fn list_of(mut self, name: &'static str, find: &mut dyn FnMut() -> Option<Vec<Value>>) -> Self {
        let found = if self.progress.is_stopped() {
            None
        } else {
            catch_unwind(AssertUnwindSafe(find)).unwrap_or_default()
        };
        self.rung.ways.push(Way { name, found });
        self
    }

    /// Adds what others published, if they did.
    pub(super) fn published(self, value: Option<Published>) -> Self {
        match value {
            Some(value) => self.way("published", || value.value()),
            None => self,
        }
    }

    /// Says what the ways share, hands the rung out and goes on.
    ///
    /// # Errors
    /// If the climb is stopped: what a way has found by then may be less than all.
    ///
    /// # Panics
    /// If there are fewer than two ways.
    pub(super) fn compare(self, shares: &'static str, up: &mut Up<'_>) -> Result<(), Stopped> {
        assert!(self.rung.ways.len() >= 2, "two ways at least");
        if self.progress.is_stopped() {
            return Err(Stopped);
        }
        (up.met)(Rung { shares, ..self.rung })
    }
}

/// A rung as it is described in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told<'a> {
    /// Question: what is counted.
    pub check: &'a str,
    /// `true` if all ways found as many values as there must be, and the same.
    pub holds: bool,
    /// Number of values that each way must find.
    pub values: usize,
    /// Values that each way found: a number in decimal or a text, several with blanks between them,
    /// or `missing`.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, String>"))]
    pub ways: &'a [Way],
}

fn by_name<S: Serializer>(ways: &[Way], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(ways.iter().map(|way| (way.name, way.text())))
}

impl Serialize for Rung {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (check, values) = (&*self.question, self.expected);
        Told { check, holds: self.holds(), values, ways: &self.ways }.serialize(serializer)
    }
}
