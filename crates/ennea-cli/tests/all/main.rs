//! The command line, run as people run it: output, standard error, exit codes.
//!
//! All are one program, linked once; those of one file alone:
//!
//! ```text
//! cargo test -p ennea-cli --test all canon::
//! ```

mod canon;
mod catalog;
mod catalog_list;
mod census;
mod chaos;
mod clues;
mod completions;
mod convert;
mod english;
mod essays;
mod explain;
mod figures;
mod help;
mod inputs;
mod killed;
mod languages;
mod links;
mod make;
mod pipes;
mod print;
mod rank;
mod rate;
mod rules;
mod rules_census;
mod schema;
mod serve;
mod setters;
mod shell;
mod shuffle;
mod solve;
mod stopping;
mod systems;
mod tool;
mod units;
mod verify;
