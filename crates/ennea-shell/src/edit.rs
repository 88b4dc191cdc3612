//! The orders that change the quiz by hand, and those that take changes back.

use crate::board::Board;
use crate::place::Place;
use crate::problem::{Problem, Replied};
use crate::reply::{Kind, Reply};
use crate::session::{Change, Session};
use ennea::solve::stepwise::State;
use ennea_words::{gaps, say};

impl Session {
    pub(crate) fn set(&mut self, place: &Place, digit: Option<&str>) -> Replied {
        let old = self.loaded()?;
        let cell = place.cell(old.shape())?;
        let new = old.with_digit(cell, digit)?;
        let at = old.shape().name(cell);
        let done = match new.puzzle.digit(cell) {
            Some(digit) => say!(self.language, "shell-is-set", at, digit),
            None => say!(self.language, "shell-is-open", at),
        };
        Ok(self.edited(new, &done))
    }

    pub(crate) fn del(&mut self, place: &Place, digits: &[String]) -> Replied {
        let old = self.loaded()?;
        let cell = place.cell(old.shape())?;
        let (new, gone) = old.without(cell, digits)?;
        let at = old.shape().name(cell);
        let left = new.search.candidates(cell);
        let done = say!(self.language, "shell-struck-out", at, gone, left);
        Ok(self.edited(new, &done))
    }

    /// Changes the quiz by hand, and says so.
    pub(crate) fn edited(&mut self, new: Board, done: &str) -> Reply {
        let was_under_way = self.board.as_ref().is_some_and(Board::is_under_way);
        let mut reply = Reply::default();
        done.lines().for_each(|line| reply.say(Kind::Plain, line));
        if was_under_way {
            reply.say(Kind::Note, say!(self.language, "shell-starts-again"));
        }
        if new.search.state() == State::Contradiction {
            let (cell, _) = new.search.foremost().expect("a cell is open");
            let at = new.shape().name(cell);
            reply.say(Kind::Warning, say!(self.language, "shell-none-left", at));
        }
        self.change(Some(new));
        reply
    }

    pub(crate) fn reset(&mut self) -> Replied {
        let board = self.loaded()?.reset();
        let count = board.puzzle.clue_count();
        self.change(Some(board));
        Ok(Reply::with(Kind::Plain, say!(self.language, "shell-back-to", count)))
    }

    pub(crate) fn clear(&mut self) -> Replied {
        self.loaded()?;
        self.change(None);
        Ok(Reply::with(Kind::Plain, say!(self.language, "shell-forgotten")))
    }

    pub(crate) fn undo(&mut self, times: usize) -> Replied {
        let changes = pop(&mut self.past, times);
        let (reply, undone) = self.swap(changes, "shell-undone");
        self.future.extend(undone);
        self.moved(reply, "refused-nothing-to-undo")
    }

    pub(crate) fn redo(&mut self, times: usize) -> Replied {
        let changes = pop(&mut self.future, times);
        let (reply, redone) = self.swap(changes, "shell-redone");
        self.past.extend(redone);
        self.moved(reply, "refused-nothing-to-redo")
    }

    /// Puts the board of each change in place of the present one, which the change then keeps.
    fn swap(&mut self, mut changes: Vec<Change>, done: &'static str) -> (Reply, Vec<Change>) {
        let mut reply = Reply::default();
        for change in &mut changes {
            reply.say(Kind::Plain, say!(self.language, done, order = &change.order));
            std::mem::swap(&mut self.board, &mut change.board);
        }
        (reply, changes)
    }

    /// The reply of `undo` and `redo`; the board that they brought back obeys the present mode.
    fn moved(&mut self, reply: Reply, nothing: &'static str) -> Replied {
        if let Some(board) = &mut self.board {
            board.search.set_guess_cell(self.guess_cell);
        }
        if reply.lines.is_empty() { Err(Problem::new(nothing, |_| gaps!())) } else { Ok(reply) }
    }
}

/// The last entries, at most this many, the last one first.
fn pop(changes: &mut Vec<Change>, times: usize) -> Vec<Change> {
    let kept = changes.len().saturating_sub(times);
    changes.split_off(kept).into_iter().rev().collect()
}
