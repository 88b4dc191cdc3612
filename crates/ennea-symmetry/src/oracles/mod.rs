//! The simplest correct ways: a group by its generators alone, a canonical form by trying every move.
//!
//! They follow the definitions, and are the checks of formulas and of faster ways.

pub mod canonical;
pub mod closure;
