//! Consequences of candidates on a board before, kept where nothing of them has changed.
//!
//! What is true and false in the end if a candidate is true is the same on a later board, if all that is true is still there,
//! and none of what is false is of a pair that is new, or of which one has gone.
//!
//! Source: ours.  Cost: two looks at sets for a candidate.  Oracle: links read anew, in tests.

use super::set::{Place, Set, Sets};

/// Consequences of the candidates.
#[derive(Clone, Debug)]
pub(super) struct Unchanged {
    trues: Sets,
    falses: Sets,
    /// Candidates that have gone since; and those of pairs that are new, or of which one has gone.
    gone: Set,
    changed: Set,
}

impl Unchanged {
    pub(super) fn new(trues: &Sets, falses: &Sets) -> Self {
        let (trues, falses) = (trues.clone(), falses.clone());
        Self { trues, falses, gone: Set::EMPTY, changed: Set::EMPTY }
    }

    /// Goes over to a later board.
    pub(super) fn go_on(&mut self, gone: Set, changed: Set) {
        (self.gone, self.changed) = (gone, changed);
    }

    /// Candidates that are true, and those that are false, in the end if a candidate is true;
    /// `None` if any of that may have changed.
    pub(super) fn get(&self, place: Place) -> Option<(Set, Set)> {
        let (trues, falses) = (&self.trues[usize::from(place)], &self.falses[usize::from(place)]);
        let is_same = !trues.meets(&self.gone) && !falses.meets(&self.changed);
        is_same.then_some((*trues, *falses))
    }
}
