//! Edge colourings of a complete graph that a permutation of its edges only recolours, for one type.
//!
//! The graph is that of N rows and N columns, each with each; its edges are the cells of a square.  Let
//! a permute the cells, either by rows and by columns or so that both change their roles:
//!
//! ```text
//!   a (r, c) = (x r, y c)      or      a (r, c) = (c, x r)
//! ```
//!
//! Counted are the sets of N disjoint perfect matchings that a permutes with a given cycle type.
//! They are exact covers of the orbits of cells, as `matchings` says.  It is remembered which cycles
//! are left as well, so that other types are never looked at; and the ways to cover the first orbit
//! are counted up to the symmetries of the cells that commute with a.
//!
//! Source: as `matchings`.  Cost: N = 8 at most some 0.2 s, most types milliseconds.

use super::matchings::{Parts, edge_orbits};
use super::types::Type;
use ennea_base::Joined;
use ennea_base::progress::{Progress, Stopped};
use num_traits::PrimInt;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// A permutation of the cells, by their orbits, with what commutes with it.
#[derive(Debug)]
pub(crate) struct Cells {
    n: usize,
    orbits: Vec<Vec<(u8, u8)>>,
    /// Permutations of the orbits.
    symmetries: Vec<Vec<u8>>,
}

impl Cells {
    /// Cells under permutations of rows and columns of these types.
    pub(crate) fn by_lines(rows: Type, columns: Type) -> Self {
        let (x, y) = (rows.representative(), columns.representative());
        let n = x.len();
        let still: Vec<u8> = (0..n as u8).collect();
        let of_rows = commuting(rows).into_iter().map(|moved| (moved, still.clone()));
        let of_columns = commuting(columns).into_iter().map(|moved| (still.clone(), moved));
        let symmetries: Vec<_> = of_rows.chain(of_columns).collect();
        Self::new(n, |(r, c)| (x[usize::from(r)], y[usize::from(c)]), &symmetries)
    }

    /// One that exchanges rows and columns, and whose square permutes both with this type.
    pub(crate) fn exchanging(square: Type) -> Self {
        let x = square.representative();
        let both = commuting(square).into_iter().map(|moved| (moved.clone(), moved));
        let symmetries: Vec<_> = both.collect();
        Self::new(x.len(), |(r, c)| (c, x[usize::from(r)]), &symmetries)
    }

    fn new(
        n: usize,
        image: impl Fn((u8, u8)) -> (u8, u8),
        symmetries: &[(Vec<u8>, Vec<u8>)],
    ) -> Self {
        let orbits = edge_orbits(&vec![(1 << n) - 1; n], image);
        let mut of_cell = vec![0; n * n];
        let index = |(r, c): (u8, u8)| n * usize::from(r) + usize::from(c);
        for (number, orbit) in orbits.iter().enumerate() {
            orbit.iter().for_each(|&cell| of_cell[index(cell)] = number as u8);
        }
        let on_orbits = |(rows, columns): &(Vec<u8>, Vec<u8>)| {
            let moved = |orbit: &Vec<(u8, u8)>| {
                let (r, c) = orbit[0];
                of_cell[index((rows[usize::from(r)], columns[usize::from(c)]))]
            };
            orbits.iter().map(moved).collect()
        };
        let symmetries = symmetries.iter().map(on_orbits).collect();
        Self { n, orbits, symmetries }
    }

    /// In how many ways the cells are covered by disjoint perfect matchings that are permuted with this
    /// type.
    ///
    /// # Errors
    /// If the progress says so.
    pub(crate) fn factorisations(
        &self,
        of: Type,
        progress: &dyn Progress,
    ) -> Result<u128, Stopped> {
        let number = self.orbits.len();
        if number <= 64 {
            Covers::<u64>::new(self, of, progress).all(u64::MAX >> (64 - number), of)
        } else {
            Covers::<u128>::new(self, of, progress).all(u128::MAX >> (128 - number), of)
        }
    }

    /// Generators of the symmetries that keep the first orbit.
    ///
    /// By Schreier's lemma: for each orbit that the first can become, a way to come there; with each symmetry
    /// a step further, and the way back.
    fn keeping_the_first(&self) -> Vec<Vec<u8>> {
        let identity: Vec<u8> = (0..self.orbits.len() as u8).collect();
        let mut ways: FxHashMap<u8, Vec<u8>> = FxHashMap::from_iter([(0, identity.clone())]);
        let (mut reached, mut next) = (vec![0], 0);
        let mut found: Vec<Vec<u8>> = Vec::new();
        while let Some(&orbit) = reached.get(next) {
            next += 1;
            for symmetry in &self.symmetries {
                let way = &ways[&orbit];
                let further: Vec<u8> = way.iter().map(|&at| symmetry[usize::from(at)]).collect();
                if let Some(known) = ways.get(&further[0]) {
                    let mut back = identity.clone();
                    for (from, &to) in known.iter().enumerate() {
                        back[usize::from(to)] = from as u8;
                    }
                    let around = further.iter().map(|&at| back[usize::from(at)]).collect();
                    if around != identity {
                        found.push(around);
                    }
                } else {
                    reached.push(further[0]);
                    ways.insert(further[0], further);
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// Permutations that generate all that commute with that of a type: its cycles are turned, and those of
/// the same length exchanged.
pub(crate) fn commuting(of: Type) -> Vec<Vec<u8>> {
    let still: Vec<u8> = of.representative().iter().zip(0..).map(|(_, point)| point).collect();
    let (mut found, mut start) = (Vec::new(), 0);
    for (length, count) in of.iter() {
        for place in 0..count {
            if length > 1 {
                let mut turned = still.clone();
                turned[start..start + length].rotate_left(1);
                found.push(turned);
            }
            if place + 1 < count {
                let mut exchanged = still.clone();
                exchanged[start..start + 2 * length].rotate_left(length);
                found.push(exchanged);
            }
            start += length;
        }
    }
    found
}

/// A count of covers under way.
struct Covers<'a, S> {
    cells: &'a Cells,
    progress: &'a dyn Progress,
    parts: Vec<Parts<S>>,
    /// Numbers counted so far, by the orbits and the cycles left.
    known: FxHashMap<(S, Type), u128>,
}

impl<'a, S: PrimInt + Hash> Covers<'a, S> {
    fn new(cells: &'a Cells, of: Type, progress: &'a dyn Progress) -> Self {
        let parts = of.iter().map(|(l, _)| Parts::new(cells.n, &cells.orbits, l)).collect();
        Self { cells, progress, parts, known: FxHashMap::default() }
    }

    /// The number of all covers: one way to cover the first orbit stands for all that symmetries make
    /// of it.
    fn all(&mut self, left: S, of: Type) -> Result<u128, Stopped> {
        let symmetries = self.cells.keeping_the_first();
        let mut sum = 0;
        for place in 0..self.parts.len() {
            let l = self.parts[place].l;
            let unions = self.unions(place, left);
            let number: FxHashMap<S, usize> =
                unions.iter().enumerate().map(|(number, union)| (union.0, number)).collect();
            let mut joined = Joined::new(unions.len());
            for symmetry in &symmetries {
                for (from, (union, _)) in unions.iter().enumerate() {
                    joined.join(from, number[&moved(*union, symmetry)]);
                }
            }
            for ((union, weight), size) in unions.into_iter().zip(joined.sizes()) {
                if size > 0 {
                    sum += size as u128 * weight * self.count(left ^ union, of.without(l))?;
                }
            }
        }
        Ok(sum)
    }

    fn count(&mut self, left: S, of: Type) -> Result<u128, Stopped> {
        if left == S::zero() {
            return Ok(1);
        }
        if let Some(known) = self.known.get(&(left, of)) {
            return Ok(*known);
        }
        self.progress.go_on()?;
        let mut sum: u128 = 0;
        for place in 0..self.parts.len() {
            let l = self.parts[place].l;
            if of.has(l) {
                for (union, weight) in self.unions(place, left) {
                    let ways = weight.checked_mul(self.count(left ^ union, of.without(l))?);
                    sum = sum.checked_add(ways.expect("below 2^128")).expect("below 2^128");
                }
            }
        }
        self.known.insert((left, of), sum);
        Ok(sum)
    }

    /// The unions of a cycle of matchings with the first orbit that is left, each with in how many
    /// ways.
    fn unions(&self, place: usize, left: S) -> Vec<(S, u128)> {
        let parts = &self.parts[place];
        let mut unions = Vec::new();
        parts.extend_first(left, &mut unions);
        unions.sort_unstable();
        unions
            .chunk_by(|a, b| a == b)
            // Each of the l matchings of a cycle was found.
            .map(|equal| (equal[0], (equal.len() / parts.l) as u128))
            .collect()
    }
}

/// The images of a set of orbits.
fn moved<S: PrimInt>(set: S, symmetry: &[u8]) -> S {
    let (mut left, mut moved) = (set, S::zero());
    while left != S::zero() {
        let number = left.trailing_zeros() as usize;
        left = left & (left - S::one());
        moved = moved | S::one() << usize::from(symmetry[number]);
    }
    moved
}
