//! Reads all sources, one after the other, into entries.

use super::blocks::Blocks;
use super::entry::{Cells, Item, Place};
use super::lines::Lines;
use super::message::{self, Bad};
use super::source::{Source, why};
use ennea::text::{Problem, Records};
use ennea::{Shape, TextError};
use ennea_answers::solutions::are_notes;
use ennea_formats::{Format, Incoming, Options, ReadError, text_of};
use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read};
use std::iter;

/// A puzzle, or what to say about bad input.
pub(crate) type Entry = Result<Item, Bad>;

/// Takes entries; both functions say whether to go on.
pub(crate) trait Sink {
    /// Takes the next entry.
    fn push(&self, entry: Entry) -> bool;

    /// Takes the note that the next one may come late.
    fn wait(&self) -> bool;
}

/// How sources are read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reading {
    /// The shape that all puzzles are to have.
    pub(crate) shape: Option<Shape>,
    /// Whether to go on after bad input.
    pub(crate) keep_going: bool,
    /// Whether to leave out rules that are not known or not taken.
    pub(crate) lossy: bool,
    /// Whether candidates may be part of a puzzle.
    pub(crate) pencilmarks: bool,
    /// Whether a puzzle may have rules of its own.
    pub(crate) rules: bool,
}

impl Reading {
    /// Takes the rules of an entry, or leaves them out; says what is wrong if it may do neither.
    pub(crate) fn check_rules(
        self,
        entry: &mut ennea_formats::Entry,
        at: &str,
    ) -> Result<(), String> {
        let is_taken = self.rules || entry.description().is_none();
        if entry.unknown_rules().is_empty() && is_taken {
            return Ok(());
        }
        if self.lossy {
            entry.drop_unknown();
            if !is_taken {
                entry.drop_rules();
            }
            return Ok(());
        }
        Err(message::of_rules(at, entry))
    }
}

/// Reads everything, up to the first bad input unless that is to be passed over.
pub(crate) fn read(sources: &[Source], reading: Reading, sink: &dyn Sink) {
    for (index, source) in sources.iter().enumerate() {
        let reader = Reader { index: index as u32, source, reading, sink, last: Cell::new(None) };
        if !reader.read() {
            break;
        }
    }
}

/// Reads one input to its end, on behalf of a source.
#[cfg(test)]
pub(super) fn read_from(
    input: impl Read + Send + 'static,
    source: &Source,
    shape: Option<Shape>,
    sink: &dyn Sink,
) -> bool {
    let reading =
        Reading { shape, keep_going: true, pencilmarks: true, rules: true, ..Reading::default() };
    Reader { index: 0, source, reading, sink, last: Cell::new(None) }.read_input(input)
}

struct Reader<'a> {
    index: u32,
    source: &'a Source,
    reading: Reading,
    sink: &'a dyn Sink,
    /// The shape of the puzzle before, which the next one is expected to have.
    last: Cell<Option<Shape>>,
}

impl Reader<'_> {
    /// Reads a source; says whether to go on.
    fn read(&self) -> bool {
        match self.source {
            Source::Argument(_, Ok(text)) => self.read_input(io::Cursor::new(text.clone())),
            Source::Argument(_, Err(message)) => self.bad(1, message.clone()),
            Source::File(path) => match File::open(path) {
                Ok(file) => self.read_input(file),
                Err(error) => self.unreadable(&error),
            },
            Source::StandardInput(begun) => {
                self.read_input(io::Cursor::new(begun.clone()).chain(io::stdin()))
            }
        }
    }

    fn read_input(&self, input: impl Read + Send + 'static) -> bool {
        let shape = self.reading.shape;
        let takes_plain = shape.is_none_or(|shape| shape == Shape::CLASSIC);
        let wait = || self.sink.wait();
        let mut lines = Lines::new(Blocks::of(input), takes_plain, &wait);
        let go_on = match lines.incoming(shape) {
            Incoming::Whole => self.read_whole(&text_of(&lines.rest())),
            _ => self.read_lines(&mut lines),
        };
        go_on && lines.into_error().is_none_or(|error| self.unreadable(&error))
    }

    fn read_lines(&self, lines: &mut Lines<'_>) -> bool {
        let shape = self.reading.shape;
        loop {
            while let Some(cells) = lines.next_plain() {
                if !self.item(lines.number(), Cells::Classic(cells)) {
                    return false;
                }
            }
            if lines.is_at_end() {
                return true;
            }
            if let Some((format, line)) = lines.next_entry(shape) {
                if !self.entry_of(lines.number(), format, &line) {
                    return false;
                }
                continue;
            }
            let before = lines.number();
            for record in Records::new(iter::from_fn(|| lines.next_other(shape)), shape) {
                let go_on = match record {
                    Ok(record) => self.item(before + record.line as u64, record.puzzle.into()),
                    Err(error) => self.bad_text(before, &error),
                };
                if !go_on {
                    return false;
                }
            }
        }
    }

    /// Reads a line that is an entry by itself.
    fn entry_of(&self, number: u64, format: Format, line: &str) -> bool {
        let options = self.options(Some(format));
        let entry = ennea_formats::read(line, &options)
            .and_then(|mut document| document.entries.next().transpose());
        match entry {
            Ok(None) => true,
            Ok(Some(entry)) => self.entry(number, entry),
            Err(error) => self.bad_entry(number, &error),
        }
    }

    /// Reads the whole text of a source.
    fn read_whole(&self, text: &str) -> bool {
        let document = match ennea_formats::read(text, &self.options(None)) {
            Ok(document) => document,
            Err(error) => return self.bad_entry(error.line as u64, &error),
        };
        let format = document.format;
        let mut entries = document.entries.peekable();
        if entries.peek().is_none() {
            return self.bad(1, message::of_nothing(&self.source.name(), format));
        }
        entries.all(|entry| match entry {
            Ok(entry) => self.entry(entry.line() as u64, entry),
            Err(error) => self.bad_entry(error.line as u64, &error),
        })
    }

    fn options(&self, format: Option<Format>) -> Options {
        Options { format, shape: self.reading.shape, alphabet: None }
    }

    fn entry(&self, line: u64, mut entry: ennea_formats::Entry) -> bool {
        let at = self.source.describe(self.place(line));
        match self.reading.check_rules(&mut entry, &at) {
            Ok(()) => self.item(line, entry.into()),
            Err(message) => self.bad(line, message),
        }
    }

    fn item(&self, line: u64, cells: Cells) -> bool {
        self.last.set(Some(cells.shape()));
        let item = Item { place: self.place(line), cells };
        if !self.reading.pencilmarks
            && let Some(candidates) = item.cells.pencilmarks()
        {
            let clues = item.cells.puzzle();
            if !are_notes(&clues, &candidates) {
                let at = self.source.describe(item.place);
                return self.bad(line, message::of_pencilmarks(&at, &clues));
            }
        }
        self.sink.push(Ok(item))
    }

    fn place(&self, line: u64) -> Place {
        Place { source: self.index, line }
    }

    fn bad_text(&self, before: u64, error: &TextError) -> bool {
        let line = before + error.line as u64;
        let at = self.source.describe(self.place(line));
        let last = self.last.get().filter(|_| self.reading.shape.is_none());
        match (&error.problem, last) {
            (&Problem::CellCount { found, .. }, Some(expected)) => {
                let problem = Problem::CellCount { found, expected };
                self.bad(line, message::of_text(&at, &TextError { problem, ..error.clone() }))
            }
            _ => self.bad(line, message::of_text(&at, error)),
        }
    }

    fn bad_entry(&self, line: u64, error: &ReadError) -> bool {
        let at = self.source.describe(self.place(line));
        self.bad(line, message::of_entry(&at, error))
    }

    fn unreadable(&self, error: &io::Error) -> bool {
        self.bad(1, format!("error: cannot read {}: {}", self.source.name(), why(error)))
    }

    fn bad(&self, line: u64, message: String) -> bool {
        self.sink.push(Err(Bad { place: self.place(line), message })) && self.reading.keep_going
    }
}
