//! The order language of the interactive solver: a line goes in, a reply of typed spans comes out.
//!
//! * [`parse`] understands a line: a [`Command`], or a [`Problem`] that says what was meant.
//! * [`Session`] holds the loaded quiz and carries orders out; what it needs from the world (files,
//!   the time, a way to be stopped, big counts) it asks of a [`Host`].
//! * [`Reply`] is what it says, for a face to colour; [`complete`] helps a line editor.
//! * [`ORDERS`] is the table behind `help`.
//! * What is said comes from [`ennea_words`]; names of orders are the same in every language.
//!
//! ```
//! use ennea_shell::{Session, TestHost};
//! let mut session = Session::default();
//! let mut host = TestHost::default();
//! session.line("1......4.2......", &mut host);
//! let reply = session.line("count", &mut host);
//! assert_eq!(reply.lines[0].to_string(), "3");
//! ```
//!
//! The orders `load-quiz`, `show`, `levels`, `run-mode`, `guess-mode`, `step`, `run`, `runtil`,
//! `runrun` and `bye` are those of SudokuSolver `[Readalps2021]`, and their reports are written in
//! its words, with one exact number where it chained machine words by `#`.  What we add stands
//! behind them in the table.
//!
//! This crate knows no terminal, opens no file and reads no clock.

mod arguments;
mod board;
mod command;
mod complete;
mod edit;
mod files;
mod help;
mod host;
mod orders;
mod parse;
mod place;
mod problem;
mod reading;
mod reason;
mod reply;
mod runs;
mod session;
mod suggest;
mod test_host;
mod view;

pub use command::{Command, Existing, Form, Question, RunMode, Singles, Source, View};
pub use complete::{Completion, complete, hint};
pub use host::Host;
pub use orders::{ORDERS, Order};
pub use parse::parse;
pub use place::Place;
pub use problem::Problem;
pub use reply::{Kind, Line, Refusal, Reply, Span};
pub use session::Session;
pub use test_host::TestHost;
