//! How many minimal puzzles there are, estimated from weights.
//!
//! The mean weight of all tries, 0 for those without an outcome, is the mean number of minimal puzzles of a
//! grid.  The last outcome, at which the tries ended, is left out.

use crate::face::output::Output;
use ennea::make::Recipe;

/// Sums over outcomes.
#[derive(Debug, Default)]
pub(super) struct Estimate {
    outcomes: u64,
    sum: f64,
    squares: f64,
    last: f64,
}

impl Estimate {
    pub(super) fn add(&mut self, weight: u128) {
        let weight = weight as f64;
        self.outcomes += 1;
        self.sum += weight;
        self.squares += weight * weight;
        self.last = weight;
    }

    /// Tells the estimate and its standard error, after so many tries.
    pub(super) fn tell(&self, recipe: Recipe, tries: u64, output: &Output) {
        if self.outcomes < 2 {
            return;
        }
        let mean = (self.sum - self.last) / (tries - 1) as f64;
        let error = (self.squares - self.last * self.last).sqrt() / (self.sum - self.last);
        let (fewest, most) = recipe.range();
        let of = if fewest == 0 { "up to".to_owned() } else { format!("{fewest} to") };
        output.note(&format!(
            "{tries} tries; a {} grid has {mean:.4e} minimal puzzles of {of} {most} clues on \
             average, +- {:.1} %",
            recipe.shape,
            100.0 * error
        ));
    }
}
