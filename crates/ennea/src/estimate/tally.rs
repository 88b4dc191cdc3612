//! Sums of weights that are too great for a number of the machine: by their logarithms.
//!
//! With weights w = e^x and the greatest x so far in front, m,
//!
//! ```text
//!   S1 = sum of e^(x - m),   S2 = sum of e^(2 (x - m)),   n trials
//!   mean = e^m S1 / n,   standard error of the mean / mean = sqrt((n S2 / S1^2 - 1) / (n - 1))
//!   effective number of trials = S1^2 / S2
//! ```
//!
//! Source: `[Owen2013]`, chapter 9.

use std::fmt;

/// Weights of trials, summed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    trials: u64,
    /// The greatest logarithm of a weight; less than all numbers if all weights are 0.
    greatest: f64,
    /// Sums of the weights and of their squares, divided by e^greatest and its square.
    sums: [f64; 2],
}

impl Default for Tally {
    fn default() -> Self {
        Self { trials: 0, greatest: f64::NEG_INFINITY, sums: [0.0; 2] }
    }
}

impl Tally {
    /// Adds a trial by the natural logarithm of its weight; none is a weight of 0.
    pub fn add(&mut self, weight: Option<f64>) {
        self.trials += 1;
        if let Some(greatest) = weight {
            self.merge(&Self { trials: 0, greatest, sums: [1.0; 2] });
        }
    }

    /// Adds the trials of another tally.  In floating point the order matters for the last digits.
    pub fn merge(&mut self, other: &Self) {
        self.trials += other.trials;
        if other.sums[0] == 0.0 {
            return;
        }
        let greatest = self.greatest.max(other.greatest);
        let [ours, theirs] = [self, other].map(|it| (it.greatest - greatest).exp());
        self.sums = [
            self.sums[0] * ours + other.sums[0] * theirs,
            self.sums[1] * ours * ours + other.sums[1] * theirs * theirs,
        ];
        self.greatest = greatest;
    }

    /// How many trials there were.
    pub fn trials(&self) -> u64 {
        self.trials
    }

    /// What the trials say; none if all weights are 0, or there are fewer than two trials.
    pub fn estimate(&self) -> Option<Estimate> {
        let [sum, squares] = self.sums;
        let trials = self.trials as f64;
        if self.trials < 2 || sum == 0.0 {
            return None;
        }
        let variance = (trials * squares / (sum * sum) - 1.0).max(0.0);
        Some(Estimate {
            ln: self.greatest + (sum / trials).ln(),
            relative_error: (variance / (trials - 1.0)).sqrt(),
            effective: sum * sum / squares,
            trials: self.trials,
        })
    }
}

/// A number that is not counted but estimated: never a count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The natural logarithm of the estimate.
    pub ln: f64,
    /// The standard error, divided by the estimate.
    pub relative_error: f64,
    /// How many trials of equal weight would say as much.
    pub effective: f64,
    /// How many trials there were.
    pub trials: u64,
}

impl Estimate {
    /// The same, divided by a number of which the natural logarithm is given.
    pub fn divided_by(self, ln: f64) -> Self {
        Self { ln: self.ln - ln, ..self }
    }

    /// By how many standard errors a number, of which the natural logarithm is given, lies above.
    pub fn deviation(&self, ln: f64) -> f64 {
        (ln - self.ln).exp_m1() / self.relative_error
    }
}

impl fmt::Display for Estimate {
    /// As `5.958(13) x 10^98`: in brackets the standard error, in units of the last digit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let log = self.ln / std::f64::consts::LN_10;
        let (mut exponent, mut mantissa) = (log.floor(), 10_f64.powf(log - log.floor()));
        let error = mantissa * self.relative_error;
        // Two digits of the error, and at most twelve of the mantissa: no more are in it.
        let digits = (1.0 - error.log10().floor()).clamp(0.0, 11.0) as usize;
        if format!("{mantissa:.digits$}").starts_with("10") {
            (exponent, mantissa) = (exponent + 1.0, mantissa / 10.0);
        }
        let unit = (error * 10_f64.powi(digits as i32)).round().max(1.0);
        write!(f, "{mantissa:.digits$}({unit}) x 10^{exponent}")
    }
}
