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
//! is a sum of products of small numbers, of segments that have a number for each deal of the outer stack; see
//! [`products`](super::products).
//!
//! Cost: |L1| |L2| |L3| products for stacks with |L1|, |L2| and |L3| triples, less what relabelling saves:
//! 4 10^11 at worst, some 40 10^9 a second on one core with AVX-512, 30 10^9 with AVX2.  Memory: 44 MB for each of B and C at
//! most, and 20 MB for the segments of an x1.

use super::fillings::Fillings;
use super::products::{self, Block, Entries, LANES, Sums, padded};
use super::roles::{Roles, Work};
use super::stacks::Stack;
use crate::backend::Backend;
use crate::progress::{Progress, Stopped};
use rayon::prelude::*;

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

/// A triple of the last stack; those of a y are kept together, in the order of z.
struct Last {
    z: u16,
    x: u16,
    multiplicity: u32,
}

impl Last {
    /// The fillings of the first band for its x, as often as it is there.
    fn weight(&self, fillings: &[i16]) -> u32 {
        u32::from(fillings[usize::from(self.x)].unsigned_abs()) * self.multiplicity
    }
}

/// A join about to be done.
pub(super) struct Join<'a> {
    bands: [Fillings<'a>; 3],
    outer: Deals,
    inner: Deals,
    last: Vec<(u16, Vec<Last>)>,
    last_triples: usize,
    /// The numbers of indices y and z of the inner stack.
    inner_sizes: [usize; 2],
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
        let mut triples: Vec<_> = last.triples.iter().collect();
        triples.sort_by_key(|(triple, _)| (triple[y], triple[z]));
        let by_y = triples.chunk_by(|(a, _), (b, _)| a[y] == b[y]).map(|those| {
            let last = |&&(triple, multiplicity): &&([u16; 3], u64)| Last {
                z: triple[z],
                x: triple[x],
                multiplicity: multiplicity as u32,
            };
            (those[0].0[y], those.iter().map(last).collect())
        });
        let last_by_y = by_y.collect();
        Self {
            bands,
            outer: deals(outer, roles.bands),
            inner: deals(inner, roles.bands),
            last: last_by_y,
            last_triples: last.triples.len(),
            inner_sizes: [y, z].map(|band| inner.boxes[band].len()),
            pairs,
            factor: stacks.iter().map(|stack| stack.factor).product(),
        }
    }

    /// The steps for one x1 and x2.
    fn steps(&self, x1: usize, x2: u16) -> u64 {
        let products = padded(self.outer[x1].len()) * self.inner[usize::from(x2)].len();
        Work { pairs: 1, products: products as u64, last_triples: self.last_triples as u64 }.steps()
    }

    /// The sum.
    pub(super) fn count(&self, backend: Backend, progress: &dyn Progress) -> Result<u128, Stopped> {
        let [a, b, c] = &self.bands;
        let (ys, zs) = (table_steps(b), table_steps(c));
        let pairs = self.pairs.iter().enumerate();
        let joins: u64 =
            pairs.map(|(x1, row)| row.iter().map(|&(x2, _)| self.steps(x1, x2)).sum::<u64>()).sum();
        progress.expect(ys + zs + joins);
        let b = Table::new(b, self.inner_sizes[0], progress)?;
        let c = Table::new(c, self.inner_sizes[1], progress)?;
        // Fillings are 216 * 56 at most, and a third of that in a band with a clue, as one of the two is: at least 44.
        let safe = (i32::MAX / (i32::from(b.most) * i32::from(c.most)).max(1)) as usize;
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
                safe_products: safe,
                backend,
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
        scratch.weigh(&self.last, fillings);
        if scratch.zs.is_empty() {
            return 0;
        }
        let blocks = rows.b.blocks;
        let deals_at_once = rows.safe_products / products::added_to_a_sum(rows.backend, blocks);
        assert!(deals_at_once > 0, "the products of one deal can be added up");
        let mut sum = 0;
        for deals in self.inner[x2].chunks(deals_at_once) {
            let segments: Vec<[&[Block]; 2]> =
                deals.iter().map(|&[y, z]| [rows.b.row(y), rows.c.row(z)]).collect();
            scratch.sums.clear();
            scratch.sums.resize(scratch.zs.len(), Sums::ZERO);
            let entries = Entries { by_y: &scratch.by_y, zs: &scratch.zs };
            products::add(rows.backend, blocks, &segments, entries, &mut scratch.sums);
            sum += u128::from(products::weighted(rows.backend, &scratch.sums, &scratch.weights));
        }
        sum
    }
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
        let blocks = outer.len().div_ceil(LANES);
        let mut fillings = vec![Block([0; LANES]); self.inner * self.last * blocks + 1];
        // Two blocks that are loaded together are then in one line of a cache: else half as fast.
        let start = fillings.as_ptr().align_offset(2 * size_of::<Block>());
        fillings[start..]
            .par_chunks_exact_mut(self.last * blocks)
            .zip(wanted)
            .enumerate()
            .for_each(|(inner, (gathered, &wanted))| {
                if wanted {
                    for (place, &outer) in outer.iter().enumerate() {
                        let from = usize::from(outer) * self.inner + inner;
                        let row = &self.fillings[from * self.last..][..self.last];
                        let column = gathered[place / LANES..].iter_mut().step_by(blocks);
                        for (to, &filling) in column.zip(row) {
                            to.0[place % LANES] = filling;
                        }
                    }
                }
            });
        Gathered { fillings, start, blocks, row: self.last * blocks }
    }
}

/// Segments by the index in the inner stack, then in the last.
struct Gathered {
    fillings: Vec<Block>,
    /// Where the first segment begins.
    start: usize,
    /// The blocks of a segment.
    blocks: usize,
    /// The blocks of all segments with one index in the inner stack.
    row: usize,
}

impl Gathered {
    fn row(&self, inner: u16) -> &[Block] {
        &self.fillings[self.start + usize::from(inner) * self.row..][..self.row]
    }
}

/// What the pairs with one x1 share.
struct Rows {
    b: Gathered,
    c: Gathered,
    /// How many products at most may be added up.
    safe_products: usize,
    backend: Backend,
}

/// Memory for one pair at a time.
#[derive(Default)]
struct Scratch {
    /// The z3 with their weights, first those of the first y3.
    zs: Vec<u16>,
    weights: Vec<u32>,
    /// The y3 that have any, with how many.
    by_y: Vec<(u16, u16)>,
    sums: Vec<Sums>,
}

impl Scratch {
    /// Lists the (y3, z3) with the sum of A over their x3 where it is not zero.
    fn weigh(&mut self, last: &[(u16, Vec<Last>)], fillings: &[i16]) {
        self.zs.clear();
        self.weights.clear();
        self.by_y.clear();
        for (y, lasts) in last {
            let before = self.zs.len();
            let mut lasts = lasts.iter().peekable();
            while let Some(last) = lasts.next() {
                let mut weight = last.weight(fillings);
                while let Some(equal) = lasts.next_if(|next| next.z == last.z) {
                    weight += equal.weight(fillings);
                }
                if weight != 0 {
                    self.zs.push(last.z);
                    self.weights.push(weight);
                }
            }
            if self.zs.len() > before {
                self.by_y.push((*y, (self.zs.len() - before) as u16));
            }
        }
    }
}
