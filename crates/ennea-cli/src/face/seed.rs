//! `--seed`, for all commands that draw something.

use crate::face::{Output, language};
use clap::Args;
use ennea::random::{SplitMix64, seed};
use ennea_words::say;
use std::convert::Infallible;
use std::hash::{BuildHasher, RandomState};

/// Where randomness comes from.
#[derive(Debug, Args)]
pub(crate) struct Seed {
    /// Draw with this seed, a number or any text: the same for ever (default: a number that is drawn and
    /// told).
    ///
    /// A text that is no number from 0 to 2^64 - 1 stands for its hash FNV-1a of 64 bits.
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = |text: &str| Ok::<_, Infallible>(seed(text)))]
    seed: Option<u64>,
}

impl Seed {
    /// Tests whether one was given.
    pub(crate) fn is_given(&self) -> bool {
        self.seed.is_some()
    }

    /// The seed, and a generator with it; one that was not given is told on standard error.
    pub(crate) fn generator(&self, output: &Output) -> (u64, SplitMix64) {
        let seed = self.seed.unwrap_or_else(|| {
            // The standard library's hashes start from the system's randomness.
            let seed = RandomState::new().hash_one(());
            output.note(&say!(language(), "note-seed", seed = seed.to_string()));
            seed
        });
        (seed, SplitMix64::new(seed))
    }
}
