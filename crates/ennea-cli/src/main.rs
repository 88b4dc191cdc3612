//! `ennea`, the command line of the Sudoku mathematics engine.
//!
//! This crate alone knows a terminal, a clock and exit codes; all mathematics is in the library.

mod commands;
mod face;

use clap::Parser;
use commands::{Arguments, rules};
use face::paint::When;
use face::{Exit, Failure, Output, interrupt, negative, paint, pool, speak, usage};
use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    paint::choose(paint::asked(env::args_os(), ["--color", "--colour"]).unwrap_or(When::Auto));
    let arguments = Arguments::try_parse().unwrap_or_else(|error| {
        speak(paint::asked(env::args_os(), ["--lang", "--language"]).unwrap_or_default());
        let refusal = rules::refusal(&error, env::args_os());
        let refusal = refusal.or_else(|| negative::refusal(&error, env::args_os()));
        if let Some(message) = refusal.or_else(|| usage::refusal(&error)) {
            Output { is_json: false }.error(&message);
            std::process::exit(Exit::WrongInput as i32);
        }
        error.exit()
    });
    paint::choose(arguments.color);
    speak(arguments.language);
    let mut output = Output { is_json: arguments.json };
    let result = pool::start(arguments.threads)
        .and_then(|()| interrupt::catch_signals())
        .and_then(|()| commands::run(&arguments.command, &mut output));
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
