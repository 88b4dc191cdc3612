//! The search: depth first, both outcomes of a choice settled together.
//!
//! Where one solution must be found among few, the best guess pays; where there are many, the quickest.  So a search is
//! *hasty* if two solutions at most are wanted of a puzzle with fewer or more clues than most proper ones have, as long as
//! no outcome has failed; and if more are wanted, in order or not, from the fourth solution on.  All back ends are hasty
//! with the same outcomes, so that their trees are equal.
//!
//! Tried without gain: where a solution leaves each cell one other candidate at most, these as the only other solution,
//! without a step (AVX2: a tenth of the steps of walks, 2 to 3 % of their time); open cells that share no candidate with
//! others settled apart, and the numbers multiplied (4 % fewer guesses in puzzles with 500,000 solutions); hasty outcomes
//! in one or three steps, or without a look for empty cells (0 to 12 % slower).

use super::super::Statistics;
use super::state::{Settled, State};
use super::words::Words;
use super::{Engine, Next, Task};
use ennea_base::progress::{Progress, Stopped};

/// A search and what it keeps between puzzles.
#[derive(Clone, Debug)]
pub(super) struct Search<E: Engine> {
    engine: E,
    /// The first `pending` of these are still to be looked at, the next one last.  An outcome is written where it will
    /// lie: with AVX2, copies of whole states were a tenth of the time of hard puzzles.
    stack: Vec<Pending<E::Words>>,
    pending: usize,
    pub(super) statistics: Statistics,
    /// `true` if two solutions at most are wanted, and no outcome was broken yet.
    unbroken: bool,
    /// `true` if there seem to be many solutions, so that guesses are made soon.
    hasty: bool,
}

/// A state, and what came of it; `None` where it is not yet settled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending<W> {
    pub(super) state: State<W>,
    pub(super) settled: Option<Settled>,
    /// `true` if a few steps are enough to settle it.
    pub(super) hasty: bool,
}

/// The numbers of clues with which a puzzle that needs guesses is likely to be proper.
const PROPER: std::ops::Range<u8> = 17..30;

/// The number of solutions found from which on a search is hasty.
const SEVERAL: u64 = 4;

/// Guesses between two looks at whether to stop.
const PATIENCE: u64 = 1 << 14;

/// Room for all that is pending: every choice on a path settles a cell, or a digit's place in a band or
/// in a stack.
const DEPTH: usize = 81 + 27 + 27;

/// Tests whether a solved state is the solution that does not count.
#[inline(always)]
fn is_passed_over<W: Words>(state: &State<W>, but: Option<&[u8; 81]>) -> bool {
    match but {
        Some(but) => state.digits() == *but,
        None => false,
    }
}

impl<E: Engine> Search<E> {
    pub(super) fn new(engine: E) -> Self {
        let mut stack = Vec::with_capacity(DEPTH + 1);
        stack.push(Pending::new(State::new(engine.proof(), &[0; 81])));
        let statistics = Statistics::default();
        Self { engine, stack, pending: 0, statistics, unbroken: false, hasty: false }
    }

    /// Number of solutions, at most the limit of the task.
    #[inline(always)]
    pub(super) fn count_inline(&mut self, task: Task<'_>) -> Result<u64, Stopped> {
        let Task { clues, limit, room, but, progress } = task;
        self.start(clues);
        let mut found = 0;
        if limit == 0 {
            return Ok(0);
        }
        self.unbroken = limit <= 2;
        if self.unbroken && but.is_none() {
            let mut given = 0_u8;
            for &clue in clues {
                given += u8::from(clue > 0);
            }
            self.hasty = !PROPER.contains(&given);
        }
        while self.pending > 0 {
            if self.go_down::<false>(progress)? {
                let state = &self.stack[self.pending].state;
                if is_passed_over(state, but) {
                    continue;
                }
                if let Some(room) = room.get_mut(found as usize) {
                    *room = state.digits();
                }
                found += 1;
                self.statistics.solutions = found;
                if found == limit {
                    return Ok(found);
                }
                self.hasty |= found == SEVERAL;
            }
        }
        Ok(found)
    }

    /// Makes ready for the solutions of a puzzle.
    #[inline(always)]
    pub(super) fn start(&mut self, clues: &[u8; 81]) {
        self.statistics = Statistics::default();
        (self.unbroken, self.hasty) = (false, false);
        self.stack[0] = Pending::new(State::new(self.engine.proof(), clues));
        self.pending = 1;
    }

    /// The next solution, in increasing order of the digits.
    #[inline(always)]
    pub(super) fn next_inline(&mut self, progress: &dyn Progress) -> Next {
        while self.pending > 0 {
            if self.go_down::<true>(progress)? {
                self.statistics.solutions += 1;
                self.hasty |= self.statistics.solutions == SEVERAL;
                return Ok(Some(self.stack[self.pending].state.digits()));
            }
        }
        Ok(None)
    }

    /// Takes the next state, then the first outcome of each choice as long as something is open; whether that ends with a
    /// solution, which then lies above what is pending.  The second outcomes are pending, and settled when their turn
    /// comes, unless the engine settles both at the price of one.
    #[inline(always)]
    fn go_down<const IN_ORDER: bool>(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        let (engine, proof) = (self.engine, self.engine.proof());
        self.pending -= 1;
        let next = &mut self.stack[self.pending];
        let mut settled = match next.settled {
            Some(settled) => settled,
            None => next.state.settle(proof, next.hasty, &mut self.statistics.steps),
        };
        while settled == Settled::Open {
            self.statistics.guesses += 1;
            if self.statistics.guesses.is_multiple_of(PATIENCE) && progress.is_stopped() {
                self.pending = 0;
                return Err(Stopped);
            }
            if self.stack.len() == self.pending + 1 {
                self.stack.push(self.stack[0]);
            }
            let (below, above) = self.stack.split_at_mut(self.pending + 1);
            let (second, first) = (&mut below[self.pending], &mut above[0].state);
            if IN_ORDER {
                second.state.branch_in_order(proof, first);
            } else if self.hasty {
                second.state.branch_at_fewest(proof, first);
            } else {
                second.state.branch(proof, first);
            }
            (second.settled, second.hasty) = (None, self.hasty);
            let apart = self.unbroken && (self.hasty || self.statistics.guesses > 1);
            settled = engine.settle_first(first, second, apart, &mut self.statistics.steps);
            if self.unbroken
                && (settled == Settled::Broken || second.settled == Some(Settled::Broken))
            {
                (self.unbroken, self.hasty) = (false, false);
            }
            self.pending += 1;
        }
        Ok(settled == Settled::Solved)
    }
}

impl<W: Words> Pending<W> {
    /// A puzzle, not yet settled.
    #[inline(always)]
    fn new(state: State<W>) -> Self {
        Self { state, settled: None, hasty: false }
    }
}
