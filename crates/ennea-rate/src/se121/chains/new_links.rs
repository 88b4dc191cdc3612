//! Conclusions that a board left by a run shows and the board before did not: by its new links
//! alone.
//!
//! A candidate x leads to its own falsehood if and only if there are two of which one must be
//! true (the last two of a cell or of a house), and x excludes both in the end.  As each link can
//! be read backwards, these are the x that both exclude in the end.  If no x did on the board
//! before the run, then two such are new, by what has gone since.  So only those are looked at.
//!
//! In the same way only those lead elsewhere than before that exclude a member of a new pair; so
//! what several assumptions agree on is looked for only in cells and houses with such a candidate,
//! and in those from which one has gone.
//!
//! Cost: two closures for each new pair, instead of one for each candidate.  Oracle: plain paths
//! and plain runs in the tests.
//!
//! Not done: a bound by the best conclusion so far, since few are found, and their complexities are hundreds.

use super::super::board::{Board, HOUSES, len};
use super::super::candidate::Candidate;
use super::links::{Group, Kinds, Pair, Prospects, Set, pairs_and_groups};
use super::multiple;
use super::run::words::{Words, gone};
use super::runs::Runs;
use super::search::Search;
use super::selection::Selection;
use super::unary::{self, Unary};
use ennea_base::progress::to_the_end;

/// Knowledge about the board before the runs.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct NewLinks {
    candidates: Vec<u16>,
    /// `true` if nothing leads to its own falsehood there, and it is small enough.
    is_quiet: bool,
    pairs: Vec<Pair>,
    new: Vec<Pair>,
    /// `true` if the consequences of all candidates there are kept.
    is_kept: bool,
    /// The candidates of each cell, and the places of each digit in a house, if they are three or
    /// more.
    groups: Vec<Group>,
    pub(in super::super) unary: Unary,
    /// The last board on which nothing was found, of those that were read anew.
    barren: Option<Box<Board>>,
}

/// With more candidates gone than this, links are read anew.
const MANY: usize = 24;

impl NewLinks {
    /// Finds cycles and forcing chains on one board after another, each with fewer candidates.
    pub(in super::super) fn search_next(&mut self, board: &Board, selection: &mut impl Selection) {
        let gone: Vec<Candidate> = match &self.barren {
            Some(barren) => gone(&barren.candidates, &board.candidates).take(MANY + 1).collect(),
            None => Vec::new(),
        };
        if let Some(barren) = self.barren.take()
            && gone.len() <= MANY
        {
            self.search(&barren, board, &gone, selection);
            self.barren = Some(barren);
            return;
        }
        self.candidates.clear();
        self.is_kept = false;
        unary::search(board, &mut self.unary, selection);
        if !selection.has_any() && self.unary.has_links {
            self.candidates.extend(board.candidates);
            self.is_quiet = true;
            (self.pairs, self.groups) = pairs_and_groups(board, &self.unary.links);
            self.barren = Some(Box::new(board.clone()));
        }
    }

    /// Forgets the boards of a puzzle.
    pub(in super::super) fn forget(&mut self) {
        self.barren = None;
    }

    /// Finds cycles and forcing chains on a board, from which these have gone since the source.
    pub(super) fn search(
        &mut self,
        source: &Board,
        board: &Board,
        gone: &[Candidate],
        selection: &mut impl Selection,
    ) {
        if !self.read(source, board, gone) {
            unary::search(board, &mut self.unary, selection);
            return;
        }
        let (left, mut web) = (self.unary.links.left, self.unary.links.by(Kinds::Both));
        let mut back = Set::EMPTY;
        for pair in &self.new {
            let [one, two] = pair.both.map(|place| web.outcome(place).1);
            back.add_all(&one.and(&two).and(&left));
        }
        if !back.is_empty() {
            web.look_for_prospects_from(back, &Prospects::everywhere(left));
            for kinds in [Kinds::X, Kinds::Y] {
                self.unary.links.set_pairs(kinds, &self.pairs, &self.new);
            }
            self.unary.search_known(board, selection);
        }
    }

    /// Finds what all candidates of a cell, or all places of a digit in a house, lead to on a
    /// board, from which these have gone since the source; on both no single chain shows anything,
    /// and on the source no such group does.
    ///
    /// Only groups can from which a candidate has gone, or of which one excludes a member of a new
    /// pair, since all others lead where they did.
    pub(super) fn search_groups(
        &mut self,
        source: &Board,
        board: &Board,
        gone: &[Candidate],
        runs: &mut Runs,
        selection: &mut impl Selection,
    ) {
        let multiple = Search::Multiple;
        if !self.read(source, board, gone) {
            to_the_end(|never| multiple::search(board, multiple, runs, selection, never));
            return;
        }
        let links = &mut self.unary.links;
        let (left, mut changed) = (links.left, Set::EMPTY);
        let mut web = links.by(Kinds::Both);
        for place in self.new.iter().flat_map(|pair| pair.both) {
            changed.add_all(&web.outcome(place).1);
        }
        let is_open = |Group { all, .. }: &Group| {
            let rest = all.and(&left);
            let is_as_before = rest == *all && !all.meets(&changed);
            // Where one of two is true, what both lead to is a single chain's.
            !is_as_before && rest.len() >= 3 && web.agree(&rest)
        };
        if !self.groups.iter().any(is_open) {
            return;
        }
        let bound = &mut |candidates: &[Candidate]| {
            let places: Set = candidates.iter().map(|&candidate| links.at(candidate)).collect();
            (candidates.len() > 2 && links.by(Kinds::Both).agree(&places)).then_some(0)
        };
        to_the_end(|never| multiple::search_within(board, multiple, runs, selection, never, bound));
    }

    /// All that single chains remove from a board, of what they did not on a board before; both as words.
    ///
    /// None if the links of the source do not help.
    pub(super) fn removed(
        &mut self,
        source: &Board,
        board: &Board,
        (before, now): (&Words, &Words),
    ) -> Option<Vec<Candidate>> {
        if !self.know(source) {
            return None;
        }
        let mut pairs = Vec::new();
        visit_new_pairs(board, before.without(now), |_, both| pairs.push(both));
        if pairs.is_empty() {
            return Some(Vec::new());
        }
        let gone: Vec<Candidate> = gone(&source.candidates, &board.candidates).collect();
        if !self.read(source, board, &gone) {
            return None;
        }
        let links = &mut self.unary.links;
        let (left, mut back) = (links.left, Set::EMPTY);
        for both in pairs {
            let both = both.map(|candidate| links.at(candidate));
            let [one, two] = both.map(|place| links.by(Kinds::Both).outcome(place).1);
            back.add_all(&one.and(&two).and(&left));
        }
        Some(links.candidates(&back))
    }

    /// All that cells and houses of three candidates or more remove, in the same way.
    pub(super) fn removed_by_groups(
        &mut self,
        source: &Board,
        board: &Board,
        (before, now): (&Words, &Words),
    ) -> Option<Vec<Candidate>> {
        let gone: Vec<Candidate> = gone(&source.candidates, &board.candidates).collect();
        if self.know(source) && !self.is_kept {
            // Many boards follow, of which nearly all candidates are asked for.
            let links = &mut self.unary.links;
            links.remove(&[]);
            links.set_pairs(Kinds::Both, &self.pairs, &[]);
            links.by(Kinds::Both).keep();
            self.is_kept = true;
        }
        if !self.read(source, board, &gone) {
            return None;
        }
        let links = &mut self.unary.links;
        let (left, mut changed) = (links.left, Set::EMPTY);
        visit_new_pairs(board, before.without(now), |_, both| {
            for candidate in both {
                let place = links.at(candidate);
                changed.add_all(&links.by(Kinds::Both).outcome(place).1);
            }
        });
        let (mut web, mut removed) = (links.by(Kinds::Both), Set::EMPTY);
        for Group { word, all } in &self.groups {
            let rest = all.and(&left);
            let is_as_before = before.word(*word) == now.word(*word) && !rest.meets(&changed);
            if !is_as_before && rest.len() >= 3 {
                removed.add_all(&web.excluded_by_all(&rest));
            }
        }
        Some(links.candidates(&removed))
    }

    /// Reads the links of a board; false if those of the source do not help.
    fn read(&mut self, source: &Board, board: &Board, gone: &[Candidate]) -> bool {
        if !self.know(source) {
            return false;
        }
        let Self { unary: Unary { links, .. }, pairs, new, is_kept, .. } = self;
        new.clear();
        visit_new_pairs(board, gone.iter().copied(), |kind, both| {
            new.extend(links.pair(kind, both.into_iter()));
        });
        links.remove(gone);
        links.set_pairs(Kinds::Both, pairs, new);
        if *is_kept {
            links.go_on(pairs, new);
        }
        true
    }

    /// Reads the links of the board before the runs; whether they help.
    pub(super) fn know(&mut self, source: &Board) -> bool {
        let Self { unary: Unary { links, .. }, pairs, groups, .. } = self;
        if self.candidates != source.candidates {
            self.candidates = source.candidates.to_vec();
            self.is_kept = false;
            self.is_quiet = links.read(source) && {
                let all =
                    Prospects { to_false: links.left, to_true: Set::EMPTY, cycles: Set::EMPTY };
                let mut web = links.by(Kinds::Both);
                web.look_for_prospects(&all);
                web.prospects().is_none()
            };
            if self.is_quiet {
                (*pairs, *groups) = pairs_and_groups(source, links);
            }
        }
        self.is_quiet
    }
}

/// Visits the cells of two candidates, and the houses with two places for a digit, from which any of these have gone.
fn visit_new_pairs(
    board: &Board,
    gone: impl IntoIterator<Item = Candidate>,
    mut visit: impl FnMut(Kinds, [Candidate; 2]),
) {
    let (mut met, mut met_cells) = ([0_u32; 9], 0_u128);
    for (cell, digit) in gone.into_iter().map(Candidate::parts) {
        if met_cells >> cell & 1 == 0 {
            met_cells |= 1 << cell;
            let word = board.candidates[cell];
            if len(word) == 2 {
                visit(Kinds::Y, both(Candidate::in_cell(cell, word)));
            }
        }
        for house in HOUSES[cell].map(usize::from) {
            if met[digit] >> house & 1 == 0 {
                met[digit] |= 1 << house;
                let places = board.places[house][digit];
                if len(places) == 2 {
                    visit(Kinds::X, both(Candidate::in_house(house, places, digit)));
                }
            }
        }
    }
}

/// Both of two.
fn both(mut two: impl Iterator<Item = Candidate>) -> [Candidate; 2] {
    [two.next(), two.next()].map(|one| one.expect("there are two"))
}
