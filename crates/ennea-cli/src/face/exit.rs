//! Ends of a command: exit codes, and failures with their messages.

use crate::face::{language, why};
use ennea::progress::Stopped;
use ennea_answers::refusal::Refusal;
use ennea_words::{Told, say};
use std::io;
use std::process::ExitCode;

/// Exit of a command that ran, as scripts see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Done, or yes.
    #[default]
    Done = 0,
    /// No: a check failed, a puzzle has no solution or several.
    No = 1,
    /// Wrong usage or input.
    WrongInput = 2,
    /// Interrupted by the user.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why a command stopped before its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads the output any more; that is no error.
    ClosedPipe,
    /// Ctrl-C; what was finished before has been written.
    Interrupted,
    /// Wrong input, with what to say about it.
    Input(String),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Input(refusal.told(language()))
    }
}

impl From<Stopped> for Failure {
    fn from(Stopped: Stopped) -> Self {
        Self::Interrupted
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Input(say!(language(), "cannot-write", why = why(&error))),
        }
    }
}
