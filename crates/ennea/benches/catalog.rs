//! Times the catalogues: tables, numbers of grids, grids of numbers, samples.
//!
//! Each line is the best of several runs on one core, for one grid; the numbers and grids are from a
//! seeded generator.  What is ranked is unranked again and must come back: a fast wrong number is worth
//! nothing.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::catalog::grids::Ranks;
use ennea::random::SplitMix64;
use ennea::{Grid, Puzzle, Shape, solutions};
use std::time::{Duration, Instant};

const RUNS: usize = 7;

fn main() {
    println!("{:<8}{:>12}{:>12}{:>12}{:>14}", "shape", "tables", "rank", "unrank", "samples a s");
    for (name, grids) in [("2x2", 10_000_u32), ("2x3", 10_000), ("2x4", 2_000), ("3x3", 20_000)] {
        let shape: Shape = name.parse().expect("a shape");
        let (ranks, tables) = best(|| Ranks::new(shape).expect("a served shape"));
        let mut random = SplitMix64::new(1);
        let numbers: Vec<u128> = (0..grids).map(|_| random.below_u128(ranks.count())).collect();
        let (made, unrank) = best(|| {
            numbers
                .iter()
                .map(|&number| ranks.unrank(number).expect("it is below the count"))
                .collect::<Vec<Grid>>()
        });
        let (found, rank) =
            best(|| made.iter().map(|grid| ranks.rank(grid)).collect::<Vec<u128>>());
        assert_eq!(found, numbers, "{name}: the numbers come back");
        let (_, sample) = best(|| (0..grids).map(|_| ranks.sample(&mut random)).last());
        let each = |time: Duration| time / grids;
        println!(
            "{name:<8}{tables:>12.2?}{:>12.2?}{:>12.2?}{:>14.0}",
            each(rank),
            each(unrank),
            f64::from(grids) / sample.as_secs_f64()
        );
    }
    println!("\n{:<42}{:>12}{:>12}", "solutions of a puzzle", "first", "each of 100");
    for (name, text) in [
        ("first row given", format!("123456789{}", ".".repeat(72))),
        (
            "7 clues of different digits",
            "........3............1..............7............2.........5.....6............4.."
                .to_owned(),
        ),
        (
            "20 clues, 3,335,062 solutions",
            ".7....24.4.........3.....7...6...4..7..31..65.........9......57......3.45.....8.."
                .to_owned(),
        ),
    ] {
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let draw = |how_many| {
            let start = Instant::now();
            let drawn = solutions::draw(&puzzle, how_many, &mut SplitMix64::new(1), &());
            let drawn = drawn.expect("3x3 is served");
            assert_eq!(drawn.len(), how_many, "{name} has solutions");
            start.elapsed() / how_many as u32
        };
        println!("{name:<42}{:>12.2?}{:>12.2?}", draw(1), draw(100));
    }
}

/// What some work makes, and the least time that it took.
fn best<T>(mut work: impl FnMut() -> T) -> (T, Duration) {
    let mut least = Duration::MAX;
    for _ in 1..RUNS {
        let start = Instant::now();
        std::hint::black_box(work());
        least = least.min(start.elapsed());
    }
    let start = Instant::now();
    let made = work();
    (made, least.min(start.elapsed()))
}
