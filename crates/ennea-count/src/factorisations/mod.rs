//! Fixed grids of any shape with one, two or three stacks, stack by stack.
//!
//! A stack of a grid is, first, a word for each digit: in which row of each band it stands there.
//! That is a C-regular bipartite graph P of rows and digits; and then a proper edge colouring of
//! the graph with C colours, the columns.  In a band the rows of a digit in all stacks are all rows.
//!
//! A cell move (rho, kappa) and a relabelling sigma fix a grid when a = (rho, sigma) turns stacks
//! into stacks as kappa says.  Let kappa permute the stacks in cycles; going once around a cycle of
//! l stacks permutes the columns by g, its cycle product.  The stacks of a cycle follow from one of
//! them, so
//!
//! ```text
//!   N! fixed(rho, kappa) = sum over sigma, over words with a P_j = P_(j moved) that agree,
//!                          product over the cycles of  u_P(a^l; g)
//! ```
//!
//! with u of `row_orbits`.  `multisets` lists the words, `two_stacks` and `three_stacks` sum; `exchanged`
//! sums where that is out of reach; `parts` cuts the work.
//!
//! Source: the sum is Burnside's lemma for `[Pettersen2005]`'s way to count; ours.
//! Oracle: `count::fixed`.

mod exchanged;
mod job;
mod matchings;
mod multisets;
mod one_stack;
mod one_type;
mod parts;
mod plain;
mod row_orbits;
mod stacks;
mod three_stacks;
mod two_stacks;
mod types;
mod words;

pub(super) use one_stack::can_fix;
pub(super) use one_type::{Cells, commuting};
pub(super) use types::Type;

use super::fixed::CountedClass;
use crate::each::each_step;
use ennea_base::Shape;
use ennea_base::numbers::{exact_quotient, factorial};
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::{ConjugacyClass, Group};
use num_bigint::BigUint;
use stacks::{lines, sides};

pub use parts::Parts;

/// Tests whether the method serves a shape: 1xN with N <= 9, 2xC with C <= 6, 3x3 and 3x4, and
/// those with rows and columns exchanged.
pub fn serves(shape: Shape) -> bool {
    let (short, long) = sides(shape);
    matches!((short, long), (1, 1..=9) | (2, 2..=6) | (3, 3..=4))
}

/// The fixed grids of all conjugacy classes of the moves that do not transpose; `None` for a shape
/// that is not [served](serves).  The identity fixes all reduced grids; their number is given.
///
/// ```
/// use ennea::{Shape, count::{burnside, fixed::CountedClass, factorisations}, symmetry::Group};
/// let shape = Shape::new(2, 3)?;
/// let classes = factorisations::of_classes(shape, &39_168_u32.into(), &())?.expect("2x3 is served");
/// let order = Group::WithoutTransposition.order(shape);
/// let found = burnside::orbits(&order, classes.iter().map(CountedClass::term))?;
/// assert_eq!(found.orbits, 49_u32.into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Cost: 2x4 a tenth of a second, 2x5 some seconds, 2x6 half an hour of one core; 3x3 a second, 3x4 an hour; 1x7
/// milliseconds, 1x8 some seconds.
///
/// # Errors
/// If the progress says so.
pub fn of_classes(
    shape: Shape,
    reduced: &BigUint,
    progress: &dyn Progress,
) -> Result<Option<Vec<CountedClass>>, Stopped> {
    if !serves(shape) {
        return Ok(None);
    }
    let (classes, fixed) = match Parts::new(shape) {
        Some(parts) => of_parts(&parts, progress)?,
        None => of_one_stack(shape, progress)?,
    };
    let counted = classes.into_iter().zip(fixed).map(|(class, fixed)| {
        let fixed = if class.representative().is_identity() { reduced.clone() } else { fixed };
        CountedClass { class, fixed }
    });
    Ok(Some(counted.collect()))
}

/// Classes, and what each but that of the identity fixes.
type Fixed = (Vec<ConjugacyClass>, Vec<BigUint>);

fn of_parts(parts: &Parts, progress: &dyn Progress) -> Result<Fixed, Stopped> {
    parts.prepare(progress)?;
    let found = each_step(0..parts.len(), progress, |part| parts.labelled(part, progress))?;
    let mut labelled = vec![BigUint::ZERO; parts.classes().len()];
    for (place, number) in found.into_iter().flatten() {
        labelled[place] += number;
    }
    let relabellings = factorial(parts.classes()[0].representative().rows().degree());
    let fixed = labelled.iter().map(|number| exact_quotient(number, &relabellings)).collect();
    Ok((parts.classes().to_vec(), fixed))
}

fn of_one_stack(shape: Shape, progress: &dyn Progress) -> Result<Fixed, Stopped> {
    let table = one_stack::table(shape.side(), progress)?;
    let relabellings = factorial(shape.side());
    let classes = Group::WithoutTransposition.classes(shape);
    let fixed = |class: &ConjugacyClass| {
        let (rows, columns) = lines(shape, class);
        let labelled = table.get(&(Type::of(&rows), Type::of(&columns)));
        labelled.map_or(BigUint::ZERO, |labelled| exact_quotient(labelled, &relabellings))
    };
    let fixed = classes.iter().map(fixed).collect();
    Ok((classes, fixed))
}

#[cfg(test)]
mod tests;
