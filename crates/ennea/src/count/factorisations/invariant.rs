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
    let orbits = edge_orbits(adjacent, rows, digits);
    if orbits.len() <= 64 {
        Covers::<u64>::new(adjacent.len(), &orbits, lengths).count(u64::MAX >> (64 - orbits.len()))
    } else {
        let all = u128::MAX >> (128 - orbits.len());
        Covers::<u128>::new(adjacent.len(), &orbits, lengths).count(all)
    }
}

/// The orbits of the edges, by their first edges, row by row.
fn edge_orbits(adjacent: &[u32], rows: &[u8], digits: &[u8]) -> Vec<Vec<(u8, u8)>> {
    let mut left = adjacent.to_vec();
    let mut orbits = Vec::new();
    for row in 0..adjacent.len() {
        while left[row] != 0 {
            let (mut orbit, mut at) = (Vec::new(), (row, left[row].trailing_zeros() as usize));
            while left[at.0] >> at.1 & 1 == 1 {
                left[at.0] ^= 1 << at.1;
                orbit.push((at.0 as u8, at.1 as u8));
                at = (usize::from(rows[at.0]), usize::from(digits[at.1]));
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
struct Parts<S> {
    l: usize,
    /// Those that lie in an orbit.
    of_orbit: Vec<Vec<Part<S>>>,
    /// Those that meet a row.
    by_row: Vec<Vec<Part<S>>>,
}

impl<S: PrimInt> Parts<S> {
    fn new(n: usize, orbits: &[Vec<(u8, u8)>], l: usize) -> Self {
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

/// Unions of two matchings that a exchanges.
///
/// Such a union U meets every row and every digit twice and consists of whole orbits, each of even
/// length.  The edges of an orbit are by turns in M and in aM, so M is one bit for each orbit, and
/// two edges of U that meet say whether the bits of their orbits are equal.  If no circle of orbits
/// contradicts itself, M can be chosen in 2^p ways, p being the number of parts of U that hang
/// together; each pair {M, aM} is found twice.
#[derive(Debug)]
struct Doubles<S> {
    orbits: Vec<Even<S>>,
    /// Those that meet a row.
    by_row: Vec<Vec<u8>>,
}

/// An orbit of even length.
#[derive(Clone, Debug)]
struct Even<S> {
    orbit: S,
    /// The vertices, rows first, that it meets once or more, and twice.
    once: u64,
    twice: u64,
    /// Vertex and bit of each end of each edge.
    ends: Vec<(u8, bool)>,
}

/// What a union under construction meets.
#[derive(Clone, Copy, Debug, Default)]
struct Met {
    once: u64,
    twice: u64,
}

impl Met {
    fn with<S>(self, orbit: &Even<S>) -> Option<Self> {
        let clash = self.twice & orbit.once | self.once & orbit.twice;
        (clash == 0).then(|| Self {
            once: self.once | orbit.once,
            twice: self.twice | orbit.twice | self.once & orbit.once,
        })
    }
}

impl<S: PrimInt> Doubles<S> {
    fn new(n: usize, orbits: &[Vec<(u8, u8)>]) -> Self {
        let (mut evens, mut by_row) = (Vec::new(), vec![Vec::new(); n]);
        for (number, orbit) in orbits.iter().enumerate().filter(|(_, orbit)| orbit.len() % 2 == 0) {
            let mut even = Even { orbit: S::one() << number, once: 0, twice: 0, ends: Vec::new() };
            let mut fits = true;
            for (place, &(row, digit)) in orbit.iter().enumerate() {
                for vertex in [row, n as u8 + digit] {
                    let bit = 1 << vertex;
                    fits &= even.twice & bit == 0;
                    even.twice |= even.once & bit;
                    even.once |= bit;
                    even.ends.push((vertex, place % 2 == 1));
                }
            }
            if fits {
                for row in (0..n).filter(|row| even.once >> row & 1 == 1) {
                    by_row[row].push(evens.len() as u8);
                }
                evens.push(even);
            }
        }
        Self { orbits: evens, by_row }
    }

    /// Appends every union that contains an orbit and takes the rest from the orbits left, with the
    /// number of pairs in it.
    fn containing(&self, first: S, left: S, found: &mut Vec<(S, u128)>) {
        let Some(start) = self.orbits.iter().position(|even| even.orbit == first) else { return };
        let met = Met::default().with(&self.orbits[start]).expect("an orbit fits by itself");
        let mut chosen = vec![start as u8];
        self.extend(left ^ first, met, (0, 0), first, &mut chosen, found);
    }

    fn extend(
        &self,
        left: S,
        met: Met,
        (last_row, from): (usize, usize),
        union: S,
        chosen: &mut Vec<u8>,
        found: &mut Vec<(S, u128)>,
    ) {
        let row = met.twice.trailing_ones() as usize;
        let Some(here) = self.by_row.get(row) else {
            let ways = self.ways(chosen);
            if ways > 0 {
                found.push((union, ways));
            }
            return;
        };
        let from = if row == last_row { from } else { 0 };
        for (place, &number) in here.iter().enumerate().skip(from) {
            let even = &self.orbits[usize::from(number)];
            if even.orbit & left == S::zero() {
                continue;
            }
            if let Some(met) = met.with(even) {
                chosen.push(number);
                let next = (row, place + 1);
                self.extend(left ^ even.orbit, met, next, union | even.orbit, chosen, found);
                chosen.pop();
            }
        }
    }

    /// In how many ways a union is M and aM.
    fn ways(&self, chosen: &[u8]) -> u128 {
        // The place and the bit of the first edge at each vertex; the bit of each place against
        // that of its root.
        let mut first = [(u8::MAX, false); 64];
        let mut root: [(u8, bool); 64] = std::array::from_fn(|place| (place as u8, false));
        let find = |root: &[(u8, bool); 64], mut place: u8| {
            let mut bit = false;
            while root[usize::from(place)].0 != place {
                bit ^= root[usize::from(place)].1;
                place = root[usize::from(place)].0;
            }
            (place, bit)
        };
        let mut parts = chosen.len() as u32;
        for (place, &number) in chosen.iter().enumerate() {
            for &(vertex, bit) in &self.orbits[usize::from(number)].ends {
                let (other, its_bit) = first[usize::from(vertex)];
                if other == u8::MAX {
                    first[usize::from(vertex)] = (place as u8, bit);
                    continue;
                }
                let ((a, to_a), (b, to_b)) = (find(&root, other), find(&root, place as u8));
                let differ = to_a ^ to_b ^ its_bit ^ bit ^ true;
                if a != b {
                    root[usize::from(a)] = (b, differ);
                    parts -= 1;
                } else if differ {
                    return 0;
                }
            }
        }
        1 << (parts - 1)
    }
}

/// A count of covers under way.
#[derive(Debug)]
struct Covers<S> {
    parts: Vec<Parts<S>>,
    doubles: Option<Doubles<S>>,
    /// What has been counted, by the orbits left.
    known: FxHashMap<S, ByType>,
}

impl<S: PrimInt + Hash> Covers<S> {
    fn new(n: usize, orbits: &[Vec<(u8, u8)>], lengths: &[usize]) -> Self {
        let others = lengths.iter().filter(|&&l| l != 2);
        let parts = others.map(|&l| Parts::new(n, orbits, l)).collect();
        let doubles = lengths.contains(&2).then(|| Doubles::new(n, orbits));
        Self { parts, doubles, known: FxHashMap::default() }
    }

    fn count(&mut self, left: S) -> ByType {
        if left == S::zero() {
            return vec![(Type::EMPTY, 1)];
        }
        if let Some(known) = self.known.get(&left) {
            return known.clone();
        }
        let number = left.trailing_zeros() as usize;
        let first = S::one() << number;
        let mut sum = ByType::new();
        if let Some(doubles) = &self.doubles {
            let mut unions = Vec::new();
            doubles.containing(first, left, &mut unions);
            for (union, weight) in unions {
                for (rest, ways) in self.count(left ^ union) {
                    let ways = ways.checked_mul(weight).expect("below 2^128");
                    add(&mut sum, rest.with(2, 1), ways);
                }
            }
        }
        for place in 0..self.parts.len() {
            let mut unions = Vec::new();
            let parts = &self.parts[place];
            let l = parts.l;
            for start in &parts.of_orbit[number] {
                parts.extend(left ^ first, start.rows, start.digits, first, &mut unions);
            }
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
