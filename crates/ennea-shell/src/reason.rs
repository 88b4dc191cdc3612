//! The orders that think as people do: `hint`, `explain`, `why`, `rate`.
//!
//! They start from the clues, the digits set by hand and those that the search placed before any
//! guess, with the candidates that are left after what was struck out by hand.

use crate::command::{Question, Singles};
use crate::host::Host;
use crate::place::{Place, digits};
use crate::reply::{Kind, Refusal, Reply};
use crate::session::{Hinted, Session};
use ennea::logic::words::{self, Level, Style, story, wrapped};
use ennea::logic::{self, Board, Candidate, Claim, Step, Unready, confirm, confirm_all};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level as Grade, RateError, Scale, Tenths};
use ennea::{Grid, State};

/// What people reason about.
struct Thinking {
    state: State,
    board: Board,
    solution: Grid,
}

/// The reply to an order that was stopped.
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
    /// Where to start from, or what to say instead.
    fn thinking(&self, progress: &dyn Progress) -> Result<Thinking, Reply> {
        let board = self.loaded()?;
        let (clues, digits, allowed) = (board.clues().clone(), board.certain(), board.allowed());
        match logic::start(&clues, &digits, &allowed, progress) {
            Ok((board, solution)) => {
                Ok(Thinking { state: State { clues, digits, allowed }, board, solution })
            }
            Err(Unready::Stopped) => Err(stopped()),
            Err(Unready::Trouble(trouble)) => {
                Err(Refusal::new(trouble.describe(clues.shape())).into())
            }
        }
    }

    /// The next step, a little more of it each time; an error is what is said instead.
    pub(crate) fn hint(&mut self, host: &mut dyn Host) -> Result<Reply, Reply> {
        let Thinking { state, board, solution } = self.thinking(host.progress())?;
        let Some(step) = logic::next_step(&board) else {
            return Ok(Reply::with(Kind::Plain, "All cells are filled, and rightly."));
        };
        confirm(&board, &step, &solution);
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

    /// All steps to the solution; an error is what is said instead.
    pub(crate) fn explain(
        &mut self,
        singles: Singles,
        host: &mut dyn Host,
    ) -> Result<Reply, Reply> {
        let Thinking { board, solution, .. } = self.thinking(host.progress())?;
        let steps = logic::path(&board, host.progress()).map_err(|Stopped| stopped())?;
        confirm_all(&board, &steps, &solution);
        let style = Style { all: singles == Singles::Apart, ..Style::default() };
        let mut reply = Reply::default();
        say_all(&mut reply, &story(&board, &steps, style));
        reply.say(Kind::Note, conclusion(&steps));
        Ok(reply)
    }

    /// The steps that a digit of the solution rests on, or that it is none; an error is what is
    /// said instead.
    pub(crate) fn why(
        &mut self,
        place: &Place,
        word: &str,
        question: Question,
        host: &mut dyn Host,
    ) -> Result<Reply, Reply> {
        let Thinking { board, solution, .. } = self.thinking(host.progress())?;
        let shape = board.shape();
        let cell = place.cell(shape)?;
        let mut several = digits(word, shape)?.iter();
        let (Some(digit), None) = (several.next(), several.next()) else {
            return Err(Refusal::new(format!("{word:?} is more than one digit")).into());
        };
        let (at, candidate) = (shape.name(cell), Candidate { cell, digit });
        let (claim, is, is_not, other) = match question {
            Question::Is => (Claim::Is(candidate), "is", "is not", "<>"),
            Question::IsNot => (Claim::IsNot(candidate), "is not", "is", "="),
        };
        let found = logic::why(&board, claim, host.progress()).map_err(|Stopped| stopped())?;
        let Some(steps) = found else {
            return Err(Refusal::new(format!("{at} {is_not} {digit}"))
                .hint(format!("`why {at}{other}{digit}` shows it"))
                .into());
        };
        confirm_all(&board, &steps, &solution);
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
                reply.say(Kind::Note, format!("ER/EP/ED {rating} on the scale {}", Scale::Se121));
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
