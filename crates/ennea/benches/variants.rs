//! Times the solvers of variants side by side, on puzzles made here.
//!
//! For each rule, grids are filled from a random first row and dug top down from a seeded generator: `minimal`
//! puzzles until no clue can go, `easy` ones until 32 are left.  Each must be found to have one solution by
//! both methods: a fast wrong answer stops the benchmark.  Figures are the best of several runs over the
//! whole set, on one core: puzzles a second for the test of uniqueness (two solutions are looked for), and
//! how many times the time of the quick method the other takes.
//!
//! Rules whose minimal puzzles have few clues are slow for every method: knights, with 13.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::solve::variants::Solver;
use ennea::{Cell, Digit, Filling, Puzzle, Shape};
use std::time::Instant;

/// A jigsaw without any square region.
const JIGSAW: &str =
    "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii";

fn main() {
    println!(
        "{:<10}{:<10}{:>8}{:>16}{:>16}{:>8}",
        "rules", "puzzles", "clues", "boards a second", "cells a second", "ratio"
    );
    for name in ["x", "windoku", "knight", "king", "disjoint", "x+windoku", "latin", JIGSAW] {
        let rules = Rules::parse(name, Shape::CLASSIC).expect("rules with a meaning for 3x3");
        let solver = Solver::new(&rules);
        for (kind, floor) in [("easy", 32), ("minimal", 0)] {
            let mut random = SplitMix64::new(1);
            let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
            let dug = |_| dig(&solver, &empty, floor, &mut random);
            let puzzles: Vec<Puzzle> = (0..100).map(dug).collect();
            let clues: usize = puzzles.iter().map(Puzzle::clue_count).sum();
            let [quick, plain] =
                [&solver, &Solver::oracle(&rules)].map(|solver| seconds(solver, &puzzles));
            let a_second = |time: f64| puzzles.len() as f64 / time;
            println!(
                "{:<10}{:<10}{:>8.1}{:>16.0}{:>16.0}{:>8.2}",
                rules.name(),
                kind,
                clues as f64 / puzzles.len() as f64,
                a_second(quick),
                a_second(plain),
                plain / quick,
            );
        }
    }
}

/// The time of the fastest of several runs, in which each puzzle has one solution.
fn seconds(solver: &Solver, puzzles: &[Puzzle]) -> f64 {
    let start = Instant::now();
    let mut best = f64::MAX;
    while best == f64::MAX || start.elapsed().as_secs_f64() < 1.0 {
        let run = Instant::now();
        let found: u64 = puzzles.iter().map(|puzzle| solver.count(puzzle, 2)).sum();
        best = best.min(run.elapsed().as_secs_f64());
        assert_eq!(found, puzzles.len() as u64, "each has one solution");
    }
    best
}

/// A puzzle with one solution: a first row at random and what the solver makes of it, not uniform, of which
/// clues are taken in a random order down to a number of them.
fn dig(solver: &Solver, empty: &Puzzle, floor: usize, random: &mut SplitMix64) -> Puzzle {
    let mut row = empty.clues().clone();
    for (cell, digit) in random.order(9).into_iter().enumerate() {
        row.set(Cell::new(cell), Some(Digit::from_index(digit)));
    }
    let mut grid = Vec::new();
    let found = solver.search(&empty.with_clues(row), 1, &(), &mut |digits| grid = digits.to_vec());
    assert_eq!(found, Ok(1), "any first row can be completed");
    let grid = Filling::new(empty.shape(), grid.into_iter().map(Some)).expect("81 digits");
    let mut puzzle = empty.with_clues(grid);
    for cell in random.order(81).into_iter().map(Cell::new) {
        if puzzle.clue_count() == floor {
            break;
        }
        let mut rest = puzzle.clues().clone();
        rest.set(cell, None);
        let rest = empty.with_clues(rest);
        if solver.count(&rest, 2) == 1 {
            puzzle = rest;
        }
    }
    puzzle
}
