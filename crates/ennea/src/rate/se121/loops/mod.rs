//! Unique rectangles and loops: cells that could all swap two digits.
//!
//! A loop starts at a cell with exactly two candidates and goes on from house to house, never
//! twice in the same kind of house, through cells that have both.  It is good if each house that
//! it visits is visited exactly twice, by cells of different parity.  By its cells with more
//! candidates:
//!
//! | type | more candidates in | what follows |
//! |---|---|---|
//! | 1 | one cell | it holds neither of the two |
//! | 2 | two or more cells, the same extra digit | one of them holds it: no common peer does |
//! | 3 | two cells that share a house | with other cells of it they make a naked or hidden set |
//! | 4 | two cells that share a house | one of the two digits is locked in them: the other goes |
//!
//! All loops are found ([`search`]), with all that follows from each ([`conclusions`]); the least
//! by difficulty and type is taken.

mod conclusions;
mod search;

use super::board::{Board, cells_in};
use super::candidate::Candidate;
use super::found::{Found, Next};
use super::scale::tenths;
use super::step::Subset;
use conclusions::Conclusion;
use search::Cells;

/// The least loop.
pub(super) fn first(board: &Board) -> Option<Next> {
    let mut conclusions: Vec<Conclusion> = Vec::new();
    let mut known: Vec<(u16, Cells)> = Vec::with_capacity(36);
    let by_digit = std::array::from_fn(|digit| board.cells_of(digit));
    for start in cells_in(board.pairs()) {
        let both = board.candidates[start];
        let cells = known.iter().find(|known| known.0 == both).map(|known| known.1);
        let cells = cells.unwrap_or_else(|| {
            let cells = Cells::with(board, &by_digit, both);
            known.push((both, cells));
            cells
        });
        if cells.able >> start & 1 == 0 {
            continue;
        }
        for found in search::loops(board, start, cells) {
            for conclusion in found.conclusions(board) {
                let is_new = || !conclusions.iter().any(|known| known.is_like(&conclusion));
                if !conclusion.removed.is_empty() && is_new() {
                    conclusions.push(conclusion);
                }
            }
        }
    }
    let least = conclusions
        .into_iter()
        .min_by(|a, b| a.difficulty.total_cmp(&b.difficulty).then(a.technique.cmp(&b.technique)))?;
    Some(next(least))
}

fn next(conclusion: Conclusion) -> Next {
    let Conclusion { technique, difficulty, cells, both, removed, set } = conclusion;
    let pattern = cells_in(cells).flat_map(|cell| Candidate::in_cell(cell, both)).collect();
    let houses = match set {
        Some(Subset::Naked(house, _) | Subset::Hidden(house, _)) => vec![house],
        None => Vec::new(),
    };
    let found = Found { pattern, houses, set, removed, ..Found::default() };
    found.rated(technique, tenths(difficulty))
}
