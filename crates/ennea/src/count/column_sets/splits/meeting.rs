//! Where halves of the digits meet: which half is taken, and the sum over all systems.

use super::classes::{SplitClass, choices, classes};
use super::halves::ways;
use super::systems::Systems;
use super::words::{BOXES, Move, canonical_half};
use crate::progress::{Progress, Stopped};
use num_bigint::BigUint;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The sum of [`grids`](crate::count::column_sets::grids) for 2xC and Cx2 with C <= 6 in parts: the
/// classes of sequences of splits whose halves have the same systems (`systems`).
///
/// Cost: making them takes 2x5 milliseconds, 2x6 some eight seconds of processor time.
#[derive(Debug)]
pub struct Parts {
    boxes: usize,
    classes: Vec<SplitClass>,
    parts: Vec<Part>,
}

/// Classes whose halves have the same numbers of digits on the right.
#[derive(Debug, Default)]
struct Part {
    /// The halves, as canonical words.
    halves: Vec<Vec<u8>>,
    meetings: Vec<Meeting>,
}

/// A half of the digits: its canonical words, and the move that makes them.
type Half = (Vec<u8>, Move);

/// Two halves of the digits of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Meeting {
    /// Takes the boxes of the second half to those of the first.
    by: Move,
    /// Which of the halves of the part they are.
    halves: [usize; 2],
    /// The place of the class.
    class: usize,
}

impl Parts {
    /// The parts, in an order that is always the same.
    pub fn new(c: usize) -> Self {
        assert!((2..=BOXES).contains(&c), "from two to six boxes");
        let classes = classes(c);
        let chosen: Vec<[Half; 2]> = classes
            .par_iter()
            .map(|class| half(&class.words).map(|words| canonical_half(&words, c)))
            .collect();
        let mut parts: BTreeMap<Vec<usize>, Vec<(usize, &[Half; 2])>> = BTreeMap::new();
        for (class, halves) in chosen.iter().enumerate() {
            parts.entry(right(&halves[0].0, c)).or_default().push((class, halves));
        }
        Self {
            boxes: c,
            parts: parts.into_values().map(|list| Part::new(&list)).collect(),
            classes,
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The boxes of a band, C.
    pub fn boxes(&self) -> usize {
        self.boxes
    }

    /// The places of the classes of a part.
    pub fn places(&self, part: usize) -> impl ExactSizeIterator<Item = usize> {
        self.parts[part].meetings.iter().map(|meeting| meeting.class)
    }

    /// How many sequences of splits there are in the class with this place, the sides of each in order.
    pub fn sequences(&self, place: usize) -> &BigUint {
        self.classes[place].sequences()
    }

    /// How many classes there are in all parts together.
    pub fn class_count(&self) -> usize {
        self.classes.len()
    }

    /// The classes in all parts together.
    pub(super) fn classes(&self) -> &[SplitClass] {
        &self.classes
    }

    /// The classes without the parts.
    pub(super) fn into_classes(self) -> Vec<SplitClass> {
        self.classes
    }

    /// In how many ways the splits of the classes of a part can be written out, in the order of their
    /// [places](Self::places).
    ///
    /// Cost: of the 67 parts of 2x6 the longest takes some minutes on one core, and two gigabytes.
    ///
    /// # Errors
    /// If the progress says so.
    pub fn colourings(&self, part: usize, progress: &dyn Progress) -> Result<Vec<u64>, Stopped> {
        let Part { halves, meetings } = &self.parts[part];
        let systems = Systems::new(&halves[0], self.boxes);
        let tables: Vec<Vec<u32>> = halves
            .par_iter()
            .with_max_len(1)
            .map(|half| match progress.is_stopped() {
                true => Err(Stopped),
                false => Ok(ways(half, self.boxes, &systems)),
            })
            .collect::<Result<_, _>>()?;
        let alike: Vec<&[Meeting]> = meetings.chunk_by(|a, b| a.by == b.by).collect();
        let sums = alike.par_iter().with_max_len(1).map(|meetings| {
            if progress.is_stopped() {
                return Err(Stopped);
            }
            let images = rest(&meetings[0].by, self.boxes);
            let images = systems.images(|row| images[usize::from(row)], self.boxes);
            let sum = |meeting: &Meeting| {
                let [first, second] = meeting.halves.map(|half| &tables[half]);
                sum(first, second, &images, systems.orders())
            };
            Ok(meetings.iter().map(sum).collect::<Vec<u64>>())
        });
        Ok(sums.collect::<Result<Vec<_>, _>>()?.concat())
    }
}

impl Parts {
    /// The grids whose splits are in the classes of a part; over all parts they add up to all grids.
    ///
    /// Cost: as [`colourings`](Self::colourings).
    ///
    /// # Errors
    /// If the progress says so.
    pub fn grids(&self, part: usize, progress: &dyn Progress) -> Result<BigUint, Stopped> {
        let colourings = self.colourings(part, progress)?;
        let grids = |(place, f): (usize, u64)| self.sequences(place) * f * f;
        Ok(self.places(part).zip(colourings).map(grids).sum())
    }
}

impl Part {
    fn new(list: &[(usize, &[Half; 2])]) -> Self {
        let mut halves: Vec<Vec<u8>> =
            list.iter().flat_map(|(_, halves)| halves.iter().map(|half| half.0.clone())).collect();
        halves.sort_unstable();
        halves.dedup();
        let meeting = |&(class, chosen): &(usize, &[Half; 2])| {
            let [first, second] = chosen;
            let place = |words: &Vec<u8>| halves.binary_search(words).expect("it is in the list");
            let by = second.1.inverse().then(&first.1);
            Meeting { by, halves: [place(&first.0), place(&second.0)], class }
        };
        let mut meetings: Vec<Meeting> = list.iter().map(meeting).collect();
        meetings.sort_unstable();
        Self { halves, meetings }
    }
}

/// The digits in two halves, such that there are fewest ways to choose rows for each column.
fn half(words: &[u8]) -> [Vec<u8>; 2] {
    let c = words.len() / 2;
    let on_the_right: Vec<u32> = (0..c)
        .map(|place| words.iter().zip(0..).map(|(word, k)| u32::from(word >> place & 1) << k).sum())
        .collect();
    let ways = |half: &u32| -> u64 {
        let right = |right: &u32| (right & half).count_ones() as usize;
        on_the_right.iter().map(right).map(|right| choices(c, right)).product()
    };
    // The first digit is in the first half.
    let halves = (1..1 << (2 * c)).step_by(2).filter(|half: &u32| half.count_ones() as usize == c);
    let chosen = halves.min_by_key(ways).expect("there are halves");
    let digits = |side: u32| {
        let is_there = move |&(_, k): &(u8, u32)| chosen >> k & 1 == side;
        words.iter().copied().zip(0..).filter(is_there).map(|(word, _)| word).collect()
    };
    [digits(1), digits(0)]
}

/// How many of the digits are on the right in each box.
fn right(words: &[u8], boxes: usize) -> Vec<usize> {
    (0..boxes).map(|place| words.iter().filter(|&word| word >> place & 1 == 1).count()).collect()
}

/// For each set of cells of a row that the second half may take, those that are left to the first, as it
/// sees them.
fn rest(by: &Move, boxes: usize) -> Vec<u16> {
    let mut images = vec![0_u16; 1 << (2 * boxes)];
    for place in 0..boxes {
        // The word with one at this place only, and that with none.
        let to = (0..boxes).find(|to| (by.apply(1 << place) ^ by.apply(0)) >> to & 1 == 1);
        let to = to.expect("a box goes to a box");
        for side in 0..2 {
            let moved = usize::from(by.apply((side << place) as u8) >> to & 1);
            images[1 << (2 * place + side)] = 1 << (2 * to + moved);
        }
    }
    for row in 1..images.len() {
        let lowest = row & row.wrapping_neg();
        images[row] = images[row ^ lowest] | images[lowest];
    }
    images.iter().map(|taken| !taken & ((1 << (2 * boxes)) - 1)).collect()
}

/// The sum over all systems, of any order of rows.
fn sum(first: &[u32], second: &[u32], images: &[u32], orders: &[u16]) -> u64 {
    let mut sum = 0_u128;
    for ((&ways, &image), &orders) in second.iter().zip(images).zip(orders) {
        let both = u64::from(ways) * u64::from(orders);
        sum += u128::from(both) * u128::from(first[image as usize]);
    }
    u64::try_from(sum).expect("less than all pairs of Latin squares")
}
