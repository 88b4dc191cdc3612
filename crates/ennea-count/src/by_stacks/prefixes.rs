//! Lists of partitions up to relabelling, order of bands and order of rows; and how a list is recognised.
//!
//! A list is recognised partition by partition: it has a class and a relabelling that takes it to the
//! representative, and of a class and one more partition both are in a table.

use super::partitions::{IDENTITY, Partitions, Relabelling, Rows, orders, relabelled};
use crate::in_order::collected;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The classes of lists of one length.
#[derive(Debug)]
pub(super) struct Level {
    pub(super) classes: Vec<Class>,
    /// For each class of shorter lists and each partition, the class, and where its digits go.
    longer: Vec<Vec<(u16, Relabelling)>>,
}

/// Lists that relabelling and exchanging bands make of one.
#[derive(Clone, Debug)]
pub(super) struct Class {
    /// A representative, with the rows of each partition in any order.
    pub(super) bands: Vec<Rows>,
    /// Number of lists in the class.
    pub(super) lists: u64,
}

/// The classes of lists of each length, from none on.
#[derive(Debug)]
pub(super) struct Levels(Vec<Level>);

impl Levels {
    /// For lists up to a length.  Cost: some seconds of processor time for lists of three with twelve digits.
    pub(super) fn new(partitions: &Partitions, length: usize) -> Self {
        let none = Class { bands: Vec::new(), lists: 1 };
        let mut levels = vec![Level { classes: vec![none], longer: Vec::new() }];
        for bands in 1..=length {
            let next = levels[bands - 1].next(partitions, bands);
            levels.push(next);
        }
        Self(levels)
    }

    /// The classes of lists of this length.
    pub(super) fn classes(&self, length: usize) -> &[Class] {
        &self.0[length].classes
    }

    /// Finds the class of a list, and the relabelling that takes the list to the representative.
    pub(super) fn recognise(
        &self,
        partitions: &Partitions,
        bands: &[&Rows],
    ) -> (usize, Relabelling) {
        let (mut class, mut by) = (0, IDENTITY);
        for (length, rows) in bands.iter().enumerate() {
            let place = partitions.place(&relabelled(rows, &by));
            let (next, then) = self.longer(length, class, place);
            (class, by) = (next, by.map(|digit| then[usize::from(digit)]));
        }
        (class, by)
    }

    /// The class of a list with one more partition, and where its digits go.
    pub(super) fn longer(
        &self,
        length: usize,
        class: usize,
        place: usize,
    ) -> (usize, &Relabelling) {
        let (class, by) = &self.0[length + 1].longer[class][place];
        (usize::from(*class), by)
    }
}

impl Level {
    fn next(&self, partitions: &Partitions, length: usize) -> Self {
        let (bands, rows) = (orders(length as u8), orders(3));
        let digits = partitions.digits();
        let longer: Vec<Vec<(Vec<u16>, Relabelling)>> = self
            .classes
            .iter()
            .map(|class| {
                let with = |place: usize| {
                    let list = [&class.bands[..], &[*partitions.rows(place)]].concat();
                    canonical(&list, digits, &bands, &rows)
                };
                (0..partitions.len()).into_par_iter().map(with).collect()
            })
            .collect();
        let mut found: BTreeMap<&Vec<u16>, u64> = BTreeMap::new();
        for (class, longer) in self.classes.iter().zip(&longer) {
            for (words, _) in longer {
                *found.entry(words).or_default() += class.lists;
            }
        }
        let places: BTreeMap<&Vec<u16>, u16> = collected(found.keys().copied().zip(0..));
        let classes = found
            .iter()
            .map(|(words, &lists)| Class { bands: bands_of(words, length), lists })
            .collect();
        let longer = longer
            .iter()
            .map(|longer| longer.iter().map(|(words, by)| (places[words], *by)).collect())
            .collect();
        Self { classes, longer }
    }
}

/// The least sorted words of the digits, over all orders of bands and of the rows of each; and which place
/// each digit has among them.
fn canonical(
    list: &[Rows],
    digits: usize,
    bands: &[Vec<u8>],
    rows: &[Vec<u8>],
) -> (Vec<u16>, Relabelling) {
    let mut least: Option<Vec<(u16, u8)>> = None;
    for bands in bands {
        for choice in 0..rows.len().pow(list.len() as u32) {
            let mut words: Vec<(u16, u8)> = (0..digits as u8).map(|digit| (0, digit)).collect();
            let mut choice = choice;
            for &band in bands {
                let rows = &rows[choice % rows.len()];
                choice /= 6;
                for (word, digit) in &mut words {
                    let row = list[usize::from(band)][usize::from(*digit)];
                    *word = 3 * *word + u16::from(rows[usize::from(row)]);
                }
            }
            words.sort_unstable();
            let is_less = |least: &Vec<(u16, u8)>| {
                words.iter().map(|word| word.0).lt(least.iter().map(|word| word.0))
            };
            if least.as_ref().is_none_or(is_less) {
                least = Some(words);
            }
        }
    }
    let least = least.expect("there is an order");
    let mut by = IDENTITY;
    for (place, (_, digit)) in (0..).zip(&least) {
        by[usize::from(*digit)] = place;
    }
    (least.into_iter().map(|word| word.0).collect(), by)
}

/// The partitions of digits with these words.
fn bands_of(words: &[u16], length: usize) -> Vec<Rows> {
    let row = |word: u16, band: usize| (word / 3_u16.pow((length - 1 - band) as u32) % 3) as u8;
    let rows =
        |band| std::array::from_fn(|digit| words.get(digit).map_or(0, |&word| row(word, band)));
    (0..length).map(rows).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: a list is recognised in any order.  Method: lists of three partitions of nine digits; the
    /// relabelling takes the list to the representative.
    #[test]
    fn lists_are_recognised() {
        let partitions = Partitions::new(3);
        let levels = Levels::new(&partitions, 2);
        let all: u64 = levels.classes(2).iter().map(|class| class.lists).sum();
        assert_eq!(all, 280 * 280);
        for (a, b) in [(3, 200), (17, 17), (100, 279), (55, 56)] {
            let rows = [a, b].map(|place| partitions.rows(place));
            let (class, by) = levels.recognise(&partitions, &rows);
            assert_eq!(levels.recognise(&partitions, &[rows[1], rows[0]]).0, class);
            let mut moved = rows.map(|rows| partitions.place(&relabelled(rows, &by)));
            let bands = &levels.classes(2)[class].bands;
            let mut ours: Vec<usize> = bands.iter().map(|rows| partitions.place(rows)).collect();
            moved.sort_unstable();
            ours.sort_unstable();
            assert_eq!(moved[..], ours[..]);
        }
    }
}
