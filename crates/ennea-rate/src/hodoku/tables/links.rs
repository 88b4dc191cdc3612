//! Immediate consequences of a candidate that is true, and of one that is false.
//!
//! True: the others of its cell and of its houses are false.  False: the other one of a cell or
//! house of two is true.  The cell first, then row, column, box.

use super::super::board::Board;
use super::super::houses::{HOUSE, HOUSES_OF};
use super::node::node;
use super::table::Table;
use ennea_base::ones;

/// Fills the tables of all candidates.
pub(super) fn fill(board: &Board, tables: &mut [Table]) {
    for cell in 0..81 {
        for digit in ones(board.candidates(cell)) {
            let on = usize::from(node(cell, digit, true));
            let off = usize::from(node(cell, digit, false));
            tables[on].add(on as u16);
            tables[off].add(off as u16);
            for other in ones(board.candidates(cell)).filter(|&other| other != digit) {
                tables[on].add(node(cell, other, false));
                if board.count(cell) == 2 {
                    tables[off].add(node(cell, other, true));
                }
            }
            for house in HOUSES_OF[cell] {
                let mut others = board.places(digit).and(&HOUSE[house]);
                others.remove(cell);
                for other in others.iter() {
                    tables[on].add(node(other, digit, false));
                    if board.places_in(house, digit) == 2 {
                        tables[off].add(node(other, digit, true));
                    }
                }
            }
        }
    }
}
