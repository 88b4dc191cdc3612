//! Cycles: single paths from a candidate that is true back to it.
//!
//! Each of its links from false to true holds for certain, whichever way round it is read; so what
//! sees a true and a false statement of the same digit can go.
//!
//! Of minimal puzzles one cycle in three hundred removes anything, so that they are not walked where no
//! candidate is seen by what might be true and by what might be false of one: a quarter is left.
//!
//! A quirk that is kept: a false statement may be met again on another path, but no path goes
//! through the same one twice; so one way back can close several cycles.

use super::super::board::{Board, SEES};
use super::super::candidate::{Candidate, Literal};
use super::Candidates;
use super::conclusion::{Hint, Origin, Rank};
use super::links::{Kinds, Links, Met, Set, Walk, false_to_true, true_to_false};
use super::reason::Reason;
use super::selection::Selection;
use super::tree::Tree;
use ennea_base::rules::cells_of;

/// The rank of a cycle of this many statements.
pub(super) fn rank(kinds: Kinds, length: u32) -> Rank {
    Rank::new(kinds.cycle().base(), length, kinds.order())
}

/// The statements that may be met after one, if links are known: those that can still close a cycle.
struct Open<'a> {
    board: &'a Board,
    kinds: Kinds,
    /// Candidates whose falsehood leads to the source: these links go both ways.
    closing: &'a Candidates,
    links: Option<&'a Links>,
    falses: Set,
    trues: Set,
}

impl Open<'_> {
    fn has_true(&self, candidate: Candidate) -> bool {
        self.links.is_none_or(|links| self.trues.has(links.at(candidate)))
    }

    /// Visits the candidates that are false if a candidate is true, in the order of links, with the
    /// reasons.
    fn falses_of(&self, candidate: Candidate, mut visit: impl FnMut(Candidate, Reason)) {
        let Some(links) = self.links else {
            true_to_false(self.board, self.kinds, candidate, |other, reason| {
                visit(other, reason);
                true
            });
            return;
        };
        links.visit_excluded(self.kinds, candidate, &self.falses, visit);
    }
}

impl Walk {
    /// Finds the cycles through a candidate, by links that may be known; `least` is the least rank that they may have.
    pub(super) fn cycles(
        &mut self,
        board: &Board,
        kinds: Kinds,
        source: Candidate,
        mut links: Option<&mut Links>,
        least: Rank,
        selection: &mut impl Selection,
    ) {
        let mut closing = Candidates::EMPTY;
        false_to_true(board, kinds, source).for_each(|(other, _)| closing.insert(other.bit()));
        if closing.is_empty() {
            return;
        }
        self.start(source.is_so());
        let mut limit = 0;
        if let Some(links) = links.as_deref_mut() {
            let place = links.at(source);
            let wants = |length| selection.accepts(&rank(kinds, length));
            let mut web = links.by(kinds);
            limit = web.ways_back(place, wants);
            let (mut falses, trues) = web.ways_to(limit);
            falses.add_all(web.forces(place));
            let is_wanted = |other| selection.may_be_first(other, &least);
            if !links.may_remove(kinds, place, &trues, &falses, is_wanted) {
                return;
            }
        }
        let mut found = Vec::new();
        while let Some(&first) = self.waiting.first() {
            let depth = self.at(first).depth;
            // The statements of a cycle that closes after one more: as many as links.
            let rank = rank(kinds, u32::from(depth) + 2);
            if depth > 0 && !selection.accepts(&rank) {
                break;
            }
            // What cannot close a cycle in time leads to nothing that can.
            let more = limit.saturating_sub(usize::from(depth / 2));
            let (mut falses, mut trues) = (Set::EMPTY, Set::EMPTY);
            if let Some(links) = links.as_deref_mut() {
                let place = links.at(source);
                let web = links.by(kinds);
                (falses, trues) = web.ways_to(more);
                if depth > 0 {
                    falses.add_all(web.forces(place));
                }
            }
            let (closing, links) = (&closing, links.as_deref());
            let open = Open { board, kinds, closing, links, falses, trues };
            self.find_falses(&open);
            self.follow_falses(&open, depth, |last| found.push((rank, last)));
            self.advance();
        }
        for (rank, last) in found {
            if selection.accepts(&rank) {
                // From the last false statement back to the first; the source is at both ends.
                let path: Vec<Met> = self.back_from(last).take_while(|met| met.depth > 0).collect();
                let removed = removed_by(board, source, &path);
                if !removed.is_empty() {
                    let (placed, technique) = (None, kinds.cycle());
                    let assumed = Reason::Assumption;
                    let origin = Origin::Cycle(kinds, source, path);
                    selection.keep(Hint { rank, technique, removed, placed, assumed, origin });
                }
            }
        }
    }

    /// Finds the false statements that come after the true ones that are waiting, in turn.
    fn find_falses(&mut self, open: &Open<'_>) {
        self.falses_waiting.clear();
        for &place in &self.waiting {
            let candidate = self.met[usize::from(place)].literal.candidate();
            open.falses_of(candidate, |other, reason| {
                let is_known = self.falses.contains(other.bit());
                if !is_known || open.closing.contains(other.bit()) {
                    self.falses_waiting.push((place, other, reason));
                }
            });
        }
    }

    /// Meets the false statements in turn, each with its trues, which wait; says which close a cycle.
    fn follow_falses(&mut self, open: &Open<'_>, depth: u16, mut close: impl FnMut(u16)) {
        let falses = std::mem::take(&mut self.falses_waiting);
        for &(before, candidate, reason) in &falses {
            let is_closing = depth > 0 && open.closing.contains(candidate.bit());
            // A false met before leads to nothing new, unless it closes a cycle.
            let is_new = !self.falses.contains(candidate.bit());
            let literal = candidate.is_not();
            let is_met = || self.back_from(before).any(|met| met.literal == literal);
            if !is_new && !is_closing || is_met() {
                continue;
            }
            let place = self.push(literal, reason, before);
            self.falses.insert(candidate.bit());
            if is_closing {
                close(place);
            }
            if is_new {
                false_to_true(open.board, open.kinds, candidate).for_each(|(other, reason)| {
                    if open.has_true(other) && !self.trues.contains(other.bit()) {
                        self.trues.insert(other.bit());
                        let place = self.push(other.is_so(), reason, place);
                        self.next.push(place);
                    }
                });
            }
        }
        self.falses_waiting = falses;
    }
}

/// Candidates that a cycle removes, in increasing order: those that see a true and a false one of
/// their digit.
fn removed_by(board: &Board, source: Candidate, path: &[Met]) -> Vec<Candidate> {
    let (mut inside, mut by_true, mut by_false) = (0_u128, [0_u128; 9], [0_u128; 9]);
    for literal in path.iter().map(|met| met.literal).chain([source.is_so()]) {
        let (cell, digit) = literal.candidate().parts();
        inside |= 1 << cell;
        let seen = if literal.is_true() { &mut by_true } else { &mut by_false };
        seen[digit] |= SEES[cell];
    }
    let mut removed: Vec<Candidate> = Vec::new();
    for digit in 0..9 {
        let seen = by_true[digit] & by_false[digit] & !inside;
        let cells = cells_of(seen).filter(|&cell| board.has(cell, digit));
        removed.extend(cells.map(|cell| Candidate::new(cell, digit)));
    }
    removed.sort_unstable();
    removed
}

/// The cycle read forwards and backwards.
pub(super) fn trees(board: &Board, kinds: Kinds, source: Candidate, path: &[Met]) -> [Tree; 2] {
    [forward(board, kinds, source.is_so(), path), backward(source.is_not(), path)]
}

/// From the source, true at last, back to its first false.
fn forward(board: &Board, kinds: Kinds, source: Literal, path: &[Met]) -> Tree {
    let mut trues = false_to_true(board, kinds, path[0].literal.candidate());
    let closing = trues.find(|&(candidate, _)| candidate == source.candidate());
    let (_, reason) = closing.expect("the last leads to the source");
    let mut tree = Tree::default();
    tree.push(source, reason, &[path[0].literal]);
    for (k, met) in path.iter().enumerate() {
        let parent = path.get(k + 1).map_or(source, |before| before.literal);
        tree.push(met.literal, met.reason, &[parent]);
    }
    tree
}

/// All statements turned round; each keeps the reason of its twin.
fn backward(source: Literal, path: &[Met]) -> Tree {
    let mut tree = Tree::default();
    tree.push(source, Reason::Assumption, &[path[path.len() - 1].literal.opposite()]);
    for (k, met) in path.iter().enumerate().rev() {
        let parent = if k == 0 { source } else { path[k - 1].literal.opposite() };
        tree.push(met.literal.opposite(), met.reason, &[parent]);
    }
    tree
}
