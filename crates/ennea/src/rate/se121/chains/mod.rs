//! Chains: what follows from a candidate being true, or false.
//!
//! Two links make all chains.  *True to false*: the other candidates of the cell, then the same digit
//! in the box, row and column.  *False to true*: the only other candidate of the cell, then the only
//! other place of the digit in the box, row, column.  From these:
//!
//! | search | file | looks for | base |
//! |---|---|---|---|
//! | cycles, forcing chains | [`unary`] | single paths back to where they start | 6.5, 6.6, 7.0 |
//! | Nishio | [`multiple`] | a candidate from which one digit contradicts itself | 7.5 |
//! | multiple | [`multiple`] | what all candidates of a cell, all places of a digit lead to | 8.0 |
//! | dynamic | [`multiple`] | the same, and contradictions, with what became false removed | 8.5 |
//! | dynamic (+) | [`advanced`] | the same, with locked candidates, pairs and X-Wings added | 9.0 |
//! | nested | [`advanced`] | the same, with chains inside chains added | 9.5 to 11.0 |
//!
//! The *complexity* of a conclusion is how many statements it rests on: for each chain the different
//! statements among its ancestors, itself included, and once for each different chain inside it that
//! chain's complexity.  A tenth is added for each of 4, 6, 8, 12, 16, 24, ... that complexity - 2
//! exceeds.  Of all conclusions the one with the least difficulty is taken; then the least complexity;
//! then by kind (double 1, X 2, Y 3, both 4, cell 5, house 6, contradiction 7); then the first found.

pub(super) mod advanced;
mod ancestors;
mod fresh;
mod links;
pub(super) mod multiple;
mod reach;
mod run;
#[cfg(test)]
mod tests;
mod tree;
pub(super) mod unary;
mod webs;

use super::board::{Board, Candidate, bits, candidate, parts};
use super::step::{Chain, Found, Technique, tenths};
use ancestors::Claim;
use links::Kinds;
use rustc_hash::FxHashMap;
use unary::Met;

/// What the complexity adds to the difficulty, in fractions, as they are compared.
pub(super) fn length_difficulty(complexity: u32) -> f64 {
    static KNOWN: [f64; 256] = {
        let (mut known, mut complexity) = ([0.0; 256], 0);
        while complexity < known.len() {
            known[complexity] = added(complexity as u32);
            complexity += 1;
        }
        known
    };
    KNOWN.get(complexity as usize).copied().unwrap_or_else(|| added(complexity))
}

/// A tenth for each of 4, 6, 8, 12, ... that the complexity less 2 exceeds.
const fn added(complexity: u32) -> f64 {
    let (mut added, mut ceiling, mut is_odd) = (0.0, 4, false);
    while complexity > ceiling + 2 {
        added += 0.1;
        ceiling = if is_odd { ceiling * 4 / 3 } else { ceiling * 3 / 2 };
        is_odd = !is_odd;
    }
    added
}

/// What a candidate's truth removes, where it is known to be true: the rest of its cell.
fn rest_of_cell(board: &Board, number: Candidate) -> Vec<Candidate> {
    let (cell, digit) = parts(number);
    bits(board.candidates[cell] & !(1 << digit)).map(|other| candidate(cell, other)).collect()
}

/// By what conclusions are compared: the least is taken, and of equal ones the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rank {
    pub(super) difficulty: f64,
    pub(super) complexity: u32,
    pub(super) kind: u8,
}

impl Rank {
    fn new(base: f64, complexity: u32, kind: u8) -> Self {
        Self { difficulty: base + length_difficulty(complexity), complexity, kind }
    }

    fn is_less(&self, other: &Self) -> bool {
        (self.difficulty, self.complexity, self.kind)
            < (other.difficulty, other.complexity, other.kind)
    }
}

/// A conclusion.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    pub(super) rank: Rank,
    pub(super) technique: Technique,
    /// In increasing order.
    pub(super) removed: Vec<Candidate>,
    pub(super) placed: Option<Candidate>,
    /// Of house chains, the kind of the house: 1 to 3.
    pub(super) house_kind: u8,
    origin: Origin,
}

/// Where the chains of a conclusion come from: they are written down only where they are wanted.
#[derive(Clone, Debug)]
enum Origin {
    /// The shortest path from a candidate, true or false, to its opposite.
    Path { kinds: Kinds, source: Candidate, is_true: bool },
    /// A cycle through a candidate that is true, from the last false statement back to the first.
    Cycle { kinds: Kinds, source: Candidate, path: Vec<Met> },
    /// What runs show, by their places.
    Runs(Vec<(usize, Claim)>),
}

impl Hint {
    /// As a step's content, with these chains.
    pub(super) fn found(self, chains: Vec<Chain>) -> (Technique, u8, Found) {
        let difficulty = tenths(self.rank.difficulty);
        let Self { technique, removed, placed, .. } = self;
        (technique, difficulty, Found { removed, placed, chains, ..Found::default() })
    }
}

/// What is kept of the conclusions, which come in a fixed order.
pub(super) trait Keeper {
    /// Whether only the least is kept.
    const IS_LEAST: bool;

    /// Whether such a conclusion would be kept, as far as its rank says.
    fn wants(&self, rank: &Rank) -> bool;

    /// A greater complexity than this is not kept, of conclusions with the same base.
    fn most(&self) -> u32;

    /// Says that a conclusion of this rank will come.
    fn expect(&mut self, rank: &Rank);

    /// Keeps a conclusion that is wanted.
    fn keep(&mut self, hint: Hint);

    /// Whether any is kept.
    fn has_any(&self) -> bool;
}

/// Keeps the first of the least conclusions.
#[derive(Debug, Default)]
pub(super) struct Least {
    pub(super) hint: Option<Hint>,
    /// The least rank that is still to come.
    expected: Option<Rank>,
}

impl Keeper for Least {
    const IS_LEAST: bool = true;

    fn wants(&self, rank: &Rank) -> bool {
        self.hint.as_ref().is_none_or(|hint| rank.is_less(&hint.rank))
            && self.expected.is_none_or(|expected| !expected.is_less(rank))
    }

    fn most(&self) -> u32 {
        self.hint.as_ref().map_or(u32::MAX, |hint| hint.rank.complexity)
    }

    fn expect(&mut self, rank: &Rank) {
        if self.wants(rank) {
            self.expected = Some(*rank);
        }
    }

    fn keep(&mut self, hint: Hint) {
        self.hint = Some(hint);
    }

    fn has_any(&self) -> bool {
        self.hint.is_some()
    }
}

/// Keeps for each set of removed candidates the first of the least conclusions.
#[derive(Debug, Default)]
pub(super) struct All {
    hints: Vec<(usize, Hint)>,
    by_removed: FxHashMap<Vec<Candidate>, usize>,
    count: usize,
}

impl Keeper for All {
    const IS_LEAST: bool = false;

    fn wants(&self, _: &Rank) -> bool {
        true
    }

    fn most(&self) -> u32 {
        u32::MAX
    }

    fn expect(&mut self, _: &Rank) {}

    fn has_any(&self) -> bool {
        !self.hints.is_empty()
    }

    fn keep(&mut self, hint: Hint) {
        self.count += 1;
        match self.by_removed.get(&hint.removed) {
            Some(&known) if hint.rank.is_less(&self.hints[known].1.rank) => {
                self.hints[known] = (self.count, hint);
            }
            Some(_) => {}
            None => {
                self.by_removed.insert(hint.removed.clone(), self.hints.len());
                self.hints.push((self.count, hint));
            }
        }
    }
}

impl All {
    /// The conclusions, the least first.
    pub(super) fn sorted(mut self) -> Vec<Hint> {
        self.hints.sort_by(|(a, one), (b, two)| {
            one.rank
                .difficulty
                .total_cmp(&two.rank.difficulty)
                .then(one.rank.complexity.cmp(&two.rank.complexity))
                .then(one.rank.kind.cmp(&two.rank.kind))
                .then(a.cmp(b))
        });
        self.hints.into_iter().map(|(_, hint)| hint).collect()
    }
}

/// A set of candidates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits([u64; BIT_WORDS]);

/// More than are needed, so that no number of ten bits is outside.
const BIT_WORDS: usize = 16;

impl Bits {
    #[inline]
    pub(super) fn has(&self, number: Candidate) -> bool {
        self.0[usize::from(number) >> 6 & 15] >> (number & 63) & 1 == 1
    }

    #[inline]
    pub(super) fn add(&mut self, number: Candidate) {
        self.0[usize::from(number) >> 6 & 15] |= 1 << (number & 63);
    }

    pub(super) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & other.0[k]))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; BIT_WORDS]
    }
}
