//! Counts the main classes of Latin squares: up to permuting rows, columns and digits, and changing
//! their roles.
//!
//! The group is S_N wr S_3, of order 6 N!^3.  Its elements keep the roles, exchange two of them, or turn
//! all three.  Up to conjugation one that exchanges rows and columns is (r, c, s) -> (c, x r, y s): what
//! counts are the cycle types of x and y; one that turns is (r, c, s) -> (c, s, x r).  So with z for the
//! orders of centralisers, and by Burnside's lemma,
//!
//! ```text
//!   6 main classes = isotopy classes + 3 sum over x, y of  exchanged(x, y) / (z(x) z(y))
//!                                    + 2 sum over x of     turned(x) / z(x)
//! ```
//!
//! The squares that the first fixes are 1-factorisations of the cells that the exchange only permutes
//! (`factorisations`), the others are exact covers (`turned`).
//!
//! Source: `[MMM2007]` for the classes; the counts are ours.  Cost: N = 8 half a second, N = 9 minutes.
//! Oracle: `joined`, for N up to 5.

use super::turned;
use crate::burnside::BurnsideError;
use crate::each::each_step;
use crate::factorisations::{Cells, Type, can_fix};
use ennea_base::numbers::{exact_quotient, factorial};
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::partitions;
use num_bigint::BigUint;
use num_integer::Integer;

/// The greatest order whose main classes take seconds; 9 takes minutes.
pub const ORDER_MAX: usize = 8;

/// Effect of a kind of elements on the roles of rows, columns and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roles {
    /// All are kept: isotopy.
    Kept,
    /// Two are exchanged, in one of three ways.
    Exchanged,
    /// All three are turned, in one of two directions.
    Turned,
}

/// The elements of a kind, with what they fix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Effect of the elements on the roles.
    pub roles: Roles,
    /// Number of elements.
    pub elements: BigUint,
    /// The sum over all of them of the squares that they fix.
    pub fixed: BigUint,
}

/// All kinds of elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kinds(pub [Kind; 3]);

impl Kinds {
    /// Counts the kinds of an order, whose isotopy classes are known.
    ///
    /// ```
    /// use ennea::count::latin::Kinds;
    /// let kinds = Kinds::count(7, &564_u32.into(), &())?;
    /// assert_eq!(kinds.main_classes(), Ok(147_u32.into()));
    /// # Ok::<(), ennea::progress::Stopped>(())
    /// ```
    ///
    /// # Errors
    /// If the progress says so.
    pub fn count(
        n: usize,
        isotopy_classes: &BigUint,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let of_roles = factorial(n).pow(2);
        let order = &of_roles * factorial(n);
        let kind = |roles, ways: u8, fixed: BigUint| Kind {
            roles,
            elements: &order * ways,
            fixed: fixed * ways,
        };
        Ok(Self([
            kind(Roles::Kept, 1, &order * isotopy_classes),
            kind(Roles::Exchanged, 3, exchanged(n, progress)? * &of_roles),
            kind(Roles::Turned, 2, turned(n, progress)? * &of_roles),
        ]))
    }

    /// The main classes.
    ///
    /// # Errors
    /// If the order of the group does not divide the sum.
    pub fn main_classes(&self) -> Result<BigUint, BurnsideError> {
        let sum = self.0.iter().map(|kind| &kind.fixed).sum();
        quotient(sum, self.0.iter().map(|kind| &kind.elements).sum())
    }

    /// The classes where rows and columns can change their roles and digits cannot.
    ///
    /// # Errors
    /// If the order of the group does not divide the sum.
    pub fn with_transposition(&self) -> Result<BigUint, BurnsideError> {
        let [kept, exchanged, _] = &self.0;
        let sum = &kept.fixed + exact_quotient(&exchanged.fixed, &3_u8.into());
        quotient(sum, &kept.elements * 2_u8)
    }
}

fn quotient(sum: BigUint, group_order: BigUint) -> Result<BigUint, BurnsideError> {
    let (orbits, rest) = sum.div_rem(&group_order);
    if rest == BigUint::ZERO {
        Ok(orbits)
    } else {
        Err(BurnsideError::NotWhole { sum, group_order })
    }
}

/// N! times the sum of exchanged(x, y) / (z(x) z(y)): summed over y it is the number of 1-factorisations.
fn exchanged(n: usize, progress: &dyn Progress) -> Result<BigUint, Stopped> {
    let types: Vec<Type> = partitions(n).iter().map(Type::from).collect();
    let pairs: Vec<(Type, Type)> = types
        .iter()
        .flat_map(|&x| types.iter().map(move |&y| (x, y)))
        .filter(|&(x, y)| can_fix(&[x, x, y.power(2)]))
        .collect();
    let terms = each_step(&pairs, progress, |&(x, y)| {
        let conjugate = types[0].centraliser_order() / x.centraliser_order();
        let kept = Cells::exchanging(x).factorisations(y, progress)?;
        Ok(BigUint::from(kept) * conjugate)
    })?;
    Ok(terms.into_iter().sum())
}

/// N! times the sum of turned(x) / z(x).
fn turned(n: usize, progress: &dyn Progress) -> Result<BigUint, Stopped> {
    let types: Vec<Type> = partitions(n).iter().map(Type::from).collect();
    let terms = each_step(&types, progress, |&x| {
        let conjugate = types[0].centraliser_order() / x.centraliser_order();
        Ok(BigUint::from(turned::fixed_squares(x)) * conjugate)
    })?;
    Ok(terms.into_iter().sum())
}
