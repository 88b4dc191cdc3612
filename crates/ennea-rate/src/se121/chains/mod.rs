//! Chains: what follows from a candidate being true, or false.
//!
//! Two links make all chains.  *True to false*: the other candidates of the cell, then the same
//! digit in the box, row and column.  *False to true*: the only other candidate of the cell, then
//! the only other place of the digit in the box, row, column.  From these:
//!
//! | search | file | looks for | base |
//! |---|---|---|---|
//! | cycles, forcing chains | [`unary`] | single paths back to where they start | 6.5, 6.6, 7.0 |
//! | Nishio | [`multiple`] | a candidate from which one digit contradicts itself | 7.5 |
//! | multiple | [`multiple`] | what all candidates of a cell, all places of a digit lead to | 8.0 |
//! | dynamic | [`multiple`] | the same, and contradictions, with what became false removed | 8.5 |
//! | dynamic (+) | [`advanced`] | the same, with locked candidates, pairs and X-Wings added | 9.0 |
//! | nested | [`nested`] | the same, with chains inside chains added | 9.5 to 11.0 |
//!
//! The *complexity* of a conclusion is the number of statements that it rests on: for each chain
//! the different statements among its ancestors, itself included, and once for each different chain
//! inside it that chain's complexity.  A tenth is added for each of 4, 6, 8, 12, 16, 24, ... that
//! complexity - 2 exceeds.  Of all conclusions the one with the least difficulty is taken; then the
//! least complexity; then by kind (double 1, X 2, Y 3, both 4, cell 5, house 6, contradiction 7);
//! then the first found.
//!
//! Rooms: [`links`] between candidates and the paths along them; the [`run`] from one assumption; [`counting`] what a
//! conclusion rests on; [`pruning`] what shows nothing.

mod advanced;
mod array;
mod by_patterns;
mod conclusion;
mod counting;
mod cycles;
mod lasting_steps;
mod links;
pub(super) mod multiple;
mod nested;
mod new_links;
mod paths;
mod pruning;
mod reason;
mod run;
mod runs;
mod search;
mod selection;
#[cfg(test)]
mod tests;
mod tree;
mod unary;

pub(super) use lasting_steps::LastingSteps;
pub(super) use nested::new_runs;
pub(super) use new_links::NewLinks;
pub(super) use runs::Runs;
pub(super) use search::Search;
pub(super) use selection::Least;

use ennea_base::Bits;

/// A set of candidates, by [`Candidate::bit`](super::candidate::Candidate::bit).
type Candidates = Bits<16>;
