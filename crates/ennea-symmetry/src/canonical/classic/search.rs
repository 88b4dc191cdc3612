//! Row by row through all ways to the least 3x3 image, on words of nibbles.
//!
//! A [`State`] has some rows placed, all with the least texts there are.  A column is *open* while
//! all its cells in these rows are empty, and a stack while all its columns are.  As an empty cell
//! is less than any digit, open columns stand first in their stack and open stacks first of all,
//! in an order that does not matter yet; a column that gets its first digit takes the last open
//! places, and so does a stack.  Columns with equal values there, which are new digits unless the
//! puzzle contradicts itself, are tried in every order; all else is forced.
//!
//! An unknown digit has the label that comes next, so that looking labels up gives a lower bound of
//! the text at once.
//!
//! Measured, puzzles of 17 clues, minimal ones, hard ones: it is known of open columns too where they would stand (28,
//! 11, 9 % more a second); rows with another pattern are left out before they are looked at (0, 2, 5 %); new digits, whose
//! labels are equal, are tried in all orders at once (14, 5, 8 %); reading without branches and counts of bits (6, 10, 9 %).
//!
//! Tried without gain: compiling this for BMI and AVX2, 0 to 4 %; labels and places looked up sixteen at a time
//! by shuffles of bytes, 0 to 8 %; rows told apart first by where they are empty, from -7 to 6 %.  The time is
//! spread evenly over some 20 rows that are placed for a puzzle.

use super::lines::Lines;
use super::pair::Pair;
use super::state::{ONES, Part, STACKS, State, by_stack};
use super::ties::{greatest, least_places};
use ennea_base::ones;

/// More states than this at a time are better searched otherwise.
const STATES_MAX: usize = 4096;

/// One row can be placed in 3! (3!)^3 ways.
const STATES_ROOM: usize = STATES_MAX + 1296;

/// The working space.
#[derive(Clone, Debug)]
pub(super) struct Search {
    pub(super) puzzle: Lines,
    states: Vec<State>,
    following: Vec<State>,
    /// The least pattern, while all columns are open.
    pattern: u64,
    /// The least text of the row that is being placed.
    least: u64,
    pub(super) texts: [u64; 9],
    pub(super) rows_placed: u64,
}

impl Search {
    pub(super) fn new() -> Self {
        Self {
            puzzle: Lines::default(),
            states: Vec::with_capacity(STATES_ROOM),
            following: Vec::with_capacity(STATES_ROOM),
            pattern: 0,
            least: 0,
            texts: [0; 9],
            rows_placed: 0,
        }
    }

    /// Finds the least texts and all states that reach them, up to what they leave open; `None`
    /// where there are too many on the way.
    pub(super) fn run(&mut self, clues: &[u8; 81]) -> Option<&[State]> {
        self.puzzle.read(clues);
        let (labels, unknown) = (ONES << 4, ONES << 4);
        let start = State { labels, unknown, next: 1, ..State::default() };
        self.states.clear();
        self.states.extend([start, State { transposed: 1, ..start }]);
        self.pattern = self.least_pattern(0);
        let from = if self.places_two() { 2 } else { 0 };
        if from == 0 && self.pattern == ONES {
            return None;
        }
        for place in from..9 {
            self.least = u64::MAX;
            self.following.clear();
            let is_open = self.states[0].touched == 0;
            if is_open && place > 0 {
                self.pattern = self.least_pattern(place);
            }
            let alike = if is_open { self.with_least_pattern() } else { [0x1FF; 2] };
            for k in 0..self.states.len() {
                let state = self.states[k];
                let mut rows =
                    self.candidates(&state, place) & alike[usize::from(state.transposed)];
                while rows != 0 {
                    let row = rows.trailing_zeros() as usize;
                    rows &= rows - 1;
                    self.place(&state, place, row);
                    if self.following.len() > STATES_MAX {
                        return None;
                    }
                }
            }
            self.texts[place] = self.least;
            std::mem::swap(&mut self.states, &mut self.following);
        }
        Some(&self.states)
    }

    /// Places the first two rows at once, if the first one has digits in each stack, and no line has one twice.
    fn places_two(&mut self) -> bool {
        if by_stack(self.pattern) != STACKS || self.puzzle.twice != [0; 2] {
            return false;
        }
        let (mut first, mut next) = (0, 1);
        for at in (0..9).rev().map(|place| 4 * place).filter(|at| self.pattern >> at & 1 == 1) {
            first |= next << at;
            next += 1;
        }
        let alike = self.with_least_pattern();
        self.least = u64::MAX;
        self.following.clear();
        for start in [self.states[0], self.states[1]] {
            let side = usize::from(start.transposed);
            for row in ones(self.candidates(&start, 0) & alike[side]) {
                let line = self.puzzle.lines[side][row];
                let one = State { next: next as u8, ..start.with_row(row, 0) };
                for second in ones(self.candidates(&one, 1)) {
                    let mut pair = Pair {
                        first,
                        lines: [line, self.puzzle.lines[side][second]],
                        filled: [self.puzzle.filled[side][row], self.puzzle.filled[side][second]],
                        state: one.with_row(second, 1),
                        least: &mut self.least,
                        following: &mut self.following,
                    };
                    pair.search();
                }
            }
        }
        (self.texts[0], self.texts[1]) = (first, self.least);
        std::mem::swap(&mut self.states, &mut self.following);
        true
    }

    /// The least pattern of a row that comes next, where all columns are open.
    fn least_pattern(&self, place: usize) -> u64 {
        let mut least = u64::MAX;
        for state in &self.states {
            let mut rows = self.candidates(state, place);
            while rows != 0 {
                let row = rows.trailing_zeros() as usize;
                rows &= rows - 1;
                least = least.min(self.puzzle.patterns[usize::from(state.transposed)][row]);
            }
        }
        least
    }

    /// The rows that can come next while all columns are open: those with the least pattern.  A greater one can have a text
    /// as small only with a digit twice.
    fn with_least_pattern(&self) -> [u16; 2] {
        let mut rows = self.puzzle.twice;
        for (rows, patterns) in rows.iter_mut().zip(&self.puzzle.patterns) {
            for (row, &pattern) in patterns.iter().enumerate() {
                *rows |= u16::from(pattern == self.pattern) << row;
            }
        }
        rows
    }

    /// The rows that can come next; of empty rows that are alike only the first.
    #[inline(always)]
    fn candidates(&self, state: &State, place: usize) -> u16 {
        let free = !state.placed & 0x1FF;
        let empty = self.puzzle.empty[usize::from(state.transposed)] & free;
        if !place.is_multiple_of(3) {
            let last = (state.rows >> (4 * place - 4) & 15) as u16;
            let band = 7 << (last / 3 * 3);
            let empty = empty & band;
            return if empty != 0 { empty & empty.wrapping_neg() } else { free & band };
        }
        if empty == 0 {
            return free;
        }
        // Bit 0 of each band: it has an empty row, or nothing but empty rows.
        let whole = empty & empty >> 1 & empty >> 2 & 0o111;
        if whole != 0 {
            return whole & whole.wrapping_neg();
        }
        let first = empty & 0o111;
        let second = empty & 0o222 & !(first << 1);
        let third = empty & 0o444 & !(first << 2) & !((empty & 0o222) << 1);
        first | second | third
    }

    /// The columns that stand to the left of the first digit of the least text, or would if they got one: a row that has a
    /// digit there is not least.  Of 14 rows placed fourth for a puzzle of 17 clues, ten have one in an open column.
    #[inline(always)]
    fn too_far_left(&self, state: &State) -> u64 {
        if self.least == 0 {
            return ONES;
        }
        let first = u64::from(63 - self.least.leading_zeros()) / 4;
        if first >= 8 {
            return 0;
        }
        // Nibbles are 8 at most, so that those above `first`, and no others, reach 8.
        (state.to + ONES * (7 - first)) >> 3 & ONES
    }

    /// Places a row next, in all ways that give the least text.
    #[inline(always)]
    fn place(&mut self, state: &State, place: usize, row: usize) {
        let side = usize::from(state.transposed);
        let (line, filled) = (self.puzzle.lines[side][row], self.puzzle.filled[side][row]);
        if filled & self.too_far_left(state) != 0 {
            return;
        }
        self.rows_placed += 1;
        let placed = state.with_row(row, place);
        let (mut text, mut digits, mut new) = (0, 0, 0);
        let next = u64::from(state.next);
        let open = filled & !state.touched;
        // Where a single one of its stack, and of all stacks, goes is known as well.
        let is_forced = open & open.wrapping_sub(1) == 0;
        let mut known = if is_forced { filled } else { filled & state.touched };
        while known != 0 {
            let at = known.trailing_zeros();
            known &= known - 1;
            let digit = line >> at & 15;
            let label = state.labels >> (4 * digit) & 15;
            let to = 4 * (state.to >> at & 15);
            text |= label << to;
            digits |= digit << to;
            new |= u64::from(label == next) << to;
        }
        if text > self.least {
            return;
        }
        let part = Part { text, digits, new, to: state.to, touched: state.touched };
        if open == 0 {
            self.finish(&placed, &part);
        } else if is_forced {
            self.finish(&placed, &part.touch(open.trailing_zeros()));
        } else {
            self.fill(&placed, line, part, open);
        }
    }

    /// Brings the digits in open columns to their places, the greatest first and to the right:
    /// whole stacks, then columns.
    ///
    /// Up to the labels of new digits the text is the same however ties are broken, so that one
    /// way shows whether the others are worth trying; where all digits are new, none is needed to see that.
    fn fill(&mut self, state: &State, line: u64, part: Part, open: u64) {
        let (mut least, mut most, mut left) = (15, 0, open);
        while left != 0 {
            let label = state.labels >> (4 * (line >> left.trailing_zeros() & 15)) & 15;
            left &= left - 1;
            (least, most) = (least.min(label), most.max(label));
        }
        if part.text | (least_places(&part, open) * least) > self.least {
            return;
        }
        if least == most {
            return self.fill_all(state, line, part, open);
        }
        let (mut one, mut left, mut ties) = (part, open, 0);
        while left != 0 {
            let greatest = greatest(state, line, &one, left);
            ties |= greatest & (greatest - 1);
            let at = greatest.trailing_zeros();
            one = one.with(state, line, at);
            left &= !(1 << at);
        }
        if ties == 0 {
            self.finish(state, &one);
        } else if one.text <= self.least {
            self.fill_all(state, line, part, open);
        }
    }

    /// Fills the open columns in all ways that give the least text.
    fn fill_all(&mut self, state: &State, line: u64, mut part: Part, mut open: u64) {
        while open != 0 {
            let mut ties = greatest(state, line, &part, open);
            while ties & (ties - 1) != 0 {
                let at = ties.trailing_zeros();
                ties &= ties - 1;
                self.fill_all(state, line, part.with(state, line, at), open & !(1 << at));
            }
            part = part.with(state, line, ties.trailing_zeros());
            open &= !ties;
        }
        self.finish(state, &part);
    }

    /// Gives the new digits their labels, from left to right, and keeps what is least.
    #[inline(always)]
    fn finish(&mut self, state: &State, part: &Part) {
        let mut state = State { to: part.to, touched: part.touched, ..*state };
        let (mut text, mut new) = (part.text, part.new);
        if text > self.least {
            return;
        }
        while new != 0 {
            let at = 63 - new.leading_zeros();
            new &= !(1 << at);
            let digit = part.digits >> at & 15;
            let label = state.labels >> (4 * digit) & 15;
            text = text & !(15 << at) | label << at;
            if label == u64::from(state.next) {
                state.unknown &= !(1 << (4 * digit));
                state.labels += state.unknown;
                state.next += 1;
            }
        }
        if text < self.least {
            self.least = text;
            self.following.clear();
        } else if text > self.least {
            return;
        }
        self.following.push(state);
    }
}
