//! Values that others published, each with its source: what our numbers are compared with.
//!
//! Tests and faces read this table; no algorithm does, or a wrong algorithm could look right.  A sum
//! over parts may take the number of all grids from here where it is out of reach, and then says so.
//! A function answers `None` where nobody has published a value.  Grids, essentially different
//! grids and group facts are the same for R x C and C x R; bands are not, for C x R bands are the
//! stacks of R x C.
//!
//! The keys of the sources are those of `docs/REFERENCES.md`.  The tests check the values
//! against each other, not against our own counts.

pub mod latin;
mod tables;
pub mod variants;

pub use tables::{
    AUTOMORPHISMS, CYCLIC_BAND, FIXED_CLASSES, FixedClass, MINIMAL_2X2, MINIMAL_CLUES,
    MINIMAL_PUZZLES_OF_A_GRID, class_id,
};

use ennea_base::Shape;
use num_bigint::BigUint;
use std::fmt;

/// A published number and where it was published.
///
/// ```
/// use ennea::{Shape, published};
/// let grids = published::grids(Shape::CLASSIC).unwrap();
/// assert_eq!(grids.to_string(), "6670903752021072936960");
/// assert_eq!(grids.source, "[A107739], [FJ2005]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    /// The number in decimal.
    pub decimal: &'static str,
    /// The keys of its sources.
    pub source: &'static str,
}

impl Published {
    /// The number.
    pub fn value(&self) -> BigUint {
        self.decimal.parse().expect("published values are written in decimal")
    }
}

impl fmt::Display for Published {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.decimal)
    }
}

/// The rows of the table of numbers; the sources may hold blanks.
const NUMBERS: &str = include_str!("numbers.txt");

/// The number of something for a shape or an order.
fn find(what: &str, of: impl fmt::Display) -> Option<Published> {
    let start = format!("{what} {of} ");
    let (decimal, source) =
        NUMBERS.lines().find_map(|line| line.strip_prefix(&start))?.split_once(' ')?;
    Some(Published { decimal, source })
}

/// The order of the Latin squares that the grids of a shape with sides above 1 are.
fn order(shape: Shape) -> Option<usize> {
    (!shape.has_boxes() && !shape.is_square()).then(|| shape.side())
}

/// The number of something for a shape or the transposed one.
fn find_either_way(what: &str, shape: Shape) -> Option<Published> {
    find(what, shape).or_else(|| find(what, shape.transposed()))
}

/// The number of grids; those of 1xN are [Latin squares](latin).
pub fn grids(shape: Shape) -> Option<Published> {
    if let Some(n) = order(shape) { latin::squares(n) } else { find_either_way("grids", shape) }
}

/// The number of essentially different grids, up to all symmetries of the shape and relabelling.
///
/// That of 2x5 is [`disputed`]; those of 1xN are isotopy classes of Latin squares.
pub fn essentially_different(shape: Shape) -> Option<Published> {
    if let Some(n) = order(shape) {
        return latin::isotopy_classes(n);
    }
    find_either_way("essentially-different", shape)
}

/// A published number of essentially different grids that is not ours: ours was counted in two ways that
/// share no code, and each of its terms looked at; see docs/RECORDS.md.
pub fn disputed(shape: Shape) -> Option<Published> {
    find_either_way("disputed", shape)
}

/// The number of essentially different grids where transposition does not count as a symmetry.
///
/// It makes a difference for square shapes only.
pub fn essentially_different_without_transposition(shape: Shape) -> Option<Published> {
    if shape.is_square() {
        find("without-transposition", shape)
    } else {
        essentially_different(shape)
    }
}

/// The number of bands: fillings of R rows that hold R boxes.
pub fn bands(shape: Shape) -> Option<Published> {
    find("bands", shape)
}

/// The number of reduced first bands: those whose first box is in order.
pub fn reduced_first_bands(shape: Shape) -> Option<Published> {
    find("reduced-first-bands", shape)
}

/// The number of classes that the first bands fall into.
pub fn band_classes(shape: Shape) -> Option<Published> {
    find("band-classes", shape)
}

/// The number of completions of the first bands that have fewest.
pub fn fewest_completions(shape: Shape) -> Option<Published> {
    find("fewest-completions", shape)
}

/// The number of completions of the first bands that have most.
pub fn most_completions(shape: Shape) -> Option<Published> {
    find("most-completions", shape)
}

/// A bound on numbers of clues and where it was published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clues {
    /// Number of clues.
    pub clues: usize,
    /// The key of its source.
    pub source: &'static str,
    /// `true` if the bound is proved, `false` if it is merely the best that is known.
    pub is_proved: bool,
}

/// The fewest clues of a proper puzzle; of 2x4 the fewest of those known.
///
/// ```
/// use ennea::{Shape, published};
/// assert_eq!(published::fewest_clues(Shape::CLASSIC).unwrap().clues, 17);
/// ```
pub fn fewest_clues(shape: Shape) -> Option<Clues> {
    let (clues, source, is_proved) = match (shape.box_rows(), shape.box_columns()) {
        (2, 2) => (4, "[WikipediaClues]", true),
        (2, 3) | (3, 2) => (8, "[WikipediaClues]", true),
        (2, 4) | (4, 2) => (14, "[WikipediaClues]", false),
        (3, 3) => (17, "[MTC2012]", true),
        _ => return None,
    };
    Some(Clues { clues, source, is_proved })
}

/// The most clues of a minimal puzzle; of 3x3 the most of those known.
pub fn most_clues_of_minimal(shape: Shape) -> Option<Clues> {
    let (clues, source, is_proved) = match (shape.box_rows(), shape.box_columns()) {
        (2, 2) => (6, "[ShiDoku]", true),
        (3, 3) => (40, "[WikipediaClues]", false),
        _ => return None,
    };
    Some(Clues { clues, source, is_proved })
}

/// The order of the symmetry group on the cells.
pub fn group_order(shape: Shape) -> Option<Published> {
    find("group-order", shape)
}

/// The order of the symmetry group with relabelling.
pub fn group_order_with_relabelling(shape: Shape) -> Option<Published> {
    find("with-relabelling", shape)
}

/// The number of conjugacy classes of the symmetry group on the cells.
pub fn conjugacy_classes(shape: Shape) -> Option<Published> {
    find("conjugacy-classes", shape)
}

/// The sum over the group of the grids that each element fixes up to relabelling, where grids
/// that differ by relabelling count once.
pub fn burnside_sum(shape: Shape) -> Option<Published> {
    find("burnside-sum", shape)
}

#[cfg(test)]
mod tests;
