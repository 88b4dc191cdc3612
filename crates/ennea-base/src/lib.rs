//! The ground that all of ennea stands on: cells, shapes, digits, grids, fillings; the rules of variants; puzzles, and
//! what puzzles to be made are like.
//!
//! Everything is arithmetic on small values, and nothing here searches.  The crate `ennea` re-exports what its
//! users need; the rest serves its sister crates: sets of bits ([`Bits`]) and classes that are
//! joined ([`Joined`]).

mod backend;
mod bits;
mod candidate;
mod cell;
mod cells;
mod digit;
mod filling;
mod grid;
mod improper;
mod joined;
mod puzzle;
mod shape;
mod technique;

pub mod hash;
pub mod named;
pub mod numbers;
pub mod progress;
pub mod random;
pub mod recipe;
pub mod rules;
pub mod text;

pub use backend::Backend;
pub use bits::{Bits, Ones, ones};
pub use candidate::Candidate;
pub use cell::Cell;
pub use digit::{Digit, DigitSet};
pub use filling::Filling;
pub use grid::{Conflict, Grid, GridError, find_conflict};
pub use improper::Improper;
pub use joined::Joined;
pub use named::Named;
pub use num_bigint::BigUint;
pub use puzzle::{Contradiction, Puzzle};
pub use shape::{House, SIDE_MAX, Shape, ShapeError};
pub use technique::{Family, Technique, UnknownTechnique};
pub use text::TextError;

/// Implements `Debug` by `Display`: programmers see values as everybody does.
#[macro_export]
macro_rules! debug_as_display {
    ($($type:ty),*) => {
        $(impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        })*
    };
}

/// A loop in a constant: an expression for each index below a number.
#[macro_export]
macro_rules! for_below {
    ($index:ident, $end:expr, $each:expr) => {{
        let mut $index = 0;
        while $index < $end {
            $each;
            $index += 1;
        }
    }};
}

/// A table in a constant: its length, any value, and the value at each index.
#[macro_export]
macro_rules! table {
    ($length:expr, $any:expr, |$index:ident| $value:expr) => {{
        let mut table = [$any; $length];
        $crate::for_below!($index, $length, table[$index] = $value);
        table
    }};
}

debug_as_display!(Digit, Grid, Filling, Shape);
