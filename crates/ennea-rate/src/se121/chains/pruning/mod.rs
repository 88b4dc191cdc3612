//! Pruning: leaves out what shows nothing, or nothing that is wanted, and so changes no rating.
//!
//! A search takes the least of its conclusions, and of equal ones the first.  That stays the same where all that is left out
//! has no conclusion, or none that would be taken, and the rest comes in the same order.
//!
//! ```text
//!   run(a)      what the run from assumption a finds, which ends at a clash
//!   closure(a)  the same to the end, whatever the order: all, where there is a clash
//!   least(A)    of all that each a in A leads to: the least sum of the statements of shortest paths there
//!
//!   a conclusion of A        is a clash in run(a), A = {a}, or what run(a) have in common, a in A
//!   run(a) <= closure(a)     so there is none where closure(a) has no clash, or closure(a) have nothing in common, a in A
//!   least(A) <= complexity   so none is taken where least(A) is too much
//! ```
//!
//! The order does not matter since candidates only go: all that is removed on some board is gone, or can be removed, on every
//! board with fewer, see [`no_harder`](super::super::no_harder).  So a closure on a later board is that of what is left of the
//! one before, and is only closed anew where that has changed.
//!
//! Of 450 runs of a search on the hardest puzzles 6 to 32 are needed.  Single chains are left out in the same way: those
//! without [`Prospects`](super::links::Prospects), and where a board before showed none, those without
//! [`new_links`](super::new_links).

mod at_once;
mod closures;
mod distances;
mod door;
mod groups;
mod sheet;

pub(super) use at_once::AtOnce;
pub(super) use closures::Closures;
pub(super) use distances::Distances;
