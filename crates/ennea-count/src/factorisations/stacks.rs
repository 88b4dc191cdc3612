//! The action of a move on the rows, and on the columns stack by stack.

use super::types::Type;
use ennea_base::Shape;
use ennea_symmetry::{ConjugacyClass, Permutation};

/// R and C, the lesser first.
pub(super) fn sides(shape: Shape) -> (usize, usize) {
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    (rows.min(columns), rows.max(columns))
}

/// Permutations of the rows and of the columns by a class, for the shape with R <= C; the lines of
/// the other one change their names.
pub(super) fn lines(shape: Shape, class: &ConjugacyClass) -> (Permutation, Permutation) {
    let (short, _) = sides(shape);
    let element = class.representative();
    let (rows, columns) = (element.rows().clone(), element.columns().clone());
    if shape.box_rows() == short { (rows, columns) } else { (columns, rows) }
}

/// Invariant of the conjugacy class of a permutation of blocks of equally many lines, and of the
/// lines in them: the length of each cycle of blocks, and the type by which going around it moves
/// the lines.
pub(super) fn block_cycles(size: usize, lines: &Permutation) -> Vec<(usize, Type)> {
    let blocks = Permutation::from_fn(lines.degree() / size, |k| lines.image(k * size) / size);
    let product = |cycle: &Vec<usize>| {
        let (first, around) = (cycle[0] * size, lines.power(cycle.len()));
        let lines = Permutation::from_fn(size, |k| around.image(first + k) - first);
        (cycle.len(), Type::of(&lines))
    };
    let mut found: Vec<_> = blocks.cycles().iter().map(product).collect();
    found.sort_unstable();
    found
}
