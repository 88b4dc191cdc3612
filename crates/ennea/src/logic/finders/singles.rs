//! Full houses, hidden singles and naked singles.

use super::emit::{Emit, Flow};
use crate::logic::board::Board;
use crate::logic::step::{Candidate, Fact, Figure, Step};
use crate::logic::technique::Technique;
use std::ops::{ControlFlow, Range};

/// Houses with one open cell.
pub(in crate::logic) fn full_houses(board: &Board, emit: &mut Emit<'_>) -> Flow {
    for (house, cells) in board.layout.cells.iter().enumerate() {
        let mut open = cells.iter().filter(|&&cell| board.digit(cell).is_none());
        let (Some(&cell), None) = (open.next(), open.next()) else { continue };
        if let Some(digit) = board.candidates(cell).iter().next() {
            let house = board.layout.houses[house];
            let figure = Figure::Single { house: Some(house) };
            let facts = vec![Fact::House(house, digit)];
            emit(Step::placing(Technique::FullHouse, Candidate { cell, digit }, figure, facts))?;
        }
    }
    ControlFlow::Continue(())
}

/// Digits with one place in a box.
pub(in crate::logic) fn hidden_in_boxes(board: &Board, emit: &mut Emit<'_>) -> Flow {
    hidden(board, Technique::HiddenSingleBox, board.layout.boxes(), emit)
}

/// Digits with one place in a row or column.
pub(in crate::logic) fn hidden_in_lines(board: &Board, emit: &mut Emit<'_>) -> Flow {
    hidden(board, Technique::HiddenSingleLine, board.layout.lines(), emit)
}

fn hidden(board: &Board, technique: Technique, houses: Range<usize>, emit: &mut Emit<'_>) -> Flow {
    for digit in board.all_digits() {
        for house in houses.clone() {
            let places = board.places_in(digit, house);
            let Some(cell) = places.first() else { continue };
            if places.len() == 1 {
                let house = board.layout.houses[house];
                let figure = Figure::Single { house: Some(house) };
                let facts = vec![Fact::House(house, digit)];
                emit(Step::placing(technique, Candidate { cell, digit }, figure, facts))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells with one candidate.
pub(in crate::logic) fn naked(board: &Board, emit: &mut Emit<'_>) -> Flow {
    for cell in board.shape().all_cells() {
        let mut digits = board.candidates(cell).iter();
        if let (Some(digit), None) = (digits.next(), digits.next()) {
            let (figure, facts) = (Figure::Single { house: None }, vec![Fact::Cell(cell)]);
            emit(Step::placing(Technique::NakedSingle, Candidate { cell, digit }, figure, facts))?;
        }
    }
    ControlFlow::Continue(())
}
