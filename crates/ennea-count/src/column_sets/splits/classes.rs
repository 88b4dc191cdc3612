//! The classes of sequences of splits, built up box by box: 2, 4, 26, 355 and 63,199 for C = 2 to 6.

use super::words::canonical;
use crate::in_order::collected;
use num_bigint::BigUint;
use num_integer::binomial;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A class of sequences of C splits: up to relabelling, exchanging boxes and exchanging sides.
#[derive(Clone, Debug)]
pub(in super::super) struct SplitClass {
    /// The words of a representative's digits.
    pub(super) words: Vec<u8>,
    /// Number of sequences in the class.
    pub(super) sequences: BigUint,
}

impl SplitClass {
    /// The column sets of the representative, box by box, left and right.
    pub(in super::super) fn columns(&self) -> Vec<u64> {
        let boxes = self.words.len() / 2;
        let column = |place: usize, side: u8| {
            let is_there = |&(_, &word): &(usize, &u8)| word >> place & 1 == side;
            self.words
                .iter()
                .enumerate()
                .filter(is_there)
                .fold(0, |set, (digit, _)| set | 1 << digit)
        };
        (0..boxes).flat_map(|place| [column(place, 0), column(place, 1)]).collect()
    }

    /// Number of sequences in the class.
    pub(in super::super) fn sequences(&self) -> &BigUint {
        &self.sequences
    }
}

/// The classes, in the order of their canonical words.  Cost: 2x6 some three seconds of processor time.
pub(super) fn classes(c: usize) -> Vec<SplitClass> {
    let mut found: BTreeMap<_, _> = collected([(vec![0_u8; 2 * c], 1_u64)]);
    for place in 0..c {
        let shorter: Vec<(Vec<u8>, u64)> = found.into_iter().collect();
        let longer: Vec<FxHashMap<Vec<u8>, u64>> =
            shorter.par_iter().map(|(words, sequences)| longer(words, *sequences, place)).collect();
        found = BTreeMap::new();
        for (words, sequences) in longer.into_iter().flatten() {
            *found.entry(words).or_default() += sequences;
        }
    }
    let class = |(words, sequences)| SplitClass { words, sequences: BigUint::from(sequences) };
    found.into_iter().map(class).collect()
}

/// The classes of sequences with one more box, and how many there are.
fn longer(words: &[u8], sequences: u64, place: usize) -> FxHashMap<Vec<u8>, u64> {
    let mut ways: FxHashMap<Vec<u8>, u64> = FxHashMap::default();
    let runs: Vec<&[u8]> = words.chunk_by(|a, b| a == b).collect();
    let mut longer = Vec::new();
    for_each_split(&runs, words.len() / 2, 1 << place, 1, &mut longer, &mut |words, same| {
        let mut words = words.to_vec();
        words.sort_unstable();
        *ways.entry(words).or_default() += same * sequences;
    });
    let mut found = FxHashMap::default();
    for (words, sequences) in ways {
        *found.entry(canonical(&words, place + 1).0).or_default() += sequences;
    }
    found
}

/// Calls `visit` with words where `right` more digits have the bit, and how many choices of digits give
/// them: of digits with the same word only their number matters.
fn for_each_split(
    runs: &[&[u8]],
    right: usize,
    bit: u8,
    same: u64,
    longer: &mut Vec<u8>,
    visit: &mut impl FnMut(&[u8], u64),
) {
    let Some((run, rest)) = runs.split_first() else { return visit(longer, same) };
    let others: usize = rest.iter().map(|run| run.len()).sum();
    for chosen in right.saturating_sub(others)..=right.min(run.len()) {
        let before = longer.len();
        longer.extend((0..run.len()).map(|k| if k < chosen { run[0] | bit } else { run[0] }));
        let same = same * binomial(run.len(), chosen) as u64;
        for_each_split(rest, right - chosen, bit, same, longer, visit);
        longer.truncate(before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequences_of_splits_are_all_there() {
        for (c, splits, count) in [(2, 6_u32, 2), (3, 20, 4), (4, 70, 26), (5, 252, 355)] {
            let found = classes(c);
            let sequences: BigUint = found.iter().map(|class| &class.sequences).sum();
            assert_eq!(sequences, BigUint::from(splits).pow(c as u32));
            assert_eq!(found.len(), count);
        }
    }
}
