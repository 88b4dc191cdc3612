//! Estimates: numbers that nobody can count, each with its standard error.
//!
//! A trial makes random choices and has a weight, the product of 1 / probability over all of them; the
//! mean of the weights is the number, whatever the probabilities.  So an estimate has no bias, and its
//! standard error can be told from the trials.  It is never a count, and [`Estimate`] is no integer.
//!
//! | what | function | trials are |
//! |---|---|---|
//! | the grids of a shape | [`grids`] | random patterns of bands, random columns one by one |
//! | the solutions of a puzzle | [`solutions`] | crowds of partial fillings |
//!
//! ```
//! use ennea::{Shape, estimate};
//! let tally = estimate::grids(Shape::CLASSIC, 20_000, 1, &()).expect("() does not stop it");
//! let estimate = tally.estimate().expect("there are grids");
//! assert!(estimate.deviation(6.670903752021072936960e21_f64.ln()).abs() < 3.0);
//! assert_eq!(estimate.to_string(), "6.668(27) x 10^21");
//! ```
//!
//! A trial with a number is the same whenever it is made, so an estimate does not depend on the number
//! of threads.  A standard error needs its trials: with an effective number below a hundred, it may be
//! too small itself.

mod board;
mod grids;
mod matchings;
mod patterns;
mod puzzles;
mod stacks;
mod tally;

pub use grids::{grids, ln_heuristic};
pub use puzzles::solutions;
pub use tally::{Estimate, Tally};
