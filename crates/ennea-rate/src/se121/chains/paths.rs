//! Forcing chains: the shortest path from a statement to its opposite.

use super::super::board::Board;
use super::super::candidate::{Candidate, Literal};
use super::links::{Kinds, Links, Met, Walk, false_to_true, true_to_false};
use super::reason::Reason;
use super::tree::Tree;

impl Walk {
    /// The shortest chain from a statement to its opposite, the last statement first; only if its
    /// length is wanted.
    ///
    /// Where links are known, the last walk by them has found it: only what is on the way is met.
    pub(super) fn path(
        &mut self,
        board: &Board,
        kinds: Kinds,
        start: Literal,
        mut links: Option<&mut Links>,
        wants: impl Fn(u32) -> bool,
    ) -> Option<Vec<Met>> {
        self.start(start);
        let goal = start.opposite();
        let from_false = usize::from(!start.is_true());
        while let Some(&first) = self.waiting.first() {
            let Met { depth, literal, .. } = self.at(first);
            let is_true = literal.is_true();
            if !wants(u32::from(depth) + 2) {
                return None;
            }
            let waiting = std::mem::take(&mut self.waiting);
            for &place in &waiting {
                let source = self.at(place).literal.candidate();
                let mut goal_reason = None;
                let mut meet = |(candidate, reason): (Candidate, Reason)| {
                    let literal = if is_true { candidate.is_not() } else { candidate.is_so() };
                    if literal == goal {
                        goal_reason.get_or_insert(reason);
                    }
                    let known = if is_true { &mut self.falses } else { &mut self.trues };
                    if known.contains(candidate.bit()) {
                        return;
                    }
                    known.insert(candidate.bit());
                    self.met.push(Met { literal, reason, before: place, depth: depth + 1 });
                    self.next.push((self.met.len() - 1) as u16);
                };
                if is_true && let Some(links) = &mut links {
                    let on_the_way =
                        links.by(kinds).on_the_way(usize::from(depth / 2) + from_false);
                    let meet = |candidate, reason| meet((candidate, reason));
                    links.visit_excluded(kinds, source, &on_the_way, meet);
                } else if is_true {
                    true_to_false(board, kinds, source, |other, reason| {
                        meet((other, reason));
                        true
                    });
                } else {
                    false_to_true(board, kinds, source).for_each(&mut meet);
                }
                if let Some(reason) = goal_reason {
                    self.next.clear();
                    self.waiting = waiting;
                    let last = Met { literal: goal, reason, before: place, depth: depth + 1 };
                    return Some(std::iter::once(last).chain(self.back_from(place)).collect());
                }
            }
            self.waiting = waiting;
            self.advance();
        }
        None
    }
}

/// A path from its end back to its start.
pub(super) fn whole(path: &[Met]) -> Tree {
    let mut tree = Tree::default();
    for (k, met) in path.iter().enumerate() {
        match path.get(k + 1) {
            Some(before) => tree.push(met.literal, met.reason, &[before.literal]),
            None => tree.push(met.literal, Reason::Assumption, &[]),
        }
    }
    tree
}
