//! X-Wing, Swordfish, Jellyfish: n lines in which a digit has together only n cross lines.
//!
//! Columns first, then rows; sets of lines in the order of their binary numbers, and for each the
//! digits.  The digit must have at least two places in each line, and be missing at least 2n times.

use super::board::{Board, CELLS, COLUMNS, ROWS, len};
use super::candidate::Candidate;
use super::found::Found;
use super::sets::{able, sets};
use crate::bits::ones;

/// A digit, the lines where it is looked for, and the lines across that it has there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fish {
    pub(super) digit: usize,
    /// The kind of the lines, as their first number.
    pub(super) kind: usize,
    pub(super) lines: u16,
    pub(super) across: u16,
}

impl Fish {
    fn other(self) -> usize {
        ROWS + COLUMNS - self.kind
    }

    /// What it removes, cross line by cross line.
    pub(super) fn removed(self, board: &Board) -> impl Iterator<Item = Candidate> {
        let Self { digit, lines, across, .. } = self;
        ones(across).map(move |line| self.other() + line).flat_map(move |house| {
            ones(board.places[house][digit] & !lines)
                .map(move |place| Candidate::new(CELLS[house][place].into(), digit))
        })
    }

    pub(super) fn found(self, board: &Board, removed: Vec<Candidate>) -> Found {
        let Self { digit, kind, lines, across } = self;
        let pattern = ones(lines)
            .flat_map(|line| ones(board.places[kind + line][digit]).map(move |p| (line, p)))
            .map(|(line, place)| Candidate::new(CELLS[kind + line][place].into(), digit))
            .collect();
        let houses = ones(lines)
            .map(|line| (kind + line) as u8)
            .chain(ones(across).map(|line| (self.other() + line) as u8))
            .collect();
        Found { houses, pattern, removed, ..Found::default() }
    }
}

/// Visits all fish of a size until told to stop.
pub(super) fn all(board: &Board, size: u32, mut visit: impl FnMut(Fish) -> bool) {
    for kind in [COLUMNS, ROWS] {
        let mut ables = [0; 9];
        let mut any = 0;
        for digit in 0..9 {
            if u32::from(board.filled[digit]) + 2 * size <= 9 {
                let able = able((kind..kind + 9).map(|line| board.places[line][digit]), size);
                if len(able) >= size {
                    ables[digit] = able;
                    any |= able;
                }
            }
        }
        if any == 0 {
            continue;
        }
        for &lines in sets(size).iter().filter(|&&lines| lines & !any == 0) {
            for digit in 0..9 {
                if lines & !ables[digit] == 0 {
                    let across =
                        ones(lines).fold(0, |union, line| union | board.places[kind + line][digit]);
                    let is_fish = len(across) == size;
                    if is_fish && !visit(Fish { digit, kind, lines, across }) {
                        return;
                    }
                }
            }
        }
    }
}

/// The first that removes something.
pub(super) fn first(board: &Board, size: u32) -> Option<Found> {
    let mut found = None;
    all(board, size, |fish| {
        let removed: Vec<Candidate> = fish.removed(board).collect();
        found = (!removed.is_empty()).then(|| fish.found(board, removed));
        found.is_none()
    });
    found
}
