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
//! Rows are put in order, so that matrices which differ by the order of their rows are met once.
//!
//! Cost: 5x2 some milliseconds, 6x2 seconds.  Oracle: [`enumerate`](super::enumerate) for 2x2 and 3x2; it is
//! one itself for the classes of splits of [`column_sets`](crate::column_sets).

use crate::orders::for_each_order;
use ennea_base::numbers::factorial;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// The entries of a row, two bits for each.  Rows that a smaller matrix has not are empty.
type Matrix = [u16; MOST];

/// The largest C.
const MOST: usize = 6;

/// The number of bands of `c` boxes of `c` rows and two columns, for c <= 6.
///
/// ```
/// assert_eq!(ennea::count::oracles::two_columns::bands(2), 96_u32.into());
/// ```
///
/// # Panics
/// If c is larger.
pub fn bands(c: usize) -> BigUint {
    assert!(c <= MOST, "six rows at most");
    let mut columns: Vec<usize> = (0..c).collect();
    let mut steps: Vec<Matrix> = Vec::new();
    for_each_order(&mut columns, 0, &mut |order| {
        let mut step = [0; MOST];
        for (row, column) in step.iter_mut().zip(order) {
            *row = 1 << (2 * column);
        }
        steps.push(step);
    });
    // Each matrix with its rows in order, and the sequences that add up to it in any order of rows.
    let mut sums: FxHashMap<Matrix, u64> = FxHashMap::from_iter([([0; MOST], 1)]);
    for _ in 0..c {
        let mut longer = FxHashMap::default();
        for (sum, ways) in sums {
            for step in &steps {
                let mut next: Matrix = std::array::from_fn(|row| sum[row] + step[row]);
                // An entry of 3 has both bits set.
                if next.iter().all(|row| row & row >> 1 & ONES == 0) {
                    next[..c].sort_unstable();
                    *longer.entry(next).or_insert(0) += ways;
                }
            }
        }
        sums = longer;
    }
    let twos = 2 * (ONES & ((1 << (2 * c)) - 1));
    let all_orders = factorial(c);
    let pairs = |(sum, ways): (&Matrix, &u64)| {
        let mut rest = *sum;
        rest[..c].iter_mut().for_each(|row| *row = twos - *row);
        rest[..c].sort_unstable();
        let same = sum[..c].chunk_by(|a, b| a == b).map(|run| factorial(run.len()));
        let orders = &all_orders / same.product::<BigUint>();
        Some(BigUint::from(*ways) * sums.get(&rest)? / orders)
    };
    let sequences: BigUint = sums.iter().filter_map(pairs).sum();
    sequences << (c * c)
}

/// The lower bit of each entry.
const ONES: u16 = 0x5555;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column_sets;
    use ennea_base::Shape;

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
