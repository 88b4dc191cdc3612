//! Lists the fillings of a side, as keys.
//!
//! ```text
//!   first box, then for each possibility of the rows of the other two:
//!   fillings of the second box with these rows  x  fillings of the third box with those
//! ```
//!
//! The fixed band forbids each digit one column of a box, so at most eight fillings have given rows: what goes
//! with a first box is a byte for each of the 1,680 rows.  The first box is joined to both others, where there
//! is a choice, so these two need not be compared.
//!
//! Tried: looking through the candidates for each first box without a branch takes four times as long.

use super::boxes::digit;
use super::sides::{Candidate, Frame};
use ennea_base::rules::cells_of;

/// At most as many candidates have the same rows.
const SAME_ROWS: usize = 8;

/// The candidates of a box by their rows.
#[derive(Default)]
struct ByRows {
    /// For each number of rows, a bit for each of its candidates.
    all: Vec<u8>,
    /// For each number of rows, what its candidates are.
    keys: Vec<[u64; SAME_ROWS]>,
    choices: Vec<[u8; SAME_ROWS]>,
    placed: Vec<[u128; SAME_ROWS]>,
    /// For each cell that a first box is joined to, each digit and number of rows: the candidates with it there.
    with: Vec<u8>,
    /// The digits that a first box takes with the candidates that it leaves; and the number of such
    /// entries known.
    left: Vec<(u128, Vec<u8>)>,
    known: usize,
}

impl ByRows {
    /// Takes the candidates that pass; the cells are those that the first box is joined to.
    fn fill(
        &mut self,
        rows: usize,
        cells: &[bool],
        candidates: &[Candidate],
        passes: impl Fn(&Candidate) -> bool,
    ) {
        self.all.clear();
        self.all.resize(rows, 0);
        self.keys.resize(rows, [0; SAME_ROWS]);
        self.choices.resize(rows, [0; SAME_ROWS]);
        self.placed.resize(rows, [0; SAME_ROWS]);
        self.with.clear();
        self.with.resize(cells.len() * 9 * rows, 0);
        for candidate in candidates.iter().filter(|candidate| passes(candidate)) {
            let row = usize::from(candidate.rows);
            let slot = self.all[row].trailing_ones() as usize;
            self.keys[row][slot] = candidate.key;
            self.choices[row][slot] = candidate.choice;
            self.placed[row][slot] = candidate.placed;
            self.all[row] |= 1 << slot;
            for cell in (0..cells.len()).filter(|&cell| cells[cell]) {
                let at = cell * 9 + digit(candidate.placed, cell);
                self.with[at * rows + row] |= 1 << slot;
            }
        }
    }

    /// The place of the candidates none of whose cells are taken.
    fn apart_from(&mut self, taken: u128) -> usize {
        let known = self.known;
        if let Some(place) = self.left[..known].iter().position(|left| left.0 == taken) {
            return place;
        }
        if known == self.left.len() {
            self.left.push(Default::default());
        }
        self.known += 1;
        let (of, left) = &mut self.left[known];
        *of = taken;
        left.clone_from(&self.all);
        let rows = self.all.len();
        for at in cells_of(taken) {
            let with = &self.with[at * rows..][..rows];
            left.iter_mut().zip(with).for_each(|(left, with)| *left &= !with);
        }
        known
    }
}

/// The numbers of the bits of a byte.
fn bits(mut byte: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = byte.trailing_zeros() as usize;
        byte &= byte.wrapping_sub(1);
        (bit < 8).then_some(bit)
    })
}

/// Room for the candidates of a side.
#[derive(Default)]
pub(super) struct Listing {
    second: ByRows,
    third: ByRows,
}

impl Listing {
    /// Calls `found` with the key of each filling of a side whose first box has this choice.
    #[inline(always)]
    pub(super) fn list(
        &mut self,
        frame: &Frame<'_>,
        side: usize,
        candidates: &[Vec<Candidate>],
        choice: u8,
        mut found: impl FnMut(u64),
    ) {
        let [a, b, c] = frame.order;
        let count = frame.boxes.row_count();
        let is_possible = |candidate: &Candidate| candidate.choices[a] >> choice & 1 == 1;
        if choice == 0 || frame.by_choice[0] {
            let cells = frame.joined_cells(side, [a, b]);
            self.second.fill(count, &cells, &candidates[b], is_possible);
        }
        if choice == 0 || frame.by_choice[1] {
            let cells = frame.joined_cells(side, [a, c]);
            self.third.fill(count, &cells, &candidates[c], is_possible);
        }
        let Self { second, third } = self;
        // First boxes of one choice take few different digits.
        (second.known, third.known) = (0, 0);
        // Whether bytes do not tell all.
        let is_compared = frame.joined[2] || frame.by_choice != [false; 2];
        let from = candidates[a].partition_point(|first| first.choice < choice);
        for first in candidates[a][from..].iter().take_while(|first| first.choice == choice) {
            let others = frame.boxes.others(first.rows);
            let seconds = second.apart_from(frame.taken(side, [a, b], first.placed));
            let seconds = &second.left[seconds].1;
            if b == c {
                for &[row, _] in others {
                    let row = usize::from(row);
                    for k in bits(seconds[row]) {
                        if first.choices[b] >> second.choices[row][k] & 1 == 1 {
                            found(first.key.wrapping_add(second.keys[row][k]));
                        }
                    }
                }
                continue;
            }
            let thirds = third.apart_from(frame.taken(side, [a, c], first.placed));
            let thirds = &third.left[thirds].1;
            for rows in others {
                let [row, other] = rows.map(usize::from);
                let (left, right) = (seconds[row], thirds[other]);
                if left == 0 || right == 0 {
                    continue;
                }
                if !is_compared {
                    for k in bits(left) {
                        let both = first.key.wrapping_add(second.keys[row][k]);
                        bits(right).for_each(|l| found(both.wrapping_add(third.keys[other][l])));
                    }
                    continue;
                }
                for k in bits(left) {
                    if first.choices[b] >> second.choices[row][k] & 1 == 0 {
                        continue;
                    }
                    let both = first.key.wrapping_add(second.keys[row][k]);
                    let taken = match frame.joined[2] {
                        true => frame.taken(side, [b, c], second.placed[row][k]),
                        false => 0,
                    };
                    for l in bits(right) {
                        let is_possible = first.choices[c] >> third.choices[other][l] & 1 == 1;
                        if is_possible && third.placed[other][l] & taken == 0 {
                            found(both.wrapping_add(third.keys[other][l]));
                        }
                    }
                }
            }
        }
    }
}
