//! Permutations of the points 0 to n-1: the arithmetic under every other file of this folder.
//!
//! Products are read from left to right, as mathematicians of groups write them:
//! `a.then(&b)` sends x to b(a(x)).

use num_bigint::BigUint;
use num_integer::Integer;
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;
use std::fmt;

/// A permutation of the points 0 to n-1.
///
/// ```
/// use ennea::symmetry::Permutation;
/// let turn = Permutation::from_cycles(4, &[&[0, 1, 2, 3]]);
/// let flip = Permutation::from_cycles(4, &[&[0, 1], &[2, 3]]);
/// assert_eq!(turn.then(&flip).to_string(), "(2 4)");
/// assert_eq!(turn.order(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Permutation {
    images: Box<[u16]>,
}

impl Permutation {
    /// The permutation that moves nothing.
    pub fn identity(degree: usize) -> Self {
        Self::from_fn(degree, |point| point)
    }

    /// The permutation that sends x to `image(x)`.
    ///
    /// # Panics
    /// If two points have the same image, or an image is not a point.
    pub fn from_fn(degree: usize, image: impl Fn(usize) -> usize) -> Self {
        assert!(degree <= 1 << 16, "points are 16-bit numbers");
        let mut seen = vec![false; degree];
        let images = (0..degree)
            .map(|point| {
                let image = image(point);
                assert!(!seen[image], "two points of a permutation have the image {image}");
                seen[image] = true;
                image as u16
            })
            .collect();
        Self { images }
    }

    /// The product of disjoint cycles.
    ///
    /// # Panics
    /// If a point stands in them twice or is not below `degree`.
    pub fn from_cycles(degree: usize, cycles: &[&[usize]]) -> Self {
        let mut images: Vec<usize> = (0..degree).collect();
        for cycle in cycles {
            for (place, &point) in cycle.iter().enumerate() {
                assert_eq!(images[point], point, "point {point} stands twice in the cycles");
                images[point] = cycle[(place + 1) % cycle.len()];
            }
        }
        Self::from_fn(degree, |point| images[point])
    }

    /// The number of points, moved or not.
    pub fn degree(&self) -> usize {
        self.images.len()
    }

    /// Image of a point.
    pub fn image(&self, point: usize) -> usize {
        usize::from(self.images[point])
    }

    /// First this one, then the other.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        debug_assert_eq!(self.degree(), other.degree());
        Self { images: self.images.iter().map(|&point| other.images[usize::from(point)]).collect() }
    }

    /// The permutation that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut images = vec![0; self.degree()].into_boxed_slice();
        for (point, &image) in self.images.iter().enumerate() {
            images[usize::from(image)] = point as u16;
        }
        Self { images }
    }

    /// This permutation, `exponent` times.
    #[must_use]
    pub fn power(&self, exponent: usize) -> Self {
        let mut images = vec![0; self.degree()].into_boxed_slice();
        for cycle in self.cycles() {
            for (place, &point) in cycle.iter().enumerate() {
                images[point] = cycle[(place + exponent) % cycle.len()] as u16;
            }
        }
        Self { images }
    }

    /// Tests whether it moves no point.
    pub fn is_identity(&self) -> bool {
        self.images.iter().enumerate().all(|(point, &image)| point == usize::from(image))
    }

    /// All its cycles, those of a single point included, each from its least point on, by that
    /// point.
    pub fn cycles(&self) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.degree()];
        let mut cycles = Vec::new();
        for start in 0..self.degree() {
            let mut cycle = Vec::new();
            let mut point = start;
            while !seen[point] {
                seen[point] = true;
                cycle.push(point);
                point = self.image(point);
            }
            if !cycle.is_empty() {
                cycles.push(cycle);
            }
        }
        cycles
    }

    /// Number of cycles of each length.
    pub fn cycle_type(&self) -> CycleType {
        CycleType::from_lengths(self.cycles().iter().map(Vec::len))
    }

    /// The least number of times after which nothing has moved: the least common multiple of the
    /// cycle lengths.
    ///
    /// # Panics
    /// If it does not fit 128 bits (which needs several hundred points).
    pub fn order(&self) -> u128 {
        self.cycle_type().order()
    }

    /// The cycles of two points or more, each point by `name`: `(1 2 3)(4 5)`; `()` for the identity.
    pub(crate) fn in_cycles(&self, name: impl Fn(usize) -> String) -> String {
        if self.is_identity() {
            return "()".to_owned();
        }
        let cycle = |cycle: &Vec<usize>| {
            let names: Vec<String> = cycle.iter().map(|&point| name(point)).collect();
            format!("({})", names.join(" "))
        };
        self.cycles().iter().filter(|cycle| cycle.len() > 1).map(cycle).collect()
    }
}

impl fmt::Display for Permutation {
    /// Cycles, with points counted from 1; `()` for the identity.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_cycles(|point| (point + 1).to_string()))
    }
}

/// Number of cycles of each length of a permutation; written `1^9 3^24`.
///
/// Those with more short cycles come first, so that of the identity is the least.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CycleType(BTreeMap<usize, usize>);

impl CycleType {
    /// The cycle type with these cycle lengths, in any order.
    pub fn from_lengths(lengths: impl IntoIterator<Item = usize>) -> Self {
        let mut counts = BTreeMap::new();
        for length in lengths {
            *counts.entry(length).or_insert(0) += 1;
        }
        Self(counts)
    }

    /// Pairs of a length and the number of cycles of that length, shortest first.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.0.iter().map(|(&length, &count)| (length, count))
    }

    /// The order of a permutation of this type.
    ///
    /// # Panics
    /// If it does not fit 128 bits.
    pub fn order(&self) -> u128 {
        self.0.keys().fold(1_u128, |order, &length| {
            let length = length as u128;
            (order / order.gcd(&length)).checked_mul(length).expect("order below 2^128")
        })
    }

    /// z: how many permutations commute with one of this type; the product over all lengths l,
    /// c cycles each, of l^c c!.
    pub fn centraliser_order(&self) -> BigUint {
        self.iter()
            .flat_map(|(length, count)| (1..=count).map(move |place| length * place))
            .map(BigUint::from)
            .product()
    }

    /// The type of the k-th power: a cycle of length n falls into gcd(n, k) cycles.
    #[must_use]
    pub fn power(&self, exponent: usize) -> Self {
        let mut counts = BTreeMap::new();
        for (length, count) in self.iter() {
            let parts = length.gcd(&exponent);
            *counts.entry(length / parts).or_insert(0) += count * parts;
        }
        Self(counts)
    }
}

impl Ord for CycleType {
    fn cmp(&self, other: &Self) -> Ordering {
        let fewer_last = |(length, count)| (length, Reverse(count));
        self.iter().map(fewer_last).cmp(other.iter().map(fewer_last))
    }
}

impl PartialOrd for CycleType {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for CycleType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (length, count)) in self.iter().enumerate() {
            let blank = if place == 0 { "" } else { " " };
            write!(f, "{blank}{length}^{count}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn permutations(degree: usize) -> impl Strategy<Value = Permutation> {
        Just((0..degree).collect::<Vec<_>>())
            .prop_shuffle()
            .prop_map(move |images| Permutation::from_fn(degree, |point| images[point]))
    }

    proptest! {
        #[test]
        fn products_inverses_and_powers_obey_the_group_laws(
            a in permutations(12), b in permutations(12), c in permutations(12), k in 0_usize..9,
        ) {
            prop_assert_eq!(a.then(&b).then(&c), a.then(&b.then(&c)));
            prop_assert!(a.then(&a.inverse()).is_identity());
            prop_assert_eq!(a.then(&b).inverse(), b.inverse().then(&a.inverse()));
            let repeated = (0..k).fold(Permutation::identity(12), |power, _| power.then(&a));
            prop_assert_eq!(&repeated, &a.power(k));
            prop_assert_eq!(repeated.cycle_type(), a.cycle_type().power(k));
            prop_assert!(a.power(a.order() as usize).is_identity());
            prop_assert_eq!(b.inverse().then(&a).then(&b).cycle_type(), a.cycle_type());
        }
    }
}
