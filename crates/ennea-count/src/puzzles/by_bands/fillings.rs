//! In how many ways a band with given column sets can be written out, keeping its clues.
//!
//! A box is its columns' sets and its rows' sets: where a column set p and a row set m of a box
//! cross, one digit stands.  So with p fixed, the arrangements of the box are the 216 partitions m
//! into rows that cross it, and a clue says which column set and which row set have its digit.
//! The three boxes of a band fit when their rows are disjoint:
//!
//! ```text
//!   f(p1, p2, p3) = number of disjoint (m1, m2, m3) such that each mi crosses pi and keeps the clues
//! ```
//!
//! A *slab* is f for one p1 and all p2 and p3.  m1 and m2 leave one m3; so the fillings are first
//! counted by m2 and p3, and then added up over the m2 that cross p2.  Rows of the band that hold no
//! clue are interchangeable: m2 takes them in ascending order only, and a slab has f divided by the
//! number of their orders.
//!
//! There are 216 row sets m1 for a p1, and m1 has 56 deals (m2, m3); so f is at most 12,096.
//!
//! Cost: a slab of 280 x 280 some 1.3 million additions of sixteen numbers at a time, or a sixth of
//! it if the rows are interchangeable.  Oracle: `count::column_sets` for bands without clues.

use super::boxes::{Clue, Indices};
use super::ordered_partitions::{NONE, ORDERED, Ordered, OrderedPartitions};

/// One band, its boxes in some order.
pub(super) struct Fillings<'a> {
    partitions: &'a OrderedPartitions,
    /// The rows that cross each index of the first box.
    first: Vec<Vec<Ordered>>,
    /// Rows that cross each index of the second box, by slot; clue-free rows in ascending order.
    second: Vec<Vec<u16>>,
    /// A number for each partition into rows that the second box can have.
    slots: Vec<u16>,
    slot_count: usize,
    /// For each partition into rows that the third box can have, whether it crosses each index: ones and zeros.
    third: Vec<Vec<u8>>,
    pub(super) third_count: usize,
    /// The number of orders of the clue-free rows, by which the numbers of a slab are divided.
    pub(super) row_orders: u16,
}

impl<'a> Fillings<'a> {
    /// A band whose boxes have these clues and these indices.
    pub(super) fn new(
        partitions: &'a OrderedPartitions,
        clues: [&[Clue]; 3],
        boxes: [&Indices; 3],
    ) -> Self {
        let free: Vec<usize> = (0..3)
            .filter(|&row| clues.iter().copied().flatten().all(|clue| clue.row != row))
            .collect();
        let crossing = |number: usize| -> Vec<Vec<Ordered>> {
            let keeps = |rows: &Ordered| {
                let sets = partitions.sets(*rows);
                clues[number].iter().all(|clue| sets[clue.row] & clue.digit != 0)
            };
            let indices = boxes[number].representatives.iter();
            indices.map(|&p| partitions.crossing(p).into_iter().filter(keeps).collect()).collect()
        };
        let mut slots = vec![NONE; ORDERED];
        let mut slot_count = 0;
        let mut second = crossing(1);
        for rows in &mut second {
            rows.retain(|&rows| {
                let sets = partitions.sets(rows);
                free.windows(2).all(|pair| sets[pair[0]] < sets[pair[1]])
            });
            for rows in rows {
                let slot = &mut slots[usize::from(*rows)];
                if *slot == NONE {
                    *slot = slot_count as u16;
                    slot_count += 1;
                }
                *rows = *slot;
            }
        }
        let mut third = vec![Vec::new(); ORDERED];
        for (index, rows) in crossing(2).into_iter().enumerate() {
            for rows in rows {
                let crosses = &mut third[usize::from(rows)];
                crosses.resize(boxes[2].len(), 0);
                crosses[index] = 1;
            }
        }
        Self {
            partitions,
            first: crossing(0),
            second,
            slots,
            slot_count,
            third,
            third_count: boxes[2].len(),
            row_orders: [1, 1, 2, 6][free.len()],
        }
    }

    /// Number of entries of a slab.
    pub(super) fn slab_len(&self) -> usize {
        self.second.len() * self.third_count
    }

    /// Number of slabs.
    pub(super) fn first_count(&self) -> usize {
        self.first.len()
    }

    /// Roughly how many additions of sixteen numbers a slab costs.
    pub(super) fn slab_steps(&self) -> u64 {
        let crossing: usize = self.second.iter().map(Vec::len).sum();
        let first = self.first.first().map_or(0, Vec::len);
        let rows = first * 56 / usize::from(self.row_orders) + crossing;
        (rows * self.third_count.div_ceil(16)) as u64
    }

    /// f, in one order of the clue-free rows, for one index of the first box: for each index of the second, all of the third.
    pub(super) fn slab(&self, first: usize, slab: &mut [u16]) {
        let width = self.third_count;
        // A byte holds even four of these numbers together: with m2 there are 56 pairs (m1, m3).
        let mut by_rows = vec![0_u8; self.slot_count * width];
        for &rows in &self.first[first] {
            for &[second, third] in self.partitions.deals(rows) {
                let slot = self.slots[usize::from(second)];
                if slot != NONE {
                    let counts = &mut by_rows[usize::from(slot) * width..][..width];
                    for (count, crosses) in counts.iter_mut().zip(&self.third[usize::from(third)]) {
                        *count += crosses;
                    }
                }
            }
        }
        for (sums, slots) in slab.chunks_exact_mut(width).zip(&self.second) {
            sums.fill(0);
            let counts = |slot: u16| &by_rows[usize::from(slot) * width..][..width];
            let (fours, left) = slots.as_chunks::<4>();
            for four in fours {
                let [a, b, c, d] = four.map(counts);
                for (k, sum) in sums.iter_mut().enumerate() {
                    *sum += u16::from((a[k] + b[k]) + (c[k] + d[k]));
                }
            }
            for &slot in left {
                for (sum, &count) in sums.iter_mut().zip(counts(slot)) {
                    *sum += u16::from(count);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the numbers are as small as the join needs, and as `docs/essays/counting.md` says.  Method: all choices of
    /// column sets of a band without clues.
    #[test]
    fn a_band_without_clues_is_written_out_in_few_ways() {
        let partitions = OrderedPartitions::new();
        let boxes: [Indices; 3] = std::array::from_fn(|_| Indices::new(&partitions, &[]));
        let fillings = Fillings::new(&partitions, [&[]; 3], boxes.each_ref());
        assert_eq!(fillings.row_orders, 6);
        let mut slab = vec![0; fillings.slab_len()];
        let (mut choices, mut most_ways, mut next) = (0, 0, 0);
        for first in 0..fillings.first_count() {
            fillings.slab(first, &mut slab);
            for (place, &ways) in slab.iter().enumerate() {
                let ways = 6 * ways;
                choices += 1;
                assert_eq!(ways % 12, 0);
                if ways == 1_728 {
                    most_ways += 1;
                    assert_eq!([place / 280, place % 280], [first; 2]);
                } else {
                    next = ways.max(next);
                }
            }
        }
        assert_eq!((choices, most_ways, next), (21_952_000, 280, 864));
    }
}
