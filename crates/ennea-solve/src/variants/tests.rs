//! The quick method against the oracle, and the oracle against naive backtracking.

use super::*;
use crate::naive;
use ennea_base::random::SplitMix64;
use ennea_base::rules::NamedRule;
use ennea_base::{Cell, Filling, Shape};

/// Rules of letters, of many houses, and of sides that no name has.
const OTHERS: [(&str, &str); 8] = [
    ("3x3", "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii"),
    ("3x3", "x+windoku+disjoint"),
    ("3x3", "x+king"),
    ("2x3", "x"),
    ("2x4", "disjoint"),
    ("2x5", "x"),
    ("1x11", "x"),
    ("2x3", "non-consecutive"),
];

/// The number of solutions up to a limit, each of which is checked.
fn count(solver: &Solver, puzzle: &Puzzle, limit: u64) -> u64 {
    let mut calls = 0;
    let found = solver.search(puzzle, limit, &(), &mut |digits| {
        let digits: Vec<Option<Digit>> = digits.iter().copied().map(Some).collect();
        assert_eq!(puzzle.rules().clash(&digits), None, "{puzzle:?}");
        let mut clues = puzzle.clues().clues().iter().zip(&digits);
        assert!(clues.all(|(clue, digit)| clue.is_none() || clue == digit));
        assert_eq!(digits.len(), puzzle.shape().cells());
        calls += 1;
    });
    assert_eq!(found, Ok(calls));
    calls
}

/// The quick method and the oracle.
fn both(rules: &Rules) -> [Solver; 2] {
    [Solver::new(rules), Solver::oracle(rules)]
}

/// Goal: all grids are found, each once, by both methods.  Method: every rule on 4x4, filled naively.
#[test]
fn every_grid_of_4x4_is_found_once() {
    for rule in NamedRule::ALL {
        let Ok(rules) = Rules::parse(rule.name(), Shape::new(2, 2).unwrap()) else { continue };
        let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
        let expected = naive::solutions(&empty).count() as u64;
        for solver in both(&rules) {
            assert_eq!(count(&solver, &empty, u64::MAX), expected, "{rule}");
            assert_eq!(count(&solver, &empty, 2), expected.min(2), "{rule}");
        }
    }
}

/// Goal: the quick method counts as the plain one does.  Method: for every rule some grids, of which clues
/// are taken until there are several solutions, counted at each step; and the same with a clue changed.
#[test]
fn boards_count_as_cells_do() {
    let named = NamedRule::ALL.map(|rule| ("3x3", rule.name()));
    let mut random = SplitMix64::new(1);
    let (mut unique, mut several, mut none) = (0, 0, 0);
    for (shape, name) in named.into_iter().chain(OTHERS) {
        let rules = Rules::parse(name, shape.parse().unwrap()).unwrap_or_else(|e| panic!("{e}"));
        let solvers = both(&rules);
        assert!(matches!(solvers[0].method, Method::Boards(_)), "{name}");
        let (side, cells) = (rules.shape().side(), rules.shape().cells());
        let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
        // Few clues and digits that are apart keep the oracle busy for long.
        let grids = if rules.consecutive().is_some() { 1 } else { 8 };
        for _ in 0..grids {
            let mut clues = empty.clues().clone();
            // A row in any order has a solution, unless digits of neighbours are not consecutive.
            let given = if rules.consecutive().is_some() { 1 } else { side };
            for (cell, digit) in random.order(side).into_iter().enumerate().take(given) {
                clues.set(Cell::new(cell), Some(Digit::from_index(digit)));
            }
            let found = solvers[0].search(&empty.with_clues(clues.clone()), 1, &(), &mut |grid| {
                let digits = grid.iter().copied().map(Some);
                clues = Filling::new(rules.shape(), digits).unwrap();
            });
            assert_eq!(found, Ok(1), "{name}");
            for cell in random.order(cells).into_iter().map(Cell::new) {
                let digit = clues.clue(cell);
                clues.set(cell, None);
                let puzzle = empty.with_clues(clues.clone());
                let [quick, plain] = solvers.each_ref().map(|s| count(s, &puzzle, 20));
                assert_eq!(quick, plain, "{puzzle:?}");
                if quick == 20 {
                    clues.set(cell, digit);
                    several += 1;
                    if several % 10 == 0 {
                        break;
                    }
                } else {
                    unique += u32::from(quick == 1);
                }
                let mut wrong = clues.clone();
                let at = random.order(cells)[0];
                wrong.set(Cell::new(at), Some(Digit::from_index(random.below(side))));
                let wrong = empty.with_clues(wrong);
                let [quick, plain] = solvers.each_ref().map(|s| count(s, &wrong, 20));
                assert_eq!(quick, plain, "{wrong:?}");
                none += u32::from(quick == 0);
            }
        }
    }
    assert!(unique > 5000 && several > 500 && none > 2000, "{unique} {several} {none}");
}

/// Clues that contradict each other have no solution.
#[test]
fn clues_that_clash_are_no_puzzle() {
    let rules = Rules::parse("x", Shape::CLASSIC).unwrap();
    for solver in both(&rules) {
        let one = Digit::from_index(0);
        let puzzle = Puzzle::empty(rules.shape()).with_rules(&rules).with_clue(Cell::new(0), one);
        assert_eq!(count(&solver, &puzzle.with_clue(Cell::new(80), one), 2), 0);
        assert_eq!(count(&solver, &puzzle, 2), 2);
    }
}

/// Goal: a search ends when it is told to.  Method: a progress that stops at once, and the empty puzzle.
#[test]
fn a_search_can_be_stopped() {
    struct Stop;
    impl Progress for Stop {
        fn is_stopped(&self) -> bool {
            true
        }
    }
    let rules = Rules::parse("x", Shape::CLASSIC).unwrap();
    let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
    for solver in both(&rules) {
        assert_eq!(solver.search(&empty, 1, &Stop, &mut |_| ()), Err(Stopped));
    }
}
