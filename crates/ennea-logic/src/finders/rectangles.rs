//! Unique rectangles: four cells in two rows, two columns and two boxes, with the same two digits; under
//! other rules in no or two cells of every house.
//!
//! Types 1 to 5 are those of any pattern of two digits (`deadly`); type 2 has its extra digit in
//! two cells of a side, type 5 across or in three cells.  Type 6: extra candidates in two cells
//! across, and the rectangle holds all places of a digit in both rows, or both columns.  Hidden
//! rectangle: a cell without extra candidates, and the rectangle holds all places of a digit in the
//! row and the column of the cell across; that one cannot have the other digit.

use super::choices;
use super::deadly::{Pattern, is_swappable};
use super::emit::{Finder, Flow, GO_ON};
use crate::cell_set::CellSet;
use crate::step::Candidate;
use ennea_base::Technique;
use ennea_base::{Cell, Digit, DigitSet};

/// The rectangles of one type.
pub(crate) fn visit(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let shape = board.shape();
    let lines: Vec<usize> = (0..shape.side()).collect();
    choices(&lines, 2, &mut |rows| {
        choices(&lines, 2, &mut |columns| {
            let same_band = shape.band_of_row(rows[0]) == shape.band_of_row(rows[1]);
            let same_stack = shape.stack_of_column(columns[0]) == shape.stack_of_column(columns[1]);
            if same_band == same_stack && board.layout.rules.is_plain() {
                return GO_ON;
            }
            // In reading order, so the first is across from the last.
            let cells =
                [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(r, c)| shape.cell(rows[r], columns[c]));
            let all = DigitSet::full(shape.side());
            let common =
                cells.iter().fold(all, |digits, &cell| digits.intersection(board.candidates(cell)));
            let digits: Vec<Digit> = common.iter().collect();
            if digits.len() < 2 || !is_swappable(board, &cells.iter().copied().collect()) {
                return GO_ON;
            }
            choices(&digits, 2, &mut |pair| {
                let set: CellSet = cells.iter().copied().collect();
                let pattern = Pattern::new(board, pair.iter().copied().collect(), set);
                of_type(find, &pattern, cells)
            })
        })
    })
}

fn of_type(find: &mut Finder<'_>, pattern: &Pattern<'_>, cells: [Cell; 4]) -> Flow {
    let is_side = || pattern.board.layout.common_houses(&pattern.roof).next().is_some();
    match find.technique {
        Technique::UniqueRectangle1 => pattern.type_1(find),
        Technique::UniqueRectangle2 if is_side() => pattern.type_2(find),
        Technique::UniqueRectangle3 => pattern.type_3(find),
        Technique::UniqueRectangle4 => pattern.type_4(find),
        Technique::UniqueRectangle5 if !is_side() => pattern.type_2(find),
        Technique::UniqueRectangle6 if !is_side() => type_6(find, pattern, cells),
        Technique::HiddenRectangle => hidden(find, pattern, cells),
        _ => GO_ON,
    }
}

/// The row or the column of a cell, if all of a digit's places there are in the rectangle.
fn is_closed(pattern: &Pattern<'_>, house: usize, digit: Digit) -> bool {
    pattern.board.places_in(digit, house).is_subset(&pattern.cells)
}

fn type_6(find: &mut Finder<'_>, pattern: &Pattern<'_>, cells: [Cell; 4]) -> Flow {
    if pattern.roof.len() != 2 {
        return GO_ON;
    }
    let layout = &pattern.board.layout;
    for digit in pattern.pair.iter() {
        for direction in [0, 1] {
            let houses = [cells[0], cells[3]].map(|cell| layout.houses_of(cell)[direction]);
            if houses.iter().all(|&house| is_closed(pattern, house, digit)) {
                let gone = pattern.board.of_digit(&pattern.roof, digit);
                let links = houses.map(|house| (layout.houses[house], digit));
                pattern.step(find, gone, &[], &links)?;
            }
        }
    }
    GO_ON
}

fn hidden(find: &mut Finder<'_>, pattern: &Pattern<'_>, cells: [Cell; 4]) -> Flow {
    let layout = &pattern.board.layout;
    for k in 0..4 {
        let (floor, across) = (cells[k], cells[3 - k]);
        if pattern.roof.contains(floor) || pattern.roof.len() < 2 {
            continue;
        }
        for digit in pattern.pair.iter() {
            let lines = layout.houses_of(across);
            let [row, column] = [lines[0], lines[1]];
            if [row, column].iter().all(|&house| is_closed(pattern, house, digit)) {
                let others = pattern.pair.iter().filter(|&other| other != digit);
                let gone = others.map(|digit| Candidate { cell: across, digit }).collect();
                let links = [row, column].map(|house| (layout.houses[house], digit));
                pattern.step(find, gone, &[floor], &links)?;
            }
        }
    }
    GO_ON
}
