//! The techniques without chains that need no memory, in the order in which they are tried.

use super::board::Board;
use super::found::{Found, Next};
use super::scale::Technique;
use super::scope::Scope;
use super::{fish, locking, sets, singles, wings};

/// The techniques that fill a cell by looking at one house or two.
pub(super) fn direct(board: &Board) -> Option<Next> {
    let by = |technique| move |found: Found| found.by(technique);
    singles::hidden(board)
        .or_else(|| locking::direct(board))
        .or_else(|| sets::direct(board, 2).map(by(Technique::DirectHiddenPair)))
        .or_else(|| singles::naked(board).map(by(Technique::NakedSingle)))
        .or_else(|| sets::direct(board, 3).map(by(Technique::DirectHiddenTriplet)))
}

/// The simple techniques that remove candidates by a pattern.
pub(super) fn simple(board: &Board, scope: &Scope) -> Option<Next> {
    let by = |technique| move |found: Found| found.by(technique);
    locking::first(board, scope)
        .or_else(|| sets::naked(board, 2, scope).map(by(Technique::NakedPair)))
        .or_else(|| fish::first(board, 2, scope).map(by(Technique::XWing)))
        .or_else(|| sets::hidden(board, 2, scope).map(by(Technique::HiddenPair)))
        .or_else(|| sets::naked(board, 3, scope).map(by(Technique::NakedTriplet)))
        .or_else(|| fish::first(board, 3, scope).map(by(Technique::Swordfish)))
        .or_else(|| sets::hidden(board, 3, scope).map(by(Technique::HiddenTriplet)))
        .or_else(|| wings::first(board, 2, scope).map(by(Technique::XYWing)))
        .or_else(|| wings::first(board, 3, scope).map(by(Technique::XYZWing)))
}

/// Sets and fish of four.
pub(super) fn sets_of_four(board: &Board, scope: &Scope) -> Option<Next> {
    let by = |technique| move |found: Found| found.by(technique);
    sets::naked(board, 4, scope)
        .map(by(Technique::NakedQuad))
        .or_else(|| fish::first(board, 4, scope).map(by(Technique::Jellyfish)))
        .or_else(|| sets::hidden(board, 4, scope).map(by(Technique::HiddenQuad)))
}
