//! The catalogue of all essentially different 3x3 grids.
//!
//! * [`Report`]: what is said at the end of counting them one by one, with its checks.
//! * [`Canonical`]: a line of the list of all of them.

mod report;

pub use report::{Report, Row, checks, grids, rows};

use crate::wire;
use ennea::catalog::classes::Class;
use ennea::text;
use serde::Serialize;

/// A canonical grid and its place in the list of all of them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Canonical {
    /// Its rank, from 0 on.
    #[serde(with = "wire::Text")]
    pub rank: u64,
    /// The grid in one line.
    pub grid: String,
    /// Number of its automorphisms.
    #[serde(with = "wire::Text")]
    pub automorphisms: u32,
}

impl Canonical {
    /// The grid of a class that has this rank.
    pub fn new(rank: u64, class: &Class) -> Self {
        Self {
            rank,
            grid: text::line_of_numbers(&class.digits),
            automorphisms: class.automorphisms,
        }
    }
}
