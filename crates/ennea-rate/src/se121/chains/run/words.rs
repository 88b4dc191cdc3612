//! A board as words, four for each candidate.
//!
//! ```text
//!   words[cell]                 bit d: the digit is still possible in the cell
//!   words[81 + 9 house + digit] bit p: the digit is still possible at place p of the house
//! ```
//!
//! The four words of a candidate, those of its cell, box, row and column, are taken as one number with 16 bits each.
//! So what a true candidate excludes is visited in one loop, in the order of links; and which of the words a false
//! one leaves with a single candidate is found without a branch for each.
//!
//! Source: ours.  Cost: four words read and written for each candidate that goes.  Oracle: the plain run of the tests.

use super::super::super::board::{Board, CELLS, CROSSINGS, HOUSES, PLACES};
use super::super::super::candidate::Candidate;
use ennea_base::for_below;

/// The words of the cells, then those of the houses.
pub(in super::super) const OF_HOUSES: usize = 81;
pub(in super::super) const WORDS: usize = 81 + 27 * 9;

/// The words of the cells.
type Cells = [u16; OF_HOUSES];

/// Number of words in whole vectors.
const SPACE: usize = 352;

/// Of a word of which a candidate is known to be true: more than a single candidate in any case.
const MARK: u16 = 1 << 9;

/// A bit in each of four words.
const EACH: u64 = 0x0001_0001_0001_0001;

/// The first word of four.
pub(super) const FIRST: u64 = 0xffff;

/// The four words of each candidate, by [`Candidate::bit`].
pub(in super::super) static OF: [[u16; 4]; 1024] = {
    let mut of = [[0; 4]; 1024];
    for_below!(candidate, Candidate::COUNT, {
        let (cell, digit) = (candidate / 9, candidate % 9);
        of[candidate][0] = cell as u16;
        for_below!(kind, 3, {
            of[candidate][kind + 1] = (OF_HOUSES + HOUSES[cell][kind] as usize * 9 + digit) as u16;
        });
    });
    of
};

/// Its bit in each of them.
pub(in super::super) static OWN: [u64; 1024] = {
    let mut own = [0; 1024];
    for_below!(candidate, Candidate::COUNT, {
        let (cell, digit) = (candidate / 9, candidate % 9);
        let [in_box, in_row, in_column] = PLACES[cell];
        own[candidate] =
            1 << digit | 1 << (16 + in_box) | 1 << (32 + in_row) | 1 << (48 + in_column);
    });
    own
};

/// Candidates that it excludes in each of them: of the row and column those outside the box.
pub(in super::super) static OTHERS: [u64; 1024] = {
    let mut others = [0; 1024];
    for_below!(candidate, Candidate::COUNT, {
        let [in_box, row, column] = HOUSES[candidate / 9];
        let [in_row, in_column] =
            [CROSSINGS[row as usize][in_box as usize], CROSSINGS[column as usize][in_box as usize]];
        let inside = (in_row as u64) << 32 | (in_column as u64) << 48;
        others[candidate] = (0x1ff * EACH) & !inside & !OWN[candidate];
    });
    others
};

/// The candidate at each bit of each word: 16 times the word, and the bit.
static MEMBERS: [u16; 16 * 512] = {
    let mut members = [0; 16 * 512];
    for_below!(word, WORDS, {
        for_below!(bit, 9, {
            members[16 * word + bit] = if word < OF_HOUSES {
                word * 9 + bit
            } else {
                let (house, digit) = ((word - OF_HOUSES) / 9, (word - OF_HOUSES) % 9);
                CELLS[house][bit] as usize * 9 + digit
            } as u16;
        });
    });
    members
};

/// The candidate at a bit of a word.
#[inline]
pub(in super::super) fn member_of(word: usize, bit: usize) -> Candidate {
    Candidate::at(MEMBERS[word << 4 | bit])
}

/// The candidate at a bit of one of four words.
#[inline]
pub(in super::super) fn member(of: [u16; 4], at: u32) -> Candidate {
    let (word, bit) = (of[at as usize >> 4 & 3], at as usize & 15);
    Candidate::at(MEMBERS[usize::from(word) << 4 & 0x1ff0 | bit])
}

/// A bit for each of four words, 15 bits each, that have exactly one.
#[inline]
pub(in super::super) fn singles(words: u64) -> u64 {
    const HIGH: u64 = EACH << 15;
    // The high bits keep borrows and carries inside.
    let without_lowest = words & ((words | HIGH) - EACH);
    let has_two = without_lowest + (HIGH - EACH);
    let has_one = words + (HIGH - EACH);
    (has_one & !has_two & HIGH) >> 15
}

/// A bit for each of four words, 15 bits each, that have none.
#[inline]
pub(in super::super) fn has_none(words: u64) -> u64 {
    const HIGH: u64 = EACH << 15;
    !(words + (HIGH - EACH)) & HIGH
}

/// Tests whether all candidates of some cells are among those of others.
pub(in super::super) fn are_within(some: &Cells, others: &Cells) -> bool {
    some.iter().zip(others).fold(0, |all, (own, other)| all | own & !other) == 0
}

/// The candidates of some cells that others do not have.
pub(in super::super) fn gone(before: &Cells, now: &Cells) -> impl Iterator<Item = Candidate> {
    let pairs = before.iter().zip(now).enumerate();
    pairs.flat_map(|(cell, (before, now))| Candidate::in_cell(cell, before & !now))
}

/// The words of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Words([u16; SPACE]);

impl Default for Words {
    /// Words of a board without candidates.
    fn default() -> Self {
        Self([0; SPACE])
    }
}

impl Words {
    /// The words of a board.
    pub(in super::super) fn of(board: &Board) -> Self {
        let mut words = Self::default();
        words.read(board);
        words
    }

    pub(super) fn read(&mut self, board: &Board) {
        self.0[..OF_HOUSES].copy_from_slice(&board.candidates);
        self.0[OF_HOUSES..WORDS].copy_from_slice(board.places.as_flattened());
    }

    /// Sets the candidates of a board.
    pub(in super::super) fn write(&self, board: &mut Board) {
        let (cells, places) = (&self.0[..OF_HOUSES], &self.0[OF_HOUSES..WORDS]);
        for (own, word) in board.candidates.iter_mut().zip(cells) {
            *own = word & 0x1ff;
        }
        for (own, word) in board.places.as_flattened_mut().iter_mut().zip(places) {
            *own = word & 0x1ff;
        }
    }

    /// The words of the cells.
    pub(in super::super) fn cells(&self) -> &Cells {
        self.0.first_chunk().expect("there are more words")
    }

    /// Tests whether all candidates are among the other's.
    pub(in super::super) fn is_within(&self, other: &Self) -> bool {
        are_within(self.cells(), other.cells())
    }

    /// Takes off all that the other does not have.
    pub(in super::super) fn keep(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own &= other;
        }
    }

    /// The candidates that a later board does not have.
    pub(in super::super) fn without(&self, later: &Self) -> impl Iterator<Item = Candidate> {
        gone(self.cells(), later.cells())
    }

    /// A word by its number.
    #[inline]
    pub(in super::super) fn word(&self, number: u16) -> u16 {
        self.0[usize::from(number)]
    }

    #[inline]
    pub(in super::super) fn four(&self, of: [u16; 4]) -> u64 {
        let [a, b, c, d] = of.map(|word| u64::from(self.word(word)));
        a | b << 16 | c << 32 | d << 48
    }

    #[inline]
    pub(in super::super) fn put(&mut self, of: [u16; 4], words: u64) {
        for (k, word) in of.into_iter().enumerate() {
            self.0[usize::from(word)] = (words >> (16 * k)) as u16;
        }
    }

    /// Marks four words.
    #[inline]
    pub(super) fn mark(&mut self, of: [u16; 4]) {
        for word in of {
            self.0[usize::from(word)] |= MARK;
        }
    }
}

/// Candidates of a board that are on none of several others, as the words of its cells; a few more, so that they come in whole
/// vectors.
#[derive(Clone, Debug)]
pub(in super::super) struct Missing([u16; 88]);

impl Missing {
    /// All candidates.
    pub(in super::super) fn of(words: &Words) -> Self {
        let mut all = [0; 88];
        all[..OF_HOUSES].copy_from_slice(words.cells());
        Self(all)
    }

    /// Takes off those of a board.
    #[inline]
    pub(in super::super) fn find(&mut self, words: &Words) {
        for (own, word) in self.0.iter_mut().zip(&words.0) {
            *own &= !word;
        }
    }

    /// Takes off all but some.
    pub(in super::super) fn keep(&mut self, some: &[Candidate]) {
        let mut words = [0; 88];
        for (cell, digit) in some.iter().map(|candidate| candidate.parts()) {
            words[cell] |= 1 << digit;
        }
        for (own, word) in self.0.iter_mut().zip(words) {
            *own &= word;
        }
    }

    #[inline]
    pub(in super::super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::random::SplitMix64;

    /// Goal: of four words those with exactly one bit are found.  Method: word by word, with few bits, as words have them.
    #[test]
    fn words_with_one_bit_are_found() {
        let mut random = SplitMix64::new(1);
        let mut counts = [0; 5];
        for _ in 0..20_000 {
            let mut word = || (0..2).fold(0x1ff, |word, _| word & random.below(512) as u64);
            let four = [word(), word(), word(), word() | u64::from(MARK)];
            let words = four.iter().rev().fold(0, |words, word| words << 16 | word);
            let expected = four
                .iter()
                .rev()
                .fold(0, |all, word| all << 16 | u64::from(word.is_power_of_two()));
            assert_eq!(singles(words), expected, "{four:x?}");
            counts[expected.count_ones() as usize] += 1;
        }
        assert!(counts[..4].iter().all(|&count| count > 100), "{counts:?}");
    }
}
