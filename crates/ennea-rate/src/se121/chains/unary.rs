//! Cycles and forcing chains: single paths from a candidate back to it.
//!
//! From a candidate that is true, breadth first along true-false-true: a *cycle* comes back to it,
//! and each of its false-true links holds for certain; a *forcing chain* shows its own
//! opposite.  *X* links stay with one digit, *Y* links from false to true stay in cells of two
//! candidates.  All X, then all Y, then all mixed ones; candidates in order, and for each its
//! cycles, the chain that makes it false, the one that makes it true.
//!
//! The complexity is the number of different statements, so the paths are the shortest ones.
//!
//! Cost: a search stops where paths get longer than the best conclusion so far.
//!
//! Cycles are not walked where all that they might remove is removed by lesser conclusions, as far as these are known: each
//! cycle is met from each of its candidates.  Not done: knowing the shortest chain of each candidate before, which has at most
//! two statements more than a cycle that removes it; it gives up few.

use super::super::board::Board;
use super::super::candidate::{Candidate, Literal};
use super::super::step::Chain;
use super::conclusion::{Hint, Origin, Rank, removed_by};
use super::links::{Kinds, Links, Prospects, Walk};
use super::selection::Selection;
use super::tree::Tree;
use super::{cycles, paths};
use ennea_base::ones;

/// Working space.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Unary {
    walk: Walk,
    pub(super) links: Links,
    /// `true` if the links of this board are known.
    pub(super) has_links: bool,
}

/// Finds cycles and forcing chains.
pub(in super::super) fn search(board: &Board, unary: &mut Unary, selection: &mut impl Selection) {
    unary.has_links = unary.links.read(board);
    if unary.has_links {
        let all = Prospects::everywhere(unary.links.left);
        unary.links.by(Kinds::Both).look_for_prospects(&all);
    }
    unary.search_where_open(board, selection);
}

/// The rank of a forcing chain of this many statements.
fn rank(kinds: Kinds, length: u32) -> Rank {
    Rank::new(kinds.chain().base(), length, kinds.order())
}

impl Unary {
    /// Searches where the links are known, and by all of them where there may be conclusions.
    pub(super) fn search_known(&mut self, board: &Board, selection: &mut impl Selection) {
        self.has_links = true;
        self.search_where_open(board, selection);
    }

    fn search_where_open<K: Selection>(&mut self, board: &Board, selection: &mut K) {
        if self.has_links && self.links.by(Kinds::Both).prospects().is_none() {
            return;
        }
        for kinds in [Kinds::X, Kinds::Y, Kinds::Both] {
            if !selection.accepts(&Rank::new(kinds.cycle().base(), 4, 0)) {
                continue;
            }
            if self.has_links {
                if kinds != Kinds::Both {
                    self.links.look_for_prospects(kinds);
                }
                if self.links.by(kinds).prospects().is_none() {
                    continue;
                }
                if K::IS_LEAST && kinds.has_x() {
                    self.expect(kinds, selection);
                }
            }
            if self.has_links {
                let open = self.links.by(kinds).prospects().all();
                open.for_each(|place| {
                    self.from(board, kinds, self.links.candidate(place), selection);
                });
                continue;
            }
            for cell in (0..81).filter(|&cell| board.values[cell] == 0) {
                for digit in ones(board.candidates[cell]) {
                    self.from(board, kinds, Candidate::new(cell, digit), selection);
                }
            }
        }
    }

    fn from(
        &mut self,
        board: &Board,
        kinds: Kinds,
        source: Candidate,
        selection: &mut impl Selection,
    ) {
        if let Some(least) = self.least_cycle(kinds, source, selection) {
            let links = self.has_links.then_some(&mut self.links);
            self.walk.cycles(board, kinds, source, links, least, selection);
        }
        if kinds.has_x() {
            self.chain(board, kinds, source.is_so(), selection);
            self.chain(board, kinds, source.is_not(), selection);
        }
    }

    /// The least rank of a cycle that is wanted, if there may be any, as far as links tell.
    fn least_cycle(
        &mut self,
        kinds: Kinds,
        source: Candidate,
        selection: &impl Selection,
    ) -> Option<Rank> {
        let rank = |length| cycles::rank(kinds, length);
        if !self.has_links {
            return Some(rank(4));
        }
        let wants = |length| selection.accepts(&rank(length));
        let place = self.links.at(source);
        let mut web = self.links.by(kinds);
        if !web.prospects().cycles.has(place) {
            return None;
        }
        web.length_of_cycle(place, wants).map(rank)
    }

    /// Announces the shortest chain, so that no longer cycle is looked for.
    fn expect(&mut self, kinds: Kinds, selection: &mut impl Selection) {
        let open = self.links.by(kinds).prospects().all();
        open.for_each(|place| {
            let candidate = self.links.candidate(place);
            for start in [candidate.is_so(), candidate.is_not()] {
                let wants = |length| selection.accepts(&rank(kinds, length));
                if let Some(length) = self.length(kinds, start, wants) {
                    selection.expect(&rank(kinds, length));
                }
            }
        });
    }

    /// The number of statements of the shortest chain from one to its opposite, by known links.
    fn length(&mut self, kinds: Kinds, start: Literal, wants: impl Fn(u32) -> bool) -> Option<u32> {
        let place = self.links.at(start.candidate());
        self.links.by(kinds).length(place, start.is_true(), wants)
    }

    /// Finds the chain from a statement to its opposite.
    fn chain(
        &mut self,
        board: &Board,
        kinds: Kinds,
        start: Literal,
        selection: &mut impl Selection,
    ) {
        // A chain by one digit alone may be known.
        let known =
            (kinds == Kinds::Both).then(|| removed_by(board, start.opposite()).collect::<Vec<_>>());
        let known = known.and_then(|removed| selection.known(&removed));
        let wants = |length| {
            let rank = rank(kinds, length);
            selection.accepts(&rank) && known.is_none_or(|known| rank.is_less(&known))
        };
        let length = if self.has_links {
            self.length(kinds, start, wants)
        } else {
            let path = self.walk.path(board, kinds, start, None, wants);
            path.map(|path| path.len() as u32)
        };
        if let Some(length) = length {
            let (technique, origin) = (kinds.chain(), Origin::Path(kinds, start));
            let rank = rank(kinds, length);
            selection.keep(Hint::new(board, rank, technique, start.opposite(), origin));
        }
    }

    /// The chain of a conclusion that was found on this board, as a value for others.
    ///
    /// A cycle read backwards says the same as forwards.
    pub(in super::super) fn chains(&mut self, board: &Board, hint: &Hint) -> Vec<Chain> {
        let trees = self.trees(board, hint, true);
        vec![trees[0].chain(|_| unreachable!("a single chain has no rules inside"))]
    }

    /// Chains of a conclusion, a cycle in both directions; by the links too if this is the board that was looked at last.
    pub(super) fn trees(&mut self, board: &Board, hint: &Hint, is_last: bool) -> Vec<Tree> {
        let by_links = is_last && self.has_links;
        match &hint.origin {
            Origin::Path(kinds, start) => {
                if by_links {
                    // Finds out what is on the way.
                    let _ = self.length(*kinds, *start, |_| true);
                }
                let links = by_links.then_some(&mut self.links);
                let path = self.walk.path(board, *kinds, *start, links, |_| true);
                vec![paths::whole(&path.expect("it was found before"))]
            }
            Origin::Cycle(kinds, source, path) => {
                cycles::trees(board, *kinds, *source, path).into()
            }
            Origin::Runs(_) => unreachable!("a single chain is no run"),
        }
    }
}
