//! Counting grids: all of them, and those that a symmetry fixes; essentially different ones.
//!
//! What is counted is counted in at least two ways that share no code; the sum of Burnside's lemma,
//! where orbits are too many to be joined, is held by its parts, by divisibility and by small shapes.
//!
//! | number | by | its oracle, in [`oracles`] |
//! |---|---|---|
//! | grids | [`column_sets`]; of 3xC also [`by_stacks`] | [`enumerate`], [`completions`], [`two_columns`] |
//! | fixed grids | [`fixed`] by exact [`covers`]; [`factorisations`] stack by stack | [`orbit_filling`] |
//! | essentially different grids | [`essentially_different`] by [`burnside`] | [`orbits`] |
//! | the same under rules of variants | [`variants`] | [`oracles::variants`] |
//! | solutions of a puzzle | [`puzzles`] by bands; by templates; [`all_grids`] | solvers, in other crates |
//! | Latin squares and their main classes | [`latin`] | in two ways each there |
//! | the fewest clues of a grid | [`hitting`] | [`clues`], which also lists the minimal puzzles of 2x2 |
//!
//! [`enumerate`]: oracles::enumerate
//! [`completions`]: oracles::completions
//! [`two_columns`]: oracles::two_columns
//! [`orbit_filling`]: oracles::orbit_filling
//! [`orbits`]: oracles::orbits
//! [`clues`]: oracles::clues

pub mod all_grids;
pub mod burnside;
pub mod by_stacks;
pub mod column_sets;
pub mod covers;
mod each;
mod essentially_different;
pub mod factorisations;
pub mod first_bands;
pub mod fixed;
pub mod hitting;
mod in_order;
pub mod latin;
pub mod oracles;
mod orders;
pub mod puzzles;
pub mod variants;

pub use essentially_different::{
    essentially_different, fixed_grids, is_by_colourings, is_within_reach,
};
