//! How statements spread in a run, from link to link: the words of the board, four for each candidate.
//!
//! ```text
//!   words[cell]                 bit d: the digit is still possible in the cell
//!   words[81 + 9 house + digit] bit p: the digit is still possible at place p of the house
//! ```
//!
//! The four words of a candidate, those of its cell, box, row and column, are taken as one number with 16 bits each.
//! So what a true candidate excludes is visited in one loop, in the order of links; and which of the words a false
//! one leaves with a single candidate is found without a branch for each.  Words of which a candidate is known to be true are
//! marked, so that it is not found again.
//!
//! Source: the order is that of [SE121], see [`run`](super::run); the words are ours.  Cost: four words read and
//! written for each false statement, and one visit for each candidate that a true one excludes.  Oracle: the plain run of
//! the tests.

use super::super::board::{Board, CELLS, CROSSINGS, HOUSES, PLACES};
use super::super::candidate::{Candidate, Literal};
use super::reason::Reason;
use super::run::{Clash, Rules, Run};

/// The words of the cells, then those of the houses.
const OF_HOUSES: usize = 81;
const WORDS: usize = 81 + 27 * 9;

/// Of a word of which a candidate is known to be true: more than a single candidate in any case.
const MARK: u16 = 1 << 9;

/// A bit in each of four words.
const EACH: u64 = 0x0001_0001_0001_0001;

/// The first word of four.
const FIRST: u64 = 0xffff;

/// The four words of each candidate, by [`Candidate::bit`].
static OF: [[u16; 4]; 1024] = {
    let mut of = [[0; 4]; 1024];
    let mut candidate = 0;
    while candidate < Candidate::COUNT {
        let (cell, digit) = (candidate / 9, candidate % 9);
        of[candidate][0] = cell as u16;
        let mut kind = 0;
        while kind < 3 {
            of[candidate][kind + 1] = (OF_HOUSES + HOUSES[cell][kind] as usize * 9 + digit) as u16;
            kind += 1;
        }
        candidate += 1;
    }
    of
};

/// Its bit in each of them.
static OWN: [u64; 1024] = {
    let mut own = [0; 1024];
    let mut candidate = 0;
    while candidate < Candidate::COUNT {
        let (cell, digit) = (candidate / 9, candidate % 9);
        let [in_box, in_row, in_column] = PLACES[cell];
        own[candidate] =
            1 << digit | 1 << (16 + in_box) | 1 << (32 + in_row) | 1 << (48 + in_column);
        candidate += 1;
    }
    own
};

/// What it excludes in each of them: of the row and column those outside the box.
static OTHERS: [u64; 1024] = {
    let mut others = [0; 1024];
    let mut candidate = 0;
    while candidate < Candidate::COUNT {
        let [in_box, row, column] = HOUSES[candidate / 9];
        let [in_row, in_column] =
            [CROSSINGS[row as usize][in_box as usize], CROSSINGS[column as usize][in_box as usize]];
        let inside = (in_row as u64) << 32 | (in_column as u64) << 48;
        let all = (0x1ff * EACH) & !inside;
        others[candidate] = all & !OWN[candidate];
        candidate += 1;
    }
    others
};

/// The candidate at each bit of each word: 16 times the word, and the bit.
static MEMBERS: [u16; 16 * 512] = {
    let mut members = [0; 16 * 512];
    let mut word = 0;
    while word < WORDS {
        let mut bit = 0;
        while bit < 9 {
            members[16 * word + bit] = if word < OF_HOUSES {
                word * 9 + bit
            } else {
                let (house, digit) = ((word - OF_HOUSES) / 9, (word - OF_HOUSES) % 9);
                CELLS[house][bit] as usize * 9 + digit
            } as u16;
            bit += 1;
        }
        word += 1;
    }
    members
};

/// The candidate at a bit of one of four words.
#[inline]
fn member(of: [u16; 4], at: u32) -> Candidate {
    let (word, bit) = (of[at as usize >> 4 & 3], at as usize & 15);
    Candidate::at(MEMBERS[usize::from(word) << 4 & 0x1ff0 | bit])
}

/// A bit for each of four words, 15 bits each, that have exactly one.
#[inline]
fn singles(words: u64) -> u64 {
    const HIGH: u64 = EACH << 15;
    // The high bits keep borrows and carries inside.
    let without_lowest = words & ((words | HIGH) - EACH);
    let has_two = without_lowest + (HIGH - EACH);
    let has_one = words + (HIGH - EACH);
    (has_one & !has_two & HIGH) >> 15
}

/// Whether a candidate is known to be false, to be true.
const FALSE: u8 = 1;
const TRUE: u8 = 2;

/// Working space: the words of a run, and what is known in it.
#[derive(Clone, Debug)]
pub(super) struct Spread {
    source: [u16; 512],
    words: [u16; 512],
    known: [u8; 1024],
}

impl Default for Spread {
    fn default() -> Self {
        Self { source: [0; 512], words: [0; 512], known: [0; 1024] }
    }
}

impl Spread {
    /// Reads the board on which the next runs start.
    pub(super) fn read(&mut self, board: &Board) {
        self.source[..OF_HOUSES].copy_from_slice(&board.candidates);
        self.source[OF_HOUSES..WORDS].copy_from_slice(board.places.as_flattened());
    }

    /// Starts a run from an assumption.
    pub(super) fn start(&mut self, run: &mut Run, assumption: Literal) {
        self.clear();
        run.assume(assumption);
        if assumption.is_true() {
            self.know(assumption.candidate());
        }
    }

    /// Goes back to where a run was when nothing followed any more.
    pub(super) fn resume(&mut self, run: &Run) {
        self.clear();
        for candidate in run.falses() {
            let at = candidate.bit();
            self.known[at] |= FALSE;
            self.put(OF[at], self.four(OF[at]) & !OWN[at]);
        }
        run.trues.iter().for_each(|&candidate| self.know(candidate));
    }

    fn clear(&mut self) {
        self.words = self.source;
        self.known.fill(0);
    }

    /// Removes from the board on which the run started what is gone.
    pub(super) fn write(&self, board: &mut Board) {
        let (cells, places) = (&self.words[..OF_HOUSES], &self.words[OF_HOUSES..WORDS]);
        for (own, word) in board.candidates.iter_mut().zip(cells) {
            *own = word & !MARK;
        }
        for (own, word) in board.places.as_flattened_mut().iter_mut().zip(places) {
            *own = word & !MARK;
        }
    }

    /// Serves all that is waiting; whether there was no clash.
    pub(super) fn propagate(&mut self, run: &mut Run, rules: Rules) -> bool {
        for candidate in run.falses_waiting() {
            self.known[candidate.bit()] |= FALSE;
        }
        let mut is_fine = true;
        while is_fine {
            if let Some(candidate) = run.next_true() {
                is_fine = self.serve_true(run, candidate, rules);
            } else if let Some(candidate) = run.next_false() {
                is_fine = self.serve_false(run, candidate, rules);
            } else {
                break;
            }
        }
        run.note();
        is_fine
    }

    /// Says what is false because a candidate is true; whether there is no clash.
    #[inline]
    fn serve_true(&mut self, run: &mut Run, candidate: Candidate, rules: Rules) -> bool {
        let of = OF[candidate.bit()];
        let mut open = self.four(of) & OTHERS[candidate.bit()];
        if rules.is_nishio {
            open &= !FIRST;
        }
        while open != 0 {
            let other = member(of, open.trailing_zeros());
            open &= open - 1;
            let known = &mut self.known[other.bit()];
            if *known & TRUE != 0 {
                let (known, reason) = (other.is_so(), Reason::Assumption);
                run.clash = Some(Clash { known, reason, via: candidate });
                return false;
            }
            run.offer_false(other, candidate, *known & FALSE == 0);
            *known |= FALSE;
        }
        true
    }

    /// Says what is true because a candidate is false, and takes it off the board in the same pass: all that follows is looked
    /// up before any of it is said.
    #[inline]
    fn serve_false(&mut self, run: &mut Run, candidate: Candidate, rules: Rules) -> bool {
        let of = OF[candidate.bit()];
        let rest = self.four(of) & !OWN[candidate.bit()];
        if rules.is_dynamic {
            self.put(of, rest);
        }
        let mut forced = singles(rest);
        if rules.is_nishio {
            forced &= !FIRST;
        }
        while forced != 0 {
            let first = forced.trailing_zeros();
            forced &= forced - 1;
            let other = member(of, (rest >> first).trailing_zeros() + first);
            let reason = Reason::LINKS[first as usize >> 4 & 3];
            let known = self.known[other.bit()];
            if known & FALSE != 0 {
                run.clash = Some(Clash { known: other.is_not(), reason, via: candidate });
                return false;
            }
            if known & TRUE == 0 {
                self.know(other);
                run.add_true(other, reason, candidate);
            }
        }
        true
    }

    /// Says that a candidate is true.
    #[inline]
    fn know(&mut self, candidate: Candidate) {
        self.known[candidate.bit()] |= TRUE;
        for word in OF[candidate.bit()] {
            self.words[usize::from(word & 511)] |= MARK;
        }
    }

    #[inline]
    fn four(&self, of: [u16; 4]) -> u64 {
        let [a, b, c, d] = of.map(|word| u64::from(self.words[usize::from(word & 511)]));
        a | b << 16 | c << 32 | d << 48
    }

    #[inline]
    fn put(&mut self, of: [u16; 4], words: u64) {
        for (k, word) in of.into_iter().enumerate() {
            self.words[usize::from(word & 511)] = (words >> (16 * k)) as u16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

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
