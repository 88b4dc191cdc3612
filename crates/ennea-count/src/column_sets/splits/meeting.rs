//! The place where halves of the digits meet: the choice of the half, and the sum over all systems.

use super::classes::{SplitClass, classes};
use super::endings::turns;
use super::halves::Ways;
use super::systems::{images, sorted};
use super::words::{BOXES, Move, canonical_half, moved, right};
use crate::each::each;
use ennea_base::progress::{Progress, Stopped};
use num_bigint::BigUint;
use num_integer::binomial;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The sum of [`grids`](crate::column_sets::grids) for 2xC and Cx2 with C <= 6 in parts: the
/// classes of sequences of splits whose halves have the same systems (`systems`).
///
/// Cost: making them takes 2x5 milliseconds, 2x6 some eight seconds of processor time.
#[derive(Debug)]
pub struct Parts {
    boxes: usize,
    pub(super) classes: Vec<SplitClass>,
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
    /// Indices of the two among the halves of the part.
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
        let mut parts: BTreeMap<Vec<u8>, Vec<(usize, &[Half; 2])>> = BTreeMap::new();
        for (class, halves) in chosen.iter().enumerate() {
            parts.entry(right(&halves[0].0, c)).or_default().push((class, halves));
        }
        Self {
            boxes: c,
            parts: parts.into_values().map(|list| Part::new(&list, c)).collect(),
            classes,
        }
    }

    /// Number of parts.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Tests whether there are no parts.
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

    /// Number of sequences of splits in the class with this place, the sides of each in order.
    pub fn sequences(&self, place: usize) -> &BigUint {
        self.classes[place].sequences()
    }

    /// Number of classes in all parts together.
    pub fn class_count(&self) -> usize {
        self.classes.len()
    }

    /// In how many ways the splits of the classes of a part can be written out, in the order of their
    /// [places](Self::places).
    ///
    /// Cost: of the 67 parts of 2x6 the longest takes six minutes on one core, and a gigabyte.
    ///
    /// # Errors
    /// If the progress says so.
    pub fn colourings(&self, part: usize, progress: &dyn Progress) -> Result<Vec<u64>, Stopped> {
        let Part { halves, meetings } = &self.parts[part];
        let ways = Ways::new(halves, self.boxes, progress)?;
        let alike: Vec<&[Meeting]> = meetings.chunk_by(|a, b| a.by == b.by).collect();
        let sums =
            each(alike, progress, |meetings| sums_of(meetings, &ways, self.boxes, progress))?;
        let f = |sum| u64::try_from(sum).expect("less than all pairs of Latin squares");
        Ok(sums.concat().into_iter().map(f).collect())
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
    fn new(list: &[(usize, &[Half; 2])], boxes: usize) -> Self {
        let mut halves: Vec<Vec<u8>> =
            list.iter().flat_map(|(_, halves)| halves.iter().map(|half| half.0.clone())).collect();
        halves.sort_unstable();
        halves.dedup();
        let turns = turns(&halves, boxes);
        let meeting = |&(class, chosen): &(usize, &[Half; 2])| {
            let place = |half: &Half| halves.binary_search(&half.0).expect("it is in the list");
            let places = chosen.each_ref().map(place);
            let [first, second] = [0, 1].map(|k| chosen[k].1.then(&turns[places[k]]));
            Meeting { by: second.inverse().then(&first), halves: places, class }
        };
        let mut meetings: Vec<Meeting> = list.iter().map(meeting).collect();
        meetings.sort_unstable();
        let turned = halves.iter().zip(&turns).map(|(half, turn)| moved(half, turn));
        Self { halves: turned.collect(), meetings }
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
        on_the_right.iter().map(right).map(|right| binomial(c, right) as u64).product()
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

/// Systems that are done at a time, so that waiting for memory overlaps.
const BLOCK: usize = 1 << 10;

/// For each of some meetings by the same move the sum over all systems, of any order of rows.
fn sums_of(
    meetings: &[Meeting],
    ways: &Ways,
    boxes: usize,
    progress: &dyn Progress,
) -> Result<Vec<u128>, Stopped> {
    let systems = &ways.systems;
    // The second half leaves the other cells to the first, which sees them moved.
    let images = images(&meetings[0].by, boxes);
    let rest = |row: &mut u16| *row = images[images.len() - 1 - usize::from(*row)];
    let mut sums = vec![0; meetings.len()];
    let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
    for start in (0..systems.len()).step_by(BLOCK) {
        progress.go_on()?;
        let block = start..systems.len().min(start + BLOCK);
        let places = systems.rows(block.clone()).map(|mut rows| {
            rows[BOXES - boxes..].iter_mut().for_each(rest);
            systems.place(&sorted(rows))
        });
        let places: Vec<usize> = places.collect();
        firsts.clear();
        places.into_iter().for_each(|place| ways.list(place, &mut firsts));
        seconds.clear();
        block.clone().for_each(|place| ways.list(place, &mut seconds));
        let both = firsts.chunks(ways.width()).zip(seconds.chunks(ways.width()));
        for ((firsts, seconds), &orders) in both.zip(&systems.orders[block]) {
            for (sum, meeting) in sums.iter_mut().zip(meetings) {
                let [first, second] = meeting.halves;
                let second = u64::from(seconds[second]) * u64::from(orders);
                *sum += u128::from(second) * u128::from(firsts[first]);
            }
        }
    }
    Ok(sums)
}
