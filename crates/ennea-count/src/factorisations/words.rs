//! Words: in which row of each band a digit stands, in one stack.
//!
//! A word has a letter 0 to R-1 for each of the C bands; it is written as a number with C digits in
//! base R, that of the first band last.  A permutation of the rows that keeps bands together moves
//! the letters to other bands and changes them there.

use ennea_symmetry::Permutation;

/// The words of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Words {
    /// R: letters.
    pub(super) letters: usize,
    /// C: bands.
    pub(super) bands: usize,
}

impl Words {
    /// R^C.
    pub(super) fn count(self) -> usize {
        self.letters.pow(self.bands as u32)
    }

    /// The letter for a band.
    pub(super) fn letter(self, word: usize, band: usize) -> usize {
        word / self.letters.pow(band as u32) % self.letters
    }

    /// The word with these letters.
    pub(super) fn word(self, letter: impl Fn(usize) -> usize) -> usize {
        (0..self.bands).rev().fold(0, |word, band| word * self.letters + letter(band))
    }

    /// Image of each word under a permutation of the rows.
    pub(super) fn action(self, rows: &Permutation) -> Vec<u16> {
        let image = |word| {
            let mut letters = vec![0; self.bands];
            for band in 0..self.bands {
                let row = rows.image(band * self.letters + self.letter(word, band));
                letters[row / self.letters] = row % self.letters;
            }
            self.word(|band| letters[band]) as u16
        };
        (0..self.count()).map(image).collect()
    }

    /// The word with the other letter for each band; for two letters.
    pub(super) fn complement(self, word: usize) -> usize {
        self.count() - 1 - word
    }

    /// The digits of each row, when digit d has the d-th of these words.
    pub(super) fn rows(self, words: &[u16]) -> Vec<u32> {
        let mut rows = vec![0; self.letters * self.bands];
        for (digit, &word) in words.iter().enumerate() {
            for band in 0..self.bands {
                rows[band * self.letters + self.letter(usize::from(word), band)] |= 1 << digit;
            }
        }
        rows
    }
}

/// Numbers up to 15 for each row, five bits each: how many digits stand in it.
///
/// The fifth bit says that there are more than C.  Twelve rows are enough for all that is counted
/// with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Loads(u64);

impl Loads {
    /// Nothing in any row, where each can have `most`.
    pub(super) fn empty(rows: usize, most: usize) -> Self {
        Self((0..rows).fold(0, |all, row| all | (15 - most as u64) << (5 * row)))
    }

    /// Load of a digit with this word.
    pub(super) fn of(words: Words, word: usize) -> Self {
        Self((0..words.bands).fold(0, |all, band| {
            all + (1 << (5 * (band * words.letters + words.letter(word, band))))
        }))
    }

    /// Nothing, where nothing is bounded.
    pub(super) const NONE: Self = Self(0);

    /// Both together; `None` if that is too much for some row.
    pub(super) fn plus(self, other: Self) -> Option<Self> {
        let sum = self.0 + other.0;
        (sum & 0x0842_1084_2108_4210 == 0).then_some(Self(sum))
    }

    /// The rows with something in them, where nothing is bounded: a bit for each.
    pub(super) fn rows(self) -> u64 {
        (0..12).filter(|row| self.0 >> (5 * row) & 15 > 0).fold(0, |rows, row| rows | 1 << row)
    }

    /// Set of the first rows that are not full, where they are bounded.
    pub(super) fn lacking(self, rows: usize) -> u64 {
        (0..rows).filter(|row| self.0 >> (5 * row) & 15 < 15).fold(0, |all, row| all | 1 << row)
    }

    /// Both together, where neither is full.
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}
