//! Clues of small puzzles, by looking at all subsets of a grid's cells.
//!
//! A set of cells of a grid is a *proper* puzzle if no other grid agrees with it there.  Since
//! moves and relabelling keep that, one grid of each class is enough to know the fewest clues of
//! all proper puzzles of a shape: 4 for 2x2.
//!
//! Cost: 2^(N^2) subsets at worst; meant for 2x2 (65,536).

use crate::cell::Cell;
use crate::digit::DigitSet;
use crate::grid::Grid;
use crate::puzzle::Puzzle;

/// The first of the proper puzzles with the fewest clues that a grid is the solution of.
///
/// `grids` are all grids of the shape.
pub fn fewest(grid: &Grid, grids: &[Grid]) -> Puzzle {
    let others = differences(grid, grids);
    (0..=grid.shape().cells() as u32)
        .find_map(|clues| {
            subsets(grid, clues)
                .find(|&cells| others.iter().all(|difference| difference & cells != 0))
        })
        .map(|cells| puzzle(grid, cells))
        .expect("all clues together are a proper puzzle")
}

/// A puzzle that shows all digits but one and still has two solutions, which are returned with it:
/// showing N - 1 digits is needed, and not enough.
pub fn improper_with_all_digits_but_one(
    grid: &Grid,
    grids: &[Grid],
) -> Option<(Puzzle, Vec<Grid>)> {
    let side = grid.shape().side();
    (0..grid.shape().cells() as u32).rev().find_map(|clues| {
        subsets(grid, clues).find_map(|cells| {
            let puzzle = puzzle(grid, cells);
            let shown: DigitSet = puzzle.clues().iter().flatten().copied().collect();
            let solutions = solutions(&puzzle, grids);
            (shown.len() == side - 1 && solutions.len() == 2).then_some((puzzle, solutions))
        })
    })
}

/// Whether each puzzle that shows at most N - 2 digits of the grid has a second solution: it is
/// enough to look at those that show all cells of N - 2 digits.
pub fn two_hidden_digits_are_too_many(grid: &Grid, grids: &[Grid]) -> bool {
    let side = grid.shape().side();
    let pairs = (0..side).flat_map(|a| (a + 1..side).map(move |b| [a, b]));
    pairs.into_iter().all(|hidden| {
        let mut puzzle = Puzzle::from(grid);
        for cell in grid.shape().all_cells() {
            if hidden.contains(&grid.digit(cell).index()) {
                puzzle.set(cell, None);
            }
        }
        solutions(&puzzle, grids).len() > 1
    })
}

/// The grids that agree with all clues.
fn solutions(puzzle: &Puzzle, grids: &[Grid]) -> Vec<Grid> {
    let agrees = |grid: &&Grid| {
        puzzle
            .clues()
            .iter()
            .zip(grid.digits())
            .all(|(clue, digit)| clue.is_none_or(|c| c == *digit))
    };
    grids.iter().filter(agrees).cloned().collect()
}

/// For each other grid, the cells where it differs, a bit each.
fn differences(grid: &Grid, grids: &[Grid]) -> Vec<u64> {
    let difference = |other: &Grid| {
        let pairs = grid.digits().iter().zip(other.digits()).enumerate();
        pairs.fold(0, |cells, (place, (a, b))| cells | u64::from(a != b) << place)
    };
    grids.iter().filter(|other| *other != grid).map(difference).collect()
}

/// All sets of so many cells, a bit each.
fn subsets(grid: &Grid, size: u32) -> impl Iterator<Item = u64> {
    (0_u64..1 << grid.shape().cells()).filter(move |cells| cells.count_ones() == size)
}

fn puzzle(grid: &Grid, cells: u64) -> Puzzle {
    let mut puzzle = Puzzle::empty(grid.shape());
    for cell in (0..grid.shape().cells()).filter(|cell| cells >> cell & 1 == 1).map(Cell::new) {
        puzzle.set(cell, Some(grid.digit(cell)));
    }
    puzzle
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::{enumerate, orbits};
    use crate::shape::Shape;
    use crate::symmetry::Group;

    #[test]
    fn proper_puzzles_of_2x2_need_four_clues_and_three_digits() {
        let shape = Shape::new(2, 2).unwrap();
        let grids = enumerate::all_grids(shape);
        let orbits = orbits::grid_orbits(shape, Group::Whole);
        let clues =
            orbits.iter().map(|orbit| fewest(&orbit.representative, &grids).clue_count()).min();
        assert_eq!(clues, Some(4));
        for orbit in &orbits {
            assert!(two_hidden_digits_are_too_many(&orbit.representative, &grids));
            let found = improper_with_all_digits_but_one(&orbit.representative, &grids);
            assert_eq!(found.unwrap().1.len(), 2);
        }
    }
}
