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

    /// Number of trials.
    pub fn trials(&self) -> u64 {
        self.trials
    }

    /// The estimate from the trials; `None` if all weights are 0, or there are fewer than two
    /// trials.
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
    /// Number of trials of equal weight that would say as much.
    pub effective: f64,
    /// Number of trials.
    pub trials: u64,
}

impl Estimate {
    /// The estimate divided by a number of which the natural logarithm is given.
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
        if self.relative_error == 0.0 {
            // All trials agree: what the machine's rounding leaves of the mantissa is exact.
            return write!(f, "{}(0) x 10^{exponent}", (mantissa * 1e9).round() / 1e9);
        }
        let error = mantissa * self.relative_error;
        // Two digits of the error; no more of the mantissa are in the estimate.
        let mut digits = (1.0 - error.log10().floor()).clamp(0.0, 11.0) as usize;
        let mut unit = (error * 10_f64.powi(digits as i32)).round().max(1.0);
        if unit == 100.0 && digits > 0 {
            (digits, unit) = (digits - 1, 10.0);
        }
        if format!("{mantissa:.digits$}").starts_with("10") {
            (exponent, mantissa, digits) = (exponent + 1.0, mantissa / 10.0, digits + 1);
        }
        write!(f, "{mantissa:.digits$}({unit}) x 10^{exponent}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(weights: impl IntoIterator<Item = f64>) -> Tally {
        let mut tally = Tally::default();
        weights.into_iter().for_each(|it| tally.add((it > 0.0).then(|| it.ln())));
        tally
    }

    /// Goal: the mean and its error are those of the textbook.  Method: five weights by hand: mean 3,
    /// variance 2.5, so the error is sqrt(2.5 / 5) = 0.7071.
    #[test]
    fn mean_and_error() {
        let estimate = of([1.0, 2.0, 3.0, 4.0, 5.0]).estimate().expect("five weights");
        assert!((estimate.ln - 3_f64.ln()).abs() < 1e-12);
        assert!((estimate.relative_error - 0.5_f64.sqrt() / 3.0).abs() < 1e-12);
        assert!((estimate.effective - 225.0 / 55.0).abs() < 1e-12);
        assert_eq!(estimate.to_string(), "3.00(71) x 10^0");
        assert!((estimate.deviation(4_f64.ln()) - 2_f64.sqrt()).abs() < 1e-12);
        let mut halves = of([1.0, 2.0, 0.0]);
        halves.merge(&of([0.0, 3.0]));
        assert!((halves.estimate().expect("weights").ln - 1.2_f64.ln()).abs() < 1e-12);
        assert_eq!(halves.trials(), 5);
    }

    #[test]
    fn weights_beyond_the_numbers_of_the_machine() {
        let mut tally = Tally::default();
        [5000.0, 5001.0, 4990.0].into_iter().for_each(|ln| tally.add(Some(ln)));
        let estimate = tally.estimate().expect("three weights");
        assert!(
            (estimate.ln - (5001.0 + ((1.0 + (-1_f64).exp() + (-11_f64).exp()) / 3.0).ln())).abs()
                < 1e-9
        );
        assert!(of([0.0, 0.0]).estimate().is_none() && of([1.0]).estimate().is_none());
    }

    #[test]
    fn digits_that_are_shown() {
        let of = |value: f64, relative_error| {
            let ln = value.ln();
            Estimate { ln, relative_error, effective: 1.0, trials: 2 }.to_string()
        };
        assert_eq!(of(5.9584e98, 0.001), "5.9584(60) x 10^98");
        assert_eq!(of(9.996, 0.01), "1.000(10) x 10^1");
        assert_eq!(of(1.0, 0.0), "1(0) x 10^0");
        assert_eq!(of(2.5e7, 0.4), "2.5(10) x 10^7");
        assert_eq!(of(2.5e7, 20.0), "2(50) x 10^7");
    }
}
