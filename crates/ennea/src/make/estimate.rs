//! Number of minimal puzzles of a grid, estimated from the weights of outcomes.
//!
//! A minimal puzzle of n clues is the outcome of a try with chance 1 / C(cells, n) and has the
//! weight C(cells, n), see `tries`; so over all tries, those without an outcome having the weight
//! 0,
//!
//! ```text
//!   minimal puzzles of a grid  =  mean weight,      relative error  =  sqrt(sum of squares) / sum
//! ```
//!
//! The last outcome and its try are left out: the tries ended because of it.
//!
//! Source: `[Berthier2009]`.  Cost: none.  Oracle: the mean and its error written out.

/// Sums over the outcomes of tries.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Weights {
    outcomes: u64,
    sum: f64,
    squares: f64,
    last: f64,
}

/// A mean number of minimal puzzles of a grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard error as a part of the mean.
    pub error: f64,
}

impl Weights {
    /// Adds the weight of an outcome, [`Recipe::weight`](super::Recipe::weight).
    pub fn add(&mut self, weight: u128) {
        let weight = weight as f64;
        self.outcomes += 1;
        self.sum += weight;
        self.squares += weight * weight;
        self.last = weight;
    }

    /// The estimate after this many tries; `None` with fewer than two outcomes.
    ///
    /// ```
    /// use ennea::make::{Recipe, Weights};
    /// let mut weights = Weights::default();
    /// assert_eq!(weights.estimate(1), None);
    /// for clues in [1, 1, 2] {
    ///     weights.add(Recipe::default().weight(clues));
    /// }
    /// let estimate = weights.estimate(10).expect("three outcomes");
    /// // Two outcomes of weight 81 in nine tries.
    /// assert_eq!(estimate.mean, 18.0);
    /// assert!((estimate.error - 0.5_f64.sqrt()).abs() < 1e-12);
    /// ```
    pub fn estimate(&self, tries: u64) -> Option<Estimate> {
        if self.outcomes < 2 {
            return None;
        }
        let (sum, squares) = (self.sum - self.last, self.squares - self.last * self.last);
        Some(Estimate { mean: sum / (tries - 1) as f64, error: squares.sqrt() / sum })
    }
}
