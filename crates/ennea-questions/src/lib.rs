//! The questions of ennea: a JSON object in, a JSON object out.
//!
//! ```text
//!   server:  POST /api/NAME --\
//!                              >--> Question: fields --> puzzle --> crate of answers --> JSON or a file
//!   worker:  postMessage -----/
//! ```
//!
//! * [`QUESTIONS`]: the table of questions; where a command asks the same, the answer is that of its `--json`.
//! * [`Problem`]: what is told where there is no answer.
//! * [`Watch`]: progress of a question that is being answered, its time, and the signal to stop.
//! * [`openapi`]: the description of all questions, and [`schema`], of an answer.
//!
//! Nothing here knows how a question came or where its answer goes.

mod fields;
mod given;
mod openapi;
mod pasted;
mod problem;
mod questions;
#[cfg(test)]
mod vectors;
mod watch;

pub use fields::{Field, Kind};
pub use openapi::{openapi, schema};
pub use problem::{Problem, Said};
pub use questions::{
    Answer, Answered, Length, MAIN, PAPER, PARTS, PLAY, QUESTIONS, Question, language_of, question,
};
pub use watch::{Steps, Story, Watch};
