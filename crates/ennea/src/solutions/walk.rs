//! Walks to all solutions of a puzzle on all threads, part by part.
//!
//! A part is the puzzle with some more cells filled in: always a cell with the fewest candidates, by each of
//! them, as a search would do.  So every solution is in one part, and
//!
//! ```text
//!   solutions of the puzzle  =  sum over the parts of  solutions of the part
//! ```
//!
//! Source: common practice.  Cost: that of the walk, shared by the threads; making the parts takes little of
//! it.  Oracle: the walk in one piece.

use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Cell, DigitSet, Puzzle};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Least number of parts: many more than threads, for some are a hundred times as large as others.
const PARTS: usize = 500;

/// The sum over all parts of what `walk` finds with its own solver; each walk reports once what it found.
pub(super) fn by_parts<S>(
    puzzle: &Puzzle,
    solver: impl Fn() -> S + Sync + Send,
    walk: impl Fn(&mut S, &Puzzle, &dyn Progress) -> Result<u64, Stopped> + Sync + Send,
    progress: &dyn Progress,
) -> Result<u64, Stopped> {
    let parts = parts(puzzle);
    progress.expect(parts.len() as u64);
    let adding = Adding { progress, found: AtomicU64::new(0) };
    let walk_part = |solver: &mut S, part: &Puzzle| {
        progress.go_on()?;
        let found = walk(solver, part, &adding);
        progress.advance(1);
        found
    };
    parts.par_iter().map_init(solver, walk_part).sum()
}

/// Puzzles that share the solutions between them.
fn parts(puzzle: &Puzzle) -> Vec<Puzzle> {
    let mut parts = vec![puzzle.clone()];
    loop {
        let mut is_any_open = false;
        let filled = |part: Puzzle| {
            let Some((cell, candidates)) = tightest(&part) else { return vec![part] };
            is_any_open = true;
            candidates.iter().map(|digit| part.with_clue(cell, digit)).collect()
        };
        parts = parts.into_iter().flat_map(filled).collect();
        if parts.len() >= PARTS || !is_any_open {
            return parts;
        }
    }
}

/// The open cell with the fewest digits that may stand there beside those of its peers.
fn tightest(puzzle: &Puzzle) -> Option<(Cell, DigitSet)> {
    let candidates = |cell| (cell, puzzle.possible(cell));
    let open = puzzle.shape().all_cells().filter(|&cell| puzzle.clue(cell).is_none());
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
    use ennea_base::Digit;
    use ennea_solve::Solver;

    /// The most solutions that are reported.
    #[derive(Default)]
    struct Most(AtomicU64);

    impl Progress for Most {
        fn found(&self, solutions: u64) {
            self.0.fetch_max(solutions, Ordering::Relaxed);
        }
    }

    /// Goal: the parts have all solutions between them, each once, and report them.  Method: puzzles without clues, with
    /// some, with two that contradict each other, and with a digit that is not allowed, beside one walk.
    #[test]
    fn parts_have_each_solution_once() {
        for (text, kept_out, count) in [
            (".".repeat(16), None, 1..=PARTS * 4),
            (".".repeat(16), Some((5, 2)), 1..=PARTS * 4),
            (".".repeat(36), None, PARTS..=PARTS * 6),
            (format!("123456{}", ".".repeat(30)), Some((20, 0)), PARTS..=PARTS * 6),
            (format!("11{}", ".".repeat(34)), None, 0..=PARTS * 6),
        ] {
            let plain: Puzzle = text.parse().unwrap();
            let shape = plain.shape();
            let mut allowed = vec![DigitSet::full(shape.side()); shape.cells()];
            if let Some((cell, digit)) = kept_out {
                let allowed: &mut DigitSet = &mut allowed[cell];
                allowed.remove(Digit::from_index(digit));
            }
            let puzzle = plain.with_candidates(allowed);
            let parts = parts(&puzzle);
            assert!(count.contains(&parts.len()), "{} parts of {text}", parts.len());
            let walk = |solver: &mut Solver, puzzle: &Puzzle, progress: &dyn Progress| {
                let walked = solver.count_while(puzzle, u64::MAX, progress);
                walked.inspect(|&found| progress.found(found))
            };
            let new_solver = || Solver::new(puzzle.rules());
            let most = Most::default();
            let sum = by_parts(&puzzle, new_solver, walk, &most);
            assert_eq!(sum, walk(&mut new_solver(), &puzzle, &()), "{text}");
            assert_eq!(sum, Ok(most.0.into_inner()), "{text}");
        }
    }
}
