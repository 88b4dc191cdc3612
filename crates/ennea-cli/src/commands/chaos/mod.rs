//! `ennea chaos`: a puzzle as a formula, the formula as a flow, and how long its chaos lasts.
//!
//! * `formula`, `solve`, `escape`, `trajectory`, `map`: a question of [`ennea_answers::chaos`] each.
//! * `figures`: all figures of a set of well-known puzzles; `gallery`: those of `escape`.
//! * `given`: what they share: puzzles or a formula in a file, and how the flow is followed.
//! * `picture`: the file of a figure.

mod escape;
mod figures;
mod formula;
mod gallery;
mod given;
mod map;
mod picture;
mod solve;
mod trajectory;

use crate::face::{Exit, Failure, Output};

commands! {
    /// Chaos inside Sudoku.
    pub(crate) enum Options {
        /// Write the formula of puzzles in conjunctive normal form, as DIMACS.
        Formula = formula,
        /// Solve puzzles, or any formula, by a chaotic flow.
        Solve = solve,
        /// Measure the escape rate of the chaos: how hard a puzzle is for the flow.
        Escape = escape,
        /// Follow a trajectory: the spins of a cell, or of the whole grid, over time.
        Trajectory = trajectory,
        /// Map where starts lead: two spins are scanned, all others stay.
        Map = map,
        /// Make all figures of a set of well-known puzzles, and a page with them.
        Figures = figures,
    }
}
