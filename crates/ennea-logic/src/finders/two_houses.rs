//! Sue de Coq: as many digits as cells in a box and a line, each digit confined to one of the two.
//!
//! Two cells or more where the two meet, some of the line and some of the box, so that no digit is
//! both in those of the line and in those of the box.  Then each digit stands in the cells at most
//! once, and there are only as many as cells: so each stands there, and what sees all its places is
//! struck out.  Up to three cells of either side (two where N is above 9).

use super::choices;
use super::emit::{Finder, Flow, GO_ON};
use crate::board::Board;
use crate::cell_set::CellSet;
use crate::step::{Candidate, Fact, Figure};
use ennea_base::{Cell, DigitSet};

/// All of them.
pub(crate) fn visit(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    let open = board.open();
    for square in layout.boxes() {
        for line in layout.lines() {
            let both = layout.sets[square].and(&layout.sets[line]);
            let meeting = both.and(&open).to_vec();
            if both.len() < 2 || meeting.len() < 2 {
                continue;
            }
            let of_line = some_of(board, &layout.sets[line].minus(&both).and(&open));
            let of_box = some_of(board, &layout.sets[square].minus(&both).and(&open));
            for size in 2..=meeting.len() {
                choices(&meeting, size, &mut |middle| {
                    let middle: CellSet = middle.iter().copied().collect();
                    let digits = board.candidates_of(&middle);
                    for (line_cells, line_digits) in &of_line {
                        let sofar = digits.union(*line_digits);
                        for (box_cells, box_digits) in &of_box {
                            let all = sofar.union(*box_digits);
                            let count = size + line_cells.len() + box_cells.len();
                            let is_apart = line_digits.intersection(*box_digits).is_empty();
                            if all.len() == count && is_apart {
                                let cells = [middle, as_set(line_cells), as_set(box_cells)];
                                step(find, line, square, cells, all)?;
                            }
                        }
                    }
                    GO_ON
                })?;
            }
        }
    }
    GO_ON
}

fn as_set(cells: &[Cell]) -> CellSet {
    cells.iter().copied().collect()
}

/// The choices of one to three cells with their digits.
fn some_of(board: &Board, cells: &CellSet) -> Vec<(Vec<Cell>, DigitSet)> {
    let most = if board.shape().side() > 9 { 2 } else { 3 };
    let cells = cells.to_vec();
    let mut found = Vec::new();
    for size in 1..=most {
        let _ = choices(&cells, size, &mut |some| {
            found.push((some.to_vec(), board.candidates_of(&as_set(some))));
            GO_ON
        });
    }
    found
}

fn step(
    find: &mut Finder<'_>,
    line: usize,
    square: usize,
    cells: [CellSet; 3],
    digits: DigitSet,
) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    let all = cells[0].or(&cells[1]).or(&cells[2]);
    let gone: Vec<Candidate> = digits
        .iter()
        .flat_map(|digit| {
            let places = board.places(digit).and(&all);
            board.of_digit(&layout.common_peers(&places).minus(&all), digit)
        })
        .collect();
    let figure = Figure::TwoHouses {
        line: layout.houses[line],
        square: layout.houses[square],
        cells: cells.map(CellSet::to_vec),
        digits,
    };
    find.eliminate(gone, figure, all.iter().map(Fact::Cell).collect())
}
