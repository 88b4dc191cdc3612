//! Edge colourings that an involution only recolours.
//!
//! What `invariant` counts, for a with aa = 1, seen in the quotient.  Its vertices are the orbits of
//! a on rows and digits, its edges the orbits on edges.  A 1-factorisation that a keeps has
//!
//! - matchings M = aM: perfect matchings of the quotient, by edges whose ends are equally long;
//! - pairs M, aM: their union has two edges at each vertex of length 2 and one at each of length 1,
//!   all of length 2.  It hangs together in paths, whose ends are of length 1, and cycles.  Around
//!   a cycle M and aM alternate, and return to the right row of each orbit if an even number of
//!   edges leads from a first digit to a second row, or from a second digit to a first row.  So
//!   with p paths and cycles there are 2^(p-1) such pairs, or none.
//!
//! Source: voltage graphs with two voltages; the count is ours.
//! Oracle: `invariant`.
//! Cost: for C = 6 from microseconds to some tenths of a second.

use super::invariant::{ByType, add, edge_orbits};
use super::types::Type;
use num_traits::PrimInt;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// More than the orbits on rows and digits.
const VERTICES: usize = 24;

/// f(a; t) for an involution and the types t whose lengths are among these.
pub(super) fn factorisations(
    adjacent: &[u32],
    rows: &[u8],
    digits: &[u8],
    lengths: &[usize],
) -> ByType {
    let image = |(row, digit)| (rows[usize::from(row)], digits[usize::from(digit)]);
    let orbits = edge_orbits(adjacent, image);
    let degree = adjacent[0].count_ones() as usize;
    if orbits.len() <= 64 {
        let all = u64::MAX >> (64 - orbits.len());
        Quotient::<u64>::new(&orbits, rows, digits, lengths).count(all, degree)
    } else {
        let all = u128::MAX >> (128 - orbits.len());
        Quotient::<u128>::new(&orbits, rows, digits, lengths).count(all, degree)
    }
}

/// An edge of the quotient.
#[derive(Clone, Copy, Debug)]
struct Edge<S> {
    bit: S,
    ends: [u8; 2],
    /// Whether it leads from a first digit to a second row.
    turns: bool,
}

/// The quotient of a graph, and a count under way.
#[derive(Debug)]
struct Quotient<S> {
    /// The edges at each vertex that a matching M = aM can have.
    single: Vec<Vec<Edge<S>>>,
    /// The edges at each vertex that M and aM can have.
    double: Vec<Vec<Edge<S>>>,
    /// All vertices, and those of length 2.
    all: u32,
    long: u32,
    has_double: bool,
    /// What has been counted, by the edges left.
    known: FxHashMap<S, ByType>,
}

/// A union under construction: which vertices lack an edge, which lack two, the other end of the
/// path that ends at a vertex, and whether it turns.
#[derive(Clone, Copy, Debug)]
struct Partial<S> {
    left: S,
    union: S,
    lack: u32,
    lack_two: u32,
    other_end: [u8; VERTICES],
    turns: u32,
    cycles: u32,
}

impl<S: PrimInt> Partial<S> {
    /// With one more edge, if its ends lack it and no cycle closes that turns.
    fn with(mut self, edge: &Edge<S>) -> Option<Self> {
        let [u, v] = edge.ends.map(usize::from);
        let both = 1 << u | 1 << v;
        if self.lack & both != both || edge.bit & self.left == S::zero() {
            return None;
        }
        self.lack &= !both | self.lack_two;
        self.lack_two &= !both;
        self.left = self.left ^ edge.bit;
        self.union = self.union | edge.bit;
        let (from, to) = (self.other_end[u], self.other_end[v]);
        let turns = self.turns >> u ^ u32::from(edge.turns);
        if usize::from(from) == v {
            self.cycles += 1;
            return (turns & 1 == 0).then_some(self);
        }
        let turns = (turns ^ self.turns >> v) & 1;
        self.other_end[usize::from(from)] = to;
        self.other_end[usize::from(to)] = from;
        self.turns &= !(1 << from | 1 << to);
        self.turns |= turns << from | turns << to;
        Some(self)
    }
}

impl<S: PrimInt + Hash> Quotient<S> {
    fn new(orbits: &[Vec<(u8, u8)>], rows: &[u8], digits: &[u8], lengths: &[usize]) -> Self {
        let (row_vertex, of_rows) = vertices(rows, 0);
        let (digit_vertex, count) = vertices(digits, of_rows);
        let mut long = 0;
        for (vertex, images) in [(&row_vertex, rows), (&digit_vertex, digits)] {
            for (point, &image) in images.iter().enumerate() {
                long |= u32::from(usize::from(image) != point) << vertex[point];
            }
        }
        let (mut single, mut double) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        for (number, orbit) in orbits.iter().enumerate() {
            let (row, digit) = orbit[0];
            let (r, d) = (usize::from(row), usize::from(digit));
            let ends = [row_vertex[r], digit_vertex[d]];
            let turns = (rows[r] < row) != (digits[d] < digit);
            let edge = Edge { bit: S::one() << number, ends, turns };
            let is_long = ends.map(|end| long >> end & 1 == 1);
            for end in ends.map(usize::from) {
                if is_long[0] == is_long[1] && lengths.contains(&1) {
                    single[end].push(edge);
                }
                if orbit.len() == 2 && lengths.contains(&2) {
                    double[end].push(edge);
                }
            }
        }
        let has_double = lengths.contains(&2);
        let all = (1 << count) - 1;
        Self { single, double, all, long, has_double, known: FxHashMap::default() }
    }

    /// The 1-factorisations of what is left, a graph of this degree.
    fn count(&mut self, left: S, degree: usize) -> ByType {
        if degree == 0 {
            return vec![(Type::EMPTY, 1)];
        }
        if let Some(known) = self.known.get(&left) {
            return known.clone();
        }
        let first = S::one() << left.trailing_zeros() as usize;
        let mut sum = ByType::new();
        let mut unions = Vec::new();
        self.singles(left, first, &mut unions);
        for union in unions.drain(..) {
            for (rest, ways) in self.count(left ^ union, degree - 1) {
                add(&mut sum, rest.with(1, 1), ways);
            }
        }
        if degree >= 2 && self.has_double {
            let mut doubles = Vec::new();
            self.doubles(left, first, &mut doubles);
            for (union, weight) in doubles {
                for (rest, ways) in self.count(left ^ union, degree - 2) {
                    add(&mut sum, rest.with(2, 1), ways * weight);
                }
            }
        }
        if degree > 2 {
            self.known.insert(left, sum.clone());
        }
        sum
    }

    /// The matchings of the quotient with this edge, of the edges left.
    fn singles(&self, left: S, first: S, found: &mut Vec<S>) {
        if let Some(edge) = self.single.iter().flatten().find(|edge| edge.bit == first) {
            let met = edge.ends.iter().fold(0, |met, end| met | 1 << end);
            self.extend_single(left, first, self.all & !met, found);
        }
    }

    fn extend_single(&self, left: S, union: S, lack: u32, found: &mut Vec<S>) {
        if lack == 0 {
            return found.push(union);
        }
        for edge in &self.single[lack.trailing_zeros() as usize] {
            let both = edge.ends.iter().fold(0, |met, end| met | 1 << end);
            if lack & both == both && edge.bit & left != S::zero() {
                self.extend_single(left, union | edge.bit, lack & !both, found);
            }
        }
    }

    /// The unions with this edge, of the edges left, and in how many ways each is M and aM.
    fn doubles(&self, left: S, first: S, found: &mut Vec<(S, u128)>) {
        let Some(edge) = self.double.iter().flatten().find(|edge| edge.bit == first) else {
            return;
        };
        let start = Partial {
            left,
            union: S::zero(),
            lack: self.all,
            lack_two: self.long,
            other_end: std::array::from_fn(|vertex| vertex as u8),
            turns: 0,
            cycles: 0,
        };
        if let Some(partial) = start.with(edge) {
            self.extend_double(&partial, (VERTICES, 0), found);
        }
    }

    fn extend_double(
        &self,
        partial: &Partial<S>,
        (last, from): (usize, usize),
        found: &mut Vec<(S, u128)>,
    ) {
        if partial.lack == 0 {
            let paths = (self.all & !self.long).count_ones() / 2;
            return found.push((partial.union, 1 << (partial.cycles + paths - 1)));
        }
        let vertex = partial.lack.trailing_zeros() as usize;
        let from = if vertex == last { from } else { 0 };
        for (place, edge) in self.double[vertex].iter().enumerate().skip(from) {
            if let Some(partial) = partial.with(edge) {
                self.extend_double(&partial, (vertex, place + 1), found);
            }
        }
    }
}

/// The orbits of an involution, numbered from a start, and the number after the last.
fn vertices(images: &[u8], start: usize) -> (Vec<u8>, usize) {
    let mut vertex = vec![u8::MAX; images.len()];
    let mut next = start;
    for (point, &image) in images.iter().enumerate() {
        if vertex[point] == u8::MAX {
            vertex[point] = next as u8;
            vertex[usize::from(image)] = next as u8;
            next += 1;
        }
    }
    (vertex, next)
}
