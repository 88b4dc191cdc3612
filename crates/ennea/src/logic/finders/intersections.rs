//! Locked candidates: all places of a digit in one house are in another house too.
//! (A single place is a hidden single, and not looked at here.)

use super::emit::{Finder, Flow, GO_ON};
use crate::logic::step::{Fact, Figure};
use crate::technique::Technique;

/// Pointing: from a box to a line.  Claiming: from a line to a box.
pub(in crate::logic) fn locked(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    let (lines, boxes) = (layout.lines(), layout.boxes());
    let (from, to) =
        if find.technique == Technique::Pointing { (boxes, lines) } else { (lines, boxes) };
    for house in from {
        for digit in board.all_digits() {
            let places = board.places_in(digit, house);
            if places.len() < 2 {
                continue;
            }
            for other in layout.common_houses(&places).filter(|other| to.contains(other)) {
                let rest = layout.sets[other].minus(&layout.sets[house]);
                let (from, to) = (layout.houses[house], layout.houses[other]);
                let figure = Figure::Locked { digit, cells: places.to_vec(), from, to };
                let facts = vec![Fact::House(from, digit)];
                let gone = board.of_digit(&rest, digit);
                find.eliminate(gone, figure, facts)?;
            }
        }
    }
    GO_ON
}
