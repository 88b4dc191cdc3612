//! A digit of a grid, 1 to N, its symbol, and sets of digits.

use crate::bits::ones;
use crate::shape::SIDE_MAX;
use std::fmt;
use std::num::NonZeroU8;

/// Symbols of the digits 1 to 36; `0` is kept for an empty cell, so 36 needs a sign of its own.
const SYMBOLS: &[u8; SIDE_MAX] = b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@";

/// A digit, 1 to 36.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digit with this number, or `None` outside 1 to 36.
    pub const fn new(number: usize) -> Option<Self> {
        if number > SIDE_MAX {
            return None;
        }
        match NonZeroU8::new(number as u8) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The digit with this index, counted from 0: index 0 is the digit 1.
    ///
    /// # Panics
    /// If the index is 36 or more.
    pub const fn from_index(index: usize) -> Self {
        Self::new(index + 1).expect("a digit's index is below 36")
    }

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self.0.get() as usize
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.number() - 1
    }

    /// Symbol of the digit: `1` to `9`, then `A` (10) to `Z` (35), then `@` (36).
    pub const fn symbol(self) -> char {
        SYMBOLS[self.index()] as char
    }

    /// The digit that a symbol stands for; small letters are read as capitals.
    ///
    /// ```
    /// use ennea::Digit;
    /// assert_eq!(Digit::from_symbol('g').unwrap().number(), 16);
    /// assert_eq!(Digit::from_symbol('0'), None);
    /// ```
    pub fn from_symbol(symbol: char) -> Option<Self> {
        let symbol = u8::try_from(symbol).ok()?.to_ascii_uppercase();
        SYMBOLS.iter().position(|&s| s == symbol).map(Self::from_index)
    }

    /// The digits 1 to `side`.
    pub fn all(side: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..side).map(Self::from_index)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

/// A set of digits: bit k stands for the digit of index k.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct DigitSet(u64);

impl DigitSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The digits 1 to `side`.
    pub const fn full(side: usize) -> Self {
        Self((1 << side) - 1)
    }

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Its bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Puts a digit in; says whether it was new.
    pub const fn insert(&mut self, digit: Digit) -> bool {
        let new = !self.contains(digit);
        self.0 |= 1 << digit.index();
        new
    }

    /// Takes a digit out; says whether it was there.
    pub const fn remove(&mut self, digit: Digit) -> bool {
        let there = self.contains(digit);
        self.0 &= !(1 << digit.index());
        there
    }

    /// Tests whether the digit is in the set.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Number of digits in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tests whether the set has no digit.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The digits that are in both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The digits that are in either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The digits of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Its digits, least first.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        ones(self.0).map(Digit::from_index)
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        Self(digits.into_iter().fold(0, |set, digit| set | 1 << digit.index()))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_has_a_symbol_of_its_own_that_reads_back() {
        for digit in Digit::all(SIDE_MAX) {
            assert_eq!(Digit::from_symbol(digit.symbol()), Some(digit));
        }
        let symbols: std::collections::HashSet<char> =
            Digit::all(SIDE_MAX).map(Digit::symbol).collect();
        assert_eq!(symbols.len(), SIDE_MAX);
        assert_eq!(Digit::new(0), None);
        assert_eq!(Digit::new(37), None);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set: DigitSet = [3, 1, 36].map(|n| Digit::new(n).unwrap()).into_iter().collect();
        assert_eq!(set.iter().map(Digit::number).collect::<Vec<_>>(), [1, 3, 36]);
        assert!(!set.insert(Digit::from_index(0)));
        assert!(set.remove(Digit::from_index(0)));
        assert!(!set.remove(Digit::from_index(0)));
        assert_eq!(set.len(), 2);
        assert_eq!(DigitSet::full(SIDE_MAX).difference(set).len(), 34);
    }
}
