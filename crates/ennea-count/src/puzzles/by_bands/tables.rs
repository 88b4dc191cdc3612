//! All fillings of a band as numbers that fit seven bits, and a part of them side by side.
//!
//! ```text
//!   fillings = 2^h (byte + beyond)      byte = min(fillings / 2^h, 127)
//! ```
//!
//! with the greatest h with which 2^h divides all of them.  In all bands that were looked at fillings / 2^h is at most 192,
//! and of a million at most a hundred are beyond 127: those of boxes with the same column sets, or nearly.
//!
//! Source: ours.  Cost: that of the fillings, and a pass over them; a byte moved for each number that is put side by side.
//! Memory: a byte for each filling, 22 MB at most; while they are made, three times that.  Oracle: the slabs of
//! [`fillings`](super::fillings), in the tests.

use super::fillings::Fillings;
use super::products::{LINE, MOST};
use crate::each::each;
use ennea_base::progress::{Progress, Stopped};
use rayon::prelude::*;

/// All fillings of a band: by the index in the outer, the inner, the last stack.
pub(super) struct Table {
    /// The exponent of the greatest power of two that divides all fillings; by it they are divided here.
    pub(super) halvings: u32,
    /// The fillings, but [`MOST`] where they are more.
    bytes: Vec<u8>,
    /// Fillings beyond that, in the order of the fillings.
    beyond: Vec<Beyond>,
    /// Start of each index in the outer and index in the inner stack in `beyond`, with the end of
    /// all.
    starts: Vec<u32>,
    inner: usize,
    last: usize,
}

/// Fillings that a byte of a table is too small for.
#[derive(Clone, Copy)]
pub(super) struct Beyond {
    /// The index in the last stack.
    pub(super) last: u16,
    /// The fillings beyond [`MOST`].
    pub(super) fillings: u16,
}

impl Table {
    /// The steps to make one.
    pub(super) fn steps(band: &Fillings) -> u64 {
        band.first_count() as u64 * band.slab_steps()
    }

    /// Counts all fillings of a band; `inner` is the number of column sets of its box in the inner stack.
    ///
    /// # Errors
    /// [`Stopped`], soon after the progress says so.
    pub(super) fn new(
        band: &Fillings,
        inner: usize,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let slab_len = band.slab_len();
        let last = slab_len / inner;
        let mut fillings = vec![0; band.first_count() * slab_len];
        let slabs = each(fillings.chunks_mut(slab_len).enumerate(), progress, |(first, slab)| {
            band.slab(first, slab);
            progress.advance(band.slab_steps());
            Ok(slab.iter().fold(0, |bits, filling| bits | filling))
        })?;
        let bits: u16 = slabs.into_iter().fold(0, |a, b| a | b);
        let halvings = if bits == 0 { 0 } else { bits.trailing_zeros() };
        let most = u16::from(MOST);
        let bytes =
            fillings.par_iter().map(|filling| (filling >> halvings).min(most) as u8).collect();
        let mut beyond = Vec::new();
        let mut starts = vec![0];
        for row in fillings.chunks_exact(last) {
            if row.iter().fold(0, |max, &filling| filling.max(max)) >> halvings > most {
                let numbered = (0..).zip(row.iter().map(|filling| filling >> halvings));
                let those = numbered.filter(|&(_, filling)| filling > most);
                beyond.extend(those.map(|(last, f)| Beyond { last, fillings: f - most }));
            }
            starts.push(beyond.len() as u32);
        }
        Ok(Self { halvings, bytes, beyond, starts, inner, last })
    }

    /// The fillings with these indices in the outer and the inner stack, and what is beyond.
    fn row(&self, outer: u16, inner: usize) -> (&[u8], &[Beyond]) {
        let number = usize::from(outer) * self.inner + inner;
        let [from, to] = [0, 1].map(|k| self.starts[number + k] as usize);
        (&self.bytes[number * self.last..][..self.last], &self.beyond[from..to])
    }

    /// The fillings with these indices in the outer stack side by side, each less `shift`.
    pub(super) fn gathered(&self, outer: Vec<u16>, wanted: &[bool], shift: u8) -> Gathered<'_> {
        let len = outer.len();
        let mut bytes = vec![0; self.inner * self.last * len + LINE];
        let rows = bytes.par_chunks_exact_mut(self.last * len).zip(wanted).enumerate();
        let beyond = rows.map(|(inner, (bytes, &wanted))| {
            let mut places = Vec::new();
            if wanted {
                for (place, &outer) in outer.iter().enumerate() {
                    let (row, beyond) = self.row(outer, inner);
                    for (segment, &byte) in bytes.chunks_exact_mut(len).zip(row) {
                        segment[place] = byte.wrapping_sub(shift);
                    }
                    places.extend(beyond.iter().map(|&beyond| (place, beyond)));
                }
            }
            places
        });
        let beyond = beyond.collect();
        Gathered { table: self, outer, bytes, beyond }
    }
}

/// Segments by the index in the inner stack, then in the last.
pub(super) struct Gathered<'a> {
    table: &'a Table,
    /// The index in the outer stack of each place of a segment.
    outer: Vec<u16>,
    /// The segments, and [`LINE`] bytes more.
    bytes: Vec<u8>,
    /// Fillings missing from the segments, with their places in them, by the index in the inner
    /// stack.
    beyond: Vec<Vec<(usize, Beyond)>>,
}

impl Gathered<'_> {
    /// The length of a segment.
    pub(super) fn len(&self) -> usize {
        self.outer.len()
    }

    /// The segments by the index in the last stack, and [`LINE`] bytes more.
    pub(super) fn row(&self, inner: u16) -> &[u8] {
        let len = self.table.last * self.outer.len();
        &self.bytes[usize::from(inner) * len..][..len + LINE]
    }

    /// The sum of each segment before the shift, by the indices in the inner stack that are wanted, then in the last.
    pub(super) fn sums(&self, wanted: &[bool]) -> Vec<Vec<u32>> {
        let of_row = |(inner, &wanted): (usize, &bool)| {
            let mut sums = vec![0; if wanted { self.table.last } else { 0 }];
            for &outer in &self.outer {
                for (sum, &byte) in sums.iter_mut().zip(self.table.row(outer, inner).0) {
                    *sum += u32::from(byte);
                }
            }
            sums
        };
        wanted.par_iter().enumerate().map(of_row).collect()
    }

    /// Fillings missing from the segments with an index in the inner stack, with their places in
    /// them.
    pub(super) fn beyond(&self, inner: u16) -> &[(usize, Beyond)] {
        &self.beyond[usize::from(inner)]
    }

    /// The fillings at a place of the segments by the index in the last stack, and what is beyond.
    pub(super) fn at(&self, place: usize, inner: u16) -> (&[u8], &[Beyond]) {
        self.table.row(self.outer[place], usize::from(inner))
    }
}

#[cfg(test)]
mod tests {
    use super::super::boxes::Clues;
    use super::super::ordered_partitions::OrderedPartitions;
    use super::super::products::SHIFT;
    use super::super::stacks::Stack;
    use super::*;
    use ennea_base::Filling;

    /// Goal: nothing is lost in a table, nor side by side.  Method: bands with no clue, one and two, whose fillings share
    /// different powers of two and go beyond a byte; the slabs themselves.
    #[test]
    fn tables_have_all_fillings() {
        let partitions = OrderedPartitions::new();
        let puzzle: Filling = format!("{:.<81}", ".....4.......7.............1").parse().unwrap();
        let clues = Clues::of(&puzzle);
        let stacks: [Stack; 3] = std::array::from_fn(|stack| {
            Stack::new(&partitions, std::array::from_fn(|band| &clues.0[band][stack][..]))
        });
        for (band, halvings) in [(0, 0), (1, 1), (2, 1)] {
            let clues = [0, 1, 2].map(|stack| &clues.0[band][stack][..]);
            let boxes = [0, 1, 2].map(|stack| &stacks[stack].boxes[band]);
            let fillings = Fillings::new(&partitions, clues, boxes);
            let [inner, last] = [boxes[1].len(), boxes[2].len()];
            let table = Table::new(&fillings, inner, &()).unwrap();
            assert_eq!(table.halvings, halvings, "band {band}");
            assert!(!table.beyond.is_empty(), "band {band}");
            let outer: Vec<u16> = (0..boxes[0].len() as u16).step_by(5).take(56).collect();
            let gathered = table.gathered(outer.clone(), &vec![true; inner], SHIFT);
            let mut slab = vec![0; fillings.slab_len()];
            for (place, &first) in outer.iter().enumerate() {
                fillings.slab(first.into(), &mut slab);
                for (k, &expected) in slab.iter().enumerate() {
                    let (second, third) = (k / last, k % last);
                    let (bytes, beyond) = gathered.at(place, second as u16);
                    let beyond = beyond.iter().find(|beyond| usize::from(beyond.last) == third);
                    let all = u64::from(bytes[third]) + beyond.map_or(0, |b| b.fillings.into());
                    assert_eq!(all << halvings, u64::from(expected));
                    let byte = gathered.row(second as u16)[third * outer.len() + place];
                    assert_eq!(u64::from(byte.wrapping_add(SHIFT)), all.min(MOST.into()));
                }
            }
        }
    }
}
