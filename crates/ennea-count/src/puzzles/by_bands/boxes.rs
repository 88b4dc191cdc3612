//! Possible column sets of a box, given its clues.
//!
//! Columns that hold a clue are told apart by it; those that hold none are interchangeable, and
//! their sets are taken in ascending order.  So a box has at most 280 *indices*: 1680 / 3! with no
//! clue, 1680 / (3 2!) with one, fewer with more.

use super::ordered_partitions::{NONE, ORDERED, Ordered, OrderedPartitions};
use ennea_base::Filling;

/// A clue, by its place in its box.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clue {
    pub(super) row: usize,
    pub(super) column: usize,
    /// The digit, as a bit.
    pub(super) digit: u16,
}

/// The clues of the nine boxes, by band and stack.
#[derive(Clone, Debug)]
pub(super) struct Clues(pub(super) [[Vec<Clue>; 3]; 3]);

impl Clues {
    /// The clues of a 3x3 puzzle.
    pub(super) fn of(puzzle: &Filling) -> Self {
        let mut boxes: [[Vec<Clue>; 3]; 3] = Default::default();
        let shape = puzzle.shape();
        for cell in shape.all_cells() {
            if let Some(digit) = puzzle.clue(cell) {
                let (row, column) = (shape.row(cell), shape.column(cell));
                let digit = 1 << digit.index();
                boxes[row / 3][column / 3].push(Clue { row: row % 3, column: column % 3, digit });
            }
        }
        Self(boxes)
    }

    /// Mirrored in the main diagonal: as many solutions.
    pub(super) fn transposed(&self) -> Self {
        let mirrored = |clue: &Clue| Clue { row: clue.column, column: clue.row, ..*clue };
        Self(std::array::from_fn(|band| {
            std::array::from_fn(|stack| self.0[stack][band].iter().map(mirrored).collect())
        }))
    }

    /// The digits that are in no clue, as bits.
    pub(super) fn unseen(&self) -> Vec<u16> {
        let seen = self.0.iter().flatten().flatten().fold(0, |seen, clue| seen | clue.digit);
        (0..9).map(|d| 1 << d).filter(|bit| seen & bit == 0).collect()
    }
}

/// The indices of a box.
#[derive(Clone, Debug)]
pub(super) struct Indices {
    /// A partition into columns for each index.
    pub(super) representatives: Vec<Ordered>,
    /// The index of each partition, or none where it breaks a clue.
    of: Vec<u16>,
    /// Number of partitions that each index stands for: the orders of the clue-free columns.
    pub(super) orders: u64,
}

impl Indices {
    pub(super) fn new(partitions: &OrderedPartitions, clues: &[Clue]) -> Self {
        let free: Vec<usize> =
            (0..3).filter(|&k| clues.iter().all(|clue| clue.column != k)).collect();
        let mut found = Self {
            representatives: Vec::new(),
            of: vec![NONE; ORDERED],
            orders: [1, 1, 2, 6][free.len()],
        };
        for (number, sets) in partitions.all() {
            if clues.iter().any(|clue| sets[clue.column] & clue.digit == 0) {
                continue;
            }
            let mut sorted = sets;
            let mut loose: Vec<u16> = free.iter().map(|&k| sets[k]).collect();
            loose.sort_unstable();
            for (&k, set) in free.iter().zip(loose) {
                sorted[k] = set;
            }
            let first = usize::from(partitions.number(sorted));
            if found.of[first] == NONE {
                found.of[first] = found.representatives.len() as u16;
                found.representatives.push(first as Ordered);
            }
            found.of[usize::from(number)] = found.of[first];
        }
        found
    }

    pub(super) fn len(&self) -> usize {
        self.representatives.len()
    }

    /// The index of a partition, if it agrees with the clues.
    pub(super) fn of(&self, partition: Ordered) -> Option<u16> {
        Some(self.of[usize::from(partition)]).filter(|&index| index != NONE)
    }

    /// Keeps the indices that are wanted, and numbers them anew; says each old one's new number.
    pub(super) fn keep(&mut self, wanted: &[bool]) -> Vec<u16> {
        let mut kept = 0;
        let renumbered: Vec<u16> = wanted
            .iter()
            .map(|&wanted| {
                kept += u16::from(wanted);
                if wanted { kept - 1 } else { NONE }
            })
            .collect();
        let mut wanted = wanted.iter();
        self.representatives.retain(|_| *wanted.next().expect("one for each"));
        for index in &mut self.of {
            *index = renumbered.get(usize::from(*index)).copied().unwrap_or(NONE);
        }
        renumbered
    }

    /// Images of the indices when two digits, given as bits, are exchanged.
    pub(super) fn exchanged(&self, partitions: &OrderedPartitions, [a, b]: [u16; 2]) -> Vec<u16> {
        let exchange =
            |set: u16| if set & (a | b) == a || set & (a | b) == b { set ^ a ^ b } else { set };
        let images = self.representatives.iter().map(|&p| partitions.sets(p).map(exchange));
        images
            .map(|sets| self.of(partitions.number(sets)).expect("the digits are in no clue"))
            .collect()
    }
}
