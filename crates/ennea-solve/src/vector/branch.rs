//! The choice to try when nothing follows any more.
//!
//! The boxes of a digit's minirows in a band form one of six permutations (and so do those of its
//! minicolumns in a stack): row r stands in box k + r for some k, or in box k - r.  All of them are read off
//! the minirows at once:
//!
//! ```text
//!   E(k) = H[0](k) & H[1](k + 1) & H[2](k + 2)       k = 0, 1, 2; a bit for each digit
//!   O(k) = H[0](k) & H[1](k - 1) & H[2](k - 2)
//! ```
//!
//! A digit with exactly two permutations left makes a good choice: each of them places it three times,
//! up to the column.  Among the three bands and three stacks the one with the fewest permutations of
//! all digits is taken (first in the order bands, stacks), and in it the least digit with two.  Where
//! there is none, a cell with two candidates is tried, or else one with the fewest, the lowest
//! candidate against the others.
//!
//! To choose by fewest permutations is from `[Dillon2019]`.
//!
//! Where there seem to be many solutions a cell is tried at once: any guess is good, and a guess takes less than
//! half of the time (what steps leave of it is 34 instead of 118 ns with AVX2).
//!
//! Tried without gain: cells with two candidates first (half as many guesses again on hard puzzles);
//! the band in which most digits have two permutations (twice as many); the first band that has any
//! (a tenth more).

use super::state::State;
use super::words::{Along, WORDS, Words, all, any, drop_lowest, last, next, two, word};
use ennea_base::{for_below, table};

/// For the permutation p of line l, the cells that lose the digit: `GONE[6 l + p]` has nine vectors.
/// Lines 0 to 2 are the bands, 3 to 5 the stacks; permutations 0 to 2 are E(k), 3 to 5 are O(k).
static GONE: [[[u16; WORDS]; 9]; 36] = table!(36, [[0; WORDS]; 9], |index| {
    let (line, k, direction) = (index / 6, index % 3, 1 + index % 6 / 3);
    let mut gone = [[0; WORDS]; 9];
    for_below!(at, 27, {
        let (row, place, column) = (at / 9, at / 3 % 3, at % 3);
        if place != (k + row * direction) % 3 && line < 3 {
            gone[3 * row + column][word(line, place)] = u16::MAX;
        } else if place != (k + row * direction) % 3 {
            gone[3 * column + row][word(place, line - 3)] = u16::MAX;
        }
    });
    gone
});

/// The words of each line.
static LINES: [[usize; 3]; 6] = {
    let mut lines = [[0; 3]; 6];
    for_below!(line, 3, {
        for_below!(place, 3, {
            lines[line][place] = word(line, place);
            lines[3 + line][place] = word(place, line);
        });
    });
    lines
};

/// All bits of one word.
static ONLY: [[u16; WORDS]; WORDS] = {
    let mut only = [[0; WORDS]; WORDS];
    for_below!(word, WORDS, only[word][word] = u16::MAX);
    only
};

/// The permutations of each digit on each line, E and O.
struct Permutations<W> {
    even: W,
    odd: W,
    /// The digits with exactly two.
    pairs: W,
    /// Number of permutations of all digits together; all ones where no digit has exactly two.
    key: W,
}

impl<W: Words> Permutations<W> {
    #[inline(always)]
    fn new([h0, h1, h2]: [W; 3], along: Along, ones: W) -> Self {
        let even = all([h0, next(h1, along), last(h2, along)]);
        let odd = all([h0, last(h1, along), next(h2, along)]);
        let evens = [even, next(even, along), last(even, along)];
        let odds = [odd, next(odd, along), last(odd, along)];
        let (e1, e2, e3) = (any(evens), two(evens), all(evens));
        let (o1, o2, o3) = (any(odds), two(odds), all(odds));
        let at_least_two = any([e2, o2, e1.and(o1)]);
        let pairs = at_least_two.without(any([e3, o3, e2.and(o1).or(e1.and(o2))]));
        let count = even.count().add(odd.count());
        let counts = count.add(next(count, along)).add(last(count, along));
        Self { even, odd, pairs, key: counts.or(ones.where_zero(pairs)) }
    }
}

impl<W: Words> State<W> {
    /// Two states that share the solutions of this open one between them: the first, and what this one becomes.
    #[inline(always)]
    pub(super) fn branch(&mut self, proof: W::Proof, first: &mut Self) {
        if !self.branch_at_pair(proof, first) {
            self.branch_at_fewest(proof, first);
        }
    }

    #[inline(always)]
    fn branch_at_pair(&mut self, proof: W::Proof, first: &mut Self) -> bool {
        let ones = W::load(proof, &[u16::MAX; WORDS]);
        let rows = Permutations::new(self.minilines(Along::Band), Along::Band, ones);
        let columns = Permutations::new(self.minilines(Along::Stack), Along::Stack, ones);
        let (row_keys, column_keys) = (rows.key.store(), columns.key.store());
        let mut best = u32::MAX;
        for line in 0..3 {
            let in_band = u32::from(row_keys[word(line, 0)]) << 3 | line as u32;
            let in_stack = u32::from(column_keys[word(0, line)]) << 3 | (3 + line as u32);
            best = best.min(in_band).min(in_stack);
        }
        if best >= u32::from(u16::MAX) << 3 {
            return false;
        }
        let line = (best & 7) as usize;
        let stored = [
            [rows.even.store(), rows.odd.store(), rows.pairs.store()],
            [columns.even.store(), columns.odd.store(), columns.pairs.store()],
        ];
        let [even, odd, pairs] = &stored[line / 3];
        let places = LINES[line];
        let digit = pairs[places[0]] & pairs[places[0]].wrapping_neg();
        let mut permutations = 0_u32;
        for k in 0..3 {
            permutations |= u32::from(even[places[k]] & digit != 0) << k;
            permutations |= u32::from(odd[places[k]] & digit != 0) << (3 + k);
        }
        let digit = W::load(proof, &[digit; WORDS]);
        let one = 6 * line + permutations.trailing_zeros() as usize;
        let other = 6 * line + 31 - permutations.leading_zeros() as usize;
        for i in 0..9 {
            let x = self.0[i];
            first.0[i] = x.without(W::load(proof, &GONE[one][i]).and(digit));
            self.0[i] = x.without(W::load(proof, &GONE[other][i]).and(digit));
        }
        true
    }

    /// Branches at a cell with the fewest candidates.
    #[inline(always)]
    pub(super) fn branch_at_fewest(&mut self, proof: W::Proof, first: &mut Self) {
        for i in 0..9 {
            if let Some(place) = self.0[i].first_pair() {
                return self.branch_at(proof, first, i, place);
            }
        }
        // A broken state may come here without an open cell: it is tried once more as it is, and found to be broken.
        let words = self.words();
        let (mut fewest, mut cell, mut place) = (u32::MAX, 0, 0);
        for (i, words) in words.iter().enumerate() {
            for (k, candidates) in words.iter().enumerate() {
                let count = candidates.count_ones();
                if count > 1 && count < fewest {
                    (fewest, cell, place) = (count, i, k);
                }
            }
        }
        self.branch_at(proof, first, cell, place);
    }

    /// Branches at the first open cell in reading order: its lowest candidate, and the others.
    #[inline(always)]
    pub(super) fn branch_in_order(&mut self, proof: W::Proof, first: &mut Self) {
        let below_high = W::load(proof, &[0x7FFF; WORDS]);
        let mut open = [0; 9];
        for i in 0..9 {
            open[i] = drop_lowest(self.0[i], below_high).nonzero_words();
        }
        for row in 0..9 {
            let mut columns = 0;
            for column in 0..3 {
                let stacks = (open[row % 3 * 3 + column] >> word(row / 3, 0)) & 7;
                // Stack s of this column is column 3 s + column of the grid.
                columns |= [0, 1, 8, 9, 64, 65, 72, 73_u32][stacks as usize] << column;
            }
            if columns != 0 {
                let column = columns.trailing_zeros() as usize;
                let (i, place) = (row % 3 * 3 + column % 3, word(row / 3, column / 3));
                return self.branch_at(proof, first, i, place);
            }
        }
        unreachable!("an open state has a cell with several candidates")
    }

    #[inline(always)]
    fn branch_at(&mut self, proof: W::Proof, first: &mut Self, i: usize, place: usize) {
        // Nine vectors, taken apart: a call that copies them as bytes would wait for what was just written.
        let [a, b, c, d, e, f, g, h, last] = self.0;
        *first = Self([a, b, c, d, e, f, g, h, last]);
        let x = self.0[i];
        let own = x.and(W::load(proof, &ONLY[place]));
        let others = drop_lowest(own, W::load(proof, &[0x7FFF; WORDS]));
        first.0[i] = x.without(others);
        self.0[i] = x.without(own.without(others));
    }
}
