//! Edge colourings that a permutation of the edges only recolours.
//!
//! Let G be a C-regular bipartite graph of rows and digits, and let a permute rows and digits so
//! that edges go to edges.  For g in S_C
//!
//! ```text
//!   u(a; g) = number of proper colourings c of G with C colours and c(a e) = g c(e)
//!           = z(g) f(a; type of g),
//! ```
//!
//! where z(g) is the order of the centraliser of g, and f(a; t) the number of 1-factorisations of
//! G (sets of C disjoint perfect matchings) that a keeps, permuting their matchings with cycle type
//! t: to such a one belong z(g) colourings, for the cycles of g can be given to those of the
//! matchings in that many ways.
//!
//! A cycle of l matchings M, aM, ..., a^(l-1) M covers whole orbits of edges.  So f counts the
//! exact covers of the orbits of edges by such unions, each as often as some M has it: l times too
//! often, as each of the l matchings can be the first.  The matchings are built row by row from
//! orbits of a^l; what is left after a choice is remembered.
//!
//! Source: none known; the covers are those of `count::fixed`, of one stack.
//! Cost: with C <= 6 from microseconds to a second, the more the closer a is to the identity.

use super::types::Type;
use num_traits::PrimInt;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// f(a; t), for each type t that occurs.
pub(super) type ByType = Vec<(Type, u128)>;

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

/// The orbits of the edges under a permutation of them, by their first edges, row by row.
pub(super) fn edge_orbits(
    adjacent: &[u32],
    image: impl Fn((u8, u8)) -> (u8, u8),
) -> Vec<Vec<(u8, u8)>> {
    let mut left = adjacent.to_vec();
    let mut orbits = Vec::new();
    for row in 0..adjacent.len() {
        while left[row] != 0 {
            let (mut orbit, mut at) = (Vec::new(), (row as u8, left[row].trailing_zeros() as u8));
            while left[usize::from(at.0)] >> at.1 & 1 == 1 {
                left[usize::from(at.0)] ^= 1 << at.1;
                orbit.push(at);
                at = image(at);
            }
            orbits.push(orbit);
        }
    }
    orbits
}

/// A part of a matching: an orbit of a^l.
#[derive(Clone, Copy, Debug)]
struct Part<S> {
    /// The orbit of a that it lies in.
    orbit: S,
    /// The rows that it meets.
    rows: u32,
    /// The digits that it meets.
    digits: u32,
}

/// The parts of matchings that come back after l steps.
#[derive(Debug)]
pub(super) struct Parts<S> {
    pub(super) l: usize,
    /// Those that lie in an orbit.
    of_orbit: Vec<Vec<Part<S>>>,
    /// Those that meet a row.
    by_row: Vec<Vec<Part<S>>>,
}

impl<S: PrimInt> Parts<S> {
    pub(super) fn new(n: usize, orbits: &[Vec<(u8, u8)>], l: usize) -> Self {
        let mut of_orbit = vec![Vec::new(); orbits.len()];
        let mut by_row = vec![Vec::new(); n];
        for (number, orbit) in orbits.iter().enumerate().filter(|(_, orbit)| orbit.len() % l == 0) {
            for start in 0..l {
                let mut part = Part { orbit: S::one() << number, rows: 0, digits: 0 };
                let fits = orbit[start..].iter().step_by(l).all(|&(row, digit)| {
                    let fits = (part.rows >> row | part.digits >> digit) & 1 == 0;
                    part.rows |= 1 << row;
                    part.digits |= 1 << digit;
                    fits
                });
                if fits {
                    of_orbit[number].push(part);
                    for (row, parts) in by_row.iter_mut().enumerate() {
                        if part.rows >> row & 1 == 1 {
                            parts.push(part);
                        }
                    }
                }
            }
        }
        Self { l, of_orbit, by_row }
    }

    /// Appends the orbits of every matching that meets the first orbit left, each as often as it does in
    /// l steps.
    pub(super) fn extend_first(&self, left: S, found: &mut Vec<S>) {
        let number = left.trailing_zeros() as usize;
        let first = S::one() << number;
        for start in &self.of_orbit[number] {
            self.extend(left ^ first, start.rows, start.digits, first, found);
        }
    }

    /// Appends the orbits of every matching that contains these rows and digits and takes the rest
    /// from the orbits left.
    fn extend(&self, left: S, rows: u32, digits: u32, union: S, found: &mut Vec<S>) {
        let row = rows.trailing_ones() as usize;
        let Some(parts) = self.by_row.get(row) else { return found.push(union) };
        for part in parts {
            if part.orbit & left != S::zero() && (part.rows & rows) | (part.digits & digits) == 0 {
                let (rows, digits) = (rows | part.rows, digits | part.digits);
                self.extend(left ^ part.orbit, rows, digits, union | part.orbit, found);
            }
        }
    }
}

/// A count of covers under way.
#[derive(Debug)]
struct Covers<S> {
    parts: Vec<Parts<S>>,
    /// What has been counted, by the orbits left.
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
