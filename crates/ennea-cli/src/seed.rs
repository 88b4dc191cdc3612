//! The seed of a random command: given, or drawn and told.

use crate::gather::report;
use clap::Args;
use ennea::random::SplitMix64;
use std::hash::{BuildHasher, RandomState};

/// Where randomness comes from.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Seed {
    /// Repeat what was printed with this seed (default: one is drawn, and noted).
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

impl Seed {
    /// The generator; a seed that is drawn is noted on standard error.
    pub(crate) fn generator(self) -> SplitMix64 {
        let seed = self.seed.unwrap_or_else(|| {
            // Its keys are as random as the system makes them.
            let seed = RandomState::new().hash_one(());
            report(&format!("note: --seed {seed} repeats this"));
            seed
        });
        SplitMix64::new(seed)
    }
}
