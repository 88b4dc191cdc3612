//! The 44 classes of first bands, as classes of pairs of partitions.

use super::partitions::{PARTITIONS, Partition, Partitions};
use ennea_base::Joined;

/// The classes of pairs (p2, p3).
///
/// The 1296 relabellings that keep 123 456 789 permute the partitions; each p2 is brought to the
/// representative of its orbit by one of them, p3 going along.  What is left is a *node*: the
/// orbit and p3.  Nodes are then joined by what else keeps a representative, by exchanging p2 and
/// p3, and by taking the second box for the first.
pub(super) struct PairClasses {
    /// Relabelling that brings each p2 to its orbit's representative, as images of the partitions.
    pub(super) to_representative: Vec<[Partition; PARTITIONS]>,
    pub(super) orbit: [u16; PARTITIONS],
    /// The class of each node.
    pub(super) class_of: Vec<usize>,
    pub(super) classes: Vec<PairClass>,
}

pub(super) struct PairClass {
    pub(super) representative: [Partition; 2],
    pub(super) pairs: u64,
}

impl PairClasses {
    pub(super) fn new(partitions: &Partitions) -> Self {
        let stabilisers = stabilisers(partitions);
        let mut found = Self {
            to_representative: vec![[0; PARTITIONS]; PARTITIONS],
            orbit: [u16::MAX; PARTITIONS],
            class_of: Vec::new(),
            classes: Vec::new(),
        };
        let representatives = found.find_orbits(&stabilisers);
        let nodes = representatives.len() * PARTITIONS;
        let mut joined = Joined::new(nodes);
        // Every p2 and every stabiliser give an element that keeps a representative.  A quarter of the
        // partitions, with the stabilisers in turn, turn out to join all that can be joined; joining
        // less would make more classes, and the same sum.  The tests hold the number of classes.
        for (turn, p2) in (0..PARTITIONS).step_by(4).enumerate() {
            let stabiliser = &stabilisers[turn % stabilisers.len()];
            for p3 in 0..PARTITIONS {
                let image = [stabiliser[p2], stabiliser[p3]];
                joined.join(found.node([p2 as Partition, p3 as Partition]), found.node(image));
            }
        }
        for &p2 in &representatives {
            for p3 in 0..PARTITIONS as Partition {
                let from_second = partitions.relabelled(p2);
                let rerooted = [from_second[0], from_second[usize::from(p3)]];
                joined.join(found.node([p2, p3]), found.node([p3, p2]));
                joined.join(found.node([p2, p3]), found.node(rerooted));
            }
        }
        found.number_classes(&mut joined, &representatives);
        found
    }

    /// Finds the orbits of the partitions under the stabilisers, with a relabelling to the
    /// representative for each partition; returns the representatives.
    pub(super) fn find_orbits(
        &mut self,
        stabilisers: &[[Partition; PARTITIONS]],
    ) -> Vec<Partition> {
        let mut representatives = Vec::new();
        for start in 0..PARTITIONS as Partition {
            if self.orbit[usize::from(start)] != u16::MAX {
                continue;
            }
            let number = representatives.len() as u16;
            representatives.push(start);
            self.orbit[usize::from(start)] = number;
            self.to_representative[usize::from(start)] = std::array::from_fn(|q| q as Partition);
            let mut reached = vec![start];
            while let Some(p) = reached.pop() {
                for stabiliser in stabilisers {
                    // The stabiliser brings q to p, so what p is brought back by, after it, serves q.
                    let q = stabiliser.iter().position(|&image| image == p).expect("a permutation");
                    if self.orbit[q] == u16::MAX {
                        self.orbit[q] = number;
                        let back = &self.to_representative[usize::from(p)];
                        self.to_representative[q] =
                            stabiliser.map(|image| back[usize::from(image)]);
                        reached.push(q as Partition);
                    }
                }
            }
        }
        representatives
    }

    pub(super) fn node(&self, [p2, p3]: [Partition; 2]) -> usize {
        let p2 = usize::from(p2);
        usize::from(self.orbit[p2]) * PARTITIONS
            + usize::from(self.to_representative[p2][usize::from(p3)])
    }

    pub(super) fn number_classes(&mut self, joined: &mut Joined, representatives: &[Partition]) {
        let orbit_sizes: Vec<u64> = (0..representatives.len())
            .map(|number| self.orbit.iter().filter(|&&o| usize::from(o) == number).count() as u64)
            .collect();
        let mut number_of = vec![usize::MAX; joined.nodes()];
        for node in 0..joined.nodes() {
            let root = joined.root(node);
            let (orbit, p3) = (node / PARTITIONS, (node % PARTITIONS) as Partition);
            if number_of[root] == usize::MAX {
                number_of[root] = self.classes.len();
                let representative = [representatives[orbit], p3];
                self.classes.push(PairClass { representative, pairs: 0 });
            }
            self.classes[number_of[root]].pairs += orbit_sizes[orbit];
            self.class_of.push(number_of[root]);
        }
    }
}

/// Images of the partitions under generators of the relabellings that keep 123 456 789.
fn stabilisers(partitions: &Partitions) -> Vec<[Partition; PARTITIONS]> {
    let mut rank = [0; 512];
    for (number, &triple) in partitions.triples.iter().enumerate() {
        rank[usize::from(triple)] = number as u8;
    }
    [
        [1, 0, 2, 3, 4, 5, 6, 7, 8],
        [1, 2, 0, 3, 4, 5, 6, 7, 8],
        [3, 4, 5, 0, 1, 2, 6, 7, 8],
        [3, 4, 5, 6, 7, 8, 0, 1, 2],
    ]
    .iter()
    .map(|digits| partitions.permuted(digits, &rank))
    .collect()
}
