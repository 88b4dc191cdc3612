//! What a row of the table of formats says.

use crate::alphabet::Alphabet;
use crate::cells::{Context, Entries};
use crate::document::{Entry, Fact};
use crate::format::{Placed, Shapes};
use ennea::rules::Rules;

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) endings: &'static [&'static str],
    /// Begins to read a text; none if the format is only written.
    pub(crate) read: Option<for<'a> fn(&'a str, Context) -> Entries<'a>>,
    /// Writes an entry as text that ends with a line; none if the format is only read.
    pub(crate) write: Option<Write>,
    /// What stands before the first entry, which it may tell of.
    pub(crate) begin: fn(&Entry) -> String,
    /// What stands between two entries.
    pub(crate) between: &'static str,
    /// What stands after the last entry.
    pub(crate) end: &'static str,
    pub(crate) candidates: bool,
    pub(crate) placed: Placed,
    pub(crate) solution: bool,
    pub(crate) facts: &'static [Fact],
    pub(crate) shapes: Shapes,
    /// Whether it can say these rules of a variant.
    pub(crate) rules: RulesHeld,
    pub(crate) holds_many: bool,
}

/// Which rules of variants a format can say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RulesHeld {
    /// None.
    None,
    /// Those for which this is true.
    Some(fn(&Rules) -> bool),
    /// All.
    All,
}

/// A function that writes an entry, by what it is told besides.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Write {
    /// The format has its own way to write digits.
    Own(fn(&Entry) -> String),
    /// Digits are signs of any alphabet, which a reader has to find out.
    Signs(fn(&Entry, Alphabet) -> String),
    /// So they are here, and there is room for decimal numbers.
    Numbers(fn(&Entry, Alphabet) -> String),
    /// Entries are numbered, from 1.
    Counted(fn(&Entry, usize) -> String),
}

/// What most formats are: clues, and nothing else.
pub(crate) const PLAIN: Row = Row {
    endings: &[],
    read: None,
    write: None,
    begin: |_| String::new(),
    between: "",
    end: "",
    candidates: false,
    placed: Placed::Lost,
    solution: false,
    facts: &[],
    shapes: Shapes::Side(36),
    rules: RulesHeld::None,
    holds_many: true,
};

/// A format that holds all that somebody does who solves.
pub(crate) const STATE: Row = Row { candidates: true, placed: Placed::Kept, ..PLAIN };
