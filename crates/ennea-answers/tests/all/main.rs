//! Answers in words: steps of ratings and of reasoning.
//!
//! All are one program, linked once; those of one file alone:
//!
//! ```text
//! cargo test -p ennea-answers --test all rated::
//! ```

mod rated;
mod words;
