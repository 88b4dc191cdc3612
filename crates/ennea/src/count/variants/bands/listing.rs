//! Lists the fillings of a side, as keys.
//!
//! ```text
//!   first box, then for each possibility of the rows of the other two:
//!   fillings of the second box with these rows  x  fillings of the third box with those
//! ```
//!
//! The first box is joined to both others, where there is a choice, so these two need not be compared.
//! They are looked through without a branch that depends on their digits.

use super::sides::{Candidate, Frame};

/// This bit of a word marks what is no candidate.
const NONE: u128 = 1 << 127;

/// At least as many as a first box goes with: 64 choices for each of 56 possibilities of the rows.
const FITTING_MAX: usize = 1 << 12;

/// The number of candidates that are looked at together.
const BLOCK: usize = 2;

/// A few candidates with the same rows.
#[derive(Clone, Copy)]
struct Block {
    placed: [u128; BLOCK],
    keys: [u64; BLOCK],
    choices: [u8; BLOCK],
}

const EMPTY: Block = Block { placed: [NONE; BLOCK], keys: [0; BLOCK], choices: [0; BLOCK] };

/// The candidates of a box by their rows, in blocks.
#[derive(Default)]
struct ByRows {
    /// For each number of rows, where its blocks begin.
    starts: Vec<u32>,
    blocks: Vec<Block>,
}

impl ByRows {
    /// Takes the candidates that pass.
    fn fill(&mut self, rows: usize, candidates: &[Candidate], passes: impl Fn(&Candidate) -> bool) {
        self.starts.clear();
        self.starts.resize(rows + 1, 0);
        for candidate in candidates.iter().filter(|candidate| passes(candidate)) {
            self.starts[usize::from(candidate.rows)] += 1;
        }
        let mut end = 0;
        for start in &mut self.starts {
            let blocks = start.div_ceil(BLOCK as u32);
            *start = end;
            end += blocks;
        }
        self.blocks.clear();
        self.blocks.resize(end as usize, EMPTY);
        for candidate in candidates.iter().filter(|candidate| passes(candidate)) {
            let mut block = self.starts[usize::from(candidate.rows)] as usize;
            while self.blocks[block].placed[BLOCK - 1] != NONE {
                block += 1;
            }
            let block = &mut self.blocks[block];
            let at = block.placed.iter().position(|&placed| placed == NONE).expect("room");
            block.placed[at] = candidate.placed;
            block.keys[at] = candidate.key;
            block.choices[at] = candidate.choice;
        }
    }

    fn with(&self, rows: u16) -> &[Block] {
        let rows = usize::from(rows);
        &self.blocks[self.starts[rows] as usize..self.starts[rows + 1] as usize]
    }
}

/// The candidates of a box that go with a first one, by the possibilities of the rows.
struct Fitting {
    keys: Box<[u64; FITTING_MAX]>,
    placed: Box<[u128; FITTING_MAX]>,
    /// The possibility of each.
    of: Box<[u8; FITTING_MAX]>,
    /// For each possibility, where its candidates begin.
    starts: [u16; 64],
    count: usize,
}

impl Default for Fitting {
    fn default() -> Self {
        Self {
            keys: Box::new([0; FITTING_MAX]),
            placed: Box::new([0; FITTING_MAX]),
            of: Box::new([0; FITTING_MAX]),
            starts: [0; 64],
            count: 0,
        }
    }
}

impl Fitting {
    /// Takes those whose cells are not taken and whose choices are possible.
    #[inline(never)]
    fn fill<const PLACED: bool>(
        &mut self,
        others: &[[u16; 2]],
        which: usize,
        from: &ByRows,
        taken: u128,
        possible: u64,
    ) {
        let taken = taken | NONE;
        let mut count = 0;
        for (possibility, rows) in others.iter().enumerate() {
            self.starts[possibility & 63] = count as u16;
            for block in from.with(rows[which]) {
                for k in 0..BLOCK {
                    self.keys[count % FITTING_MAX] = block.keys[k];
                    self.of[count % FITTING_MAX] = possibility as u8;
                    if PLACED {
                        self.placed[count % FITTING_MAX] = block.placed[k];
                    }
                    let fits =
                        (block.placed[k] & taken == 0) & (possible >> block.choices[k] & 1 == 1);
                    count += usize::from(fits);
                }
            }
        }
        self.starts[others.len()] = count as u16;
        self.count = count;
    }
}

/// The candidates of a side, and room for those that are looked at.
#[derive(Default)]
pub(super) struct Listing {
    second: ByRows,
    third: ByRows,
    fitting: [Fitting; 2],
}

impl Listing {
    /// Calls `found` with the key of each filling of a side whose first box has this choice, and with 1;
    /// or with some key and 0.
    #[inline(always)]
    pub(super) fn list(
        &mut self,
        frame: &Frame<'_>,
        side: usize,
        candidates: &[Vec<Candidate>],
        choice: u8,
        mut found: impl FnMut(u64, u32),
    ) {
        let [a, b, c] = frame.order;
        let rows = frame.boxes.row_count();
        let is_possible = |candidate: &Candidate| candidate.choices[a] >> choice & 1 == 1;
        if choice == 0 || frame.by_choice[0] {
            self.second.fill(rows, &candidates[b], is_possible);
        }
        if choice == 0 || frame.by_choice[1] {
            self.third.fill(rows, &candidates[c], is_possible);
        }
        let [seconds, thirds] = &mut self.fitting;
        let from = candidates[a].partition_point(|first| first.choice < choice);
        for first in candidates[a][from..].iter().take_while(|first| first.choice == choice) {
            let others = frame.boxes.others(first.rows);
            let taken = frame.taken(side, [a, b], first.placed);
            // Whether the third box has to be compared with the second.
            if frame.joined[2] {
                seconds.fill::<true>(others, 0, &self.second, taken, first.choices[b]);
            } else {
                seconds.fill::<false>(others, 0, &self.second, taken, first.choices[b]);
            }
            if seconds.count == 0 {
                continue;
            }
            if b == c {
                let keys = seconds.keys[..seconds.count].iter();
                keys.for_each(|key| found(first.key.wrapping_add(*key), 1));
                continue;
            }
            if !frame.joined[1] {
                for k in 0..seconds.count {
                    let both = first.key.wrapping_add(seconds.keys[k]);
                    for block in self.third.with(others[usize::from(seconds.of[k])][1]) {
                        for (key, placed) in block.keys.iter().zip(block.placed) {
                            found(both.wrapping_add(*key), u32::from(placed & NONE == 0));
                        }
                    }
                }
                continue;
            }
            let taken = frame.taken(side, [a, c], first.placed);
            if frame.joined[2] {
                thirds.fill::<true>(others, 1, &self.third, taken, first.choices[c]);
            } else {
                thirds.fill::<false>(others, 1, &self.third, taken, first.choices[c]);
            }
            for k in 0..seconds.count.min(FITTING_MAX) {
                let possibility = usize::from(seconds.of[k]);
                let from = usize::from(thirds.starts[possibility & 63]);
                let to = usize::from(thirds.starts[(possibility + 1) & 63]);
                let both = first.key.wrapping_add(seconds.keys[k]);
                if frame.joined[2] {
                    let taken = frame.taken(side, [b, c], seconds.placed[k]);
                    for l in from..to {
                        if thirds.placed[l] & taken == 0 {
                            found(both.wrapping_add(thirds.keys[l]), 1);
                        }
                    }
                    continue;
                }
                found(both.wrapping_add(thirds.keys[from % FITTING_MAX]), u32::from(from < to));
                found(
                    both.wrapping_add(thirds.keys[(from + 1) % FITTING_MAX]),
                    u32::from(from + 1 < to),
                );
                for l in from + 2..to {
                    found(both.wrapping_add(thirds.keys[l % FITTING_MAX]), 1);
                }
            }
        }
    }
}
