//! Reads all sources, one after the other, into items.

use super::blocks::Blocks;
use super::entry::{Item, Place};
use super::message::{self, Bad};
use super::source::{Source, unreadable};
use crate::face::{language, open};
use ennea::Contradiction;
use ennea_answers::served::{Beyond, Question};
use ennea_formats::{Options, ReadError};
use ennea_words::{Told, say};
use std::collections::BTreeSet;
use std::io::{self, Read};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// Length of a wait before there is another chance to stop.
const PATIENCE: Duration = Duration::from_millis(50);

/// A puzzle, or what to say about bad input.
pub(crate) type Entry = Result<Item, Bad>;

/// Takes entries; both functions say whether to go on.
pub(crate) trait Sink {
    /// Takes the next entry.
    fn push(&mut self, entry: Entry) -> bool;

    /// Takes the note that the next one may come late.
    fn wait(&mut self) -> bool;
}

/// Way in which sources are read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reading {
    /// Facts about the texts that are given beforehand.
    pub(crate) options: Options,
    /// `true` if reading goes on after bad input.
    pub(crate) keep_going: bool,
    /// `true` if rules that are unknown or not taken are left out.
    pub(crate) lossy: bool,
    /// Question that is asked; `None` if all that is read is taken.
    pub(crate) question: Option<Question>,
}

impl Reading {
    /// Note that what is written leaves no solution; where the question is about the clues alone, that it is.
    fn dead_end(self, why: &Contradiction) -> String {
        let is_of_state = self.question.is_none_or(Question::is_of_state);
        let key = if is_of_state { "dead-end" } else { "dead-end-of-clues" };
        say!(language(), key, why = why.told(language()))
    }

    /// Takes the rules of an entry, or leaves out those that are not known or not taken; says what is wrong if
    /// it may not.
    fn check_rules(self, entry: &mut ennea_formats::Entry, at: &str) -> Result<(), String> {
        if self.lossy {
            entry.drop_unknown();
            let is_taken = self.question.is_none_or(|question| question.serves(Beyond::Rules));
            if !is_taken && !entry.puzzle().rules().is_plain() {
                entry.drop_rules();
            }
        }
        entry.unknown().map_or(Ok(()), |unknown| Err(message::of_unknown(at, &unknown)))
    }
}

/// Reads everything, up to the first bad input unless that is to be passed over.
pub(crate) fn read(sources: &[Source], reading: Reading, sink: &mut dyn Sink) {
    for (index, source) in sources.iter().enumerate() {
        let said = BTreeSet::new();
        let mut reader = Reader { index: index as u32, source, reading, sink, said };
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
    options: Options,
    sink: &mut dyn Sink,
) -> bool {
    let reading = Reading { options, keep_going: true, ..Reading::default() };
    Reader { index: 0, source, reading, sink, said: BTreeSet::new() }.read_input(input)
}

struct Reader<'a> {
    index: u32,
    source: &'a Source,
    reading: Reading,
    sink: &'a mut dyn Sink,
    /// The notes that need not be said again.
    said: BTreeSet<String>,
}

impl Reader<'_> {
    /// Reads a source; says whether to go on.
    fn read(&mut self) -> bool {
        match self.source {
            Source::Argument(_, Ok(text)) => self.read_input(io::Cursor::new(text.clone())),
            Source::Argument(_, Err(message)) => self.bad(1, message.clone()),
            Source::File(path) => match open(path) {
                Ok(file) => self.read_input(file),
                Err(error) => self.unreadable(&error),
            },
            Source::StandardInput(begun) => {
                self.read_input(io::Cursor::new(begun.clone()).chain(io::stdin()))
            }
        }
    }

    fn read_input(&mut self, input: impl Read + Send + 'static) -> bool {
        let blocks = Blocks::of(input);
        let options = self.reading.options.of_file(&self.source.name());
        let mut reader = ennea_formats::Reader::new(options);
        loop {
            let mut next = blocks.next(Duration::ZERO);
            while let Err(RecvTimeoutError::Timeout) = next {
                if !self.sink.wait() {
                    return false;
                }
                next = blocks.next(PATIENCE);
            }
            let failure = match next {
                Ok(Ok(block)) => {
                    reader.push(&block);
                    if !self.entries(&mut reader) {
                        return false;
                    }
                    continue;
                }
                Ok(Err(error)) => Some(error),
                Err(_) => None,
            };
            reader.end();
            let go_on = self.entries(&mut reader);
            return go_on && failure.is_none_or(|error| self.unreadable(&error));
        }
    }

    /// Hands on the entries that are whole; says whether to go on.
    fn entries(&mut self, reader: &mut ennea_formats::Reader) -> bool {
        reader.all(|entry| match entry {
            Ok(entry) => self.entry(entry),
            Err(error) => self.bad_entry(&error),
        })
    }

    fn entry(&mut self, mut entry: ennea_formats::Entry) -> bool {
        let place = self.place(entry.line());
        if self.reading.lossy || !entry.unknown_rules().is_empty() {
            let at = self.source.describe(place);
            if let Err(message) = self.reading.check_rules(&mut entry, &at) {
                return self.bad(entry.line(), message);
            }
        }
        let dead_end = entry.dead_end().map(|why| self.reading.dead_end(&why));
        let is_new = |note: &String| self.said.insert(note.clone());
        let notes = entry.notes(language()).into_iter().chain(dead_end).filter(is_new).collect();
        self.sink.push(Ok(Item { place, entry, notes }))
    }

    fn place(&self, line: usize) -> Place {
        Place { source: self.index, line: line as u64 }
    }

    fn bad_entry(&mut self, error: &ReadError) -> bool {
        let at = self.source.describe(self.place(error.line));
        self.bad(error.line, message::of_entry(&at, error))
    }

    fn unreadable(&mut self, error: &io::Error) -> bool {
        self.bad(1, format!("error: {}", unreadable(self.source.name(), error)))
    }

    fn bad(&mut self, line: usize, message: String) -> bool {
        self.sink.push(Err(Bad { place: self.place(line), message })) && self.reading.keep_going
    }
}
