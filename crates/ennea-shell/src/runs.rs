//! The orders that make the search walk: `step`, `run`, `runtil`, `runrun`, `next`; and those that
//! look ahead and leave it where it is: `solve`, `count`, `bound`.

use crate::board::Board;
use crate::command::RunMode;
use crate::host::Host;
use crate::place::bracketed;
use crate::problem::{Problem, Replied};
use crate::reply::{Kind, Line, Reply};
use crate::session::Session;
use crate::view;
use ennea::progress::{Stopped, to_the_end};
use ennea::solve::stepwise::{Limit, Move, State};
use ennea_answers::bound::{Bound, bound};
use ennea_answers::solutions::{self, Solvers};
use ennea_words::{Language, Told, say};
use std::time::Duration;

/// Outcome of a walk of the search.
struct Walked {
    stopped: bool,
    time: Duration,
    deepest: usize,
}

impl Walked {
    /// Begins a reply, with a warning if the walk was stopped.
    fn reply(&self, language: Language) -> Reply {
        let mut reply = Reply { stopped: self.stopped, ..Reply::default() };
        if self.stopped {
            reply.say(Kind::Warning, say!(language, "shell-stopped"));
        }
        reply
    }
}

impl Session {
    pub(crate) fn step(&mut self, steps: u128, host: &mut dyn Host) -> Replied {
        let walked = self.walk(Limit::steps(steps), host)?;
        Ok(self.report(&walked))
    }

    /// `run`, and with a total number of steps `runtil`.
    pub(crate) fn run(&mut self, til: Option<u128>, host: &mut dyn Host) -> Replied {
        let steps = til.map_or(u128::MAX, |til| til.saturating_sub(self.steps()));
        let walked = self.walk(Limit { steps, ..Limit::NEXT_SOLUTION }, host)?;
        let mut reply = self.report(&walked);
        let search = &self.loaded()?.search;
        let milliseconds = walked.time.as_millis();
        let (steps, solutions) = (search.steps(), search.solutions());
        let time = say!(self.language, "shell-run-time", milliseconds, steps, solutions);
        reply.say(Kind::Plain, time);
        reply.say(Kind::Plain, say!(self.language, "shell-deepest", level = walked.deepest));
        Ok(reply)
    }

    pub(crate) fn run_run(&mut self, sum: u128, host: &mut dyn Host) -> Replied {
        let before = self.loaded()?.search.solutions();
        let walked = self.walk(Limit::solutions(sum), host)?;
        let search = &self.loaded()?.search;
        let (steps, solutions) = (search.steps(), search.solutions());
        let (language, milliseconds) = (self.language, walked.time.as_millis());
        let current = solutions - before;
        let mut reply = walked.reply(language);
        reply.say(Kind::Plain, say!(language, "shell-many-time", milliseconds, current));
        reply.say(Kind::Plain, say!(language, "shell-many-steps", steps));
        reply.say(Kind::Plain, say!(language, "shell-many-solutions", solutions));
        if search.state() == State::Ended {
            reply.say(Kind::Note, say!(language, "shell-all-found"));
        }
        Ok(reply)
    }

    pub(crate) fn next(&mut self, host: &mut dyn Host) -> Replied {
        let walked = self.walk(Limit::NEXT_SOLUTION, host)?;
        let board = self.loaded()?;
        let solutions = board.search.solutions();
        let mut reply = walked.reply(self.language);
        if walked.stopped {
            return Ok(reply);
        }
        if board.search.state() == State::Solved {
            reply.lines = view::grid(board);
            reply.say(Kind::Note, say!(self.language, "shell-solution", number = solutions));
        } else {
            self.say_ended(&mut reply, Kind::Plain, solutions);
        }
        Ok(reply)
    }

    pub(crate) fn solve(&self, host: &mut dyn Host) -> Replied {
        let board = self.loaded()?;
        let mut solved = board.clone();
        solved.search = board.fresh_search();
        let mut reply = Reply::default();
        let is_solved = solved.search.state() == State::Solved;
        if !is_solved && solved.search.run(Limit::NEXT_SOLUTION, host.progress()).is_err() {
            reply.say(Kind::Warning, say!(self.language, "shell-stopped-early"));
            return Ok(Reply { stopped: true, ..reply });
        }
        if solved.search.state() != State::Solved {
            self.say_ended(&mut reply, Kind::Plain, 0);
            return Ok(reply);
        }
        reply.lines = view::grid(&solved);
        match solved.search.run(Limit::NEXT_SOLUTION, host.progress()) {
            Err(Stopped) => {
                reply.say(Kind::Warning, say!(self.language, "shell-stopped-between"));
                reply.stopped = true;
            }
            Ok(()) => {
                let is_only = solved.search.solutions() <= 1;
                let key = if is_only { "shell-only" } else { "shell-not-only" };
                reply.say(Kind::Note, self.language.text(key));
            }
        }
        Ok(reply)
    }

    pub(crate) fn count(&self, limit: Option<u64>, host: &mut dyn Host) -> Replied {
        let board = self.loaded()?;
        let solvers = &mut Solvers::default();
        let counted =
            solutions::count(solvers, &board.puzzle.as_given(), None, limit, host.progress());
        Ok(match counted {
            Err(Stopped) => {
                let key = "shell-stopped-counting";
                let mut reply = Reply::with(Kind::Warning, self.language.text(key));
                reply.say(Kind::Note, self.language.attribute(key, "hint"));
                Reply { stopped: true, ..reply }
            }
            Ok(count) => {
                let count = count.expect("some method serves each puzzle");
                let mut reply = Reply::with(Kind::Plain, count.to_string());
                if count.conflict.is_some() {
                    self.say_why_none(&mut reply);
                }
                reply
            }
        })
    }

    /// Says that the search has ended, how many solutions it has found, and why there are none.
    fn say_ended(&self, reply: &mut Reply, kind: Kind, solutions: u128) {
        reply.say(kind, say!(self.language, "shell-ended", solutions));
        if solutions == 0 {
            self.say_why_none(reply);
        }
    }

    /// Says what shows that there is no solution, if anything but a search does.
    pub(crate) fn say_why_none(&self, reply: &mut Reply) {
        let puzzle = self.board.as_ref().map(|board| board.puzzle.as_given());
        let why = puzzle.and_then(|puzzle| puzzle.contradiction());
        why.into_iter().for_each(|why| reply.say(Kind::Note, why.told(self.language)));
    }

    pub(crate) fn bound(&self) -> Replied {
        let board = self.loaded()?;
        // Without a count there is nothing to stop.
        let Bound { bound, candidate_counts: candidates, .. } =
            to_the_end(|never| bound(&board.puzzle.as_given(), None, never));
        let mut reply = Reply::with(Kind::Plain, bound.0.to_string());
        reply.say(Kind::Note, say!(self.language, "shell-product"));
        self.say_why_none(&mut reply);
        reply.lines.extend(view::counts(board, &candidates));
        Ok(reply)
    }

    fn steps(&self) -> u128 {
        self.board.as_ref().map_or(0, |board| board.search.steps())
    }

    /// The whole report, after a word on what is not to be seen in it.
    fn report(&self, walked: &Walked) -> Reply {
        let mut reply = walked.reply(self.language);
        let Some(board) = &self.board else { return reply };
        reply.lines.extend(view::report(self.language, board));
        if board.search.state() == State::Ended {
            self.say_ended(&mut reply, Kind::Note, board.search.solutions());
        }
        reply
    }

    /// Makes the search walk, telling as much as the working mode says.
    fn walk(&mut self, limit: Limit, host: &mut dyn Host) -> Result<Walked, Problem> {
        let mut board = self.loaded()?.clone();
        board.search.set_guess_cell(self.guess_cell);
        let start = host.now();
        let (ran, deepest) = match self.run_mode {
            RunMode::Report => {
                let ran = board.search.run(limit, host.progress());
                (ran, board.search.deepest())
            }
            mode => told(self.language, &mut board, limit, mode, host),
        };
        let time = host.now().saturating_sub(start);
        let search = &self.loaded()?.search;
        if board.search.steps() != search.steps() || board.search.state() != search.state() {
            self.change(Some(board));
        }
        Ok(Walked { stopped: ran.is_err(), time, deepest })
    }
}

/// The walk of `Stepwise::run`, each step told.
fn told(
    language: Language,
    board: &mut Board,
    limit: Limit,
    mode: RunMode,
    host: &mut dyn Host,
) -> (Result<(), Stopped>, usize) {
    let Limit { mut steps, mut solutions } = limit;
    let mut deepest = board.search.guesses().len();
    while steps > 0 && solutions > 0 {
        if host.progress().is_stopped() {
            return (Err(Stopped), deepest);
        }
        let Some(done) = board.search.step() else { break };
        steps -= 1;
        solutions -= u128::from(board.search.state() == State::Solved);
        deepest = deepest.max(board.search.deepest());
        if mode == RunMode::Digits || matches!(done, Move::Guessed { .. }) {
            host.tell(&Line::new(Kind::Note, move_line(language, board, done)));
        }
    }
    (Ok(()), deepest)
}

/// `81) Guess [1,7] level 9 at 1 out of 2`
fn move_line(language: Language, board: &Board, done: Move) -> String {
    let step = board.search.steps();
    match done {
        Move::Placed { cell, digit } => {
            say!(language, "shell-placed", step, at = bracketed(board.shape(), cell), digit)
        }
        Move::Guessed { level, cell, .. } => {
            let at = bracketed(board.shape(), cell);
            let guess = board.search.guesses().next_back().expect("a guess has just been made");
            let (which, of) = (guess.tried, guess.out_of);
            say!(language, "shell-guessed", step, at, level, which, of)
        }
    }
}
