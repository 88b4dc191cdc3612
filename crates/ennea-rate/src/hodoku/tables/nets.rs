//! Consequences of a candidate by singles: the tables of forcing nets.
//!
//! The candidate is set, or removed and what is left alone in its cell set.  Then four times all
//! singles that wait on the board are filled in, naked ones before hidden ones, also if one has
//! made another one wrong.  A naked single follows from the other candidates of its cell being
//! false, a hidden one from the other places of the house with the fewest places left (row, column,
//! box), five at most.

use super::super::board::Board;
use super::super::houses::{HOUSE, HOUSES_OF, PEERS};
use super::node::node;
use super::table::Table;
use ennea_base::ones;

/// Number of times that the singles are filled in.
const ROUNDS: usize = 4;

/// The most causes of a statement.
const CAUSES: usize = 5;

/// Fills the tables of all candidates.
pub(super) fn fill(board: &Board, tables: &mut [Table]) {
    for cell in 0..81 {
        for digit in ones(board.candidates(cell)) {
            let on = node(cell, digit, true);
            let mut run =
                Run { before: board, now: board.clone(), table: &mut tables[usize::from(on)] };
            run.set(cell, digit, &[0]);
            run.singles();
            let off = node(cell, digit, false);
            let mut run =
                Run { before: board, now: board.clone(), table: &mut tables[usize::from(off)] };
            run.table.add(off);
            run.now.remove(cell, digit);
            let left = run.now.candidates(cell);
            if left.is_power_of_two() {
                run.set(cell, left.trailing_zeros() as usize, &[0]);
            }
            run.singles();
        }
    }
}

/// A table being filled: the board as it was, and as it is by now.
struct Run<'a> {
    before: &'a Board,
    now: Board,
    table: &'a mut Table,
}

impl Run<'_> {
    fn singles(&mut self) {
        for _ in 0..ROUNDS {
            let naked: Vec<(usize, usize)> =
                self.now.naked.iter().filter(|&(cell, _)| self.now.is_empty(cell)).collect();
            let hidden = self.hidden();
            for (cell, digit) in naked {
                let others = ones(self.before.candidates(cell)).filter(|&other| other != digit);
                let causes: Vec<usize> =
                    others.take(CAUSES).map(|other| self.place_of(cell, other)).collect();
                self.set(cell, digit, &causes);
            }
            for (cell, digit) in hidden {
                let causes = self.gone(cell, digit);
                self.set(cell, digit, &causes);
            }
        }
    }

    /// The hidden singles that wait, each cell once.
    fn hidden(&self) -> Vec<(usize, usize)> {
        let mut found: Vec<(usize, usize)> = Vec::new();
        for (cell, digit) in self.now.hidden.iter() {
            let is_only =
                || HOUSES_OF[cell].iter().any(|&house| self.now.places_in(house, digit) == 1);
            let is_new = found.iter().all(|&(other, _)| other != cell);
            if self.now.is_empty(cell) && is_new && is_only() {
                found.push((cell, digit));
            }
        }
        found
    }

    /// The places in the table of what makes a digit a hidden single.
    fn gone(&self, cell: usize, digit: usize) -> Vec<usize> {
        let fewest =
            HOUSES_OF[cell].into_iter().min_by_key(|&house| self.now.places_in(house, digit));
        let mut others = fewest.map_or_else(Default::default, |house| HOUSE[house]);
        others = others.and(&self.before.places(digit));
        others.remove(cell);
        others.iter().take(CAUSES).map(|other| self.place_of(other, digit)).collect()
    }

    /// The place in the table of a candidate being false; that of the assumption if it is not
    /// there.
    fn place_of(&self, cell: usize, digit: usize) -> usize {
        self.table.place(node(cell, digit, false)).unwrap_or(0)
    }

    /// Fills a cell for these causes.
    fn set(&mut self, cell: usize, digit: usize, causes: &[usize]) {
        let others = self.now.candidates(cell) & !(1 << digit);
        self.now.fill(cell, digit);
        let place = self.table.entries.len();
        self.table.add_from(node(cell, digit, true), if causes.is_empty() { &[0] } else { causes });
        for peer in PEERS[cell].and(&self.before.places(digit)).iter() {
            self.table.add_from(node(peer, digit, false), &[place]);
        }
        for other in ones(others) {
            self.table.add_from(node(cell, other, false), &[place]);
        }
    }
}
