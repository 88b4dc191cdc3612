//! Unique rectangles: four cells in two rows, two columns and two boxes, with the same two digits.
//!
//! Types 1 to 5 are those of any pattern of two digits (`deadly`); type 2 has its extra digit in
//! two cells of a side, type 5 across or in three cells.  Type 6: extra candidates in two cells
//! across, and the rectangle holds all places of a digit in both rows, or both columns.  Hidden
//! rectangle: a cell without extra candidates, and the rectangle holds all places of a digit in the
//! row and the column of the cell across; that one cannot have the other digit.

use super::choices;
use super::deadly::Pattern;
use super::emit::{Emit, Flow, emit_some};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::cell_set::CellSet;
use crate::logic::step::Candidate;
use crate::logic::technique::Technique;
use std::ops::ControlFlow;

/// The rectangles of one type.
pub(in crate::logic) fn visit(board: &Board, technique: Technique, emit: &mut Emit<'_>) -> Flow {
    let shape = board.shape();
    let lines: Vec<usize> = (0..shape.side()).collect();
    choices(&lines, 2, &mut |rows| {
        choices(&lines, 2, &mut |columns| {
            let same_band = shape.band_of_row(rows[0]) == shape.band_of_row(rows[1]);
            let same_stack = shape.stack_of_column(columns[0]) == shape.stack_of_column(columns[1]);
            if same_band == same_stack {
                return ControlFlow::Continue(());
            }
            // In reading order, so the first is across from the last.
            let cells =
                [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(r, c)| shape.cell(rows[r], columns[c]));
            let all = DigitSet::full(shape.side());
            let common =
                cells.iter().fold(all, |digits, &cell| digits.intersection(board.candidates(cell)));
            let digits: Vec<Digit> = common.iter().collect();
            choices(&digits, 2, &mut |pair| {
                let set: CellSet = cells.iter().copied().collect();
                let pattern = Pattern::new(board, pair.iter().copied().collect(), set);
                of_type(&pattern, technique, cells, emit)
            })
        })
    })
}

fn of_type(
    pattern: &Pattern<'_>,
    technique: Technique,
    cells: [Cell; 4],
    emit: &mut Emit<'_>,
) -> Flow {
    let is_side = || pattern.board.layout.common_houses(&pattern.roof).next().is_some();
    match technique {
        Technique::UniqueRectangle1 => pattern.type_1(technique, emit),
        Technique::UniqueRectangle2 if is_side() => pattern.type_2(technique, emit),
        Technique::UniqueRectangle3 => pattern.type_3(technique, emit),
        Technique::UniqueRectangle4 => pattern.type_4(technique, emit),
        Technique::UniqueRectangle5 if !is_side() => pattern.type_2(technique, emit),
        Technique::UniqueRectangle6 if !is_side() => type_6(pattern, cells, emit),
        Technique::HiddenRectangle => hidden(pattern, cells, emit),
        _ => ControlFlow::Continue(()),
    }
}

/// The row or the column of a cell, if all of a digit's places there are in the rectangle.
fn is_closed(pattern: &Pattern<'_>, house: usize, digit: Digit) -> bool {
    pattern.board.places_in(digit, house).is_subset(&pattern.cells)
}

fn type_6(pattern: &Pattern<'_>, cells: [Cell; 4], emit: &mut Emit<'_>) -> Flow {
    if pattern.roof.len() != 2 {
        return ControlFlow::Continue(());
    }
    let layout = &pattern.board.layout;
    for digit in pattern.pair.iter() {
        for direction in [0, 1] {
            let houses = [cells[0], cells[3]].map(|cell| layout.houses_of(cell)[direction]);
            if houses.iter().all(|&house| is_closed(pattern, house, digit)) {
                let gone = pattern.board.of_digit(&pattern.roof, digit);
                let links = houses.map(|house| (layout.houses[house], digit));
                let technique = Technique::UniqueRectangle6;
                emit_some(pattern.step(technique, gone, &[], &links), emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn hidden(pattern: &Pattern<'_>, cells: [Cell; 4], emit: &mut Emit<'_>) -> Flow {
    let layout = &pattern.board.layout;
    for k in 0..4 {
        let (floor, across) = (cells[k], cells[3 - k]);
        if pattern.roof.contains(floor) || pattern.roof.len() < 2 {
            continue;
        }
        for digit in pattern.pair.iter() {
            let [row, column, _] = layout.houses_of(across);
            if [row, column].iter().all(|&house| is_closed(pattern, house, digit)) {
                let others = pattern.pair.iter().filter(|&other| other != digit);
                let gone = others.map(|digit| Candidate { cell: across, digit }).collect();
                let links = [row, column].map(|house| (layout.houses[house], digit));
                let technique = Technique::HiddenRectangle;
                emit_some(pattern.step(technique, gone, &[floor], &links), emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}
