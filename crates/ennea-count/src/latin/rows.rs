//! Counts Latin squares row by row, and 0-1 matrices: the simple way.
//!
//! Of the rows so far it is remembered which digits each column has had, the columns in ascending order;
//! with how many ways to come there.  No graph is looked at, and no symmetry but that of the columns.
//! With the first row in order the ways are N! times fewer.
//!
//! Cost: N = 7 some 0.1 s, N = 8 minutes.  Oracle of `squares`.

use super::squares::{Level, Squares};
use ennea_base::numbers::factorial;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// The greatest order that takes less than a second.
pub const ORDER_MAX: usize = 7;

/// The digits that each column has had, N bits each, the least first.
type Columns = u64;

/// Counts the Latin squares of an order, and what there is after the first rows.  The number of classes is
/// not found, and left 0.
///
/// # Panics
/// If the order is 0 or above 8.
pub fn count(n: usize) -> Squares {
    assert!((1..=8).contains(&n), "orders from 1 to 8");
    let start = (0..n).rev().fold(0, |all, digit| all << n | 1 << digit);
    let mut ways: FxHashMap<Columns, u64> = FxHashMap::from_iter([(start, 1)]);
    let mut levels = Vec::new();
    for rows in 1..=n {
        if rows > 1 {
            ways = one_row_more(n, &ways);
        }
        levels.push(Level {
            rows,
            classes: 0,
            graphs: ways.keys().map(|&columns| orders(n, columns)).sum(),
            rectangles: factorial(n) * ways.values().sum::<u64>(),
        });
    }
    let squares = levels[n - 1].rectangles.clone();
    levels.truncate(n / 2);
    Squares { order: n, levels, squares }
}

fn one_row_more(n: usize, ways: &FxHashMap<Columns, u64>) -> FxHashMap<Columns, u64> {
    let mut longer = FxHashMap::default();
    for (&columns, &ways) in ways {
        fill(n, &mut unpacked(n, columns), 0, 0, &mut |columns| {
            let mut sorted = columns.to_vec();
            sorted.sort_unstable();
            let packed = sorted.iter().rev().fold(0, |all, &set| all << n | set);
            *longer.entry(packed).or_default() += ways;
        });
    }
    longer
}

/// Puts a digit into each column from this one on, in every way.
fn fill(n: usize, columns: &mut [u64], at: usize, used: u64, visit: &mut impl FnMut(&[u64])) {
    if at == n {
        return visit(columns);
    }
    for digit in (0..n).map(|digit| 1 << digit) {
        if (columns[at] | used) & digit == 0 {
            columns[at] |= digit;
            fill(n, columns, at + 1, used | digit, visit);
            columns[at] ^= digit;
        }
    }
}

fn unpacked(n: usize, columns: Columns) -> Vec<u64> {
    (0..n).map(|column| columns >> (n * column) & ((1 << n) - 1)).collect()
}

/// In how many orders the columns can stand.
fn orders(n: usize, columns: Columns) -> BigUint {
    let columns = unpacked(n, columns);
    let equal = columns.chunk_by(|a, b| a == b).map(|run| factorial(run.len()));
    factorial(n) / equal.product::<BigUint>()
}

/// The 0-1 matrices with N rows and N columns that all have the sum k: labelled k-regular bipartite
/// graphs.  Row by row it is remembered how many columns have had how many ones.
///
/// Cost: milliseconds up to N = 11.
pub fn matrices(n: usize, k: usize) -> BigUint {
    let mut start = vec![0; k + 1];
    start[0] = n;
    let mut ways: FxHashMap<Vec<usize>, BigUint> = FxHashMap::from_iter([(start, 1_u8.into())]);
    for _ in 0..n {
        let mut longer = FxHashMap::default();
        for (columns, ways) in ways {
            one_more(&columns, k, k, columns.clone(), ways, &mut longer);
        }
        ways = longer;
    }
    let mut end = vec![0; k + 1];
    end[k] = n;
    ways.remove(&end).unwrap_or_default()
}

/// Chooses `left` columns that get a one, of those with fewer than `sum` before.
fn one_more(
    columns: &[usize],
    sum: usize,
    left: usize,
    now: Vec<usize>,
    ways: BigUint,
    found: &mut FxHashMap<Vec<usize>, BigUint>,
) {
    if sum == 0 {
        if left == 0 {
            *found.entry(now).or_default() += ways;
        }
        return;
    }
    let have = columns[sum - 1];
    for chosen in 0..=left.min(have) {
        let mut now = now.clone();
        now[sum - 1] -= chosen;
        now[sum] += chosen;
        let choices = factorial(have) / (factorial(chosen) * factorial(have - chosen));
        one_more(columns, sum - 1, left - chosen, now, &ways * choices, found);
    }
}
