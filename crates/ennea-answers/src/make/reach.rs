//! Which techniques the puzzles of the smallest shapes need: all of them are looked through.
//!
//! A grid h other than g shows the cells in which they differ; a set of cells gives a puzzle with the one
//! solution g if it meets the difference with each h.  So the minimal puzzles of g are the least sets that meet
//! all differences, of 2^16 at most.  Digits have no order, so grids with a first row in order are enough.
//!
//! Clues that are added take candidates away and give none, and so small a shape needs nothing but singles
//! and intersections, which never find less where there are fewer candidates: what no minimal puzzle needs, no
//! other one does.
//!
//! Cost: 0.3 s for 2x2, 1.3 s for 1x4, and nothing for a technique that is needed soon.  Oracle: every set of
//! cells of one grid, in the tests.

use ennea::logic::Board;
use ennea::progress::to_the_end;
use ennea::rate::ladder;
use ennea::rules::Rules;
use ennea::solve::variants::Solver;
use ennea::{Digit, DigitSet, Puzzle, Shape, Technique};
use std::sync::Arc;

/// The greatest side whose puzzles are looked through.
const SIDE_MAX: usize = 4;

/// The hardest technique that the puzzles of a shape need, perhaps under rules, if that is below `wanted`; none if
/// some puzzle needs that or more, if there is no puzzle, or if there are too many to look through.
pub(super) fn hardest_below(
    wanted: Technique,
    shape: Shape,
    rules: Option<&Arc<Rules>>,
) -> Option<Technique> {
    if shape.side() > SIDE_MAX {
        return None;
    }
    let plain = || Arc::new(Rules::plain(shape));
    let rules = rules.map_or_else(plain, Arc::clone);
    let mut hardest = None;
    for (grid, others) in grids(&rules) {
        for cells in minimal(&differences(&grid, &others), grid.len()) {
            let needed = needed(&rules, &puzzle(&rules, &grid, cells));
            if needed >= wanted {
                return None;
            }
            hardest = hardest.max(Some(needed));
        }
    }
    hardest
}

/// All grids that keep the rules with a first row in order, each with all others.
fn grids(rules: &Rules) -> Vec<(Vec<Digit>, Vec<Vec<Digit>>)> {
    let mut all: Vec<Vec<Digit>> = Vec::new();
    let empty = vec![None; rules.shape().cells()];
    let mut found = |digits: &[Digit]| all.push(digits.to_vec());
    to_the_end(|never| Solver::new(rules).search(&empty, u64::MAX, never, &mut found));
    let is_first = |grid: &&Vec<Digit>| {
        grid[..rules.shape().side()].iter().enumerate().all(|(place, it)| it.index() == place)
    };
    let with_others = |grid: &Vec<Digit>| {
        (grid.clone(), all.iter().filter(|other| *other != grid).cloned().collect())
    };
    all.iter().filter(is_first).map(with_others).collect()
}

/// The least sets of cells in which a grid differs from others, a bit for each cell.
fn differences(grid: &[Digit], others: &[Vec<Digit>]) -> Vec<u32> {
    let differs = |other: &Vec<Digit>| {
        let cells = grid.iter().zip(other).enumerate();
        cells.fold(0, |set, (cell, (a, b))| set | u32::from(a != b) << cell)
    };
    let mut all: Vec<u32> = others.iter().map(differs).collect();
    all.sort_unstable_by_key(|set| set.count_ones());
    let mut least: Vec<u32> = Vec::new();
    for set in all {
        if least.iter().all(|other| other & !set != 0) {
            least.push(set);
        }
    }
    least
}

/// The sets of cells that meet all of these, and of which no cell can be left out.
fn minimal(differences: &[u32], cells: usize) -> impl Iterator<Item = u32> {
    let meets_all = |set: u32| differences.iter().all(|difference| difference & set != 0);
    (0..1_u32 << cells).filter(move |&set| {
        let is_needed = |cell: usize| set >> cell & 1 == 0 || !meets_all(set & !(1 << cell));
        meets_all(set) && (0..cells).all(is_needed)
    })
}

/// The cells of a grid as clues.
fn puzzle(rules: &Rules, grid: &[Digit], cells: u32) -> Puzzle {
    let clue = |(cell, &digit): (usize, &Digit)| (cells >> cell & 1 == 1).then_some(digit);
    let clues = grid.iter().enumerate().map(clue).collect();
    Puzzle::new(rules.shape(), clues).expect("digits of the shape")
}

/// The hardest technique that a proper puzzle needs.
fn needed(rules: &Arc<Rules>, puzzle: &Puzzle) -> Technique {
    let all = vec![DigitSet::full(rules.shape().side()); rules.shape().cells()];
    let board = Board::under(rules, puzzle, puzzle, &all);
    let board = board.expect("the clues of a proper puzzle agree");
    to_the_end(|never| ladder::hardest(&board, Technique::NestedNet, never))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str, shape: &str) -> Arc<Rules> {
        Arc::new(Rules::parse(text, shape.parse().expect("a shape")).expect("rules"))
    }

    /// Goal: the hardest techniques are those that were found by hand, and nothing is said of what is reached or
    /// too large.
    #[test]
    fn the_hardest_technique_of_small_shapes() {
        use Technique as T;
        let of = |wanted, text, shape| {
            let rules = rules(text, shape);
            hardest_below(wanted, rules.shape(), (text != "plain").then_some(&rules))
        };
        assert_eq!(of(T::HiddenSingleLine, "plain", "2x2"), Some(T::HiddenSingleBox));
        assert_eq!(of(T::HiddenSingleBox, "plain", "2x2"), None);
        assert_eq!(of(T::HiddenSingleLine, "diagonal", "2x2"), None);
        assert_eq!(of(T::NakedPair, "diagonal", "2x2"), Some(T::Claiming));
        assert_eq!(of(T::Pointing, "plain", "1x3"), Some(T::HiddenSingleLine));
        assert_eq!(of(T::Pointing, "king", "2x2"), None);
        assert_eq!(of(T::NestedNet, "plain", "2x3"), None);
    }

    /// Goal: no puzzle needs more than the minimal ones do.  Method: every set of cells of a grid with one
    /// solution, as the solver says, against the sets that meet the differences.
    #[test]
    fn other_puzzles_need_no_more_than_minimal_ones() {
        let rules = rules("plain", "2x2");
        let (grid, others) = grids(&rules).swap_remove(0);
        let differences = differences(&grid, &others);
        let solver = Solver::new(&rules);
        let mut minimal: Vec<u32> = minimal(&differences, 16).collect();
        for cells in 0..1_u32 << 16 {
            // All small sets, and some of the others.
            if cells.count_ones() > 6 && cells % 97 != 0 {
                continue;
            }
            let puzzle = puzzle(&rules, &grid, cells);
            let is_proper = solver.count(puzzle.clues(), 2) == 1;
            assert_eq!(is_proper, differences.iter().all(|set| set & cells != 0));
            let has_minimal = minimal.iter().any(|set| set & !cells == 0);
            assert_eq!(is_proper, has_minimal);
            if is_proper {
                assert!(needed(&rules, &puzzle) <= Technique::HiddenSingleBox);
            }
        }
        let proper = |cells: &u32| solver.count(puzzle(&rules, &grid, *cells).clues(), 2) == 1;
        assert!(minimal.iter().all(proper));
        minimal.retain(|set| {
            (0..16).any(|cell| set >> cell & 1 == 1 && proper(&(set & !(1 << cell))))
        });
        assert_eq!(minimal, [0; 0], "a clue can be left out");
    }
}
