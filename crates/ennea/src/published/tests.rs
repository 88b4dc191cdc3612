//! Published values satisfy each other.

use super::*;
use ennea_count::puzzles;
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
    value.expect("it is published").value()
}

#[test]
fn every_value_is_a_number_with_a_source() {
    type Fact = fn(Shape) -> Option<Published>;
    let facts: [(Fact, usize); 13] = [
        (grids, 23),
        (essentially_different, 17),
        (disputed, 2),
        (essentially_different_without_transposition, 15),
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
/// those of all puzzles are those of controlled bias, weighted by (81 - n) / (n + 1) from n to n +
/// 1.
#[test]
fn numbers_of_clues_fit_each_other() {
    let shape = Shape::new(2, 2).unwrap();
    assert_eq!(MINIMAL_2X2[0].0, fewest_clues(shape).unwrap().clues);
    assert_eq!(MINIMAL_2X2[2].0, most_clues_of_minimal(shape).unwrap().clues);
    assert_eq!(MINIMAL_2X2.iter().map(|row| row.1).sum::<u64>(), 85_632);
    assert_eq!(MINIMAL_2X2.iter().map(|row| row.2).sum::<u64>(), 36);
    let sum =
        |column: fn(&(usize, f64, f64)) -> f64| -> f64 { MINIMAL_CLUES.iter().map(column).sum() };
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

/// Squares are N! (N-1)! times the reduced ones; no class has more squares than its group has elements,
/// and from order 8 on almost all have as many.
#[test]
fn latin_squares_fit_their_classes() {
    for n in 1..=11 {
        let squares = number(latin::squares(n));
        let reduced = number(latin::reduced_squares(n));
        assert_eq!(reduced * factorial(n) * factorial(n - 1), squares, "order {n}");
        let group = factorial(n).pow(3);
        let classes = [
            (number(latin::isotopy_classes(n)), group.clone()),
            (number(latin::main_classes(n)), group.clone() * 6_u8),
        ];
        let types = latin::types(n).map(|types| (types.value(), group * 2_u8));
        for (classes, group) in classes.into_iter().chain(types) {
            let least = squares.div_ceil(&group);
            assert!(classes >= least, "order {n}");
            assert!(n < 8 || classes * 100_u8 <= least * 103_u8, "order {n}");
        }
    }
    assert_eq!(latin::squares(0), None);
    assert_eq!(latin::squares(12), None);
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
        let [size, fixed] = [class.size, class.fixed].map(BigUint::from);
        assert_eq!(class_id(&size, &fixed, class.transposes), Some(class.id));
        assert_eq!(class_id(&size, &fixed, !class.transposes), None);
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

/// The one promise that no other value can check: the band has most completions.  Method: they are
/// the solutions of the puzzle whose clues are the band.
#[test]
fn the_cyclic_band_has_most_completions() {
    let puzzle = format!("{CYCLIC_BAND}{}", ".".repeat(54)).parse().expect("27 clues in order");
    let completions = puzzles::by_bands(&puzzle, &()).expect("() does not stop it");
    assert_eq!(completions, Some(number(most_completions(CLASSIC))));
}
