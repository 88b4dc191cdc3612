//! Naked and hidden subsets: as many digits as cells in a house.
//!
//! A naked subset in two houses at once strikes out in both, and is emitted once.

use super::choices;
use super::emit::{Finder, Flow, GO_ON};
use crate::cell_set::CellSet;
use crate::step::{Fact, Figure};
use ennea_base::{Cell, Digit, DigitSet};

/// Cells that have no more candidates together than they are.
pub(crate) fn naked(find: &mut Finder<'_>, size: usize) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    for house in 0..layout.houses.len() {
        let cells: Vec<Cell> = layout.cells[house]
            .iter()
            .copied()
            .filter(|&cell| (2..=size).contains(&board.candidates(cell).len()))
            .collect();
        choices(&cells, size, &mut |cells| {
            let set: CellSet = cells.iter().copied().collect();
            let digits = board.candidates_of(&set);
            if digits.len() != size || layout.common_houses(&set).next() != Some(house) {
                return GO_ON;
            }
            let gone = board.of_digits(&layout.common_peers(&set), digits);
            let figure =
                Figure::Subset { house: layout.houses[house], cells: cells.to_vec(), digits };
            let facts = cells.iter().map(|&cell| Fact::Cell(cell)).collect();
            find.eliminate(gone, figure, facts)
        })?;
    }
    GO_ON
}

/// Digits that have no more places together than they are.
pub(crate) fn hidden(find: &mut Finder<'_>, size: usize) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    for house in 0..layout.houses.len() {
        let digits: Vec<(Digit, CellSet)> = board
            .all_digits()
            .map(|digit| (digit, board.places_in(digit, house)))
            .filter(|(_, places)| (2..=size).contains(&places.len()))
            .collect();
        choices(&digits, size, &mut |chosen| {
            let cells = chosen.iter().fold(CellSet::EMPTY, |all, (_, places)| all.or(places));
            if cells.len() != size {
                return GO_ON;
            }
            let digits: DigitSet = chosen.iter().map(|(digit, _)| *digit).collect();
            let all = cells.iter().flat_map(|cell| board.of_cell(cell));
            let gone = all.filter(|candidate| !digits.contains(candidate.digit)).collect();
            let name = layout.houses[house];
            let figure = Figure::Subset { house: name, cells: cells.to_vec(), digits };
            let facts = digits.iter().map(|digit| Fact::House(name, digit)).collect();
            find.eliminate(gone, figure, facts)
        })?;
    }
    GO_ON
}
