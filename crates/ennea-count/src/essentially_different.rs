//! Counts the essentially different grids: those that no symmetry and no relabelling turn into each
//! other.
//!
//! ```text
//!   essentially different = 1/|G|  sum over the conjugacy classes of G of  size x fixed grids
//! ```
//!
//! G is the group of cell moves; grids that differ by relabelling count once among the fixed ones.
//!
//! Source: `[RJ2006]`, `[Neumann1979]`.  Cost: that of the fixed grids of every conjugacy class: by
//! exact covers for 275 classes of 3x3 and 400 of 2x4, by colourings for 1,260 of 2x5 and 900 of 1x9.
//! Oracle: [`grid_orbits`](super::oracles::orbits::grid_orbits) joins the grids of small shapes one by one.

use super::fixed::{CountedClass, FixedGrids};
use super::{burnside, column_sets, factorisations, latin};
use ennea_base::Shape;
use ennea_base::numbers::factorial;
use ennea_base::progress::{Progress, Stopped, to_the_end};
use ennea_symmetry::Group;
use num_bigint::BigUint;

/// The number of essentially different grids of a shape under a group; `None` for a shape that is
/// not [within reach](is_within_reach).
///
/// ```
/// use ennea::{Shape, count, symmetry::Group};
/// let different = count::essentially_different(Shape::CLASSIC, Group::Whole);
/// assert_eq!(different, Some(5_472_730_538_u64.into()));
/// ```
pub fn essentially_different(shape: Shape, group: Group) -> Option<BigUint> {
    if !is_within_reach(shape) {
        return None;
    }
    let grids = match latin::order(shape) {
        Some(n) => to_the_end(|progress| latin::count(n, progress)).squares,
        None => column_sets::grids(shape)?,
    };
    let reduced = grids / factorial(shape.side());
    let classes = to_the_end(|progress| fixed_grids(shape, group, &reduced, progress))?;
    let orbits = burnside::orbits(&group.order(shape), classes.iter().map(CountedClass::term));
    Some(orbits.expect("the classes are all those of a group").orbits)
}

/// The fixed grids of all conjugacy classes, by the faster method for the shape; `None` for a shape
/// that is not [within reach](is_within_reach).  The identity fixes all reduced grids; their number
/// is given.
///
/// # Errors
/// If the progress says so.
pub fn fixed_grids(
    shape: Shape,
    group: Group,
    reduced: &BigUint,
    progress: &dyn Progress,
) -> Result<Option<Vec<CountedClass>>, Stopped> {
    if !is_within_reach(shape) {
        Ok(None)
    } else if is_by_colourings(shape) {
        factorisations::of_classes(shape, reduced, progress)
    } else {
        FixedGrids::new(shape).of_classes(group, reduced, progress)
    }
}

/// Tests whether [`fixed_grids`] colours the graphs of stacks; it looks for exact covers elsewhere.
pub fn is_by_colourings(shape: Shape) -> bool {
    let is_latin = latin::order(shape).is_some() && shape.side() > 1;
    (is_latin || shape.side() == 10) && factorisations::serves(shape)
}

/// Tests whether the essentially different grids of a shape are within reach: 1xN and Nx1 with N <=
/// 9, 2xC and Cx2 with C <= 5, and 3x3.
///
/// Beyond, the moves of order 2 fix too many grids to count them in seconds.
pub fn is_within_reach(shape: Shape) -> bool {
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    matches!(
        (rows.min(columns), rows.max(columns)),
        (1, 1..=latin::ORDER_MAX) | (2, 2..=5) | (3, 3)
    )
}
