//! A job for the stacks of a shape: all classes of moves with the same rho, and cycles of stacks of
//! the same lengths.  One sum over words serves all that they do to the columns.

use super::types::Type;
use ennea_symmetry::Permutation;
use num_bigint::BigUint;
use std::collections::BTreeMap;

/// For the types of what going around each cycle of stacks does to the columns: N! times the fixed
/// grids.
pub(super) type Table = BTreeMap<Vec<Type>, BigUint>;

/// A job: rho, and the length of the longest cycle of stacks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Job {
    pub(super) rows: Permutation,
    pub(super) longest: usize,
}

impl Job {
    /// Tests whether two stacks are exchanged.
    pub(super) fn exchanges(&self) -> bool {
        self.longest == 2
    }

    /// Tests whether stacks are exchanged and rho is an involution: then the colourings of whole
    /// graphs are asked for.
    pub(super) fn is_involution(&self) -> bool {
        self.exchanges() && self.rows.power(2).is_identity()
    }
}
