//! The canonical form of a puzzle or grid: the least of all its images.
//!
//! Two puzzles are equivalent exactly when their canonical forms are equal.  The form is *minlex*:
//! of all images under cell moves and relabelling, the one whose one-line string in reading order
//! is least, where an empty cell is less than every digit.  It is about the clues alone; the
//! canonical form of a puzzle's solution is another matter.
//!
//! The orbit-stabiliser theorem makes the transformations that reach it count: they are as many as
//! the automorphisms.
//!
//! * [`naive`](crate::oracles::canonical) tries every cell move: the oracle, for 2x2 and 2x3;
//! * `general` serves every shape: rows one by one, committing as little as each forces;
//! * [`Canoniser`] serves 3x3: a million puzzles a second, three million grids.
//!
//! Cost: see [`canonical`].

mod classic;
pub(super) mod general;

pub use classic::{Canoniser, ClassicForm};

use super::transformation::Transformation;
use ennea_base::{Filling, Grid, Shape};
use num_bigint::BigUint;

/// A canonical form and how it was reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canonical<T> {
    /// The least image.
    pub form: T,
    /// A transformation that turns what was given into it.
    pub transformation: Transformation,
    /// The order of the automorphism group, relabellings of unused digits included.
    pub automorphisms: BigUint,
}

/// The canonical form of a puzzle, which may have any number of clues and of solutions.
///
/// ```
/// use ennea::{Filling, Shape, symmetry::canonical};
/// let puzzle: Filling = "3...............".parse()?;
/// let found = canonical(&puzzle);
/// assert_eq!(found.form, "...............1".parse()?);
/// assert_eq!(found.transformation.apply_to_puzzle(&puzzle), found.form);
/// // The clue has 16 cells and 4 digits to go to.
/// assert_eq!(found.automorphisms, (128_u32 * 24 / 64).into());
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// Cost: a microsecond for a 3x3 grid, tens for a 3x3 puzzle (one with a [`Canoniser`] at hand);
/// 1 to 4 ms for most puzzles and grids with sides up to 12, far less for small ones; tens of
/// milliseconds for 1x12, whose boxes are rows; seconds for the most symmetric grids of larger
/// sides.
pub fn canonical(puzzle: &Filling) -> Canonical<Filling> {
    if puzzle.shape() != Shape::CLASSIC {
        return canonical_generally(puzzle);
    }
    let number = |cell: usize| puzzle.clues()[cell].map_or(0, |digit| digit.number() as u8);
    let clues = std::array::from_fn(number);
    // A grid needs no working space.
    let found = classic::of_grid(&clues).unwrap_or_else(|| Canoniser::new().canonical(&clues));
    Canonical {
        form: found.puzzle(),
        transformation: found.transformation(),
        automorphisms: found.automorphisms.into(),
    }
}

/// Canonical form by the general search, whatever the shape: the oracle of the fast ways.
pub fn canonical_generally(puzzle: &Filling) -> Canonical<Filling> {
    let found = general::search(puzzle);
    Canonical { form: found.form, transformation: found.transformation, automorphisms: found.order }
}

/// The canonical form of a grid; see [`canonical`].
///
/// ```
/// use ennea::{Grid, symmetry::canonical_grid};
/// let grid: Grid = "4321214334121234".parse()?;
/// assert_eq!(canonical_grid(&grid).form, "1234341221434321".parse()?);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn canonical_grid(grid: &Grid) -> Canonical<Grid> {
    let Canonical { transformation, automorphisms, .. } = canonical(&Filling::from(grid));
    Canonical { form: transformation.apply(grid), transformation, automorphisms }
}

/// A transformation that turns the first puzzle into the second.
///
/// `None` is a proof that there is none: the shapes or the canonical forms differ.
///
/// ```
/// use ennea::{Filling, symmetry::equivalence};
/// let a: Filling = "12..............".parse()?;
/// let b: Filling = "3...4...........".parse()?;
/// let found = equivalence(&a, &b).expect("both have two clues in a minirow or minicolumn");
/// assert_eq!(found.apply_to_puzzle(&a), b);
/// assert_eq!(equivalence(&a, &"1..2............".parse()?), None);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn equivalence(from: &Filling, to: &Filling) -> Option<Transformation> {
    if from.shape() != to.shape() || from.clue_count() != to.clue_count() {
        return None;
    }
    let (a, b) = (canonical(from), canonical(to));
    (a.form == b.form).then(|| a.transformation.then(&b.transformation.inverse()))
}

#[cfg(test)]
mod tests;
