//! Candidates and statements about them, each as one number.

use super::board::CELLS;
use ennea_base::{Cell, Digit, ones};

/// A cell and a digit, both from 0: cell x 9 + digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Candidate(u16);

impl Candidate {
    /// The number of candidates.
    pub(super) const COUNT: usize = 729;

    #[inline]
    pub(super) fn new(cell: usize, digit: usize) -> Self {
        Self((cell * 9 + digit) as u16)
    }

    /// The candidate at this place in a table of all.
    #[inline]
    pub(super) fn at(index: u16) -> Self {
        Self(index)
    }

    /// The candidates of a cell that have these digits.
    #[inline]
    pub(super) fn in_cell(cell: usize, digits: u16) -> impl Iterator<Item = Self> + Clone {
        ones(digits).map(move |digit| Self::new(cell, digit))
    }

    /// The candidates of a digit at these places of a house.
    #[inline]
    pub(super) fn in_house(
        house: usize,
        places: u16,
        digit: usize,
    ) -> impl Iterator<Item = Self> + Clone {
        ones(places).map(move |place| Self::new(CELLS[house][place].into(), digit))
    }

    #[inline]
    pub(super) fn cell(self) -> usize {
        usize::from(self.0) / 9
    }

    #[inline]
    pub(super) fn digit(self) -> usize {
        usize::from(self.0) % 9
    }

    /// The cell and the digit.
    #[inline]
    pub(super) fn parts(self) -> (usize, usize) {
        (self.cell(), self.digit())
    }

    /// Its place in a table of all.
    #[inline]
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// Its place in a set of all; below 1024 for certain, so that a set of that size needs no
    /// check.
    #[inline]
    pub(super) fn bit(self) -> usize {
        usize::from(self.0 & 1023)
    }

    /// The statement that it is true.
    #[inline]
    pub(super) fn is_so(self) -> Literal {
        Literal(self.0 * 2 + 1)
    }

    /// The statement that it is false.
    #[inline]
    pub(super) fn is_not(self) -> Literal {
        Literal(self.0 * 2)
    }

    /// The candidate as the library's own type.
    pub(super) fn named(self) -> ennea_base::Candidate {
        let (cell, digit) = self.parts();
        ennea_base::Candidate { cell: Cell::new(cell), digit: Digit::from_index(digit) }
    }
}

/// The statement that a candidate is true, or that it is false: candidate x 2, and 1 if true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Literal(u16);

impl Literal {
    /// The number of statements.
    pub(super) const COUNT: usize = 2 * Candidate::COUNT;

    /// Number that stands for no statement.
    pub(super) const NONE: Self = Self(u16::MAX);

    /// Whose truth or falsehood is stated.
    #[inline]
    pub(super) fn candidate(self) -> Candidate {
        Candidate(self.0 / 2)
    }

    /// Tests whether the candidate is said to be true.
    #[inline]
    pub(super) fn is_true(self) -> bool {
        self.0 % 2 == 1
    }

    /// The contrary.
    #[inline]
    pub(super) fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// Its place in a table of all.
    #[inline]
    pub(super) fn index(self) -> usize {
        self.0.into()
    }
}
