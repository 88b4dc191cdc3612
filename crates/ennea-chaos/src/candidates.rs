//! The candidates that clues leave, and what has to hold of them: the constraints behind the formula of a puzzle.
//!
//! ```text
//!   each empty cell holds one of its candidates;  each digit that a house lacks stands in one of its cells
//!   two cells that differ besides do not both hold a digit, nor two neighbours consecutive ones
//! ```
//!
//! Source: the rules.  Cost: linear in cells times houses.  Oracle: the tests of the formula that is made of them.

use ennea_base::rules::RuleHouse;
use ennea_base::{Cell, Digit, DigitSet, Puzzle};

/// A digit in a cell.
pub(super) type Candidate = (Cell, Digit);

/// The candidates of each empty cell; none for a clue.
pub(super) struct Candidates<'a> {
    pub(super) puzzle: &'a Puzzle,
    cells: Vec<DigitSet>,
}

impl<'a> Candidates<'a> {
    pub(super) fn of(puzzle: &'a Puzzle) -> Self {
        let left = |cell| match puzzle.clue(cell) {
            Some(_) => DigitSet::EMPTY,
            None => puzzle.possible(cell),
        };
        Self { puzzle, cells: puzzle.shape().all_cells().map(left).collect() }
    }

    pub(super) fn of_cell(&self, cell: Cell) -> DigitSet {
        self.cells[cell.index()]
    }

    pub(super) fn count(&self) -> usize {
        self.cells.iter().map(|digits| digits.len()).sum()
    }

    /// Gives the members of each constraint that no clue settles: cells, then digits by houses.
    pub(super) fn each_constraint(&self, take: &mut dyn FnMut(&[Candidate])) {
        let shape = self.puzzle.shape();
        for cell in shape.all_cells().filter(|&cell| self.puzzle.clue(cell).is_none()) {
            let members: Vec<_> = self.of_cell(cell).iter().map(|digit| (cell, digit)).collect();
            take(&members);
        }
        for RuleHouse { cells: house, .. } in self.puzzle.rules().houses() {
            for digit in Digit::all(shape.side()) {
                if house.iter().any(|&cell| self.puzzle.clue(cell) == Some(digit)) {
                    continue;
                }
                let is_open = |cell: &&Cell| self.of_cell(**cell).contains(digit);
                let members: Vec<_> =
                    house.iter().filter(is_open).map(|&cell| (cell, digit)).collect();
                take(&members);
            }
        }
    }

    /// Gives each digit that two cells which differ besides can both hold, and consecutive ones of neighbours.
    pub(super) fn each_pair(&self, take: &mut dyn FnMut([Candidate; 2])) {
        let rules = self.puzzle.rules();
        for &(a, b) in rules.pairs().iter().flat_map(|pairs| &pairs.cells) {
            let both = self.of_cell(a).intersection(self.of_cell(b));
            both.iter().for_each(|digit| take([(a, digit), (b, digit)]));
        }
        let Some(consecutive) = rules.consecutive() else { return };
        for a in self.puzzle.shape().all_cells() {
            for &b in consecutive.neighbours(a).iter().filter(|&&b| a < b) {
                for digit in self.of_cell(a).iter() {
                    let beside = consecutive.digits(digit);
                    beside
                        .filter(|&other| self.of_cell(b).contains(other))
                        .for_each(|other| take([(a, digit), (b, other)]));
                }
            }
        }
    }
}
