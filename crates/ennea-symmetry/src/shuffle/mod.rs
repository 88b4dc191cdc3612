//! Shuffles of a grid: random moves, how many there are, and which of them change nothing.
//!
//! Two sets of moves are offered, both of them groups:
//!
//! ```text
//!   within chutes    N! (R!)^C (C!)^R     relabel; permute the rows of each band, the columns of each stack
//!   whole            C! R! times that, and twice where R = C: bands, stacks and transposition too
//! ```
//!
//! By the orbit-stabiliser theorem a grid has as many images under M moves as M divided by the number S
//! of those that leave it as it is ([`Stabiliser`]), and a random move does so with the probability
//! S / M ([`coincidences()`]).  For 3x3 the first set has 9! 6^6 = 16,930,529,280 moves, but the cyclic
//! grid only a third as many images.
//!
//! Cost: a random move some hundred nanoseconds.  Oracle: all cell moves tried, with the relabelling
//! that each forces; chi-square over all moves; orbits written down.

mod coincidences;
mod lines;
mod stabiliser;

pub use coincidences::coincidences;
pub use stabiliser::Stabiliser;

use super::classes::Group;
use super::transformation::Transformation;
use ennea_base::Shape;
use ennea_base::numbers::factorial;
use ennea_base::random::SplitMix64;
use lines::Lines;
use num_bigint::BigUint;

ennea_base::named! {
    /// The moves of a shuffle.
    pub enum Moves {
        /// Relabelling, rows within their bands, columns within their stacks.
        WithinChutes = "seed",
        /// All symmetries: bands, stacks and transposition as well.
        Whole = "all",
    }
}

impl Moves {
    /// Number of the moves.
    ///
    /// ```
    /// use ennea::{Shape, symmetry::shuffle::Moves};
    /// assert_eq!(Moves::WithinChutes.count(Shape::CLASSIC), 16_930_529_280_u64.into());
    /// assert_eq!(Moves::Whole.count(Shape::CLASSIC), 1_218_998_108_160_u64.into());
    /// ```
    pub fn count(self, shape: Shape) -> BigUint {
        match self {
            Self::Whole => Group::Whole.order_with_relabelling(shape),
            Self::WithinChutes => {
                factorial(shape.side())
                    * factorial(shape.box_rows()).pow(shape.bands() as u32)
                    * factorial(shape.box_columns()).pow(shape.stacks() as u32)
            }
        }
    }

    /// Tests whether a transformation is one of the moves.
    pub fn contains(self, element: &Transformation) -> bool {
        let shape = element.shape();
        self == Self::Whole
            || !element.transposes()
                && (0..shape.side()).all(|k| {
                    shape.band_of_row(element.rows().image(k)) == shape.band_of_row(k)
                        && shape.stack_of_column(element.columns().image(k))
                            == shape.stack_of_column(k)
                })
    }

    /// One of them, each as likely as the others; for the same generator the same for ever.
    ///
    /// ```
    /// use ennea::{Grid, Shape, random::SplitMix64, symmetry::shuffle::Moves};
    /// let drawn = Moves::WithinChutes.random(Shape::CLASSIC, &mut SplitMix64::new(1));
    /// assert!(Moves::WithinChutes.contains(&drawn));
    /// assert_ne!(drawn.apply(&Grid::cyclic(Shape::CLASSIC)), Grid::cyclic(Shape::CLASSIC));
    /// ```
    pub fn random(self, shape: Shape, random: &mut SplitMix64) -> Transformation {
        let mut lines = Lines::new(shape);
        lines.draw(self, random);
        lines.transformation()
    }
}

#[cfg(test)]
mod tests;
