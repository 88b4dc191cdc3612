//! Whether some clues of a grid have another solution, and where it differs: an unavoidable set.
//!
//! 3x3 goes through the vector solver, other shapes through exact covers, other rules through the solver
//! of variants.

use crate::bits::Bits;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::solve::{exact_cover, variants, vector};

/// Looks for other solutions of clues of one grid after the other.
#[derive(Clone, Debug)]
pub(super) struct Rivals {
    grid: Grid,
    method: Method,
    /// The number of searches so far.
    pub(super) asked: u64,
}

#[derive(Clone, Debug)]
enum Method {
    Vector { solver: vector::Solver, digits: [u8; 81] },
    ExactCover { solver: Box<exact_cover::Solver>, puzzle: Puzzle },
    Variants { solver: variants::Solver, clues: Vec<Option<Digit>> },
}

impl Rivals {
    pub(super) fn new(grid: Grid) -> Self {
        let shape = grid.shape();
        let method = match shape {
            Shape::CLASSIC => Method::Vector {
                solver: vector::Solver::new(),
                digits: vector::numbers(&Puzzle::from(&grid)),
            },
            _ => Method::ExactCover {
                solver: Box::new(exact_cover::Solver::new(shape)),
                puzzle: Puzzle::empty(shape),
            },
        };
        Self { grid, method, asked: 0 }
    }

    /// Those of other rules.
    pub(super) fn under(grid: Grid, solver: variants::Solver) -> Self {
        let clues = vec![None; grid.digits().len()];
        Self { grid, method: Method::Variants { solver, clues }, asked: 0 }
    }

    /// From now on it is about this grid, of the same shape.
    pub(super) fn set(&mut self, grid: Grid) {
        self.grid = grid;
        if let Method::Vector { digits, .. } = &mut self.method {
            for (number, digit) in digits.iter_mut().zip(self.grid.digits()) {
                *number = digit.number() as u8;
            }
        }
    }

    pub(super) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells in which a solution of these clues differs from the grid; `None` if there is no
    /// other.
    pub(super) fn find<const W: usize>(
        &mut self,
        clues: &Bits<W>,
        progress: &dyn Progress,
    ) -> Result<Option<Bits<W>>, Stopped> {
        self.asked += 1;
        let grid = self.grid.digits();
        let mut difference = None;
        let mut keep = |other: &[Digit]| {
            if other != grid {
                difference = Some(Bits::those(grid.len(), |cell| grid[cell] != other[cell]));
            }
        };
        match &mut self.method {
            Method::Vector { solver, digits } => {
                let (mut numbers, mut other) = ([0; 81], [0; 81]);
                for cell in clues.iter() {
                    numbers[cell] = digits[cell];
                }
                Ok(solver
                    .other(&numbers, digits, &mut other)
                    .then(|| Bits::those(81, |cell| digits[cell] != other[cell])))
            }
            Method::ExactCover { solver, puzzle } => {
                for cell in puzzle.shape().all_cells() {
                    puzzle.set(cell, clues.contains(cell.index()).then(|| grid[cell.index()]));
                }
                solver.search(puzzle, 2, progress, &mut keep)?;
                Ok(difference)
            }
            Method::Variants { solver, clues: given } => {
                for (cell, clue) in given.iter_mut().enumerate() {
                    *clue = clues.contains(cell).then(|| grid[cell]);
                }
                solver.search(given, 2, progress, &mut keep)?;
                Ok(difference)
            }
        }
    }
}
