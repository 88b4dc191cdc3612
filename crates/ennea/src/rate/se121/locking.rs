//! Locked candidates: where all places of a digit in one house lie in another.
//!
//! Of two crossing houses one is a box.  *Pointing* goes from a box to a line, *claiming* from a
//! line to a box.  Pairs of houses are visited as box and column, box and row, column and box,
//! row and box; within a pair by digit.  *Direct* locking is worth it only if it leaves a digit a
//! single place in a third house, of the same kind as the first, that crosses the second.

use super::board::{BOXES, Board, CELLS, COLUMNS, CROSSINGS, ROWS, len};
use super::candidate::Candidate;
use super::found::{Found, Next};
use super::scale::Technique;
use crate::bits::ones;

const ORDER: [(usize, usize); 4] =
    [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)];

/// A digit whose places in the first house all lie in the second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Locked {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) digit: usize,
}

impl Locked {
    /// What it removes.
    pub(super) fn removed(self, board: &Board) -> impl Iterator<Item = Candidate> {
        let Self { from, to, digit } = self;
        let places = board.places[to][digit] & !CROSSINGS[to][from];
        ones(places).map(move |place| Candidate::new(CELLS[to][place].into(), digit))
    }

    /// As a rule that removes something.
    pub(super) fn next(self, board: &Board) -> Next {
        let is_pointing = self.from < ROWS;
        self.found(board).by(if is_pointing { Technique::Pointing } else { Technique::Claiming })
    }

    fn found(self, board: &Board) -> Found {
        let Self { from, to, digit } = self;
        let pattern = ones(board.places[from][digit])
            .map(|place| Candidate::new(CELLS[from][place].into(), digit))
            .collect();
        let removed = self.removed(board).collect();
        Found { houses: vec![from as u8, to as u8], pattern, removed, ..Found::default() }
    }
}

/// The third of a house in which all places lie, if they are two or more; [`NO_THIRD`] otherwise.
///
/// The thirds of a line are its crossings with boxes; those of a box with its rows (consecutive
/// places), or with its columns (every third place).
const fn thirds(masks: [u16; 3]) -> [u8; 512] {
    let mut thirds = [NO_THIRD; 512];
    let mut places = 0_u16;
    while places < 512 {
        let mut k = 0;
        while k < 3 {
            if places & !masks[k] == 0 && places.count_ones() > 1 {
                thirds[places as usize] = k as u8;
            }
            k += 1;
        }
        places += 1;
    }
    thirds
}

const NO_THIRD: u8 = 3;
const CONSECUTIVE: [u8; 512] = thirds([0o7, 0o70, 0o700]);
const EVERY_THIRD: [u8; 512] = thirds([0o111, 0o222, 0o444]);

/// Visits all locked digits, whether they remove anything or not, until told to stop.
pub(super) fn all(board: &Board, mut visit: impl FnMut(Locked) -> bool) {
    for (first, second) in ORDER {
        let thirds = if second == COLUMNS { &EVERY_THIRD } else { &CONSECUTIVE };
        for from in first..first + 9 {
            let mut locked = [0_u16; 4];
            for (digit, &places) in board.places[from].iter().enumerate() {
                locked[usize::from(thirds[usize::from(places)])] |= 1 << digit;
            }
            for third in 0..3 {
                let to = match (first, second) {
                    (BOXES, COLUMNS) => COLUMNS + from % 3 * 3 + third,
                    (BOXES, _) => ROWS + from / 3 * 3 + third,
                    (COLUMNS, _) => third * 3 + (from - COLUMNS) / 3,
                    _ => (from - ROWS) / 3 * 3 + third,
                };
                for digit in ones(locked[third]) {
                    if !visit(Locked { from, to, digit }) {
                        return;
                    }
                }
            }
        }
    }
}

/// The first that removes something.
pub(super) fn first(board: &Board) -> Option<Next> {
    let mut found = None;
    all(board, |locked| {
        if board.places[locked.to][locked.digit] & !CROSSINGS[locked.to][locked.from] != 0 {
            found = Some(locked);
        }
        found.is_none()
    });
    found.map(|locked| locked.next(board))
}

/// The first that makes a single.
pub(super) fn direct(board: &Board) -> Option<Next> {
    let mut found = None;
    all(board, |locked| {
        found = single(board, locked).map(|placed| (locked, placed));
        found.is_none()
    });
    let (locked, placed) = found?;
    let is_pointing = locked.from < ROWS;
    let technique = if is_pointing { Technique::DirectPointing } else { Technique::DirectClaiming };
    Some(Found { placed: Some(placed), ..locked.found(board) }.by(technique))
}

/// The single that locking leaves in a third house.
fn single(board: &Board, Locked { from, to, digit }: Locked) -> Option<Candidate> {
    let kind = from / 9 * 9;
    (kind..kind + 9).filter(|&third| third != from && CROSSINGS[third][to] != 0).find_map(|third| {
        let places = board.places[third][digit];
        let rest = places & !CROSSINGS[third][to];
        (len(places) > 1 && rest.is_power_of_two())
            .then(|| Candidate::new(CELLS[third][rest.trailing_zeros() as usize].into(), digit))
    })
}
