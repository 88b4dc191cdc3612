//! What is kept of the conclusions of a search: the least, or all.

use super::super::candidate::Candidate;
use super::conclusion::{Hint, Rank};
use rustc_hash::FxHashMap;

/// What is kept of the conclusions, which come in a fixed order.
pub(in super::super) trait Selection {
    /// Whether only the least is kept.
    const IS_LEAST: bool;

    /// Whether such a conclusion would be kept, as far as its rank says.
    fn accepts(&self, rank: &Rank) -> bool;

    /// The least rank known of a conclusion that removes these, where that matters.
    fn known(&self, removed: &[Candidate]) -> Option<Rank>;

    /// Whether a conclusion of this rank at least may remove a candidate first, as far as is known.
    fn may_be_first(&self, candidate: Candidate, rank: &Rank) -> bool;

    /// A greater complexity than this is not kept, of conclusions with the same base.
    fn most(&self) -> u32;

    /// The same of conclusions that remove these.
    fn most_for(&self, removed: &[Candidate]) -> u32;

    /// Whether a conclusion of this rank that removes these is kept.
    fn wants(&self, removed: &[Candidate], rank: &Rank) -> bool;

    /// Says that a conclusion of this rank will come.
    fn expect(&mut self, rank: &Rank);

    /// Keeps a conclusion that is wanted.
    fn keep(&mut self, hint: Hint);

    /// Whether any is kept.
    fn has_any(&self) -> bool;
}

/// Keeps the first of the least conclusions.
#[derive(Debug, Default)]
pub(in super::super) struct Least {
    pub(in super::super) hint: Option<Hint>,
    /// The least rank that is still to come.
    expected: Option<Rank>,
}

impl Selection for Least {
    const IS_LEAST: bool = true;

    fn accepts(&self, rank: &Rank) -> bool {
        self.hint.as_ref().is_none_or(|hint| rank.is_less(&hint.rank))
            && self.expected.is_none_or(|expected| !expected.is_less(rank))
    }

    fn known(&self, _: &[Candidate]) -> Option<Rank> {
        None
    }

    fn may_be_first(&self, _: Candidate, _: &Rank) -> bool {
        true
    }

    fn most(&self) -> u32 {
        self.hint.as_ref().map_or(u32::MAX, |hint| hint.rank.complexity)
    }

    fn most_for(&self, _: &[Candidate]) -> u32 {
        self.most()
    }

    fn wants(&self, _: &[Candidate], rank: &Rank) -> bool {
        self.accepts(rank)
    }

    fn expect(&mut self, rank: &Rank) {
        if self.accepts(rank) {
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
    /// Whether those are left out of which all that they remove is removed by lesser ones.
    only_first: bool,
    hints: Vec<(usize, Hint)>,
    by_removed: FxHashMap<Vec<Candidate>, usize>,
    /// By candidate the least rank of those that remove it.
    first: FxHashMap<Candidate, Rank>,
    count: usize,
}

impl Selection for All {
    const IS_LEAST: bool = false;

    fn accepts(&self, _: &Rank) -> bool {
        true
    }

    fn known(&self, removed: &[Candidate]) -> Option<Rank> {
        self.by_removed.get(removed).map(|&known| self.hints[known].1.rank)
    }

    fn may_be_first(&self, candidate: Candidate, rank: &Rank) -> bool {
        self.first.get(&candidate).is_none_or(|first| rank.is_less(first))
    }

    fn most(&self) -> u32 {
        u32::MAX
    }

    fn most_for(&self, removed: &[Candidate]) -> u32 {
        if !self.only_first {
            return u32::MAX;
        }
        let first = |candidate| self.first.get(candidate).map_or(u32::MAX, |rank| rank.complexity);
        removed.iter().map(first).max().unwrap_or(0)
    }

    fn wants(&self, removed: &[Candidate], rank: &Rank) -> bool {
        !self.only_first || removed.iter().any(|&candidate| self.may_be_first(candidate, rank))
    }

    fn expect(&mut self, _: &Rank) {}

    fn has_any(&self) -> bool {
        !self.hints.is_empty()
    }

    fn keep(&mut self, hint: Hint) {
        self.count += 1;
        for &candidate in &hint.removed {
            let first = self.first.entry(candidate).or_insert(hint.rank);
            if hint.rank.is_less(first) {
                *first = hint.rank;
            }
        }
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
    /// Keeps all, or only those that are the first to remove something.
    pub(super) fn new(only_first: bool) -> Self {
        Self { only_first, ..Self::default() }
    }

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
