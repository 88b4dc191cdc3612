//! The outline of chains: what is to be known of those inside others.
//!
//! Of chains inside a run two things count: which statements they have, since the same chains count once only, and which candidates
//! had to go before they could be seen, since these are the parents of what the chains remove.
//!
//! Source: ours.  Cost: a visit to each statement.  Oracle: ratings and steps of the program, in tests.

use super::super::super::board::Board;
use super::super::super::candidate::{Candidate, Literal};
use super::super::Candidates;
use super::super::reason::Reason;
use super::super::tree::Tree;

/// Outline of the chains of a conclusion: the part that chains around them need.
#[derive(Clone, Debug)]
pub(in super::super) struct Outline {
    /// Their statements, breadth first, one chain after the other.
    pub(in super::super) statements: Vec<Literal>,
    /// The candidates that had to go before they could be seen, in the order of the chains.
    gone: Vec<Candidate>,
}

impl Outline {
    /// Outline of some chains.
    pub(in super::super) fn of(trees: &[Tree], mut draft: Draft<'_>) -> Self {
        for tree in trees {
            for node in &tree.nodes {
                draft.add(node.literal, || node.reason);
            }
            draft.end_chain();
        }
        draft.outline()
    }

    /// Candidates that had to go, for runs that start from a later board.
    pub(in super::super) fn gone_from(&self, source: &Board) -> Vec<Candidate> {
        let is_there = |one: &&Candidate| source.has(one.cell(), one.digit());
        self.gone.iter().filter(is_there).copied().collect()
    }
}

/// An outline that is being made.
#[derive(Debug)]
pub(in super::super) struct Draft<'a> {
    /// Why one of the assumptions holds, if anything says so.
    assumed: Reason,
    /// The board from which the run started, and the one that it left.
    boards: (&'a Board, &'a Board),
    known: Candidates,
    outline: Outline,
}

impl<'a> Draft<'a> {
    pub(in super::super) fn new(assumed: Reason, before: &'a Board, now: &'a Board) -> Self {
        let outline = Outline { statements: Vec::with_capacity(64), gone: Vec::new() };
        Self { assumed, boards: (before, now), known: Candidates::EMPTY, outline }
    }

    /// Adds a statement and why it holds.
    pub(super) fn add(&mut self, literal: Literal, reason: impl FnOnce() -> Reason) {
        self.outline.statements.push(literal);
        if !literal.is_true() {
            return;
        }
        let reason =
            Some(reason()).filter(|&own| own != Reason::Assumption).unwrap_or(self.assumed);
        if reason == Reason::Assumption {
            return;
        }
        let (before, now) = self.boards;
        reason.visit_gone(before, now, literal.candidate(), |candidate| {
            if !self.known.contains(candidate.bit()) {
                self.known.insert(candidate.bit());
                self.outline.gone.push(candidate);
            }
        });
    }

    pub(in super::super) fn end_chain(&mut self) {
        self.outline.statements.push(Literal::NONE);
    }

    pub(in super::super) fn outline(self) -> Outline {
        self.outline
    }
}
