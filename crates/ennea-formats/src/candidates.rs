//! Grids of candidates: what a puzzle shows in one, the puzzle that one shows, and what is struck out.
//!
//! Cost: linear in the cells.  Oracle: what is written is read again, by the law of all formats.

use crate::error::{Line, ReadError};
use ennea_base::{Cell, Digit, DigitSet, Filling, Puzzle, Shape};
use ennea_words::gaps;

/// Candidates that a grid of them shows: one digit where a cell has one, else what may stand there
/// as far as its peers and its candidates say; perhaps nothing.
pub(crate) fn candidate_grid(puzzle: &Puzzle) -> Vec<DigitSet> {
    let shown = |cell: Cell| match puzzle.digit(cell) {
        Some(digit) => [digit].into_iter().collect(),
        None => puzzle.basic_candidates(cell).intersection(puzzle.allowed(cell)),
    };
    puzzle.shape().all_cells().map(shown).collect()
}

/// The puzzle that a grid of candidates shows, which are part of it: a cell with one digit is given if no
/// peer has it as a candidate, else it is a naked single.
///
/// # Panics
/// If there is not one set for each cell.
pub(crate) fn of_candidate_grid(shape: Shape, grid: Vec<DigitSet>) -> Puzzle {
    let mut clues = Filling::empty(shape);
    for cell in shape.all_cells() {
        let alone =
            |digit: &Digit| shape.peers(cell).all(|peer| !grid[peer.index()].contains(*digit));
        clues.set(cell, single(grid[cell.index()]).filter(alone));
    }
    let is_open = |&cell: &Cell| clues.clue(cell).is_none();
    // A grid without a candidate anywhere is one in which nobody wrote any.
    let is_bare = shape.all_cells().filter(is_open).all(|cell| grid[cell.index()].is_empty());
    let puzzle = Puzzle::from(clues);
    if is_bare { puzzle } else { puzzle.with_candidates(grid) }
}

/// The only digit of a set.
pub(crate) fn single(set: DigitSet) -> Option<Digit> {
    set.iter().next().filter(|_| set.len() == 1)
}

/// The candidates that peers leave but somebody has struck out, digit by digit.
pub(crate) fn struck(puzzle: &Puzzle) -> Vec<(Digit, Cell)> {
    let shape = puzzle.shape();
    let cells = || shape.all_cells();
    let struck: Vec<DigitSet> = cells()
        .map(|cell| puzzle.basic_candidates(cell).difference(puzzle.allowed(cell)))
        .collect();
    Digit::all(shape.side())
        .flat_map(|digit| cells().map(move |cell| (digit, cell)))
        .filter(|(digit, cell)| struck[cell.index()].contains(*digit))
        .collect()
}

/// The puzzle with the candidates that peers leave, but for some.
pub(crate) fn strike(puzzle: Puzzle, struck: impl IntoIterator<Item = (Digit, Cell)>) -> Puzzle {
    let cells = puzzle.shape().all_cells();
    let mut sets: Vec<DigitSet> = cells.map(|cell| puzzle.basic_candidates(cell)).collect();
    struck.into_iter().for_each(|(digit, cell)| _ = sets[cell.index()].remove(digit));
    puzzle.with_marks(sets.into_iter().map(Some).collect())
}

/// The error of a sign, with which a piece of a line begins, that is no candidate.
pub(crate) fn wrong_sign(line: Line<'_>, piece: &str, sign: char, shape: Shape) -> ReadError {
    let last = Digit::from_index(shape.side() - 1);
    let gaps = gaps!(found = sign.escape_debug().to_string(), last);
    line.wrong("misread-candidate", gaps).at(line, piece)
}
