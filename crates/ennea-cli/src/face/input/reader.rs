//! Reads all sources, one after the other, into entries.

use super::blocks::Blocks;
use super::entry::{Cells, Item, Place};
use super::lines::Lines;
use super::message;
use super::source::{Source, why};
use ennea::text::Records;
use ennea::{Shape, TextError};
use std::fs::File;
use std::io::{self, Read};
use std::iter;

/// A puzzle, or what to say about bad input.
pub(crate) type Entry = Result<Item, String>;

/// Takes entries; both functions say whether to go on.
pub(crate) trait Sink {
    /// Takes the next entry.
    fn push(&self, entry: Entry) -> bool;

    /// Takes the note that the next one may come late.
    fn wait(&self) -> bool;
}

/// Reads everything, up to the first bad input unless `keep_going`.
pub(crate) fn read(sources: &[Source], shape: Option<Shape>, keep_going: bool, sink: &dyn Sink) {
    for (index, source) in sources.iter().enumerate() {
        let mut reader = Reader { index: index as u32, source, shape, keep_going, sink };
        if !reader.read() {
            break;
        }
    }
}

/// Reads one input to its end, on behalf of a source.
#[cfg(test)]
pub(super) fn read_from(
    input: impl Read + Send + 'static,
    index: u32,
    source: &Source,
    shape: Option<Shape>,
    sink: &dyn Sink,
) -> bool {
    Reader { index, source, shape, keep_going: true, sink }.read_lines(input)
}

struct Reader<'a> {
    index: u32,
    source: &'a Source,
    shape: Option<Shape>,
    keep_going: bool,
    sink: &'a dyn Sink,
}

impl Reader<'_> {
    /// Reads a source; says whether to go on.
    fn read(&mut self) -> bool {
        match self.source {
            Source::Argument(_, puzzle) => match puzzle {
                Ok(puzzle) => self.item(1, puzzle.clone().into()),
                Err(message) => self.bad(message.clone()),
            },
            Source::File(path) => match File::open(path) {
                Ok(file) => self.read_lines(file),
                Err(error) => self.unreadable(&error),
            },
            Source::StandardInput(begun) => {
                self.read_lines(io::Cursor::new(begun.clone()).chain(io::stdin()))
            }
        }
    }

    fn read_lines(&mut self, input: impl Read + Send + 'static) -> bool {
        let takes_plain = self.shape.is_none_or(|shape| shape == Shape::CLASSIC);
        let wait = || self.sink.wait();
        let mut lines = Lines::new(Blocks::of(input), takes_plain, &wait);
        loop {
            while let Some(cells) = lines.next_plain() {
                if !self.item(lines.number(), Cells::Classic(cells)) {
                    return false;
                }
            }
            if lines.is_at_end() {
                break;
            }
            let before = lines.number();
            for record in Records::new(iter::from_fn(|| lines.next_other()), self.shape) {
                let go_on = match record {
                    Ok(record) => self.item(before + record.line as u64, record.puzzle.into()),
                    Err(error) => self.bad_text(before, &error),
                };
                if !go_on {
                    return false;
                }
            }
        }
        lines.into_error().is_none_or(|error| self.unreadable(&error))
    }

    fn item(&self, line: u64, cells: Cells) -> bool {
        self.sink.push(Ok(Item { place: Place { source: self.index, line }, cells }))
    }

    fn bad_text(&self, before: u64, error: &TextError) -> bool {
        let place = Place { source: self.index, line: before + error.line as u64 };
        self.bad(message::of_text(&self.source.describe(place), error))
    }

    fn unreadable(&self, error: &io::Error) -> bool {
        self.bad(format!("error: cannot read {}: {}", self.source.name(), why(error)))
    }

    fn bad(&self, message: String) -> bool {
        self.sink.push(Err(message)) && self.keep_going
    }
}
