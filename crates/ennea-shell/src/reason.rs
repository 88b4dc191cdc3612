//! The orders that think as people do: `hint`, `explain`, `why`, `rate`.
//!
//! They start from the clues, the digits set by hand and those that the search placed before any
//! guess, with the candidates that are left after what was struck out by hand.

use crate::command::{Question, Singles};
use crate::host::Host;
use crate::place::{Place, digits, name};
use crate::reply::{Kind, Refusal, Reply};
use crate::session::Session;
use ennea::logic::words::{self, Level, Style, story, wrapped};
use ennea::logic::{self, Board, Candidate, Step};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level as Grade, RateError, SCALE, Tenths};
use ennea::text::State;

/// The state that a hint was given for, and how much has been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hinted {
    state: State,
    level: Level,
}

/// What somebody hears whose order was stopped.
fn stopped() -> Reply {
    Reply { stopped: true, ..Reply::with(Kind::Warning, "Stopped.") }
}

fn say_all(reply: &mut Reply, paragraphs: &[String]) {
    for (k, paragraph) in paragraphs.iter().enumerate() {
        if k > 0 {
            reply.say(Kind::Plain, "");
        }
        paragraph.lines().for_each(|line| reply.say(Kind::Plain, line));
    }
}

impl Session {
    /// Where to start from: the board, or what to say instead.
    fn thinking(&self, progress: &dyn Progress) -> Result<Result<(State, Board), Reply>, Refusal> {
        let board = self.loaded()?;
        let (clues, digits, allowed) = (board.clues().clone(), board.certain(), board.allowed());
        let shape = clues.shape();
        Ok(match logic::start(&clues, &digits, &allowed, progress) {
            Err(Stopped) => Err(stopped()),
            Ok(Err(trouble)) => {
                return Err(Refusal::new(trouble.describe(shape)));
            }
            Ok(Ok((board, _))) => Ok((State { clues, digits, allowed }, board)),
        })
    }

    pub(crate) fn hint(&mut self, host: &mut dyn Host) -> Result<Reply, Refusal> {
        let (state, board) = match self.thinking(host.progress())? {
            Ok(start) => start,
            Err(reply) => return Ok(reply),
        };
        let Some(step) = logic::next_step(&board) else {
            return Ok(Reply::with(Kind::Plain, "All cells are filled, and rightly."));
        };
        let level = match &self.hinted {
            Some(hinted) if hinted.state == state => match hinted.level {
                Level::Where => Level::Technique,
                Level::Technique => Level::Cells,
                Level::Cells | Level::Everything => Level::Everything,
            },
            _ => Level::Where,
        };
        self.hinted = Some(Hinted { state, level });
        let mut reply = Reply::default();
        say_all(&mut reply, &[wrapped(&words::hint(&board, &step, level), 2)]);
        Ok(reply)
    }

    pub(crate) fn explain(
        &mut self,
        singles: Singles,
        host: &mut dyn Host,
    ) -> Result<Reply, Refusal> {
        let board = match self.thinking(host.progress())? {
            Ok((_, board)) => board,
            Err(reply) => return Ok(reply),
        };
        let Ok(steps) = logic::path(&board, host.progress()) else { return Ok(stopped()) };
        let style = Style { all: singles == Singles::Apart, ..Style::default() };
        let mut reply = Reply::default();
        say_all(&mut reply, &story(&board, &steps, style));
        reply.say(Kind::Note, conclusion(&steps));
        Ok(reply)
    }

    pub(crate) fn why(
        &mut self,
        place: &Place,
        word: &str,
        question: Question,
        host: &mut dyn Host,
    ) -> Result<Reply, Refusal> {
        let board = match self.thinking(host.progress())? {
            Ok((_, board)) => board,
            Err(reply) => return Ok(reply),
        };
        let shape = board.shape();
        let cell = place.cell(shape)?;
        let mut several = digits(word, shape)?.iter();
        let (Some(digit), None) = (several.next(), several.next()) else {
            return Err(Refusal::new(format!("{word:?} is more than one digit")));
        };
        let (at, is_true) = (name(shape, cell), question == Question::Is);
        let found = logic::why(&board, Candidate { cell, digit }, is_true, host.progress());
        let Ok(found) = found else { return Ok(stopped()) };
        let (is, is_not, other) = match question {
            Question::Is => ("is", "is not", "<>"),
            Question::IsNot => ("is not", "is", "="),
        };
        let Some(steps) = found else {
            return Err(Refusal::new(format!("{at} {is_not} {digit}"))
                .hint(format!("`why {at}{other}{digit}` shows it")));
        };
        if steps.is_empty() {
            let reason = format!("{at} {is} {digit}: the board shows it already.");
            return Ok(Reply::with(Kind::Plain, reason));
        }
        let mut reply = Reply::default();
        say_all(&mut reply, &story(&board, &steps, Style { all: true, ..Style::default() }));
        Ok(reply)
    }

    /// How hard the clues are.
    pub(crate) fn rate(&mut self, host: &mut dyn Host) -> Result<Reply, Refusal> {
        let clues = self.loaded()?.clues().clone();
        match Rater::new().rate_while(&clues, host.progress()) {
            Ok(rating) => {
                let level = Grade::of(rating.er);
                let what = format!("{} {level}: {}.", Tenths(rating.er), level.needs());
                let mut reply = Reply::with(Kind::Plain, what);
                reply.say(Kind::Note, format!("ER/EP/ED {rating} on the scale {SCALE}"));
                Ok(reply)
            }
            Err(RateError::Stopped) => Ok(stopped()),
            Err(error) => Err(Refusal::new(error.to_string())),
        }
    }
}

fn conclusion(steps: &[Step]) -> String {
    match steps.iter().map(Step::technique).max() {
        None => "All cells are filled already.".to_owned(),
        Some(hardest) => format!("{} steps. The hardest is: {hardest}.", steps.len()),
    }
}
