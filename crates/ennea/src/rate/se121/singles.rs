//! Singles: the last cell of a house, the only place of a digit, the only digit of a cell.
//!
//! Order: last empty cells of boxes, columns, rows; then hidden singles of boxes, columns, rows;
//! within a house by digit.  Naked singles come much later, after direct hidden pairs, cell by cell.

use super::board::{BOXES, Board, CELLS, COLUMNS, ROWS, candidate};
use super::step::{Found, Technique};

/// The kinds of houses in the order in which most rules visit them.
pub(super) const KINDS: [usize; 3] = [BOXES, COLUMNS, ROWS];

/// The first single of a house, with its technique and difficulty.
pub(super) fn hidden(board: &Board) -> Option<(Technique, u8, Found)> {
    for is_last in [true, false] {
        for kind in KINDS {
            for house in kind..kind + 9 {
                let empty = board.empty[house];
                if empty == 0 || (empty == 1) != is_last {
                    continue;
                }
                for digit in 0..9 {
                    let places = board.places[house][digit];
                    if places.is_power_of_two() {
                        let cell = CELLS[house][places.trailing_zeros() as usize];
                        let found = Found {
                            houses: vec![house as u8],
                            placed: Some(candidate(cell.into(), digit)),
                            ..Found::default()
                        };
                        return Some(match (is_last, kind) {
                            (true, _) => (Technique::LastCell, 10, found),
                            (false, BOXES) => (Technique::HiddenSingle, 12, found),
                            _ => (Technique::HiddenSingle, 15, found),
                        });
                    }
                }
            }
        }
    }
    None
}

/// The first cell with a single candidate.
pub(super) fn naked(board: &Board) -> Option<Found> {
    let cell = board.candidates.iter().position(|candidates| candidates.is_power_of_two())?;
    let digit = board.candidates[cell].trailing_zeros() as usize;
    Some(Found { placed: Some(candidate(cell, digit)), ..Found::default() })
}
