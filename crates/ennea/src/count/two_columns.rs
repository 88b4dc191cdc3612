//! Counts bands of C boxes that have C rows and two columns: a sum over matrices.
//!
//! In such a band, of 2C digits, each digit stands once in each box and once in each row: its places
//! are a permutation of C points.  A row of a box has two digits, in either order.  So with the
//! permutation matrices P
//!
//! ```text
//!   bands = 2^(C C)  number of sequences of 2C matrices P that add up to 2 in all entries,
//! ```
//!
//! and such a sequence is two of C matrices each, adding up to A and to 2 - A.
//!
//! Cost: 5x2 a second.  Oracle: [`enumerate`](super::enumerate) for 2x2 and 3x2; it is one itself for
//! the classes of splits of [`column_sets`](super::column_sets).

use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// The number of bands of `c` boxes of `c` rows and two columns, for c <= 5.
///
/// ```
/// assert_eq!(ennea::count::two_columns::bands(2), 96_u32.into());
/// ```
///
/// # Panics
/// If c is larger.
pub fn bands(c: usize) -> BigUint {
    assert!(c <= 5, "25 entries of two bits are a word");
    let steps: Vec<u64> = permutations(c);
    let mut sums: FxHashMap<u64, u64> = FxHashMap::from_iter([(0, 1)]);
    for _ in 0..c {
        let mut longer = FxHashMap::default();
        for (sum, ways) in sums {
            // An entry of 3 has both bits set.
            let good = |next: &u64| next & next >> 1 & ONES == 0;
            for next in steps.iter().map(|step| sum + step).filter(good) {
                *longer.entry(next).or_insert(0) += ways;
            }
        }
        sums = longer;
    }
    let twos = 2 * (ONES & ((1 << (2 * c * c)) - 1));
    let sequences: BigUint = sums
        .iter()
        .filter_map(|(sum, ways)| Some(BigUint::from(*ways) * *sums.get(&(twos - sum))?))
        .sum();
    sequences << (c * c)
}

/// The lower bit of each entry.
const ONES: u64 = 0x5555_5555_5555_5555;

/// All permutation matrices, two bits for each entry.
fn permutations(c: usize) -> Vec<u64> {
    let mut found = vec![(0, 0_u32)];
    for row in 0..c {
        let longer = |(matrix, used): (u64, u32)| {
            let free = (0..c).filter(move |column| used >> column & 1 == 0);
            free.map(move |column| (matrix | 1 << (2 * (row * c + column)), used | 1 << column))
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    found.into_iter().map(|(matrix, _)| matrix).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::column_sets;
    use crate::shape::Shape;

    /// Goal: two ways agree.  Method: first bands by column sets, which know no matrices.
    #[test]
    fn bands_are_those_of_column_sets() {
        for c in 3..=5 {
            let shape = Shape::new(c, 2).expect("a shape");
            let found = column_sets::first_bands(shape).expect("it has column sets");
            assert_eq!(bands(c), found.bands(), "{shape}");
        }
    }
}
