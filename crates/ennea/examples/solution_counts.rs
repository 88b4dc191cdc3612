//! Times the count of solutions of random puzzles: random clues of random grids.
//!
//! `cargo run --release --example solution_counts [PUZZLES [FROM TO [SEED]]]`: that many puzzles with
//! each number of clues.  The worst puzzle of each line is printed with it.  `RAYON_NUM_THREADS` sets
//! the threads.

#![allow(clippy::print_stdout, reason = "an example prints its figures")]

use ennea::count::puzzles;
use ennea::random::SplitMix64;
use ennea::{Cell, Digit, Filling, Puzzle, Shape};
use std::time::Instant;

fn main() {
    let numbers: Vec<u64> =
        std::env::args().skip(1).map(|argument| argument.parse().expect("a number")).collect();
    let number = |place: usize, default: u64| numbers.get(place).copied().unwrap_or(default);
    let puzzles = number(0, 5).max(1) as usize;
    let mut maker = Maker(SplitMix64::new(number(3, 1)));
    println!("clues  least s  median s   most s   the slowest");
    for clues in number(1, 0)..=number(2, 30) {
        let mut timed: Vec<(f64, String)> = (0..puzzles)
            .map(|_| {
                let puzzle = Puzzle::from(maker.puzzle(clues as usize));
                let start = Instant::now();
                let count = puzzles::by_bands(&puzzle, &()).expect("nobody stops it");
                let seconds = start.elapsed().as_secs_f64();
                assert!(count.is_some_and(|count| count > 0_u32.into()), "it has a solution");
                (seconds, puzzle.clues().to_string())
            })
            .collect();
        timed.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (most, slowest) = &timed[puzzles - 1];
        println!("{clues:5}{:9.3}{:10.3}{most:9.3}   {slowest}", timed[0].0, timed[puzzles / 2].0);
    }
}

/// What makes the puzzles.
struct Maker(SplitMix64);

impl Maker {
    /// A puzzle with `clues` clues of a random grid.
    fn puzzle(&mut self, clues: usize) -> Filling {
        let mut grid = Filling::empty(Shape::CLASSIC);
        // A search that is unlucky starts again.
        while !self.fill(&mut grid, 0, &mut 1000) {}
        let mut cells: Vec<Cell> = Shape::CLASSIC.all_cells().collect();
        self.0.shuffle(&mut cells);
        for &cell in &cells[clues.min(81)..] {
            grid.set(cell, None);
        }
        grid
    }

    /// Fills the cells from this one on, trying digits in random order.
    fn fill(&mut self, grid: &mut Filling, from: usize, tries: &mut usize) -> bool {
        if from == 81 {
            return true;
        }
        let mut digits: Vec<Digit> = Digit::all(9).collect();
        self.0.shuffle(&mut digits);
        let cell = Cell::new(from);
        for digit in digits {
            let fits = Shape::CLASSIC.peers(cell).all(|peer| grid.clue(peer) != Some(digit));
            if fits && *tries > 0 {
                *tries -= 1;
                grid.set(cell, Some(digit));
                if self.fill(grid, from + 1, tries) {
                    return true;
                }
            }
        }
        grid.set(cell, None);
        false
    }
}
