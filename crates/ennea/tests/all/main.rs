//! The library held to its laws, its oracles and its cases, through its public door.
//!
//! All are one program, linked once; those of one file alone:
//!
//! ```text
//! cargo test -p ennea --test all count_rules::
//! ```

mod across;
mod count_rules;
mod descents;
mod effort;
mod hints;
mod hodoku;
mod laws;
mod logic;
mod logic_rules;
mod minutes;
mod puzzles;
mod rate;
mod rate_proofs;
mod solve;
mod solve_rules;
mod splits;
mod text;
