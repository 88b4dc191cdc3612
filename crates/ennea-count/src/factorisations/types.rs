//! Cycle types as one machine word: how many cycles of each length, up to fifteen of each.
//!
//! What is counted here is sorted by cycle types in inner loops; the general
//! [`CycleType`] would be a map on the heap.

use ennea_symmetry::{CycleType, Permutation};
use num_integer::gcd;

/// A cycle type: four bits for each length from 1 to 16, with the number of cycles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Type(u64);

impl Type {
    /// No cycle.
    pub(super) const EMPTY: Self = Self(0);

    /// The type of a permutation.
    pub(super) fn of(permutation: &Permutation) -> Self {
        Self::from(&permutation.cycle_type())
    }

    /// The type of what a permutation does to a set of points that it keeps, given as bits.
    pub(super) fn on(permutation: &[u8], points: u32) -> Self {
        let (mut left, mut found) = (points, Self::EMPTY);
        while left != 0 {
            let (mut at, mut length) = (left.trailing_zeros() as usize, 0);
            while left >> at & 1 == 1 {
                left ^= 1 << at;
                at = usize::from(permutation[at]);
                length += 1;
            }
            found = found.with(length, 1);
        }
        found
    }

    /// With some more cycles of a length.
    pub(super) const fn with(self, length: usize, count: usize) -> Self {
        Self(self.0 + ((count as u64) << (4 * (length - 1))))
    }

    /// With one cycle of a length less, which it [has](Self::has).
    pub(super) const fn without(self, length: usize) -> Self {
        Self(self.0 - (1 << (4 * (length - 1))))
    }

    /// Tests whether there are cycles of a length.
    pub(super) const fn has(self, length: usize) -> bool {
        self.0 >> (4 * (length - 1)) & 15 > 0
    }

    /// The cycles of both.
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The type with all cycles this many times as long.
    pub(super) fn times(self, factor: usize) -> Self {
        self.iter().fold(Self::EMPTY, |all, (length, count)| all.with(length * factor, count))
    }

    /// Tests whether all cycles are of length 1.
    pub(super) fn is_identity(self) -> bool {
        self.iter().all(|(length, _)| length == 1)
    }

    /// Pairs of a length and the number of its cycles, shortest first.
    pub(crate) fn iter(self) -> impl Iterator<Item = (usize, usize)> {
        (1..=16)
            .map(move |length| (length, (self.0 >> (4 * (length - 1)) & 15) as usize))
            .filter(|&(_, count)| count > 0)
    }

    /// Lengths and numbers of the cycles, longest first.
    pub(super) fn longest_first(self) -> impl Iterator<Item = (usize, usize)> {
        self.iter().collect::<Vec<_>>().into_iter().rev()
    }

    /// The type of the k-th power: a cycle of length n falls into gcd(n, k) cycles.
    pub(crate) fn power(self, exponent: usize) -> Self {
        self.iter().fold(Self::EMPTY, |all, (length, count)| {
            let parts = gcd(length, exponent);
            all.with(length / parts, count * parts)
        })
    }

    /// A permutation of this type, point by point.
    pub(crate) fn representative(self) -> Vec<u8> {
        let mut images = Vec::new();
        for (length, count) in self.iter() {
            for _ in 0..count {
                let start = images.len();
                images.extend((0..length).map(|k| (start + (k + 1) % length) as u8));
            }
        }
        images
    }

    /// z: how many permutations commute with one of this type.
    pub(crate) fn centraliser_order(self) -> u128 {
        self.iter()
            .flat_map(|(length, count)| (1..=count).map(move |place| (length * place) as u128))
            .product()
    }
}

impl From<&CycleType> for Type {
    fn from(cycles: &CycleType) -> Self {
        cycles.iter().fold(Self::EMPTY, |all, (length, count)| all.with(length, count))
    }
}

/// The k-th power of a permutation, point by point.
pub(super) fn power(permutation: &[u8], exponent: usize) -> Vec<u8> {
    (0..permutation.len() as u8)
        .map(|point| (0..exponent).fold(point, |at, _| permutation[usize::from(at)]))
        .collect()
}

/// Tests whether nothing is moved.
pub(super) fn is_identity(permutation: &[u8]) -> bool {
    permutation.iter().enumerate().all(|(point, &image)| point == usize::from(image))
}
