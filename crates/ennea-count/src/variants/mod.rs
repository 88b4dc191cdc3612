//! Counts the grids of Sudoku variants, and how many of them are essentially different.
//!
//! ```text
//!   grids / N!            =  exact covers of the cells by N templates
//!   essentially different =  1/|G|  sum over the conjugacy classes of G of  size x fixed grids
//!   fixed grids of g      =  exact covers of the cell orbits of g by template orbits
//! ```
//!
//! A rule that speaks of one digit at a time only takes templates away, so one method serves all rules:
//! [`covers`](super::covers) counts, `pieces` says what is covered.  Where there are many templates, all grids are counted faster:
//! [`clued`] takes a few extra houses as the clues of puzzles, [`bands`] goes by the fillings of a band.  The three
//! share no code, and each is the check of the others.
//! Oracles, which share no code with them but for `seeds`, the first fillings of `clued` and `fillings`:
//!
//! * [`fillings`] counts all grids cell by cell;
//! * [`orbit_filling`](super::oracles::orbit_filling) counts fixed grids along the orbits of cells;
//! * [`oracles::variants`](super::oracles::variants) writes all grids of 4x4 and 6x6 down and joins them.
//!
//! Rules between digits, such as non-consecutive, allow few relabellings and have few grids: `walk` finds them
//! one by one.
//!
//! Source: sums over classes as in `[RJ2006]`; the published values are in `published::variants`.

pub mod bands;
mod census;
pub mod clued;
pub mod fillings;
mod pieces;
mod seeds;
mod walk;

pub use census::{Census, CensusClass, CensusError, Method, census, reduced_grid_count};

#[cfg(test)]
mod tests;
