//! Not exactly one solution.

use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use std::fmt;

/// Why a puzzle is not *proper*: it has no solution, or several.
///
/// Everything that needs exactly one solution (solving, rating, explaining, printing) says so by this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Improper {
    /// It has no solution.
    None,
    /// It has at least these two, the lesser one first.  Which two is up to the method.
    Several(Box<[Grid; 2]>),
}

impl Improper {
    /// The only one of at most two solutions.
    pub fn only(mut found: Vec<Grid>) -> Result<Grid, Self> {
        found.sort_unstable();
        match <[Grid; 2]>::try_from(found) {
            Ok(two) => Err(Self::Several(two.into())),
            Err(mut fewer) => fewer.pop().ok_or(Self::None),
        }
    }

    /// The first cell in which the two solutions differ, with its digits; `None` if there are none.
    pub fn difference(&self) -> Option<(Cell, [Digit; 2])> {
        let Self::Several(two) = self else { return None };
        let differs = |cell: &Cell| two[0].digit(*cell) != two[1].digit(*cell);
        let cell = two[0].shape().all_cells().find(differs).expect("two different grids");
        Some((cell, two.each_ref().map(|grid| grid.digit(cell))))
    }
}

impl fmt::Display for Improper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.difference()) {
            (Self::Several(two), Some((cell, [one, other]))) => {
                let at = two[0].shape().name(cell);
                write!(f, "several solutions: {at} is {one} in one and {other} in another")
            }
            _ => f.write_str("no solution"),
        }
    }
}
