//! The catalogues of all shapes: numbers and grids are one to one, and samples are not biased.

use super::*;
use ennea_base::Digit;
use ennea_count::column_sets;
use ennea_count::oracles::enumerate;
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

/// The value that a chi-square variable with `freedom` degrees of freedom exceeds once in ten thousand
/// times, by `[WH1931]`.
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
            .cells_of(ennea_base::House::Box(0))
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
    1x5 100000 4132532514541321524323451
    2x2 100 2314143232414123
    2x3 12345678 351426462315516234234561643152125643
    3x2 12345678 351246146523624351513462235614462135
    2x4 12345678901234567 6724183531582746286741534315762882713564543682171683547275426381
    4x2 12345678901234567 6324851771832465256173844875163212473856871652433452617856384721
    3x3 0 123456789456789123789123456231564897564897231897231564312645978645978312978312645
    3x3 1234567890123456789012 \
        274683159381795246965124873539418762128976435647532918713869524856241397492357681
    3x3 6670903752021072936959 \
        987123456654987321321654987165398274498762513732415869246579138579831642813246795
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
    // 1024 = 3 288 + 160: the first numbers are drawn a third more often than the last ones.
    let biased = &mut || ranks.unrank(u128::from(random.next_word() & 0x3FF) % 288).unwrap();
    assert!(statistic(biased) > chi_square_limit(287));
}

/// Goal: 2x4 grids are drawn uniformly.  Method: how the columns of the first two boxes pair the digits
/// is one of five classes, the cycles that the pairs form; `count` knows their sizes and completions.
/// Chi-square of four degrees of freedom.
#[test]
fn first_bands_of_2x4_samples_have_their_classes_as_often_as_all_grids() {
    let shape = shape(2, 4);
    let bands = column_sets::first_bands(shape).unwrap();
    let total = bands.reduced_grids();
    let cycles = |columns: &[u64]| -> Vec<u32> {
        // From the column pairs of the first box, what they join the pairs of the second one to.
        let mut joined: Vec<u64> = columns[..4].to_vec();
        for &pair in &columns[4..] {
            let (inside, outside): (Vec<u64>, Vec<u64>) =
                joined.into_iter().partition(|set| set & pair != 0);
            joined = outside;
            joined.push(inside.into_iter().fold(0, |all, set| all | set));
        }
        let mut lengths: Vec<u32> = joined.iter().map(|set| set.count_ones()).collect();
        lengths.sort_unstable();
        lengths
    };
    let mut expected = BTreeMap::new();
    for class in bands.classes() {
        let columns: Vec<u64> = class
            .columns
            .iter()
            .map(|set| set.iter().fold(0, |bits, digit| bits | 1 << digit.index()))
            .collect();
        let share = (&class.size * &class.completions * 1_000_000_000_u64) / &total;
        let share = u64::try_from(&share).unwrap() as f64 / 1e9;
        assert!(expected.insert(cycles(&columns), share).is_none());
    }
    let ranks = Ranks::new(shape).unwrap();
    let mut random = SplitMix64::new(2);
    let mut counts: BTreeMap<Vec<u32>, u64> = BTreeMap::new();
    for _ in 0..20_000 {
        let grid = ranks.sample(&mut random);
        let columns: Vec<u64> = (0..8)
            .map(|c| [c, 8 + c].iter().fold(0, |set, &at| set | 1 << grid.digits()[at].index()))
            .collect();
        *counts.entry(cycles(&columns)).or_default() += 1;
    }
    let pairs = expected
        .iter()
        .map(|(cycles, share)| (counts.get(cycles).copied().unwrap_or(0), share * 20_000.0));
    assert!(chi_square(pairs) < chi_square_limit(4), "{counts:?} {expected:?}");
}

/// Goal: grids of 2x3 are drawn uniformly.  Method: chi-square over the 39,168 reduced grids to which
/// relabelling brings them, and over the 720 first boxes.
#[test]
fn grids_of_2x3_are_equally_likely() {
    let ranks = Ranks::new(shape(2, 3)).unwrap();
    let mut random = SplitMix64::new(3);
    let mut reduced: BTreeMap<Vec<usize>, u64> = BTreeMap::new();
    let mut boxes: BTreeMap<Vec<Digit>, u64> = BTreeMap::new();
    let sample = 4 * 39_168;
    for _ in 0..sample {
        let grid = ranks.sample(&mut random);
        let first_box: Vec<Digit> =
            shape(2, 3).cells_of(ennea_base::House::Box(0)).map(|cell| grid.digit(cell)).collect();
        let name = |digit: &Digit| first_box.iter().position(|d| d == digit).unwrap();
        *reduced.entry(grid.digits().iter().map(name).collect()).or_default() += 1;
        *boxes.entry(first_box).or_default() += 1;
    }
    let of_boxes = chi_square(boxes.values().map(|&count| (count, f64::from(sample) / 720.0)));
    assert_eq!(boxes.len(), 720);
    assert!(of_boxes < chi_square_limit(719), "{of_boxes}");
    // Those that were not drawn are there too.
    let missing = std::iter::repeat_n(0, 39_168 - reduced.len());
    let of_reduced = chi_square(reduced.into_values().chain(missing).map(|count| (count, 4.0)));
    assert!(of_reduced < chi_square_limit(39_167), "{of_reduced}");
}

/// Goal: what was made for 2x4 is right, digit by digit, where all can be looked at.  Method: all 288
/// grids of 2x2, and the first twentieth of those of 2x3 and 3x2, all others only with `ENNEA_SLOW`.
#[test]
fn two_bands_number_all_grids_of_2x2_and_2x3() {
    fn check<const N: usize>(shape: Shape, slow: bool) {
        let grids: TwoBands<N> = TwoBands::new();
        assert_eq!(grids.count(), column_sets::grids(shape).unwrap().try_into().unwrap());
        let all = slow || std::env::var_os("ENNEA_SLOW").is_some();
        let step = if all { 1 } else { 20 };
        for index in (0..grids.count()).step_by(step) {
            let grid = grids.unrank(shape, index);
            assert_eq!(grids.rank(&grid), index, "{grid}");
            if index % 64 == 0 {
                assert!(Grid::new(shape, grid.digits().to_vec()).is_ok(), "{grid}");
            }
        }
    }
    check::<4>(shape(2, 2), true);
    check::<6>(shape(2, 3), false);
    check::<6>(shape(3, 2), false);
}

/// Goal: numbers and grids of 2x4 and 4x2 are one to one.  Method: random numbers, and grids made by
/// turning random ones around and relabelling them.
#[test]
fn grids_of_2x4_lead_to_numbers_and_back() {
    use ennea_symmetry::{Permutation, Transformation};
    for shape in [shape(2, 4), shape(4, 2)] {
        let ranks = Ranks::new(shape).unwrap();
        let mut random = SplitMix64::new(4);
        for _ in 0..2000 {
            let index = random.below_u128(ranks.count());
            let grid = ranks.unrank(index).unwrap();
            assert!(Grid::new(shape, grid.digits().to_vec()).is_ok(), "{grid}");
            assert_eq!(ranks.rank(&grid), index);
            let labels = random.order(8);
            let relabelling = Permutation::from_fn(8, |digit| labels[digit]);
            let moved = Transformation::half_turn(shape).with_digits(relabelling).apply(&grid);
            assert_eq!(ranks.unrank(ranks.rank(&moved)), Some(moved));
        }
    }
}
