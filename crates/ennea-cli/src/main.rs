//! `ennea`, the command line of the Sudoku mathematics engine.
//!
//! This crate alone knows a terminal, a clock and exit codes; all mathematics is in the library.

mod commands;
mod face;

use clap::Parser;
use commands::Command;
use face::{Exit, Failure, Output};
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

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut output = Output::new(arguments.json);
    let threads = arguments.threads.unwrap_or(0).into();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build_global();
    let result = pool
        .map_err(|error| Failure::Input(format!("cannot start {threads} threads: {error}")))
        .and_then(|()| arguments.command.run(&mut output));
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
