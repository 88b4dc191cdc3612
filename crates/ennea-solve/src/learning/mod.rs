//! Solving by learning: a search that draws a clause from every contradiction, for large boards.
//!
//! Where many choices in a row lead nowhere, a search that only goes back and forth meets the same
//! contradictions again and again.  This one works as the programs do that decide whether a formula can
//! be satisfied (conflict-driven clause learning, `[MS1999]`, `[MMZZM2001]`): a contradiction is traced to
//! the choices that it rests on, the clause that forbids these is kept, and the search goes back to where
//! that clause would have forced something.  Now and then it starts afresh with what it knows.
//!
//! We differ in what is peculiar to the problem.  The rules are not clauses but words of bits (`board.rs`);
//! only what is learnt is a clause.  What is tried is always that an option is taken, never that it is
//! not, as a digit in a cell decides four items at once.  And a clause speaks of a taken option rather
//! than of several that it removed (`analysis.rs`).
//!
//! Cost: 20 to 80 microseconds a contradiction on a 5x5 board.  Memory: some hundred bytes a
//! clause, and some ten thousand clauses.  Oracle: [`naive`](crate::naive) for small shapes, and
//! the exact cover search.

mod analysis;
mod board;
mod clauses;
mod order;
#[cfg(test)]
mod tests;

use super::Statistics;
use super::items::Choice;
use analysis::Analysis;
use board::{Board, Conflict, Literal};
use clauses::Clauses;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Digit, Shape};
use order::Order;

/// Number of contradictions before the first new start; the unit of [`luby`].
const RESTART: u64 = 1024;

/// Number of choices between two looks at [`Progress::is_stopped`].
const PATIENCE: u64 = 1 << 8;

/// A search for the solutions of one puzzle, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Learner {
    board: Board,
    clauses: Clauses,
    order: Order,
    analysis: Analysis,
    /// `true` if nothing is left to be found.
    is_finished: bool,
    /// Number of contradictions before the first new start.
    unit: u64,
    starts: u64,
    /// Contradictions until the next new start.
    left: u64,
}

impl Learner {
    /// A search among the solutions that take one of the options left to every cell.
    pub(super) fn new(shape: Shape, left: impl Fn(usize) -> u64) -> Self {
        let mut board = Board::new(shape);
        let side = board.side();
        for option in 0..board.len() {
            if left(option / side) >> (option % side) & 1 == 0 {
                let literal = Literal::removed(option);
                board.decide(literal, board::Reason::Choice);
            }
        }
        let is_finished = board.force().is_some();
        // At first what has few rivals is tried, as no contradiction has been met yet.
        let weight = |option| board.rivals(option).map(|n| 1.0 / f64::from(n.max(1))).iter().sum();
        let order = Order::new((0..board.len()).map(weight).collect());
        Self {
            clauses: Clauses::new(board.len()),
            analysis: Analysis::new(board.len()),
            board,
            order,
            is_finished,
            unit: RESTART,
            starts: 1,
            left: RESTART,
        }
    }

    /// Rules out all solutions that take all of these options; to be called before the search.
    pub(super) fn rule_out(&mut self, options: impl Iterator<Item = Choice>) {
        let side = self.board.side();
        let number = |choice: Choice| {
            let (cell, digit) = choice.indices();
            cell * side + digit
        };
        let mut clause: Vec<_> = options.map(|option| Literal::removed(number(option))).collect();
        if !clause.iter().any(|&literal| self.board.value(literal) > 0) {
            clause.retain(|&literal| self.board.value(literal) == 0);
            self.forbid(&clause);
        }
    }

    /// The digits, after a solution was found.
    pub(super) fn digits(&self, cells: usize) -> Vec<Digit> {
        (0..cells).map(|cell| Digit::from_index(self.board.digit(cell))).collect()
    }

    /// Goes to the next solution; says whether there is one.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub(super) fn next(
        &mut self,
        progress: &dyn Progress,
        statistics: &mut Statistics,
    ) -> Result<bool, Stopped> {
        while !self.is_finished {
            statistics.steps += 1;
            if let Some(conflict) = self.clauses.force(&mut self.board) {
                self.learn(conflict);
            } else if self.left == 0 {
                self.start_afresh();
            } else if let Some(option) = self.heaviest() {
                statistics.guesses += 1;
                if statistics.guesses.is_multiple_of(PATIENCE) && progress.is_stopped() {
                    return Err(Stopped);
                }
                self.board.choose(Literal::taken(option));
            } else {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Rules out the solution at which the search stands, by the choices that led to it.
    pub(super) fn leave_solution(&mut self) {
        let level = self.board.level();
        let clause: Vec<_> = (1..=level).rev().map(|level| !self.board.choice(level)).collect();
        self.go_back(level.saturating_sub(1));
        self.forbid(&clause);
    }

    /// Adds a clause that must stay; all its literals are open, or all but the first are false.
    fn forbid(&mut self, clause: &[Literal]) {
        match clause {
            [] => self.is_finished = true,
            [literal] => self.board.decide(*literal, board::Reason::Choice),
            [literal, second, ..] => {
                let number = self.clauses.add(clause.iter().copied(), 0);
                if self.board.value(*second) < 0 {
                    self.board.decide(*literal, board::Reason::Clause(number));
                }
            }
        }
        if self.board.level() == 0 && self.clauses.force(&mut self.board).is_some() {
            self.is_finished = true;
        }
    }

    /// The option to try next, if any is open.
    fn heaviest(&mut self) -> Option<board::Choice> {
        std::iter::from_fn(|| self.order.pop()).find(|&option| self.board.is_open(option))
    }

    /// Learns from a conflict, and goes back to where what it teaches forces something.
    fn learn(&mut self, conflict: Conflict) {
        if self.board.level() == 0 {
            self.is_finished = true;
            return;
        }
        self.left = self.left.saturating_sub(1);
        let glue = self.analysis.learn(conflict, &self.board, &self.clauses, &mut self.order);
        let clause = &self.analysis.clause;
        let forced = clause[0];
        let level = clause.get(1).map_or(0, |second| self.board.level_of(second.option()));
        let reason = match clause.len() {
            1 => board::Reason::Choice,
            _ => board::Reason::Clause(self.clauses.add(clause.iter().copied(), glue)),
        };
        self.go_back(level as usize);
        self.board.decide(forced, reason);
    }

    fn go_back(&mut self, level: usize) {
        self.board.undo(level, |option| self.order.put(option));
        self.clauses.undo(self.board.trail().len());
    }

    /// Takes all choices back and keeps what was learnt.
    fn start_afresh(&mut self) {
        self.starts += 1;
        self.left = self.unit * luby(self.starts);
        self.go_back(0);
        if self.clauses.force(&mut self.board).is_some() {
            self.is_finished = true;
        } else {
            self.clauses.tidy(&self.board);
        }
    }
}

/// The sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, ..., from 1 on: how long to search before starting
/// afresh, if nothing is known of how long it takes (`[LSZ1993]`).
fn luby(n: u64) -> u64 {
    let power = (n + 1).next_power_of_two();
    if n + 1 == power { power / 2 } else { luby(n + 1 - power / 2) }
}
