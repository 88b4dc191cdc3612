//! The commands, a file or folder each: options in, an answer asked for, lines out.

mod automorphisms;
mod bound;
mod canon;
mod catalog;
mod census;
mod chaos;
mod convert;
mod count;
mod equivalent;
mod explain;
mod hint;
mod make;
mod print;
mod rank;
mod rate;
mod reasoning;
mod sample;
mod shell;
mod shuffle;
mod solve;
mod unique;
mod unrank;
mod verify;

use crate::face::{Exit, Failure, Output};
use clap::Subcommand;

/// What `ennea` can be told to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Tell the whole story of a shape: grids, symmetries, essentially different grids.
    Census(census::Options),
    /// Solve puzzles: the solution, or that there is none or more than one.
    Solve(solve::Options),
    /// Count the solutions of puzzles, exactly.
    Count(count::Options),
    /// Bound the number of solutions by candidate counts, as with a pencil.
    Bound(bound::Options),
    /// Explain how to solve puzzles, step by step, as people do it.
    Explain(explain::Options),
    /// Give the next step from a puzzle, or from where somebody is stuck.
    Hint(hint::Options),
    /// Rate puzzles: how hard they are, on a scale with a name and a version.
    Rate(rate::Options),
    /// Make new puzzles with one solution: of a level, minimal, symmetric, for a technique.
    Make(make::Options),
    /// Print puzzles: a sheet or a book, as PDF, SVG, PNG or HTML.
    Print(print::Options),
    /// Convert puzzles from one file format to another.
    Convert(convert::Options),
    /// Find the canonical form: the least of all equivalent puzzles or grids.
    Canon(canon::Options),
    /// Find the automorphisms: the moves that leave a puzzle or grid as it is.
    Automorphisms(automorphisms::Options),
    /// Find a transformation that turns one puzzle or grid into another, or say no.
    Equivalent(equivalent::Options),
    /// Keep the first of each class of equivalent puzzles or grids.
    Unique(unique::Options),
    /// Number grids among all of their shape, or their classes (--ed).
    Rank(rank::Options),
    /// Make the grid, or with --ed the class, that has a number.
    Unrank(unrank::Options),
    /// Draw grids at random, each exactly as likely as the others.
    Sample(sample::Options),
    /// Shuffle a grid: random images of it, or how often it comes back.
    Shuffle(shuffle::Options),
    /// Count, or list, all essentially different 3x3 grids.
    Catalog(catalog::Options),
    /// Chaos inside Sudoku: a puzzle as a formula, and the formula as a flow.
    Chaos(chaos::Options),
    /// Climb the ladder of cross-checks: every number by at least two ways.
    Verify(verify::Options),
    /// Solve interactively, step by step: orders come from the terminal, a pipe or a script.
    Shell(shell::Options),
}

impl Command {
    /// Carries the command out.
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit, Failure> {
        match self {
            Self::Census(options) => census::run(options, output),
            Self::Solve(options) => solve::run(options, output),
            Self::Count(options) => count::run(options, output),
            Self::Bound(options) => bound::run(options, output),
            Self::Explain(options) => explain::run(options, output),
            Self::Hint(options) => hint::run(options, output),
            Self::Rate(options) => rate::run(options, output),
            Self::Make(options) => make::run(options, output),
            Self::Print(options) => print::run(options, output),
            Self::Convert(options) => convert::run(options, output),
            Self::Canon(options) => canon::run(options, output),
            Self::Automorphisms(options) => automorphisms::run(options, output),
            Self::Equivalent(options) => equivalent::run(options, output),
            Self::Unique(options) => unique::run(options, output),
            Self::Rank(options) => rank::run(options, output),
            Self::Unrank(options) => unrank::run(options, output),
            Self::Sample(options) => sample::run(options, output),
            Self::Shuffle(options) => shuffle::run(options, output),
            Self::Catalog(options) => catalog::run(options, output),
            Self::Chaos(options) => chaos::run(options, output),
            Self::Verify(options) => verify::run(options, output),
            Self::Shell(options) => shell::run(options, output),
        }
    }
}
