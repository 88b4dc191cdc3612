//! The column sets of the three boxes of a stack that can stand below each other.
//!
//! A stack without clues has 94,080 = 1680 56 triples of disjoint partitions; in terms of indices
//! there are 15,680, each of them 6 or 12 times.  Each clue divides their number by about 3.

use super::boxes::{Clue, Indices};
use super::ordered_partitions::OrderedPartitions;
use num_integer::Integer;

/// One stack.
#[derive(Clone, Debug)]
pub(super) struct Stack {
    /// The indices of its boxes that occur, from top to bottom.
    pub(super) boxes: [Indices; 3],
    /// Indices of the three boxes that can stand below each other, with multiplicity.
    pub(super) triples: Vec<([u16; 3], u64)>,
    /// Factor by which all multiplicities have been divided.
    pub(super) factor: u64,
}

impl Stack {
    pub(super) fn new(partitions: &OrderedPartitions, clues: [&[Clue]; 3]) -> Self {
        let mut boxes = clues.map(|clues| Indices::new(partitions, clues));
        let mut found: Vec<[u16; 3]> = Vec::new();
        for (top, _) in partitions.all() {
            let Some(x) = boxes[0].of(top) else { continue };
            for &[middle, bottom] in partitions.deals(top) {
                if let (Some(y), Some(z)) = (boxes[1].of(middle), boxes[2].of(bottom)) {
                    found.push([x, y, z]);
                }
            }
        }
        let mut wanted: [Vec<bool>; 3] = std::array::from_fn(|k| vec![false; boxes[k].len()]);
        for triple in &found {
            for (wanted, &index) in wanted.iter_mut().zip(triple) {
                wanted[usize::from(index)] = true;
            }
        }
        let renumbered: [Vec<u16>; 3] = std::array::from_fn(|k| boxes[k].keep(&wanted[k]));
        for triple in &mut found {
            *triple = std::array::from_fn(|k| renumbered[k][usize::from(triple[k])]);
        }
        found.sort_unstable();
        let mut triples: Vec<([u16; 3], u64)> =
            found.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u64)).collect();
        let factor = triples.iter().fold(0, |factor: u64, (_, count)| factor.gcd(count));
        for (_, count) in &mut triples {
            *count /= factor;
        }
        Self { boxes, triples, factor }
    }
}
