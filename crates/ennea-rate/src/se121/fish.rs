//! X-Wing, Swordfish, Jellyfish: n lines in which a digit has together only n cross lines.
//!
//! Columns first, then rows; sets of lines in the order of their binary numbers, and for each the
//! digits.  The digit must have at least two places in each line, and be missing at least 2n times.

use super::board::{Board, COLUMNS, ROWS, len};
use super::candidate::Candidate;
use super::found::{Found, house_of};
use super::scope::Scope;
use super::sets::{able, sets};
use ennea_base::ones;

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

    /// Candidates that it removes, cross line by cross line.
    pub(super) fn removed(self, board: &Board) -> impl Iterator<Item = Candidate> {
        let Self { digit, lines, across, .. } = self;
        ones(across).map(move |line| self.other() + line).flat_map(move |house| {
            Candidate::in_house(house, board.places[house][digit] & !lines, digit)
        })
    }

    pub(super) fn found(self, board: &Board) -> Found {
        let Self { digit, kind, lines, across } = self;
        let places = |house| Candidate::in_house(house, board.places[house][digit], digit);
        let pattern = ones(lines).flat_map(|line| places(kind + line)).collect();
        let across = ones(across).map(|line| self.other() + line);
        let houses = ones(lines).map(|line| kind + line).chain(across).map(house_of).collect();
        Found { houses, pattern, removed: self.removed(board).collect(), ..Found::default() }
    }
}

/// The first answer about a fish of a size.
pub(super) fn find<T>(
    board: &Board,
    size: u32,
    scope: &Scope,
    mut answer: impl FnMut(Fish) -> Option<T>,
) -> Option<T> {
    [COLUMNS, ROWS].into_iter().find_map(|kind| {
        let (mut ables, mut news, mut any) = ([0; 9], [0; 9], 0);
        for digit in ones(scope.digits) {
            let is_few = |line: &usize| (2..=size).contains(&len(board.places[kind + line][digit]));
            let is_new = |line: &usize| scope.digits_of(kind + line) >> digit & 1 == 1;
            let new = (0..9).filter(is_new).filter(is_few).fold(0, |new, line| new | 1 << line);
            if new != 0 && u32::from(board.filled[digit]) + 2 * size <= 9 {
                let able = able((kind..kind + 9).map(|line| board.places[line][digit]), size);
                if len(able) >= size {
                    ables[digit] = able;
                    news[digit] = new;
                    any |= able;
                }
            }
        }
        if any == 0 {
            return None;
        }
        sets(size).iter().filter(|&&lines| lines & !any == 0).find_map(|&lines| {
            ones(scope.digits)
                .filter(|&digit| lines & !ables[digit] == 0 && lines & news[digit] != 0)
                .find_map(|digit| {
                    let across =
                        ones(lines).fold(0, |union, line| union | board.places[kind + line][digit]);
                    let is_fish = len(across) == size;
                    if is_fish { answer(Fish { digit, kind, lines, across }) } else { None }
                })
        })
    })
}

/// The first that removes something.
pub(super) fn first(board: &Board, size: u32, scope: &Scope) -> Option<Found> {
    find(board, size, scope, |fish| fish.removed(board).next().map(|_| fish.found(board)))
}
