//! Openings: what could be filled by looking at one house, before each step.
//!
//! They are read off the places that the board keeps for each digit and house, in one pass over the 27
//! houses.  For the scale `minutes-1` ([`minutes`](crate::minutes)).

use super::board::{Board, CELLS, ROWS};

/// Openings before a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of open cells.
    pub open: u8,
    /// Number of those that can be filled as the last cell of a house or as the only place of a
    /// digit in a box.
    pub easy: u8,
    /// The others that can be filled as the only place of a digit in a row or column.
    pub along_lines: u8,
    /// `true` if the step fills a cell.
    pub is_placed: bool,
}

impl Moment {
    pub(super) fn of(board: &Board, is_placed: bool) -> Self {
        let (mut easy, mut along_lines) = (0_u128, 0_u128);
        for house in 0..27 {
            let is_easy = house < ROWS || board.empty[house] == 1;
            for places in board.places[house].iter().filter(|places| places.is_power_of_two()) {
                let cell = 1 << CELLS[house][places.trailing_zeros() as usize];
                *if is_easy { &mut easy } else { &mut along_lines } |= cell;
            }
        }
        Self {
            open: board.empty[..ROWS].iter().sum(),
            easy: easy.count_ones() as u8,
            along_lines: (along_lines & !easy).count_ones() as u8,
            is_placed,
        }
    }
}
