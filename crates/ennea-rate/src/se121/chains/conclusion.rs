//! Conclusions of a search of chains, and the ranks by which they are compared.

use super::super::board::Board;
use super::super::candidate::{Candidate, Literal};
use super::super::found::{Found, Next};
use super::super::scale::{Technique, length_difficulty, tenths};
use super::super::step::Chain;
use super::counting::Claim;
use super::links::{Kinds, Met};
use super::reason::Reason;

/// By what conclusions are compared: the least is taken, and of equal ones the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct Rank {
    pub(super) difficulty: f64,
    pub(super) complexity: u32,
    pub(super) kind: u8,
}

impl Rank {
    /// `base` is the difficulty to which that of the complexity is added.
    pub(super) fn new(base: f64, complexity: u32, kind: u8) -> Self {
        Self { difficulty: base + length_difficulty(complexity), complexity, kind }
    }

    pub(super) fn is_less(&self, other: &Self) -> bool {
        (self.difficulty, self.complexity, self.kind)
            < (other.difficulty, other.complexity, other.kind)
    }
}

/// A conclusion.
#[derive(Clone, Debug)]
pub(in super::super) struct Hint {
    pub(super) rank: Rank,
    pub(super) technique: Technique,
    /// In increasing order.
    pub(super) removed: Vec<Candidate>,
    pub(super) placed: Option<Candidate>,
    /// Why one of the assumptions holds: their cell or house; an assumption if nothing says so.
    pub(super) assumed: Reason,
    pub(super) origin: Origin,
}

/// Origin of the chains of a conclusion: they are written down only where they are wanted.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// The shortest path from a statement to its opposite.
    Path(Kinds, Literal),
    /// A cycle through a candidate that is true, from the last false statement back to the first.
    Cycle(Kinds, Candidate, Vec<Met>),
    /// Claims that runs show, each with the place of its run.
    Runs(Vec<(usize, Claim)>),
}

/// Candidates that go if a statement holds.
pub(super) fn removed_by(board: &Board, shown: Literal) -> impl Iterator<Item = Candidate> {
    let (cell, digit) = shown.candidate().parts();
    let own = 1 << digit;
    Candidate::in_cell(cell, if shown.is_true() { board.candidates[cell] & !own } else { own })
}

impl Hint {
    /// Makes the conclusion that a statement holds.
    pub(super) fn new(
        board: &Board,
        rank: Rank,
        technique: Technique,
        shown: Literal,
        origin: Origin,
    ) -> Self {
        let placed = shown.is_true().then_some(shown.candidate());
        let removed = removed_by(board, shown).collect();
        Self { rank, technique, removed, placed, assumed: Reason::Assumption, origin }
    }

    /// As a step, with these chains.
    pub(in super::super) fn next(self, chains: Vec<Chain>) -> Next {
        let Self { technique, removed, placed, .. } = self;
        let found = Found { removed, placed, chains, ..Found::default() };
        found.rated(technique, tenths(self.rank.difficulty))
    }
}
