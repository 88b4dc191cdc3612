//! Selections from the conclusions of a search: the least, or all.

use super::super::candidate::Candidate;
use super::array::Array;
use super::conclusion::{Hint, Rank};

/// A selection from the conclusions, which come in a fixed order.
pub(in super::super) trait Selection {
    /// `true` if only the least is kept.
    const IS_LEAST: bool;

    /// Tests whether such a conclusion would be kept, as far as its rank says.
    fn accepts(&self, _: &Rank) -> bool {
        true
    }

    /// The least rank known of a conclusion that removes these, where that matters.
    fn known(&self, _: &[Candidate]) -> Option<Rank> {
        None
    }

    /// Tests whether a conclusion of this rank at least may remove a candidate first, as far as is
    /// known.
    fn may_be_first(&self, _: Candidate, _: &Rank) -> bool {
        true
    }

    /// A greater complexity than this is not kept, of conclusions with the same base.
    fn most(&self) -> u32 {
        u32::MAX
    }

    /// Greatest complexity that is kept, of conclusions that remove these.
    fn most_for(&self, _: &[Candidate]) -> u32 {
        self.most()
    }

    /// Tests whether a conclusion of this rank that removes these is kept.
    fn wants(&self, _: &[Candidate], rank: &Rank) -> bool {
        self.accepts(rank)
    }

    /// Says that a conclusion of this rank will come.
    fn expect(&mut self, _: &Rank) {}

    /// Keeps a conclusion that is wanted.
    fn keep(&mut self, hint: Hint);

    /// Tests whether any is kept.
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

    fn most(&self) -> u32 {
        self.hint.as_ref().map_or(u32::MAX, |hint| hint.rank.complexity)
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
///
/// A value is used for one search after another: inside runs there are many, with few conclusions each.
#[derive(Debug, Default)]
pub(super) struct All {
    /// `true` if conclusions are left out of which all that they remove is removed by lesser ones.
    only_first: bool,
    kept: Vec<Entry>,
    by_candidate: Array<Known, 1024>,
    count: u32,
}

/// A conclusion that is kept.
#[derive(Debug)]
struct Entry {
    hint: Hint,
    /// By what equal ones are ordered: the number that were offered to be kept until then.
    order: u32,
    /// The entry before it whose first candidate is the same.
    before: u16,
}

/// Knowledge about the conclusions that remove a candidate.
#[derive(Clone, Copy, Debug)]
struct Known {
    least: Option<Rank>,
    /// The last entry of those of which it is the first candidate.
    last: u16,
}

/// No entry.
const NONE: u16 = u16::MAX;

impl Default for Known {
    fn default() -> Self {
        Self { least: None, last: NONE }
    }
}

impl Selection for All {
    const IS_LEAST: bool = false;

    fn known(&self, removed: &[Candidate]) -> Option<Rank> {
        self.find(removed).map(|known| self.kept[known].hint.rank)
    }

    fn may_be_first(&self, candidate: Candidate, rank: &Rank) -> bool {
        self.by_candidate[candidate.bit()].least.is_none_or(|least| rank.is_less(&least))
    }

    fn most_for(&self, removed: &[Candidate]) -> u32 {
        if !self.only_first {
            return u32::MAX;
        }
        let least = |candidate: &Candidate| self.by_candidate[candidate.bit()].least;
        let most = |candidate| least(candidate).map_or(u32::MAX, |rank| rank.complexity);
        removed.iter().map(most).max().unwrap_or(0)
    }

    fn wants(&self, removed: &[Candidate], rank: &Rank) -> bool {
        !self.only_first || removed.iter().any(|&candidate| self.may_be_first(candidate, rank))
    }

    fn has_any(&self) -> bool {
        !self.kept.is_empty()
    }

    fn keep(&mut self, hint: Hint) {
        self.count += 1;
        for candidate in &hint.removed {
            let least = &mut self.by_candidate[candidate.bit()].least;
            if least.is_none_or(|least| hint.rank.is_less(&least)) {
                *least = Some(hint.rank);
            }
        }
        let order = self.count;
        if let Some(known) = self.find(&hint.removed) {
            let Entry { hint: least, order: own, .. } = &mut self.kept[known];
            if hint.rank.is_less(&least.rank) {
                (*least, *own) = (hint, order);
            }
        } else if let Some(first) = hint.removed.first() {
            // What removes nothing is no conclusion.
            let last = &mut self.by_candidate[first.bit()].last;
            let before = std::mem::replace(last, self.kept.len() as u16);
            self.kept.push(Entry { hint, order, before });
        }
    }
}

impl All {
    /// Begins anew: keeps all, or only those that are the first to remove something.
    pub(super) fn start(&mut self, only_first: bool) -> &mut Self {
        debug_assert!(self.kept.is_empty(), "the conclusions before were taken");
        (self.only_first, self.count) = (only_first, 0);
        self
    }

    /// The entry that removes exactly these.
    fn find(&self, removed: &[Candidate]) -> Option<usize> {
        let mut last = self.by_candidate[removed.first()?.bit()].last;
        while last != NONE && self.kept[usize::from(last)].hint.removed != removed {
            last = self.kept[usize::from(last)].before;
        }
        (last != NONE).then_some(last.into())
    }

    /// Takes the conclusions, the least first.
    pub(super) fn take(&mut self) -> Vec<Hint> {
        self.kept.sort_unstable_by(|one, two| {
            let (rank, other) = (&one.hint.rank, &two.hint.rank);
            let by_length = rank.complexity.cmp(&other.complexity).then(rank.kind.cmp(&other.kind));
            rank.difficulty
                .total_cmp(&other.difficulty)
                .then(by_length)
                .then(one.order.cmp(&two.order))
        });
        for candidate in self.kept.iter().flat_map(|entry| &entry.hint.removed) {
            self.by_candidate[candidate.bit()] = Known::default();
        }
        self.kept.drain(..).map(|entry| entry.hint).collect()
    }
}
