//! Times canonical forms: of complete grids of many shapes, of 3x3 grids and of 3x3 puzzles.
//!
//! Grids are drawn by a seeded generator (not uniformly), or are the pattern grids, whose rows are one
//! row moved on.  Every form is checked against that of a random image, whose time counts as well.
//! Figures are the best of several runs, on one core.
//!
//! `ENNEA_PUZZLES` may name files of 3x3 puzzles, one in a line, separated by colons.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::catalog::grids::Ranks;
use ennea::random::SplitMix64;
use ennea::solve::Solver;
use ennea::symmetry::canonical::{canonical, canonical_generally};
use ennea::symmetry::classic_bands::Bands;
use ennea::symmetry::{
    Automorphisms, Canoniser, Permutation, Transformation, Transposes, canonical_grid,
};
use ennea::{Cell, Digit, Filling, Grid, Improper, Shape};
use std::time::Instant;

type Clues = [u8; 81];

fn main() {
    println!("{:<30}{:>14}{:>16}", "grids", "ms each", "automorphisms");
    let shapes =
        [(2, 2), (2, 3), (3, 3), (2, 4), (2, 5), (5, 2), (2, 6), (6, 2), (3, 4), (4, 3), (4, 4)];
    for (rows, columns) in shapes.into_iter().chain([(1, 9), (1, 12), (12, 1), (1, 16)]) {
        let shape = Shape::new(rows, columns).expect("a small shape");
        let mut random = SplitMix64::new(1);
        let drawn: Vec<Filling> = (0..10).map(|_| grid(&mut random, shape)).collect();
        forms(&format!("{shape} drawn"), &mut random, &drawn);
        forms(&format!("{shape} pattern"), &mut random, &[pattern(shape)]);
    }
    let square = Shape::new(1, 16).expect("a small shape");
    let addition = by_formula(square, |row, column| row ^ column);
    forms("1x16 addition without carry", &mut SplitMix64::new(2), &[addition]);
    println!("{:<40}{:>14}{:>16}", "complete grids", "a second", "automorphisms");
    let (bands, ranks) = (Bands::new(), Ranks::new(Shape::CLASSIC).expect("3x3 is served"));
    let mut random = SplitMix64::new(4);
    let grids: Vec<Grid> = (0..20_000).map(|_| ranks.sample(&mut random)).collect();
    whole(&bands, "uniform", &grids);
    let forms: Vec<Grid> = grids.iter().map(|grid| canonical_grid(grid).form).collect();
    whole(&bands, "their canonical forms", &forms);
    println!("{:<30}{:>14}", "puzzles", "a second");
    let mut random = SplitMix64::new(3);
    for clues in [0, 10, 17, 25, 35, 45, 60, 81] {
        let puzzles: Vec<Clues> = (0..500)
            .map(|_| {
                let whole = grid(&mut random, Shape::CLASSIC);
                let mut part = [0; 81];
                for cell in random.order(81).into_iter().take(clues) {
                    part[cell] = number(&whole, cell);
                }
                part
            })
            .collect();
        fast(&format!("{clues} random clues"), &puzzles);
    }
    for path in std::env::var("ENNEA_PUZZLES").unwrap_or_default().split(':') {
        if !path.is_empty() {
            fast(path.rsplit('/').next().unwrap_or(path), &read(path));
        }
    }
}

/// The general search.
fn forms(name: &str, random: &mut SplitMix64, puzzles: &[Filling]) {
    let pairs: Vec<(&Filling, Filling)> =
        puzzles.iter().map(|puzzle| (puzzle, any_image(random, puzzle))).collect();
    let seconds = best(|| {
        for (puzzle, image) in &pairs {
            assert_eq!(
                canonical_generally(puzzle).form,
                canonical_generally(image).form,
                "{puzzle:?}"
            );
        }
    });
    let orders: Vec<String> =
        puzzles.iter().map(|puzzle| Automorphisms::of(puzzle).order().to_string()).collect();
    let order = if puzzles.len() == 1 { &orders[0] } else { "" };
    println!("{name:<30}{:>14.3}{order:>16}", seconds * 500.0 / puzzles.len() as f64);
}

/// The ways of complete 3x3 grids: through their bands, as a command does it, and as a grid for a grid.
fn whole(bands: &Bands, name: &str, grids: &[Grid]) {
    let clues: Vec<Clues> = grids.iter().map(numbers).collect();
    let mut canoniser = Canoniser::new();
    let mut ways: [(&str, &mut dyn FnMut() -> u64); 3] = [
        ("bands", &mut || sum(&clues, |grid| bands.canonical(grid).automorphisms.into())),
        ("checked", &mut || {
            let mut order =
                |grid: &[u8; 81]| canoniser.checked_canonical(grid).map(|form| form.automorphisms);
            sum(&clues, |grid| order(grid).expect("grids keep the rules"))
        }),
        ("canonical_grid", &mut || {
            sum(grids, |grid| canonical_grid(grid).automorphisms.try_into().expect("648 at most"))
        }),
    ];
    for (way, work) in &mut ways {
        let mut automorphisms = 0;
        let seconds = best(|| automorphisms = work());
        let name = format!("{name}, {way}");
        println!("{name:<40}{:>14.0}{automorphisms:>16}", grids.len() as f64 / seconds);
    }
    let form = canonical_generally(&Filling::from(&grids[0])).form;
    assert_eq!(form.numbers(), Some(bands.canonical(&clues[0]).digits));
}

fn sum<T>(grids: &[T], automorphisms: impl FnMut(&T) -> u64) -> u64 {
    grids.iter().map(automorphisms).sum()
}

fn numbers(grid: &Grid) -> Clues {
    Filling::from(grid).numbers().expect("a 3x3 grid")
}

/// The fast way for 3x3 puzzles.
fn fast(name: &str, puzzles: &[Clues]) {
    let mut canoniser = Canoniser::new();
    let seconds = best(|| {
        for clues in puzzles {
            assert!(canoniser.canonical(clues).clues <= *clues);
        }
    });
    let each = puzzles.len();
    println!("{:<30}{:>14.0}", format!("{name} ({each})"), each as f64 / seconds);
    let first = Filling::of_numbers(&puzzles[0]).expect("digits up to 9");
    assert_eq!(canonical(&first).form, canonical_generally(&first).form);
}

fn number(puzzle: &Filling, cell: usize) -> u8 {
    puzzle.clues()[cell].map_or(0, |digit| digit.number() as u8)
}

/// A grid with some random clues, and the rest as the solver finds it.
fn grid(random: &mut SplitMix64, shape: Shape) -> Filling {
    let mut solver = Solver::plain(shape);
    let mut puzzle = Filling::empty(shape);
    for cell in random.order(shape.cells()).into_iter().take(2 * shape.side()) {
        for digit in random.order(shape.side()) {
            puzzle.set(Cell::new(cell), Some(Digit::from_index(digit)));
            if puzzle.conflict().is_none() && solver.count(&puzzle.clone().into(), 1) == 1 {
                break;
            }
        }
    }
    match solver.solve(&puzzle.into()) {
        Ok(grid) => Filling::from(&grid),
        Err(Improper::Several(two)) => Filling::from(&two[0]),
        Err(Improper::None) => unreachable!("every clue left a solution"),
    }
}

fn by_formula(shape: Shape, digit: impl Fn(usize, usize) -> usize) -> Filling {
    let digit = |cell| Digit::from_index(digit(shape.row(cell), shape.column(cell)));
    let clues = shape.all_cells().map(|cell| Some(digit(cell)));
    let puzzle = Filling::new(shape, clues).expect("digits up to N");
    assert_eq!(puzzle.conflict(), None);
    puzzle
}

fn pattern(shape: Shape) -> Filling {
    let shift = |row: usize| row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
    by_formula(shape, |row, column| (column + shift(row)) % shape.side())
}

fn any_image(random: &mut SplitMix64, puzzle: &Filling) -> Filling {
    let shape = puzzle.shape();
    let mut lines = |size: usize, blocks: usize| {
        let order = random.order(blocks);
        let inside: Vec<Vec<usize>> = (0..blocks).map(|_| random.order(size)).collect();
        Permutation::from_fn(shape.side(), |k| order[k / size] * size + inside[k / size][k % size])
    };
    let rows = lines(shape.box_rows(), shape.bands());
    let columns = lines(shape.box_columns(), shape.stacks());
    let digits = lines(shape.side(), 1);
    Transformation::new(shape, Transposes::No, rows, columns, digits)
        .expect("lines stay in their chutes")
        .apply_to_puzzle(puzzle)
}

/// The seconds of the fastest of several runs.
fn best(mut work: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut best = f64::MAX;
    while best == f64::MAX || start.elapsed().as_secs_f64() < 0.5 {
        let run = Instant::now();
        work();
        best = best.min(run.elapsed().as_secs_f64());
    }
    best
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
