//! The orders that think as people do: `hint`, `apply`, `explain`, `why`, `rate`.
//!
//! They start from the clues, the digits set by hand and those that the search placed before any
//! guess, with the candidates that are left after what was struck out by hand.

use crate::command::{Question, Singles};
use crate::host::Host;
use crate::place::{Place, digits};
use crate::reply::{Kind, Refusal, Reply};
use crate::session::{Hinted, Session};
use ennea::logic::words::{self, Level, Style, story, wrapped};
use ennea::logic::{self, Board, Candidate, Claim, Step, Unready, confirm_all};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level as Grade, RateError, Scale, Tenths};
use ennea::{Grid, State};
use ennea_answers::reasoning::{Wanted, Wrong};

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
                let state = State { clues, digits, allowed, is_sukaku: false };
                Ok(Thinking { state, board, solution })
            }
            Err(Unready::Stopped) => Err(stopped()),
            Err(Unready::Trouble(trouble)) => {
                let wrong = Wrong::of(&clues, &trouble, progress).map_err(|Stopped| stopped())?;
                Err(Refusal::new(wrong.message).into())
            }
        }
    }

    /// The next digit, or the next step, a little more of it each time; an error is what is said
    /// instead.
    pub(crate) fn hint(&mut self, wanted: Wanted, host: &mut dyn Host) -> Result<Reply, Reply> {
        let Thinking { state, board, solution } = self.thinking(host.progress())?;
        if board.is_solved() {
            return Ok(Reply::with(Kind::Plain, "All cells are filled, and rightly."));
        }
        let (steps, level) = match self.hinted.take() {
            Some(hinted) if hinted.is_for(&state, wanted) => (
                hinted.steps,
                match hinted.level {
                    Level::Where => Level::Technique,
                    Level::Technique => Level::Cells,
                    Level::Cells | Level::Everything => Level::Everything,
                },
            ),
            _ => {
                let steps = match wanted {
                    Wanted::Digit => {
                        logic::next_digit(&board, host.progress()).map_err(|Stopped| stopped())?
                    }
                    Wanted::Step => logic::next_step(&board).into_iter().collect(),
                };
                confirm_all(&board, &steps, &solution);
                (steps, Level::Where)
            }
        };
        let told = match wanted {
            Wanted::Digit => words::digit(&board, &steps, level),
            Wanted::Step => steps.iter().map(|step| words::hint(&board, step, level)).collect(),
        };
        self.hinted = Some(Hinted { state, wanted, steps, level });
        let mut reply = Reply::default();
        for paragraph in told {
            let text = wrapped(&paragraph, 2);
            text.lines().for_each(|line| reply.say(Kind::Plain, line));
        }
        Ok(reply)
    }

    /// Does what the last hint says; an error is what is said instead.
    pub(crate) fn apply(&mut self, host: &mut dyn Host) -> Result<Reply, Reply> {
        let Thinking { state, board, .. } = self.thinking(host.progress())?;
        let hinted = self.hinted.take().filter(|hinted| hinted.is_for(&state, hinted.wanted));
        let Some(Hinted { steps, .. }) = hinted else {
            return Err(Refusal::new("there is no hint for the quiz as it is now")
                .hint("`hint` gives one, `hint step` the next step alone")
                .into());
        };
        let mut new = self.loaded()?.clone();
        for candidate in steps.iter().flat_map(Step::eliminations) {
            new = new.without(candidate.cell, &[candidate.digit.to_string()])?.0;
        }
        for candidate in steps.iter().flat_map(Step::placements) {
            new = new.with_digit(candidate.cell, Some(&candidate.digit.to_string()))?;
        }
        let done: Vec<String> =
            steps.iter().map(|step| words::effects(board.shape(), step)).collect();
        Ok(self.edited(new, &wrapped(&format!("{}.", done.join(", ")), 2)))
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
        let style = Style { all: singles == Singles::Full, ..Style::default() };
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
