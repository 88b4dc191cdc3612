//! A transformation as tables of lines and digits, drawn again and again without allocation.

use super::Moves;
use crate::permutation::Permutation;
use crate::transformation::{Transformation, Transposes};
use ennea_base::random::SplitMix64;
use ennea_base::{SIDE_MAX, Shape};

/// Images of the rows, the columns and the digits, and whether the grid is transposed first.
pub(super) struct Lines {
    shape: Shape,
    transposes: bool,
    rows: [u8; SIDE_MAX],
    columns: [u8; SIDE_MAX],
    digits: [u8; SIDE_MAX],
}

impl Lines {
    /// The transformation that changes nothing.
    pub(super) fn new(shape: Shape) -> Self {
        let still = std::array::from_fn(|k| k as u8);
        Self { shape, transposes: false, rows: still, columns: still, digits: still }
    }

    /// Draws them all anew.
    pub(super) fn draw(&mut self, moves: Moves, random: &mut SplitMix64) {
        let (shape, side) = (self.shape, self.shape.side());
        self.transposes = moves == Moves::Whole && shape.is_square() && random.below(2) == 1;
        draw_lines(&mut self.rows[..side], shape.box_rows(), moves, random);
        draw_lines(&mut self.columns[..side], shape.box_columns(), moves, random);
        self.digits = std::array::from_fn(|k| k as u8);
        random.shuffle(&mut self.digits[..side]);
    }

    /// Tests whether they turn the grid with these digits, given by index, into itself.
    pub(super) fn keep(&self, digits: &[u8]) -> bool {
        let side = self.shape.side();
        let image = |row: usize, column: usize| {
            let (row, column) = if self.transposes { (column, row) } else { (row, column) };
            digits[usize::from(self.rows[row]) * side + usize::from(self.columns[column])]
        };
        digits.iter().enumerate().all(|(cell, &digit)| {
            image(cell / side, cell % side) == self.digits[usize::from(digit)]
        })
    }

    /// The drawn transformation.
    pub(super) fn transformation(&self) -> Transformation {
        let side = self.shape.side();
        let permutation =
            |images: &[u8]| Permutation::from_fn(side, |point| usize::from(images[point]));
        let transposes = if self.transposes { Transposes::Yes } else { Transposes::No };
        let (rows, columns) = (permutation(&self.rows), permutation(&self.columns));
        Transformation::of_lines(self.shape, transposes, rows, columns)
            .with_digits(permutation(&self.digits))
    }
}

/// Draws where the lines of chutes of this size go: first the order of the chutes, if they move at all,
/// then that of the lines in each.
fn draw_lines(images: &mut [u8], size: usize, moves: Moves, random: &mut SplitMix64) {
    let mut order: [u8; SIDE_MAX] = std::array::from_fn(|k| k as u8);
    if moves == Moves::Whole {
        random.shuffle(&mut order[..images.len() / size]);
    }
    for (lines, chute) in images.chunks_exact_mut(size).zip(order) {
        for (line, image) in lines.iter_mut().zip(chute * size as u8..) {
            *line = image;
        }
        random.shuffle(lines);
    }
}
