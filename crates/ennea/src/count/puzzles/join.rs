//! The sum over the three stacks.
//!
//! With a way (x, y, z) for each stack, that is the choices of its top, middle and bottom box,
//!
//! ```text
//!   N = w1 w2 w3  sum over the ways of the three stacks  A[x1,x2,x3] B[y1,y2,y3] C[z1,z2,z3]
//! ```
//!
//! where A, B, C are the tables of the bands and w the weights of the stacks.  The sum is arranged so that
//! nothing is looked up in its inner loop.  For fixed x1 and x2, let i run over the pairs of ways of the
//! first two stacks that begin with them; put B and C into the matrices b[y3][i] and c[z3][i]; then each
//! way of the third stack adds
//!
//! ```text
//!   A[x1,x2,x3]  sum over i  b[y3][i] c[z3][i]
//! ```
//!
//! a product of two rows of small numbers.  Ways with A = 0 are passed over.
//!
//! Digits without a clue can be permuted freely, so x1 needs to run only over one choice for each orbit
//! of these permutations, counted as often as the orbit is large.
//!
//! Which stacks are first, second and third and which band is A is free; so is transposition.  All 36
//! plans are weighed by their number of multiplications, and the cheapest is taken.

use super::bands::BandTable;
use super::boxes::ColumnChoices;
use super::products::{self, Term};
use super::splits::{Number, Splits};
use super::stacks::Stack;
use crate::progress::{Progress, Stopped};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// The ways of a stack that begin with each choice.
type Beginnings = Vec<Vec<[Number; 2]>>;

/// A puzzle as nine boxes and three stacks.
pub(super) struct Layout {
    /// boxes[stack][band].
    pub(super) boxes: [[ColumnChoices; 3]; 3],
    stacks: [Stack; 3],
}

/// A way to sum: the stacks in order, the bands in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    stacks: [usize; 3],
    bands: [usize; 3],
    /// Roughly the multiplications, in units of a dozen.
    pub(super) cost: u64,
}

/// Pairs of ways that are summed at a time.  The two matrices fit a second-level cache.
const CHUNK: usize = 512;
/// From row to row; an odd number of cache lines, so that a column meets all sets of the cache (without:
/// half the speed).
const STRIDE: usize = CHUNK + 32;

impl Layout {
    pub(super) fn new(splits: &Splits, boxes: [[ColumnChoices; 3]; 3]) -> Self {
        let stacks = [0, 1, 2].map(|s| Stack::new(splits, &boxes[s]));
        Self { boxes, stacks }
    }

    fn sizes(&self, stack: usize) -> [usize; 3] {
        [0, 1, 2].map(|band| self.boxes[stack][band].choices.len())
    }

    /// One choice for each orbit under the permutations of the digits without a clue, and how large
    /// the orbit is.
    fn orbits(&self, stack: usize, band: usize) -> Vec<(Number, u64)> {
        let seen = self.boxes.iter().flatten().flat_map(|b| b.clues.iter().flatten());
        let seen = seen.fold(0, |seen, digits| seen | digits);
        let choices = &self.boxes[stack][band];
        let mut orbits: FxHashMap<[(u16, u32); 3], (Number, u64)> = FxHashMap::default();
        for (number, split) in choices.choices.iter().enumerate() {
            // What a permutation keeps: the seen digits of each column, and how many are unseen.
            let mut key = split.map(|set| (set & seen, (set & !seen).count_ones()));
            let free = [0, 1, 2].map(|c| choices.clues.iter().all(|row| row[c] == 0));
            for (a, b) in [(0, 1), (1, 2), (0, 2), (0, 1), (1, 2)] {
                if free[a] && free[b] && key[a] > key[b] {
                    key.swap(a, b);
                }
            }
            orbits.entry(key).or_insert((number as Number, 0)).1 += 1;
        }
        let mut orbits: Vec<(Number, u64)> = orbits.into_values().collect();
        orbits.sort_unstable();
        orbits
    }

    /// The cheapest plan; `None` if a stack has no way at all.
    pub(super) fn plan(&self) -> Option<Plan> {
        const ORDERS: [[usize; 3]; 6] =
            [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        if self.stacks.iter().any(|stack| stack.ways.is_empty()) {
            return None;
        }
        let mut plans = Vec::new();
        for stacks in ORDERS {
            for bands in [[0, 1, 2], [1, 0, 2], [2, 0, 1]] {
                let [i, j, k] = stacks;
                let orbits = self.orbits(i, bands[0]);
                let beginnings = self.beginnings(i, bands);
                let ways = |&(x, _): &(Number, u64)| beginnings[usize::from(x)].len() as u64;
                let first: u64 = orbits.iter().map(ways).sum();
                let pairs = first * self.stacks[j].ways.len() as u64;
                let third = self.stacks[k].ways.len() as u64;
                let [_, y, z] = bands.map(|band| self.sizes(k)[band] as u64);
                let visits = orbits.len() as u64 * self.sizes(j)[bands[0]] as u64;
                let cost = pairs * (y + z) / 8 + pairs * third / 12 + visits * third / 2;
                plans.push(Plan { stacks, bands, cost });
            }
        }
        plans.into_iter().min_by_key(|plan| plan.cost)
    }

    /// For each choice x in the first of the bands, the y and z that go with it.
    fn beginnings(&self, stack: usize, [a, b, c]: [usize; 3]) -> Beginnings {
        let mut beginnings = vec![Vec::new(); self.sizes(stack)[a]];
        for way in &self.stacks[stack].ways {
            beginnings[usize::from(way[a])].push([way[b], way[c]]);
        }
        beginnings
    }

    /// The sum, by a plan.
    pub(super) fn sum(
        &self,
        splits: &Splits,
        plan: &Plan,
        progress: &dyn Progress,
    ) -> Result<u128, Stopped> {
        let [i, j, k] = plan.stacks;
        let table =
            |band: usize| BandTable::new(splits, [i, j, k].map(|stack| &self.boxes[stack][band]));
        let tables = plan.bands.map(table);
        let [_, b, c] = tables.each_ref().map(|table| table.most() as usize);
        assert!(CHUNK * b * c < 1 << 31, "a product of rows fits 31 bits");
        let mut third: Vec<[Number; 3]> =
            self.stacks[k].ways.iter().map(|way| plan.bands.map(|band| way[band])).collect();
        third.sort_unstable_by_key(|&[x, y, z]| (y, z, x));
        let sizes = plan.bands.map(|band| self.sizes(k)[band]);
        let join = Join { tables: &tables, third: &third };
        let (first, second) = (self.beginnings(i, plan.bands), self.beginnings(j, plan.bands));
        let mut visits: Vec<(Number, Number, u64)> = Vec::new();
        for (x1, orbit) in self.orbits(i, plan.bands[0]) {
            let used = |&x2: &Number| !second[usize::from(x2)].is_empty();
            visits.extend((0..second.len() as Number).filter(used).map(|x2| (x1, x2, orbit)));
        }
        progress.expect(visits.len() as u64);
        let sum = visits
            .par_iter()
            .map_init(
                || Matrices::new(sizes),
                |matrices, &(x1, x2, orbit)| {
                    if progress.is_stopped() {
                        return Err(Stopped);
                    }
                    let ways = [&first[usize::from(x1)], &second[usize::from(x2)]];
                    let sum = join.visit(matrices, [x1, x2], ways);
                    progress.advance(1);
                    Ok(sum * u128::from(orbit))
                },
            )
            .try_reduce(|| 0, |a, b| Ok(a + b))?;
        let weights = self.stacks.iter().map(|stack| u128::from(stack.weight));
        Ok(sum * weights.product::<u128>())
    }
}

struct Join<'a> {
    tables: &'a [BandTable; 3],
    third: &'a [[Number; 3]],
}

/// b and c, for one chunk of pairs.
struct Matrices {
    b: Vec<i16>,
    c: Vec<i16>,
    /// The ways of the third stack that count, with their A.
    counting: Vec<Term>,
}

impl Matrices {
    fn new([_, y, z]: [usize; 3]) -> Self {
        Self { b: vec![0; y * STRIDE], c: vec![0; z * STRIDE], counting: Vec::new() }
    }
}

impl Join<'_> {
    /// The sum for one x1 and x2.
    fn visit(
        &self,
        matrices: &mut Matrices,
        [x1, x2]: [Number; 2],
        [first, second]: [&Vec<[Number; 2]>; 2],
    ) -> u128 {
        let [a, b, c] = self.tables;
        let row = a.row(x1, x2);
        matrices.counting.clear();
        for &[x, y, z] in self.third {
            let a = row[usize::from(x)];
            if a != 0 {
                matrices.counting.push((a as u64, usize::from(y), usize::from(z)));
            }
        }
        if matrices.counting.is_empty() {
            return 0;
        }
        let mut sum = 0;
        let mut filled = 0;
        for &[y1, z1] in first {
            for &[y2, z2] in second {
                spread(&mut matrices.b, filled, b.row(y1, y2));
                spread(&mut matrices.c, filled, c.row(z1, z2));
                filled += 1;
                if filled == CHUNK {
                    sum += matrices.sum(filled);
                    filled = 0;
                }
            }
        }
        sum + matrices.sum(filled)
    }
}

/// Writes a row into a column.
fn spread(matrix: &mut [i16], column: usize, row: &[i16]) {
    for (line, value) in matrix.chunks_exact_mut(STRIDE).zip(row) {
        line[column] = *value;
    }
}

impl Matrices {
    /// Sums over the first columns of the matrices, and empties what rounding up takes in.
    fn sum(&mut self, filled: usize) -> u128 {
        if filled == 0 {
            return 0;
        }
        let width = filled.next_multiple_of(16);
        for line in self.b.chunks_exact_mut(STRIDE) {
            line[filled..width].fill(0);
        }
        products::sum(&self.counting, &self.b, &self.c, STRIDE, width)
    }
}
