//! What follows from a deadly pattern of two digits: one of its extra candidates is true.
//!
//! Type 1: they are in one cell.  Types 2 and 5: they are one digit.  Type 3: in two cells of a
//! house, they make a naked subset with other cells.  Type 4: in two cells of a house that are the
//! only places of one of the pattern's digits.

use super::choices;
use super::emit::{Emit, Flow, emit_some};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::digit::DigitSet;
use crate::logic::board::Board;
use crate::logic::cell_set::CellSet;
use crate::logic::step::{Candidate, DeadlyPattern, Fact, Figure, Step};
use crate::logic::technique::Technique;
use crate::shape::House;
use std::ops::ControlFlow;

/// Cells that all have the same two digits.
pub(super) struct Pattern<'a> {
    pub(super) board: &'a Board,
    pub(super) pair: DigitSet,
    pub(super) cells: CellSet,
    /// The cells with other candidates.
    pub(super) roof: CellSet,
    /// Those other candidates' digits.
    pub(super) extra: DigitSet,
}

impl<'a> Pattern<'a> {
    pub(super) fn new(board: &'a Board, pair: DigitSet, cells: CellSet) -> Self {
        let has_more = |cell: &Cell| !board.candidates(*cell).difference(pair).is_empty();
        let roof: CellSet = cells.iter().filter(has_more).collect();
        let extra = board.candidates_of(&roof).difference(pair);
        Self { board, pair, cells, roof, extra }
    }

    fn deadly(&self) -> DeadlyPattern {
        DeadlyPattern { cells: self.cells.iter().map(|cell| (cell, self.pair)).collect() }
    }

    /// A step by the pattern and more facts.
    pub(super) fn step(
        &self,
        technique: Technique,
        gone: Vec<Candidate>,
        others: &[Cell],
        houses: &[(House, Digit)],
    ) -> Option<Step> {
        let pattern = self.deadly();
        let mut facts = vec![Fact::Unique(pattern.clone())];
        facts.extend(others.iter().map(|&cell| Fact::Cell(cell)));
        facts.extend(houses.iter().map(|&(house, digit)| Fact::House(house, digit)));
        let extra = self.roof.iter().flat_map(|cell| {
            let digits = self.board.candidates(cell).difference(self.pair);
            digits.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
        });
        let figure = Figure::Deadly {
            pattern,
            extra: extra.collect(),
            others: others.to_vec(),
            houses: houses.to_vec(),
        };
        Step::eliminating(technique, gone, figure, facts)
    }

    /// Candidates of the pair in some cells.
    fn of_pair(&self, cells: &CellSet) -> Vec<Candidate> {
        self.pair.iter().flat_map(|digit| self.board.of_digit(cells, digit)).collect()
    }

    /// One cell with extra candidates.
    pub(super) fn type_1(&self, technique: Technique, emit: &mut Emit<'_>) -> Flow {
        if self.roof.len() != 1 {
            return ControlFlow::Continue(());
        }
        emit_some(self.step(technique, self.of_pair(&self.roof), &[], &[]), emit)
    }

    /// One extra digit, in several cells.
    pub(super) fn type_2(&self, technique: Technique, emit: &mut Emit<'_>) -> Flow {
        let mut digits = self.extra.iter();
        let (Some(digit), None, true) = (digits.next(), digits.next(), self.roof.len() > 1) else {
            return ControlFlow::Continue(());
        };
        let gone = self.board.of_digit(&self.board.layout.common_peers(&self.roof), digit);
        emit_some(self.step(technique, gone, &[], &[]), emit)
    }

    /// Two cells of a house with extra candidates, which make a subset with others of the house.
    pub(super) fn type_3(&self, technique: Technique, emit: &mut Emit<'_>) -> Flow {
        let (board, layout) = (self.board, &self.board.layout);
        if self.roof.len() != 2 || self.extra.len() < 2 {
            return ControlFlow::Continue(());
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
                        return ControlFlow::Continue(());
                    }
                    let seen = rest.minus(&chosen);
                    let gone =
                        digits.iter().flat_map(|digit| board.of_digit(&seen, digit)).collect();
                    emit_some(self.step(technique, gone, cells, &[]), emit)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Two cells of a house with extra candidates that are the only places of a digit of the pair.
    pub(super) fn type_4(&self, technique: Technique, emit: &mut Emit<'_>) -> Flow {
        let (board, layout) = (self.board, &self.board.layout);
        if self.roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        for house in layout.common_houses(&self.roof) {
            for digit in self.pair.iter() {
                if board.places_in(digit, house) == self.roof {
                    let mut gone = self.of_pair(&self.roof);
                    gone.retain(|candidate| candidate.digit != digit);
                    let link = (layout.houses[house], digit);
                    emit_some(self.step(technique, gone, &[], &[link]), emit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
