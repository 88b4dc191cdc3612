//! The quick method against the oracle, and the oracle against the plainest filling.

use super::*;
use crate::cell::Cell;
use crate::random::SplitMix64;
use crate::rules::NamedRule;
use crate::shape::Shape;

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
fn count(rules: &Rules, solver: &Solver, clues: &[Option<Digit>], limit: u64) -> u64 {
    let mut calls = 0;
    let found = solver.search(clues, limit, &(), &mut |digits| {
        let digits: Vec<Option<Digit>> = digits.iter().copied().map(Some).collect();
        assert_eq!(rules.clash(&digits), None, "{rules:?}");
        assert!(clues.iter().zip(&digits).all(|(clue, digit)| clue.is_none() || clue == digit));
        assert_eq!(digits.len(), rules.shape().cells());
        calls += 1;
    });
    assert_eq!(found, Ok(calls));
    calls
}

/// The quick method and the oracle.
fn both(rules: &Rules) -> [Solver; 2] {
    [Solver::new(rules), Solver::oracle(rules)]
}

/// Goal: all grids are found, each once, by both methods.  Method: every rule on 4x4, filled in the plainest
/// way.
#[test]
fn every_grid_of_4x4_is_found_once() {
    fn fill(rules: &Rules, digits: &mut Vec<Option<Digit>>, at: usize) -> u64 {
        if at == digits.len() {
            return 1;
        }
        let mut ways = 0;
        for digit in Digit::all(rules.shape().side()) {
            digits[at] = Some(digit);
            if rules.clash(digits).is_none() {
                ways += fill(rules, digits, at + 1);
            }
            digits[at] = None;
        }
        ways
    }
    for rule in NamedRule::ALL {
        let Ok(rules) = Rules::parse(rule.name(), Shape::new(2, 2).unwrap()) else { continue };
        let empty = vec![None; 16];
        let expected = fill(&rules, &mut empty.clone(), 0);
        for solver in both(&rules) {
            assert_eq!(count(&rules, &solver, &empty, u64::MAX), expected, "{rule}");
            assert_eq!(count(&rules, &solver, &empty, 2), expected.min(2), "{rule}");
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
        // Few clues and digits that are apart keep the oracle busy for long.
        let grids = if rules.consecutive().is_some() { 1 } else { 8 };
        for _ in 0..grids {
            let mut clues: Vec<Option<Digit>> = vec![None; cells];
            // A row in any order has a solution, unless digits of neighbours are not consecutive.
            let given = if rules.consecutive().is_some() { 1 } else { side };
            for (cell, digit) in random.order(side).into_iter().enumerate().take(given) {
                clues[cell] = Some(Digit::from_index(digit));
            }
            assert_eq!(
                solvers[0].search(&clues.clone(), 1, &(), &mut |digits| {
                    clues = digits.iter().copied().map(Some).collect();
                }),
                Ok(1),
                "{name}"
            );
            for cell in random.order(cells) {
                let digit = clues[cell].take();
                let [quick, plain] = solvers.each_ref().map(|s| count(&rules, s, &clues, 20));
                assert_eq!(quick, plain, "{name} {clues:?}");
                if quick == 20 {
                    clues[cell] = digit;
                    several += 1;
                    if several % 10 == 0 {
                        break;
                    }
                } else {
                    unique += u32::from(quick == 1);
                }
                let mut wrong = clues.clone();
                let at = random.order(cells)[0];
                wrong[at] = Some(Digit::from_index(random.below(side)));
                let [quick, plain] = solvers.each_ref().map(|s| count(&rules, s, &wrong, 20));
                assert_eq!(quick, plain, "{name} {wrong:?}");
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
        let mut clues = vec![None; 81];
        let one = Some(Digit::from_index(0));
        clues[Cell::new(0).index()] = one;
        clues[80] = one;
        assert_eq!(count(&rules, &solver, &clues, 2), 0);
        clues[80] = None;
        assert_eq!(count(&rules, &solver, &clues, 2), 2);
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
    for solver in both(&rules) {
        assert_eq!(solver.search(&[None; 81], 1, &Stop, &mut |_| ()), Err(Stopped));
    }
}
