//! The search: depth first, both outcomes of a choice settled together.

use super::super::Statistics;
use super::state::{Settled, State};
use super::words::Words;
use super::{Engine, Task};
use crate::progress::{Progress, Stopped};

/// A search and what it keeps between puzzles.
#[derive(Clone, Debug)]
pub(super) struct Search<E: Engine> {
    engine: E,
    /// What is still to be looked at, the next one last.
    pending: Vec<Pending<E::Words>>,
    pub(super) statistics: Statistics,
    /// Whether second outcomes will hardly be asked for: two solutions at most are wanted, and no outcome was broken yet.
    apart: bool,
}

/// A state, and what came of it; `None` where it is not yet settled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending<W> {
    pub(super) state: State<W>,
    pub(super) settled: Option<Settled>,
}

/// Guesses between two looks at whether to stop.
const PATIENCE: u64 = 1 << 14;

/// Room for all that is pending: every choice on a path settles a cell, or a digit's place in a band or
/// in a stack.
const DEPTH: usize = 81 + 27 + 27;

/// Whether a solved state is the solution that does not count.
#[inline(always)]
fn is_passed_over<W: Words>(state: &State<W>, but: Option<&[u8; 81]>) -> bool {
    match but {
        Some(but) => state.digits() == *but,
        None => false,
    }
}

impl<E: Engine> Search<E> {
    pub(super) fn new(engine: E) -> Self {
        Self {
            engine,
            pending: Vec::with_capacity(DEPTH),
            statistics: Statistics::default(),
            apart: false,
        }
    }

    /// How many solutions there are, up to the limit.
    #[inline(always)]
    pub(super) fn count_inline(&mut self, task: Task<'_>) -> Result<u64, Stopped> {
        let Task { clues, limit, room, but, progress } = task;
        let mut state = self.root(clues);
        let mut found = 0;
        if limit == 0 {
            return Ok(0);
        }
        self.apart = limit <= 2;
        let mut settled = None;
        loop {
            if self.go_down::<false>(&mut state, settled, progress)? && !is_passed_over(&state, but)
            {
                if let Some(room) = room.get_mut(found as usize) {
                    *room = state.digits();
                }
                found += 1;
                self.statistics.solutions = found;
                if found == limit {
                    return Ok(found);
                }
            }
            match self.pending.pop() {
                Some(next) => (state, settled) = (next.state, next.settled),
                None => return Ok(found),
            }
        }
    }

    /// The state of a puzzle, to begin with.
    #[inline(always)]
    fn root(&mut self, clues: &[u8; 81]) -> State<E::Words> {
        self.statistics = Statistics::default();
        self.pending.clear();
        self.apart = false;
        State::new(self.engine.proof(), clues)
    }

    /// Makes ready for the solutions of a puzzle, one by one.
    pub(super) fn start(&mut self, clues: &[u8; 81]) {
        let state = self.root(clues);
        self.pending.push(Pending { state, settled: None });
    }

    /// The next solution, in increasing order of the digits.
    #[inline(always)]
    pub(super) fn next_inline(
        &mut self,
        progress: &dyn Progress,
    ) -> Result<Option<[u8; 81]>, Stopped> {
        while let Some(Pending { mut state, settled }) = self.pending.pop() {
            if self.go_down::<true>(&mut state, settled, progress)? {
                self.statistics.solutions += 1;
                return Ok(Some(state.digits()));
            }
        }
        Ok(None)
    }

    /// Tries the first outcome of each choice as long as something is open; whether that ends with a solution.
    /// The second outcomes are pending then, and settled when their turn comes, unless the engine settles both
    /// at the price of one.
    #[inline(always)]
    fn go_down<const IN_ORDER: bool>(
        &mut self,
        state: &mut State<E::Words>,
        settled: Option<Settled>,
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        let (engine, proof) = (self.engine, self.engine.proof());
        let mut settled = match settled {
            Some(settled) => settled,
            None => state.settle(proof, &mut self.statistics.steps),
        };
        while settled == Settled::Open {
            self.statistics.guesses += 1;
            if self.statistics.guesses.is_multiple_of(PATIENCE) && progress.is_stopped() {
                self.pending.clear();
                return Err(Stopped);
            }
            let states = if IN_ORDER { state.branch_in_order(proof) } else { state.branch(proof) };
            let second;
            let apart = self.apart && self.statistics.guesses > 1;
            (*state, settled, second) =
                engine.settle_first(states, apart, &mut self.statistics.steps);
            self.apart &= settled != Settled::Broken && second.settled != Some(Settled::Broken);
            if second.settled != Some(Settled::Broken) {
                self.pending.push(second);
            }
        }
        Ok(settled == Settled::Solved)
    }
}
