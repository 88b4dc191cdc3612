//! Naked and hidden subsets: as many digits as cells in a house.
//!
//! A naked subset in two houses at once strikes out in both, and is emitted once.

use super::choices;
use super::emit::{Emit, Flow, emit_some};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::cell_set::CellSet;
use crate::logic::step::{Candidate, Fact, Figure, Step};
use crate::logic::technique::Technique;
use std::ops::ControlFlow;

/// Cells that have no more candidates together than they are.
pub(in crate::logic) fn naked(
    board: &Board,
    technique: Technique,
    size: usize,
    emit: &mut Emit<'_>,
) -> Flow {
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
                return ControlFlow::Continue(());
            }
            let seen = layout.common_peers(&set);
            let gone = digits.iter().flat_map(|digit| board.of_digit(&seen, digit)).collect();
            let figure =
                Figure::Subset { house: layout.houses[house], cells: cells.to_vec(), digits };
            let facts = cells.iter().map(|&cell| Fact::Cell(cell)).collect();
            emit_some(Step::eliminating(technique, gone, figure, facts), emit)
        })?;
    }
    ControlFlow::Continue(())
}

/// Digits that have no more places together than they are.
pub(in crate::logic) fn hidden(
    board: &Board,
    technique: Technique,
    size: usize,
    emit: &mut Emit<'_>,
) -> Flow {
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
                return ControlFlow::Continue(());
            }
            let digits: DigitSet = chosen.iter().map(|(digit, _)| *digit).collect();
            let gone = cells
                .iter()
                .flat_map(|cell| {
                    let others = board.candidates(cell).difference(digits);
                    others.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
                })
                .collect();
            let name = layout.houses[house];
            let figure = Figure::Subset { house: name, cells: cells.to_vec(), digits };
            let facts = digits.iter().map(|digit| Fact::House(name, digit)).collect();
            emit_some(Step::eliminating(technique, gone, figure, facts), emit)
        })?;
    }
    ControlFlow::Continue(())
}
