//! The oracle of `row_orbits`: exact covers of the orbits of edges by unions of matchings.
//!
//! ```text
//!   u(a; g) = z(g) f(a; type of g)
//! ```
//!
//! z(g) is the order of the centraliser of g, and f(a; t) the number of 1-factorisations that a keeps,
//! permuting their matchings with cycle type t: to such a one belong z(g) colourings, for the cycles of
//! g can be given to those of the matchings in that many ways.

use crate::factorisations::matchings::{Parts, edge_orbits};
use crate::factorisations::types::Type;
use num_traits::PrimInt;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// f(a; t), for each type t that occurs.
type ByType = Vec<(Type, u128)>;

/// Adds to the number of a type.
pub(super) fn add(sum: &mut ByType, of: Type, number: u128) {
    match sum.iter_mut().find(|(known, _)| *known == of) {
        Some((_, so_far)) => *so_far = so_far.checked_add(number).expect("below 2^128"),
        None => sum.push((of, number)),
    }
}

/// f(a; t) for the types t whose lengths are among these, a being given by what it does to rows
/// and digits; `adjacent` has the digits of each row.
pub(super) fn factorisations(
    adjacent: &[u32],
    rows: &[u8],
    digits: &[u8],
    lengths: &[usize],
) -> ByType {
    let image = |(row, digit)| (rows[usize::from(row)], digits[usize::from(digit)]);
    let orbits = edge_orbits(adjacent, image);
    if orbits.len() <= 64 {
        Covers::<u64>::new(adjacent.len(), &orbits, lengths).count(u64::MAX >> (64 - orbits.len()))
    } else {
        let all = u128::MAX >> (128 - orbits.len());
        Covers::<u128>::new(adjacent.len(), &orbits, lengths).count(all)
    }
}

/// A count of covers under way.
#[derive(Debug)]
struct Covers<S> {
    parts: Vec<Parts<S>>,
    /// Numbers counted so far, by the orbits left.
    known: FxHashMap<S, ByType>,
}

impl<S: PrimInt + Hash> Covers<S> {
    fn new(n: usize, orbits: &[Vec<(u8, u8)>], lengths: &[usize]) -> Self {
        let parts = lengths.iter().map(|&l| Parts::new(n, orbits, l)).collect();
        Self { parts, known: FxHashMap::default() }
    }

    fn count(&mut self, left: S) -> ByType {
        if left == S::zero() {
            return vec![(Type::EMPTY, 1)];
        }
        if let Some(known) = self.known.get(&left) {
            return known.clone();
        }
        let mut sum = ByType::new();
        for place in 0..self.parts.len() {
            let mut unions = Vec::new();
            let parts = &self.parts[place];
            let l = parts.l;
            parts.extend_first(left, &mut unions);
            unions.sort_unstable();
            for equal in unions.chunk_by(|a, b| a == b) {
                // Each of the l matchings of a cycle was found.
                let weight = (equal.len() / l) as u128;
                for (rest, ways) in self.count(left ^ equal[0]) {
                    let ways = ways.checked_mul(weight).expect("below 2^128");
                    add(&mut sum, rest.with(l, 1), ways);
                }
            }
        }
        self.known.insert(left, sum.clone());
        sum
    }
}
