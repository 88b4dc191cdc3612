//! Almost locked sets: n cells of a house with n + 1 candidates.
//!
//! Two sets without a common cell are *linked* by a digit if all its places in the one see all its
//! places in the other: it is in one of them at most, and the other one is then locked.  Sets are
//! numbered house by house (rows, columns, boxes), in each in the order of their cells, a set
//! before those that extend it; each counts once.  Links go from a set to a later one, in order of
//! both.

mod chain;
mod pairs;
mod sets;

pub(super) use chain::chain;
pub(super) use pairs::{wing, xz};
pub(super) use sets::Almost;
