//! Sets of cells, or of anything else that is numbered from 0 on: a bit each.
//!
//! `W` words of 64 bits hold the cells of a shape; two are enough up to side 11, four for 4x4.

/// A set of numbers below 64 `W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Cells<W> {
    /// Nothing.
    pub(super) const EMPTY: Self = Self([0; W]);

    /// All numbers below this one.
    pub(super) fn below(end: usize) -> Self {
        let mut cells = Self::EMPTY;
        (0..end).for_each(|cell| cells.insert(cell));
        cells
    }

    #[inline]
    pub(super) fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub(super) fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the sets have something in common.
    #[inline]
    pub(super) fn meets(&self, other: &Self) -> bool {
        let mut common = 0;
        for k in 0..W {
            common |= self.0[k] & other.0[k];
        }
        common != 0
    }

    #[inline]
    pub(super) fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & !other.0[k]))
    }

    /// The greatest.
    #[inline]
    pub(super) fn last(&self) -> Option<usize> {
        let k = self.0.iter().rposition(|&word| word != 0)?;
        Some(64 * k + 63 - self.0[k].leading_zeros() as usize)
    }

    /// In increasing order.
    #[inline]
    pub(super) fn iter(self) -> Iter<W> {
        Iter { words: self.0, at: 0 }
    }

    /// The numbers below an end that a rule chooses.
    #[inline]
    pub(super) fn those(end: usize, mut rule: impl FnMut(usize) -> bool) -> Self {
        let mut words = [0; W];
        for (k, word) in words.iter_mut().enumerate() {
            for bit in 0..end.saturating_sub(64 * k).min(64) {
                *word |= u64::from(rule(64 * k + bit)) << bit;
            }
        }
        Self(words)
    }
}

/// The numbers of a set.
#[derive(Clone, Debug)]
pub(super) struct Iter<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for Iter<W> {
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

impl<const W: usize> FromIterator<usize> for Cells<W> {
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
            let (x, y): (Cells<4>, Cells<4>) = (numbers(a).collect(), numbers(b).collect());
            let same = |cells: Cells<4>, set: BTreeSet<usize>| {
                assert!(cells.iter().eq(set.iter().copied()), "{a} {b}");
                assert_eq!((cells.len(), cells.last()), (set.len(), set.last().copied()));
            };
            same(x, left.clone());
            same(x.without(&y), left.difference(&right).copied().collect());
            assert_eq!(x.meets(&y), !left.is_disjoint(&right));
            assert!((0..200).all(|k| x.contains(k) == left.contains(&k)));
        }
        assert_eq!(Cells::<2>::below(81).len(), 81);
    }
}
