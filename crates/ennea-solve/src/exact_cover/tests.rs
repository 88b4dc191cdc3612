//! The search hands over to the one that learns at any point, and no solution is lost or met twice.

use super::*;
use crate::naive;
use ennea_base::random::SplitMix64;
use ennea_base::{Filling, Grid};

/// The solutions in order, when the search that learns takes over after some of them.
fn handed_over_after(puzzle: &Puzzle, solutions: usize) -> Vec<Grid> {
    let mut search = Search::new(puzzle.shape());
    let mut found = Vec::new();
    if !search.cover.load(puzzle) {
        return found;
    }
    let grid =
        |search: &Search| Grid::new(puzzle.shape(), search.digits().to_vec()).expect("a grid");
    // One choice has been made when the first is about to be tried: that is the earliest point.
    search.calm = if solutions == 0 { 0 } else { u64::MAX / 2 };
    let mut more = !search.descend() || search.next(&()) == Ok(true);
    while more {
        found.push(grid(&search));
        if found.len() == solutions {
            search.calm = 0;
        }
        more = search.next(&()) == Ok(true);
    }
    found.sort();
    found
}

/// Goal: what has been walked is ruled out, no more and no less.  Method: puzzles of 2x2 and 2x3 with a
/// few random clues, handed over after each number of solutions, and compared with naive backtracking.
#[test]
fn handing_over_loses_nothing() {
    let mut random = SplitMix64::new(11);
    let mut compared = 0;
    for (name, clues, rounds) in [("2x2", 2, 20), ("2x3", 6, 40), ("2x3", 8, 40)] {
        let shape: Shape = name.parse().expect("a shape");
        for _ in 0..rounds {
            let mut puzzle = Filling::empty(shape);
            for _ in 0..clues {
                let cell = ennea_base::Cell::new(random.below(shape.cells()));
                puzzle.set(cell, Some(Digit::from_index(random.below(shape.side()))));
            }
            let puzzle = Puzzle::from(puzzle);
            let expected: Vec<Grid> = naive::solutions(&puzzle).take(2000).collect();
            if expected.len() == 2000 {
                continue;
            }
            compared += usize::from(!expected.is_empty());
            for solutions in (0..4).chain([expected.len() / 2]) {
                let found = handed_over_after(&puzzle, solutions);
                assert_eq!(found, expected, "{puzzle:?}, after {solutions}");
            }
        }
    }
    assert!(compared > 30, "only {compared} puzzles were compared");
}
