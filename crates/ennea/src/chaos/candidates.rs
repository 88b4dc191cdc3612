//! The candidates that clues leave, and what has to hold of them: the constraints behind the formula of a puzzle.
//!
//! ```text
//!   each empty cell holds one of its candidates;  each digit that a house lacks stands in one of its cells
//!   two cells that differ besides do not both hold a digit, nor two neighbours consecutive ones
//! ```
//!
//! Source: the rules.  Cost: linear in cells times houses.  Oracle: the tests of the formula that is made of them.

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;
use crate::rules::{Consecutive, Rules};

/// A digit in a cell.
pub(super) type Candidate = (Cell, Digit);

/// The candidates of each empty cell; none for a clue.
pub(super) struct Candidates<'a> {
    pub(super) puzzle: &'a Puzzle,
    cells: Vec<DigitSet>,
    houses: Vec<Vec<Cell>>,
    /// Cells that differ besides.
    pairs: Vec<(Cell, Cell)>,
    /// Cells whose digits are not consecutive.
    consecutive: Option<&'a Consecutive>,
}

impl<'a> Candidates<'a> {
    /// Under the rules of its shape.
    pub(super) fn of(puzzle: &'a Puzzle) -> Self {
        let shape = puzzle.shape();
        let houses = shape.houses().map(|house| shape.cells_of(house).collect());
        Self::new(puzzle, houses.collect(), Vec::new(), None)
    }

    /// Under other rules, whose shape the puzzle has.
    pub(super) fn under(rules: &'a Rules, puzzle: &'a Puzzle) -> Self {
        let houses = rules.houses().iter().map(|house| house.cells.clone());
        let pairs = rules.pairs().iter().flat_map(|pairs| pairs.cells.clone());
        Self::new(puzzle, houses.collect(), pairs.collect(), rules.consecutive())
    }

    fn new(
        puzzle: &'a Puzzle,
        houses: Vec<Vec<Cell>>,
        pairs: Vec<(Cell, Cell)>,
        consecutive: Option<&'a Consecutive>,
    ) -> Self {
        let shape = puzzle.shape();
        let mut cells = vec![DigitSet::full(shape.side()); shape.cells()];
        for house in &houses {
            let taken: DigitSet = house.iter().filter_map(|&cell| puzzle.clue(cell)).collect();
            house
                .iter()
                .for_each(|cell| cells[cell.index()] = cells[cell.index()].difference(taken));
        }
        for (a, b) in pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            let taken: DigitSet = puzzle.clue(a).into_iter().collect();
            cells[b.index()] = cells[b.index()].difference(taken);
        }
        for cell in shape.all_cells() {
            let Some((digit, consecutive)) = puzzle.clue(cell).zip(consecutive) else { continue };
            let taken: DigitSet = consecutive.digits(digit).collect();
            for &neighbour in consecutive.neighbours(cell) {
                cells[neighbour.index()] = cells[neighbour.index()].difference(taken);
            }
        }
        for cell in shape.all_cells().filter(|&cell| puzzle.clue(cell).is_some()) {
            cells[cell.index()] = DigitSet::EMPTY;
        }
        Self { puzzle, cells, houses, pairs, consecutive }
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
        for house in &self.houses {
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
        for &(a, b) in &self.pairs {
            let both = self.of_cell(a).intersection(self.of_cell(b));
            both.iter().for_each(|digit| take([(a, digit), (b, digit)]));
        }
        let Some(consecutive) = self.consecutive else { return };
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
