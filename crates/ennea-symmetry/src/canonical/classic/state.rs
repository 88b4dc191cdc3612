//! A part of the way to the least image: lines, texts and sets of places as words of nibbles.
//!
//! A line of nine cells is a word whose nibble c, the bits from 4 c on, is the digit in place c,
//! 0 where empty; a set of places is a word with the bits 4 c.  What is written is a word whose
//! *highest* nibble, number 8, is the leftmost cell, so that words compare as texts do.
//!
//! ```text
//!   nibble      8   7   6   5   4   3   2   1   0
//!   position    0   1   2 | 3   4   5 | 6   7   8      of a text
//!   place       8   7   6 | 5   4   3 | 2   1   0      of a line of the puzzle
//! ```

use ennea_base::ones;

/// Nibble 0 of each of nine nibbles.
pub(super) const ONES: u64 = 0x1_1111_1111;

/// The first place of each stack.
pub(super) const STACKS: u64 = 0x100_1001;

/// 0! to 9!.
pub(super) const FACTORIALS: [u64; 10] = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880];

/// The three places of the first stack.
pub(super) const STACK: u64 = 0x111;

/// A part of the way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct State {
    /// Nibble d: the label of the digit d; for unknown digits the next label.
    pub(super) labels: u64,
    /// Bit 4 d: the digit d is unknown.
    pub(super) unknown: u64,
    /// Nibble c: the nibble of the text where column c stands; an open one stands there if it is the next to get a
    /// digit.  Open columns of a stack, and all columns of open stacks, have the same nibble.
    pub(super) to: u64,
    /// Bit 4 c: the column c is no longer open.
    pub(super) touched: u64,
    /// Nibble k: the row that was placed k-th.
    pub(super) rows: u64,
    /// Bit r: the row r has been placed.
    pub(super) placed: u16,
    /// 0, or 1 where columns are taken as rows.
    pub(super) transposed: u8,
    /// The next label.
    pub(super) next: u8,
}

impl State {
    /// With a row placed next, of which nothing else is known yet.
    #[inline(always)]
    pub(super) fn with_row(self, row: usize, place: usize) -> Self {
        let rows = self.rows | (row as u64) << (4 * place);
        Self { rows, placed: self.placed | 1 << row, ..self }
    }

    /// Places of all columns, open ones in the places that are left.
    pub(super) fn settled(&self) -> u64 {
        let none = Part { text: 0, digits: 0, new: 0, to: self.to, touched: self.touched };
        bits(ONES & !self.touched).fold(none, |part, at| part.touch(at)).to
    }

    /// Number of orders of the open columns and stacks.
    pub(super) fn open_orders(&self) -> u64 {
        if self.touched == ONES {
            return 1;
        }
        let stacks = [0, 12, 24].map(|stack| (ONES & !self.touched) >> stack & STACK);
        let of_columns: u64 =
            stacks.iter().map(|stack| FACTORIALS[stack.count_ones() as usize]).product();
        of_columns * FACTORIALS[stacks.iter().filter(|&&stack| stack == STACK).count()]
    }
}

/// A row on its way into a text.
#[derive(Clone, Copy)]
pub(super) struct Part {
    /// The text, with the next label for all new digits.
    pub(super) text: u64,
    /// The digits that stand there.
    pub(super) digits: u64,
    /// Nibble 1 where a new digit stands.
    pub(super) new: u64,
    pub(super) to: u64,
    pub(super) touched: u64,
}

impl Part {
    /// With the digit of an open column, which takes the last open place of its stack, and an open
    /// stack that of all.
    #[inline(always)]
    pub(super) fn with(self, state: &State, line: u64, at: u32) -> Self {
        let to = self.to >> at & 15;
        let digit = line >> at & 15;
        let label = state.labels >> (4 * digit) & 15;
        Self {
            text: self.text | label << (4 * to),
            digits: self.digits | digit << (4 * to),
            new: self.new | u64::from(label == u64::from(state.next)) << (4 * to),
            ..self.touch(at)
        }
    }

    /// With an open column that gets its first digit where it stands: the other open columns of its stack move on by one,
    /// and if this was an open stack, the others by three.
    #[inline(always)]
    pub(super) fn touch(self, at: u32) -> Self {
        let stack = STACK << (at / 12 * 12);
        let touched = self.touched | 1 << at;
        let open_stacks = ONES & !(by_stack(touched) * STACK);
        let was_open = u64::from(self.touched & stack == 0);
        let to = self.to + (stack & !touched) + 3 * (open_stacks & was_open.wrapping_neg());
        Self { to, touched, ..self }
    }
}

/// Bit 12 s: the set has a place in stack s.
pub(super) fn by_stack(set: u64) -> u64 {
    (set | set >> 4 | set >> 8) & STACKS
}

/// Number of places of the first stack in a set.
pub(super) fn column_count(set: u64) -> u64 {
    (set + (set >> 4) + (set >> 8)) & 3
}

/// Number of stacks in a set of first places.
pub(super) fn stack_count(set: u64) -> u64 {
    (set + (set >> 12) + (set >> 24)) & 3
}

/// The numbers of the bits, least first.
#[inline(always)]
pub(super) fn bits(set: u64) -> impl Iterator<Item = u32> {
    ones(set).map(|bit| bit as u32)
}
