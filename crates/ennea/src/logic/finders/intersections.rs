//! Locked candidates: all places of a digit in one house are in another house too.
//! (A single place is a hidden single, and not looked at here.)

use super::emit::{Emit, Flow, emit_some};
use crate::logic::board::Board;
use crate::logic::step::{Fact, Figure, Step};
use crate::logic::technique::Technique;
use std::ops::{ControlFlow, Range};

/// From a box to a line.
pub(in crate::logic) fn pointing(board: &Board, emit: &mut Emit<'_>) -> Flow {
    let layout = &board.layout;
    locked(board, Technique::Pointing, layout.boxes(), &layout.lines(), emit)
}

/// From a line to a box.
pub(in crate::logic) fn claiming(board: &Board, emit: &mut Emit<'_>) -> Flow {
    let layout = &board.layout;
    locked(board, Technique::Claiming, layout.lines(), &layout.boxes(), emit)
}

fn locked(
    board: &Board,
    technique: Technique,
    from: Range<usize>,
    to: &Range<usize>,
    emit: &mut Emit<'_>,
) -> Flow {
    let layout = &board.layout;
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
                emit_some(Step::eliminating(technique, gone, figure, facts), emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}
