//! Prospects of finding chains: the candidates from which there may be a conclusion, by kind.
//!
//! Source: ours; [`webs`](super::webs) finds them.  Cost: three sets.  Oracle: plain paths, in tests.

use super::set::Set;

/// The candidates from which there may be a conclusion of each kind.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Prospects {
    /// Chains from a candidate that is true to its falsehood.
    pub(in super::super) to_false: Set,
    /// Chains from a candidate that is false to its truth.
    pub(in super::super) to_true: Set,
    /// Cycles that remove something.
    pub(in super::super) cycles: Set,
}

impl Prospects {
    /// All kinds for each of these.
    pub(in super::super) fn everywhere(set: Set) -> Self {
        Self { to_false: set, to_true: set, cycles: set }
    }

    /// All of them.
    pub(in super::super) fn all(&self) -> Set {
        let mut all = self.to_false;
        all.add_all(&self.to_true);
        all.add_all(&self.cycles);
        all
    }

    /// Tests whether there is none: all rest on candidates that lead to their own falsehood.
    pub(in super::super) fn is_none(&self) -> bool {
        self.to_false.is_empty()
    }
}
