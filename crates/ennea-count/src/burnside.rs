//! Counts orbits: the lemma of Cauchy and Frobenius, known as Burnside's.
//!
//! ```text
//!   orbits = 1/|G|  sum over g in G of  fix(g)  =  1/|G|  sum over classes of  size fix
//! ```
//!
//! It holds for groups.  A set that is not closed, or a class left out, gives a number that means
//! nothing, and often one that is not whole; so both are checked here and not left to the caller.
//!
//! Source: `[Neumann1979]`.  Cost: a sum.

use ennea_symmetry::Permutation;
use num_bigint::BigUint;
use num_integer::Integer;
use std::collections::HashSet;

/// A sum over all classes of a group, with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orbits {
    /// The sum over all elements of the number of things that they fix.
    pub sum: BigUint,
    /// The order of the group.
    pub group_order: BigUint,
    /// The number of orbits: the sum divided by the order.
    pub orbits: BigUint,
}

/// Counts orbits from each class's size and number of fixed things.
///
/// # Errors
/// If the sizes do not sum to the order of the group, or the order does not divide the sum.
pub fn orbits(
    group_order: &BigUint,
    classes: impl IntoIterator<Item = (BigUint, BigUint)>,
) -> Result<Orbits, BurnsideError> {
    let (mut elements, mut sum) = (BigUint::ZERO, BigUint::ZERO);
    for (size, fixed) in classes {
        sum += &size * fixed;
        elements += size;
    }
    if elements != *group_order {
        return Err(BurnsideError::NotAllElements { elements, group_order: group_order.clone() });
    }
    let (orbits, rest) = sum.div_rem(group_order);
    if rest != BigUint::ZERO {
        return Err(BurnsideError::NotWhole { sum, group_order: group_order.clone() });
    }
    Ok(Orbits { sum, group_order: group_order.clone(), orbits })
}

/// Counts the colourings of the points that are different under a group, given by its elements: a
/// permutation fixes colours^cycles of them.
///
/// ```
/// use ennea::{count::burnside, symmetry::Permutation};
/// // The edges of a square, numbered around it, in two colours.
/// let turn = Permutation::from_cycles(4, &[&[0, 1, 2, 3]]);
/// let mirror = Permutation::from_cycles(4, &[&[0, 2]]);
/// let turns: Vec<Permutation> = (0..4).map(|k| turn.power(k)).collect();
/// let mirrors = turns.iter().map(|turn| mirror.then(turn));
/// let square: Vec<Permutation> = turns.iter().cloned().chain(mirrors).collect();
/// assert_eq!(burnside::colourings(&square, 2)?.orbits, 6_u8.into());
/// # Ok::<(), burnside::BurnsideError>(())
/// ```
///
/// # Errors
/// If the elements are not closed under products.  Cost: |G|^2 products.
pub fn colourings(elements: &[Permutation], colours: u32) -> Result<Orbits, BurnsideError> {
    let group: HashSet<&Permutation> = elements.iter().collect();
    for a in &group {
        for b in &group {
            let product = a.then(b);
            if !group.contains(&product) {
                return Err(BurnsideError::NotClosed { product });
            }
        }
    }
    let fixed = |g: &Permutation| BigUint::from(colours).pow(g.cycles().len() as u32);
    let classes = group.iter().map(|g| (BigUint::from(1_u8), fixed(g)));
    orbits(&BigUint::from(group.len()), classes)
}

/// Why the lemma does not apply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BurnsideError {
    /// The sizes of the classes do not sum to the order of the group.
    #[error("the classes have {elements} elements; the group has {group_order}")]
    NotAllElements {
        /// Sum of the sizes of the classes.
        elements: BigUint,
        /// The order of the group.
        group_order: BigUint,
    },
    /// The sum is not a multiple of the order.
    #[error("the sum {sum} is no multiple of the group's order {group_order}")]
    NotWhole {
        /// The sum.
        sum: BigUint,
        /// The order of the group.
        group_order: BigUint,
    },
    /// A product of two elements is not among them: they are no group.
    #[error("not a group: the product {product} is not among the elements")]
    NotClosed {
        /// The product.
        product: Permutation,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_group_is_refused() {
        let turn = Permutation::from_cycles(4, &[&[0, 1, 2, 3]]);
        let refused = colourings(&[Permutation::identity(4), turn], 2).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "not a group: the product (1 3)(2 4) is not among the elements"
        );
    }

    #[test]
    fn missing_classes_and_fractions_are_refused() {
        let pair = |size: u8, fixed: u8| (BigUint::from(size), BigUint::from(fixed));
        let order = BigUint::from(4_u8);
        let missing = orbits(&order, [pair(1, 12), pair(2, 4)]).unwrap_err();
        assert!(matches!(missing, BurnsideError::NotAllElements { .. }));
        let fraction = orbits(&order, [pair(1, 12), pair(3, 3)]).unwrap_err();
        assert!(matches!(fraction, BurnsideError::NotWhole { .. }));
    }
}
