//! The simplest correct ways to count: each is the check of faster ones, with which it shares no code.
//!
//! They follow the definitions, and are slow: meant for 2x2, 2x3 and the smallest of what comes after.

pub mod clues;
pub mod completions;
pub mod enumerate;
pub mod orbit_filling;
pub mod orbits;
pub mod two_columns;
pub mod variants;
