//! Consequences of many assumptions at once, in cells and houses.
//!
//! A set has a bit for each assumption.  From which ones a candidate is true, and false, is read from counters of two bits, also
//! sets: from which assumptions at least one candidate of a group is left, and at least two.
//!
//! ```text
//!   true(c)  |= left(c) & !two         false(c) |= any is true & !true(c)
//! ```
//!
//! A group is visited again only when something in it has changed.
//!
//! Source: ours.  Cost: a pass over two sets for each candidate of a group, twice.  Oracle: runs, in tests.
//!
//! Tried: groups of two to four without a loop, a thirtieth less; groups in waves, no less.  On a board that a run has left
//! 550 groups are visited, where some 390 candidates change for two or three assumptions each.

use super::super::links::{FEW, Place, Set, Sets};
use super::groups::{Groups, Open};

/// The assumptions that candidates are true, or those that they are false: where each leads to.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    /// For each candidate from which of them it is true, and from which it is false.
    pub(super) trues: Sets,
    pub(super) falses: Sets,
    /// Assumptions that contradict themselves, or may; and those about candidates that have gone.
    pub(super) clashes: Set,
}

impl Sheet {
    /// Takes over what is known of the first candidates.
    pub(super) fn clone_from(&mut self, other: &Self, count: usize) {
        self.trues[..count].copy_from_slice(&other.trues[..count]);
        self.falses[..count].copy_from_slice(&other.falses[..count]);
        self.clashes = other.clashes;
    }

    /// Visits these groups, and all in which anything changes, until nothing does; see [`door`](super::door).
    #[inline(always)]
    pub(super) fn close_inline(&mut self, groups: &Groups, mut open: Open) {
        while open != Open::default() {
            for k in 0..open.len() {
                while open[k] != 0 {
                    let group = 64 * k + open[k].trailing_zeros() as usize;
                    self.visit(groups.members(group), &groups.of, &mut open);
                    // What has followed in it is all that follows.
                    open[k] &= !(1 << (group % 64));
                }
            }
        }
    }

    /// Says what follows among the candidates of a cell, or the places of a digit in a house; opens the groups of those of
    /// which more is known now.
    #[inline(always)]
    fn visit(&mut self, members: &[Place], groups_of: &[Open; FEW], open: &mut Open) {
        // From which assumptions at least one is left, and two; and any is true.
        let (mut one, mut two, mut any) = (Set::EMPTY, Set::EMPTY, Set::EMPTY);
        let mut clashes = self.clashes;
        for &member in members {
            let (is_true, is_false) =
                (&self.trues[usize::from(member)], &self.falses[usize::from(member)]);
            let left = Set::ALL.without(is_false);
            two.add_all(&one.and(&left));
            one.add_all(&left);
            clashes.add_all(&any.and(is_true));
            any.add_all(is_true);
        }
        clashes.add_all(&Set::ALL.without(&one));
        for &member in members {
            let (is_true, is_false) =
                (&mut self.trues[usize::from(member)], &mut self.falses[usize::from(member)]);
            let new_true = Set::ALL.without(is_false).without(&two).without(is_true);
            let new_false = any.without(is_true).without(is_false);
            is_true.add_all(&new_true);
            is_false.add_all(&new_false);
            clashes.add_all(&is_true.and(is_false));
            let mut new = new_true;
            new.add_all(&new_false);
            // Without a branch, since one in five has changed.
            let is_new = u64::from(!new.without(&clashes).is_empty());
            for (open, own) in open.iter_mut().zip(&groups_of[usize::from(member)]) {
                *open |= own & is_new.wrapping_neg();
            }
        }
        self.clashes = clashes;
    }
}
