//! The commands, a file or folder each: options in, an answer asked for, lines out.

/// Declares commands, each with the module that has its options and runs it.
macro_rules! commands {
    ($(#[$attribute:meta])* $visibility:vis enum $type:ident {
        $($(#[$help:meta])* $command:ident = $module:ident,)+
    }) => {
        $(#[$attribute])*
        #[derive(Debug, clap::Subcommand)]
        $visibility enum $type {
            $($(#[$help])* $command($module::Options),)+
        }

        /// Carries a command out.
        pub(crate) fn run(command: &$type, output: &mut Output) -> Result<Exit, Failure> {
            match command {
                $($type::$command(options) => $module::run(options, output),)+
            }
        }
    };
}

mod automorphisms;
mod bound;
mod canon;
mod catalog;
mod census;
mod chaos;
mod clues;
mod completions;
mod convert;
mod count;
mod equivalent;
mod explain;
mod hint;
mod make;
mod man;
mod print;
mod rank;
mod rate;
mod reasoning;
pub(crate) mod rules;
mod sample;
mod serve;
mod shell;
mod shuffle;
mod solve;
mod unique;
mod units;
mod unrank;
mod verify;

use crate::face::paint::When;
use crate::face::{Exit, Failure, Output, names, offering, rows};
use clap::Parser;
use ennea_words::Language;

/// The Sudoku mathematics engine: counts, classifies, indexes, solves, explains, makes and prints Sudokus, exactly.
#[derive(Debug, Parser)]
#[command(
    name = "ennea",
    bin_name = "ennea",
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
                  ennea serve --open  the same in a browser, and more\n             \
                  ennea verify        every number by at least two ways\n\n\
                  Exit codes: 0 done or yes; 1 no, or a check failed; 2 wrong usage or input; 130 interrupted."
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Print JSON instead of text: one object, or one a line; big integers as decimal strings.
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// Use this many threads; the answers are the same for any number (default: all cores).
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    /// Colour messages, results of checks and the shell: auto, always or never.
    #[arg(
        long,
        global = true,
        visible_alias = "colour",
        value_name = "WHEN",
        value_parser = names::<When>(),
        default_value = "auto",
        hide_possible_values = true
    )]
    pub(crate) color: When,

    /// The language of what is said.
    #[arg(
        long = "lang",
        global = true,
        visible_alias = "language",
        value_name = "CODE",
        value_parser = offering::<Language>(rows::<Language>()),
        default_value = "en",
        hide_possible_values = true,
        help = languages()
    )]
    pub(crate) language: Language,
}

/// Help of `--lang`.
fn languages() -> String {
    let codes: Vec<&str> = Language::all().map(Language::code).collect();
    format!(
        "The language of what is said, {}: steps, notes, refusals, the census, all of the shell; a tag such as \
         de-AT takes the best there is, and help is English",
        codes.join(", ")
    )
}

commands! {
    /// What `ennea` can be told to do.
    pub(crate) enum Command {
        /// Tell the whole story of a shape: grids, symmetries, essentially different grids.
        Census = census,
        /// Solve puzzles: the solution, or that there is none or more than one.
        Solve = solve,
        /// Count the solutions of puzzles, exactly.
        Count = count,
        /// Bound the number of solutions by candidate counts, as with a pencil.
        Bound = bound,
        /// Explain how to solve puzzles, step by step, as people do it.
        Explain = explain,
        /// Give a hint to the next digit, from a puzzle or from where somebody is stuck.
        Hint = hint,
        /// Rate puzzles: how hard they are, on a scale with a name and a version.
        Rate = rate,
        /// Make new puzzles with one solution: of a level, minimal, symmetric, for a technique.
        Make = make,
        /// Print puzzles: a sheet or a book, as PDF, SVG, PNG or HTML.
        Print = print,
        /// Convert puzzles from one file format to another.
        Convert = convert,
        /// Find the canonical form: the least of all equivalent puzzles or grids.
        Canon = canon,
        /// Find the automorphisms: the moves that leave a puzzle or grid as it is.
        Automorphisms = automorphisms,
        /// Find a transformation that turns one puzzle or grid into another, or say no.
        Equivalent = equivalent,
        /// Keep the first of each class of equivalent puzzles or grids.
        Unique = unique,
        /// Number grids among all of their shape, or their classes (--ed).
        Rank = rank,
        /// Make the grid, or with --ed the class, that has a number.
        Unrank = unrank,
        /// Draw grids at random, each exactly as likely as the others.
        Sample = sample,
        /// Shuffle a grid: random images of it, or how often it comes back.
        Shuffle = shuffle,
        /// Count, or list, all essentially different 3x3 grids.
        #[command(subcommand)]
        Catalog = catalog,
        /// Long computations in parts, on one machine or many: a plan, parts, their sum.
        #[command(subcommand)]
        Units = units,
        /// Clues: the fewest of a grid, its unavoidable sets, the backdoors of a puzzle.
        #[command(subcommand)]
        Clues = clues,
        /// Chaos inside Sudoku: a puzzle as a formula, and the formula as a flow.
        #[command(subcommand)]
        Chaos = chaos,
        /// Climb the ladder of cross-checks: every number by at least two ways.
        Verify = verify,
        /// Solve interactively, step by step: orders come from the terminal, a pipe or a script.
        Shell = shell,
        /// Serve the page: play, learn, make, print and explore in a browser, on this machine.
        Serve = serve,
        /// Print the completions of a shell: what Tab offers.
        Completions = completions,
        /// Write the manual pages.
        Man = man,
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
