//! Fixed grids of any shape with one or two stacks, stack by stack.
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
//! with u of `invariant`.  `multisets` lists the words, `two_stacks` sums.
//!
//! Source: the sum is Burnside's lemma for `[Pettersen2005]`'s way to count; ours.
//! Oracle: `count::fixed`.

mod invariant;
mod multisets;
mod one_stack;
mod two_stacks;
mod types;
mod words;

use super::fixed::CountedClass;
use crate::numbers::{exact_quotient, factorial};
use crate::progress::{Progress, Stopped};
use crate::shape::Shape;
use crate::symmetry::{Group, Permutation};
use num_bigint::BigUint;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use two_stacks::{Job, Setting, Table};
use types::Type;

/// Whether the method serves a shape: 2xC and Cx2 with C <= 5, 1xN and Nx1 with N <= 9.
pub fn serves(shape: Shape) -> bool {
    let (short, long) = sides(shape);
    matches!((short, long), (1, 1..=9) | (2, 2..=5))
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
/// Cost: 2x4 a tenth of a second, 2x5 some seconds; 1x7 milliseconds, 1x8 some seconds.
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
    let (short, long) = sides(shape);
    let classes = Group::WithoutTransposition.classes(shape);
    // Counted is the shape with R <= C; the lines of the other one change their names.
    let lines = |class: &crate::symmetry::ConjugacyClass| {
        let element = class.representative();
        let lines = [element.rows().clone(), element.columns().clone()];
        let [a, b] = lines;
        if shape.box_rows() == short { (a, b) } else { (b, a) }
    };
    let labelled: Vec<BigUint> = if short == 1 {
        let table = one_stack::table(long, progress)?;
        let key =
            |(rows, columns): (Permutation, Permutation)| (Type::of(&rows), Type::of(&columns));
        classes
            .iter()
            .map(|class| table.get(&key(lines(class))).cloned())
            .map(Option::unwrap_or_default)
            .collect()
    } else {
        let setting = Setting::new(long);
        let job = |rows: &Permutation, columns: &Permutation| Job {
            rows: rows.clone(),
            exchanged: stack_cycles(long, columns).len() == 1,
        };
        let jobs: BTreeSet<Job> = classes
            .iter()
            .map(|class| {
                let (rows, columns) = lines(class);
                job(&rows, &columns)
            })
            .collect();
        let tables: FxHashMap<Job, Table> = setting.tables(jobs, progress)?;
        classes
            .iter()
            .map(|class| {
                let (rows, columns) = lines(class);
                let types = stack_cycles(long, &columns);
                tables[&job(&rows, &columns)].get(&types).cloned().unwrap_or_default()
            })
            .collect()
    };
    let relabellings = factorial(shape.side());
    let counted = classes.into_iter().zip(labelled).map(|(class, labelled)| {
        let fixed = if class.representative().is_identity() {
            reduced.clone()
        } else {
            exact_quotient(&labelled, &relabellings)
        };
        CountedClass { class, fixed }
    });
    Ok(Some(counted.collect()))
}

/// R and C, the lesser first.
fn sides(shape: Shape) -> (usize, usize) {
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    (rows.min(columns), rows.max(columns))
}

/// What going around each cycle of stacks of `c` columns does to the columns, by types.
fn stack_cycles(c: usize, columns: &Permutation) -> Vec<Type> {
    let stacks = columns.degree() / c;
    let on_stacks = Permutation::from_fn(stacks, |stack| columns.image(stack * c) / c);
    let product = |cycle: &Vec<usize>| {
        let first = cycle[0] * c;
        let around = columns.power(cycle.len());
        Type::of(&Permutation::from_fn(c, |k| around.image(first + k) - first))
    };
    let mut types: Vec<Type> = on_stacks.cycles().iter().map(product).collect();
    types.sort_unstable();
    types
}

#[cfg(test)]
mod tests;
