//! The orders that change the quiz by hand, and those that take changes back.

use crate::board::Board;
use crate::place::Place;
use crate::reply::{Kind, Refusal, Reply, counted};
use crate::session::{Change, Session};
use ennea::DigitSet;
use ennea::solve::stepwise::State;

impl Session {
    pub(crate) fn set(&mut self, place: &Place, digit: Option<&str>) -> Result<Reply, Refusal> {
        let old = self.loaded()?;
        let cell = place.cell(old.shape())?;
        let new = old.with_digit(cell, digit)?;
        let at = old.shape().name(cell);
        let done = match new.puzzle().clue(cell) {
            Some(digit) => format!("{at} = {digit}."),
            None => format!("{at} is open again."),
        };
        Ok(self.edited(new, &done))
    }

    pub(crate) fn del(&mut self, place: &Place, digits: &[String]) -> Result<Reply, Refusal> {
        let old = self.loaded()?;
        let cell = place.cell(old.shape())?;
        let (new, gone) = old.without(cell, digits)?;
        let list = |set: DigitSet| {
            let digits: Vec<String> = set.iter().map(|digit| digit.to_string()).collect();
            if digits.is_empty() { "none".to_owned() } else { digits.join(" ") }
        };
        let (at, left) = (old.shape().name(cell), list(new.search.candidates(cell)));
        let done = format!("{at} <> {}; left: {left}.", list(gone));
        Ok(self.edited(new, &done))
    }

    /// Changes the quiz by hand, and says so.
    pub(crate) fn edited(&mut self, new: Board, done: &str) -> Reply {
        let was_under_way = self.board.as_ref().is_some_and(Board::is_under_way);
        let mut reply = Reply::default();
        done.lines().for_each(|line| reply.say(Kind::Plain, line));
        if was_under_way {
            reply.say(Kind::Note, "The search starts again; what was certain stays.");
        }
        if new.search.state() == State::Contradiction {
            let (cell, _) = new.search.foremost().expect("a cell is open");
            let at = new.shape().name(cell);
            reply.say(Kind::Warning, format!("No candidate is left at {at}."));
        }
        self.change(Some(new));
        reply
    }

    pub(crate) fn reset(&mut self) -> Result<Reply, Refusal> {
        let mut board = self.loaded()?.reset();
        board.search.set_guess_cell(self.guess_cell);
        let clues = counted(board.clues().clue_count(), "clue");
        self.change(Some(board));
        Ok(Reply::with(Kind::Plain, format!("Back to {clues}.")))
    }

    pub(crate) fn clear(&mut self) -> Result<Reply, Refusal> {
        self.loaded()?;
        self.change(None);
        Ok(Reply::with(Kind::Plain, "Quiz forgotten."))
    }

    pub(crate) fn undo(&mut self, times: usize) -> Result<Reply, Refusal> {
        let changes = pop(&mut self.past, times);
        let (reply, undone) = self.swap(changes, "Undone");
        self.future.extend(undone);
        self.moved(reply, "There is nothing to undo.")
    }

    pub(crate) fn redo(&mut self, times: usize) -> Result<Reply, Refusal> {
        let changes = pop(&mut self.future, times);
        let (reply, redone) = self.swap(changes, "Done again");
        self.past.extend(redone);
        self.moved(reply, "There is nothing to do again.")
    }

    /// Puts the board of each change in place of the present one, which the change then keeps.
    fn swap(&mut self, mut changes: Vec<Change>, done: &str) -> (Reply, Vec<Change>) {
        let mut reply = Reply::default();
        for change in &mut changes {
            reply.say(Kind::Plain, format!("{done}: {}", change.order));
            std::mem::swap(&mut self.board, &mut change.board);
        }
        (reply, changes)
    }

    /// The reply of `undo` and `redo`; the board that they brought back obeys the present mode.
    fn moved(&mut self, reply: Reply, nothing: &str) -> Result<Reply, Refusal> {
        if let Some(board) = &mut self.board {
            board.search.set_guess_cell(self.guess_cell);
        }
        if reply.lines.is_empty() { Err(Refusal::new(nothing)) } else { Ok(reply) }
    }
}

/// The last entries, at most this many, the last one first.
fn pop(changes: &mut Vec<Change>, times: usize) -> Vec<Change> {
    let kept = changes.len().saturating_sub(times);
    changes.split_off(kept).into_iter().rev().collect()
}
