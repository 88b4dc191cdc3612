//! Candidates that chains up to a difficulty remove, all at once, if such steps last; see
//! [`no_harder`](super::super::no_harder).
//!
//! Sudoku Explainer looks for chains search by search, and takes what the first one finds that finds anything, however
//! long.  So the steps of a search count only where no step of the searches before it can be too difficult:
//!
//! ```text
//!   single chains        2 candidates
//!   Nishio chains        4 places of the digit, two for each on both sides of a contradiction
//!   several assumptions  2 candidates for each
//!   the same, dynamic    candidates + 1 for each, two of them for a contradiction
//! ```
//!
//! statements at most.
//!
//! Source: ours; the bounds are those of [SE121]'s complexity.  Cost: as the searches for such chains, without the walks along each of them.
//!
//! Oracle: the steps of the solution, in tests.

use super::super::board::{Board, ROWS, len};
use super::super::candidate::Candidate;
use super::super::effort::Effort;
use super::super::scale::{Inside, length_difficulty, tenths};
use super::links::{Kinds, Prospects, Set};
use super::nested::new_runs;
use super::pruning::Distances;
use super::runs::Runs;
use super::search::Search;

/// Working space.
#[derive(Debug, Default)]
pub(in super::super) struct LastingSteps {
    distances: Distances,
    runs: Option<Box<Runs>>,
}

/// Tests whether a chain of this many statements is at most as difficult.
fn is_within(base: f64, length: u32, most: u8) -> bool {
    tenths(base + length_difficulty(length)) <= most
}

impl LastingSteps {
    /// Counts of its work since it was made.
    pub(in super::super) fn effort(&self) -> Effort {
        self.runs.as_ref().map_or_else(Effort::default, |runs| runs.effort())
    }

    /// Candidates that such chains remove, up to a difficulty in tenths: those of the first kind
    /// that removes anything.
    pub(in super::super) fn removed(&mut self, board: &Board, most: u8) -> Vec<Candidate> {
        if !self.distances.links.read(board) {
            return Vec::new();
        }
        let mut removed = self.by_single_chains(Kinds::Both, most);
        if removed.is_empty() {
            removed = self.by_single_chains(Kinds::X, most);
        }
        if removed.is_empty() && self.allows_several(board, most) {
            removed = self.by_cells(board, most);
        }
        for inside in [Inside::Nothing, Inside::Patterns] {
            if removed.is_empty() && self.allows_contradictions(board, inside, most) {
                removed = self.by_contradictions(board, inside);
            }
        }
        removed
    }

    /// Tests whether no search before such dynamic ones, nor a contradiction, can be more
    /// difficult.
    fn allows_contradictions(&self, board: &Board, inside: Inside, most: u8) -> bool {
        let count = self.distances.links.count as u32;
        let groups = board.candidates.iter().chain(board.places.as_flattened());
        let most_of_a_group = groups.map(|&word| len(word)).max().unwrap_or(0);
        let dynamic = |inside| Search::Dynamic(inside).base();
        let is_after_dynamic = inside > Inside::Nothing;
        self.allows_several(board, most)
            && is_within(Search::Multiple.base(), 2 * count * most_of_a_group, most)
            && is_within(dynamic(inside), 2 * (count + 1), most)
            && (!is_after_dynamic
                || is_within(dynamic(Inside::Nothing), (count + 1) * most_of_a_group, most))
    }

    /// The candidates that contradict themselves in dynamic runs.
    fn by_contradictions(&mut self, board: &Board, inside: Inside) -> Vec<Candidate> {
        let runs = self.runs.get_or_insert_with(|| Box::new(new_runs()));
        let search = Search::Dynamic(inside);
        let all = (0..81).flat_map(|cell| Candidate::in_cell(cell, board.candidates[cell]));
        all.filter(|candidate| runs.is_contradiction(board, search, candidate.is_so())).collect()
    }

    /// The candidates from which a chain leads to their falsehood.
    fn by_single_chains(&mut self, kinds: Kinds, most: u8) -> Vec<Candidate> {
        let wanted = |length| is_within(kinds.chain().base(), length, most);
        let mut removed = Vec::new();
        if wanted(1) {
            let links = &mut self.distances.links;
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

    /// Tests whether no single chain and no Nishio chain can be more difficult.
    fn allows_several(&self, board: &Board, most: u8) -> bool {
        let single = 2 * self.distances.links.count as u32;
        let places = |digit: usize| -> u32 {
            board.places[ROWS..ROWS + 9].iter().map(|places| len(places[digit])).sum()
        };
        let nishio = 4 * (0..9).map(places).max().unwrap_or(0);
        is_within(Kinds::Both.chain().base(), single, most)
            && is_within(Search::Nishio.base(), nishio, most)
    }

    /// Candidates removed by the common consequences of all candidates of a cell of three or more.
    fn by_cells(&mut self, board: &Board, most: u8) -> Vec<Candidate> {
        let mut removed = Vec::new();
        self.distances.walk();
        for cell in 0..81 {
            let all: Vec<Candidate> = Candidate::in_cell(cell, board.candidates[cell]).collect();
            if all.len() > 2 {
                self.distances.visit_common(&all, |length, shown| {
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
