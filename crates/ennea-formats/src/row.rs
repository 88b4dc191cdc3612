//! Rows of the table of formats.

use crate::alphabet::Alphabet;
use crate::cells::{Context, Entries};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::format::{Placed, Shapes};
use ennea_base::rules::Rules;

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) endings: &'static [&'static str],
    /// Reader of the format; none if it is only written.
    pub(crate) read: Option<Read>,
    /// Writes an entry as text that ends with a line; none if the format is only read.
    pub(crate) write: Option<Write>,
    /// Text before the first entry.
    pub(crate) begin: fn() -> String,
    /// Text between two entries.
    pub(crate) between: &'static str,
    /// Text after the last entry.
    pub(crate) end: &'static str,
    /// `true` if it has candidates that are part of the puzzle.
    pub(crate) candidates: bool,
    /// `true` if it has candidates that somebody has written.
    pub(crate) marks: bool,
    pub(crate) placed: Placed,
    /// `true` if a puzzle without clues is meant so, whatever has been placed or written in it.
    pub(crate) is_exact: bool,
    pub(crate) solution: bool,
    pub(crate) facts: &'static [Fact],
    pub(crate) shapes: Shapes,
    /// Rules of variants that it can say.
    pub(crate) rules: RulesHeld,
    pub(crate) holds_many: bool,
}

/// Sets of rules of variants that a format can say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RulesHeld {
    /// None.
    None,
    /// Rules for which this is true.
    Some(fn(&Rules) -> bool),
    /// All.
    All,
}

/// A function that reads, by what it is given.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Read {
    /// A line at a time, or a value in braces.
    Line(fn(Line<'_>, Context) -> Result<Entry, ReadError>),
    /// A text as a whole.
    Text(for<'a> fn(&'a str, Context) -> Entries<'a>),
    /// Cells in lines and pictures, wherever they end.
    Cells,
    /// Rows of a table, whose first line may say what its columns are.
    Table,
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

/// Row of most formats: clues, and nothing else.
pub(crate) const PLAIN: Row = Row {
    endings: &[],
    read: None,
    write: None,
    begin: String::new,
    between: "",
    end: "",
    candidates: false,
    marks: false,
    placed: Placed::Lost,
    is_exact: false,
    solution: false,
    facts: &[],
    shapes: Shapes::Side(36),
    rules: RulesHeld::None,
    holds_many: true,
};

/// A format that holds all that somebody does who solves.
pub(crate) const STATE: Row = Row { marks: true, placed: Placed::Kept, ..PLAIN };

impl Row {
    /// The row of a format that is read and written so.
    pub(crate) const fn both(self, read: Read, write: Write) -> Self {
        Self { read: Some(read), write: Some(write), ..self }
    }

    /// The row of a format that is only read.
    pub(crate) const fn read(self, read: Read) -> Self {
        Self { read: Some(read), ..self }
    }
}
