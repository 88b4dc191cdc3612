//! Grids to make puzzles of: exactly uniform where the grids of the shape are numbered.
//!
//! For other shapes the boxes of a diagonal, which share no house, are filled at random, the solver
//! fills the rest as it likes, and a random transformation is applied.  Such grids are *not*
//! uniform.

use crate::catalog::grids::Ranks;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::random::SplitMix64;
use crate::shape::{House, Shape};
use crate::solve::exact_cover::Solver;
use crate::symmetry::shuffle::Moves;

/// The source of the grids of a shape.
#[derive(Debug)]
pub(super) enum Grids {
    Uniform(Ranks),
    Filled(Shape),
}

impl Grids {
    pub(super) fn new(shape: Shape) -> Self {
        Ranks::new(shape).map_or(Self::Filled(shape), Self::Uniform)
    }

    /// A random grid.
    pub(super) fn draw(
        &self,
        random: &mut SplitMix64,
        progress: &dyn Progress,
    ) -> Result<Grid, Stopped> {
        match self {
            Self::Uniform(ranks) => Ok(ranks.sample(random)),
            Self::Filled(shape) => fill(*shape, random, progress),
        }
    }
}

fn fill(shape: Shape, random: &mut SplitMix64, progress: &dyn Progress) -> Result<Grid, Stopped> {
    let mut puzzle = Puzzle::empty(shape);
    for k in 0..shape.bands().min(shape.stacks()) {
        let cells = shape.cells_of(House::Box(k * shape.stacks() + k));
        for (cell, digit) in cells.zip(random.order(shape.side())) {
            puzzle.set(cell, Some(Digit::from_index(digit)));
        }
    }
    let mut digits = Vec::new();
    Solver::new(shape)
        .search(&puzzle, 1, progress, &mut |found| digits.extend_from_slice(found))?;
    let grid = Grid::new(shape, digits).expect("boxes of a diagonal can be completed");
    Ok(Moves::Whole.random(shape, random).apply(&grid))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_has_grids_and_few_are_not_uniform() {
        let mut random = SplitMix64::new(1);
        for (shape, uniform) in [
            ("2x2", true),
            ("2x4", true),
            ("3x3", true),
            ("2x5", false),
            ("3x4", false),
            ("4x4", false),
        ] {
            let shape: Shape = shape.parse().unwrap();
            let grids = Grids::new(shape);
            assert_eq!(matches!(grids, Grids::Uniform(_)), uniform, "{shape}");
            let two: Vec<Grid> = (0..2).map(|_| grids.draw(&mut random, &()).unwrap()).collect();
            assert!(two[0].shape() == shape && two[0] != two[1], "{shape}");
        }
    }
}
