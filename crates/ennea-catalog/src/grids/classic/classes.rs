//! The classes of first bands, and how a band is carried to the representative of its class.
//!
//! Let the first box have the first partition, and the others p2 and p3.  Three things turn a pair
//! (p2, p3) into one that is completed in equally many ways: a relabelling that keeps the first
//! partition; exchanging the second and the third stack; and exchanging the first and the second,
//! followed by the relabelling that brings p2 to the first partition.  They join the 280^2 pairs
//! into 44 classes, `[FJ2005]`; each pair remembers how it gets to the least of its class.
//!
//! Cost: one breadth-first search, 3 ms, and a megabyte.

use super::partitions::{
    Labels, PARTITIONS, Partition, Partitions, inverse, labels_to_first, then,
};

/// A move from a band to the representative of its class: the representative's stack s is made of
/// the stack `stacks[s]` of the band, with digit d relabelled to `labels[d]`.
#[derive(Clone, Copy)]
pub(super) struct Carrier {
    pub(super) class: u8,
    pub(super) stacks: [u8; 3],
    pub(super) labels: Labels,
}

pub(super) struct Classes {
    carriers: Vec<Carrier>,
    /// p2 and p3 of each class.
    pub(super) representatives: Vec<[Partition; 2]>,
}

impl Classes {
    pub(super) fn new(partitions: &Partitions) -> Self {
        const UNKNOWN: u8 = u8::MAX;
        let unknown = Carrier { class: UNKNOWN, stacks: [0, 1, 2], labels: [0; 9] };
        let mut found =
            Self { carriers: vec![unknown; PARTITIONS * PARTITIONS], representatives: Vec::new() };
        let stabilisers =
            STABILISERS.map(|stabiliser| (partitions.permuted(&stabiliser), inverse(&stabiliser)));
        for pair in 0..PARTITIONS * PARTITIONS {
            if found.carriers[pair].class != UNKNOWN {
                continue;
            }
            let class = found.representatives.len() as u8;
            let pair = [pair / PARTITIONS, pair % PARTITIONS].map(|p| p as Partition);
            found.representatives.push(pair);
            let start = Carrier { class, stacks: [0, 1, 2], labels: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
            found.carriers[place(pair)] = start;
            let mut reached = vec![pair];
            while let Some([p2, p3]) = reached.pop() {
                let here = found.carriers[place([p2, p3])];
                let mut reach = |image: [Partition; 2], carrier: &dyn Fn() -> Carrier| {
                    if found.carriers[place(image)].class == UNKNOWN {
                        found.carriers[place(image)] = carrier();
                        reached.push(image);
                    }
                };
                for (permuted, back) in &stabilisers {
                    let image = [permuted[usize::from(p2)], permuted[usize::from(p3)]];
                    reach(image, &|| Carrier { labels: then(back, &here.labels), ..here });
                }
                let exchanged = |a: u8, b: u8| {
                    here.stacks.map(|s| match s {
                        s if s == a => b,
                        s if s == b => a,
                        s => s,
                    })
                };
                reach([p3, p2], &|| Carrier { stacks: exchanged(1, 2), ..here });
                let relative = partitions.relative(p2);
                let image = [relative[0], relative[usize::from(p3)]];
                reach(image, &|| {
                    let back = inverse(&labels_to_first(partitions.triples(p2)));
                    let labels = then(&back, &here.labels);
                    Carrier { stacks: exchanged(0, 1), labels, ..here }
                });
            }
        }
        found
    }

    /// Move of the band with these partitions of its second and third box to the representative.
    pub(super) fn carrier(&self, pair: [Partition; 2]) -> &Carrier {
        &self.carriers[place(pair)]
    }

    /// The class of a band with these partitions.
    pub(super) fn class(&self, pair: [Partition; 2]) -> usize {
        usize::from(self.carrier(pair).class)
    }
}

fn place([p2, p3]: [Partition; 2]) -> usize {
    usize::from(p2) * PARTITIONS + usize::from(p3)
}

/// Relabellings that generate all that keep the first partition.
const STABILISERS: [Labels; 4] = [
    [1, 0, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 0, 3, 4, 5, 6, 7, 8],
    [3, 4, 5, 0, 1, 2, 6, 7, 8],
    [3, 4, 5, 6, 7, 8, 0, 1, 2],
];
