//! Groups: two or three places of a digit where a line crosses a box, as one statement.
//!
//! It is true if one of the places is.  Groups are numbered by line (rows before columns), digit
//! and box.

use super::super::board::Board;
use super::super::houses::{BOXES, Cells, HOUSE, common_peers};
use super::node::{group, node};
use super::table::Table;

/// A group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) digit: usize,
    pub(super) cells: Cells,
    /// Cells that see all its cells.
    pub(super) peers: Cells,
    pub(super) first: usize,
    line: usize,
    the_box: usize,
}

/// All groups.
pub(super) fn all(board: &Board) -> Vec<Group> {
    let mut groups = Vec::new();
    for line in 0..BOXES {
        for digit in 0..9 {
            for the_box in BOXES..27 {
                let cells = board.places(digit).and(&HOUSE[line]).and(&HOUSE[the_box]);
                if let Some(first) = cells.first().filter(|_| cells.len() > 1) {
                    let peers = common_peers(cells);
                    groups.push(Group { digit, cells, peers, first, line, the_box });
                }
            }
        }
    }
    groups
}

/// Adds to the tables of candidates what follows for groups, and fills those of groups.
pub(super) fn fill(board: &Board, groups: &[Group], tables: &mut [Table]) {
    for (number, it) in groups.iter().enumerate() {
        let (on, off) = (group(number, true), group(number, false));
        let (on_table, off_table) = (usize::from(on), usize::from(off));
        tables[on_table].add(on);
        tables[off_table].add(off);
        let places = board.places(it.digit);
        let seen = it.peers.and(&places);
        for cell in seen.iter() {
            tables[on_table].add(node(cell, it.digit, false));
            tables[usize::from(node(cell, it.digit, true))].add(off);
        }
        for house in [it.the_box, it.line] {
            let rest = seen.and(&HOUSE[house]);
            if let Some(cell) = rest.first().filter(|_| rest.len() == 1) {
                tables[off_table].add(node(cell, it.digit, true));
                tables[usize::from(node(cell, it.digit, false))].add(on);
            }
        }
        let beside = |house: usize, other: &Group| [other.line, other.the_box].contains(&house);
        let apart = |other: &Group| other.digit == it.digit && !other.cells.meets(&it.cells);
        for (other_number, other) in groups.iter().enumerate().filter(|(_, other)| apart(other)) {
            if beside(it.line, other) || beside(it.the_box, other) {
                tables[on_table].add(group(other_number, false));
            }
        }
        for house in [it.line, it.the_box] {
            let mut others =
                groups.iter().enumerate().filter(|(_, other)| apart(other) && beside(house, other));
            let (Some((other_number, other)), None) = (others.next(), others.next()) else {
                continue;
            };
            if places.and(&HOUSE[house]).without(&it.cells).is_subset(&other.cells) {
                tables[off_table].add(group(other_number, true));
            }
        }
    }
}
