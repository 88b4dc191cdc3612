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
}

#[derive(Clone, Copy, Debug)]
struct Pending<W> {
    state: State<W>,
    solved: bool,
}

impl<W> Pending<W> {
    #[inline(always)]
    fn new(state: State<W>, settled: Settled) -> Self {
        Self { state, solved: settled == Settled::Solved }
    }
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
        Self { engine, pending: Vec::with_capacity(DEPTH), statistics: Statistics::default() }
    }

    /// How many solutions there are, up to the limit.
    #[inline(always)]
    pub(super) fn count_inline(&mut self, task: Task<'_>) -> Result<u64, Stopped> {
        let Task { clues, limit, mut first, but, progress } = task;
        let (engine, proof) = (self.engine, self.engine.proof());
        let mut statistics = Statistics::default();
        let mut found = 0;
        let mut state = State::new(proof, clues);
        match state.settle(proof, &mut statistics.steps) {
            _ if limit == 0 => {}
            Settled::Broken => {}
            Settled::Solved if is_passed_over(&state, but) => {}
            Settled::Solved => {
                found = 1;
                if let Some(first) = first {
                    *first = state.digits();
                }
            }
            Settled::Open => {
                self.pending.clear();
                loop {
                    statistics.guesses += 1;
                    if statistics.guesses.is_multiple_of(PATIENCE) && progress.is_stopped() {
                        return Err(Stopped);
                    }
                    let states = state.branch(proof);
                    let ([a, b], settled) = engine.settle_both(states, &mut statistics.steps);
                    let solved = [
                        settled[0] == Settled::Solved && !is_passed_over(&a, but),
                        settled[1] == Settled::Solved && !is_passed_over(&b, but),
                    ];
                    if (solved[0] || solved[1])
                        && let Some(first) = first.take()
                    {
                        *first = if solved[0] { a } else { b }.digits();
                    }
                    found += u64::from(solved[0]) + u64::from(solved[1]);
                    if found >= limit {
                        found = limit;
                        break;
                    }
                    state = match settled {
                        [Settled::Open, Settled::Open] => {
                            self.pending.push(Pending::new(b, Settled::Open));
                            a
                        }
                        [Settled::Open, _] => a,
                        [_, Settled::Open] => b,
                        _ => match self.pending.pop() {
                            Some(pending) => pending.state,
                            None => break,
                        },
                    };
                }
            }
        }
        self.statistics = statistics;
        Ok(found)
    }

    /// Makes ready for the solutions of a puzzle, one by one.
    pub(super) fn start(&mut self, clues: &[u8; 81]) {
        self.statistics = Statistics::default();
        self.pending.clear();
        let proof = self.engine.proof();
        let mut state = State::new(proof, clues);
        match state.settle(proof, &mut self.statistics.steps) {
            Settled::Broken => {}
            settled => {
                self.pending.push(Pending::new(state, settled));
            }
        }
    }

    /// The next solution, in increasing order of the digits.
    #[inline(always)]
    pub(super) fn next_inline(
        &mut self,
        progress: &dyn Progress,
    ) -> Result<Option<[u8; 81]>, Stopped> {
        let (engine, proof) = (self.engine, self.engine.proof());
        while let Some(pending) = self.pending.pop() {
            if pending.solved {
                return Ok(Some(pending.state.digits()));
            }
            self.statistics.guesses += 1;
            if self.statistics.guesses.is_multiple_of(PATIENCE) && progress.is_stopped() {
                self.pending.clear();
                return Err(Stopped);
            }
            let states = pending.state.branch_in_order(proof);
            let ([a, b], settled) = engine.settle_both(states, &mut self.statistics.steps);
            if settled[1] != Settled::Broken {
                self.pending.push(Pending::new(b, settled[1]));
            }
            if settled[0] != Settled::Broken {
                self.pending.push(Pending::new(a, settled[0]));
            }
        }
        Ok(None)
    }
}
