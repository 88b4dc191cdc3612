//! Perfect matchings of a bipartite graph that come back after l steps of a permutation of its edges.
//!
//! Let a permute the edges of a C-regular graph G.  A 1-factorisation of G is a set of C disjoint perfect
//! matchings.  One that a keeps falls into cycles M, aM, ..., a^(l-1) M, and such a cycle covers whole
//! orbits of edges.  So 1-factorisations with given lengths of cycles are exact covers of the orbits
//! by such unions, each as often as some M has it: l times too often, as each of the l matchings can
//! be the first.  The matchings are built row by row from orbits of a^l.
//!
//! Source: none known; the covers are those of `count::fixed`, of one stack.

use num_traits::PrimInt;

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
    /// Parts that lie in each orbit.
    of_orbit: Vec<Vec<Part<S>>>,
    /// Parts that meet each row.
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
