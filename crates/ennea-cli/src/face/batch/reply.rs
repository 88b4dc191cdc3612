//! Tasks of a job and its replies.

use crate::face::{Bad, Bar, Exit, Item, Query, Source, json_line, message, no_solution};
use ennea::progress::{Progress, Stopped};
use ennea::{Grid, Puzzle};
use ennea_answers::wire::{About, BadInput};
use ennea_words::Told;
use serde::Serialize;
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};

/// Why a puzzle has no answer.
#[derive(Debug)]
pub(crate) enum Unanswered {
    /// No more answers are wanted.
    Stopped,
    /// It is bad input for what was asked, for this reason.
    Refused(Bad),
}

impl From<Stopped> for Unanswered {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

/// The answers of a job, in the order of its entries.
#[derive(Debug, Default)]
pub(crate) struct Reply {
    /// Lines for standard output.
    pub(super) lines: Vec<u8>,
    /// Messages for standard error, each with the length of what was answered before it.
    pub(super) messages: Vec<(usize, String)>,
    pub(super) exit: Exit,
    /// `true` if the job was stopped, so that nothing after it may be written.
    pub(super) is_stopped: bool,
    /// The length of the whole lines.
    whole: usize,
}

impl Reply {
    /// Adds to the line.
    pub(crate) fn write(&mut self, text: &str) {
        self.lines.extend_from_slice(text.as_bytes());
    }

    /// Adds a grid to the line.
    pub(crate) fn write_grid(&mut self, grid: &Grid) {
        self.lines.extend(grid.digits().iter().map(|digit| digit.symbol() as u8));
    }

    /// Remembers that an answer was no.
    pub(crate) fn say_no(&mut self) {
        self.exit = self.exit.max(Exit::No);
    }

    /// Forgets what there is of a line, and has a message instead; and another line, if the lines after
    /// it follow all the same.
    pub(super) fn bad_input(&mut self, bad: Bad, context: &Context<'_>) {
        self.lines.truncate(self.whole);
        self.exit = Exit::WrongInput;
        if context.query.inputs.keep_going {
            let place = context.sources[bad.place.source as usize].place(bad.place.line);
            let instead = BadInput::new(place, &bad.message);
            let line = if context.is_json { json_line(&instead) } else { instead.to_string() };
            self.write(&line);
            self.end_line();
        }
        self.message(bad.message);
    }

    pub(super) fn message(&mut self, message: String) {
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
    /// Context of the job, which signals when to stop, too.
    pub(super) context: &'a Context<'a>,
    pub(super) reply: &'a mut Reply,
}

impl<'a> Task<'a> {
    /// The puzzle to be answered.
    pub(crate) fn puzzle(&self) -> &'a Puzzle {
        self.item.puzzle()
    }

    /// Signal of when to stop.
    pub(crate) fn progress(&self) -> &'a dyn Progress {
        self.context
    }

    /// Tests whether the user has stopped the work, rather than whoever reads the answers.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.context.bar.is_stopped()
    }

    /// Tests whether JSON is to be written.
    pub(crate) fn is_json(&self) -> bool {
        self.context.is_json
    }

    /// The line so far.
    pub(crate) fn line(&mut self) -> &mut Reply {
        self.reply
    }

    /// Adds an answer to the line: its text, or JSON together with the puzzle.
    pub(crate) fn answer<A: Serialize + Display>(&mut self, answer: A) {
        if self.is_json() {
            self.json(answer);
        } else {
            self.reply.write(&answer.to_string());
        }
    }

    /// Adds JSON to the line: the puzzle, where it stood, and the answer.
    pub(crate) fn json<A: Serialize>(&mut self, answer: A) {
        let asked = self.context.sources[self.item.place.source as usize].asked(self.item);
        self.reply.write(&json_line(&About { asked, answer }));
    }

    /// Adds a note on the puzzle.
    pub(crate) fn note(&mut self, what: &str) {
        self.reply.message(format!("note: {}: {what}", self.item.place_in(self.context.sources)));
    }

    /// Returns a function that writes a note on the puzzle at once, while it is still being
    /// answered.
    pub(crate) fn teller(&self) -> impl Fn(&str) + Sync + use<'a> {
        let (bar, place) = (self.context.bar, self.item.place_in(self.context.sources));
        move |what| bar.aside(|| message(&format!("note: {place}: {what}")))
    }

    /// Adds a note, if the puzzle shows why it has no solution.
    pub(crate) fn note_conflict(&mut self) {
        if let Some(why) = self.puzzle().contradiction() {
            self.note(&no_solution(&why));
        }
    }

    /// Refusal where the puzzle is bad input for what was asked.
    pub(crate) fn refusal(&self, why: &dyn Told) -> Unanswered {
        let message = self.item.refusal(self.context.sources, why);
        Unanswered::Refused(Bad { place: self.item.place, message })
    }
}

/// Context that every job has.
#[derive(Debug)]
pub(super) struct Context<'a> {
    pub(super) query: &'a Query<'a>,
    pub(super) sources: &'a [Source],
    pub(super) is_json: bool,
    pub(super) bar: &'a Bar,
    /// `true` if the answers are read no longer.
    pub(super) is_over: &'a AtomicBool,
}

impl Progress for Context<'_> {
    fn inner(&self) -> &dyn Progress {
        self.bar
    }

    fn is_stopped(&self) -> bool {
        self.bar.is_stopped() || self.is_over.load(Ordering::Relaxed)
    }
}
