//! The next step: the techniques in the order in which they are tried, each where it may find something.

use super::board::Board;
use super::chains::{Least, Search, multiple};
use super::found::Next;
use super::patterns::{direct, sets_of_four, simple};
use super::scale::{Inside, Technique};
use super::{Edition, Rater, exclusion, grave, loops};
use ennea_base::progress::{Progress, Stopped};

impl Rater {
    /// The next step.
    pub(super) fn next(
        &mut self,
        board: &Board,
        progress: &dyn Progress,
    ) -> Result<Option<Next>, Stopped> {
        if let Some(mut next) = direct(board) {
            if self.edition == Edition::Original {
                next.found.removed.clear();
            }
            return Ok(Some(next));
        }
        if let Some(next) = self.simple(board) {
            return Ok(Some(next));
        }
        self.advanced(board, progress)
    }

    /// The next step, where no simple technique applies.
    pub(super) fn advanced(
        &mut self,
        board: &Board,
        progress: &dyn Progress,
    ) -> Result<Option<Next>, Stopped> {
        progress.go_on()?;
        if let Some(next) = self.rare(board) {
            return Ok(Some(next));
        }
        if let Some(found) = exclusion::pair(board, &mut self.barren.pairs) {
            return Ok(Some(found.by(Technique::AlignedPairExclusion)));
        }
        self.chained(board, progress)
    }

    /// The simple techniques that remove candidates.
    fn simple(&mut self, board: &Board) -> Option<Next> {
        let next = simple(board, &self.barren.simple.scope(board));
        if next.is_none() {
            self.barren.simple.note(board);
        }
        next
    }

    /// Loops, sets and fish of four, graves.
    fn rare(&mut self, board: &Board) -> Option<Next> {
        if let Some(next) = loops::first(board, &mut self.loops) {
            return Some(next);
        }
        let next = sets_of_four(board, &self.barren.sets_of_four.scope(board));
        if next.is_none() {
            self.barren.sets_of_four.note(board);
        }
        next.or_else(|| grave::first(board))
    }

    fn chained(&mut self, board: &Board, progress: &dyn Progress) -> Result<Option<Next>, Stopped> {
        let mut least = Least::default();
        self.new_links.search_next(board, &mut least);
        if let Some(hint) = least.hint {
            let chains = self.has_chains.then(|| self.new_links.unary.chains(board, &hint));
            return Ok(Some(hint.next(chains.unwrap_or_default())));
        }
        if let Some(found) = exclusion::triplet(board, &mut self.barren.triplets) {
            return Ok(Some(found.by(Technique::AlignedTripletExclusion)));
        }
        let dynamic = Inside::ALL.map(Search::Dynamic);
        for search in [Search::Nishio, Search::Multiple].into_iter().chain(dynamic) {
            let mut least = Least::default();
            multiple::search(board, search, &mut self.runs, &mut least, progress)?;
            if let Some(hint) = least.hint {
                let chains = self.has_chains.then(|| self.runs.chains(&hint));
                return Ok(Some(hint.next(chains.unwrap_or_default())));
            }
        }
        Ok(None)
    }
}
