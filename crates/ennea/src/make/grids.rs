//! Grids to make puzzles of: exactly uniform where the grids of the shape are numbered.
//!
//! For other shapes the boxes of a diagonal, which share no house, are filled at random, the solver
//! fills the rest as it likes, and a random transformation is applied.  Such grids are *not*
//! uniform.  Nor are those of other rules, filled cell by cell at random.

use ennea_base::progress::{Budget, Progress, Stopped};
use ennea_base::random::SplitMix64;
use ennea_base::rules::Rules;
use ennea_base::{Cell, Digit, Filling, Grid, House, Puzzle, Shape};
use ennea_catalog::grids::Ranks;
use ennea_solve::Solver;
use ennea_symmetry::shuffle::Moves;

/// The source of the grids of a shape.
#[derive(Debug)]
pub(super) enum Grids {
    Uniform(Ranks),
    Filled(Shape),
    Under(Rules),
}

impl Grids {
    pub(super) fn new(rules: &Rules) -> Self {
        if !rules.is_plain() {
            return Self::Under(rules.clone());
        }
        Ranks::new(rules.shape()).map_or(Self::Filled(rules.shape()), Self::Uniform)
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
            Self::Under(rules) => fill_under(rules, random, progress),
        }
    }
}

fn fill(shape: Shape, random: &mut SplitMix64, progress: &dyn Progress) -> Result<Grid, Stopped> {
    let mut puzzle = Filling::empty(shape);
    for k in 0..shape.bands().min(shape.stacks()) {
        let cells = shape.cells_of(House::Box(k * shape.stacks() + k));
        for (cell, digit) in cells.zip(random.order(shape.side())) {
            puzzle.set(cell, Some(Digit::from_index(digit)));
        }
    }
    let mut digits = Vec::new();
    Solver::plain(shape)
        .search(&puzzle.into(), 1, progress, &mut |found| digits.extend_from_slice(found))?;
    let grid = Grid::new(shape, digits).expect("boxes of a diagonal can be completed");
    Ok(Moves::Whole.random(shape, random).apply(&grid))
}

/// Guesses of the solver before a filling is given up at first; each time twice as many.
const GUESSES: u64 = 64;

/// Cell by cell in random order: a random digit of those that leave a solution, until there is only one.
/// Where the solver takes too many guesses to tell, all is begun anew.
fn fill_under(
    rules: &Rules,
    random: &mut SplitMix64,
    progress: &dyn Progress,
) -> Result<Grid, Stopped> {
    let (side, cells) = (rules.shape().side(), rules.shape().cells());
    let mut solver = Solver::new(rules);
    for attempt in 0.. {
        progress.go_on()?;
        let budget = Budget::new(GUESSES << attempt.min(40), progress);
        let order = random.order(cells);
        let digits: Vec<Vec<usize>> = order.iter().map(|_| random.order(side)).collect();
        if let Ok(grid) = fill_cells(&mut solver, &order, &digits, &budget) {
            return Ok(grid);
        }
    }
    unreachable!("attempts never end")
}

/// Fills cells in this order, each with the first of these digits that leaves a solution.
fn fill_cells(
    solver: &mut Solver,
    order: &[usize],
    digits: &[Vec<usize>],
    budget: &Budget<'_>,
) -> Result<Grid, Stopped> {
    let rules = solver.rules().clone();
    let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
    let mut clues = empty.clues().clone();
    let mut grid = Vec::new();
    for (&cell, digits) in order.iter().zip(digits) {
        for &digit in digits {
            let (cell, digit) = (Cell::new(cell), Some(Digit::from_index(digit)));
            if rules.peers(cell).iter().any(|&peer| clues.clue(peer) == digit) {
                continue;
            }
            clues.set(cell, digit);
            let mut keep = |found: &[Digit]| grid = found.to_vec();
            match solver.search(&empty.with_clues(clues.clone()), 2, budget, &mut keep)? {
                0 => {}
                1 => return Ok(Grid::new(rules.shape(), grid).expect("a solution keeps the rules")),
                _ => break,
            }
        }
    }
    unreachable!("the last digit is the only one where there is a solution")
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
            let grids = Grids::new(Rules::plain(shape));
            assert_eq!(matches!(grids, Grids::Uniform(_)), uniform, "{shape}");
            let two: Vec<Grid> = (0..2).map(|_| grids.draw(&mut random, &()).unwrap()).collect();
            assert!(two[0].shape() == shape && two[0] != two[1], "{shape}");
        }
    }
}
