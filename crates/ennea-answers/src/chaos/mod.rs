//! Chaos inside Sudoku: formulas, solutions by the flow, escape rates, trajectories and maps.
//!
//! * [`formula`]: the formula of a puzzle or from a file, within the memory that is allowed.
//! * [`subject`]: what is followed and drawn, and the names of its variables.
//! * [`solve`], [`escape`], [`trajectory`], [`map`]: the four questions.
//! * [`figures`]: all figures of a set of well-known puzzles, by the commands that make them.

pub mod escape;
pub mod figures;
pub mod formula;
pub mod map;
pub mod solve;
pub mod subject;
pub mod trajectory;
