//! The questions, a file for each room of them: arguments in, answers out; what is known stays in
//! `ennea-answers`.

pub(crate) mod catalogue;
pub(crate) mod census;
pub(crate) mod chaos;
pub(crate) mod clues;
pub(crate) mod files;
pub(crate) mod making;
pub(crate) mod paper;
pub(crate) mod reasoning;
pub(crate) mod solutions;
pub(crate) mod symmetry;
pub(crate) mod units;
