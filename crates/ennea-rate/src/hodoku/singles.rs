//! Full houses, naked and hidden singles: the queues of the board, served in order.
//!
//! A *full house* is the first waiting naked single that is the last empty cell of one of its
//! houses; it stays on the queue.  A *naked single* is taken off the queue, as are those before it
//! that were filled since.  A *hidden single* likewise; if the first of them that is still empty
//! has another place by now, it is taken off and none is found this time, whatever waits behind it.

use super::board::Board;
use super::found::Found;
use super::houses::HOUSES_OF;

/// The first full house.
pub(super) fn full_house(board: &mut Board) -> Option<Found> {
    let is_last = |cell: usize, digit: usize| {
        HOUSES_OF[cell]
            .iter()
            .any(|&house| (0..9).all(|other| other == digit || board.places_in(house, other) == 0))
    };
    let mut waiting = board.naked.iter().filter(|&(cell, _)| board.is_empty(cell));
    waiting
        .find(|&(cell, digit)| is_last(cell, digit))
        .map(|(cell, digit)| Found::Filled(cell, digit))
}

/// The first naked single.
pub(super) fn naked(board: &mut Board) -> Option<Found> {
    while let Some((cell, digit)) = board.naked.pop() {
        if board.is_empty(cell) {
            return Some(Found::Filled(cell, digit));
        }
    }
    None
}

/// The first hidden single.
pub(super) fn hidden(board: &mut Board) -> Option<Found> {
    while let Some((cell, digit)) = board.hidden.pop() {
        if board.is_empty(cell) {
            let is_only = HOUSES_OF[cell].iter().any(|&house| board.places_in(house, digit) == 1);
            return is_only.then_some(Found::Filled(cell, digit));
        }
    }
    None
}
