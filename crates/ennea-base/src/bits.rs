//! Sets of cells, or of anything else that is numbered from 0 on: a bit each.
//!
//! `W` words of 64 bits hold the cells of a shape; two are enough up to side 11, four for 4x4, and 21 for
//! every shape.

use std::fmt;

/// A set of numbers below 64 `W`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; W]);

    /// All numbers below this one.
    pub fn below(end: usize) -> Self {
        Self::those(end, |_| true)
    }

    /// Puts a number in.
    #[inline]
    pub const fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// Takes a number out.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    /// Tests whether the number is in the set.
    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// Number of members.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Tests whether the sets have something in common.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        let mut common = 0;
        for k in 0..W {
            common |= self.0[k] & other.0[k];
        }
        common != 0
    }

    /// Tests whether it holds nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Intersection of the two sets.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & other.0[k]))
    }

    /// Union of the two sets.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] | other.0[k]))
    }

    /// Tests whether all of it is in the other.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// The members that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & !other.0[k]))
    }

    /// The least number.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The greatest number.
    #[inline]
    pub fn last(&self) -> Option<usize> {
        let k = self.0.iter().rposition(|&word| word != 0)?;
        Some(64 * k + 63 - self.0[k].leading_zeros() as usize)
    }

    /// Its numbers in increasing order.
    #[inline]
    pub fn iter(self) -> Ones<W> {
        Ones { words: self.0, at: 0 }
    }

    /// The numbers below an end that a rule chooses.
    #[inline]
    pub fn those(end: usize, mut rule: impl FnMut(usize) -> bool) -> Self {
        let mut words = [0; W];
        for (k, word) in words.iter_mut().enumerate() {
            for bit in 0..end.saturating_sub(64 * k).min(64) {
                *word |= u64::from(rule(64 * k + bit)) << bit;
            }
        }
        Self(words)
    }
}

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// The numbers below 64 whose bits are set, in increasing order.
#[inline]
pub fn ones(word: impl Into<u64>) -> impl Iterator<Item = usize> + Clone {
    let mut word = word.into();
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            bit
        })
    })
}

/// The numbers of a set, in increasing order.
#[derive(Clone, Debug)]
pub struct Ones<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for Ones<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.at < W {
            let word = &mut self.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(64 * self.at + bit);
            }
            self.at += 1;
        }
        None
    }
}

impl<const W: usize> fmt::Debug for Bits<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Goal: these are sets.  Method: the standard library's, on numbers that a rule gives.
    #[test]
    fn they_are_sets() {
        let numbers = |step: usize| (0..200_usize).filter(move |k| k * k % step < step / 3);
        for (a, b) in [(7, 11), (3, 100), (50, 7), (1000, 1)] {
            let (left, right): (BTreeSet<_>, BTreeSet<_>) =
                (numbers(a).collect(), numbers(b).collect());
            let (x, y): (Bits<4>, Bits<4>) = (numbers(a).collect(), numbers(b).collect());
            let same = |cells: Bits<4>, set: BTreeSet<usize>| {
                assert!(cells.iter().eq(set.iter().copied()), "{a} {b}");
                assert_eq!((cells.len(), cells.last()), (set.len(), set.last().copied()));
            };
            same(x, left.clone());
            same(x.without(&y), left.difference(&right).copied().collect());
            same(x.and(&y), left.intersection(&right).copied().collect());
            same(x.or(&y), left.union(&right).copied().collect());
            assert_eq!(x.is_subset(&y), left.is_subset(&right));
            assert_eq!(x.first(), left.first().copied());
            assert_eq!(x.meets(&y), !left.is_disjoint(&right));
            assert!((0..200).all(|k| x.contains(k) == left.contains(&k)));
        }
        assert_eq!(Bits::<2>::below(81).len(), 81);
    }
}
