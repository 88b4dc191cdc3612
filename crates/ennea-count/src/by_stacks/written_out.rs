//! In how many ways a stack can be written out: L.
//!
//! The stack has C columns; in each each digit is once at most.  Let all bands but the last be given.
//! The columns are numbered by the digits of the first row, which divides L by C!.  After these bands
//! each column lacks three digits, and the last band has one of them in each row.  So for all partitions
//! of the last band at once
//!
//! ```text
//!   L / C!  =  sum over systems of columns S of  (ways to write out the others that lack S) [S goes with the last].
//! ```

use super::partitions::{Partitions, Rows, orders};
use rustc_hash::FxHashMap;

/// The digits of the columns, twelve bits for each.
type Columns = u64;

/// L / C! for these partitions and each as the last.
pub(super) fn ways(partitions: &Partitions, bands: &[Rows]) -> Vec<u32> {
    let (columns, digits) = (partitions.columns, partitions.digits());
    let mut found: FxHashMap<Columns, u32> = FxHashMap::from_iter([(0, 1)]);
    for (band, rows) in bands.iter().enumerate() {
        let choices: Vec<Vec<Columns>> =
            (0..3).map(|row| choices(rows, row, columns, band + usize::from(row) > 0)).collect();
        let mut longer = FxHashMap::default();
        for (before, ways) in found {
            for first in choices[0].iter().filter(|&it| it & before == 0) {
                let before = before | first;
                for second in choices[1].iter().filter(|&it| it & before == 0) {
                    let before = before | second;
                    for third in choices[2].iter().filter(|&it| it & before == 0) {
                        *longer.entry(before | third).or_insert(0) += ways;
                    }
                }
            }
        }
        found = longer;
    }
    let all = (1 << digits) - 1;
    let mut lacking: FxHashMap<Vec<u16>, u32> = FxHashMap::default();
    for (taken, ways) in found {
        let mut sets: Vec<u16> = (0..columns).map(|k| all & !(taken >> (12 * k)) as u16).collect();
        sets.sort_unstable();
        *lacking.entry(sets).or_insert(0) += ways;
    }
    let orders = orders(3);
    let digits_of =
        |&set: &u16| (0..16).map(|digit| set & 1 << digit).filter(|&digit| digit != 0).collect();
    let mut sums = vec![0; partitions.len()];
    for (sets, ways) in lacking {
        let digits: Vec<Vec<u16>> = sets.iter().map(digits_of).collect();
        // The first column's digits are in the rows as they come.
        let first = [digits[0][0], digits[0][1]];
        for_each_last(&digits[1..], &orders, first, &mut |[first, second]| {
            sums[partitions.with(first, second)] += ways;
        });
    }
    sums
}

/// The ways to put the digits of a row into columns, or only one if they number these.
fn choices(rows: &Rows, row: u8, columns: usize, is_free: bool) -> Vec<Columns> {
    let digits: Vec<usize> = (0..3 * columns).filter(|&digit| rows[digit] == row).collect();
    let orders = orders(columns as u8).into_iter().take(if is_free { usize::MAX } else { 1 });
    let put = |order: Vec<u8>| {
        order
            .iter()
            .zip(0..)
            .fold(0, |all, (&k, column)| all | 1 << (12 * column + digits[usize::from(k)]))
    };
    orders.map(put).collect()
}

/// Calls `visit` with the first two rows of the last band, for all orders of the digits of the columns.
fn for_each_last(
    columns: &[Vec<u16>],
    orders: &[Vec<u8>],
    rows: [u16; 2],
    visit: &mut impl FnMut([u16; 2]),
) {
    let Some((digits, rest)) = columns.split_first() else { return visit(rows) };
    for order in orders {
        let digit = |row: usize| digits[usize::from(order[row])];
        for_each_last(rest, orders, [rows[0] | digit(0), rows[1] | digit(1)], visit);
    }
}
