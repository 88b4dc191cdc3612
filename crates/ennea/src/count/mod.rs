//! Counting grids: all of them, and those that a symmetry fixes; essentially different ones.
//!
//! What is counted is counted in at least two ways that share no code; the sum of Burnside's lemma,
//! where orbits are too many to be joined, is held by its parts, by divisibility and by small shapes.
//!
//! | number | by |
//! |---|---|
//! | grids | [`enumerate`]; [`first_bands`] with [`completions`]; [`column_sets`]; [`fixed`] (the identity) |
//! | grids of 3xC | [`column_sets`]; [`by_stacks`] |
//! | bands of 2xC, transposed | [`column_sets`]; [`two_columns`] |
//! | fixed grids | [`fixed`] by exact covers; [`fixed::orbit_filling`]; [`factorisations`] stack by stack |
//! | solutions of a puzzle | [`puzzles`] by bands; by templates; [`all_grids`] |
//! | essentially different grids | [`essentially_different`] by [`burnside`]; [`orbits`] |
//! | Latin squares and their main classes | [`latin`], in two ways each |
//! | the fewest clues of a grid | [`hitting`]; [`clues`], which also lists the minimal puzzles of 2x2 |

pub mod all_grids;
pub mod burnside;
pub mod by_stacks;
pub mod clues;
pub mod column_sets;
pub mod completions;
pub mod enumerate;
mod essentially_different;
pub mod factorisations;
pub mod first_bands;
pub mod fixed;
pub mod hitting;
pub mod latin;
pub mod orbits;
mod orders;
pub mod puzzles;
pub mod two_columns;
pub mod variants;

pub use essentially_different::{
    essentially_different, fixed_grids, is_by_colourings, is_within_reach,
};
