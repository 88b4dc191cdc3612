//! The completions of a band, numbered by the deals of its stacks.
//!
//! Let t be the column sets of the representative of a class, each stack's in the order of their least
//! digits.  A completion deals the digits of each stack to the columns of the middle and the bottom
//! band, in one of 56 ways; then each of these bands is one of its fillings.  So
//!
//! ```text
//!   completions = sum over deals (d1, d2, d3) of  f(middle) f(bottom)
//! ```
//!
//! and they are numbered in this order: by d1, then d2, then d3, then the filling of the middle, then
//! that of the bottom.  Sums over d3 are kept for all d1 and d2; those over d3 are made when needed.
//!
//! Exchanging the two bands turns d into 55 - d and changes no product, so half the sums do.
//!
//! Source: `[Pettersen2005]`.  Cost: four million products, 5 ms; 0.7 MB.

use super::classes::Classes;
use super::deals::{DEALS, Deals, third};
use super::partitions::{PARTITIONS, Partition, Partitions};
use crate::grids::fillings;

/// A choice of the deals, and where its completions start.
pub(super) struct Dealt {
    pub(super) deals: [usize; 3],
    /// Fillings of the middle and of the bottom band.
    pub(super) fillings: [u64; 2],
    /// The completions before the first of these.
    pub(super) start: u64,
}

pub(super) struct Completions {
    of_class: Vec<OfClass>,
    /// f for the first partition and two others.
    fillings: Vec<[u16; PARTITIONS]>,
}

struct OfClass {
    total: u64,
    /// The partitions of the middle and of the bottom band that a stack's deal makes.
    stacks: [[[Partition; 2]; DEALS]; 3],
    /// The completions before those with this d1.
    starts: [u64; DEALS],
    /// The completions with this d1 that come before those with this d2.
    inner_starts: Vec<[u32; DEALS]>,
}

impl Completions {
    pub(super) fn new(partitions: &Partitions, deals: &Deals, classes: &Classes) -> Self {
        let fillings_of_class: Vec<u16> = classes
            .representatives
            .iter()
            .map(|&[p2, p3]| {
                let columns = [0, p2, p3].map(|p| partitions.triples(p));
                let columns: [u16; 9] = std::array::from_fn(|k| columns[k / 3][k % 3]);
                fillings::count(&columns).try_into().expect("1728 fillings at most")
            })
            .collect();
        let fillings = (0..PARTITIONS as Partition)
            .map(|p2| {
                std::array::from_fn(|p3| fillings_of_class[classes.class([p2, p3 as Partition])])
            })
            .collect();
        let mut found = Self { of_class: Vec::new(), fillings };
        for &[p2, p3] in &classes.representatives {
            let stacks = [0, p2, p3].map(|p| {
                let first = partitions.triples(p);
                std::array::from_fn(|deal| {
                    let second = deals.second(first, deal);
                    [second, third(first, second)].map(|triples| partitions.number(triples))
                })
            });
            let of_class = found.sums(partitions, stacks);
            found.of_class.push(of_class);
        }
        found
    }

    fn sums(&self, partitions: &Partitions, stacks: [[[Partition; 2]; DEALS]; 3]) -> OfClass {
        let mut sums = vec![[0; DEALS]; DEALS];
        let [first, second, last] = &stacks;
        for d1 in 0..DEALS / 2 {
            let relative = first[d1].map(|p| partitions.relative(p));
            let relabelled =
                |deal: &[Partition; 2]| [0, 1].map(|b| relative[b][usize::from(deal[b])]);
            let last = last.each_ref().map(relabelled);
            for (d2, deal) in second.iter().enumerate() {
                let [middle, bottom] = relabelled(deal).map(|p| &self.fillings[usize::from(p)]);
                let products = last.iter().map(|&[m, b]| {
                    u32::from(middle[usize::from(m)]) * u32::from(bottom[usize::from(b)])
                });
                let sum = products.sum();
                sums[d1][d2] = sum;
                sums[DEALS - 1 - d1][DEALS - 1 - d2] = sum;
            }
        }
        let mut of_class =
            OfClass { total: 0, stacks, starts: [0; DEALS], inner_starts: Vec::new() };
        for (d1, sums) in sums.iter().enumerate() {
            of_class.starts[d1] = of_class.total;
            let mut before: u32 = 0;
            let starts = sums.map(|sum| {
                let start = before;
                before = before.checked_add(sum).expect("the completions of one d1 are few");
                start
            });
            of_class.inner_starts.push(starts);
            of_class.total += u64::from(before);
        }
        of_class
    }

    /// The completions of each band of a class.
    pub(super) fn of_class(&self, class: usize) -> u64 {
        self.of_class[class].total
    }

    /// The deals of the completion with this number.
    pub(super) fn find(&self, partitions: &Partitions, class: usize, index: u64) -> Dealt {
        let of_class = &self.of_class[class];
        let d1 = of_class.starts.partition_point(|&start| start <= index) - 1;
        let inner = (index - of_class.starts[d1]) as u32;
        let inner_starts = &of_class.inner_starts[d1];
        let d2 = inner_starts.partition_point(|&start| start <= inner) - 1;
        let mut start = of_class.starts[d1] + u64::from(inner_starts[d2]);
        let last = Last::new(self, partitions, of_class, [d1, d2]);
        for d3 in 0..DEALS {
            let fillings = last.fillings(of_class, d3);
            let next = start + fillings[0] * fillings[1];
            if index < next {
                return Dealt { deals: [d1, d2, d3], fillings, start };
            }
            start = next;
        }
        unreachable!("the sum over the last deal is the completions of the first two")
    }

    /// Start of the completions with these deals.
    pub(super) fn start(&self, partitions: &Partitions, class: usize, deals: [usize; 3]) -> Dealt {
        let of_class = &self.of_class[class];
        let [d1, d2, d3] = deals;
        let last = Last::new(self, partitions, of_class, [d1, d2]);
        let before: u64 =
            (0..d3).map(|d3| last.fillings(of_class, d3).iter().product::<u64>()).sum();
        let start = of_class.starts[d1] + u64::from(of_class.inner_starts[d1][d2]) + before;
        Dealt { deals, fillings: last.fillings(of_class, d3), start }
    }
}

/// Tables to look the last stack's deals up in: the relabelled partitions and f, for the middle and
/// the bottom band.
struct Last<'a>([(&'a [Partition; PARTITIONS], &'a [u16; PARTITIONS]); 2]);

impl<'a> Last<'a> {
    fn new(
        completions: &'a Completions,
        partitions: &'a Partitions,
        of_class: &OfClass,
        [d1, d2]: [usize; 2],
    ) -> Self {
        let [first, second, _] = &of_class.stacks;
        Self([0, 1].map(|band| {
            let relative = partitions.relative(first[d1][band]);
            let second = relative[usize::from(second[d2][band])];
            (relative, &completions.fillings[usize::from(second)])
        }))
    }

    fn fillings(&self, of_class: &OfClass, d3: usize) -> [u64; 2] {
        [0, 1].map(|band| {
            let (relative, fillings) = self.0[band];
            let last = relative[usize::from(of_class.stacks[2][d3][band])];
            u64::from(fillings[usize::from(last)])
        })
    }
}
