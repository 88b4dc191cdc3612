//! Times canonical forms, on grids made here or on files.
//!
//! The grids are solutions of random sets of clues, from a seeded generator.  Each canonical form must be
//! that of a randomly moved image too.
//!
//! ```text
//! cargo bench -p ennea --bench canonical -- [FILE of 81-digit lines]...
//! ```

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::random::SplitMix64;
use ennea::solve::vector::Solver;
use ennea::symmetry::bands::Bands;
use std::time::Instant;

fn main() {
    println!("{:<26}{:>13}{:>16}", "canonical form of", "a second", "automorphisms");
    let start = Instant::now();
    let bands = Bands::new();
    let tables = start.elapsed();
    let mut random = SplitMix64::new(1);
    let mut solver = Solver::new();
    let grids: Vec<[u8; 81]> = (0..20_000).map(|_| grid(&mut solver, &mut random)).collect();
    time(&bands, "random grids", &grids);
    let canonical: Vec<[u8; 81]> = grids.iter().map(|grid| bands.canonical(grid).digits).collect();
    time(&bands, "canonical grids", &canonical);
    for path in std::env::args().skip(1).filter(|argument| !argument.starts_with("--")) {
        let text = std::fs::read_to_string(&path).expect("a file that can be read");
        let grids: Vec<[u8; 81]> = text
            .lines()
            .map(|line| std::array::from_fn(|cell| line.as_bytes()[cell] - b'0'))
            .collect();
        let name = std::path::Path::new(&path).file_stem().and_then(|stem| stem.to_str());
        time(&bands, name.unwrap_or("file"), &grids);
    }
    println!("tables made in {:.1} ms", tables.as_secs_f64() * 1e3);
}

fn time(bands: &Bands, name: &str, grids: &[[u8; 81]]) {
    let mut automorphisms = 0;
    let mut best = f64::INFINITY;
    for _ in 0..5 {
        let start = Instant::now();
        automorphisms = grids.iter().map(|grid| bands.canonical(grid).automorphisms).sum();
        best = best.min(start.elapsed().as_secs_f64());
    }
    println!("{name:<26}{:>13.0}{automorphisms:>16}", grids.len() as f64 / best);
}

/// A solution of the puzzle that has a random first row and a random digit in each other row.
fn grid(solver: &mut Solver, random: &mut SplitMix64) -> [u8; 81] {
    loop {
        let mut clues = [0; 81];
        for (column, digit) in random.order(9).into_iter().enumerate() {
            clues[column] = digit as u8 + 1;
        }
        for (row, digit) in random.order(9).into_iter().enumerate().skip(1) {
            clues[9 * row + random.below(9)] = digit as u8 + 1;
        }
        let mut solution = [0; 81];
        if solver.solve(&clues, 1, &mut solution) == 1 {
            return solution;
        }
    }
}
