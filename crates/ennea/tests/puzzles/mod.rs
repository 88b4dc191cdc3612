//! Random puzzles for the tests, the same in every run.

use ennea::{Digit, Puzzle, Shape};

/// A xorshift generator: good enough to make puzzles from.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below a small bound.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as usize) % bound
    }

    fn arrangement(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for last in (1..count).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }

    /// Blocks rearranged, and what is in them.
    fn lines(&mut self, blocks: usize, size: usize) -> Vec<usize> {
        let order = self.arrangement(blocks);
        order
            .into_iter()
            .flat_map(|b| self.arrangement(size).into_iter().map(move |k| b * size + k))
            .collect()
    }
}

/// A grid with rows, columns and digits rearranged, of which so many cells are left as clues.
pub(crate) fn thinned(shape: Shape, clues: usize, random: &mut Random) -> Puzzle {
    let rows = random.lines(shape.bands(), shape.box_rows());
    let columns = random.lines(shape.stacks(), shape.box_columns());
    let digits = random.arrangement(shape.side());
    let mut puzzle = Puzzle::empty(shape);
    for cell in random.arrangement(shape.cells()).into_iter().take(clues).map(ennea::Cell::new) {
        let (row, column) = (rows[shape.row(cell)], columns[shape.column(cell)]);
        let shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
        puzzle.set(cell, Some(Digit::from_index(digits[(column + shift) % shape.side()])));
    }
    puzzle
}
