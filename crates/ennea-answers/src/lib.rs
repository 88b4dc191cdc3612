//! The questions that people ask ennea, a file for each: plain data in, plain data out.
//!
//! A face (the terminal, the shell, a page, Python) turns what is typed into a question, and an
//! answer into what is seen.  What lies between is here, once: which method serves, what is
//! checked, how an answer is spelled in JSON.  Nothing here prints, reads a clock or opens a file;
//! work that can take long reports to a [`Progress`](ennea::progress::Progress) and stops when it
//! says so.
//!
//! Answers are `Serialize`: their JSON is what `ennea --json` prints.  [`wire`] has the types that
//! they share.  With the feature `schema` there are JSON Schemas of them, in the module `schema`.

pub mod bound;
pub mod candidates;
pub mod canonical;
pub mod catalogue;
pub mod census;
pub mod chaos;
pub mod classes;
pub mod clues;
pub mod estimates;
pub mod files;
pub mod jobs;
pub mod make;
pub mod page;
mod range;
pub mod rank;
pub mod rate;
pub mod reasoning;
mod recent;
pub mod refusal;
#[cfg(feature = "schema")]
pub mod schema;
pub mod served;
pub mod shuffle;
pub mod solutions;
pub mod text;
pub mod units;
pub mod verify;
pub mod wire;
