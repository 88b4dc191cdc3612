//! Conclusions from a deadly pattern of two digits: one of its extra candidates is true.
//!
//! Type 1: they are in one cell.  Types 2 and 5: they are one digit.  Type 3: in two cells of a
//! house, they make a naked subset with other cells.  Type 4: in two cells of a house that are the
//! only places of one of the pattern's digits.

use super::choices;
use super::emit::{Finder, Flow, GO_ON};
use crate::board::Board;
use crate::cell_set::CellSet;
use crate::step::{Candidate, DeadlyPattern, Fact, Figure};
use ennea_base::rules::House;
use ennea_base::{Cell, Digit, DigitSet};

/// Cells that all have the same two digits.
pub(super) struct Pattern<'a> {
    pub(super) board: &'a Board,
    pub(super) pair: DigitSet,
    pub(super) cells: CellSet,
    /// The cells with other candidates.
    pub(super) roof: CellSet,
    /// Digits of the other candidates.
    pub(super) extra: DigitSet,
}

/// Tests whether two digits of cells that hold only these can be swapped: under rules that add to
/// those of the shape, every house has none or two of the cells, and a cell joined to them by a
/// pair alone is one of them or a clue.
pub(super) fn is_swappable(board: &Board, cells: &CellSet) -> bool {
    let layout = &board.layout;
    let is_even = |house: &CellSet| matches!(house.and(cells).len(), 0 | 2);
    let is_fixed = |cell: Cell| {
        let mut others = layout.apart(cell).minus(cells).iter();
        others.all(|other| board.clues().clue(other).is_some())
    };
    layout.rules.is_plain() || layout.sets.iter().all(is_even) && cells.iter().all(is_fixed)
}

impl<'a> Pattern<'a> {
    pub(super) fn new(board: &'a Board, pair: DigitSet, cells: CellSet) -> Self {
        let has_more = |cell: &Cell| !board.candidates(*cell).difference(pair).is_empty();
        let roof: CellSet = cells.iter().filter(has_more).collect();
        let extra = board.candidates_of(&roof).difference(pair);
        Self { board, pair, cells, roof, extra }
    }

    /// Emits a step by the pattern and more facts.
    pub(super) fn step(
        &self,
        find: &mut Finder<'_>,
        gone: Vec<Candidate>,
        others: &[Cell],
        houses: &[(House, Digit)],
    ) -> Flow {
        let cells = self.cells.iter().map(|cell| (cell, self.pair)).collect();
        let pattern = DeadlyPattern { cells };
        let mut facts = vec![Fact::Unique(pattern.clone())];
        facts.extend(others.iter().map(|&cell| Fact::Cell(cell)));
        facts.extend(houses.iter().map(|&(house, digit)| Fact::House(house, digit)));
        let all = self.roof.iter().flat_map(|cell| self.board.of_cell(cell));
        let extra = all.filter(|candidate| !self.pair.contains(candidate.digit)).collect();
        let (others, houses) = (others.to_vec(), houses.to_vec());
        let figure = Figure::Deadly { pattern, extra, others, houses };
        find.eliminate(gone, figure, facts)
    }

    /// One cell with extra candidates.
    pub(super) fn type_1(&self, find: &mut Finder<'_>) -> Flow {
        if self.roof.len() != 1 {
            return GO_ON;
        }
        let gone = self.board.of_digits(&self.roof, self.pair);
        self.step(find, gone, &[], &[])
    }

    /// One extra digit, in several cells.
    pub(super) fn type_2(&self, find: &mut Finder<'_>) -> Flow {
        let mut digits = self.extra.iter();
        let (Some(digit), None, true) = (digits.next(), digits.next(), self.roof.len() > 1) else {
            return GO_ON;
        };
        let gone = self.board.of_digit(&self.board.layout.common_peers(&self.roof), digit);
        self.step(find, gone, &[], &[])
    }

    /// Two cells of a house with extra candidates, which make a subset with others of the house.
    pub(super) fn type_3(&self, find: &mut Finder<'_>) -> Flow {
        let (board, layout) = (self.board, &self.board.layout);
        if self.roof.len() != 2 || self.extra.len() < 2 {
            return GO_ON;
        }
        for house in layout.common_houses(&self.roof) {
            let rest = layout.sets[house].minus(&self.cells);
            let cells: Vec<Cell> =
                rest.iter().filter(|&cell| !board.candidates(cell).is_empty()).collect();
            for size in self.extra.len() - 1..=3 {
                choices(&cells, size, &mut |cells| {
                    let chosen: CellSet = cells.iter().copied().collect();
                    let digits = self.extra.union(board.candidates_of(&chosen));
                    if digits.len() != size + 1 {
                        return GO_ON;
                    }
                    let gone = board.of_digits(&rest.minus(&chosen), digits);
                    self.step(find, gone, cells, &[])
                })?;
            }
        }
        GO_ON
    }

    /// Two cells of a house with extra candidates that are the only places of a digit of the pair.
    pub(super) fn type_4(&self, find: &mut Finder<'_>) -> Flow {
        let (board, layout) = (self.board, &self.board.layout);
        if self.roof.len() != 2 {
            return GO_ON;
        }
        for house in layout.common_houses(&self.roof) {
            for digit in self.pair.iter() {
                if board.places_in(digit, house) == self.roof {
                    let mut gone = board.of_digits(&self.roof, self.pair);
                    gone.retain(|candidate| candidate.digit != digit);
                    let link = (layout.houses[house], digit);
                    self.step(find, gone, &[], &[link])?;
                }
            }
        }
        GO_ON
    }
}
