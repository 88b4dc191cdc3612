//! Times the rungs of the ladder side by side; every one of them states its answer.
//!
//! Each line is the median of several runs, and how many times as long as the first line of its
//! group it took.  A run that gives another answer than the first line of its group, or than the
//! group expects, stops the benchmark: a fast wrong number is worth nothing.
//!
//! Nothing is kept from one run to the next: tables that a run needs are built within it.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::count::fixed::FixedGrids;
use ennea::count::oracles::{completions, enumerate, orbit_filling, orbits};
use ennea::count::{self, column_sets, puzzles};
use ennea::published::CYCLIC_BAND;
use ennea::rules::Rules;
use ennea::symmetry::oracles::closure::Closure;
use ennea::symmetry::stabiliser_chain::StabiliserChain;
use ennea::symmetry::{self, Transformation, generators};
use ennea::{Digit, Puzzle, Shape};
use num_bigint::BigUint;
use std::time::{Duration, Instant};

fn main() {
    println!("{:<48}{:>6}{:>11}{:>11}{:>12}", "", "runs", "median", "spread", "ratio");
    let classic = Shape::CLASSIC;
    let two_by_four = Shape::new(2, 4).expect("a shape");
    let two_by_three = Shape::new(2, 3).expect("a shape");

    Group::new("grids 3x3", "6670903752021072936960").rung(
        "column sets, tables included",
        51,
        || column_sets::grids(classic).unwrap(),
    );
    let cyclic: Vec<Digit> = CYCLIC_BAND.chars().filter_map(Digit::from_symbol).collect();
    Group::new("completions of 123456789/456789123/...", "7802998272")
        .rung("column sets (all 44 classes)", 51, || {
            let bands = column_sets::first_bands(classic).unwrap();
            bands.classes().iter().map(|class| class.completions.clone()).max().unwrap()
        })
        .rung("backtracking, all threads", 3, || completions::count(classic, &cyclic).into());
    Group::new("grids 2x4", "29136487207403520")
        .rung("column sets of two bands", 11, || column_sets::grids(two_by_four).unwrap())
        .rung("of four bands", 3, || column_sets::first_bands(two_by_four).unwrap().grids());
    Group::new("grids 2x3", "28200960")
        .rung("column sets", 51, || column_sets::grids(two_by_three).unwrap())
        .rung("bands, completed by backtracking", 11, || {
            completions::first_bands(two_by_three, &()).unwrap().grids()
        })
        .rung("written down", 1, || enumerate::grids(two_by_three).into());

    Group::new("conjugacy classes 3x3", "275")
        .rung("formula", 51, || symmetry::Group::Whole.classes(classic).len().into())
        .rung("closure and conjugation", 3, || {
            Closure::of(classic).unwrap().classes().len().into()
        });
    Group::new("symmetries 3x3", "3359232")
        .rung("formula", 51, || symmetry::Group::Whole.order(classic))
        .rung("stabiliser chain", 51, || {
            StabiliserChain::of(81, &generators::seed_generators(classic)).order()
        })
        .rung("breadth-first closure", 3, || Closure::of(classic).unwrap().order().into());

    let but_identity = "949129933824";
    Group::new("fixed grids 3x3, all classes but the identity", but_identity)
        .rung("exact covers, one thread", 11, || one_thread(|| fixed_sum(classic)))
        .rung("exact covers, all threads", 11, || fixed_sum(classic));
    let quarter_turn = Transformation::quarter_turn(classic).expect("3x3 transposes");
    Group::new("fixed grids of the quarter turn", "13056")
        .rung("exact covers", 51, || {
            let fixed = FixedGrids::new(classic).count(&quarter_turn, &());
            fixed.unwrap().unwrap().into()
        })
        .rung("cell orbits filled", 11, || {
            orbit_filling::count(Rules::plain(classic), &quarter_turn.cell_permutation()).into()
        });
    Group::new("fixed grids 2x4, all classes but the identity", "17533255680")
        .rung("exact covers, one thread", 11, || one_thread(|| fixed_sum(two_by_four)))
        .rung("exact covers, all threads", 11, || fixed_sum(two_by_four));

    Group::new("essentially different 2x3", "49")
        .rung("Burnside", 51, || essentially_different(two_by_three))
        .rung("joined", 3, || {
            orbits::grid_orbits(two_by_three, symmetry::Group::Whole).len().into()
        });
    Group::new("essentially different 2x4", "1673187")
        .rung("Burnside, all threads", 11, || essentially_different(two_by_four));
    Group::new("essentially different 3x3", "5472730538")
        .rung("Burnside, all threads", 11, || essentially_different(classic));

    let read = |line: &str| -> Puzzle { line.parse().expect("a puzzle") };
    let clues_20 =
        read(".7....24.4.........3.....7...6...4..7..31..65.........9......57......3.45.....8..");
    Group::new("solutions of a puzzle with 20 clues", "3335062")
        .rung("by bands", 51, || puzzles::by_bands(&clues_20, &()).unwrap().unwrap())
        .rung("by templates", 3, || puzzles::by_templates(&clues_20, &()).unwrap().unwrap());
    let clues_7 =
        read("........3............1..............7............2.........5.....6............4..");
    Group::new("solutions of a puzzle with 7 clues", "865457448990536").rung(
        "by bands, all threads",
        1,
        || puzzles::by_bands(&clues_7, &()).unwrap().unwrap(),
    );
}

/// Rungs that lead to one number.
struct Group {
    expected: BigUint,
    first: Option<Duration>,
}

impl Group {
    fn new(name: &str, expected: &str) -> Self {
        println!("\n{name} = {expected}");
        Self { expected: expected.parse().expect("a number"), first: None }
    }

    /// Times one way to the number.
    fn rung(mut self, name: &str, runs: usize, way: impl Fn() -> BigUint) -> Self {
        let mut times: Vec<Duration> = (0..=runs)
            .map(|_| {
                let start = Instant::now();
                let found = way();
                let time = start.elapsed();
                assert_eq!(found, self.expected, "{name} found another number");
                time
            })
            .skip(usize::from(runs > 1))
            .collect();
        times.sort_unstable();
        let median = times[times.len() / 2];
        let spread = times[times.len() - 1] - times[0];
        let first = *self.first.get_or_insert(median);
        let ratio = median.as_secs_f64() / first.as_secs_f64();
        println!("  {name:<46}{:>6}{median:>11.2?}{spread:>11.2?}{ratio:>12.1}", times.len());
        self
    }
}

fn one_thread<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
    pool.expect("a thread pool").install(work)
}

/// The sum of size x fixed grids over all classes but that of the identity.
fn fixed_sum(shape: Shape) -> BigUint {
    let classes = FixedGrids::new(shape).of_classes(symmetry::Group::Whole, &BigUint::ZERO, &());
    classes.unwrap().unwrap().iter().map(|class| class.class.size() * &class.fixed).sum()
}

fn essentially_different(shape: Shape) -> BigUint {
    count::essentially_different(shape, symmetry::Group::Whole).unwrap()
}
