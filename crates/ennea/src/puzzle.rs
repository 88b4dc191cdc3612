//! A puzzle: a partial filling, no more and no less.

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::grid::{Conflict, Grid, GridError, find_conflict};
use crate::shape::Shape;

/// A partial filling of a grid's cells.
///
/// Its digits are in range, but nothing else is promised: it may have no solution, one (then it
/// is *proper*) or many, and its clues may even contradict each other ([`Puzzle::conflict`]).
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Puzzle {
    shape: Shape,
    clues: Box<[Option<Digit>]>,
}

impl Puzzle {
    /// The puzzle with no clue at all.
    pub fn empty(shape: Shape) -> Self {
        Self { shape, clues: vec![None; shape.cells()].into_boxed_slice() }
    }

    /// The puzzle with these clues in reading order.
    ///
    /// # Errors
    /// A wrong number of cells, or a digit above N.
    pub fn new(shape: Shape, clues: Vec<Option<Digit>>) -> Result<Self, GridError> {
        if clues.len() != shape.cells() {
            return Err(GridError::Length { expected: shape.cells(), found: clues.len() });
        }
        for (place, clue) in clues.iter().enumerate() {
            if let Some(digit) = clue.filter(|digit| digit.number() > shape.side()) {
                return Err(GridError::DigitTooLarge { shape, cell: Cell::new(place), digit });
            }
        }
        Ok(Self { shape, clues: clues.into_boxed_slice() })
    }

    /// The digits of a grid in the cells that a rule chooses.
    pub(crate) fn of_grid(grid: &Grid, is_clue: impl Fn(Cell) -> bool) -> Self {
        let digit = |cell| is_clue(cell).then(|| grid.digit(cell));
        Self { shape: grid.shape(), clues: grid.shape().all_cells().map(digit).collect() }
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The clue in a cell.
    pub fn clue(&self, cell: Cell) -> Option<Digit> {
        self.clues[cell.index()]
    }

    /// Sets or removes the clue in a cell.
    ///
    /// # Panics
    /// If the digit is above N.
    pub fn set(&mut self, cell: Cell, clue: Option<Digit>) {
        assert!(clue.is_none_or(|digit| digit.number() <= self.shape.side()), "digit in range");
        self.clues[cell.index()] = clue;
    }

    /// All cells' clues, in reading order.
    pub fn clues(&self) -> &[Option<Digit>] {
        &self.clues
    }

    /// The same clues in another shape of that side, such as one without boxes.
    ///
    /// # Panics
    /// If the sides differ.
    pub fn reshaped(&self, shape: Shape) -> Self {
        assert_eq!(self.shape.side(), shape.side(), "a shape of that side");
        Self { shape, clues: self.clues.clone() }
    }

    /// How many clues there are.
    pub fn clue_count(&self) -> usize {
        self.clues.iter().flatten().count()
    }

    /// Two clues that contradict each other, if any do.
    pub fn conflict(&self) -> Option<Conflict> {
        find_conflict(self.shape, |cell| self.clue(cell))
    }

    /// The grid, if every cell is filled and no rule is broken.
    ///
    /// # Errors
    /// An empty cell, or a conflict.
    pub fn to_grid(&self) -> Result<Grid, GridError> {
        if let Some(place) = self.clues.iter().position(Option::is_none) {
            let count = self.clues.len() - self.clue_count();
            return Err(GridError::Empty { shape: self.shape, cell: Cell::new(place), count });
        }
        Grid::new(self.shape, self.clues.iter().flatten().copied().collect())
    }
}

impl From<&Grid> for Puzzle {
    fn from(grid: &Grid) -> Self {
        Self::of_grid(grid, |_| true)
    }
}

/// A puzzle, what stands on it now, and what may still stand in each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The clues.
    pub clues: Puzzle,
    /// The clues and the digits that were placed since.
    pub digits: Puzzle,
    /// For each cell the digits that have not been struck out there.
    pub allowed: Vec<DigitSet>,
    /// Whether these candidates are part of the puzzle, as clues are: a Sukaku.
    pub is_sukaku: bool,
}
