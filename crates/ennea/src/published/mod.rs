//! Values that others published, each with its source: what our numbers are compared with.
//!
//! Tests and faces read this table; no algorithm does, or a wrong algorithm could look right.
//! A function answers `None` where nobody has published a value.  Grids, essentially different
//! grids and group facts are the same for R x C and C x R; bands are not, for C x R bands are the
//! stacks of R x C.
//!
//! The keys of the sources are those of `docs/REFERENCES.md`.  The tests below check the values
//! against each other, not against our own counts.

use crate::shape::Shape;
use num_bigint::BigUint;
use std::fmt;

/// A published number and where it was published.
///
/// ```
/// use ennea::{Shape, known};
/// let grids = published::grids(Shape::CLASSIC).unwrap();
/// assert_eq!(grids.to_string(), "6670903752021072936960");
/// assert_eq!(grids.source, "[A107739], [FJ2005]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    /// The number in decimal.
    pub decimal: &'static str,
    /// The keys of its sources.
    pub source: &'static str,
}

impl Published {
    /// The number.
    pub fn value(&self) -> BigUint {
        self.decimal.parse().expect("published values are written in decimal")
    }
}

impl fmt::Display for Published {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.decimal)
    }
}

/// R, C, the number, its source.
type Row = (usize, usize, &'static str, &'static str);

/// The number of the row for exactly this shape.
fn find(rows: &[Row], shape: Shape) -> Option<Published> {
    let size = (shape.box_rows(), shape.box_columns());
    let row = rows.iter().find(|row| (row.0, row.1) == size)?;
    Some(Published { decimal: row.2, source: row.3 })
}

/// The number of the row for this shape or the transposed one.
fn find_either_way(rows: &[Row], shape: Shape) -> Option<Published> {
    find(rows, shape).or_else(|| find(rows, shape.transposed()))
}

/// The number of grids.
pub fn grids(shape: Shape) -> Option<Published> {
    find_either_way(
        &[
            (1, 1, "1", "[A107739]"),
            (2, 2, "288", "[A107739]"),
            (2, 3, "28200960", "[A291187], [Pettersen2005]"),
            (2, 4, "29136487207403520", "[A291187], [Pettersen2005]"),
            (2, 5, "1903816047972624930994913280000", "[A291187], [Pettersen2005]"),
            (2, 6, "38296278920738107863746324732012492486187417600000", "[Pettersen2005]"),
            (3, 3, "6670903752021072936960", "[A107739], [FJ2005]"),
            (3, 4, "81171437193104932746936103027318645818654720000", "[Pettersen2005]"),
        ],
        shape,
    )
}

/// The number of essentially different grids, up to all symmetries of the shape and relabelling.
pub fn essentially_different(shape: Shape) -> Option<Published> {
    find_either_way(
        &[
            (1, 1, "1", "[A109741]"),
            (2, 2, "2", "[A109741], [A291188]"),
            (2, 3, "49", "[A291188]"),
            (2, 4, "1673187", "[A291188]"),
            (2, 5, "4743933602050718", "[A291188]"),
            (3, 3, "5472730538", "[A109741], [RJ2006]"),
        ],
        shape,
    )
}

/// The number of essentially different grids where transposition does not count as a symmetry.
///
/// It makes a difference for square shapes only.
pub fn essentially_different_without_transposition(shape: Shape) -> Option<Published> {
    if shape.is_square() {
        find(&[(3, 3, "10945437157", "[RJ2006]")], shape)
    } else {
        essentially_different(shape)
    }
}

/// The number of bands: fillings of R rows that hold R boxes.
pub fn bands(shape: Shape) -> Option<Published> {
    find(
        &[
            (2, 2, "96", "[Pettersen2005]"),
            (2, 3, "25920", "[Pettersen2005]"),
            (3, 2, "460800", "[Pettersen2005]"),
            (3, 3, "948109639680", "[FJ2005]"),
            (3, 4, "31672366418991513600", "[Pettersen2005]"),
            (4, 4, "973038982740573238251518542982676480000", "[Pettersen2005]"),
        ],
        shape,
    )
}

/// The number of reduced first bands: those whose first box is in order.
pub fn reduced_first_bands(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "2612736", "[FJ2005]")], shape)
}

/// The number of classes that the first bands fall into.
pub fn band_classes(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "44", "[FJ2005]")], shape)
}

/// The number of completions of the first bands that have fewest.
pub fn fewest_completions(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "6831977472", "[FJ2005]")], shape)
}

/// The number of completions of the first bands that have most.
pub fn most_completions(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "7802998272", "[FJ2005]")], shape)
}

/// A first band of 3x3 with [`most_completions`], row after row.
pub const CYCLIC_BAND: &str = "123456789456789123789123456";

/// A bound on numbers of clues and where it was published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clues {
    /// How many.
    pub clues: usize,
    /// The key of its source.
    pub source: &'static str,
    /// Whether there can be none beyond, or none is known.
    pub is_proved: bool,
}

/// The fewest clues of a proper puzzle; of 2x4 the fewest of those known.
///
/// ```
/// use ennea::{Shape, known};
/// assert_eq!(published::fewest_clues(Shape::CLASSIC).unwrap().clues, 17);
/// ```
pub fn fewest_clues(shape: Shape) -> Option<Clues> {
    let (clues, source, is_proved) = match (shape.box_rows(), shape.box_columns()) {
        (2, 2) => (4, "[WikipediaClues]", true),
        (2, 3) | (3, 2) => (8, "[WikipediaClues]", true),
        (2, 4) | (4, 2) => (14, "[WikipediaClues]", false),
        (3, 3) => (17, "[MTC2012]", true),
        _ => return None,
    };
    Some(Clues { clues, source, is_proved })
}

/// The most clues of a minimal puzzle; of 3x3 the most of those known.
pub fn most_clues_of_minimal(shape: Shape) -> Option<Clues> {
    let (clues, source, is_proved) = match (shape.box_rows(), shape.box_columns()) {
        (2, 2) => (6, "[ShiDoku]", true),
        (3, 3) => (40, "[WikipediaClues]", false),
        _ => return None,
    };
    Some(Clues { clues, source, is_proved })
}

/// How many minimal 2x2 puzzles have 4, 5 and 6 clues, and how many of them are essentially different:
/// `[ShiDoku]`.
pub const MINIMAL_2X2: [(usize, u64, u64); 3] = [(4, 25_728, 13), (5, 58_368, 22), (6, 1_536, 1)];

/// How many percent of the minimal 3x3 puzzles that random deletion with controlled bias finds have how
/// many clues, and of all minimal ones: `[Berthier2009]`, from 5,926,343 puzzles.
pub const MINIMAL_CLUES: [(usize, f64, f64); 11] = [
    (21, 0.003, 0.000_034),
    (22, 0.11, 0.003_4),
    (23, 1.87, 0.149),
    (24, 11.85, 2.28),
    (25, 30.59, 13.42),
    (26, 33.82, 31.94),
    (27, 17.01, 32.74),
    (28, 4.17, 15.48),
    (29, 0.52, 3.56),
    (30, 0.035, 0.41),
    (31, 0.001_2, 0.022),
];

/// How many minimal puzzles a 3x3 grid has on average, within 0.065 %: `[Berthier2009]`.
pub const MINIMAL_PUZZLES_OF_A_GRID: f64 = 4.6655e15;

/// The order of the symmetry group on the cells.
pub fn group_order(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "3359232", "[RJ2006]")], shape)
}

/// The order of the symmetry group with relabelling.
pub fn group_order_with_relabelling(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "1218998108160", "[RJ2006]")], shape)
}

/// The number of conjugacy classes of the symmetry group on the cells.
pub fn conjugacy_classes(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "275", "[RJ2006]")], shape)
}

/// The sum over the group of the grids that each element fixes up to relabelling, where grids
/// that differ by relabelling count once.
pub fn burnside_sum(shape: Shape) -> Option<Published> {
    find(&[(3, 3, "18384171550626816", "[RJ2006]")], shape)
}

/// A conjugacy class of the 3x3 group that has fixed grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedClass {
    /// Its number in `[RJ2006]`.
    pub id: u16,
    /// How many elements it has.
    pub size: u64,
    /// How many grids each of them fixes up to relabelling; grids that differ by relabelling
    /// count once.
    pub fixed: u64,
    /// Whether its elements transpose.
    pub transposes: bool,
}

const fn keeps_rows(id: u16, size: u64, fixed: u64) -> FixedClass {
    FixedClass { id, size, fixed, transposes: false }
}

const fn transposes(id: u16, size: u64, fixed: u64) -> FixedClass {
    FixedClass { id, size, fixed, transposes: true }
}

/// The 27 classes of the 3x3 group that have fixed grids, in the order of `[RJ2006]`.
pub const FIXED_CLASSES: [FixedClass; 27] = [
    keeps_rows(1, 1, 18_383_222_420_692_992),
    keeps_rows(7, 96, 21_233_664),
    keeps_rows(8, 16, 107_495_424),
    keeps_rows(9, 192, 4_204_224),
    keeps_rows(10, 64, 2_508_084),
    keeps_rows(22, 5_184, 323_928),
    keeps_rows(23, 20_736, 162),
    keeps_rows(24, 20_736, 288),
    keeps_rows(25, 144, 14_837_760),
    keeps_rows(26, 1_728, 2_592),
    keeps_rows(27, 288, 5_184),
    keeps_rows(28, 864, 2_085_120),
    keeps_rows(29, 3_456, 1_296),
    keeps_rows(30, 1_728, 294_912),
    keeps_rows(31, 2_304, 648),
    keeps_rows(32, 1_152, 6_342_480),
    transposes(37, 1_296, 30_258_432),
    transposes(40, 10_368, 1_854),
    transposes(43, 93_312, 288),
    keeps_rows(79, 2_916, 155_492_352),
    transposes(86, 69_984, 13_056),
    keeps_rows(134, 972, 449_445_888),
    keeps_rows(135, 3_888, 27_648),
    keeps_rows(142, 31_104, 6_480),
    keeps_rows(143, 15_552, 1_728),
    keeps_rows(144, 15_552, 3_456),
    keeps_rows(145, 7_776, 13_824),
];

/// For each order of an automorphism group of 3x3 grids, the order and how many essentially different
/// grids have it: `[gsf2007]`.
pub const AUTOMORPHISMS: [(u32, u64); 16] = [
    (1, 5_472_170_387),
    (2, 548_449),
    (3, 7_336),
    (4, 2_826),
    (6, 1_257),
    (8, 29),
    (9, 42),
    (12, 92),
    (18, 85),
    (27, 2),
    (36, 15),
    (54, 11),
    (72, 2),
    (108, 3),
    (162, 1),
    (648, 1),
];

#[cfg(test)]
mod tests {
    use super::*;
    use num_integer::Integer;

    const CLASSIC: Shape = Shape::CLASSIC;

    fn shapes() -> impl Iterator<Item = Shape> {
        (1..=6).flat_map(|rows| (1..=6).filter_map(move |columns| Shape::new(rows, columns).ok()))
    }

    fn factorial(n: usize) -> BigUint {
        (1..=n).product()
    }

    /// (R!)^C C! (C!)^R R!, twice that where R = C.
    fn order(shape: Shape) -> BigUint {
        let (r, c) = (shape.box_rows(), shape.box_columns());
        let lines = factorial(r).pow(c as u32) * factorial(c).pow(r as u32);
        lines * factorial(r) * factorial(c) * if shape.is_square() { 2_u8 } else { 1 }
    }

    fn number(value: Option<Published>) -> BigUint {
        value.expect("3x3 is published").value()
    }

    #[test]
    fn every_value_is_a_number_with_a_source() {
        type Fact = fn(Shape) -> Option<Published>;
        let facts: [(Fact, usize); 12] = [
            (grids, 13),
            (essentially_different, 9),
            (essentially_different_without_transposition, 7),
            (bands, 6),
            (reduced_first_bands, 1),
            (band_classes, 1),
            (fewest_completions, 1),
            (most_completions, 1),
            (group_order, 1),
            (group_order_with_relabelling, 1),
            (conjugacy_classes, 1),
            (burnside_sum, 1),
        ];
        for (fact, count) in facts {
            let values: Vec<Published> = shapes().filter_map(fact).collect();
            assert_eq!(values.len(), count);
            for published in values {
                assert_eq!(published.value().to_string(), published.decimal);
                assert!(published.source.starts_with('[') && published.source.ends_with(']'));
            }
        }
    }

    /// Clues of minimal 2x2 puzzles begin at the fewest and end at the most; percentages add up; and
    /// those of all puzzles are those of controlled bias, weighted by (81 - n) / (n + 1) from n to n + 1.
    #[test]
    fn numbers_of_clues_fit_each_other() {
        let shape = Shape::new(2, 2).unwrap();
        assert_eq!(MINIMAL_2X2[0].0, fewest_clues(shape).unwrap().clues);
        assert_eq!(MINIMAL_2X2[2].0, most_clues_of_minimal(shape).unwrap().clues);
        assert_eq!(MINIMAL_2X2.iter().map(|row| row.1).sum::<u64>(), 85_632);
        assert_eq!(MINIMAL_2X2.iter().map(|row| row.2).sum::<u64>(), 36);
        let sum = |column: fn(&(usize, f64, f64)) -> f64| -> f64 {
            MINIMAL_CLUES.iter().map(column).sum()
        };
        assert!((sum(|row| row.1) - 100.0).abs() < 0.05 && (sum(|row| row.2) - 100.0).abs() < 0.05);
        // From 23 to 28 clues, where the published digits suffice.
        for pair in MINIMAL_CLUES[2..8].windows(2) {
            let [(n, biased, all), (_, next_biased, next_all)] = [pair[0], pair[1]];
            let weight = (81.0 - n as f64) / (n as f64 + 1.0);
            assert!(((next_all / all) / (next_biased / biased) / weight - 1.0).abs() < 0.01, "{n}");
        }
    }

    #[test]
    fn grids_come_in_whole_relabelling_orbits() {
        for shape in shapes() {
            if let Some(grids) = grids(shape) {
                let (_, rest) = grids.value().div_rem(&factorial(shape.side()));
                assert_eq!(rest, BigUint::ZERO, "{shape}");
            }
        }
    }

    /// No orbit is larger than the group; and from 2x4 on almost all orbits are that large, so
    /// their number is hardly above grids / order: 2.5 % for 2x4, less for the others.
    #[test]
    fn essentially_different_grids_fit_the_grids() {
        for shape in shapes() {
            let Some(classes) = essentially_different(shape) else { continue };
            let group = order(shape) * factorial(shape.side());
            let least = grids(shape).unwrap().value().div_ceil(&group);
            assert!(classes.value() >= least, "{shape}");
            if shape.side() >= 8 {
                assert!(classes.value() * 100_u8 <= least * 103_u8, "{shape}");
            }
            let without = essentially_different_without_transposition(shape);
            if let Some(without) = without {
                assert!(without.value() >= classes.value(), "{shape}");
                assert!(without.value() <= classes.value() * 2_u8, "{shape}");
            }
        }
    }

    /// b(2, C) = (2C)! (C!)^2 and b(3, C) = (3C)! (C!)^6 sum over k of binom(C, k)^3.
    #[test]
    fn bands_of_two_and_three_rows_follow_their_formulas() {
        for shape in shapes() {
            let (Some(bands), c) = (bands(shape), shape.box_columns()) else { continue };
            let binomial = |k| factorial(c) / factorial(k) / factorial(c - k);
            let ways = match shape.box_rows() {
                2 => factorial(c).pow(2),
                3 => factorial(c).pow(6) * (0..=c).map(|k| binomial(k).pow(3)).sum::<BigUint>(),
                _ => continue,
            };
            assert_eq!(bands.value(), factorial(shape.side()) * ways, "{shape}");
        }
    }

    #[test]
    fn bands_and_completions_bracket_the_grids() {
        let bands = number(bands(CLASSIC));
        assert_eq!(number(reduced_first_bands(CLASSIC)) * factorial(9), bands);
        assert_eq!(number(reduced_first_bands(CLASSIC)), BigUint::from(56 * 6_u32.pow(6)));
        let grids = number(grids(CLASSIC));
        assert!(&bands * number(fewest_completions(CLASSIC)) < grids);
        assert!(&bands * number(most_completions(CLASSIC)) > grids);
        assert_eq!(CYCLIC_BAND.len(), 27);
    }

    #[test]
    fn group_orders_follow_their_formula() {
        assert_eq!(number(group_order(CLASSIC)), order(CLASSIC));
        assert_eq!(number(group_order_with_relabelling(CLASSIC)), order(CLASSIC) * factorial(9));
    }

    #[test]
    fn the_fixed_classes_give_both_numbers_of_essentially_different_grids() {
        let sum = |take: fn(&FixedClass) -> bool| -> BigUint {
            let rows = FIXED_CLASSES.iter().filter(|class| take(class));
            rows.map(|class| BigUint::from(class.size) * class.fixed).sum()
        };
        let (all, order) = (sum(|_| true), order(CLASSIC));
        assert_eq!(all, number(burnside_sum(CLASSIC)));
        assert_eq!(all, number(essentially_different(CLASSIC)) * &order);
        let half = number(essentially_different_without_transposition(CLASSIC)) * (&order / 2_u8);
        assert_eq!(sum(|class| !class.transposes), half);

        let identity = FIXED_CLASSES[0];
        assert_eq!((identity.id, identity.size), (1, 1));
        assert_eq!(factorial(9) * identity.fixed, number(grids(CLASSIC)));
        for pair in FIXED_CLASSES.windows(2) {
            assert!(pair[0].id < pair[1].id);
        }
        for class in FIXED_CLASSES {
            assert_eq!(&order % class.size, BigUint::ZERO, "class {}", class.id);
        }
    }

    #[test]
    fn the_automorphisms_give_both_numbers_of_grids() {
        let group = number(group_order_with_relabelling(CLASSIC));
        let sum = |term: &dyn Fn(u32, u64) -> BigUint| -> BigUint {
            AUTOMORPHISMS.iter().map(|&(order, classes)| term(order, classes)).sum()
        };
        assert_eq!(sum(&|_, classes| classes.into()), number(essentially_different(CLASSIC)));
        assert_eq!(sum(&|order, classes| &group / order * classes), number(grids(CLASSIC)));
        assert!(AUTOMORPHISMS.iter().all(|row| &group % row.0 == BigUint::ZERO));
        assert!(AUTOMORPHISMS.is_sorted());
    }
}
