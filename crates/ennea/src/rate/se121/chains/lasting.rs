//! What chains up to a difficulty remove, all of it at once, if such steps last; see [`rest`](super::super::rest).
//!
//! Sudoku Explainer takes a chain of several assumptions only where it finds no single chain and no Nishio chain,
//! and such a one may be more difficult.  So those of several assumptions count only where no chain of the
//! others can be too difficult, however long: one has at most two statements for each candidate, a Nishio chain two
//! for each place of its digit on both sides of its contradiction.
//!
//! Cost: as the searches for such chains, without the walks along each of them.
//!
//! Oracle: the steps of the solution, in tests.

use super::super::board::{Board, ROWS, len};
use super::super::candidate::Candidate;
use super::super::scale::{length_difficulty, tenths};
use super::links::Kinds;
use super::reach::Reach;
use super::search::Search;
use super::set::Set;
use super::webs::Prospects;

/// Working space.
#[derive(Debug, Default)]
pub(in super::super) struct Lasting {
    reach: Reach,
}

/// Whether a chain of this many statements is at most as difficult.
fn is_within(base: f64, length: u32, most: u8) -> bool {
    tenths(base + length_difficulty(length)) <= most
}

impl Lasting {
    /// What they remove, up to a difficulty in tenths.
    pub(in super::super) fn removed(&mut self, board: &Board, most: u8) -> Vec<Candidate> {
        if !self.reach.links.read(board) {
            return Vec::new();
        }
        for kinds in [Kinds::Both, Kinds::X] {
            let removed = self.by_single_chains(kinds, most);
            if !removed.is_empty() {
                return removed;
            }
        }
        if self.allows_several(board, most) { self.by_cells(board, most) } else { Vec::new() }
    }

    /// The candidates from which a chain leads to their falsehood.
    fn by_single_chains(&mut self, kinds: Kinds, most: u8) -> Vec<Candidate> {
        let wanted = |length| is_within(kinds.chain().base(), length, most);
        let mut removed = Vec::new();
        if wanted(1) {
            let links = &mut self.reach.links;
            let (to_true, cycles) = (Set::EMPTY, Set::EMPTY);
            let all = Prospects { to_false: links.left, to_true, cycles };
            links.by(kinds).look_for_prospects(&all);
            let open = links.by(kinds).prospects().to_false;
            open.for_each(|place| {
                if links.by(kinds).length(place, true, wanted).is_some() {
                    removed.push(links.candidate(place));
                }
            });
        }
        removed
    }

    /// Whether no single chain and no Nishio chain can be more difficult.
    fn allows_several(&self, board: &Board, most: u8) -> bool {
        let single = 2 * self.reach.links.count as u32;
        let places = |digit: usize| -> u32 {
            board.places[ROWS..ROWS + 9].iter().map(|places| len(places[digit])).sum()
        };
        let nishio = 4 * (0..9).map(places).max().unwrap_or(0);
        is_within(Kinds::Both.chain().base(), single, most)
            && is_within(Search::Nishio.base(), nishio, most)
    }

    /// What all candidates of a cell of three or more lead to.
    fn by_cells(&mut self, board: &Board, most: u8) -> Vec<Candidate> {
        let mut removed = Vec::new();
        self.reach.walk();
        for cell in 0..81 {
            let all: Vec<Candidate> = Candidate::in_cell(cell, board.candidates[cell]).collect();
            if all.len() > 2 {
                self.reach.visit_common(&all, |length, shown| {
                    if is_within(Search::Multiple.base(), length, most) {
                        let (cell, digit) = shown.candidate().parts();
                        let others = board.candidates[cell] & !(1 << digit);
                        let gone = if shown.is_true() { others } else { 1 << digit };
                        removed.extend(Candidate::in_cell(cell, gone));
                    }
                });
            }
        }
        removed
    }
}
