//! Counts the 2xC grids by the column sets of two bands.
//!
//! Transposed, a 2xC grid has two bands of C rows, each with C boxes of two columns.  Forget the
//! order of the digits in each column: a box of the upper band *splits* the 2C digits into the C of
//! its left and the C of its right column, and the box below it has the same split the other way
//! round.  Let f be the number of bands with given column sets ([`edge_colourings`]); it does not
//! care which side is left.  So
//!
//! ```text
//!   grids = 2^C  sum over (s1, ..., sC) of  f(s1, ..., sC)^2
//! ```
//!
//! over the M = binomial(2C, C) / 2 splits for each box; relabelling the digits and exchanging
//! boxes join the M^C terms into few classes, built up box by box: 2 for 2x2, 4 for 2x3, 26 for 2x4, 355
//! for 2x5 (as published).
//!
//! Source: `[Pettersen2005]`.  Cost: 2x4 five milliseconds, 2x5 some seconds.
//! Oracles: `count::enumerate` (2x2, 2x3), `count::fixed` with the identity (2x4).

use super::words::word;
use super::{BandClass, digit_sets, edge_colourings, halves};
use crate::count::orders::for_each_order;
use crate::numbers::{exact_quotient, factorial};
use crate::symmetry::{CycleType, partitions};
use num_bigint::BigUint;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A class of sequences of splits: up to relabelling, exchanging boxes and exchanging sides.
#[derive(Clone, Debug)]
struct SplitClass {
    /// The left sides of a representative.
    splits: Vec<u64>,
    /// How many sequences are in the class.
    sequences: BigUint,
}

/// The number of grids with boxes of 2 x C cells, or of C x 2.
pub(super) fn grids(c: usize) -> BigUint {
    let sum: BigUint = counted_classes(c)
        .iter()
        .map(|(class, colourings)| {
            let f = BigUint::from(*colourings);
            &class.sequences * &f * &f
        })
        .sum();
    sum << c
}

/// The classes of sequences of C splits with their numbers f, for C <= 5; those for C = 5 are
/// counted once.
fn counted_classes(c: usize) -> Cow<'static, [(SplitClass, u64)]> {
    static FIVE: OnceLock<Vec<(SplitClass, u64)>> = OnceLock::new();
    if c == 5 {
        return Cow::Borrowed(FIVE.get_or_init(|| {
            let classes = split_classes(c);
            let sequences: Vec<_> = classes.iter().map(|class| class.splits.clone()).collect();
            classes.into_iter().zip(halves::count(&sequences)).collect()
        }));
    }
    let count = |class: &SplitClass| edge_colourings::count(&columns(c, &class.splits));
    let counted = split_classes(c).into_iter().map(|class| {
        let colourings = count(&class);
        (class, colourings)
    });
    Cow::Owned(counted.collect())
}

/// The sum of [`grids`](super::grids) for 2x5 and 5x2 in parts: the classes of splits whose colourings
/// share a table; see `halves`.
///
/// Cost: less than a second for each part.
#[derive(Debug)]
pub struct Parts {
    classes: Vec<SplitClass>,
    parts: Vec<Vec<usize>>,
    pairs: OnceLock<halves::Pairs>,
}

impl Parts {
    /// The parts, in an order that is always the same.
    pub fn new() -> Self {
        let classes = split_classes(5);
        let sequences: Vec<_> = classes.iter().map(|class| class.splits.clone()).collect();
        Self { classes, parts: halves::groups(&sequences), pairs: OnceLock::new() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The places of the classes of a part.
    pub fn places(&self, part: usize) -> &[usize] {
        &self.parts[part]
    }

    /// How many sequences of five splits there are in the class with this place.
    pub fn sequences(&self, place: usize) -> &BigUint {
        &self.classes[place].sequences
    }

    /// How many classes there are in all parts together.
    pub fn classes(&self) -> usize {
        self.classes.len()
    }

    /// Computes what all parts share.  It uses all cores, so this comes before work on parts that shares
    /// them too.
    pub fn prepare(&self) {
        self.pairs.get_or_init(halves::Pairs::new);
    }

    /// In how many ways the splits of the classes of a part can be written out, in the order of their
    /// [places](Self::places).
    pub fn colourings(&self, part: usize) -> Vec<u64> {
        let pairs = self.pairs.get_or_init(halves::Pairs::new);
        let sequences = self.parts[part].iter().map(|&place| self.classes[place].splits.clone());
        halves::count_group(&sequences.collect::<Vec<_>>(), pairs)
    }

    /// The grids of a class, from the number of ways to write its splits out.
    pub fn grids(&self, place: usize, colourings: &BigUint) -> BigUint {
        (self.sequences(place) * colourings * colourings) << 5
    }
}

impl Default for Parts {
    fn default() -> Self {
        Self::new()
    }
}

/// In how many ways splits can be written out, by their classes: a table of f.
#[derive(Debug)]
pub(in crate::count) struct Colourings(FxHashMap<Vec<u64>, u64>);

impl Colourings {
    /// The table for C <= 5.
    pub(in crate::count) fn new(c: usize) -> Self {
        let counted = counted_classes(c);
        Self(counted.iter().map(|(class, f)| (canonical(c, &class.splits), *f)).collect())
    }

    /// f for these left sides.
    pub(in crate::count) fn of(&self, splits: &[u64]) -> u64 {
        self.0[&canonical(splits.len(), splits)]
    }
}

/// The classes of sequences of C splits, in the order of their canonical words.
fn split_classes(c: usize) -> Vec<SplitClass> {
    let splits = splits(c);
    let first = SplitClass { splits: vec![splits[0]], sequences: BigUint::from(splits.len()) };
    (1..c).fold(vec![first], |shorter, _| {
        let mut found: BTreeMap<Vec<u64>, BigUint> = BTreeMap::new();
        for class in &shorter {
            for &split in &splits {
                let longer = [&class.splits[..], &[split]].concat();
                *found.entry(canonical(c, &longer)).or_default() += &class.sequences;
            }
        }
        let length = shorter[0].splits.len() + 1;
        let class = |(words, sequences): (Vec<u64>, BigUint)| {
            // Seen the other way round, the words of digits are splits.
            SplitClass { splits: (0..length).map(|k| word(&words, k)).collect(), sequences }
        };
        found.into_iter().map(class).collect()
    })
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

/// The same for two sequences exactly when they are in one class.
///
/// A digit is on one side in each box: a word of bits, one for each box.  The words of all digits,
/// sorted, know nothing of the labels.  Exchanging sides so that some digit has only zeros, and
/// the boxes in every order, the least outcome is the canonical one.
fn canonical(c: usize, splits: &[u64]) -> Vec<u64> {
    let words: Vec<u64> = (0..2 * c).map(|digit| word(splits, digit)).collect();
    let mut zeros = words.clone();
    zeros.sort_unstable();
    zeros.dedup();
    let mut least: Option<Vec<u64>> = None;
    let mut boxes: Vec<usize> = (0..splits.len()).collect();
    for_each_order(&mut boxes, 0, &mut |order| {
        for zero in &zeros {
            let mut moved: Vec<u64> = words
                .iter()
                .map(|word| {
                    let word = word ^ zero;
                    order
                        .iter()
                        .enumerate()
                        .fold(0, |moved, (to, &from)| moved | (word >> from & 1) << to)
                })
                .collect();
            moved.sort_unstable();
            if least.as_ref().is_none_or(|least| moved < *least) {
                least = Some(moved);
            }
        }
    });
    least.expect("there is an order")
}

/// The first of the two bands of C x 2: each class of splits, with the bands that have it; such a
/// band can be completed in as many ways as it can be written out.
pub(super) fn first_of_two(c: usize) -> Vec<BandClass> {
    counted_classes(c)
        .iter()
        .map(|(class, colourings)| {
            let columns = columns(c, &class.splits);
            let f = BigUint::from(*colourings);
            let bands: BigUint = (&class.sequences * &f) << c;
            let size = exact_quotient(&bands, &factorial(2 * c));
            BandClass { size, completions: f, columns: digit_sets(&columns) }
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

    #[test]
    fn sequences_of_splits_are_all_there() {
        for (c, splits, classes) in [(2, 3_u32, 2), (3, 10, 4), (4, 35, 26), (5, 126, 355)] {
            let found = split_classes(c);
            let sequences: BigUint = found.iter().map(|class| &class.sequences).sum();
            assert_eq!(sequences, BigUint::from(splits).pow(c as u32));
            assert_eq!(found.len(), classes);
        }
    }

    /// Goal: meeting in the middle counts what colouring by matchings counts, and 2x5 agrees with
    /// what was published.  Method: one class, which takes the other way a second; all of them.
    #[test]
    fn grids_of_2x5_are_as_published() {
        let five = counted_classes(5);
        let (class, colourings) = &five[7];
        assert_eq!(edge_colourings::count(&columns(5, &class.splits)), *colourings);
        let published = crate::published::grids(crate::shape::Shape::new(2, 5).unwrap()).unwrap();
        assert_eq!(grids(5), published.value());
    }
}
