//! Digits to take back where the digits that stand have no solution.
//!
//! A *correction* is a smallest set of digits without which there is a solution.  It meets every
//! *core*, a set of digits that have none together and of which none can be left out.  So
//!
//! ```text
//!   corrections of size k  =  for each digit of some core, it and the corrections of size k - 1
//!                             of what is left without it
//! ```
//!
//! with k = 1, 2, 3, ... until there are any.  These are the minimal hitting sets of the cores, of
//! least size `[Reiter1987]`.  A wrong digit is in most of the cores, so few are looked at.
//!
//! Cost: a core takes as many questions of a solver as there are digits; milliseconds for one or
//! two wrong digits.

use super::step::Candidate;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Filling, Puzzle};
use ennea_solve::Solver;
use std::collections::BTreeSet;

/// All smallest sets of digits to take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrections {
    /// The sets, each in reading order; if some of them leave exactly one solution, these alone.
    pub sets: Vec<Vec<Candidate>>,
    /// `true` if the digits left have exactly one solution.
    pub is_unique: bool,
}

/// The smallest sets of digits to take back so that a puzzle has a solution; one that is empty if it
/// has one, `None` if more than `most` digits are wrong.
///
/// ```
/// use ennea::{Puzzle, logic};
/// // The 3 of r1c2 is wrong: row 1 needs it at r1c3.
/// let puzzle: Puzzle = "13.4....23......".parse()?;
/// let found = logic::corrections(&puzzle, 1, &())?.expect("one is enough");
/// let shape = puzzle.shape();
/// assert!(found.sets.iter().any(|set| set.len() == 1 && set[0].cell == shape.cell(0, 1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn corrections(
    puzzle: &Puzzle,
    most: usize,
    progress: &dyn Progress,
) -> Result<Option<Corrections>, Stopped> {
    let mut solver = Solver::new(puzzle.rules());
    let count = |clues: &Filling, limit| match puzzle.rules().clash(clues.clues()) {
        // Two digits that may not stand together need no solver.
        Some(_) => Ok(0),
        None => solver.count_while(&puzzle.with_clues(clues.clone()), limit, progress),
    };
    let clues = puzzle.clues();
    let mut search = Search { count, met: BTreeSet::new(), found: BTreeSet::new() };
    for size in 0..=most {
        search.met.clear();
        search.visit(clues, &mut Vec::new(), size)?;
        if !search.found.is_empty() {
            return search.chosen(clues).map(Some);
        }
    }
    Ok(None)
}

struct Search<F> {
    /// Counts the solutions of a puzzle, up to a limit.
    count: F,
    /// The sets that have been looked at.
    met: BTreeSet<Vec<Candidate>>,
    found: BTreeSet<Vec<Candidate>>,
}

impl<F: FnMut(&Filling, u64) -> Result<u64, Stopped>> Search<F> {
    /// Of the sets that were found those that leave one solution, if there are any.
    fn chosen(&mut self, puzzle: &Filling) -> Result<Corrections, Stopped> {
        let sets: Vec<Vec<Candidate>> = self.found.iter().cloned().collect();
        let mut unique = Vec::new();
        for set in &sets {
            let left = without(puzzle, set);
            if (self.count)(&left, 2)? == 1 {
                unique.push(set.clone());
            }
        }
        let is_unique = !unique.is_empty();
        Ok(Corrections { sets: if is_unique { unique } else { sets }, is_unique })
    }

    /// Finds all sets of a number of digits more, besides those that are gone.
    fn visit(
        &mut self,
        puzzle: &Filling,
        gone: &mut Vec<Candidate>,
        more: usize,
    ) -> Result<(), Stopped> {
        let mut set = gone.clone();
        set.sort_unstable();
        if !self.met.insert(set.clone()) {
            return Ok(());
        }
        let left = without(puzzle, gone);
        if self.has_solution(&left)? {
            self.found.insert(set);
            return Ok(());
        }
        if more == 0 {
            return Ok(());
        }
        for digit in self.core(&left)? {
            gone.push(digit);
            self.visit(puzzle, gone, more - 1)?;
            gone.pop();
        }
        Ok(())
    }

    /// Digits that have no solution together, of which none can be left out.
    fn core(&mut self, puzzle: &Filling) -> Result<Vec<Candidate>, Stopped> {
        let mut core = puzzle.clone();
        let all = digits(puzzle);
        for &Candidate { cell, digit } in &all {
            core.set(cell, None);
            if self.has_solution(&core)? {
                core.set(cell, Some(digit));
            }
        }
        Ok(digits(&core))
    }

    fn has_solution(&mut self, puzzle: &Filling) -> Result<bool, Stopped> {
        Ok((self.count)(puzzle, 1)? > 0)
    }
}

/// The puzzle without some digits.
fn without(puzzle: &Filling, gone: &[Candidate]) -> Filling {
    let mut left = puzzle.clone();
    gone.iter().for_each(|candidate| left.set(candidate.cell, None));
    left
}

/// The digits that stand, in reading order.
fn digits(puzzle: &Filling) -> Vec<Candidate> {
    let digit = |cell| puzzle.clue(cell).map(|digit| Candidate { cell, digit });
    puzzle.shape().all_cells().filter_map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::Digit;

    /// The smallest sets, by trying all sets.
    fn by_trial(puzzle: &Filling) -> Vec<Vec<Candidate>> {
        let (all, mut solver) = (digits(puzzle), Solver::plain(puzzle.shape()));
        let sets = (0..1_u32 << all.len()).map(|bits| {
            let is_in = |k: &usize| bits >> k & 1 == 1;
            (0..all.len()).filter(is_in).map(|k| all[k]).collect::<Vec<Candidate>>()
        });
        let mut has_solution = |set: &Vec<Candidate>| {
            let left = without(puzzle, set);
            left.conflict().is_none() && solver.count(&left.into(), 1) > 0
        };
        let good: Vec<Vec<Candidate>> = sets.filter(|set| has_solution(set)).collect();
        let least = good.iter().map(Vec::len).min().expect("the empty grid has solutions");
        let mut found: Vec<_> = good.into_iter().filter(|set| set.len() == least).collect();
        found.sort();
        found
    }

    /// Goal: all smallest sets, and no others, of puzzles with one, two and three wrong digits.
    /// Method: against all sets of digits, 2x2.
    #[test]
    fn corrections_are_the_smallest_sets() {
        for text in [
            "1234341221434321", "13.4....23......", "11..............", "1..4..1.23....3.",
            "1111............", "12.443...1.2...3", "1.2.2.1.3.4.4.33",
        ] {
            let puzzle: Filling = text.parse().expect("a puzzle");
            let found = corrections(&puzzle.clone().into(), 16, &())
                .expect("() does not stop it")
                .expect("a set");
            let trial = by_trial(&puzzle);
            let mut solver = Solver::plain(puzzle.shape());
            let mut is_unique =
                |set: &Vec<Candidate>| solver.count(&without(&puzzle, set).into(), 2) == 1;
            let unique: Vec<_> = trial.iter().filter(|set| is_unique(set)).cloned().collect();
            assert_eq!(found.is_unique, !unique.is_empty(), "{text}");
            let expected = if found.is_unique { unique } else { trial };
            assert_eq!(found.sets, expected, "{text}");
        }
    }

    /// Goal: one wrong digit on a half solved board is found.  Method: each open cell of a puzzle
    /// filled, some rightly, one wrongly; the wrong one is among the corrections of one digit.
    #[test]
    fn a_wrong_digit_is_among_them() {
        let text =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle: Filling = text.parse().expect("a puzzle");
        let solution =
            Solver::plain(puzzle.shape()).solve(&puzzle.clone().into()).expect("a proper puzzle");
        let open = puzzle.shape().all_cells().filter(|&cell| puzzle.clue(cell).is_none());
        for (k, wrong) in open.clone().enumerate().step_by(5) {
            let mut state = puzzle.clone();
            for cell in open.clone().step_by(1 + k % 4) {
                state.set(cell, Some(solution.digit(cell)));
            }
            let digit = Digit::from_index((solution.digit(wrong).index() + 1 + k % 8) % 9);
            state.set(wrong, Some(digit));
            let found = corrections(&state.clone().into(), 1, &())
                .expect("() does not stop it")
                .expect("a set");
            assert!(found.is_unique, "{state}");
            assert!(found.sets.contains(&vec![Candidate { cell: wrong, digit }]), "{state}");
        }
    }
}
