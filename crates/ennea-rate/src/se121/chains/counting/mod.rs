//! Counting: how many statements a conclusion rests on.
//!
//! ```text
//!   ancestors(s) = {s} + ancestors(p) for each parent p of s
//! ```
//!
//! A chain counts their number, and each different chain inside it once.

pub(super) mod ancestor_sets;
mod ancestors;
mod outline;

pub(super) use ancestors::{Ancestors, Claim, sides};
pub(super) use outline::{Draft, Outline};
