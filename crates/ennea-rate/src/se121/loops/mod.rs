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

use super::board::Board;
use super::candidate::Candidate;
use super::found::{Found, Next};
use super::scale::tenths;
use super::step::Subset;
use conclusions::Conclusion;
use ennea_base::ones;
use ennea_base::rules::cells_of;
use rustc_hash::FxHashMap;
use search::{Cells, Loop};

/// The loops of each two digits, as they were last found.
#[derive(Debug, Default)]
pub(super) struct Known(FxHashMap<u16, Loops>);

/// The loops of two digits.
#[derive(Debug, Default)]
struct Loops {
    /// The cells that have both, and what they have: all that the loops depend on.
    cells: u128,
    words: Vec<u16>,
    /// Loops of different cells, with the cell that they start at, in the order in which they are
    /// found.
    all: Vec<(usize, Loop)>,
}

impl Loops {
    /// Finds the loops of two digits on a board, if they are not known.
    fn read(&mut self, board: &Board, cells: u128, both: u16) {
        let words = || cells_of(cells).map(|cell| board.candidates[cell]);
        if self.cells == cells && self.words.iter().copied().eq(words()) {
            return;
        }
        self.cells = cells;
        self.words.clear();
        self.words.extend(words());
        self.all.clear();
        let cells = Cells::with(board, cells, both);
        for start in cells_of(cells.exact & cells.able) {
            for found in search::loops(board, start, cells) {
                // Of the same cells follows the same, from wherever they start.
                if self.all.iter().all(|(_, known)| known.cells != found.cells) {
                    self.all.push((start, found));
                }
            }
        }
    }
}

/// The least loop.
pub(super) fn first(board: &Board, known: &mut Known) -> Option<Next> {
    let mut conclusions: Vec<Conclusion> = Vec::new();
    let by_digit: [u128; 9] = std::array::from_fn(|digit| board.cells_of(digit));
    let pairs = board.pairs();
    let mut read: Vec<u16> = Vec::with_capacity(36);
    for start in cells_of(pairs) {
        let both = board.candidates[start];
        let loops = known.0.entry(both).or_default();
        if !read.contains(&both) {
            read.push(both);
            loops.read(board, ones(both).fold(!0, |all, digit| all & by_digit[digit]), both);
        }
        for (_, found) in loops.all.iter().filter(|(first, _)| *first == start) {
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
    let pattern = cells_of(cells).flat_map(|cell| Candidate::in_cell(cell, both)).collect();
    let houses = match set {
        Some(Subset::Naked(house, _) | Subset::Hidden(house, _)) => vec![house],
        None => Vec::new(),
    };
    let found = Found { pattern, houses, set, removed, ..Found::default() };
    found.rated(technique, tenths(difficulty))
}
