//! The bands in two halves: their choices, up to exchanged digits, and the ways that join.

use super::rows::{Columns, Split, Ways};
use crate::each::each;
use ennea_base::progress::{Progress, Stopped};
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::iter;
use std::ops::Range;

/// Some of the bands, each with its choices.  A choice for all is a number whose digits are those of the bands.
pub(super) struct Half(Vec<Vec<Split>>);

/// The bands in two halves that have few choices together.
pub(super) fn halves(bands: Vec<Vec<Split>>) -> (Half, Half) {
    let is_upper = |parts: u32, band: usize| parts >> band & 1 == 1;
    let choices = |parts: &u32| {
        let of = |is_wanted| {
            let bands = bands.iter().enumerate();
            let wanted = bands.filter(|&(band, _)| is_upper(*parts, band) == is_wanted);
            wanted.map(|(_, choices)| choices.len()).product::<usize>()
        };
        of(true) + of(false)
    };
    let parts = (1..(1 << bands.len()) - 1).min_by_key(choices).expect("two bands or more");
    let (mut upper, mut lower) = (Half(Vec::new()), Half(Vec::new()));
    for (band, choices) in bands.into_iter().enumerate() {
        let half = if is_upper(parts, band) { &mut upper } else { &mut lower };
        half.0.push(choices);
    }
    (upper, lower)
}

/// A choice that stands for all that exchanging digits makes of it.
pub(super) struct Representative {
    choice: usize,
    /// Number of choices that it stands for.
    pub(super) times: u64,
}

impl Half {
    /// The number of choices.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(Vec::len).product()
    }

    /// About how many arrangements are looked at for all choices together; and how many ways there are at
    /// most for one.
    pub(super) fn size(&self, columns: usize) -> (f64, f64) {
        let (mut work, mut most) = (2.0 * self.len() as f64, 1.0);
        for (band, splits) in self.0.iter().enumerate() {
            let ways = |rows: &[Vec<Columns>; 2]| (rows[0].len() * rows[1].len()) as f64;
            let sizes = splits.iter().flat_map(|split| &split.boxes).map(ways);
            let mean = sizes.clone().sum::<f64>() / (2 * splits.len().max(1)) as f64;
            // After each band a column has two digits more of its 2C, and a row fits if none of its own is there.
            let free = 1.0 - band as f64 / columns as f64;
            work *= mean * free.powi(2 * columns as i32);
            most *= sizes.fold(0.0, f64::max);
        }
        (work, most)
    }

    /// Split that is chosen in each band.
    fn splits(&self, mut choice: usize) -> impl Iterator<Item = &Split> {
        self.0.iter().map(move |band| {
            let split = &band[choice % band.len()];
            choice /= band.len();
            split
        })
    }

    /// The choices in which the digits of each class are in order: by the sets that hold them.
    pub(super) fn representatives(&self, classes: &[Vec<usize>]) -> Vec<Representative> {
        let orders = |digits: usize| (1..=digits as u64).product::<u64>();
        let times = |choice| {
            let mut times = 1;
            for class in classes {
                let held = |&digit: &usize| {
                    self.splits(choice)
                        .fold(0, |held, split| held << 1 | u32::from(split.set >> digit & 1))
                };
                let held: Vec<u32> = class.iter().map(held).collect();
                if !held.is_sorted() {
                    return None;
                }
                let alike = held.chunk_by(u32::eq).map(|same| orders(same.len()));
                times *= orders(class.len()) / alike.product::<u64>();
            }
            Some(times)
        };
        (0..self.len())
            .filter_map(|choice| Some(Representative { choice, times: times(choice)? }))
            .collect()
    }

    /// Possible contents of the columns of a stack after all bands of the half, for one choice.
    pub(super) fn ways(&self, choice: usize, stack: usize, ways: &mut Ways) {
        let mut before = vec![(0, 1)];
        for split in self.splits(choice) {
            ways.clear();
            let [upper, lower] = &split.boxes[stack];
            let mut fitting = Vec::new();
            for &(columns, count) in &before {
                fitting.clear();
                fitting.extend(lower.iter().filter(|&row| row & columns == 0));
                for upper in upper.iter().filter(|&row| row & columns == 0) {
                    for lower in &fitting {
                        *ways.entry(columns | upper | lower).or_default() += count;
                    }
                }
            }
            before.clear();
            before.extend(ways.iter().map(|(&columns, &count)| (columns, count)));
        }
    }
}

/// The ways of one stack in one half, by what the columns hold.
pub(super) struct Kept {
    /// The representatives that lead to the same, each with its number of ways, one after the other; those with more ways
    /// than half a word holds several times.  Most of the time goes into reading these.
    ways: Vec<(u32, u32)>,
    /// Range of each choice in `ways`.
    places: FxHashMap<Columns, Range<u32>>,
}

/// Number of parts in which ways are put in order, so that a stop need not wait for all of them.
const BUCKETS: usize = 61;

impl Kept {
    /// `None` if there are too many to be kept.
    pub(super) fn new(
        half: &Half,
        choices: &[Representative],
        stack: usize,
        progress: &dyn Progress,
    ) -> Result<Option<Self>, Stopped> {
        let none = || vec![Vec::new(); BUCKETS];
        let mut buckets = choices
            .par_iter()
            .enumerate()
            .fold(none, |mut buckets, (number, choice)| {
                let mut ways = Ways::default();
                if !progress.is_stopped() {
                    half.ways(choice.choice, stack, &mut ways);
                }
                for (columns, count) in ways {
                    let bucket = &mut buckets[(columns % BUCKETS as Columns) as usize];
                    bucket.extend(parts(count).map(|part| (columns, number as u32, part)));
                }
                buckets
            })
            .reduce(none, |mut buckets, more| {
                buckets.iter_mut().zip(more).for_each(|(bucket, more)| bucket.extend(more));
                buckets
            });
        let count: usize = buckets.iter().map(Vec::len).sum();
        if u32::try_from(count).is_err() {
            return Ok(None);
        }
        each(&mut buckets, progress, |bucket| {
            bucket.sort_unstable();
            Ok(())
        })?;
        let (mut places, mut ways) = (FxHashMap::default(), Vec::with_capacity(count));
        for bucket in buckets {
            progress.go_on()?;
            for same in bucket.chunk_by(|a, b| a.0 == b.0) {
                let start = ways.len() as u32;
                ways.extend(same.iter().map(|&(_, number, count)| (number, count)));
                places.insert(same[0].0, start..ways.len() as u32);
            }
        }
        Ok(Some(Self { ways, places }))
    }

    /// For every representative the sum over what the columns may hold in the other half.
    pub(super) fn join(&self, other: &Ways, full: Columns, sums: &mut [u64]) {
        sums.fill(0);
        for (&columns, &count) in other {
            let Some(place) = self.places.get(&(full & !columns)) else { continue };
            for &(number, ways) in &self.ways[place.start as usize..place.end as usize] {
                sums[number as usize] += count * u64::from(ways);
            }
        }
    }
}

/// Numbers of half a word with this sum.
fn parts(count: u64) -> impl Iterator<Item = u32> {
    let most = u64::from(u32::MAX);
    let rest = (count % most) as u32;
    iter::repeat_n(u32::MAX, (count / most) as usize).chain((rest > 0).then_some(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_the_sum() {
        let most = u64::from(u32::MAX);
        for count in [1, most - 1, most, most + 1, 3 * most, 3 * most + 7] {
            let parts: Vec<u32> = parts(count).collect();
            assert_eq!(parts.iter().copied().map(u64::from).sum::<u64>(), count);
            assert_eq!(parts.len() as u64, count.div_ceil(most));
        }
    }
}
