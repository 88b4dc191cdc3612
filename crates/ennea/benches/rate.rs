//! Times ratings, and what steps cost beside them, on puzzles made here or on files.
//!
//! `minimal` puzzles are dug top down from grids of a seeded generator until no clue can go; `hard` are
//! those of them whose rating is 7.0 or more.  The steps of each puzzle must lead to its rating: a fast
//! wrong answer stops the benchmark.  Figures are the best of several runs over the whole set, on one
//! core: puzzles a second.
//!
//! `ENNEA_PUZZLES` may name files of puzzles, one in a line, separated by colons.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::catalog::grids::Ranks;
use ennea::random::SplitMix64;
use ennea::rate::Rating;
use ennea::rate::se121::Rater;
use ennea::solve::Solver;
use ennea::{Cell, Filling, Puzzle, Shape};
use std::time::Instant;

const RUNS: usize = 3;

fn main() {
    println!(
        "{:<28}{:>9}{:>14}{:>16}{:>9}",
        "puzzles", "number", "ratings/s", "with steps/s", "mean ER"
    );
    let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is served");
    let (mut random, mut solver) = (SplitMix64::new(1), Solver::plain(Shape::CLASSIC));
    let minimal: Vec<Puzzle> = (0..500)
        .map(|_| {
            let grid = ranks.sample(&mut random);
            dig(&mut random, &mut solver, Filling::from(&grid))
        })
        .collect();
    time("minimal, made here", &minimal);
    let mut rater = Rater::new();
    let is_hard = |puzzle: &&Puzzle| rater.rate(puzzle).expect("proper").er >= 70;
    let hard: Vec<Puzzle> = minimal.iter().filter(is_hard).cloned().collect();
    time("hard, made here", &hard);
    for path in std::env::var("ENNEA_PUZZLES").unwrap_or_default().split(':') {
        if !path.is_empty() {
            let text = std::fs::read_to_string(path).expect("the file can be read");
            let lines = text.lines().filter_map(|line| line.get(..81));
            let puzzles: Vec<Puzzle> = lines.filter_map(|line| line.parse().ok()).collect();
            time(path.rsplit('/').next().unwrap_or(path), &puzzles);
        }
    }
}

/// Takes clues away in random order as long as the solution stays the only one.
fn dig(random: &mut SplitMix64, solver: &mut Solver, grid: Filling) -> Puzzle {
    let mut puzzle = grid;
    for cell in random.order(81).into_iter().map(Cell::new) {
        let clue = puzzle.clue(cell);
        puzzle.set(cell, None);
        if solver.count(&puzzle.clone().into(), 2) > 1 {
            puzzle.set(cell, clue);
        }
    }
    puzzle.into()
}

fn time(name: &str, puzzles: &[Puzzle]) {
    let mut rater = Rater::new();
    let mut ratings: Vec<Rating> = Vec::new();
    let rate = best(|| {
        ratings = puzzles.iter().map(|puzzle| rater.rate(puzzle).expect("proper")).collect();
    });
    let steps = best(|| {
        for (puzzle, rating) in puzzles.iter().zip(&ratings) {
            let steps = rater.steps(puzzle).expect("proper");
            assert_eq!(Rating::of(puzzle, &steps), *rating, "{puzzle:?}");
        }
    });
    let count = puzzles.len() as f64;
    let mean = ratings.iter().map(|rating| f64::from(rating.er) / 10.0).sum::<f64>() / count;
    println!("{name:<28}{count:>9}{:>14.1}{:>16.1}{mean:>9.2}", count / rate, count / steps);
}

/// The least seconds of several runs.
fn best(mut run: impl FnMut()) -> f64 {
    let times = (0..RUNS).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    });
    times.fold(f64::INFINITY, f64::min)
}
