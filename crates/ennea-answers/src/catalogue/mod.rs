//! The catalogue of all essentially different 3x3 grids, counted by enumerating them: in shards,
//! which several machines can share, from checkpoint to checkpoint.
//!
//! * [`Shard`], [`Done`]: which parts of the work there are, and which are done.
//! * [`State`]: both with what was found, and the text of a checkpoint.
//! * [`go_on`]: counts what is left; [`merge`]: adds the shards up.
//! * [`Report`]: what is said at the end, with its checks.
//! * [`Canonical`]: a line of the list of all of them.

mod checkpoint;
mod count;
mod done;
mod merge;
mod report;
mod shard;

pub use checkpoint::State;
pub use count::go_on;
pub use done::Done;
pub use merge::merge;
pub use report::{Report, Row};
pub use shard::Shard;

use crate::wire;
use ennea::catalog::classes::Class;
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
    /// How many automorphisms it has.
    #[serde(with = "wire::Text")]
    pub automorphisms: u32,
}

impl Canonical {
    /// The grid of a class that has this rank.
    pub fn new(rank: u64, class: &Class) -> Self {
        Self { rank, grid: wire::line(&class.digits), automorphisms: class.automorphisms }
    }
}
