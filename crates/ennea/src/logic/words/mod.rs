//! Steps in words.

use super::board::Board;
use super::step::Step;

/// A sentence.
pub fn sentence(_board: &Board, step: &Step) -> String {
    format!("{step:?}")
}
