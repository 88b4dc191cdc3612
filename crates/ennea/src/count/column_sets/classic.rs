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
//! 2 milliseconds.  Oracle: `count::completions`.

use super::{Found, edge_colourings};
use crate::joined::Joined;
use crate::numbers::exact_quotient;
use crate::numbers::factorial;
use num_bigint::BigUint;

/// Partitions of nine digits into three triples: 9! / (3!^3 3!).
const PARTITIONS: usize = 280;
/// Triples of nine digits.
const TRIPLES: usize = 84;
/// A partition's number.
type Partition = u16;

/// The 44 classes of first bands.
pub(super) fn first_bands() -> Vec<Found> {
    let Completions { partitions, pairs, arrangements, of_class } = Completions::new();
    let classes = pairs.classes.iter().zip(&arrangements).zip(&of_class);
    classes
        .map(|((class, &arrangements), &completions)| {
            // 280 6^3 column sets for each pair, each of them written out in so many ways.
            let bands_of_class = BigUint::from(280 * 216 * class.pairs * arrangements);
            Found {
                size: exact_quotient(&bands_of_class, &factorial(9)),
                completions: completions.into(),
                columns: partitions.columns(class.representative).to_vec(),
            }
        })
        .collect()
}

/// In how many ways a band can be completed to a grid, for whatever column sets it has.
pub(in crate::count) struct Completions {
    partitions: Partitions,
    pairs: PairClasses,
    /// f of each class.
    arrangements: Vec<u64>,
    of_class: Vec<u64>,
}

impl Completions {
    /// Computes the completions of the 44 classes.
    pub(in crate::count) fn new() -> Self {
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
    pub(in crate::count) fn partition(&self, columns: [u16; 3]) -> u16 {
        let rank = |triple| self.partitions.triples.binary_search(&triple).expect("a triple");
        self.partitions.holding[rank(columns[0]) * TRIPLES + rank(columns[1])]
    }

    /// The completions of a band whose boxes have these partitions.
    pub(in crate::count) fn of(&self, [p1, p2, p3]: [u16; 3]) -> u64 {
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

/// Ways to deal the other six digits of a stack's columns to two bands.
const DEALS: usize = 56;

/// The 280 partitions and how relabelling permutes them.
struct Partitions {
    /// The triples, as digit bits.
    triples: [u16; TRIPLES],
    /// The triples of each partition, by number: that with the digit 1 first, then that with the
    /// least digit left.
    parts: Vec<[u8; 3]>,
    /// The partition that holds two given triples.
    holding: Vec<Partition>,
    /// relabelled[p][q]: what q becomes when p is relabelled to 123 456 789, which has number 0.
    relabelled: Vec<[Partition; PARTITIONS]>,
    /// The 56 deals under 123 456 789: the partitions of the middle and of the bottom band.
    deals: [[Partition; 2]; DEALS],
}

impl Partitions {
    fn new() -> Self {
        let (triples, parts) = list();
        let mut rank = [0_u8; 512];
        for (number, &triple) in triples.iter().enumerate() {
            rank[usize::from(triple)] = number as u8;
        }
        let mut holding = vec![Partition::MAX; TRIPLES * TRIPLES];
        for (number, parts) in parts.iter().enumerate() {
            for (a, b) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
                holding[usize::from(parts[a]) * TRIPLES + usize::from(parts[b])] = number as u16;
            }
        }
        let mut found =
            Self { triples, parts, holding, relabelled: Vec::new(), deals: [[0; 2]; DEALS] };
        found.relabelled = (0..PARTITIONS)
            .map(|p| {
                let mut digits = [0; 9];
                let order = found.parts[p].iter().flat_map(|&t| bits(triples[usize::from(t)]));
                for (place, digit) in order.enumerate() {
                    digits[digit] = place;
                }
                found.permuted(&digits, &rank)
            })
            .collect();
        found.deals = found.deals_under_the_first(&rank);
        found
    }

    /// What each partition becomes when digit d is relabelled to `digits[d]`.
    fn permuted(&self, digits: &[usize; 9], rank: &[u8; 512]) -> [Partition; PARTITIONS] {
        let images = self.triples.map(|triple| {
            let image = bits(triple).fold(0, |image, digit| image | 1 << digits[digit]);
            usize::from(rank[image])
        });
        let mut permuted = [0; PARTITIONS];
        for (image, [a, b, _]) in permuted.iter_mut().zip(&self.parts) {
            *image = self.holding[images[usize::from(*a)] * TRIPLES + images[usize::from(*b)]];
        }
        permuted
    }

    /// All (middle, bottom) such that column k of the middle has three of the six digits that are
    /// not in the k-th triple of 123 456 789, and the bottom the other three; the second half is
    /// the first half with middle and bottom exchanged.
    fn deals_under_the_first(&self, rank: &[u8; 512]) -> [[Partition; 2]; DEALS] {
        let top: [u16; 3] = [0o007, 0o070, 0o700];
        let of = |columns: [u16; 3]| {
            let [a, b, _] = columns.map(|triple| usize::from(rank[usize::from(triple)]));
            self.holding[a * TRIPLES + b]
        };
        let mut deals = [[0; 2]; DEALS];
        let mut count = 0;
        for &a in self.triples.iter().filter(|&&a| a & top[0] == 0) {
            for &b in self.triples.iter().filter(|&&b| b & (top[1] | a) == 0) {
                let middle = [a, b, 0o777 & !(a | b)];
                let bottom = [0, 1, 2].map(|k| 0o777 & !(top[k] | middle[k]));
                if middle[2] & top[2] == 0 && middle[0] < bottom[0] {
                    deals[count] = [of(middle), of(bottom)];
                    deals[count + DEALS / 2] = [of(bottom), of(middle)];
                    count += 1;
                }
            }
        }
        assert_eq!(count, DEALS / 2, "2 + 54 deals");
        deals
    }

    /// The deals under a partition.
    fn deals(&self, p: Partition) -> [[Partition; 2]; DEALS] {
        let mut back = [0; PARTITIONS];
        for (q, &image) in self.relabelled(p).iter().enumerate() {
            back[usize::from(image)] = q as Partition;
        }
        self.deals.map(|deal| deal.map(|q| back[usize::from(q)]))
    }

    fn relabelled(&self, p: Partition) -> &[Partition; PARTITIONS] {
        &self.relabelled[usize::from(p)]
    }

    /// The nine column sets of a band with the first partition, p2 and p3.
    fn columns(&self, [p2, p3]: [Partition; 2]) -> [u64; 9] {
        let triple = |t: u8| u64::from(self.triples[usize::from(t)]);
        let mut columns = [0; 9];
        for (boxes, p) in columns.chunks_exact_mut(3).zip([0, p2, p3]) {
            boxes.copy_from_slice(&self.parts[usize::from(p)].map(triple));
        }
        columns
    }
}

/// All triples, and all partitions as triples of their numbers.
fn list() -> ([u16; TRIPLES], Vec<[u8; 3]>) {
    let mut triples = [0; TRIPLES];
    let all = (0_u16..512).filter(|set| set.count_ones() == 3);
    for (place, triple) in triples.iter_mut().zip(all) {
        *place = triple;
    }
    let number = |triple: u16| triples.binary_search(&triple).expect("a triple") as u8;
    let mut parts = Vec::with_capacity(PARTITIONS);
    for &a in triples.iter().filter(|&&a| a & 1 != 0) {
        let least = (0o777 & !a) & (!(0o777 & !a) + 1);
        for &b in triples.iter().filter(|&&b| b & a == 0 && b & least != 0) {
            parts.push([a, b, 0o777 & !(a | b)].map(number));
        }
    }
    assert_eq!(parts[0].map(|t| triples[usize::from(t)]), [0o007, 0o070, 0o700]);
    (triples, parts)
}

fn bits(set: u16) -> impl Iterator<Item = usize> {
    (0..9).filter(move |digit| set >> digit & 1 == 1)
}

/// The classes of pairs (p2, p3).
///
/// The 1296 relabellings that keep 123 456 789 permute the partitions; each p2 is brought to the
/// representative of its orbit by one of them, p3 going along.  What is left is a *node*: the
/// orbit and p3.  Nodes are then joined by what else keeps a representative, by exchanging p2 and
/// p3, and by taking the second box for the first.
struct PairClasses {
    /// Which relabelling brings p2 to its orbit's representative: what it does to partitions.
    to_representative: Vec<[Partition; PARTITIONS]>,
    orbit: [u16; PARTITIONS],
    /// The class of each node.
    class_of: Vec<usize>,
    classes: Vec<PairClass>,
}

struct PairClass {
    representative: [Partition; 2],
    pairs: u64,
}

impl PairClasses {
    fn new(partitions: &Partitions) -> Self {
        let keepers = keepers(partitions);
        let mut found = Self {
            to_representative: vec![[0; PARTITIONS]; PARTITIONS],
            orbit: [u16::MAX; PARTITIONS],
            class_of: Vec::new(),
            classes: Vec::new(),
        };
        let representatives = found.find_orbits(&keepers);
        let nodes = representatives.len() * PARTITIONS;
        let mut joined = Joined::new(nodes);
        // Every p2 and every keeper give an element that keeps a representative.  A quarter of the
        // partitions, with the keepers in turn, turn out to join all that can be joined; joining
        // less would make more classes, and the same sum.  The tests hold the number of classes.
        for (turn, p2) in (0..PARTITIONS).step_by(4).enumerate() {
            let keeper = &keepers[turn % keepers.len()];
            for p3 in 0..PARTITIONS {
                let image = [keeper[p2], keeper[p3]];
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

    /// Finds the orbits of the partitions under the keepers, with a relabelling to the
    /// representative for each partition; returns the representatives.
    fn find_orbits(&mut self, keepers: &[[Partition; PARTITIONS]]) -> Vec<Partition> {
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
                for keeper in keepers {
                    // The keeper brings q to p, so what p is brought back by, after it, serves q.
                    let q = keeper.iter().position(|&image| image == p).expect("a permutation");
                    if self.orbit[q] == u16::MAX {
                        self.orbit[q] = number;
                        let back = &self.to_representative[usize::from(p)];
                        self.to_representative[q] = keeper.map(|image| back[usize::from(image)]);
                        reached.push(q as Partition);
                    }
                }
            }
        }
        representatives
    }

    fn node(&self, [p2, p3]: [Partition; 2]) -> usize {
        let p2 = usize::from(p2);
        usize::from(self.orbit[p2]) * PARTITIONS
            + usize::from(self.to_representative[p2][usize::from(p3)])
    }

    fn number_classes(&mut self, joined: &mut Joined, representatives: &[Partition]) {
        let orbit_sizes: Vec<u64> = (0..representatives.len())
            .map(|number| self.orbit.iter().filter(|&&o| usize::from(o) == number).count() as u64)
            .collect();
        let mut number_of = vec![usize::MAX; joined.len()];
        for node in 0..joined.len() {
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

/// What the generators of the relabellings that keep 123 456 789 do to the partitions.
fn keepers(partitions: &Partitions) -> Vec<[Partition; PARTITIONS]> {
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
