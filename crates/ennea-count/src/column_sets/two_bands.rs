//! Counts the 2xC grids by the column sets of two bands.
//!
//! Transposed, a 2xC grid has two bands of C rows, each with C boxes of two columns.  Forget the
//! order of the digits in each column: a box of the upper band *splits* the 2C digits into the C of
//! its left and the C of its right column, and the box below it has the same split the other way
//! round.  Let f be the number of bands with given column sets (`splits`); it does not care which side
//! is left.  So
//!
//! ```text
//!   grids = sum over (s1, ..., sC) of  f(s1, ..., sC)^2
//! ```
//!
//! over the binomial(2C, C) splits for each box.
//!
//! Source: `[Pettersen2005]`.  Cost: 2x4 some milliseconds, 2x5 a tenth of a second.
//! Oracles: `count::oracles::enumerate` (2x2, 2x3), `count::fixed` with the identity (2x4).

use super::splits::{SplitClass, counted_classes};
use super::{BandClass, digit_sets};
use ennea_base::numbers::{exact_quotient, factorial};
use ennea_base::progress::to_the_end;
use ennea_symmetry::{CycleType, partitions};
use num_bigint::BigUint;

/// The number of grids with boxes of 2 x C cells, or of C x 2.
pub(super) fn grids(c: usize) -> BigUint {
    let grids = |(class, colourings): &(SplitClass, u64)| {
        let f = BigUint::from(*colourings);
        class.sequences() * &f * &f
    };
    to_the_end(|never| counted_classes(c, never)).iter().map(grids).sum()
}

/// The splits of 2C digits, each by its left side, that with the digit 1.
fn splits(c: usize) -> Vec<u64> {
    let sides = 0_u64..1 << (2 * c);
    sides.filter(|side| side & 1 == 1 && side.count_ones() as usize == c).collect()
}

/// The column sets, box by box, left and right.
fn columns(c: usize, splits: &[u64]) -> Vec<u64> {
    let all = (1 << (2 * c)) - 1;
    splits.iter().flat_map(|&left| [left, all & !left]).collect()
}

/// The first of the two bands of C x 2: each class of splits, with the bands that have it; such a
/// band can be completed in as many ways as it can be written out.
pub(super) fn first_of_two(c: usize) -> Vec<BandClass> {
    to_the_end(|never| counted_classes(c, never))
        .iter()
        .map(|(class, colourings)| {
            let f = BigUint::from(*colourings);
            let bands = class.sequences() * &f;
            let size = exact_quotient(&bands, &factorial(2 * c));
            BandClass { size, completions: f, columns: digit_sets(&class.columns()) }
        })
        .collect()
}

/// The first of the C bands of 2 x C, reduced: C! C! of them.
///
/// The first box has 1 to C above C+1 to 2C, pairing i with C + i.  The second box pairs them in
/// another way; the two pairings form cycles, and their lengths are the class: a partition of C.
/// Of the C! pairings C!/z have given cycles, each in C! orders of the columns.
///
/// Transposed, the two boxes are the first box of the upper and of the lower band, and their
/// columns are rows.  So a class is completed by summing over the splits of the other C - 1 boxes
/// of both bands, each row having its pair of digits already.
pub(super) fn first_of_many(c: usize) -> Vec<BandClass> {
    let classes = partitions(c);
    let first: Vec<u64> = (0..c).map(|i| 1 << i | 1 << (c + i)).collect();
    let second: Vec<Vec<u64>> = classes.iter().map(|cycles| pairing(c, cycles)).collect();
    let mut sums = vec![BigUint::ZERO; classes.len()];
    for_each_multiset(c - 1, &splits(c), &mut Vec::new(), &mut |chosen, orders| {
        let mut columns = columns(c, chosen);
        let upper = fillings(&mut columns, &first);
        if upper > 0 {
            for (sum, second) in sums.iter_mut().zip(&second) {
                *sum += BigUint::from(upper * fillings(&mut columns, second)) * orders;
            }
        }
    });
    classes
        .iter()
        .zip(second)
        .zip(sums)
        .map(|((cycles, second), sum)| {
            let pairings = exact_quotient(&factorial(c), &cycles.centraliser_order());
            BandClass {
                size: pairings * factorial(c),
                completions: sum << (c - 1),
                columns: digit_sets(&[&first[..], &second].concat()),
            }
        })
        .collect()
}

/// Pairs of i and C + j, such that they form these cycles with the pairs of i and C + i.
fn pairing(c: usize, cycles: &CycleType) -> Vec<u64> {
    let mut pairs = Vec::new();
    for (length, count) in cycles.iter() {
        for _ in 0..count {
            let start = pairs.len();
            let next = |k: usize| c + start + (k + 1) % length;
            pairs.extend((0..length).map(|k| 1_u64 << (start + k) | 1 << next(k)));
        }
    }
    pairs
}

/// Calls `visit` with each multiset of `size` splits and the number of its orders.
fn for_each_multiset(
    size: usize,
    splits: &[u64],
    chosen: &mut Vec<u64>,
    visit: &mut impl FnMut(&[u64], u64),
) {
    if chosen.len() == size {
        let equal = chosen.chunk_by(|a, b| a == b).map(|run| orders(run.len()));
        return visit(chosen, orders(size) / equal.product::<u64>());
    }
    for (k, &split) in splits.iter().enumerate() {
        chosen.push(split);
        for_each_multiset(size, &splits[k..], chosen, visit);
        chosen.pop();
    }
}

/// Ways to take a digit of each column for each row, none twice in a row, none of the pair that the
/// row already has.
fn fillings(columns: &mut [u64], pairs: &[u64]) -> u64 {
    fn row(columns: &mut [u64], pairs: &[u64], at: usize, used: u64) -> u64 {
        if at == columns.len() {
            return fillings(columns, &pairs[1..]);
        }
        let mut choices = columns[at] & !used;
        let mut ways = 0;
        while choices != 0 {
            let digit = choices & choices.wrapping_neg();
            choices ^= digit;
            columns[at] ^= digit;
            ways += row(columns, pairs, at + 1, used | digit);
            columns[at] ^= digit;
        }
        ways
    }
    match pairs {
        // What is left for the last row are the digits that it lacks: each digit is in as many
        // columns as there are rows that lack it, and has been in all the others.
        [_] => 1,
        _ => row(columns, pairs, 0, pairs[0]),
    }
}

/// n!
fn orders(n: usize) -> u64 {
    (1..=n as u64).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column_sets::edge_colourings;

    /// Goal: halves of digits count what colouring by matchings counts, and the grids are as published.
    /// Method: all classes, of 2x5 one, which takes the other way a second.
    #[test]
    fn grids_are_as_published() {
        for c in 2..=5 {
            let counted = to_the_end(|never| counted_classes(c, never));
            for (class, colourings) in counted.iter().skip(7 * (c / 5)).step_by(1 + 999 * (c / 5)) {
                assert_eq!(edge_colourings::count(&class.columns()), *colourings);
            }
            let shape = ennea_base::Shape::new(2, c).expect("a shape");
            let published = ennea::published::grids(shape).expect("it is published");
            assert_eq!(grids(c), published.value());
        }
    }
}
