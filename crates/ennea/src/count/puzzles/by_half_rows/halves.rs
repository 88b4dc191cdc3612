//! The bands in two halves: their choices, up to exchanged digits, and the ways that join.

use super::rows::{Columns, Split, Ways};
use rayon::prelude::*;
use rustc_hash::FxHashMap;
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
    /// How many they are.
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

    /// What is chosen in each band.
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

    /// What the columns of a stack may hold after all bands of the half, for one choice.
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
    /// The representatives that lead to the same, each with its number of ways, one after the other.
    ways: Vec<(u32, u64)>,
    /// Where in `ways` each is.
    places: FxHashMap<Columns, Range<usize>>,
}

impl Kept {
    pub(super) fn new(half: &Half, choices: &[Representative], stack: usize) -> Self {
        let mut all: Vec<_> = choices
            .par_iter()
            .enumerate()
            .flat_map_iter(|(number, choice)| {
                let mut ways = Ways::default();
                half.ways(choice.choice, stack, &mut ways);
                ways.into_iter().map(move |(columns, count)| (columns, number as u32, count))
            })
            .collect();
        all.par_sort_unstable();
        let (mut places, mut start) = (FxHashMap::default(), 0);
        for same in all.chunk_by(|a, b| a.0 == b.0) {
            places.insert(same[0].0, start..start + same.len());
            start += same.len();
        }
        let ways = all.iter().map(|&(_, number, count)| (number, count)).collect();
        Self { ways, places }
    }

    /// For every representative the sum over what the columns may hold in the other half.
    pub(super) fn join(&self, other: &Ways, full: Columns, sums: &mut [u64]) {
        sums.fill(0);
        for (&columns, &count) in other {
            let Some(place) = self.places.get(&(full & !columns)) else { continue };
            for &(number, ways) in &self.ways[place.clone()] {
                sums[number as usize] += count * ways;
            }
        }
    }
}
