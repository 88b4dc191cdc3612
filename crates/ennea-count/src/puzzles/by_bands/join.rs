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
//! is a sum of products of small numbers; see [`products`](super::products).  They are small once the orders of rows without
//! a clue and a power of two that all fillings of a band share are taken out: then all but a hundred in a million are at most
//! 127.  The products have each as 127 at most, and what is beyond is added apart.
//!
//! Cost: |L1| |L2| |L3| products for stacks with |L1|, |L2| and |L3| triples, less what relabelling saves: 3 10^11 at worst,
//! some 80 10^9 a second on one core with AVX-512, 70 10^9 with AVX-VNNI, 55 10^9 with AVX2, all else included.  Memory: 22 MB
//! for each of B and C at most, three times that while they are made, and 10 MB for the segments of an x1.
//!
//! Tried: where the last stack has clues in band x only, (y3, z3) and (z3, y3) have the same A, and with s = B + C
//!
//! ```text
//!   2 sum of A B C  =  sum of A s[y3] s[z3]  -  sum of A B[y3] B[z3]  -  sum of A C[y3] C[z3]
//! ```
//!
//! over both orders, where the first sum needs half the products and the others hardly any.  A third of the time for products
//! went, and as much came back: x1 and x2 then have more pairs with fewer deals, s is made anew for each, and needs a list of
//! sums beyond 127.

use super::fillings::Fillings;
use super::last_stack::{Last, LastStack};
use super::products::{self, Entries, Pieces, SHIFT};
use super::roles::{Roles, Work};
use super::stacks::Stack;
use super::tables::{Beyond, Gathered, Table};
use ennea_base::Backend;
use ennea_base::progress::{Progress, Stopped};
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

/// A join about to be done.
pub(super) struct Join<'a> {
    bands: [Fillings<'a>; 3],
    outer: Deals,
    inner: Deals,
    last: LastStack,
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
        let [_, y, z] = roles.bands;
        let row_orders: u64 = bands.iter().map(|band| u64::from(band.row_orders)).product();
        Self {
            bands,
            outer: deals(outer, roles.bands),
            inner: deals(inner, roles.bands),
            last: LastStack::new(last, roles.bands),
            inner_sizes: [y, z].map(|band| inner.boxes[band].len()),
            pairs,
            factor: stacks.iter().map(|stack| stack.factor).product::<u64>() * row_orders,
        }
    }

    /// The steps for one x1 and x2.
    fn steps(&self, x1: usize, x2: u16) -> u64 {
        let [outer, inner] = [self.outer[x1].len(), self.inner[usize::from(x2)].len()];
        let indices = self.last.by_y.len() + self.last.by_z.len();
        let [products, copies] = [outer * inner, inner * indices].map(|count| count as u64);
        Work { pairs: 1, products, copies, last_triples: self.last.triples as u64 }.steps()
    }

    /// The sum.
    pub(super) fn count(&self, backend: Backend, progress: &dyn Progress) -> Result<u128, Stopped> {
        let [a, b, c] = &self.bands;
        let (ys, zs) = (Table::steps(b), Table::steps(c));
        let pairs = self.pairs.iter().enumerate();
        let joins: u64 =
            pairs.map(|(x1, row)| row.iter().map(|&(x2, _)| self.steps(x1, x2)).sum::<u64>()).sum();
        progress.expect(ys + zs + joins);
        let b = Table::new(b, self.inner_sizes[0], progress)?;
        let c = Table::new(c, self.inner_sizes[1], progress)?;
        let mut slab = vec![0; a.slab_len()];
        let mut sum = 0;
        for (x1, row_of_pairs) in self.pairs.iter().enumerate() {
            if row_of_pairs.is_empty() {
                continue;
            }
            let outer = [0, 1].map(|k| self.outer[x1].iter().map(|deal| deal[k]).collect());
            let mut wanted = self.inner_sizes.map(|size| vec![false; size]);
            for &(x2, _) in row_of_pairs {
                for deal in &self.inner[usize::from(x2)] {
                    wanted[0][usize::from(deal[0])] = true;
                    wanted[1][usize::from(deal[1])] = true;
                }
            }
            let [outer_b, outer_c] = outer;
            let gathered = || {
                let b = b.gathered(outer_b, &wanted[0], 0);
                let sums_of_b = b.sums(&wanted[0]);
                Rows { b, sums_of_b, c: c.gathered(outer_c, &wanted[1], SHIFT), backend }
            };
            let (rows, ()) = rayon::join(gathered, || a.slab(x1, &mut slab));
            let sums: Result<Vec<u128>, Stopped> = row_of_pairs
                .par_iter()
                .map_init(Scratch::default, |scratch, &(x2, weight)| {
                    progress.go_on()?;
                    let fillings = &slab[usize::from(x2) * self.last_x()..][..self.last_x()];
                    let sum = self.for_one_pair(&rows, usize::from(x2), fillings, scratch);
                    progress.advance(self.steps(x1, x2));
                    Ok(sum * u128::from(weight))
                })
                .collect();
            sum += sums?.into_iter().sum::<u128>();
        }
        Ok((sum * u128::from(self.factor)) << (b.halvings + c.halvings))
    }

    fn last_x(&self) -> usize {
        self.bands[0].third_count
    }

    /// The sum for one x1 and x2, whose fillings of the first band are given by x3.
    fn for_one_pair(
        &self,
        rows: &Rows,
        x2: usize,
        fillings: &[u16],
        scratch: &mut Scratch,
    ) -> u128 {
        self.last.weigh(fillings, &mut scratch.entries);
        let deals = &self.inner[x2];
        let of_deals: Vec<_> = deals.iter().map(|&[y, z]| [rows.b.row(y), rows.c.row(z)]).collect();
        let (entries, pieces) = (&scratch.entries, &mut scratch.pieces);
        let sum = products::weighted_sum(rows.backend, rows.b.len(), &of_deals, entries, pieces);
        let sum = self.shifted(rows, deals, entries).wrapping_add_signed(sum);
        u128::from(sum + self.beyond(rows, deals, fillings))
    }

    /// Part missing from the sum for one x1 and x2 because the numbers of C are less by [`SHIFT`].
    fn shifted(&self, rows: &Rows, deals: &[[u16; 2]], entries: &[Entries]) -> u64 {
        let mut sums = vec![0; self.last.by_y.len()];
        for &[y, _] in deals {
            for (sum, &of_segment) in sums.iter_mut().zip(&rows.sums_of_b[usize::from(y)]) {
                *sum += of_segment;
            }
        }
        let by_y = entries.iter().flat_map(|entries| &entries.by_y);
        let sums = by_y.map(|of_y| of_y.weight * u64::from(sums[usize::from(of_y.y)]));
        u64::from(SHIFT) * sums.sum::<u64>()
    }

    /// Part missing from the sum for one x1 and x2 because a table has no more than 127 for each:
    ///
    /// ```text
    ///   B C - b c = (B - b) c + (B - b) (C - c) + b (C - c)     with b and c for B and C as they are there
    /// ```
    fn beyond(&self, rows: &Rows, deals: &[[u16; 2]], fillings: &[u16]) -> u64 {
        // What one number lacks, with the bytes of the other band.
        let lack = |beyond: &Beyond, lasts: &[Vec<Last>], bytes: &[u8]| -> u64 {
            let weighed = |last: &Last| {
                u64::from(last.weight(fillings)) * u64::from(bytes[usize::from(last.other)])
            };
            let lasts = lasts[usize::from(beyond.last)].iter();
            u64::from(beyond.fillings) * lasts.map(weighed).sum::<u64>()
        };
        let mut sum = 0;
        for &[y, z] in deals {
            for (place, beyond) in rows.b.beyond(y) {
                let (bytes, beyond_too) = rows.c.at(*place, z);
                sum += lack(beyond, &self.last.by_y, bytes);
                for other in beyond_too {
                    let lasts = self.last.by_y[usize::from(beyond.last)].iter();
                    let both = lasts.filter(|last| last.other == other.last);
                    let weight: u64 = both.map(|last| u64::from(last.weight(fillings))).sum();
                    sum += u64::from(beyond.fillings) * u64::from(other.fillings) * weight;
                }
            }
            for (place, beyond) in rows.c.beyond(z) {
                sum += lack(beyond, &self.last.by_z, rows.b.at(*place, y).0);
            }
        }
        sum
    }
}

/// Data that the pairs with one x1 share.
struct Rows<'a> {
    b: Gathered<'a>,
    /// The sum of each segment of B, by the index in the inner stack, then in the last.
    sums_of_b: Vec<Vec<u32>>,
    c: Gathered<'a>,
    backend: Backend,
}

/// Memory for one pair at a time.
#[derive(Default)]
struct Scratch {
    entries: Vec<Entries>,
    pieces: Pieces,
}
