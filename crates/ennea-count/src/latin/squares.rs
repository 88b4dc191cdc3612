//! Counts the Latin squares of order N: by the column sets of the upper half of the rows.
//!
//! Let G be the graph of columns and digits after k rows (`graphs`).  Its
//! 1-factorisations, of which there are u(G), are the ways to fill these rows, but for their order.
//! The complement of G is filled by the rows below, so with all labelled k-regular graphs G
//!
//! ```text
//!   u(all edges) = sum over G of  u(G) u(complement of G) / binomial(N, k)         squares = N! u(all edges)
//! ```
//!
//! Let w(G) be the number of labelled graphs in the class of G, and n(G, H) the number of perfect matchings
//! of the complement of G that make it isomorphic to H.  Each labelled H comes from all its matchings, and
//! each 1-factorisation of H, with one of its k + 1 matchings chosen, from one of G.  So from class to class
//!
//! ```text
//!   w(H) matchings(H) = sum over G of  w(G) n(G, H)
//!   w(H) u(H) (k + 1) = sum over G of  w(G) u(G) n(G, H)
//! ```
//!
//! up to k = N / 2, rounded down.  If N is odd the complement has one matching too many; u sums over those
//! with one of its edges.
//!
//! Source: `[MR1995]`, `[MW2005]`.  Cost: N = 8 some 0.2 s on one core, N = 9 some 5 s.
//! Oracle: `rows`.

use super::graphs::Graph;
use crate::each::{each, each_step};
use ennea_base::numbers::{exact_quotient, factorial};
use ennea_base::progress::{Progress, Stopped};
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// The greatest order that takes seconds; 10 takes minutes.
pub const ORDER_MAX: usize = 9;

/// Results for the first rows, and for all rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squares {
    /// N.
    pub order: usize,
    /// The first rows, from one on to N / 2, rounded down.
    pub levels: Vec<Level>,
    /// The Latin squares.
    pub squares: BigUint,
}

/// The column sets of the first rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// k: how many rows.
    pub rows: usize,
    /// Number of classes of column sets.
    pub classes: usize,
    /// Number of column sets: labelled k-regular bipartite graphs.
    pub graphs: BigUint,
    /// In how many ways the rows can be filled: Latin rectangles.
    pub rectangles: BigUint,
}

impl Squares {
    /// Squares with the first row and the first column in order.
    pub fn reduced(&self) -> BigUint {
        let n = self.order;
        exact_quotient(&self.squares, &(factorial(n) * factorial(n.saturating_sub(1))))
    }
}

/// A class of graphs.
#[derive(Clone, Copy, Debug, Default)]
struct Class {
    /// w.
    labelled: u128,
    /// u.
    factorisations: u128,
}

/// The classes by their canonical forms.
type Classes = FxHashMap<u128, Class>;

/// Counts the Latin squares of an order.
///
/// # Errors
/// If the progress says so.
///
/// # Panics
/// If the order is 0 or above 10.
pub fn count(n: usize, progress: &dyn Progress) -> Result<Squares, Stopped> {
    assert!((1..=10).contains(&n), "orders from 1 to 10");
    let mut classes = Classes::from_iter([(0, Class { labelled: 1, factorisations: 1 })]);
    let mut levels = Vec::new();
    // All first rows are isomorphic, so that any form of one is canonical.
    let row = Graph::of_form(n, (0..n).fold(0, |form, k| form | 1 << (n * k + k))).form();
    let rows = Class { labelled: (1..=n as u128).product(), factorisations: 1 };
    for k in 1..=n / 2 {
        classes = match k {
            1 => Classes::from_iter([(row, rows)]),
            _ => extended(n, k, &classes, progress)?,
        };
        levels.push(Level::of(k, &classes));
    }
    let complements = u_of_complements(n, &classes, progress)?;
    let sum: BigUint = classes
        .values()
        .zip(complements)
        .map(|(class, other)| BigUint::from(class.labelled) * class.factorisations * other)
        .sum();
    let ways = factorial(n) / (factorial(n / 2) * factorial(n - n / 2));
    Ok(Squares { order: n, levels, squares: exact_quotient(&sum, &ways) * factorial(n) })
}

/// The classes with k edges at each column, from those with one less.
fn extended(
    n: usize,
    k: usize,
    shorter: &Classes,
    progress: &dyn Progress,
) -> Result<Classes, Stopped> {
    let found = each_step(shorter, progress, |(&form, class)| {
        let mut forms: FxHashMap<u128, u128> = FxHashMap::default();
        Graph::of_form(n, form).for_each_extension(&mut |longer| {
            *forms.entry(longer.form()).or_default() += 1;
            progress.go_on()
        })?;
        let extended = forms.into_iter().map(|(form, ways)| {
            let labelled = class.labelled * ways;
            (form, Class { labelled, factorisations: labelled * class.factorisations })
        });
        Ok(extended.collect::<Vec<_>>())
    })?;
    let forms = summed(found.into_iter().flatten());
    let canonical = each(forms, progress, |(form, class)| {
        Ok((Graph::of_form(n, form).canonical_form(), class))
    })?;
    let mut classes = summed(canonical);
    each(&mut classes, progress, |(&form, class)| {
        let matchings = Graph::of_form(n, form).matchings();
        let quotient = |dividend: u128, divisor| {
            assert_eq!(dividend % divisor, 0, "each graph comes from all its matchings");
            dividend / divisor
        };
        class.labelled = quotient(class.labelled, matchings);
        class.factorisations = quotient(class.factorisations, class.labelled * k as u128);
        Ok(())
    })?;
    Ok(classes)
}

/// The sums of what belongs to the same forms.
fn summed(found: impl IntoIterator<Item = (u128, Class)>) -> Classes {
    let mut sums = Classes::default();
    for (form, class) in found {
        let sum = sums.entry(form).or_default();
        sum.labelled += class.labelled;
        sum.factorisations += class.factorisations;
    }
    sums
}

/// u of the complement of each class, in their order.
fn u_of_complements(
    n: usize,
    classes: &Classes,
    progress: &dyn Progress,
) -> Result<Vec<u128>, Stopped> {
    let of_form = |form| classes[&Graph::of_form(n, form).canonical_form()].factorisations;
    each_step(classes, progress, |(&form, _)| {
        let complement = Graph::of_form(n, form).complement();
        if n.is_multiple_of(2) {
            return Ok(of_form(complement.form()));
        }
        let mut forms: FxHashMap<u128, u128> = FxHashMap::default();
        complement.for_each_rest(&mut |rest| {
            *forms.entry(rest.form()).or_default() += 1;
            progress.go_on()
        })?;
        Ok(forms.into_iter().map(|(form, ways)| ways * of_form(form)).sum())
    })
}

impl Level {
    fn of(rows: usize, classes: &Classes) -> Self {
        let labelled = || classes.values().map(|class| BigUint::from(class.labelled));
        let filled =
            classes.values().map(|class| BigUint::from(class.labelled) * class.factorisations);
        Self {
            rows,
            classes: classes.len(),
            graphs: labelled().sum(),
            rectangles: filled.sum::<BigUint>() * factorial(rows),
        }
    }
}
