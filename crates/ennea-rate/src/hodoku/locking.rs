//! Locked candidates: the two or three places of a digit in a house lie in another house too.
//!
//! *Pointing*: from a box into a row, else a column.  *Claiming*: from a row, then from a column,
//! into a box.  Houses in order, in each the digits in order; the first that removes something
//! counts.

use super::board::Board;
use super::found::{Found, Removed};
use super::houses::{BOXES, HOUSE, HOUSES_OF};
use std::ops::Range;

/// The first pair of a box and a line.
pub(super) fn pointing(board: &Board) -> Option<Found> {
    search(board, BOXES..27, &[0, 1])
}

/// The first pair of a line and a box.
pub(super) fn claiming(board: &Board) -> Option<Found> {
    search(board, 0..BOXES, &[2])
}

/// The first digit of a house whose places all lie in another house of one of these kinds.
fn search(board: &Board, houses: Range<usize>, kinds: &[usize]) -> Option<Found> {
    for house in houses {
        for digit in 0..9 {
            let count = board.places_in(house, digit);
            if !(2..=3).contains(&count) {
                continue;
            }
            let places = board.places(digit).and(&HOUSE[house]);
            let Some(first) = places.first() else { continue };
            let others = kinds.iter().map(|&kind| HOUSES_OF[first][kind]);
            let mut into = others.filter(|&other| {
                places.is_subset(&HOUSE[other]) && board.places_in(other, digit) > count
            });
            if let Some(other) = into.next() {
                let rest = board.places(digit).and(&HOUSE[other]).without(&places);
                return Removed::of(rest, digit).found();
            }
        }
    }
    None
}
