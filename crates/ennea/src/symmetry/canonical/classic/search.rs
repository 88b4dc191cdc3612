//! Row by row through all ways to the least 3x3 image, on words of nibbles.
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

/// More states than this at a time are better searched otherwise.
const STATES_MAX: usize = 4096;

/// One row can be placed in 3! (3!)^3 ways.
const STATES_ROOM: usize = STATES_MAX + 1296;

/// Nibble 0 of each of nine nibbles.
const ONES: u64 = 0x1_1111_1111;

/// The first place of each stack.
const STACKS: u64 = 0x100_1001;

/// 0! to 9!.
pub(super) const FACTORIALS: [u64; 10] = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880];

/// The three places of the first stack.
const STACK: u64 = 0x111;

/// A part of the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// Nibble d: the label of the digit d; for unknown digits the next label.
    pub(super) labels: u64,
    /// Bit 4 d: the digit d is unknown.
    pub(super) unknown: u64,
    /// Nibble c: the nibble of the text where column c stands, if it is not open.
    pub(super) to: u64,
    /// Bit 4 c: the column c is no longer open.
    pub(super) touched: u64,
    /// Nibble k: the row that was placed k-th.
    pub(super) rows: u64,
    /// Bit r: the row r has been placed.
    placed: u16,
    /// 0, or 1 where columns are taken as rows.
    pub(super) transposed: u8,
    /// The next label.
    next: u8,
}

impl State {
    /// Where the columns go, open ones to what places are left.
    pub(super) fn settled(&self) -> u64 {
        let none = Part { text: 0, digits: 0, new: 0, to: self.to, touched: self.touched };
        bits(ONES & !self.touched).fold(none, |part, at| part.with(self, 0, at)).to
    }

    /// How many orders of the open columns and stacks there are.
    pub(super) fn open_orders(&self) -> u64 {
        let stacks = [0, 12, 24].map(|stack| (ONES & !self.touched) >> stack & STACK);
        let of_columns: u64 =
            stacks.iter().map(|stack| FACTORIALS[stack.count_ones() as usize]).product();
        of_columns * FACTORIALS[stacks.iter().filter(|&&stack| stack == STACK).count()]
    }
}

/// A row on its way into a text.
#[derive(Clone, Copy)]
struct Part {
    /// The text, with the next label for all new digits.
    text: u64,
    /// The digits that stand there.
    digits: u64,
    /// Nibble 1 where a new digit stands.
    new: u64,
    to: u64,
    touched: u64,
}

impl Part {
    /// With the digit of an open column, which takes the last open place of its stack, and an open
    /// stack that of all.
    #[inline(always)]
    fn with(self, state: &State, line: u64, at: u32) -> Self {
        let stack = at / 12 * 12;
        let touched = self.touched >> stack & STACK;
        let to = if touched == 0 {
            let touched = by_stack(self.touched);
            3 * stack_count(touched)
        } else {
            let right = (self.to >> (stack + touched.trailing_zeros()) & 15) / 3 * 3;
            right + column_count(touched)
        };
        let digit = line >> at & 15;
        let label = state.labels >> (4 * digit) & 15;
        Self {
            text: self.text | label << (4 * to),
            digits: self.digits | digit << (4 * to),
            new: self.new | u64::from(label == u64::from(state.next)) << (4 * to),
            to: self.to | to << at,
            touched: self.touched | 1 << at,
        }
    }
}

/// The working space.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// The rows, and the columns.
    lines: [[u64; 9]; 2],
    /// Which places of them have digits.
    filled: [[u64; 9]; 2],
    /// Which rows, and columns, are empty.
    pub(super) empty: [u16; 2],
    /// The patterns of the lines: the texts, with a 1 for each digit, if each of them came first.
    patterns: [[u64; 9]; 2],
    states: Vec<State>,
    following: Vec<State>,
    /// The least pattern, while all columns are open.
    pattern: u64,
    /// The least text of the row that is being placed.
    least: u64,
    pub(super) texts: [u64; 9],
}

impl Search {
    pub(super) fn new() -> Self {
        Self {
            lines: [[0; 9]; 2],
            filled: [[0; 9]; 2],
            empty: [0; 2],
            patterns: [[0; 9]; 2],
            states: Vec::with_capacity(STATES_ROOM),
            following: Vec::with_capacity(STATES_ROOM),
            pattern: 0,
            least: 0,
            texts: [0; 9],
        }
    }

    /// Finds the least texts and all states that reach them, up to what they leave open; `None`
    /// where there are too many on the way.
    pub(super) fn run(&mut self, clues: &[u8; 81]) -> Option<&[State]> {
        self.read(clues);
        let start = State {
            labels: ONES << 4,
            unknown: ONES << 4,
            to: 0,
            touched: 0,
            rows: 0,
            placed: 0,
            transposed: 0,
            next: 1,
        };
        self.states.clear();
        self.states.extend([start, State { transposed: 1, ..start }]);
        for place in 0..9 {
            self.least = u64::MAX;
            self.following.clear();
            self.pattern = if self.states[0].touched == 0 { self.least_pattern(place) } else { 0 };
            if place == 0 && self.pattern == ONES {
                return None;
            }
            for k in 0..self.states.len() {
                let state = self.states[k];
                let mut rows = self.candidates(&state, place);
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

    fn read(&mut self, clues: &[u8; 81]) {
        self.lines[1] = [0; 9];
        for (row, cells) in clues.as_chunks::<9>().0.iter().enumerate() {
            let eight = u64::from_le_bytes(*cells.first_chunk().expect("nine cells"));
            let pairs = (eight | eight >> 4) & 0x00FF_00FF_00FF_00FF;
            let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF;
            let line = (fours | fours >> 16) & 0xFFFF_FFFF | u64::from(cells[8]) << 32;
            let filled = filled_places(line);
            self.lines[0][row] = line;
            self.filled[0][row] = filled;
            let mut places = filled;
            while places != 0 {
                let at = places.trailing_zeros();
                places &= places - 1;
                self.lines[1][at as usize / 4] |= (line >> at & 15) << (4 * row);
            }
        }
        for column in 0..9 {
            self.filled[1][column] = filled_places(self.lines[1][column]);
        }
        for side in 0..2 {
            for line in 0..9 {
                self.patterns[side][line] = pattern(self.filled[side][line]);
            }
        }
        for (empty, filled) in self.empty.iter_mut().zip(&self.filled) {
            *empty = (0..9).fold(0, |set, line| set | u16::from(filled[line] == 0) << line);
        }
    }

    /// The least pattern of a row that comes next, where all columns are open.
    fn least_pattern(&self, place: usize) -> u64 {
        let mut least = u64::MAX;
        for state in &self.states {
            let mut rows = self.candidates(state, place);
            while rows != 0 {
                let row = rows.trailing_zeros() as usize;
                rows &= rows - 1;
                least = least.min(self.patterns[usize::from(state.transposed)][row]);
            }
        }
        least
    }

    /// The rows that can come next; of empty rows that are alike only the first.
    #[inline(always)]
    fn candidates(&self, state: &State, place: usize) -> u16 {
        let free = !state.placed & 0x1FF;
        let empty = self.empty[usize::from(state.transposed)] & free;
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

    /// The columns that stand to the left of the first digit of the least text: a row that has a digit
    /// there is not least.
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
        (state.to + ONES * (7 - first)) >> 3 & ONES & state.touched
    }

    /// Places a row next, in all ways that give the least text.
    #[inline(always)]
    fn place(&mut self, state: &State, place: usize, row: usize) {
        let side = usize::from(state.transposed);
        let (line, filled) = (self.lines[side][row], self.filled[side][row]);
        if state.touched == 0 && self.patterns[side][row] != self.pattern {
            return;
        }
        if filled & self.too_far_left(state) != 0 {
            return;
        }
        let placed = State {
            rows: state.rows | (row as u64) << (4 * place),
            placed: state.placed | 1 << row,
            ..*state
        };
        let (mut text, mut digits, mut new) = (0, 0, 0);
        let next = u64::from(state.next);
        let mut known = filled & state.touched;
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
        let open = filled & !state.touched;
        if open == 0 {
            self.finish(&placed, &part);
        } else if open & (open - 1) == 0 {
            self.finish(&placed, &part.with(&placed, line, open.trailing_zeros()));
        } else {
            self.fill(&placed, line, part, open);
        }
    }

    /// Brings the digits in open columns to their places, the greatest first and to the right:
    /// whole stacks, then columns.
    ///
    /// Up to the labels of new digits the text is the same however ties are broken, so that one
    /// way shows whether the others are worth trying.
    fn fill(&mut self, state: &State, line: u64, part: Part, open: u64) {
        if part.text | least_places(&part, open) > self.least {
            return;
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

    /// The same in all ways.
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

/// The places of a line that have digits.
fn filled_places(line: u64) -> u64 {
    (line | line >> 1 | line >> 2 | line >> 3) & ONES
}

/// The numbers of the bits, least first.
fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

/// The least arrangement of a line's filled places: stacks with fewer first, and in each the empty
/// places first.
fn pattern(filled: u64) -> u64 {
    let counts = filled + (filled >> 4) + (filled >> 8);
    PATTERNS[(counts & 3 | counts >> 10 & 12 | counts >> 20 & 48) as usize]
}

/// The least arrangement for the numbers of filled places of three stacks, as nibbles of 2 bits.
const PATTERNS: [u64; 64] = {
    let mut texts = [0; 64];
    let mut k = 0;
    while k < 64 {
        let (a, b, c) = (k & 3, k >> 2 & 3, k >> 4);
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        let least = if c < low { c } else { low };
        let most = if c > high { c } else { high };
        let middle = a + b + c - least - most;
        texts[k] = FILLED[least] << 24 | FILLED[middle] << 12 | FILLED[most];
        k += 1;
    }
    texts
};

/// So many filled places at the right end of a stack.
const FILLED: [u64; 4] = [0, 1, 0x11, 0x111];

/// Bit 12 s: the set has a place in stack s.
fn by_stack(set: u64) -> u64 {
    (set | set >> 4 | set >> 8) & STACKS
}

/// The places where digits in open columns would stand, as a text of ones.
#[inline(always)]
fn least_places(part: &Part, open: u64) -> u64 {
    let (mut places, mut fresh) = (0_u64, 0_u64);
    for stack in [0, 12, 24] {
        let (touched, open) = (part.touched >> stack & STACK, open >> stack & STACK);
        let count = column_count(open) as usize;
        if touched == 0 {
            // The numbers of open stacks, the greatest last.
            fresh += 1 << (16 * count);
        } else {
            let right = (part.to >> (stack + touched.trailing_zeros()) & 15) / 3 * 3;
            let first = right + column_count(touched);
            places |= FILLED[count] << (4 * first);
        }
    }
    let touched = by_stack(part.touched);
    let mut at = 12 * stack_count(touched);
    for count in [3, 2, 1] {
        for _ in 0..fresh >> (16 * count) & 3 {
            places |= FILLED[count] << at;
            at += 12;
        }
    }
    places
}

/// Of the open places those whose digits could come next: the greatest of one stack, which is the
/// greatest of the stacks that are open; or of several, if they are equal.
#[inline(always)]
fn greatest(state: &State, line: u64, part: &Part, open: u64) -> u64 {
    let fresh = by_stack(open) & !by_stack(part.touched);
    let stacks = if fresh == 0 {
        1 << (open.trailing_zeros() / 12 * 12)
    } else {
        greatest_stacks(fresh, open, line, state.labels)
    };
    let mut found = 0;
    for stack in bits(stacks) {
        found |= greatest_places(open & STACK << stack, line, state.labels);
    }
    found
}

/// How many places of the first stack a set has.
fn column_count(set: u64) -> u64 {
    (set + (set >> 4) + (set >> 8)) & 3
}

/// How many stacks a set of first places has.
fn stack_count(set: u64) -> u64 {
    (set + (set >> 12) + (set >> 24)) & 3
}

/// Those of the places that have the greatest label.
#[inline(always)]
fn greatest_places(places: u64, line: u64, labels: u64) -> u64 {
    if places & (places - 1) == 0 {
        return places;
    }
    let (mut greatest, mut found) = (0, 0);
    for at in bits(places) {
        let label = labels >> (4 * (line >> at & 15)) & 15;
        if label > greatest {
            (greatest, found) = (label, 0);
        }
        if label == greatest {
            found |= 1 << at;
        }
    }
    found
}

/// Of these stacks, in which every column is open, those whose digits stand in the greatest text.
fn greatest_stacks(stacks: u64, open: u64, line: u64, labels: u64) -> u64 {
    if stacks & (stacks - 1) == 0 {
        return stacks;
    }
    let (mut greatest, mut found) = (0, 0);
    for stack in bits(stacks) {
        let mut values = [0; 3];
        for (value, at) in values.iter_mut().zip(bits(open & STACK << stack)) {
            *value = labels >> (4 * (line >> at & 15)) & 15;
        }
        values.sort_unstable();
        let value = values[0] << 8 | values[1] << 4 | values[2];
        if value > greatest {
            (greatest, found) = (value, 0);
        }
        if value == greatest {
            found |= 1 << stack;
        }
    }
    found
}
