//! Counts the 3x3 grids by the column sets of their three bands.
//!
//! Forget in which order the three digits stand in each column of a band: only the sets matter to
//! the bands below.  A box's three column sets are one of 280 partitions of the digits into three
//! triples, in one of 3! orders.  Let f(p1, p2, p3) be the number of bands with the partitions
//! p1, p2, p3 ([`edge_colourings`]).  Under a top band with these, each stack has 56 ways to
//! deal the other six digits of its columns to the middle and the bottom band.  So
//!
//! ```text
//!   grids = 280 6^3  sum over (p2, p3) of  f(p1, p2, p3) completions(p1, p2, p3)
//!   completions = sum over 56^3 deals of  f(middle) f(bottom)
//! ```
//!
//! with p1 the partition 123 456 789.  Relabelling, taking another box for the first one and
//! exchanging the other two join the 280^2 pairs into 44 classes, those of `[FJ2005]`;
//! one of each is summed.
//!
//! f depends on p2 and p3 after the relabelling that brings p1 back to 123 456 789 alone; so a
//! 280 x 280 table holds it, found by a 280 x 280 table of relabelled partitions.
//!
//! Source: `[FJ2005]`; the classes by column sets: `[Pettersen2005]`.  Cost: 4 million products, some
//! 2 milliseconds.  Oracle: `count::oracles::completions`.

mod pairs;
mod partitions;

use super::{BandClass, digit_sets, edge_colourings};
use ennea_base::numbers::{exact_quotient, factorial};
use num_bigint::BigUint;
use pairs::PairClasses;
use partitions::{DEALS, PARTITIONS, Partition, Partitions, TRIPLES};

/// The 44 classes of first bands.
pub(super) fn first_bands() -> Vec<BandClass> {
    let Completions { partitions, pairs, arrangements, of_class } = Completions::new();
    let classes = pairs.classes.iter().zip(&arrangements).zip(&of_class);
    classes
        .map(|((class, &arrangements), &completions)| {
            // 280 6^3 column sets for each pair, each of them written out in `arrangements` ways.
            let bands_of_class = BigUint::from(280 * 216 * class.pairs * arrangements);
            BandClass {
                size: exact_quotient(&bands_of_class, &factorial(9)),
                completions: completions.into(),
                columns: digit_sets(&partitions.columns(class.representative)),
            }
        })
        .collect()
}

/// In how many ways a band can be completed to a grid, for whatever column sets it has.
pub(crate) struct Completions {
    partitions: Partitions,
    pairs: PairClasses,
    /// f of each class.
    arrangements: Vec<u64>,
    of_class: Vec<u64>,
}

impl Completions {
    /// Computes the completions of the 44 classes.
    pub(crate) fn new() -> Self {
        let partitions = Partitions::new();
        let pairs = PairClasses::new(&partitions);
        let arrangements: Vec<u64> = pairs
            .classes
            .iter()
            .map(|class| edge_colourings::count(&partitions.columns(class.representative)))
            .collect();
        let bands = BandTable::new(&pairs, &arrangements);
        let classes = pairs.classes.iter();
        let of_class =
            classes.map(|class| completions(&partitions, &bands, class.representative)).collect();
        Self { partitions, pairs, arrangements, of_class }
    }

    /// The number of the partition that has these column sets, in any order.
    pub(crate) fn partition(&self, columns: [u16; 3]) -> u16 {
        let rank = |triple| self.partitions.triples.binary_search(&triple).expect("a triple");
        self.partitions.holding[rank(columns[0]) * TRIPLES + rank(columns[1])]
    }

    /// The completions of a band whose boxes have these partitions.
    pub(crate) fn of(&self, [p1, p2, p3]: [u16; 3]) -> u64 {
        let relabelled = self.partitions.relabelled(p1);
        let pair = [relabelled[usize::from(p2)], relabelled[usize::from(p3)]];
        self.of_class[self.pairs.class_of[self.pairs.node(pair)]]
    }
}

/// The sum over the 56^3 deals; a deal and the one with middle and bottom exchanged give the same
/// product, so half the deals of the first stack do.
fn completions(partitions: &Partitions, bands: &BandTable, [p2, p3]: [Partition; 2]) -> u64 {
    let first = partitions.deals(0);
    let (second, third) = (partitions.deals(p2), partitions.deals(p3));
    let mut sum = 0;
    for &[middle, bottom] in &first[..DEALS / 2] {
        let (middle, bottom) = (partitions.relabelled(middle), partitions.relabelled(bottom));
        let relabel = |deals: &[[Partition; 2]; DEALS]| {
            deals.map(|[m, b]| [middle[usize::from(m)], bottom[usize::from(b)]])
        };
        let third = relabel(&third);
        for [m2, b2] in relabel(&second) {
            let (middle, bottom) = (bands.row(m2), bands.row(b2));
            let products =
                third.iter().map(|&[m3, b3]| middle[usize::from(m3)] * bottom[usize::from(b3)]);
            sum += u64::from(products.sum::<u32>());
        }
    }
    2 * sum
}

/// f for all pairs (p2, p3).
struct BandTable(Vec<[u32; PARTITIONS]>);

impl BandTable {
    fn new(pairs: &PairClasses, arrangements: &[u64]) -> Self {
        let most = arrangements.iter().max().expect("there are classes");
        assert!(DEALS as u64 * most * most < 1 << 32, "an inner sum of {DEALS} products fits");
        let of_node: Vec<u32> =
            pairs.class_of.iter().map(|&class| arrangements[class] as u32).collect();
        let table = (0..PARTITIONS)
            .map(|p2| {
                let row = &of_node[usize::from(pairs.orbit[p2]) * PARTITIONS..][..PARTITIONS];
                pairs.to_representative[p2].map(|p3| row[usize::from(p3)])
            })
            .collect();
        Self(table)
    }

    fn row(&self, p2: Partition) -> &[u32; PARTITIONS] {
        &self.0[usize::from(p2)]
    }
}
