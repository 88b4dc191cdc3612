//! Numbers that are not counted but estimated, with their standard errors: never a count, and never
//! written like one.

use crate::wire::{self, conflict};
use ennea::estimate::{self, Estimate, Tally};
use ennea::progress::{Progress, Stopped};
use ennea::{Puzzle, Shape};
use serde::Serialize;
use std::f64::consts::LN_10;
use std::fmt;

/// An estimate.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Estimated {
    /// The estimate with its standard error in brackets, in units of the last digit:
    /// `"5.943(98) x 10^98"`; null if no trial has found anything.
    pub estimate: Option<String>,
    /// Its decimal logarithm.
    pub log10: Option<f64>,
    /// The standard error, divided by the estimate.
    pub relative_error: Option<f64>,
    /// Number of trials of equal weight that would say as much.
    pub effective: Option<f64>,
    /// Number of trials.
    pub trials: u64,
    /// Their seed, a decimal string.
    #[serde(with = "wire::Digits")]
    pub seed: u64,
    /// Proof that there is no solution, in words: two clues, a cell or a house; absent if there is one, or
    /// only a search tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<String>,
    #[serde(skip)]
    found: Option<Estimate>,
}

impl Estimated {
    pub(crate) fn new(tally: &Tally, seed: u64) -> Self {
        let found = tally.estimate();
        let rounded = |of: fn(Estimate) -> f64, places: i32| {
            let unit = 10_f64.powi(places);
            found.map(|found| (of(found) * unit).round() / unit)
        };
        Self {
            estimate: found.map(|found| found.to_string()),
            log10: rounded(|found| found.ln / LN_10, 8),
            relative_error: rounded(|found| found.relative_error, 8),
            effective: rounded(|found| found.effective, 1),
            trials: tally.trials(),
            seed,
            conflict: None,
            found,
        }
    }

    /// The estimate itself.
    pub fn found(&self) -> Option<Estimate> {
        self.found
    }
}

impl fmt::Display for Estimated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.estimate {
            Some(estimate) => f.write_str(estimate),
            None => write!(f, "nothing found in {} trials", self.trials),
        }
    }
}

/// The number of solutions of a puzzle, estimated by this many crowds.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn solutions(
    puzzle: &Puzzle,
    crowds: u64,
    seed: u64,
    progress: &dyn Progress,
) -> Result<Estimated, Stopped> {
    let estimated = Estimated::new(&estimate::solutions(puzzle, crowds, seed, progress)?, seed);
    Ok(Estimated { conflict: conflict(puzzle), ..estimated })
}

/// The number of grids of a shape, estimated by this many trials.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn grids(
    shape: Shape,
    trials: u64,
    seed: u64,
    progress: &dyn Progress,
) -> Result<Estimated, Stopped> {
    // A shape and its transposed one have equally many grids; R <= C needs fewer trials.
    let wide = if shape.box_rows() > shape.box_columns() { shape.transposed() } else { shape };
    Ok(Estimated::new(&estimate::grids(wide, trials, seed, progress)?, seed))
}
