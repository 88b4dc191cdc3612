//! Finds of a search, and the order in which several finds come.
//!
//! Most searches give the first thing that they meet, with its candidates in the order in which
//! they came up.  Those of chains gather all and give the one that removes most candidates; among
//! equals the least weight, among equals the first met.  Their candidates are in order of digit,
//! then cell, and with cells c and digits d, both from 0 on:
//!
//! ```text
//!   weight = sum over k = 0, 1, 2, ... of (1 + 80 k) c_k + d_k + 1
//! ```
//!
//! The order in which candidates go decides in which order singles come up.

use super::houses::Cells;
use super::scale::Technique;
use ennea_base::ones;
use std::cmp::Reverse;

/// Candidates that are removed: cells and digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Removed(Vec<(u8, u8)>);

impl Removed {
    /// A digit in several cells.
    pub(super) fn of(cells: Cells, digit: usize) -> Self {
        let mut removed = Self::default();
        removed.add(cells, digit);
        removed
    }

    /// Adds a candidate, once.
    pub(super) fn insert(&mut self, cell: usize, digit: usize) {
        let candidate = (cell as u8, digit as u8);
        if !self.0.contains(&candidate) {
            self.0.push(candidate);
        }
    }

    /// Adds a digit in several cells.
    pub(super) fn add(&mut self, cells: Cells, digit: usize) {
        cells.iter().for_each(|cell| self.insert(cell, digit));
    }

    /// Adds several digits of a cell.
    pub(super) fn add_digits(&mut self, cell: usize, digits: u16) {
        ones(digits).for_each(|digit| self.insert(cell, digit));
    }

    /// Tests whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The candidates.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().map(|&(cell, digit)| (cell as usize, digit as usize))
    }

    /// This, if it removes anything.
    pub(super) fn found(self) -> Option<Found> {
        (!self.is_empty()).then_some(Found::Removed(self))
    }
}

/// The finds of a search for several techniques, in the order in which they came up.
pub(super) type Kinds = Vec<(Technique, Removed)>;

/// Conclusion of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A cell holds a digit.
    Filled(usize, usize),
    /// These candidates are false.
    Removed(Removed),
}

/// The best find so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Best(Option<((Reverse<usize>, usize), Removed)>);

impl Best {
    /// Tests whether this would become the best.
    pub(super) fn is_beaten_by(&self, removed: &Removed) -> bool {
        let Some((best, _)) = &self.0 else { return !removed.is_empty() };
        match removed.0.len().cmp(&best.0.0) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Equal => rank(&sorted(removed)) < *best,
        }
    }

    /// Takes it if it is better.
    pub(super) fn offer(&mut self, removed: &Removed) {
        if self.is_beaten_by(removed) {
            let removed = sorted(removed);
            self.0 = Some((rank(&removed), removed));
        }
    }

    /// The best find.
    pub(super) fn found(self) -> Option<Found> {
        self.0.map(|(_, removed)| Found::Removed(removed))
    }
}

/// The candidates in order of digit, then cell.
fn sorted(removed: &Removed) -> Removed {
    let mut removed = removed.clone();
    removed.0.sort_unstable_by_key(|&(cell, digit)| (digit, cell));
    removed
}

/// Number of candidates that are removed, and their weight; removals with the least rank come
/// first.
fn rank(sorted: &Removed) -> (Reverse<usize>, usize) {
    let weights = sorted.iter().zip(0..).map(|((cell, digit), k)| (1 + 80 * k) * cell + digit + 1);
    (Reverse(sorted.0.len()), weights.sum())
}
