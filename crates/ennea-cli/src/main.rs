//! `ennea`, the command line of the Sudoku mathematics engine.
//!
//! This crate alone knows a terminal, a clock and exit codes; all mathematics is in the library.

mod automorphisms;
mod batch;
mod bound;
mod canon;
mod canonical;
mod catalog;
mod census;
mod chaos;
mod convert;
mod count;
mod draft;
mod ends;
mod equivalent;
mod exit;
mod explain;
mod gather;
mod hint;
mod input;
mod interrupt;
mod make;
mod number;
mod output;
mod print;
mod rank;
mod rate;
mod reasoning;
mod sample;
mod seed;
mod shell;
mod shuffle;
mod solve;
mod solvers;
mod unique;
mod unrank;
mod verify;

use clap::{Parser, Subcommand};
use exit::{Exit, Failure};
use output::Output;
use std::process::ExitCode;

/// The Sudoku mathematics engine: counts, classifies, indexes, solves, explains, makes and prints Sudokus, exactly.
#[derive(Debug, Parser)]
#[command(
    name = "ennea",
    version,
    arg_required_else_help = true,
    max_term_width = 80,
    after_help = "Start with:  ennea census        the whole story of the classic 9x9 grids\n             \
                  ennea census 2x2    the same for 4x4 grids, every step shown\n             \
                  ennea solve FILE    the solution of each puzzle in a file\n             \
                  ennea explain FILE  how people solve them, step by step\n             \
                  ennea make -n 6     six new puzzles; print -o FILE.pdf puts them on paper\n             \
                  ennea count PUZZLE  how many solutions it has\n             \
                  ennea shell         the interactive solver\n             \
                  ennea verify        every number by at least two ways\n\n\
                  Exit codes: 0 done or yes; 1 no, or a check failed; 2 wrong usage or input; 130 interrupted."
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,

    /// Print JSON instead of text: one object, or one a line; big integers as decimal strings.
    #[arg(long, global = true)]
    json: bool,

    /// Use this many threads; the answers are the same for any number (default: all cores).
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

#[derive(Debug, Subcommand)]
enum Command {
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

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut output = Output::new(arguments.json);
    let threads = arguments.threads.unwrap_or(0).into();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build_global();
    let result = pool
        .map_err(|error| Failure::Input(format!("cannot start {threads} threads: {error}")))
        .and_then(|()| match &arguments.command {
            Command::Census(options) => census::run(options, &mut output),
            Command::Solve(options) => solve::run(options, &output),
            Command::Count(options) => count::run(options, &output),
            Command::Bound(options) => bound::run(options, &output),
            Command::Explain(options) => explain::run(options, &mut output),
            Command::Hint(options) => hint::run(options, &mut output),
            Command::Rate(options) => rate::run(options, &mut output),
            Command::Make(options) => make::run(options, &output),
            Command::Print(options) => print::run(options, &mut output),
            Command::Convert(options) => convert::run(options, &mut output),
            Command::Canon(options) => canon::run(options, &output),
            Command::Automorphisms(options) => automorphisms::run(options, &output),
            Command::Equivalent(options) => equivalent::run(options, &mut output),
            Command::Unique(options) => unique::run(options, &output),
            Command::Rank(options) => rank::run(options, &output),
            Command::Unrank(options) => unrank::run(options, &output),
            Command::Sample(options) => sample::run(options, &output),
            Command::Shuffle(options) => shuffle::run(options, &mut output),
            Command::Catalog(options) => catalog::run(options, &mut output),
            Command::Chaos(options) => chaos::run(options, &mut output),
            Command::Verify(options) => verify::run(options, &mut output),
            Command::Shell(options) => shell::run(options, &mut output),
        });
    match result {
        Ok(exit) => exit.into(),
        Err(Failure::ClosedPipe) => Exit::Done.into(),
        Err(Failure::Interrupted) => Exit::Interrupted.into(),
        Err(Failure::Input(message)) => {
            output.error(&message);
            Exit::WrongInput.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn every_option_has_help() {
        fn check(command: &clap::Command) {
            for argument in command.get_arguments() {
                assert!(argument.get_help().is_some(), "{}", argument.get_id());
            }
            command.get_subcommands().for_each(check);
        }
        let mut command = Arguments::command();
        command.build();
        check(&command);
        command.debug_assert();
    }
}
