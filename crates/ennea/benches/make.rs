//! Times the making of puzzles, on one core.
//!
//! Minimal 3x3 puzzles must be minimal and proper by the plain solver, clue by clue, and have the sum of
//! clues that is written here: the puzzles of a seed are the same for ever.  So must the others.  Figures
//! are the best of several runs: puzzles a second, or tries where most come to nothing.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::Shape;
use ennea::make::{self, Made, Maker, Method, Pattern, Recipe};
use ennea::solve::Solver;
use std::time::Instant;

fn main() {
    println!("{:<34}{:>12}{:>10}{:>14}", "puzzles", "attempts", "made", "a second");
    let classic = Recipe::default();
    let minimal = Recipe { method: Method::Minimal, ..classic };
    time("3x3 of 28 to 32 clues", classic, 20_000, 20_000);
    time("3x3 minimal", minimal, 20_000, 20_000);
    let symmetric = Recipe { pattern: Pattern::HalfTurn, ..minimal };
    time("3x3 minimal, half turn", symmetric, 20_000, 20_000);
    time("2x3 minimal", Recipe { shape: shape("2x3"), ..minimal }, 2_000, 2_000);
    time("4x4 minimal", Recipe { shape: shape("4x4"), ..minimal }, 10, 10);
    let weighted = Recipe { method: Method::ControlledBias, ..classic };
    time("3x3 controlled bias", weighted, 20_000, WEIGHTED);
    check(&run(&minimal, 2_000));
}

/// How many come of the attempts with controlled bias.
const WEIGHTED: usize = 9;

fn shape(text: &str) -> Shape {
    text.parse().expect("a shape")
}

fn run(recipe: &Recipe, attempts: u64) -> Vec<Made> {
    let maker = Maker::new(*recipe);
    let mut bench = maker.bench();
    let attempt = |index| maker.attempt(1, index, &mut bench, &()).expect("() does not stop it");
    (0..attempts).filter_map(attempt).collect()
}

fn time(name: &str, recipe: Recipe, attempts: u64, expected: usize) {
    let begin = Instant::now();
    let mut best = f64::INFINITY;
    while begin.elapsed().as_secs_f64() < 4.0 {
        let start = Instant::now();
        let made = run(&recipe, attempts).len();
        best = best.min(start.elapsed().as_secs_f64());
        assert_eq!(made, expected, "{name}");
    }
    let tries = attempts * Maker::new(recipe).tries();
    println!("{name:<34}{attempts:>12}{expected:>10}{:>14.0}", tries as f64 / best);
}

/// Every one of them is proper and can lose no clue.
fn check(made: &[Made]) {
    let mut solver = Solver::plain(Shape::CLASSIC);
    for made in made {
        assert_eq!(solver.count(&made.puzzle, 2), 1, "{:?}", made.puzzle);
        assert_eq!(make::redundant_clues(&made.puzzle, &mut solver), [], "{:?}", made.puzzle);
    }
}
