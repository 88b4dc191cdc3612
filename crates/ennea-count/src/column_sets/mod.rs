//! Counts the grids of a shape by its column sets: the fast way.
//!
//! Which digits stand in a column of a band, their order forgotten, is all that matters to the
//! other bands.  So a grid is, first, the column sets of each band; then, for each band, one of
//! the ways to write them out.
//!
//! * `edge_colourings` says how many ways these are.
//! * `splits` says it for bands of boxes of two columns.
//! * `two_bands` is for 2xC and Cx2, the bands taken along the short side.
//! * `classic` is for 3x3.

mod classic;
mod edge_colourings;
mod splits;
mod two_bands;

pub(super) use classic::Completions;
pub(super) use splits::Colourings;
pub use splits::Parts;

use super::first_bands::{BandClass, FirstBands};
use ennea_base::{DigitSet, Shape};
use num_bigint::BigUint;

/// The number of grids of a shape, for 2xC and Cx2 with C <= 5, and for 3x3.
///
/// ```
/// use ennea::{Shape, count::column_sets};
/// let grids = column_sets::grids(Shape::CLASSIC).unwrap();
/// assert_eq!(grids.to_string(), "6670903752021072936960");
/// ```
///
/// Cost: 3x3 some 2 ms, 2x4 some 5 ms, 2x5 a tenth of a second.
pub fn grids(shape: Shape) -> Option<BigUint> {
    match (shape.box_rows(), shape.box_columns()) {
        (2, c @ 2..=5) | (c @ 2..=5, 2) => Some(two_bands::grids(c)),
        (3, 3) => Some(first_bands(shape)?.grids()),
        _ => None,
    }
}

/// The first bands of a shape by classes, for 2xC with C <= 4, Cx2 with C <= 5, and for 3x3.
///
/// Cost: 3x3 some 2 ms, 4x2 some 5 ms, 5x2 as [`grids`], 2x4 some 0.3 s.
pub fn first_bands(shape: Shape) -> Option<FirstBands> {
    let found = match (shape.box_rows(), shape.box_columns()) {
        (2, c @ 2..=4) => two_bands::first_of_many(c),
        (c @ 3..=5, 2) => two_bands::first_of_two(c),
        (3, 3) => classic::first_bands(),
        _ => return None,
    };
    Some(FirstBands::new(shape, found))
}

/// Column sets, from bits.
fn digit_sets(columns: &[u64]) -> Vec<DigitSet> {
    columns.iter().copied().map(DigitSet::from_bits).collect()
}
