//! Techniques that the puzzles of the smallest shapes need: all of them are looked through.
//!
//! The minimal puzzles of a grid are sets of its cells, as [`ennea::count::oracles::clues`] finds them.  Digits have
//! no order, so grids with a first row in order are enough.
//!
//! Clues that are added take candidates away and give none, and so small a shape needs nothing but singles
//! and intersections, which never find less where there are fewer candidates: what no minimal puzzle needs, no
//! other one does.
//!
//! Cost: 0.1 s for 2x2, 0.2 s for 1x4, less for a technique that is needed soon.  Oracle: a solver on sets of
//! cells of one grid, in the tests.

use ennea::count::oracles::clues;
use ennea::logic::Board;
use ennea::progress::to_the_end;
use ennea::rules::Rules;
use ennea::solve::Solver;
use ennea::{Digit, Filling, Grid, Puzzle, Technique, ladder};

/// The greatest side whose puzzles are looked through.
const SIDE_MAX: usize = 4;

/// The hardest technique that the puzzles of some rules need, if that is below `wanted`; none if
/// some puzzle needs that or more, if there is no puzzle, or if there are too many to look through.
pub(super) fn hardest_below(wanted: Technique, rules: &Rules) -> Option<Technique> {
    if rules.shape().side() > SIDE_MAX {
        return None;
    }
    let grids = grids(rules);
    let mut hardest = None;
    for grid in grids.iter().filter(|grid| is_first(grid)) {
        for cells in clues::minimal_sets(grid, &grids) {
            let needed = needed(rules, clues::puzzle(grid, cells));
            if needed >= wanted {
                return None;
            }
            hardest = hardest.max(Some(needed));
        }
    }
    hardest
}

/// All grids that keep the rules.
fn grids(rules: &Rules) -> Vec<Grid> {
    let mut all = Vec::new();
    let empty = Puzzle::empty(rules.shape()).with_rules(rules);
    let mut found = |digits: &[Digit]| {
        all.push(Grid::new(rules.shape(), digits.to_vec()).expect("a grid"));
    };
    to_the_end(|never| Solver::new(rules).search(&empty, u64::MAX, never, &mut found));
    all
}

/// Tests whether the first row is in order.
fn is_first(grid: &Grid) -> bool {
    grid.digits()[..grid.shape().side()].is_sorted()
}

/// The hardest technique that the proper puzzle of these clues needs.
fn needed(rules: &Rules, clues: Filling) -> Technique {
    let board = Board::new(&Puzzle::from(clues).with_rules(rules));
    let board = board.expect("the clues of a proper puzzle agree");
    to_the_end(|never| ladder::hardest(&board, Technique::NestedNet, never))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str, shape: &str) -> Rules {
        Rules::parse(text, shape.parse().expect("a shape")).expect("rules")
    }

    /// Goal: the hardest techniques are those that were found by hand, and nothing is said of what is reached or
    /// too large.
    #[test]
    fn the_hardest_technique_of_small_shapes() {
        use Technique as T;
        let of = |wanted, text, shape| hardest_below(wanted, &rules(text, shape));
        assert_eq!(of(T::HiddenSingleLine, "plain", "2x2"), Some(T::HiddenSingleBox));
        assert_eq!(of(T::HiddenSingleBox, "plain", "2x2"), None);
        assert_eq!(of(T::HiddenSingleLine, "diagonal", "2x2"), None);
        assert_eq!(of(T::NakedPair, "diagonal", "2x2"), Some(T::Claiming));
        assert_eq!(of(T::Pointing, "plain", "1x3"), Some(T::HiddenSingleLine));
        assert_eq!(of(T::Pointing, "king", "2x2"), None);
        assert_eq!(of(T::NestedNet, "plain", "2x3"), None);
    }

    /// Goal: no puzzle needs more than the minimal ones do.  Method: sets of cells of a grid with one solution, as
    /// the solver says; all small ones, and some of the others.
    #[test]
    fn other_puzzles_need_no_more_than_minimal_ones() {
        let rules = rules("plain", "2x2");
        let grids = grids(&rules);
        let grid = grids.iter().find(|grid| is_first(grid)).expect("a grid");
        let minimal = clues::minimal_sets(grid, &grids);
        let mut solver = Solver::new(&rules);
        let mut proper = 0;
        for cells in (0..1_u64 << 16).filter(|cells| cells.count_ones() <= 6 || cells % 97 == 0) {
            let puzzle = clues::puzzle(grid, cells);
            let is_proper = solver.count(&puzzle.clone().into(), 2) == 1;
            assert_eq!(is_proper, minimal.iter().any(|set| set & !cells == 0));
            if is_proper {
                assert!(needed(&rules, puzzle) <= Technique::HiddenSingleBox);
                proper += 1;
            }
        }
        assert!(proper > 1000, "only {proper} proper puzzles");
    }
}
