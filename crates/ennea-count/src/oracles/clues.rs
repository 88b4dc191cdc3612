//! Clues of small puzzles, by looking at all subsets of a grid's cells.
//!
//! A set of cells of a grid is a *proper* puzzle if no other grid agrees with it there.  Since
//! moves and relabelling keep that, one grid of each class is enough to know the fewest clues of
//! all proper puzzles of a shape: 4 for 2x2.
//!
//! It is also enough for all *minimal* puzzles.  A puzzle has its grid with it, so two minimal puzzles of a
//! grid are equivalent exactly if an automorphism of the grid turns one into the other, and
//!
//! ```text
//!   minimal puzzles           =  sum over the classes   grids of the class x sets of one grid
//!   essentially different     =  sum over the classes   orbits of the automorphisms on these sets
//! ```
//!
//! Cost: 2^(N^2) subsets at worst; meant for 2x2 (65,536).  Oracle: `ennea verify`, which takes clues
//! away with a solver and counts canonical forms.

use super::{enumerate, orbits};
use crate::in_order::in_order;
use ennea_base::{DigitSet, Filling, Grid, Shape};
use ennea_symmetry::{Automorphisms, Group};
use std::collections::BTreeMap;

/// The number of minimal puzzles with a number of clues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Minimal {
    /// Number of clues.
    pub clues: u32,
    /// Number of puzzles.
    pub puzzles: u64,
    /// Number of them that are essentially different.
    pub essentially_different: u64,
}

/// All minimal puzzles of a shape by their clues; `None` for a shape of more than 16 cells.
///
/// ```
/// use ennea::count::oracles::clues;
/// let minimal = clues::minimal_puzzles("2x2".parse()?).expect("2x2 is small enough");
/// assert_eq!(minimal.iter().map(|row| row.puzzles).sum::<u64>(), 85_632);
/// # Ok::<(), ennea::ShapeError>(())
/// ```
pub fn minimal_puzzles(shape: Shape) -> Option<Vec<Minimal>> {
    if shape.cells() > 16 {
        return None;
    }
    let grids = enumerate::all_grids(shape);
    let relabellings: u64 = (1..=shape.side() as u64).product();
    let mut rows: BTreeMap<u32, Minimal> = BTreeMap::new();
    for orbit in orbits::grid_orbits(shape, Group::Whole) {
        let grid = &orbit.representative;
        let moves: Vec<Vec<usize>> = Automorphisms::of_grid(grid)
            .elements()
            .map(|element| shape.all_cells().map(|cell| element.image(cell).index()).collect())
            .collect();
        for cells in minimal_sets(grid, &grids) {
            let places = || (0..shape.cells()).filter(|place| cells >> place & 1 == 1);
            let image = |go: &Vec<usize>| places().fold(0, |image, place| image | 1 << go[place]);
            let clues = cells.count_ones();
            let row = rows.entry(clues).or_insert(Minimal { clues, ..Minimal::default() });
            row.puzzles += orbit.size as u64 * relabellings;
            row.essentially_different += u64::from(moves.iter().all(|go| image(go) >= cells));
        }
    }
    Some(rows.into_values().collect())
}

/// The sets of cells of a grid that are minimal puzzles, a bit for each cell.
///
/// `grids` are all grids of the shape, or all that keep the rules of a variant.
///
/// ```
/// use ennea::count::oracles::{clues, enumerate};
/// let grids = enumerate::all_grids("2x2".parse()?);
/// let sets = clues::minimal_sets(&grids[0], &grids);
/// assert_eq!(sets.iter().map(|set| set.count_ones()).min(), Some(4));
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// # Panics
/// If the grid has more than 16 cells.
pub fn minimal_sets(grid: &Grid, grids: &[Grid]) -> Vec<u64> {
    assert!(grid.shape().cells() <= 16, "a grid of 2x2 or 1x4 at most");
    let others = differences(grid, grids);
    // What meets a set meets all that contain it; those with few cells decide most.
    let order = in_order(others.iter().map(|cells| cells.count_ones().into()));
    let mut least: Vec<u64> = Vec::new();
    for cells in order.into_iter().map(|place| others[place]) {
        if least.iter().all(|other| other & !cells != 0) {
            least.push(cells);
        }
    }
    let is_proper: Vec<bool> = (0..1 << grid.shape().cells())
        .map(|cells: u64| least.iter().all(|difference| difference & cells != 0))
        .collect();
    let without = |cells: usize| {
        let places = (0..grid.shape().cells()).filter(move |place| cells >> place & 1 == 1);
        places.map(move |place| cells & !(1 << place))
    };
    (0..is_proper.len())
        .filter(|&cells| is_proper[cells] && !without(cells).any(|rest| is_proper[rest]))
        .map(|cells| cells as u64)
        .collect()
}

/// The first of the proper puzzles with the fewest clues that a grid is the solution of.
///
/// `grids` are all grids of the shape.
pub fn fewest(grid: &Grid, grids: &[Grid]) -> Filling {
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
) -> Option<(Filling, Vec<Grid>)> {
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

/// Tests whether each puzzle that shows at most N - 2 digits of the grid has a second solution: it
/// is enough to look at those that show all cells of N - 2 digits.
pub fn two_hidden_digits_are_too_many(grid: &Grid, grids: &[Grid]) -> bool {
    let side = grid.shape().side();
    let pairs = (0..side).flat_map(|a| (a + 1..side).map(move |b| [a, b]));
    pairs.into_iter().all(|hidden| {
        let puzzle = Filling::of_grid(grid, |cell| !hidden.contains(&grid.digit(cell).index()));
        solutions(&puzzle, grids).len() > 1
    })
}

/// The grids that agree with all clues.
fn solutions(puzzle: &Filling, grids: &[Grid]) -> Vec<Grid> {
    let agrees = |grid: &&Grid| {
        let mut pairs = puzzle.clues().iter().zip(grid.digits());
        pairs.all(|(clue, digit)| clue.is_none_or(|c| c == *digit))
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

/// All sets of `size` cells, a bit each.
fn subsets(grid: &Grid, size: u32) -> impl Iterator<Item = u64> {
    (0_u64..1 << grid.shape().cells()).filter(move |cells| cells.count_ones() == size)
}

/// The puzzle that shows these cells of a grid, a bit each.
pub fn puzzle(grid: &Grid, cells: u64) -> Filling {
    Filling::of_grid(grid, |cell| cells >> cell.index() & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::published;

    #[test]
    fn minimal_puzzles_of_2x2_are_the_published_ones() {
        let found = minimal_puzzles(Shape::new(2, 2).unwrap()).unwrap();
        let published = published::MINIMAL_2X2.map(|(clues, puzzles, essentially_different)| {
            Minimal { clues: clues as u32, puzzles, essentially_different }
        });
        assert_eq!(found, published);
        assert_eq!(minimal_puzzles(Shape::new(2, 3).unwrap()), None);
    }

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
