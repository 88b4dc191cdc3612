//! The orders that think as people do: `hint`, `apply`, `explain`, `why`, `rate`.
//!
//! They start from the clues, the digits set by hand and those that the search placed before any
//! guess, with the candidates that are left after what was struck out by hand.

use crate::board::Board;
use crate::command::{Question, Singles};
use crate::host::Host;
use crate::place::{Place, one_digit};
use crate::problem::{Problem, Replied};
use crate::reply::{Kind, Refusal, Reply};
use crate::session::{Hinted, Session};
use ennea::logic::{
    self, Board as Thoughts, Candidate, Claim, Step, Unready, confirm_all, effects,
};
use ennea::progress::{Progress, Stopped};
use ennea::rate::{RateError, Scale};
use ennea::{Grid, Improper, Puzzle, Shape};
use ennea_answers::rate::{Answer, Detail, Rated, Raters, View, rate_usually};
use ennea_answers::reasoning::{Wanted, Wrong};
use ennea_words::layout::wrapped;
use ennea_words::{self as words, Language, Level, Style, Told, say, story};

/// Puzzle to reason about: its board at the start, and its solution.
struct Thinking {
    puzzle: Puzzle,
    board: Thoughts,
    solution: Grid,
}

/// The reply to an order that was stopped.
fn stopped(language: Language) -> Reply {
    Reply { stopped: true, ..Reply::with(Kind::Warning, language.text("stopped")) }
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
    /// Style in which steps are told.
    fn style(&self) -> Style {
        Style { language: self.language, ..Style::default() }
    }

    /// Finds the board and solution to start from; an error is the reply to give instead.
    fn thinking(&self, progress: &dyn Progress) -> Result<Thinking, Reply> {
        let board = self.loaded().map_err(|problem| self.refused(&problem))?;
        let mut puzzle = board.puzzle.clone().with_placed(board.certain());
        let mut ready = logic::start(&puzzle, progress);
        if matches!(ready, Err(Unready::Trouble(_))) {
            // What the search has set is nothing to take back: what is wrong is so without it.
            puzzle = board.puzzle.clone();
            ready = logic::start(&puzzle, progress);
        }
        match ready {
            Ok((board, solution)) => Ok(Thinking { puzzle, board, solution }),
            Err(Unready::Stopped) => Err(stopped(self.language)),
            Err(Unready::Trouble(trouble)) => {
                let wrong = Wrong::of(self.language, &puzzle, &trouble, progress);
                let wrong = wrong.map_err(|Stopped| stopped(self.language))?;
                Err(Refusal { message: wrong.message, hint: None }.into())
            }
        }
    }

    /// The next digit, or the next step, a little more of it each time; an error is what is said
    /// instead.
    pub(crate) fn hint(&mut self, wanted: Wanted, host: &mut dyn Host) -> Result<Reply, Reply> {
        let Thinking { puzzle, board, solution } = self.thinking(host.progress())?;
        if board.is_solved() {
            return Ok(Reply::with(Kind::Plain, self.language.text("rightly-filled")));
        }
        let (steps, level) = match self.hinted.take() {
            Some(hinted) if hinted.is_for(&puzzle, wanted) => (
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
                        steps.map_err(|Stopped| stopped(self.language))?
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
        self.hinted = Some(Hinted { puzzle, wanted, steps, level });
        let mut reply = Reply::default();
        for paragraph in told {
            let text = wrapped(&paragraph, 2);
            text.lines().for_each(|line| reply.say(Kind::Plain, line));
        }
        Ok(reply)
    }

    /// Does what the last hint says; an error is what is said instead.
    pub(crate) fn apply(&mut self, host: &mut dyn Host) -> Result<Reply, Reply> {
        let Thinking { puzzle, board, .. } = self.thinking(host.progress())?;
        let hinted = self.hinted.take().filter(|hinted| hinted.is_for(&puzzle, hinted.wanted));
        let Some(Hinted { steps, .. }) = hinted else {
            let message = self.language.text("no-hint").into_owned();
            let how = say!(self.language, "how-to-hint", digit = "hint", step = "hint step");
            return Err(Refusal { message, hint: Some(how) }.into());
        };
        let new = self.after(&steps).map_err(|problem| self.refused(&problem))?;
        let done: Vec<String> = steps.iter().map(|step| effects(board.shape(), step)).collect();
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
        let steps = steps.map_err(|Stopped| stopped(self.language))?;
        confirm_all(&board, &steps, &solution);
        let style = Style { all: singles == Singles::Full, ..self.style() };
        let mut reply = Reply::default();
        say_all(&mut reply, &story(&board, &steps, style));
        reply.say(Kind::Note, conclusion(self.language, &steps));
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
        let [is, is_not] = [Claim::Is(candidate), Claim::IsNot(candidate)];
        let (claim, otherwise, other) = match question {
            Question::Is => (is, is_not, "<>"),
            Question::IsNot => (is_not, is, "="),
        };
        let language = self.language;
        let found = logic::why(&board, claim, host.progress());
        let found = found.map_err(|Stopped| stopped(language))?;
        let Some(steps) = found else {
            let order = format!("why {at}{other}{digit}");
            let message = words::claim(language, shape, otherwise);
            return Err(Refusal { message, hint: Some(say!(language, "shown-by", order)) }.into());
        };
        confirm_all(&board, &steps, &solution);
        if steps.is_empty() {
            let claim = words::claim(language, shape, claim);
            return Ok(Reply::with(Kind::Plain, say!(language, "shown-already", claim)));
        }
        let mut reply = Reply::default();
        say_all(&mut reply, &story(&board, &steps, Style { all: true, ..self.style() }));
        Ok(reply)
    }

    /// Rates the quiz: a rating for classic shape and rules, else its hardest technique.
    pub(crate) fn rate(&mut self, host: &mut dyn Host) -> Replied {
        let puzzle = &self.loaded()?.puzzle;
        let is_classic = puzzle.rules().is_plain() && puzzle.shape() == Shape::CLASSIC;
        let detail = if is_classic { Detail::Rating } else { Detail::Steps };
        let rated = rate_usually(&mut Raters::default(), puzzle, detail, host.progress());
        let language = self.language;
        let (text, scale, parts) = match rated {
            Ok(Answer::Rated(Rated { scale, er, ep, ed, level, .. })) => {
                let needs = words::level_needs(language, level);
                let (level, rating) = (words::level(language, level), er.to_string());
                let parts = format!("ER/EP/ED {er}/{ep}/{ed}");
                (say!(language, "rating-level", rating, level, needs), scale, parts)
            }
            Ok(Answer::NotProper(not)) => {
                let Some(why) = puzzle.as_given().contradiction() else {
                    return Err(Problem::of(RateError::Improper(not.improper)));
                };
                let problem = Problem::of(RateError::Improper(Improper::None));
                let mut refusal = problem.refusal(language);
                refusal.message = format!("{}: {}", refusal.message, why.told(language));
                return Ok(refusal.into());
            }
            Ok(climbed) => {
                let level = climbed.line(language, View::Level);
                (climbed.line(language, View::Details), Scale::Ladder1, level)
            }
            Err(RateError::Stopped) => return Ok(stopped(language)),
            Err(error) => return Err(Problem::of(error)),
        };
        let mut reply = Reply::default();
        wrapped(&text, 2).lines().for_each(|line| reply.say(Kind::Plain, line));
        reply.say(Kind::Note, say!(language, "on-scale", parts, scale = scale.name()));
        Ok(reply)
    }
}

fn conclusion(language: Language, steps: &[Step]) -> String {
    match steps.iter().map(Step::technique).max() {
        None => say!(language, "all-filled"),
        Some(hardest) => {
            let hardest = words::technique(language, hardest);
            say!(language, "conclusion", steps = steps.len(), hardest)
        }
    }
}
