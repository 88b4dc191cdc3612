//! A partly solved puzzle as nine vectors, and what follows from it.
//!
//! Vector 3 r + c holds, for every box, the candidates of the box's cell in row r and column c: bit
//! d - 1 says that the cell may still be d.  So all nine boxes are treated at once, and
//!
//! ```text
//!   H[r] = X[r,0] | X[r,1] | X[r,2]      what may stand in the minirow r of each box
//!   V[c] = X[0,c] | X[1,c] | X[2,c]      what may stand in the minicolumn c
//! ```
//!
//! A vector has a word of 16 bits for each box, four to a band, so that a band is a quarter of a register
//! (64 bits) and moving along rows or columns moves words or quarters:
//!
//! ```text
//!                  word 0   1   2   3 | 4   5   6   7 | 8   9  10  11 | 12 .. 15
//!   X[r,c]   box        0   1   2   - | 3   4   5   - | 6   7   8   - |  -  -  -
//!            bits       ........987654321   of each word: the candidates of that box's cell (r, c)
//!
//!   one box as it lies in the nine vectors, and what is made of them:
//!
//!     X[0,0]  X[0,1]  X[0,2]  -> H[0]
//!     X[1,0]  X[1,1]  X[1,2]  -> H[1]      H: or along a row of the picture
//!     X[2,0]  X[2,1]  X[2,2]  -> H[2]      V: or down a column of it
//!        |       |       |
//!      V[0]    V[1]    V[2]
//! ```
//!
//! One *step* draws these consequences over the whole grid:
//!
//! 1. A cell with one candidate takes it from the other cells of its box (not from its row and column:
//!    step 3 does).
//! 2. A digit with one cell left in a box takes that cell.
//! 3. In a band, the boxes of a digit's three minirows are a permutation: minirow r of box s stays
//!    possible only if the other two rows can share the other two boxes,
//!    H[r'](s') & H[r''](s'') or H[r'](s'') & H[r''](s').  The same for the columns of a stack.  That
//!    is all that rows and columns say: hidden singles in them and locked candidates follow.
//! 4. A digit that has no other minirow in its box must stand in this one; three such digits fill it.
//!    This is rarely of use, so it waits until the others change nothing.
//!
//! Steps are repeated until nothing changes.  Sums tell when: candidates only ever vanish, so a box's
//! nine words, added up, change exactly if one of them does; and they add up to 511, every digit once,
//! exactly if the box is solved (every digit still has a cell and every cell a digit).  A full grid needs
//! no step to confirm it: it is a solution if its boxes share no digit in a row or a column.
//!
//! Where there seem to be many solutions the next guess is made after two steps without rule 4, the first without rule
//! 2, even if something still changes, and without a look for digits placed twice; what is left out follows later, at a
//! full grid at the latest.
//!
//! Measured with AVX2, puzzles tested a second: bands before stacks instead of both from the same state
//! 2 to 10 % more; no last step for a full grid 2 to 15 %; rule 4 last 2 to 6 %, but 3 % less where there
//! is much to guess.  Tried without gain: two states side by side in pairs of registers (20 to 25 % less,
//! for want of registers); to look for digits placed twice in full grids only (2 % less).
//!
//! Rules 3 and 4 are those of `[Dillon2019]` (there found by a different computation: a band's digit as
//! six permutations, messages from box to band and back); the layout, which serves the whole grid with
//! one instruction, is ours.

use super::words::{Along, WORDS, Words, all, any, last, next, two, word};

/// All nine digits.
pub(super) const FULL: u16 = 0x1FF;

/// The steps between two guesses where guesses are likely to be right.
const HASTY_STEPS: u32 = 2;

/// The candidates of a cell with this clue.
const CANDIDATES: [u16; 16] = [FULL, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0, 0, 0, 0, 0, 0];

/// A partly solved puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) struct State<W>(pub(super) [W; 9]);

/// Outcome of settling a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// It has no solution.
    Broken,
    /// It is the only solution.
    Solved,
    /// Something must be tried.
    Open,
}

impl Settled {
    fn of(broken: u32, unsolved: u32) -> Self {
        match (broken, unsolved) {
            (0, 0) => Self::Solved,
            (0, _) => Self::Open,
            _ => Self::Broken,
        }
    }
}

/// All nine digits in the words of boxes.
const BOXES_FULL: [u16; WORDS] =
    [FULL, FULL, FULL, 0, FULL, FULL, FULL, 0, FULL, FULL, FULL, 0, 0, 0, 0, 0];

impl<W: Words> State<W> {
    /// The state of a puzzle, 0 for an empty cell.
    #[inline(always)]
    pub(super) fn new(proof: W::Proof, clues: &[u8; 81]) -> Self {
        let mut words = [[0; WORDS]; 9];
        for row in 0..9 {
            for column in 0..9 {
                words[row % 3 * 3 + column % 3][word(row / 3, column / 3)] =
                    CANDIDATES[usize::from(clues[9 * row + column] & 15)];
            }
        }
        let mut state = [W::load(proof, &words[0]); 9];
        for i in 1..9 {
            state[i] = W::load(proof, &words[i]);
        }
        Self(state)
    }

    /// All candidates, vector by vector.
    #[inline(always)]
    pub(super) fn words(&self) -> [[u16; WORDS]; 9] {
        let mut words = [[0; WORDS]; 9];
        for i in 0..9 {
            words[i] = self.0[i].store();
        }
        words
    }

    /// The digits of a solved state.
    #[inline(always)]
    pub(super) fn digits(&self) -> [u8; 81] {
        let words = self.words();
        let mut digits = [0; 81];
        for row in 0..9 {
            for column in 0..9 {
                let candidates = words[row % 3 * 3 + column % 3][word(row / 3, column / 3)];
                digits[9 * row + column] = candidates.trailing_zeros() as u8 + 1;
            }
        }
        digits
    }

    /// Candidates of each minirow, or of each minicolumn.
    #[inline(always)]
    pub(super) fn minilines(&self, along: Along) -> [W; 3] {
        let [a, b, c, d, e, f, g, h, i] = self.0;
        match along {
            Along::Band => [any([a, b, c]), any([d, e, f]), any([g, h, i])],
            Along::Stack => [any([a, d, g]), any([b, e, h]), any([c, f, i])],
        }
    }

    /// Draws all consequences; if `hasty`, those of [`HASTY_STEPS`] steps at most.
    #[inline(always)]
    pub(super) fn settle(&mut self, proof: W::Proof, hasty: bool, steps: &mut u64) -> Settled {
        let [first, _] = self.settle_parts(proof, hasty, steps);
        first
    }

    /// Draws the consequences in both parts as `settle` does; if there is but one part, the second
    /// outcome means nothing.
    #[inline(always)]
    pub(super) fn settle_parts(
        &mut self,
        proof: W::Proof,
        hasty: bool,
        steps: &mut u64,
    ) -> [Settled; 2] {
        if hasty {
            self.settle_parts_at_a_pace::<true>(proof, steps)
        } else {
            self.settle_parts_at_a_pace::<false>(proof, steps)
        }
    }

    /// Does the work of `settle_parts`, compiled for each pace: so both loops need fewer registers
    /// (AVX2 2 to 4 %, AVX-512 8 % of walks).
    // A module of WebAssembly has its instructions everywhere, and compiled once this is a fifth of the size.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn settle_parts_at_a_pace<const HASTY: bool>(
        &mut self,
        proof: W::Proof,
        steps: &mut u64,
    ) -> [Settled; 2] {
        let mut left = HASTY_STEPS;
        let full = W::load(proof, &BOXES_FULL);
        let below_high = W::load(proof, &[0x7FFF; WORDS]);
        let mut before = sum_of_nine(self.0);
        // The highest bit says that there is a candidate, the others are x - 1.
        let mut lowered = self.lowered(below_high);
        loop {
            *steps += 1;
            self.leave_to_placed(&lowered, before);
            // Rule 2 in the first of two steps costs more than the guesses it saves (3 %; walks are 5 % slower).
            let present = if HASTY && left == HASTY_STEPS {
                any(self.minilines(Along::Band))
            } else {
                self.take_last_places()
            };
            self.share_bands_and_stacks();

            lowered = self.lowered(below_high);
            let [a, b, c, d, e, f, g, h, i] = lowered;
            let alive = all([all([a, b, c]), all([d, e, f]), all([g, h, i])]);
            let sum = sum_of_nine(self.0);
            let mut broken = present.xor(full).or(full.without_high(alive)).nonzero_parts();
            let unsolved = sum.xor(full).nonzero_parts();
            // The parts in which something may follow yet.
            let mut going = unsolved & !broken;
            if HASTY {
                left -= 1;
                if left == 0 {
                    going = 0;
                }
            } else {
                going &= sum.xor(before).nonzero_parts();
            }
            before = sum;
            if !HASTY && going == 0 && unsolved & !broken != 0 {
                self.fill_minilines(full);
                before = sum_of_nine(self.0);
                if before.xor(sum).nonzero_parts() & !broken != 0 {
                    lowered = self.lowered(below_high);
                    continue;
                }
            }
            if going == 0 {
                if unsolved != W::PARTS {
                    broken |= self.clashes(full) & !unsolved;
                }
                if !HASTY && unsolved != 0 {
                    broken |= self.placed_twice(&lowered);
                }
                return [
                    Settled::of(broken & 1, unsolved & 1),
                    Settled::of(broken & 2, unsolved & 2),
                ];
            }
        }
    }

    #[inline(always)]
    fn lowered(&self, below_high: W) -> [W; 9] {
        let mut lowered = self.0;
        for x in &mut lowered {
            *x = x.add(below_high);
        }
        lowered
    }

    /// 1: what is placed leaves the other cells of its box.  It is what the cells with other candidates lack of the
    /// sum of all; where a digit is placed twice that is something else, but the box is broken anyway.
    #[inline(always)]
    fn leave_to_placed(&mut self, lowered: &[W; 9], sum: W) {
        let mut open = self.0;
        for i in 0..9 {
            open[i] = open[i].where_nonzero(open[i].and(lowered[i]));
        }
        let placed = sum.sub(sum_of_nine(open));
        for i in 0..9 {
            self.0[i] = self.0[i].xor(open[i].and(placed));
        }
    }

    /// The boxes in which a digit is placed twice.  The steps do not see that, as both cells keep it;
    /// it is enough to look when nothing changes any more.
    #[inline(always)]
    fn placed_twice(&self, lowered: &[W; 9]) -> u32 {
        let mut placed = self.0;
        for i in 0..9 {
            placed[i] = placed[i].where_zero(placed[i].and(lowered[i]));
        }
        any_of_nine(placed).xor(sum_of_nine(placed)).nonzero_parts()
    }

    /// The boxes of a full grid in which a digit is missing, or stands in a row or column with an equal one.
    #[inline(always)]
    fn clashes(&self, full: W) -> u32 {
        let [a, b, c] = self.minilines(Along::Band);
        let [d, e, f] = self.minilines(Along::Stack);
        let in_rows = any([
            a.and(next(a, Along::Band)),
            b.and(next(b, Along::Band)),
            c.and(next(c, Along::Band)),
        ]);
        let in_columns = any([
            d.and(next(d, Along::Stack)),
            e.and(next(e, Along::Stack)),
            f.and(next(f, Along::Stack)),
        ]);
        any([in_rows, in_columns, any([a, b, c]).xor(full)]).nonzero_parts()
    }

    /// 2: a digit's last cell in a box is its own.  Gives the digits that have a cell.
    #[inline(always)]
    fn take_last_places(&mut self) -> W {
        let [a, b, c, d, e, f, g, h, i] = self.0;
        let minirows = self.minilines(Along::Band);
        let twice_in_minirow = any([two([a, b, c]), two([d, e, f]), two([g, h, i])]);
        let present = any(minirows);
        let once = present.without(twice_in_minirow.or(two(minirows)));
        for x in &mut self.0 {
            *x = x.narrowed_where(once, x.and(once));
        }
        present
    }

    /// 4, along the bands and along the stacks.
    #[inline(always)]
    fn fill_minilines(&mut self, full: W) {
        let in_rows = fills(self.minilines(Along::Band), full);
        let in_columns = fills(self.minilines(Along::Stack), full);
        for i in 0..9 {
            self.0[i] = self.0[i].and(in_rows[i / 3]).and(in_columns[i % 3]);
        }
    }

    /// 3, along the bands and along the stacks.
    #[inline(always)]
    fn share_bands_and_stacks(&mut self) {
        let in_rows = shares(self.minilines(Along::Band), Along::Band);
        for i in 0..9 {
            self.0[i] = self.0[i].and(in_rows[i / 3]);
        }
        let in_columns = shares(self.minilines(Along::Stack), Along::Stack);
        for i in 0..9 {
            self.0[i] = self.0[i].and(in_columns[i % 3]);
        }
    }
}

#[inline(always)]
fn any_of_nine<W: Words>([a, b, c, d, e, f, g, h, i]: [W; 9]) -> W {
    any([any([a, b, c]), any([d, e, f]), any([g, h, i])])
}

/// The nine words of each box, added up.
#[inline(always)]
fn sum_of_nine<W: Words>([a, b, c, d, e, f, g, h, i]: [W; 9]) -> W {
    a.add(b).add(c.add(d)).add(e.add(f).add(g.add(h))).add(i)
}

/// Candidates that stay possible in the three lines of each box, from those possible here and in
/// the next two boxes.
#[inline(always)]
fn shares<W: Words>([a, b, c]: [W; 3], along: Along) -> [W; 3] {
    let (next_a, next_b, next_c) = (next(a, along), next(b, along), next(c, along));
    let (last_a, last_b, last_c) = (last(a, along), last(b, along), last(c, along));
    [
        next_b.and(last_c).or(last_b.and(next_c)),
        next_c.and(last_a).or(last_c.and(next_a)),
        next_a.and(last_b).or(last_a.and(next_b)),
    ]
}

/// Candidates that the three lines of each box keep, where three digits have no other line.
#[inline(always)]
fn fills<W: Words>([a, b, c]: [W; 3], full: W) -> [W; 3] {
    [
        full.narrowed_to_three(a.without(b.or(c))),
        full.narrowed_to_three(b.without(c.or(a))),
        full.narrowed_to_three(c.without(a.or(b))),
    ]
}
