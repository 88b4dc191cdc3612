//! Full houses, hidden singles and naked singles.

use super::emit::{Finder, Flow, GO_ON};
use crate::step::{Candidate, Fact, Figure};
use std::ops::Range;

/// Houses with one open cell.
pub(crate) fn full_houses(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    for (house, cells) in board.layout.cells.iter().enumerate() {
        let mut open = cells.iter().filter(|&&cell| board.digit(cell).is_none());
        let (Some(&cell), None) = (open.next(), open.next()) else { continue };
        if let Some(digit) = board.candidates(cell).iter().next() {
            let house = board.layout.houses[house];
            let figure = Figure::Single { house: Some(house) };
            let facts = vec![Fact::House(house, digit)];
            find.place(Candidate { cell, digit }, figure, facts)?;
        }
    }
    GO_ON
}

/// Digits with one place in one of these houses.
pub(crate) fn hidden(find: &mut Finder<'_>, houses: Range<usize>) -> Flow {
    let board = find.board;
    for digit in board.all_digits() {
        for house in houses.clone() {
            let places = board.places_in(digit, house);
            let Some(cell) = places.first() else { continue };
            if places.len() == 1 {
                let house = board.layout.houses[house];
                let figure = Figure::Single { house: Some(house) };
                let facts = vec![Fact::House(house, digit)];
                find.place(Candidate { cell, digit }, figure, facts)?;
            }
        }
    }
    GO_ON
}

/// Cells with one candidate.
pub(crate) fn naked(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    for cell in board.shape().all_cells() {
        let mut digits = board.candidates(cell).iter();
        if let (Some(digit), None) = (digits.next(), digits.next()) {
            let (figure, facts) = (Figure::Single { house: None }, vec![Fact::Cell(cell)]);
            find.place(Candidate { cell, digit }, figure, facts)?;
        }
    }
    GO_ON
}
