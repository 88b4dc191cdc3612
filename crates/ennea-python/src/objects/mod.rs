//! The objects: immutable, with the library's equality, order and hash.

mod filling;
mod rules;
mod shape;
mod transformation;

pub(crate) use filling::{PyGrid, PyPuzzle, given, grid, grid_or_puzzle, puzzle};
pub(crate) use rules::PyRules;
pub(crate) use shape::PyShape;
pub(crate) use transformation::PyTransformation;
