//! The orders that think as people do: `hint`, `apply`, `explain`, `why`, `rate`.
//!
//! They start from the clues, the digits set by hand and those that the search placed before any
//! guess, with the candidates that are left after what was struck out by hand.

use crate::board::Board;
use crate::command::{Question, Singles};
use crate::host::Host;
use crate::place::{Place, one_digit};
use crate::problem::Problem;
use crate::reply::{Kind, Refusal, Reply};
use crate::session::{Hinted, Session};
use ennea::logic::words::{self, Level, Replies, Style, story, wrapped};
use ennea::logic::{self, Board as Thoughts, Candidate, Claim, Step, Unready, confirm_all};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level as Grade, RateError, Scale, Tenths};
use ennea::rules::Rules;
use ennea::{Grid, Puzzle, Shape, State};
use ennea_answers::rate::{self, Answer, Detail, View};
use ennea_answers::reasoning::{Wanted, Wrong};
use std::sync::Arc;

/// What people reason about.
struct Thinking {
    state: State,
    board: Thoughts,
    solution: Grid,
}

/// The reply to an order that was stopped.
fn stopped(replies: &dyn Replies) -> Reply {
    Reply { stopped: true, ..Reply::with(Kind::Warning, replies.stopped()) }
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
    /// What is said besides steps.
    fn replies(&self) -> &'static dyn Replies {
        words::replies(self.language)
    }

    /// How steps are told.
    fn style(&self) -> Style {
        Style { language: self.language, ..Style::default() }
    }

    /// Where to start from, or what to say instead.
    fn thinking(&self, progress: &dyn Progress) -> Result<Thinking, Reply> {
        let board = self.loaded().map_err(|problem| self.refused(&problem))?;
        let (clues, digits, allowed) = (board.clues().clone(), board.certain(), board.allowed());
        let is_sukaku = board.pencilmarks().is_some();
        let state = State { clues, digits, allowed, is_sukaku };
        let started = match board.rules() {
            Some(rules) => {
                logic::start_under(rules, &state.clues, &state.digits, &state.allowed, progress)
            }
            None => logic::start_from(&state, progress),
        };
        match started {
            Ok((board, solution)) => Ok(Thinking { state, board, solution }),
            Err(Unready::Stopped) => Err(stopped(self.replies())),
            Err(Unready::Trouble(trouble)) if is_sukaku => {
                // What to take back is found among clues.
                let message = words::trouble(self.language, &trouble, board.shape());
                Err(Refusal::new(message).into())
            }
            Err(Unready::Trouble(trouble)) => {
                let wrong = Wrong::under(
                    board.rules().map(|rules| &**rules),
                    self.language,
                    &state.clues,
                    &trouble,
                    progress,
                );
                let wrong = wrong.map_err(|Stopped| stopped(self.replies()))?;
                Err(Refusal::new(wrong.message).into())
            }
        }
    }

    /// The next digit, or the next step, a little more of it each time; an error is what is said
    /// instead.
    pub(crate) fn hint(&mut self, wanted: Wanted, host: &mut dyn Host) -> Result<Reply, Reply> {
        let Thinking { state, board, solution } = self.thinking(host.progress())?;
        if board.is_solved() {
            return Ok(Reply::with(Kind::Plain, self.replies().rightly_filled()));
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
                        let steps = logic::next_digit(&board, host.progress());
                        steps.map_err(|Stopped| stopped(self.replies()))?
                    }
                    Wanted::Step => logic::next_step(&board).into_iter().collect(),
                };
                confirm_all(&board, &steps, &solution);
                (steps, Level::Where)
            }
        };
        let told = match wanted {
            Wanted::Digit => words::digit(self.language, &board, &steps, level),
            Wanted::Step => {
                let told = |step| words::hint(self.language, &board, step, level);
                steps.iter().map(told).collect()
            }
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
            let replies = self.replies();
            return Err(Refusal::new(replies.no_hint())
                .hint(replies.how_to_hint("hint", "hint step"))
                .into());
        };
        let new = self.after(&steps).map_err(|problem| self.refused(&problem))?;
        let done: Vec<String> =
            steps.iter().map(|step| words::effects(board.shape(), step)).collect();
        Ok(self.edited(new, &wrapped(&format!("{}.", done.join(", ")), 2)))
    }

    /// The board after some steps.
    fn after(&self, steps: &[Step]) -> Result<Board, Problem> {
        let mut new = self.loaded()?.clone();
        for candidate in steps.iter().flat_map(Step::eliminations) {
            new = new.without(candidate.cell, &[candidate.digit.to_string()])?.0;
        }
        for candidate in steps.iter().flat_map(Step::placements) {
            new = new.with_digit(candidate.cell, Some(&candidate.digit.to_string()))?;
        }
        Ok(new)
    }

    /// All steps to the solution; an error is what is said instead.
    pub(crate) fn explain(
        &mut self,
        singles: Singles,
        host: &mut dyn Host,
    ) -> Result<Reply, Reply> {
        let Thinking { board, solution, .. } = self.thinking(host.progress())?;
        let steps = logic::path(&board, host.progress());
        let steps = steps.map_err(|Stopped| stopped(self.replies()))?;
        confirm_all(&board, &steps, &solution);
        let style = Style { all: singles == Singles::Full, ..self.style() };
        let mut reply = Reply::default();
        say_all(&mut reply, &story(&board, &steps, style));
        reply.say(Kind::Note, conclusion(self.replies(), &steps));
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
        let asked = place.cell(shape).and_then(|cell| Ok((cell, one_digit(word, shape)?)));
        let (cell, digit) = asked.map_err(|problem| self.refused(&problem))?;
        let (at, candidate) = (shape.name(cell), Candidate { cell, digit });
        let (claim, is, other) = match question {
            Question::Is => (Claim::Is(candidate), true, "<>"),
            Question::IsNot => (Claim::IsNot(candidate), false, "="),
        };
        let replies = self.replies();
        let found = logic::why(&board, claim, host.progress());
        let found = found.map_err(|Stopped| stopped(replies))?;
        let Some(steps) = found else {
            return Err(Refusal::new(replies.otherwise(&at, digit, !is))
                .hint(replies.shown_by(&format!("why {at}{other}{digit}")))
                .into());
        };
        confirm_all(&board, &steps, &solution);
        if steps.is_empty() {
            return Ok(Reply::with(Kind::Plain, replies.shown_already(&at, digit, is)));
        }
        let mut reply = Reply::default();
        say_all(&mut reply, &story(&board, &steps, Style { all: true, ..self.style() }));
        Ok(reply)
    }

    /// How hard the clues are.
    pub(crate) fn rate(&mut self, host: &mut dyn Host) -> Result<Reply, Problem> {
        let board = self.loaded()?;
        let clues = board.clues().clone();
        if board.rules().is_some() || board.shape() != Shape::CLASSIC {
            return self.climb(&clues, board.rules(), host);
        }
        match Rater::new().rate_among(&clues, board.pencilmarks(), host.progress()) {
            Ok(rating) => {
                let (level, language) = (Grade::of(rating.er), self.language);
                let [name, needs] = [level.name_in(language), level.needs_in(language)];
                let er = Tenths(rating.er).to_string();
                let mut reply = Reply::default();
                let text = wrapped(&self.replies().level(&er, name, needs), 2);
                text.lines().for_each(|line| reply.say(Kind::Plain, line));
                let parts = format!("ER/EP/ED {rating}");
                reply.say(Kind::Note, self.replies().on_scale(&parts, Scale::Se121.name()));
                Ok(reply)
            }
            Err(RateError::Stopped) => Ok(stopped(self.replies())),
            Err(error) => Err(Problem::Unrated(error)),
        }
    }

    /// The hardest technique of the clues, and its level.
    fn climb(
        &self,
        clues: &Puzzle,
        rules: Option<&Arc<Rules>>,
        host: &mut dyn Host,
    ) -> Result<Reply, Problem> {
        let answer = match rate::climb(rules, clues, Detail::Steps, host.progress()) {
            Ok(Answer::NotProper(not)) => {
                return Err(Problem::Unrated(RateError::Improper(not.improper)));
            }
            Ok(answer) => answer,
            Err(RateError::Stopped) => return Ok(stopped(self.replies())),
            Err(error) => return Err(Problem::Unrated(error)),
        };
        let mut reply = Reply::default();
        let text = wrapped(&answer.line(self.language, View::Details), 2);
        text.lines().for_each(|line| reply.say(Kind::Plain, line));
        let level = answer.line(self.language, View::Level);
        reply.say(Kind::Note, self.replies().on_scale(&level, Scale::Ladder1.name()));
        Ok(reply)
    }
}

fn conclusion(replies: &dyn Replies, steps: &[Step]) -> String {
    match steps.iter().map(Step::technique).max() {
        None => replies.all_filled(),
        Some(hardest) => replies.conclusion(steps.len(), hardest),
    }
}
