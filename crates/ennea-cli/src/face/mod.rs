//! The furniture that commands share: what comes in, what goes out, and how a run ends.

pub(crate) mod batch;
pub(crate) mod deadline;
pub(crate) mod draft;
pub(crate) mod exit;
pub(crate) mod gather;
pub(crate) mod input;
pub(crate) mod interrupt;
pub(crate) mod names;
pub(crate) mod output;
pub(crate) mod seed;
