//! Times the back ends of the solver side by side, on puzzles made here or on files.
//!
//! The sets are made in the same way in every run, from a seeded generator: `easy` puzzles keep 36
//! clues of a grid, `minimal` ones are dug top down until no clue can go, `searched` are those among
//! them that take most guesses, and `many` have a hundred thousand solutions or more.  Each proper
//! puzzle must be found to have one solution, and all back ends must agree on the rest: a fast wrong
//! answer stops the benchmark.  Figures are the best of several runs over the whole set, on one core:
//! puzzles a second for the test of uniqueness (two solutions are looked for), solutions a second for
//! `many`.
//!
//! `ENNEA_PUZZLES` may name files of puzzles, one in a line, separated by colons.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::random::SplitMix64;
use ennea::solve::vector::{Solver, backends};
use std::time::Instant;

type Clues = [u8; 81];

fn main() {
    println!(
        "{:<26}{:<11}{:>13}{:>9}{:>10}{:>8}",
        "puzzles", "back end", "a second", "guesses", "steps", "ratio"
    );
    let mut maker = Maker(SplitMix64::new(1));
    let mut solver = Solver::new();
    let grids: Vec<Clues> = (0..4000).map(|_| maker.grid(&mut solver)).collect();
    let easy: Vec<Clues> = grids.iter().map(|grid| maker.dig(&mut solver, grid, 36)).collect();
    uniqueness("easy, made here", &easy);
    let minimal: Vec<Clues> = grids.iter().map(|grid| maker.dig(&mut solver, grid, 0)).collect();
    uniqueness("minimal, made here", &minimal);
    let mut guesses: Vec<(u64, &Clues)> = minimal
        .iter()
        .map(|clues| {
            solver.count(clues, 2);
            (solver.statistics().guesses, clues)
        })
        .collect();
    guesses.sort_by_key(|&(guesses, _)| std::cmp::Reverse(guesses));
    let searched: Vec<Clues> = guesses[..100].iter().map(|&(_, clues)| *clues).collect();
    uniqueness("searched, made here", &searched);
    for path in std::env::var("ENNEA_PUZZLES").unwrap_or_default().split(':') {
        if !path.is_empty() {
            let name = path.rsplit('/').next().unwrap_or(path);
            uniqueness(name, &read(path));
        }
    }
    let many: Vec<Clues> = minimal.iter().take(12).map(|p| maker.open(&mut solver, p)).collect();
    all_solutions(&many);
}

/// Counts to two, and nothing else.
fn uniqueness(name: &str, puzzles: &[Clues]) {
    let mut first = None;
    let mut found = None;
    for backend in backends().collect::<Vec<_>>().into_iter().rev() {
        let mut solver = Solver::with(backend).expect("an available back end");
        let (mut guesses, mut steps) = (0, 0);
        let (solutions, time) = best(|| {
            (guesses, steps) = (0, 0);
            let mut solutions = 0;
            for clues in puzzles {
                solutions += solver.count(clues, 2);
                guesses += solver.statistics().guesses;
                steps += solver.statistics().steps;
            }
            solutions
        });
        assert_eq!(solutions, *found.get_or_insert(solutions), "{backend} counts otherwise");
        let each = puzzles.len() as f64;
        println!(
            "{:<26}{:<11}{:>13.0}{:>9.2}{:>10.1}{:>8.2}",
            format!("{name} ({})", puzzles.len()),
            backend.to_string(),
            each / time,
            guesses as f64 / each,
            steps as f64 / each,
            time / *first.get_or_insert(time),
        );
    }
}

/// Counts all solutions, and writes all of them out in order.
fn all_solutions(puzzles: &[Clues]) {
    let mut first = None;
    let mut found = None;
    for backend in backends().collect::<Vec<_>>().into_iter().rev() {
        let mut solver = Solver::with(backend).expect("an available back end");
        for written in [false, true] {
            let (solutions, time) = best(|| {
                let count = |clues| match written {
                    false => solver.count(clues, u64::MAX),
                    true => solver.solutions(clues).map(|grid| u64::from(grid[80] != 0)).sum(),
                };
                puzzles.iter().map(count).sum::<u64>()
            });
            assert_eq!(solutions, *found.get_or_insert(solutions), "{backend} counts otherwise");
            println!(
                "{:<26}{:<11}{:>13.0}{:>27.2}",
                if written { "many: in order" } else { "many: counted" },
                backend.to_string(),
                solutions as f64 / time,
                time / *first.get_or_insert(time),
            );
        }
    }
}

/// What came out, and the seconds of the fastest of several runs.
fn best(mut work: impl FnMut() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let found = work();
    let mut best = start.elapsed();
    while start.elapsed().as_secs_f64() < 1.0 {
        let run = Instant::now();
        assert_eq!(work(), found, "the same count in every run");
        best = best.min(run.elapsed());
    }
    (found, best.as_secs_f64())
}

fn read(path: &str) -> Vec<Clues> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines()
        .filter(|line| line.len() >= 81 && !line.starts_with('#'))
        .map(|line| {
            let digit = |sign: u8| if sign.is_ascii_digit() { sign - b'0' } else { 0 };
            std::array::from_fn(|cell| digit(line.as_bytes()[cell]))
        })
        .collect()
}

/// What makes the puzzles.
struct Maker(SplitMix64);

impl Maker {
    fn shuffled<T>(&mut self, mut items: Vec<T>) -> Vec<T> {
        self.0.shuffle(&mut items);
        items
    }

    /// A grid: three boxes of a diagonal at random, the rest as the solver finds it.  Not uniform.
    fn grid(&mut self, solver: &mut Solver) -> Clues {
        let mut clues = [0; 81];
        for b in 0..3 {
            for (place, digit) in self.shuffled((1..=9).collect()).into_iter().enumerate() {
                clues[27 * b + 9 * (place / 3) + 3 * b + place % 3] = digit;
            }
        }
        let mut grid = [0; 81];
        assert_eq!(solver.solve(&clues, 1, &mut grid), 1, "boxes of a diagonal never clash");
        grid
    }

    /// Takes clues away as long as the solution stays the only one, down to a number of them.
    fn dig(&mut self, solver: &mut Solver, grid: &Clues, clues: usize) -> Clues {
        let mut puzzle = *grid;
        let mut left = 81;
        for cell in self.0.order(81) {
            if left == clues {
                break;
            }
            let clue = std::mem::take(&mut puzzle[cell]);
            left -= 1;
            if solver.count(&puzzle, 2) != 1 {
                puzzle[cell] = clue;
                left += 1;
            }
        }
        puzzle
    }

    /// Takes clues away until there are a hundred thousand solutions.
    fn open(&mut self, solver: &mut Solver, puzzle: &Clues) -> Clues {
        let mut puzzle = *puzzle;
        for cell in self.0.order(81) {
            puzzle[cell] = 0;
            if solver.count(&puzzle, 100_000) == 100_000 {
                break;
            }
        }
        puzzle
    }
}
