//! The catalogues of all shapes: numbers and grids are one to one, and samples are not biased.

use super::*;
use crate::count::{column_sets, enumerate};
use crate::digit::Digit;
use std::collections::{BTreeMap, BTreeSet};

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new(rows, columns).unwrap()
}

/// The shapes that are served.
const SERVED: [(usize, usize); 13] = [
    (1, 1),
    (1, 2),
    (2, 1),
    (1, 3),
    (1, 4),
    (1, 5),
    (5, 1),
    (2, 2),
    (2, 3),
    (3, 2),
    (2, 4),
    (4, 2),
    (3, 3),
];

/// The value that a chi-square variable with so many degrees of freedom exceeds once in ten thousand
/// times, by the cube root law of Wilson and Hilferty.
fn chi_square_limit(freedom: usize) -> f64 {
    let share = 2.0 / (9.0 * freedom as f64);
    freedom as f64 * (1.0 - share + 3.719 * share.sqrt()).powi(3)
}

/// The sum of (found - expected)^2 / expected.
fn chi_square(found_and_expected: impl IntoIterator<Item = (u64, f64)>) -> f64 {
    let terms = found_and_expected.into_iter();
    terms.map(|(found, expected)| (found as f64 - expected).powi(2) / expected).sum()
}

/// Goal: numbers and grids are one to one.  Method: all grids of the small shapes, written down.
#[test]
fn all_grids_have_all_numbers() {
    for (r, c) in [(1, 1), (1, 2), (2, 1), (1, 3), (1, 4), (4, 1), (2, 2)] {
        let ranks = Ranks::new(shape(r, c)).unwrap();
        let all = enumerate::all_grids(shape(r, c));
        let numbers: BTreeSet<u128> = all.iter().map(|grid| ranks.rank(grid)).collect();
        assert!(numbers.into_iter().eq(0..all.len() as u128), "{r}x{c}");
        assert_eq!(ranks.count(), all.len() as u128);
        for grid in all {
            assert_eq!(ranks.unrank(ranks.rank(&grid)), Some(grid));
        }
    }
}

#[test]
fn counts_are_those_of_other_methods_and_no_number_is_above() {
    for (r, c) in SERVED {
        let ranks = Ranks::new(shape(r, c)).unwrap();
        match column_sets::grids(shape(r, c)) {
            Some(count) => assert_eq!(count, ranks.count().into(), "{r}x{c}"),
            None => assert_eq!(u128::from(enumerate::grids(shape(r, c))), ranks.count()),
        }
        for index in [0, ranks.count() / 2, ranks.count() - 1] {
            assert_eq!(ranks.rank(&ranks.unrank(index).unwrap()), index, "{r}x{c}");
        }
        for index in [ranks.count(), u128::MAX] {
            assert_eq!(ranks.unrank(index), None, "{r}x{c}");
        }
    }
    for (r, c) in [(1, 6), (2, 5), (3, 4), (4, 4)] {
        assert!(Ranks::new(shape(r, c)).is_none(), "{r}x{c}");
    }
}

/// Goal: 2x3, where all 28,200,960 take half a minute, in all that differs.  Method: the reduced
/// grids have the first numbers, in their order; another first box shifts all of these.
#[test]
fn reduced_grids_come_first_and_relabelled_ones_in_step() {
    for (r, c) in [(2, 3), (3, 2), (1, 5)] {
        let ranks = Ranks::new(shape(r, c)).unwrap();
        let reduced = enumerate::reduced_grids(shape(r, c));
        for (index, grid) in (0..).zip(&reduced) {
            assert_eq!(ranks.unrank(index).as_ref(), Some(grid));
            assert_eq!(ranks.rank(grid), index);
        }
        let each = reduced.len() as u128;
        let last = ranks.unrank(ranks.count() - each).unwrap();
        let first_box: String = shape(r, c)
            .cells_of(crate::shape::House::Box(0))
            .map(|cell| last.digit(cell).symbol())
            .collect();
        assert!(first_box.chars().rev().eq(Digit::all(r * c).map(Digit::symbol)), "{first_box}");
    }
}

/// Goal: the orders stay for ever.  Method: grids that once had these numbers.
#[test]
fn numbers_are_frozen() {
    let cases = FROZEN.lines().map(str::trim).filter(|line| !line.is_empty());
    for line in cases {
        let [name, index, text] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let shape: Shape = name.parse().unwrap();
        let ranks = Ranks::new(shape).unwrap();
        let grid = ranks.unrank(index.parse().unwrap()).unwrap();
        assert_eq!(grid.to_string(), text, "{name} {index}");
    }
}

/// Shape, number, grid.
const FROZEN: &str = "
";

/// Goal: every grid of 2x2 is as likely.  Method: chi-square over all 288; a sampler that takes the
/// remainder of a byte instead of drawing again must fail the same test.
#[test]
fn grids_of_2x2_are_equally_likely() {
    let ranks = Ranks::new(shape(2, 2)).unwrap();
    let statistic = |sample: &mut dyn FnMut() -> Grid| {
        let mut counts = BTreeMap::new();
        for _ in 0..28_800 {
            *counts.entry(sample()).or_insert(0_u64) += 1;
        }
        assert_eq!(counts.len(), 288);
        chi_square(counts.into_values().map(|count| (count, 100.0)))
    };
    let mut random = SplitMix64::new(1);
    assert!(statistic(&mut || ranks.sample(&mut random)) < chi_square_limit(287));
    let biased = &mut || ranks.unrank(u128::from(random.next_word() & 0x3FF) % 288).unwrap();
    assert!(statistic(biased) > chi_square_limit(287));
}
