//! Joins the fillings of three bands along the three stacks.
//!
//! With A, B, C the numbers of fillings of the bands, and s = (x, y, z) the indices of a stack:
//!
//! ```text
//!   solutions = sum over (s1, s2, s3) of  A[x1, x2, x3] B[y1, y2, y3] C[z1, z2, z3]
//! ```
//!
//! The *outer* stack's x1 is fixed first, then the *inner* stack's x2; what is left of these stacks
//! are their *deals* (y1, z1) and (y2, z2), at most 56 each.  Let i run over pairs of deals.  Then for
//! each (y3, z3) of the *last* stack
//!
//! ```text
//!   M[y3, z3] = sum over i of  B[i, y3] C[i, z3]             solutions = sum of  A M
//! ```
//!
//! is the product of two rows of small numbers: no table is looked up inside.  The rows are copied
//! together, some deals of the inner stack at a time, so that they stay in the nearer caches.
//!
//! Cost: |L1| |L2| |L3| products for stacks with |L1|, |L2| and |L3| triples, less what relabelling saves:
//! 3.5 10^11 at worst, 15 to 20 10^9 a second on one core.  Memory: 44 MB for each of B and C at
//! most, and 18 MB for the rows of an x1.
//!
//! Two rows of C for one of B, four, or sums kept apart in the lanes: each a tenth to a quarter of
//! the speed, for the compiler then no longer sees that pairs can be multiplied and added.

use super::fillings::Fillings;
use super::roles::{ROW, Roles, Work};
use super::stacks::Stack;
use crate::progress::{Progress, Stopped};
use rayon::prelude::*;

/// Numbers that are multiplied at once.  An array of 16 partial sums is what makes the compiler use
/// instructions that multiply and add pairs; a single sum is half as fast, 8 or 32 no faster.
const LANES: usize = 16;
type Block = [i16; LANES];

/// The y and z that go with each x of a stack.
type Deals = Vec<Vec<[u16; 2]>>;

/// The triples of a stack by band x; a triple with multiplicity m is there m times.
fn deals(stack: &Stack, [x, y, z]: [usize; 3]) -> Deals {
    let mut deals = vec![Vec::new(); stack.boxes[x].len()];
    for (triple, count) in &stack.triples {
        for _ in 0..*count {
            deals[usize::from(triple[x])].push([triple[y], triple[z]]);
        }
    }
    deals
}

/// A triple of the last stack; they are kept by y.
struct Last {
    z: u16,
    x: u16,
    multiplicity: u64,
}

/// A join about to be done.
pub(super) struct Join<'a> {
    bands: [Fillings<'a>; 3],
    outer: Deals,
    inner: Deals,
    last: Vec<Vec<Last>>,
    last_triples: usize,
    /// The numbers of indices y and z of the inner and of the last stack.
    inner_sizes: [usize; 2],
    last_sizes: [usize; 2],
    /// For each x of the outer stack, those of the inner stack with their weights.
    pairs: Vec<Vec<(u16, u64)>>,
    factor: u64,
}

impl<'a> Join<'a> {
    /// A join with fillings whose boxes are in the order of the roles.
    pub(super) fn new(
        roles: Roles,
        stacks: &[Stack; 3],
        bands: [Fillings<'a>; 3],
        pairs: Vec<Vec<(u16, u64)>>,
    ) -> Self {
        let [outer, inner, last] = roles.stacks.map(|stack| &stacks[stack]);
        let [x, y, z] = roles.bands;
        let mut by_y: Vec<Vec<Last>> = Vec::new();
        by_y.resize_with(last.boxes[y].len(), Vec::new);
        for &(triple, multiplicity) in &last.triples {
            let last = Last { z: triple[z], x: triple[x], multiplicity };
            by_y[usize::from(triple[y])].push(last);
        }
        for lasts in &mut by_y {
            lasts.sort_by_key(|last| last.z);
        }
        Self {
            bands,
            outer: deals(outer, roles.bands),
            inner: deals(inner, roles.bands),
            last: by_y,
            last_triples: last.triples.len(),
            inner_sizes: [y, z].map(|band| inner.boxes[band].len()),
            last_sizes: [y, z].map(|band| last.boxes[band].len()),
            pairs,
            factor: stacks.iter().map(|stack| stack.factor).product(),
        }
    }

    /// The steps for one x1 and x2.
    fn steps(&self, x1: usize, x2: u16) -> u64 {
        let copies = self.inner[usize::from(x2)].len() as u64;
        let products = self.outer[x1].len() as u64 * copies;
        let last_sizes = (self.last_sizes[0] + self.last_sizes[1]) as u64;
        let last_triples = self.last_triples as u64;
        Work { pairs: 1, products, copies, last_triples, last_sizes }.steps()
    }

    /// The sum.
    pub(super) fn count(&self, progress: &dyn Progress) -> Result<u128, Stopped> {
        let [a, b, c] = &self.bands;
        let (ys, zs) = (table_steps(b), table_steps(c));
        let pairs = self.pairs.iter().enumerate();
        let joins: u64 =
            pairs.map(|(x1, row)| row.iter().map(|&(x2, _)| self.steps(x1, x2)).sum::<u64>()).sum();
        progress.expect(ys + zs + joins);
        let b = Table::new(b, self.inner_sizes[0], progress)?;
        let c = Table::new(c, self.inner_sizes[1], progress)?;
        // Fillings are 216 * 56 at most, so this is at least 14.
        let safe = i32::MAX / (i32::from(b.most) * i32::from(c.most)).max(1);
        let length = ROW.min(safe as usize);
        let mut slab = vec![0; a.slab_len()];
        let mut sum = 0;
        for (x1, row_of_pairs) in self.pairs.iter().enumerate() {
            if row_of_pairs.is_empty() {
                continue;
            }
            a.slab(x1, &mut slab);
            let outer =
                [0, 1].map(|k| -> Vec<u16> { self.outer[x1].iter().map(|deal| deal[k]).collect() });
            let mut wanted = self.inner_sizes.map(|size| vec![false; size]);
            for &(x2, _) in row_of_pairs {
                for deal in &self.inner[usize::from(x2)] {
                    wanted[0][usize::from(deal[0])] = true;
                    wanted[1][usize::from(deal[1])] = true;
                }
            }
            let rows = Rows {
                b: b.gathered(&outer[0], &wanted[0]),
                c: c.gathered(&outer[1], &wanted[1]),
                length,
            };
            let sums: Result<Vec<u128>, Stopped> = row_of_pairs
                .par_iter()
                .map_init(Scratch::default, |scratch, &(x2, weight)| {
                    if progress.is_stopped() {
                        return Err(Stopped);
                    }
                    let fillings = &slab[usize::from(x2) * self.last_x()..][..self.last_x()];
                    let sum = self.for_one_pair(&rows, usize::from(x2), fillings, scratch);
                    progress.advance(self.steps(x1, x2));
                    Ok(sum * u128::from(weight))
                })
                .collect();
            sum += sums?.into_iter().sum::<u128>();
        }
        Ok(sum * u128::from(self.factor))
    }

    fn last_x(&self) -> usize {
        self.bands[0].third_count
    }

    /// The sum for one x1 and x2, whose fillings of the first band are given by x3.
    fn for_one_pair(
        &self,
        rows: &Rows,
        x2: usize,
        fillings: &[i16],
        scratch: &mut Scratch,
    ) -> u128 {
        scratch.weigh(&self.last, fillings, self.last_sizes[1]);
        if scratch.entries.is_empty() {
            return 0;
        }
        let inner = &self.inner[x2];
        let deals_at_once = rows.length / rows.b.deals;
        assert!(deals_at_once > 0, "the products of one deal can be added up");
        let mut sum = 0;
        for deals in inner.chunks(deals_at_once) {
            let blocks = (deals.len() * rows.b.deals).div_ceil(LANES);
            scratch.c.resize(scratch.zs.len() * blocks, [0; LANES]);
            for (row, &z) in scratch.c.chunks_exact_mut(blocks).zip(&scratch.zs) {
                rows.c.copy(deals.iter().map(|deal| deal[1]), z, row);
            }
            scratch.b.resize(blocks, [0; LANES]);
            let mut entries = scratch.entries.iter();
            for &(y, count) in &scratch.by_y {
                rows.b.copy(deals.iter().map(|deal| deal[0]), y, &mut scratch.b);
                let products = entries.by_ref().take(count).map(|&(z, weight)| {
                    let c = &scratch.c[usize::from(z) * blocks..][..blocks];
                    weight * u64::from(dot(&scratch.b, c).unsigned_abs())
                });
                sum += u128::from(products.sum::<u64>());
            }
        }
        sum
    }
}

/// The sum of the products, which must be below 2^31.
fn dot(b: &[Block], c: &[Block]) -> i32 {
    let mut sums = [0; LANES];
    for (b, c) in b.iter().zip(c) {
        for lane in 0..LANES {
            sums[lane] += i32::from(b[lane]) * i32::from(c[lane]);
        }
    }
    sums.iter().sum()
}

fn table_steps(band: &Fillings) -> u64 {
    band.first_count() as u64 * band.slab_steps()
}

/// All fillings of a band: by the index in the outer, the inner, the last stack.
struct Table {
    fillings: Vec<i16>,
    most: i16,
    inner: usize,
    last: usize,
}

impl Table {
    fn new(band: &Fillings, inner: usize, progress: &dyn Progress) -> Result<Self, Stopped> {
        let slab_len = band.slab_len();
        let mut fillings = vec![0; band.first_count() * slab_len];
        fillings.par_chunks_mut(slab_len).enumerate().try_for_each(|(first, slab)| {
            if progress.is_stopped() {
                return Err(Stopped);
            }
            band.slab(first, slab);
            progress.advance(band.slab_steps());
            Ok(())
        })?;
        let most = fillings.iter().copied().max().expect("not empty");
        Ok(Self { fillings, most, inner, last: slab_len / inner })
    }

    /// The fillings with these indices in the outer stack side by side.
    fn gathered(&self, outer: &[u16], wanted: &[bool]) -> Gathered {
        let deals = outer.len();
        let mut fillings = vec![0; self.inner * self.last * deals];
        fillings.par_chunks_mut(self.last * deals).zip(wanted).enumerate().for_each(
            |(inner, (gathered, &wanted))| {
                if wanted {
                    for (place, &outer) in outer.iter().enumerate() {
                        let from = usize::from(outer) * self.inner + inner;
                        let row = &self.fillings[from * self.last..][..self.last];
                        let column = gathered[place..].iter_mut().step_by(deals);
                        for (to, &filling) in column.zip(row) {
                            *to = filling;
                        }
                    }
                }
            },
        );
        Gathered { fillings, deals, last: self.last }
    }
}

/// Fillings by the index in the inner stack, then in the last, then by the deals of one x1.
struct Gathered {
    fillings: Vec<i16>,
    deals: usize,
    last: usize,
}

impl Gathered {
    /// Makes one row of the deals of all the given indices in the inner stack, for one index in the
    /// last; what is left of the row is zero.
    fn copy(&self, inner: impl Iterator<Item = u16>, last: u16, row: &mut [Block]) {
        let row = row.as_flattened_mut();
        let mut end = 0;
        for (to, inner) in row.chunks_exact_mut(self.deals).zip(inner) {
            let from = (usize::from(inner) * self.last + usize::from(last)) * self.deals;
            to.copy_from_slice(&self.fillings[from..][..self.deals]);
            end += self.deals;
        }
        row[end..].fill(0);
    }
}

/// What the pairs with one x1 share.
struct Rows {
    b: Gathered,
    c: Gathered,
    /// How many products at most may be added up.
    length: usize,
}

/// Memory for one pair at a time.
#[derive(Default)]
struct Scratch {
    /// The z3 with their weights, first those of the first y3.
    entries: Vec<(u16, u64)>,
    /// The y3 that have any, with how many.
    by_y: Vec<(u16, usize)>,
    /// The z3 that occur; entries name them by their place here.
    zs: Vec<u16>,
    place: Vec<u16>,
    b: Vec<Block>,
    c: Vec<Block>,
}

impl Scratch {
    /// Lists the (y3, z3) with the sum of A over their x3 where it is not zero.
    fn weigh(&mut self, last: &[Vec<Last>], fillings: &[i16], z_count: usize) {
        self.entries.clear();
        self.by_y.clear();
        self.zs.clear();
        self.place.clear();
        self.place.resize(z_count, u16::MAX);
        for (y, lasts) in last.iter().enumerate() {
            let before = self.entries.len();
            for run in lasts.chunk_by(|a, b| a.z == b.z) {
                let weights = run.iter().map(|last| {
                    u64::from(fillings[usize::from(last.x)].unsigned_abs()) * last.multiplicity
                });
                let weight: u64 = weights.sum();
                if weight != 0 {
                    let place = &mut self.place[usize::from(run[0].z)];
                    if *place == u16::MAX {
                        *place = self.zs.len() as u16;
                        self.zs.push(run[0].z);
                    }
                    self.entries.push((*place, weight));
                }
            }
            if self.entries.len() > before {
                self.by_y.push((y as u16, self.entries.len() - before));
            }
        }
    }
}
