//! Learning alone gives what naive backtracking gives, and every clause holds in every solution.

use super::*;
use crate::naive;
use ennea_base::random::SplitMix64;
use ennea_base::{Cell, Filling, Grid, Puzzle};

/// A puzzle with some clues at random, which may contradict each other.
fn random_puzzle(shape: Shape, clues: usize, random: &mut SplitMix64) -> Puzzle {
    let mut puzzle = Filling::empty(shape);
    for _ in 0..clues {
        let cell = Cell::new(random.below(shape.cells()));
        puzzle.set(cell, Some(Digit::from_index(random.below(shape.side()))));
    }
    puzzle.into()
}

/// A search that starts afresh after `unit` contradictions, and forgets when it has as many clauses.
fn learner(puzzle: &Puzzle, unit: u64) -> Learner {
    let all = u64::MAX >> (64 - puzzle.shape().side());
    let left = |cell| puzzle.clue(Cell::new(cell)).map_or(all, |digit| 1 << digit.index());
    let mut learner = Learner::new(puzzle.shape(), left);
    (learner.unit, learner.left) = (unit, unit);
    learner.clauses.memory = unit as usize;
    learner
}

fn next(learner: &mut Learner) -> bool {
    learner.next(&(), &mut Statistics::default()).expect("() never stops it")
}

/// Goal: all solutions are found, each once, however often the search starts afresh and forgets.
/// Method: random clues of small shapes against naive backtracking.
#[test]
fn solutions_are_the_naive_ones() {
    let mut random = SplitMix64::new(5);
    let mut compared = 0;
    for (name, clues) in [("2x2", 2), ("2x3", 6), ("2x3", 9), ("3x2", 8), ("1x6", 8)] {
        let shape: Shape = name.parse().expect("a shape");
        for round in 0..60 {
            let puzzle = random_puzzle(shape, clues, &mut random);
            let expected: Vec<Grid> = naive::solutions(&puzzle).take(1000).collect();
            if expected.len() == 1000 {
                continue;
            }
            let mut learner = learner(&puzzle, [1, 3, RESTART][round % 3]);
            let mut found = Vec::new();
            while next(&mut learner) {
                let digits = learner.digits(shape.cells());
                found.push(Grid::new(shape, digits).expect("a grid"));
                learner.leave_solution();
            }
            found.sort();
            assert_eq!(found, expected, "{puzzle:?}");
            compared += usize::from(!expected.is_empty());
        }
    }
    assert!(compared > 60, "only {compared} puzzles were compared");
}

/// Goal: what is learnt follows from the puzzle.  Method: solutions are not ruled out but looked for again
/// and again, each time with other options first, and every clause holds in all solutions that naive
/// backtracking finds.
#[test]
fn clauses_hold_in_every_solution() {
    let mut random = SplitMix64::new(6);
    let mut clauses = 0;
    for _ in 0..200 {
        let puzzle = random_puzzle("2x3".parse().expect("a shape"), 7, &mut random);
        let solutions: Vec<Grid> = naive::solutions(&puzzle).collect();
        let mut learner = learner(&puzzle, RESTART);
        for _ in 0..20 {
            assert_eq!(next(&mut learner), !solutions.is_empty(), "{puzzle:?}");
            learner.go_back(0);
            (0..30).for_each(|_| learner.order.raise(random.below(216)));
        }
        for clause in learner.clauses.all() {
            let literals: Vec<_> = learner.clauses.literals(clause).collect();
            assert!(literals.len() > 1, "a single literal is decided for good");
            for grid in &solutions {
                let is_true = |literal: &Literal| {
                    let (cell, digit) = (literal.option() / 6, literal.option() % 6);
                    (grid.digit(Cell::new(cell)).index() == digit) != literal.is_removal()
                };
                assert!(literals.iter().any(is_true), "{puzzle:?}: {literals:?} fails in {grid}");
            }
            clauses += usize::from(!solutions.is_empty());
        }
    }
    assert!(clauses > 50, "only {clauses} clauses were looked at");
}

/// Goal: the heap gives the heaviest.  Method: random weights, raised at random, against a scan.
#[test]
fn the_order_gives_the_heaviest_first() {
    let mut random = SplitMix64::new(7);
    let mut weights: Vec<f64> = (0..50).map(|_| random.unit()).collect();
    let mut order = Order::new(weights.clone());
    let mut is_in = [true; 50];
    for _ in 0..2000 {
        let option = random.below(50);
        match random.below(3) {
            0 => {
                order.raise(option);
                weights[option] += 1.0;
            }
            1 => {
                order.put(option);
                is_in[option] = true;
            }
            _ => {
                let left = (0..50).filter(|&option| is_in[option]);
                let heaviest = left.map(|option| weights[option]).fold(f64::MIN, f64::max);
                match order.pop() {
                    None => assert!(!is_in.contains(&true)),
                    Some(top) => {
                        assert_eq!(weights[top], heaviest);
                        is_in[top] = false;
                    }
                }
            }
        }
    }
}

/// Goal: new starts come as in the paper.  Method: its first terms.
#[test]
fn luby_is_the_sequence_of_the_paper() {
    let terms: Vec<_> = (1..=15).map(luby).collect();
    assert_eq!(terms, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
}
