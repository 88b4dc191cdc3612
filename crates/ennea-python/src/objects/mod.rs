//! The objects: immutable, with the library's equality, order and hash.

mod filling;
mod puzzle;
mod rules;
mod shape;
mod transformation;

pub(crate) use puzzle::{
    Asked, PyGrid, PyPuzzle, asked, board, grid, grid_or_puzzle, object, warn,
};
pub(crate) use rules::PyRules;
pub(crate) use shape::PyShape;
pub(crate) use transformation::PyTransformation;
