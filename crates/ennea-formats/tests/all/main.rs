//! File formats read and written: samples, round trips, rules, refusals.
//!
//! All are one program, linked once; those of one file alone:
//!
//! ```text
//! cargo test -p ennea-formats --test all errors::
//! ```

mod errors;
mod round_trips;
mod rules;
mod samples;
