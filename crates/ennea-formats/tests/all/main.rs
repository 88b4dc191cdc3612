//! File formats read and written: samples, the law of round trips, what people paste, rules, refusals.
//!
//! All are one program, linked once; those of one file alone:
//!
//! ```text
//! cargo test -p ennea-formats --test all errors::
//! ```

mod around;
mod common;
mod constraints;
mod errors;
mod kept;
mod law;
mod lists;
mod pasted;
mod rules;
mod samples;
mod sheets;
mod told;
mod ways;
mod words;
