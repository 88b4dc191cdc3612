//! The furniture that commands share: what comes in, what goes out, and how a run ends.

mod bar;
pub(crate) mod batch;
mod deadline;
mod draft;
mod exit;
pub(crate) mod gather;
mod input;
pub(crate) mod interrupt;
pub(crate) mod ledger;
mod names;
pub(crate) mod negative;
mod output;
pub(crate) mod paint;
pub(crate) mod pool;
mod seed;
mod text;
mod tongue;
pub(crate) mod usage;
pub(crate) mod wildcard;
pub(crate) mod wrap;

pub(crate) use bar::{Bar, clear, drawn};
pub(crate) use deadline::{Deadline, seconds};
pub(crate) use draft::{Draft, save};
pub(crate) use exit::{Exit, Failure};
pub(crate) use input::{
    Bad, Entry, Given, Inputs, Item, Query, Reading, SingleGrid, Sink, Source, cannot_read,
    left_out, of_nothing, read, read_rules, reason, why,
};
pub(crate) use interrupt::CtrlC;
pub(crate) use names::{Offering, names, names_where, of_ending, offering, rows};
pub(crate) use output::{NoJson, Output, json_line, message};
pub(crate) use paint::Paint;
pub(crate) use seed::Seed;
pub(crate) use text::{open, read_text, unmarked};
pub(crate) use tongue::{LABELS, hinted, labelled, language, no_grid, no_solution, speak};
