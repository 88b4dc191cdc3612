//! Walks to all solutions of a puzzle on all threads, part by part.
//!
//! A part is the puzzle with some more cells filled in: always a cell with the fewest candidates, by each of
//! them.  So every solution is in one part, and nothing has to be agreed on between the threads.
//!
//! Cost: that of the walk, shared by the threads; making the parts takes little of it.  Oracle: the walk in
//! one piece.

use crate::cell::Cell;
use crate::digit::DigitSet;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many parts there are at least: many more than threads, for some are a hundred times as large as others.
const PARTS: usize = 500;

/// The sum over all parts of what `walk` finds with its own solver; each walk reports once what it found.
pub(super) fn by_parts<S>(
    puzzle: &Puzzle,
    allowed: &[DigitSet],
    solver: impl Fn() -> S + Sync + Send,
    walk: impl Fn(&mut S, &Puzzle, &dyn Progress) -> Result<u64, Stopped> + Sync + Send,
    progress: &dyn Progress,
) -> Result<u64, Stopped> {
    let parts = parts(puzzle, allowed);
    progress.expect(parts.len() as u64);
    let adding = Adding { progress, found: AtomicU64::new(0) };
    let walk_part = |solver: &mut S, part: &Puzzle| {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let found = walk(solver, part, &adding);
        progress.advance(1);
        found
    };
    parts.par_iter().map_init(solver, walk_part).sum()
}

/// Puzzles that share the solutions between them.
fn parts(puzzle: &Puzzle, allowed: &[DigitSet]) -> Vec<Puzzle> {
    let mut parts = vec![puzzle.clone()];
    while parts.len() < PARTS && parts.iter().any(|part| tightest(part, allowed).is_some()) {
        let filled = |part: Puzzle| match tightest(&part, allowed) {
            Some((cell, candidates)) => candidates
                .iter()
                .map(|digit| {
                    let mut part = part.clone();
                    part.set(cell, Some(digit));
                    part
                })
                .collect(),
            None => vec![part],
        };
        parts = parts.into_iter().flat_map(filled).collect();
    }
    parts
}

/// The open cell with the fewest digits that may stand there beside those of its peers.
fn tightest(puzzle: &Puzzle, allowed: &[DigitSet]) -> Option<(Cell, DigitSet)> {
    let shape = puzzle.shape();
    let candidates = |cell: Cell| {
        let mut candidates = allowed[cell.index()];
        for digit in shape.peers(cell).filter_map(|peer| puzzle.clue(peer)) {
            candidates.remove(digit);
        }
        (cell, candidates)
    };
    let open = shape.all_cells().filter(|&cell| puzzle.clue(cell).is_none());
    open.map(candidates).min_by_key(|(_, candidates)| candidates.len())
}

/// Adds up what the walks report.
struct Adding<'a> {
    progress: &'a dyn Progress,
    found: AtomicU64,
}

impl Progress for Adding<'_> {
    fn inner(&self) -> &dyn Progress {
        self.progress
    }

    fn found(&self, solutions: u64) {
        let before = self.found.fetch_add(solutions, Ordering::Relaxed);
        self.progress.found(before + solutions);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Solver;

    /// Goal: the parts have all solutions between them, each once.  Method: puzzles without and with clues, and with
    /// a digit that is not allowed, beside one walk.
    #[test]
    fn parts_have_each_solution_once() {
        for (text, from_to) in [
            (".".repeat(16), 1..=PARTS * 4),
            (".".repeat(36), PARTS..=PARTS * 6),
            (format!("123456{}", ".".repeat(30)), PARTS..=PARTS * 6),
            (format!("11{}", ".".repeat(34)), 0..=PARTS * 6),
        ] {
            let puzzle: Puzzle = text.parse().unwrap();
            let side = puzzle.shape().side();
            let allowed = vec![DigitSet::full(side); puzzle.shape().cells()];
            let parts = parts(&puzzle, &allowed);
            assert!(from_to.contains(&parts.len()), "{} parts of {text}", parts.len());
            let mut solver = Solver::new(puzzle.shape());
            let sum: u64 = parts.iter().map(|part| solver.count(part, u64::MAX)).sum();
            assert_eq!(sum, solver.count(&puzzle, u64::MAX), "{text}");
        }
    }
}
