//! What a job has to say, and what it is told.

use super::slots::Slots;
use crate::face::exit::Exit;
use crate::face::input::{Cells, Item, Source};
use crate::face::output::{Bar, json_line};
use ennea::Puzzle;
use ennea::progress::{Progress, Stopped};
use ennea_answers::wire::{About, Asked};
use serde::Serialize;
use std::borrow::Cow;
use std::fmt::Display;

/// Why a puzzle has no answer.
#[derive(Debug)]
pub(crate) enum Unanswered {
    /// No more answers are wanted.
    Stopped,
    /// It is bad input for what was asked, for this reason.
    Refused(String),
}

impl From<Stopped> for Unanswered {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

/// The answers of a job, in the order of its entries.
#[derive(Debug)]
pub(crate) struct Reply {
    /// Lines for standard output.
    pub(super) lines: Vec<u8>,
    /// Messages for standard error, each with the length of what was answered before it.
    pub(super) messages: Vec<(usize, String)>,
    pub(super) exit: Exit,
    /// Whether the job was stopped, so that nothing after it may be written.
    pub(super) is_stopped: bool,
    /// The length of the whole lines.
    whole: usize,
}

impl Reply {
    pub(super) fn new() -> Self {
        let lines = Vec::new();
        Self { lines, messages: Vec::new(), exit: Exit::Done, is_stopped: false, whole: 0 }
    }

    /// Adds to the line.
    pub(crate) fn write(&mut self, text: &str) {
        self.lines.extend_from_slice(text.as_bytes());
    }

    /// Adds a 3x3 grid, given as numbers, to the line.
    pub(crate) fn write_numbers(&mut self, digits: &[u8; 81]) {
        self.lines.extend(digits.map(|digit| b'0' + digit));
    }

    /// Remembers that an answer was no.
    pub(crate) fn say_no(&mut self) {
        self.exit = self.exit.max(Exit::No);
    }

    /// Adds a note, if the clues of a puzzle without solution contradict each other.
    pub(crate) fn note_conflict(&mut self, item: &Item, puzzle: &Puzzle, context: &Context<'_>) {
        if let Some(conflict) = puzzle.conflict() {
            let (at, what) = (context.place(item), conflict.describe(puzzle.shape()));
            self.message(format!("note: {at}: {what}, so there is no solution"));
        }
    }

    /// Forgets what there is of a line, and has a message instead.
    pub(super) fn bad_input(&mut self, message: String) {
        self.lines.truncate(self.whole);
        self.exit = Exit::WrongInput;
        self.message(message);
    }

    /// Adds a note on a puzzle.
    pub(crate) fn note(&mut self, item: &Item, what: &str, context: &Context<'_>) {
        self.message(format!("note: {}: {what}", context.place(item)));
    }

    fn message(&mut self, message: String) {
        self.messages.push((self.whole, message));
    }

    pub(super) fn end_line(&mut self) {
        self.lines.push(b'\n');
        self.whole = self.lines.len();
    }

    /// Forgets the line that was not finished.
    pub(super) fn stop(&mut self) {
        self.lines.truncate(self.whole);
        self.is_stopped = true;
    }
}

/// A puzzle to be answered, and the line to be written.
#[derive(Debug)]
pub(crate) struct Task<'a> {
    pub(super) item: &'a Item,
    /// What the job knows; it says when to stop, too.
    pub(super) context: &'a Context<'a>,
    pub(super) reply: &'a mut Reply,
}

impl<'a> Task<'a> {
    /// The puzzle as it was read.
    pub(crate) fn cells(&self) -> &'a Cells {
        &self.item.cells
    }

    /// The puzzle for the library.
    pub(crate) fn puzzle(&self) -> Cow<'a, Puzzle> {
        self.item.cells.puzzle()
    }

    /// What says when to stop.
    pub(crate) fn progress(&self) -> &'a Context<'a> {
        self.context
    }

    /// Whether JSON is wanted.
    pub(crate) fn is_json(&self) -> bool {
        self.context.is_json
    }

    /// The line so far.
    pub(crate) fn line(&mut self) -> &mut Reply {
        self.reply
    }

    /// Adds an answer to the line: its text, or JSON together with the puzzle.
    pub(crate) fn answer<A: Serialize + Display>(&mut self, puzzle: &Puzzle, answer: A) {
        let text = if self.context.is_json {
            self.context.json(self.item, puzzle, answer)
        } else {
            answer.to_string()
        };
        self.reply.write(&text);
    }

    /// Adds a note, if two clues contradict each other.
    pub(crate) fn note_conflict(&mut self, puzzle: &Puzzle) {
        self.reply.note_conflict(self.item, puzzle, self.context);
    }

    /// What is said where the puzzle is bad input for what was asked.
    pub(crate) fn refusal(&self, why: &dyn Display) -> Unanswered {
        Unanswered::Refused(self.item.refusal(self.context.sources, why))
    }
}

/// What every job may know.
#[derive(Debug)]
pub(crate) struct Context<'a> {
    sources: &'a [Source],
    is_json: bool,
    bar: &'a Bar,
    slots: &'a Slots,
}

impl<'a> Context<'a> {
    pub(super) fn new(
        sources: &'a [Source],
        is_json: bool,
        bar: &'a Bar,
        slots: &'a Slots,
    ) -> Self {
        Self { sources, is_json, bar, slots }
    }

    /// Whether JSON is wanted.
    pub(crate) fn is_json(&self) -> bool {
        self.is_json
    }

    fn source(&self, item: &Item) -> &Source {
        &self.sources[item.place.source as usize]
    }

    /// Where a puzzle stood, in words.
    pub(crate) fn place(&self, item: &Item) -> String {
        item.place_in(self.sources)
    }

    /// That a puzzle is bad input, for this reason.
    pub(crate) fn refused(&self, item: &Item, why: &dyn Display) -> Unanswered {
        Unanswered::Refused(format!("error: {}: {why}", self.place(item)))
    }

    /// A puzzle that was asked about, and where it stood.
    pub(crate) fn asked(&self, item: &Item, puzzle: &Puzzle) -> Asked {
        self.source(item).asked(item.place, puzzle)
    }

    /// A line of JSON: the puzzle, where it stood, and the answer.
    pub(crate) fn json<A: Serialize>(&self, item: &Item, puzzle: &Puzzle, answer: A) -> String {
        json_line(&About { asked: self.asked(item, puzzle), answer })
    }
}

impl Progress for Context<'_> {
    fn expect(&self, steps: u64) {
        self.bar.expect(steps);
    }

    fn advance(&self, steps: u64) {
        self.bar.advance(steps);
    }

    fn is_stopped(&self) -> bool {
        self.bar.is_stopped() || self.slots.is_closed()
    }
}
