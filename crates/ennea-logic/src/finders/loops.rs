//! Unique loops: six cells or more with the same two digits, two in every house that has any.
//!
//! Found by walking from cell to cell of a house, each house being entered and left once.  Walks
//! are cut where too many cells have extra candidates for any conclusion; loops have at most 14
//! cells.

use super::choices;
use super::deadly::{Pattern, is_swappable};
use super::emit::{Finder, Flow, GO_ON};
use crate::board::Board;
use crate::cell_set::CellSet;
use ennea_base::{Cell, Digit, DigitSet};
use std::collections::BTreeSet;

const LENGTH_MAX: usize = 14;

/// All types of loops.
pub(crate) fn visit(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let digits: Vec<Digit> = board.all_digits().collect();
    choices(&digits, 2, &mut |pair| {
        let pair: DigitSet = pair.iter().copied().collect();
        let has_both = |cell: &Cell| pair.difference(board.candidates(*cell)).is_empty();
        let cells: CellSet = board.open().iter().filter(has_both).collect();
        if cells.len() < 6 {
            return GO_ON;
        }
        let mut seen = BTreeSet::new();
        let counts = vec![0; board.layout.houses.len()];
        let mut walk = Walk { board, pair, cells, way: Vec::new(), counts, find, seen: &mut seen };
        for start in cells.iter() {
            walk.enter(start, DigitSet::EMPTY, 0)?;
        }
        GO_ON
    })
}

struct Walk<'a, 'b, 'c> {
    board: &'a Board,
    pair: DigitSet,
    cells: CellSet,
    way: Vec<Cell>,
    /// Number of cells of the way in each house.
    counts: Vec<u8>,
    find: &'a mut Finder<'b>,
    /// Loops that have been emitted.
    seen: &'c mut BTreeSet<CellSet>,
}

impl Walk<'_, '_, '_> {
    /// Goes to a cell and on from there, and comes back.  So far there are these extra digits, in
    /// this many cells.
    fn enter(&mut self, cell: Cell, extra: DigitSet, roof: usize) -> Flow {
        let board = self.board;
        let houses = board.layout.houses_of(cell);
        let more = self.board.candidates(cell).difference(self.pair);
        let (extra, roof) = (extra.union(more), roof + usize::from(!more.is_empty()));
        let is_full = houses.iter().any(|&house| self.counts[house] == 2);
        if is_full || roof > 2 && extra.len() > 1 {
            return GO_ON;
        }
        self.way.push(cell);
        houses.iter().for_each(|&house| self.counts[house] += 1);
        let flow = self.go_on(extra, roof);
        houses.iter().for_each(|&house| self.counts[house] -= 1);
        self.way.pop();
        flow
    }

    fn go_on(&mut self, extra: DigitSet, roof: usize) -> Flow {
        if self.way.len() >= 6 && self.counts.iter().all(|count| *count != 1) {
            let set: CellSet = self.way.iter().copied().collect();
            if self.seen.insert(set) && is_swappable(self.board, &set) {
                let pattern = Pattern::new(self.board, self.pair, set);
                pattern.type_1(self.find)?;
                pattern.type_2(self.find)?;
                pattern.type_3(self.find)?;
                pattern.type_4(self.find)?;
            }
            return GO_ON;
        }
        let (start, last) = (self.way[0], self.way[self.way.len() - 1]);
        // Each further cell closes its houses at most: three, where there are rows, columns and boxes.
        let open = self.counts.iter().filter(|count| **count == 1).count();
        if self.way.len() + open.div_ceil(self.board.layout.most_houses) > LENGTH_MAX {
            return GO_ON;
        }
        let next = self.board.layout.peers[last.index()].and(&self.cells);
        for cell in next.iter().filter(|&cell| cell > start) {
            if !self.way.contains(&cell) {
                self.enter(cell, extra, roof)?;
            }
        }
        GO_ON
    }
}
