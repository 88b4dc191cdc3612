//! The work of the solvers, counted and frozen: no speed rots unseen, and no clock is asked.
//!
//! Two hundred puzzles of most kinds are made from seeds, and `cases/effort.txt` has what they cost: guesses and steps of
//! searches, rows placed, runs, closures, steps of sums.  Whoever makes a search better or worse sees totals change, and says
//! so by writing them anew:
//!
//! ```text
//! ENNEA_BLESS=1 cargo test --release -p ennea --test all effort::
//! ```
//!
//! The first row of a kind is a hash of its puzzles: where that changes, they are others, and their rows tell nothing of the work.
//! All back ends walk the same tree, so that they make equally many guesses, and equally many steps but for AVX-512, which
//! takes two at a time; a machine without it leaves those rows as they are.

use crate::puzzles::{clues_of_grids, dug, minimal, thinned, under};
use ennea::count::puzzles::by_bands;
use ennea::hash::fnv1a;
use ennea::progress::Progress;
use ennea::random::SplitMix64;
use ennea::rate::se121::Rater;
use ennea::rules::Rules;
use ennea::solve::vector::{self, backends};
use ennea::solve::{Statistics, exact_cover, variants};
use ennea::symmetry::Canoniser;
use ennea::symmetry::shuffle::Moves;
use ennea::{Backend, Filling, Puzzle, Shape};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

/// Puzzles of most kinds.
const COUNT: usize = 200;

/// One of the hardest known, with nets inside nets.
const HARDEST: &str =
    "98.7..6....7.65..........7.4...5.3....86...9......2..4.3..1.2....95...8.........1";

/// The clues of a 3x3 puzzle, 0 for an empty cell.
fn numbers(puzzle: &Puzzle) -> [u8; 81] {
    puzzle.clues().numbers().expect("a 3x3 puzzle")
}

/// Rows `kind, what, total`, in the order of the table.
#[derive(Default)]
struct Table(Vec<(String, u64)>);

impl Table {
    fn add(&mut self, kind: &str, what: &str, total: u64) {
        self.0.push((format!("{kind}, {what}"), total));
    }

    fn puzzles(&mut self, kind: &str, puzzles: &[Puzzle]) {
        let lines: Vec<String> = puzzles.iter().map(|puzzle| puzzle.clues().to_string()).collect();
        self.add(kind, "hash of the puzzles", fnv1a(lines.join("\n").as_bytes()));
    }

    /// Guesses and steps of the vector solver, the same for all back ends that the machine has.
    fn vector(&mut self, kind: &str, search: impl Fn(&mut vector::Solver) -> Statistics) {
        let all: Vec<(Backend, Statistics)> = backends()
            .map(|backend| {
                (backend, search(&mut vector::Solver::with(backend).expect("it is there")))
            })
            .collect();
        let (_, portable) = all[0];
        self.add(kind, "guesses by vectors", portable.guesses);
        self.add(kind, "steps by vectors", portable.steps);
        for (backend, found) in all {
            let Statistics { guesses, solutions, .. } = portable;
            if backend == Backend::Avx512 {
                self.add(kind, "steps by vectors with AVX-512", found.steps);
                assert_eq!(
                    (found.guesses, found.solutions),
                    (guesses, solutions),
                    "{kind}, {backend}"
                );
                assert!(
                    found.steps <= portable.steps,
                    "{kind}: {found:?} by {backend}, {portable:?}"
                );
            } else {
                assert_eq!(found, portable, "{kind}, {backend}");
            }
        }
    }

    /// The effort of the vector solver, where each puzzle is searched for up to `limit` solutions.
    fn vector_to(&mut self, kind: &str, puzzles: &[Puzzle], limit: u64) {
        self.vector(kind, |solver| {
            sum(puzzles.iter().map(|puzzle| {
                solver.count(&numbers(puzzle), limit);
                solver.statistics()
            }))
        });
    }

    /// Guesses and steps of the exact cover search to the second solution, and of the search that learns, where it takes over.
    fn exact_cover(&mut self, kind: &str, puzzles: &[Puzzle]) {
        let all: Vec<Statistics> = puzzles
            .par_iter()
            .map_init(
                || exact_cover::Solver::new(puzzles[0].shape()),
                |solver, puzzle| {
                    solver.search(puzzle, 2, &(), &mut |_| ()).expect("() does not stop it");
                    solver.statistics()
                },
            )
            .collect();
        let all = sum(all.into_iter());
        self.add(kind, "guesses by exact cover", all.guesses);
        self.add(kind, "steps by exact cover", all.steps);
    }

    /// Rows placed on the ways to canonical forms.
    fn canonical(&mut self, kind: &str, puzzles: &[Puzzle]) {
        let mut canoniser = Canoniser::new();
        puzzles.iter().for_each(|puzzle| _ = canoniser.canonical(&numbers(puzzle)));
        self.add(kind, "rows placed", canoniser.rows_placed());
    }

    /// The work of ratings on the scale of Sudoku Explainer.
    fn rating(&mut self, kind: &str, puzzles: &[Puzzle]) {
        let mut rater = Rater::new();
        puzzles.iter().for_each(|puzzle| _ = rater.rate(puzzle).expect("a proper puzzle"));
        let effort = rater.effort();
        self.add(kind, "steps of ratings", effort.steps);
        self.add(kind, "runs of ratings", effort.runs);
        self.add(kind, "closures of ratings", effort.closures);
    }
}

fn sum(all: impl Iterator<Item = Statistics>) -> Statistics {
    all.fold(Statistics::default(), |sum, one| Statistics {
        guesses: sum.guesses + one.guesses,
        steps: sum.steps + one.steps,
        solutions: sum.solutions + one.solutions,
    })
}

/// How often it was asked whether to stop, which solvers of variants do at each guess, and how many steps were announced.
#[derive(Default)]
struct Asked {
    stops: AtomicU64,
    steps: AtomicU64,
}

impl Progress for Asked {
    fn is_stopped(&self) -> bool {
        self.stops.fetch_add(1, Ordering::Relaxed);
        false
    }

    fn expect(&self, steps: u64) {
        self.steps.fetch_add(steps, Ordering::Relaxed);
    }
}

/// The first of the puzzles of many seeds, in their order, that are wanted.
fn wanted(take: usize, is_wanted: impl Fn(&mut Rater, &Puzzle) -> bool + Sync) -> Vec<Puzzle> {
    let of_seed = |rater: &mut Rater, seed: u64| -> Vec<Puzzle> {
        minimal(seed).take(take).filter(|puzzle| is_wanted(rater, puzzle)).collect()
    };
    let mut found: Vec<Puzzle> =
        (1000_u64..1048).into_par_iter().map_init(Rater::new, of_seed).flatten_iter().collect();
    assert!(found.len() >= COUNT, "{} puzzles are wanted", found.len());
    found.truncate(COUNT);
    found
}

/// As many images of a puzzle.
fn moved(puzzle: &str, count: usize) -> Vec<Puzzle> {
    let (filling, mut random): (Filling, _) = (puzzle.parse().expect(puzzle), SplitMix64::new(6));
    let mut image = || Moves::Whole.random(Shape::CLASSIC, &mut random).apply_to_puzzle(&filling);
    std::iter::repeat_with(&mut image).take(count).map(Puzzle::from).collect()
}

fn measured() -> Table {
    let mut table = Table::default();
    let is_hard = |rater: &mut Rater, puzzle: &Puzzle| rater.rate(puzzle).expect("proper").er >= 75;
    let classic = [
        ("minimal", minimal(1).take(COUNT).collect()),
        ("22 clues or fewer", wanted(400, |_, puzzle| puzzle.clue_count() <= 22)),
        ("32 clues", dug(2, 32).take(COUNT).collect::<Vec<_>>()),
        ("rated 7.5 or more", wanted(160, is_hard)),
        ("one of the hardest, moved", moved(HARDEST, 40)),
    ];
    for (kind, puzzles) in &classic {
        table.puzzles(kind, puzzles);
        table.vector_to(kind, puzzles, 2);
        table.exact_cover(kind, puzzles);
        table.canonical(kind, puzzles);
        table.rating(kind, puzzles);
    }
    let kind = "20 clues of a grid";
    let several: Vec<Puzzle> = clues_of_grids(3, 20).take(COUNT).collect();
    table.puzzles(kind, &several);
    table.vector_to(kind, &several, 1000);
    let kind = "20 clues of a grid, in order";
    table.vector(kind, |solver| {
        sum(several.iter().map(|puzzle| {
            let mut solutions = solver.solutions(&numbers(puzzle));
            solutions.by_ref().take(100).for_each(drop);
            solutions.statistics()
        }))
    });
    let kind = "17 clues of a grid, all solutions";
    let few: Vec<Puzzle> = clues_of_grids(4, 17).take(COUNT).collect();
    table.puzzles(kind, &few);
    let asked = Asked::default();
    few.iter().for_each(|puzzle| _ = by_bands(puzzle, &asked).expect("it goes on"));
    table.add(kind, "steps of the join", asked.steps.into_inner());
    let kind = "X, minimal";
    let rules = Rules::parse("x", Shape::CLASSIC).expect("a rule");
    let (puzzles, solver) = (under(&rules, COUNT, None), variants::Solver::new(&rules));
    table.puzzles(kind, &puzzles);
    let asked = Asked::default();
    for puzzle in &puzzles {
        solver.search(puzzle, 2, &asked, &mut |_| ()).expect("it goes on");
    }
    table.add(kind, "guesses", asked.stops.into_inner());
    for (kind, size, clues, count) in
        [("4x4, 100 clues", 4, 100, COUNT), ("5x5, 290 clues", 5, 290, 20)]
    {
        let (shape, mut random) = (Shape::new(size, size).expect("a shape"), SplitMix64::new(5));
        let puzzles: Vec<Puzzle> = (0..count).map(|_| thinned(shape, clues, &mut random)).collect();
        table.puzzles(kind, &puzzles);
        table.exact_cover(kind, &puzzles);
    }
    table
}

#[test]
fn the_work_is_what_it_was() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/effort.txt");
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let row = |line: &str| {
        let (name, total) = line.rsplit_once(", ").expect("kind, what, total");
        (name.to_owned(), total.parse::<u64>().expect("a total"))
    };
    let mut expected: BTreeMap<String, u64> =
        written.lines().filter(|line| !line.starts_with('#')).map(row).collect();
    let Table(found) = measured();
    let mut report = String::new();
    for (name, total) in &found {
        match expected.remove(name) {
            Some(before) if before == *total => {}
            Some(before) => {
                let change = 100.0 * (*total as f64 / before as f64 - 1.0);
                writeln!(report, "{name}: {total}, before {before}, {change:+.2} %").expect("text");
            }
            None => writeln!(report, "{name}: {total}, new").expect("text"),
        }
    }
    // Rows of a back end that this machine lacks stay.
    let is_of_another_machine = |name: &String| {
        name.ends_with("AVX-512") && vector::Solver::with(Backend::Avx512).is_none()
    };
    for name in expected.keys().filter(|name| !is_of_another_machine(name)) {
        writeln!(report, "{name}: measured no more").expect("text");
    }
    if std::env::var_os("ENNEA_BLESS").is_some() {
        let head = "# The work of the solvers: kind of puzzles, what is counted, total; see tests/all/effort.rs.\n";
        let rows = found.iter().map(|(name, total)| (name, total));
        let others = expected.iter().filter(|(name, _)| is_of_another_machine(name));
        let lines = rows.chain(others).map(|(name, total)| format!("{name}, {total}\n"));
        std::fs::write(&path, head.to_owned() + &lines.collect::<String>())
            .expect("it can be written");
    } else {
        assert!(report.is_empty(), "\n{report}\nENNEA_BLESS=1 writes {}", path.display());
    }
}
