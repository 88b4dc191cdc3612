//! Edge colourings for two bands of five rows: by meeting in the middle.
//!
//! Given are C = 5 splits of ten digits: for each row of the upper band the digits that stand in
//! its left boxes' columns; see `two_bands`.  Seen the other way round it is a stack of 2 x 5 boxes
//! with the digits of each of its ten rows given, two rows for each split, and the C columns are to
//! be filled so that no digit stands twice in one.  After some splits all that matters further on is
//! which digits each column has had, S.  So with the splits in two groups
//!
//! ```text
//!   colourings = sum over S of  l2(S; two splits) l3(complement of S; three splits),
//! ```
//!
//! where l counts fillings.  The columns are interchangeable: in l2 they are numbered by the digits
//! of the first row; l3 is found by the sorted columns.  Three splits fall into few classes,
//! up to exchanging them and their sides and relabelling, with one table l3 for each.
//!
//! Source: `[Pettersen2005]`'s idea of column sets, once more.
//! Cost: 355 classes of five splits in a few seconds on one core.

use super::words::word;
use crate::count::orders::for_each_order;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// C.
const COLUMNS: usize = 5;
/// 2C.
const DIGITS: usize = 2 * COLUMNS;
/// All digits.
const ALL: u16 = (1 << DIGITS) - 1;

/// The digits that each column has had.
type Columns = [u16; COLUMNS];

/// The bits of a number of ways, next to the fifty of its columns.
const WAYS: u32 = 14;

/// l3 by sorted columns, in their order.
type Table = Vec<(u64, u64)>;

/// The number of colourings for each of these sequences of five splits.
pub(super) fn count(sequences: &[Vec<u64>]) -> Vec<u64> {
    let pairs = Pairs::new();
    let groups = groups(sequences);
    let counted: Vec<Vec<u64>> = groups
        .par_iter()
        .with_max_len(1)
        .map(|group| {
            let chosen: Vec<_> = group.iter().map(|&place| sequences[place].clone()).collect();
            count_group(&chosen, &pairs)
        })
        .collect();
    let mut colourings = vec![0; sequences.len()];
    for (place, number) in groups.iter().flatten().zip(counted.into_iter().flatten()) {
        colourings[*place] = number;
    }
    colourings
}

/// The places of the sequences that share a table l3, in ascending order.
pub(super) fn groups(sequences: &[Vec<u64>]) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<[u64; DIGITS], Vec<usize>> = BTreeMap::new();
    for (place, splits) in sequences.iter().enumerate() {
        groups.entry(Plan::new(splits).triple).or_default().push(place);
    }
    groups.into_values().collect()
}

/// The number of colourings for each of the sequences of a [group](groups).
pub(super) fn count_group(sequences: &[Vec<u64>], pairs: &Pairs) -> Vec<u64> {
    let plans: Vec<Plan> = sequences.iter().map(|splits| Plan::new(splits)).collect();
    let Some(first) = plans.first() else { return Vec::new() };
    assert!(plans.iter().all(|plan| plan.triple == first.triple), "they share a table");
    let table = table(&first.triple, pairs);
    plans.par_iter().with_max_len(1).map(|plan| plan.count(pairs, &table)).collect()
}

/// l2 of two splits, by how many digits are left in both.
#[derive(Debug)]
pub(super) struct Pairs(Vec<Vec<(Columns, u64)>>);

impl Pairs {
    /// The left sides are the digits 0 to 4, and the first `common` of these with the first others.
    pub(super) fn new() -> Self {
        let first: u16 = (1 << COLUMNS) - 1;
        let list = |common: usize| {
            let second = (first >> (COLUMNS - common)) | (first >> common) << COLUMNS;
            if 2 * common < COLUMNS {
                Vec::new()
            } else {
                two([first, second]).into_iter().collect()
            }
        };
        Self((0..=COLUMNS).into_par_iter().map(list).collect())
    }

    /// Calls `visit` with the columns after these splits, and in how many ways.
    fn visit(&self, [first, mut second]: [u16; 2], mut visit: impl FnMut(Columns, u64)) {
        if 2 * (first & second).count_ones() < COLUMNS as u32 {
            second = ALL & !second;
        }
        // What the digits of the list are here: left and left, left and right, and so on.
        let groups = [first & second, first & !second, second & !first, ALL & !(first | second)];
        let mut labels = groups.into_iter().flat_map(|mut group| {
            std::iter::from_fn(move || {
                let digit = group & group.wrapping_neg();
                group ^= digit;
                (digit != 0).then_some(digit)
            })
        });
        let labels: [u16; DIGITS] = std::array::from_fn(|_| labels.next().expect("ten digits"));
        let images: Vec<u16> = (0..=ALL)
            .map(|set| {
                (0..DIGITS).fold(0, |all, k| if set >> k & 1 == 1 { all | labels[k] } else { all })
            })
            .collect();
        for (columns, ways) in &self.0[(first & second).count_ones() as usize] {
            visit(columns.map(|column| images[usize::from(column)]), *ways);
        }
    }
}

/// A sequence of splits in two groups.
#[derive(Debug)]
struct Plan {
    /// The two splits, with the labels of the triple.
    pair: [u16; 2],
    /// The class of the others: the words of its digits, sorted.
    triple: [u64; DIGITS],
}

impl Plan {
    /// The two splits that are most alike are taken together: so l2 has fewest terms.
    fn new(splits: &[u64]) -> Self {
        let alike = |a: usize, b: usize| {
            let common = (splits[a] & splits[b]).count_ones() as usize;
            common.max(COLUMNS - common)
        };
        let pairs = (0..COLUMNS).flat_map(|a| (0..a).map(move |b| (b, a)));
        let (a, b) = pairs.max_by_key(|&(a, b)| alike(a, b)).expect("there are pairs");
        let mut others: Vec<u64> =
            (0..COLUMNS).filter(|&k| k != a && k != b).map(|k| splits[k]).collect();
        let mut least: Option<([u64; DIGITS], [usize; DIGITS])> = None;
        for_each_order(&mut others, 0, &mut |others| {
            for flips in 0..8 {
                let word = |&digit: &usize| word(others, digit) ^ flips;
                let mut digits: [usize; DIGITS] = std::array::from_fn(|digit| digit);
                digits.sort_by_key(word);
                let words = digits.map(|digit| word(&digit));
                if least.as_ref().is_none_or(|(least, _)| words < *least) {
                    least = Some((words, digits));
                }
            }
        });
        let (triple, digits) = least.expect("there is an order");
        let relabelled = |split: u64| {
            digits
                .iter()
                .zip(0..)
                .fold(0, |set, (&digit, label)| set | ((split >> digit & 1) as u16) << label)
        };
        Self { pair: [splits[a], splits[b]].map(relabelled), triple }
    }

    fn count(&self, pairs: &Pairs, table: &Table) -> u64 {
        let mut rests = Vec::new();
        pairs.visit(self.pair, |columns, ways| {
            rests.push(with_ways(packed(columns.map(|column| ALL & !column)), ways));
        });
        rests.sort_unstable();
        let (mut sum, mut table) = (0, table.iter().peekable());
        for rest in rests {
            let (columns, ways) = (rest >> WAYS, rest & ((1 << WAYS) - 1));
            while table.next_if(|entry| entry.0 < columns).is_some() {}
            if let Some(entry) = table.peek().filter(|entry| entry.0 == columns) {
                sum += ways * entry.1;
            }
        }
        sum * (1..=COLUMNS as u64).product::<u64>()
    }
}

/// The columns after two splits and in how many ways, the columns numbered by the first row.
fn two([first, second]: [u16; 2]) -> FxHashMap<Columns, u64> {
    let mut start = [0; COLUMNS];
    let mut left = first;
    for column in &mut start {
        *column = left & left.wrapping_neg();
        left ^= *column;
    }
    let mut found = FxHashMap::from_iter([(start, 1)]);
    for row in [ALL & !first, second, ALL & !second] {
        let mut longer = FxHashMap::default();
        for (columns, ways) in found {
            for_each_filling(columns, row, 0, &mut |columns| {
                *longer.entry(columns).or_insert(0) += ways;
            });
        }
        found = longer;
    }
    found
}

/// Calls `visit` with the columns after one more row with these digits, in every way.
fn for_each_filling(columns: Columns, row: u16, at: usize, visit: &mut impl FnMut(Columns)) {
    if at == COLUMNS {
        return visit(columns);
    }
    let mut choices = row & !columns[at];
    while choices != 0 {
        let digit = choices & choices.wrapping_neg();
        choices ^= digit;
        let mut columns = columns;
        columns[at] |= digit;
        for_each_filling(columns, row ^ digit, at + 1, visit);
    }
}

/// l3 for digits with these words.
fn table(words: &[u64; DIGITS], pairs: &Pairs) -> Table {
    let splits: [u16; 3] = std::array::from_fn(|k| {
        words.iter().zip(0..).fold(0, |set, (word, label)| set | ((word >> k & 1) as u16) << label)
    });
    let alike = |&[a, b, _]: &[usize; 3]| {
        let common = (splits[a] & splits[b]).count_ones();
        common.max(COLUMNS as u32 - common)
    };
    let [a, b, last] =
        [[0, 1, 2], [0, 2, 1], [1, 2, 0]].into_iter().max_by_key(alike).expect("there are three");
    let mut found = Vec::new();
    pairs.visit([splits[a], splits[b]], |columns, ways| {
        found.push(with_ways(packed(columns), ways));
    });
    let mut found = summed(found);
    for row in [splits[last], ALL & !splits[last]] {
        let mut longer = Vec::new();
        for &(columns, ways) in &found {
            for_each_filling(unpacked(columns), row, 0, &mut |columns| {
                longer.push(with_ways(packed(columns), ways));
            });
        }
        found = summed(longer);
    }
    // Each filling was found once for all orders of its columns; those of equal columns, however,
    // belong to the same order.
    for (columns, ways) in &mut found {
        let equal = unpacked(*columns);
        for run in equal.chunk_by(|a, b| a == b) {
            *ways *= (1..=run.len() as u64).product::<u64>();
        }
    }
    found
}

/// Columns and ways in one word: sorting these is faster than a hash table of six million columns.
fn with_ways(columns: u64, ways: u64) -> u64 {
    assert!(ways >> WAYS == 0, "few ways to the same columns");
    columns << WAYS | ways
}

/// The ways to the same columns together, by the columns.
fn summed(mut found: Vec<u64>) -> Table {
    found.sort_unstable();
    found
        .chunk_by(|a, b| a >> WAYS == b >> WAYS)
        .map(|same| (same[0] >> WAYS, same.iter().map(|ways| ways & ((1 << WAYS) - 1)).sum()))
        .collect()
}

/// The columns in ascending order, ten bits each.
fn packed(mut columns: Columns) -> u64 {
    // Nine exchanges sort five numbers.
    for (a, b) in [(0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)] {
        let (low, high) = (columns[a].min(columns[b]), columns[a].max(columns[b]));
        (columns[a], columns[b]) = (low, high);
    }
    columns.iter().fold(0, |all, &column| all << DIGITS | u64::from(column))
}

fn unpacked(columns: u64) -> Columns {
    std::array::from_fn(|k| (columns >> (DIGITS * (COLUMNS - 1 - k))) as u16 & ALL)
}
