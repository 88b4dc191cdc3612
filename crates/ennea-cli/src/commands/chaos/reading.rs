//! `--reading`, and the formula of a puzzle.

use clap::{Args, ValueEnum};
use ennea::chaos;

/// Which clauses count how often.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Reading {
    /// Whether equal clauses count as often as they come up.
    #[arg(long, value_enum, value_name = "NAME", default_value = "raw")]
    reading: Name,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Name {
    /// Every clause of every constraint, as in the paper.
    Raw,
    /// Two candidates that exclude each other do so once.
    Distinct,
}

impl Reading {
    pub(super) fn get(self) -> chaos::Reading {
        match self.reading {
            Name::Raw => chaos::Reading::Raw,
            Name::Distinct => chaos::Reading::Distinct,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self.reading {
            Name::Raw => "raw",
            Name::Distinct => "distinct",
        }
    }
}
