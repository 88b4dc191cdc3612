//! The 280 partitions of nine digits into three triples, and what relabelling makes of them.
//!
//! The columns of a box, without their order and without the order in them, are such a partition.
//!
//! `catalog::grids` has partitions of its own, written again on purpose: its numbers of grids are checked
//! by these counts.  Those of `count::puzzles` are the 1,680 *ordered* ones.

use ennea_base::ones;

/// Partitions of nine digits into three triples: 9! / (3!^3 3!).
pub(super) const PARTITIONS: usize = 280;
/// Triples of nine digits.
pub(super) const TRIPLES: usize = 84;
/// A partition's number.
pub(super) type Partition = u16;

/// Ways to deal the other six digits of a stack's columns to two bands.
pub(super) const DEALS: usize = 56;

/// The 280 partitions and how relabelling permutes them.
pub(super) struct Partitions {
    /// The triples, as digit bits.
    pub(super) triples: [u16; TRIPLES],
    /// The triples of each partition, by number: that with the digit 1 first, then that with the
    /// least digit left.
    pub(super) parts: Vec<[u8; 3]>,
    /// The partition that holds two given triples.
    pub(super) holding: Vec<Partition>,
    /// relabelled[p][q]: what q becomes when p is relabelled to 123 456 789, which has number 0.
    pub(super) relabelled: Vec<[Partition; PARTITIONS]>,
    /// The 56 deals under 123 456 789: the partitions of the middle and of the bottom band.
    pub(super) deals: [[Partition; 2]; DEALS],
}

impl Partitions {
    pub(super) fn new() -> Self {
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
                let order = found.parts[p].iter().flat_map(|&t| ones(triples[usize::from(t)]));
                for (place, digit) in order.enumerate() {
                    digits[digit] = place;
                }
                found.permuted(&digits, &rank)
            })
            .collect();
        found.deals = found.deals_under_the_first(&rank);
        found
    }

    /// Image of each partition when digit d is relabelled to `digits[d]`.
    pub(super) fn permuted(
        &self,
        digits: &[usize; 9],
        rank: &[u8; 512],
    ) -> [Partition; PARTITIONS] {
        let images = self.triples.map(|triple| {
            let image = ones(triple).fold(0, |image, digit| image | 1 << digits[digit]);
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
    pub(super) fn deals_under_the_first(&self, rank: &[u8; 512]) -> [[Partition; 2]; DEALS] {
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
    pub(super) fn deals(&self, p: Partition) -> [[Partition; 2]; DEALS] {
        let mut back = [0; PARTITIONS];
        for (q, &image) in self.relabelled(p).iter().enumerate() {
            back[usize::from(image)] = q as Partition;
        }
        self.deals.map(|deal| deal.map(|q| back[usize::from(q)]))
    }

    pub(super) fn relabelled(&self, p: Partition) -> &[Partition; PARTITIONS] {
        &self.relabelled[usize::from(p)]
    }

    /// The nine column sets of a band with the first partition, p2 and p3.
    pub(super) fn columns(&self, [p2, p3]: [Partition; 2]) -> [u64; 9] {
        let triple = |t: u8| u64::from(self.triples[usize::from(t)]);
        let mut columns = [0; 9];
        for (boxes, p) in columns.chunks_exact_mut(3).zip([0, p2, p3]) {
            boxes.copy_from_slice(&self.parts[usize::from(p)].map(triple));
        }
        columns
    }
}

/// All triples, and all partitions as triples of their numbers.
pub(super) fn list() -> ([u16; TRIPLES], Vec<[u8; 3]>) {
    let mut all = (0_u16..512).filter(|set| set.count_ones() == 3);
    let triples = [(); TRIPLES].map(|()| all.next().expect("that many"));
    let number = |triple: u16| triples.binary_search(&triple).expect("a triple") as u8;
    let mut parts = Vec::with_capacity(PARTITIONS);
    for &a in triples.iter().filter(|&&a| a & 1 != 0) {
        let least = (0o777 & !a) & (!(0o777 & !a) + 1);
        let second = triples.iter().filter(|&&b| b & a == 0 && b & least != 0);
        parts.extend(second.map(|&b| [a, b, 0o777 & !(a | b)].map(number)));
    }
    assert_eq!(parts[0].map(|t| triples[usize::from(t)]), [0o007, 0o070, 0o700]);
    (triples, parts)
}
