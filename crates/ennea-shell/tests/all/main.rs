//! The interactive solver, talked to.
//!
//! All are one program, linked once; those of one file alone:
//!
//! ```text
//! cargo test -p ennea-shell --test all language::
//! ```

mod language;
mod languages;
mod replay;
mod transcripts;
