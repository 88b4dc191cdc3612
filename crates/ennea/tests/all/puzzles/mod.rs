//! Random puzzles for the tests, the same in every run.

use ennea::catalog::grids::Ranks;
use ennea::random::SplitMix64;
use ennea::solve::Solver;
use ennea::{Cell, Digit, Puzzle, Shape};

/// Blocks rearranged, and what is in them.
fn lines(random: &mut SplitMix64, blocks: usize, size: usize) -> Vec<usize> {
    let order = random.order(blocks);
    let mut inside = |b: usize| random.order(size).into_iter().map(move |k| b * size + k);
    order.into_iter().flat_map(&mut inside).collect()
}

/// A grid with rows, columns and digits rearranged, of which some cells are left as clues.
pub(crate) fn thinned(shape: Shape, clues: usize, random: &mut SplitMix64) -> Puzzle {
    let rows = lines(random, shape.bands(), shape.box_rows());
    let columns = lines(random, shape.stacks(), shape.box_columns());
    let digits = random.order(shape.side());
    let mut puzzle = Puzzle::empty(shape);
    for cell in random.order(shape.cells()).into_iter().take(clues).map(Cell::new) {
        let (row, column) = (rows[shape.row(cell)], columns[shape.column(cell)]);
        let shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
        puzzle.set(cell, Some(Digit::from_index(digits[(column + shift) % shape.side()])));
    }
    puzzle
}

/// Minimal puzzles, from grids drawn exactly uniformly, clue by clue in random order.
pub(crate) fn minimal(seed: u64) -> impl Iterator<Item = Puzzle> {
    let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is served");
    let (mut random, mut solver) = (SplitMix64::new(seed), Solver::new(Shape::CLASSIC));
    std::iter::repeat_with(move || {
        let mut puzzle = Puzzle::from(&ranks.sample(&mut random));
        for cell in random.order(81).into_iter().map(Cell::new) {
            let clue = puzzle.clue(cell);
            puzzle.set(cell, None);
            if solver.count(&puzzle, 2) > 1 {
                puzzle.set(cell, clue);
            }
        }
        puzzle
    })
}
