//! Locked candidates: where all places of a digit in one house lie in another.
//!
//! Of two crossing houses one is a box.  *Pointing* goes from a box to a line, *claiming* from a
//! line to a box.  Pairs of houses are visited as box and column, box and row, column and box,
//! row and box; within a pair by digit.  *Direct* locking is worth it only if it leaves a digit a
//! single place in a third house, of the same kind as the first, that crosses the second.

use super::board::{BOXES, Board, CELLS, COLUMNS, CROSSINGS, ROWS, len};
use super::candidate::Candidate;
use super::found::{Found, Next, house_of};
use super::scale::Technique;
use super::scope::Scope;
use ennea_base::{for_below, ones};

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
    /// Tests whether it removes anything.
    pub(super) fn is_useful(self, board: &Board) -> bool {
        board.places[self.to][self.digit] & !CROSSINGS[self.to][self.from] != 0
    }

    /// Candidates that it removes.
    pub(super) fn removed(self, board: &Board) -> impl Iterator<Item = Candidate> {
        let Self { from, to, digit } = self;
        let places = board.places[to][digit] & !CROSSINGS[to][from];
        Candidate::in_house(to, places, digit)
    }

    /// As a rule that removes something.
    pub(super) fn next(self, board: &Board) -> Next {
        let is_pointing = self.from < ROWS;
        self.found(board).by(if is_pointing { Technique::Pointing } else { Technique::Claiming })
    }

    fn found(self, board: &Board) -> Found {
        let Self { from, to, digit } = self;
        let pattern = Candidate::in_house(from, board.places[from][digit], digit).collect();
        let removed = self.removed(board).collect();
        Found { houses: vec![house_of(from), house_of(to)], pattern, removed, ..Found::default() }
    }
}

/// The third of a house in which all places lie, if they are two or more; [`NO_THIRD`] otherwise.
///
/// The thirds of a line are its crossings with boxes; those of a box with its rows (consecutive
/// places), or with its columns (every third place).
const fn thirds(masks: [u16; 3]) -> [u8; 512] {
    let mut thirds = [NO_THIRD; 512];
    for_below!(places, 512_usize, {
        for_below!(k, 3, {
            if places & !(masks[k] as usize) == 0 && places.count_ones() > 1 {
                thirds[places] = k as u8;
            }
        });
    });
    thirds
}

const NO_THIRD: u8 = 3;
const CONSECUTIVE: [u8; 512] = thirds([0o7, 0o70, 0o700]);
const EVERY_THIRD: [u8; 512] = thirds([0o111, 0o222, 0o444]);

/// Tests whether places of a house, two or more, all lie in a third of it: consecutive ones or, as
/// in a column of a box, every third one.
pub(super) fn is_locked(places: u16) -> bool {
    let places = usize::from(places & 0x1ff);
    CONSECUTIVE[places] != NO_THIRD || EVERY_THIRD[places] != NO_THIRD
}

/// The first answer about a locked digit, whether it removes anything or not.
pub(super) fn find<T>(
    board: &Board,
    scope: &Scope,
    mut answer: impl FnMut(Locked) -> Option<T>,
) -> Option<T> {
    ORDER.into_iter().find_map(|(first, second)| {
        let thirds = if second == COLUMNS { &EVERY_THIRD } else { &CONSECUTIVE };
        (first..first + 9).filter(|&from| scope.has_house(from)).find_map(|from| {
            let mut locked = [0_u16; 4];
            for digit in ones(scope.digits_of(from)) {
                let places = usize::from(board.places[from][digit]);
                locked[usize::from(thirds[places])] |= 1 << digit;
            }
            (0..3).find_map(|third| {
                let to = match (first, second) {
                    (BOXES, COLUMNS) => COLUMNS + from % 3 * 3 + third,
                    (BOXES, _) => ROWS + from / 3 * 3 + third,
                    (COLUMNS, _) => third * 3 + (from - COLUMNS) / 3,
                    _ => (from - ROWS) / 3 * 3 + third,
                };
                ones(locked[third]).find_map(|digit| answer(Locked { from, to, digit }))
            })
        })
    })
}

/// The first that removes something.
pub(super) fn first(board: &Board, scope: &Scope) -> Option<Next> {
    find(board, scope, |locked| locked.is_useful(board).then(|| locked.next(board)))
}

/// The first that makes a single.
pub(super) fn direct(board: &Board) -> Option<Next> {
    let (locked, placed) =
        find(board, &Scope::ALL, |locked| Some((locked, single(board, locked)?)))?;
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
