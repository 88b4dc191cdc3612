//! Singles: the last cell of a house, the only place of a digit, the only digit of a cell.
//!
//! Order: last empty cells of boxes, columns, rows; then hidden singles of boxes, columns, rows;
//! within a house by digit.  Naked singles come much later, after direct hidden pairs, cell by
//! cell.

use super::board::{BOXES, Board, CELLS, COLUMNS, ROWS};
use super::candidate::Candidate;
use super::found::{Found, Next, house_of};
use super::scale::{HIDDEN_SINGLE_OF_LINE, Technique};

/// The kinds of houses in the order in which most rules visit them.
pub(super) const KINDS: [usize; 3] = [BOXES, COLUMNS, ROWS];

/// The first single of a house, with its technique and difficulty.
pub(super) fn hidden(board: &Board) -> Option<Next> {
    for technique in [Technique::LastCell, Technique::HiddenSingle] {
        let is_last = technique == Technique::LastCell;
        for kind in KINDS {
            for house in kind..kind + 9 {
                let empty = board.empty[house];
                if empty == 0 || (empty == 1) != is_last {
                    continue;
                }
                let places = &board.places[house];
                let Some(digit) = places.iter().position(|places| places.is_power_of_two()) else {
                    continue;
                };
                let cell = CELLS[house][places[digit].trailing_zeros() as usize].into();
                let placed = Some(Candidate::new(cell, digit));
                let found = Found { houses: vec![house_of(house)], placed, ..Found::default() };
                let is_easy = is_last || kind == BOXES;
                return Some(if is_easy {
                    found.by(technique)
                } else {
                    found.rated(technique, HIDDEN_SINGLE_OF_LINE)
                });
            }
        }
    }
    None
}

/// The first cell with a single candidate.
pub(super) fn naked(board: &Board) -> Option<Found> {
    let cell = board.candidates.iter().position(|candidates| candidates.is_power_of_two())?;
    let digit = board.candidates[cell].trailing_zeros() as usize;
    Some(Found { placed: Some(Candidate::new(cell, digit)), ..Found::default() })
}
