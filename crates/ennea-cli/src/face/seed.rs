//! `--seed`, for all commands that draw something.

use crate::face::Output;
use clap::Args;
use ennea::random::SplitMix64;
use std::hash::{BuildHasher, RandomState};

/// Where randomness comes from.
#[derive(Debug, Args)]
pub(crate) struct Seed {
    /// Draw with this seed: the same for ever (default: one that is drawn and told).
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

impl Seed {
    /// The seed, and a generator with it; one that was not given is told on standard error.
    pub(crate) fn generator(&self, output: &Output) -> (u64, SplitMix64) {
        let seed = self.seed.unwrap_or_else(|| {
            // The standard library's hashes start from the system's randomness.
            let seed = RandomState::new().hash_one(());
            output.note(&format!("--seed {seed} repeats this"));
            seed
        });
        (seed, SplitMix64::new(seed))
    }
}
