//! The 280 partitions of nine digits into three triples, and what relabelling makes of them.
//!
//! The columns of a box, without their order and without the order in them, are such a partition.
//! The *first* partition is 012 345 678 (digits are counted from 0 here).  f, the number of
//! fillings of a band with partitions p1, p2, p3, does not change when the digits are relabelled; so
//! a table of what becomes of q when p is relabelled to the first one, and f for pairs (q, r) with
//! the first partition, are all that has to be known.
//!
//! Cost: a tenth of a megabyte and a millisecond.

use ennea_base::ones;

pub(super) const PARTITIONS: usize = 280;
const TRIPLES: usize = 84;
/// A partition's number.
pub(super) type Partition = u16;
/// Three disjoint sets of digits.
pub(super) type Triples = [u16; 3];
/// Image of each digit under a relabelling.
pub(super) type Labels = [u8; 9];

pub(super) struct Partitions {
    /// The triples of each partition, that with the least digit first.
    triples: Vec<Triples>,
    /// The number of a triple among all triples, by its bits.
    triple_number: [u8; 512],
    /// The partition that has two given triples.
    having: Vec<Partition>,
    /// relative[p][q]: what q becomes when p is relabelled to the first partition.
    relative: Vec<[Partition; PARTITIONS]>,
}

impl Partitions {
    pub(super) fn new() -> Self {
        let mut found = Self {
            triples: Vec::with_capacity(PARTITIONS),
            triple_number: [0; 512],
            having: vec![0; TRIPLES * TRIPLES],
            relative: Vec::new(),
        };
        let all: Vec<u16> = (0..512).filter(|set: &u16| set.count_ones() == 3).collect();
        for (number, &triple) in all.iter().enumerate() {
            found.triple_number[usize::from(triple)] = number as u8;
        }
        for &a in all.iter().filter(|&&a| a & 1 == 1) {
            let least = 1 << (!a).trailing_zeros();
            for &b in all.iter().filter(|&&b| b & a == 0 && b & least != 0) {
                let number = found.triples.len() as Partition;
                let triples = [a, b, 0o777 & !(a | b)];
                for (i, j) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
                    let place = found.place([triples[i], triples[j]]);
                    found.having[place] = number;
                }
                found.triples.push(triples);
            }
        }
        assert_eq!(found.triples.len(), PARTITIONS, "9! / (3!^3 3!) partitions");
        found.relative = (0..PARTITIONS as Partition)
            .map(|p| found.permuted(&labels_to_first(found.triples(p))))
            .collect();
        found
    }

    fn place(&self, [a, b]: [u16; 2]) -> usize {
        let number = |triple: u16| usize::from(self.triple_number[usize::from(triple)]);
        number(a) * TRIPLES + number(b)
    }

    /// The triples, that with the least digit first.
    pub(super) fn triples(&self, partition: Partition) -> Triples {
        self.triples[usize::from(partition)]
    }

    /// The partition that has these triples, in whatever order.
    pub(super) fn number(&self, [a, b, _]: Triples) -> Partition {
        self.having[self.place([a, b])]
    }

    /// Images of all partitions when digit d is relabelled to `labels[d]`.
    pub(super) fn permuted(&self, labels: &Labels) -> [Partition; PARTITIONS] {
        std::array::from_fn(|p| self.number(self.triples[p].map(|triple| image(labels, triple))))
    }

    /// Images of all partitions when p is relabelled to the first one.
    pub(super) fn relative(&self, p: Partition) -> &[Partition; PARTITIONS] {
        &self.relative[usize::from(p)]
    }
}

/// The relabelling of the digits, as these triples have them in order, to 0, 1, 2, and so on.
pub(super) fn labels_to_first(triples: Triples) -> Labels {
    let mut labels = [0; 9];
    for (label, digit) in (0..).zip(triples.into_iter().flat_map(digits)) {
        labels[usize::from(digit)] = label;
    }
    labels
}

/// Image of a triple under a relabelling.
pub(super) fn image(labels: &Labels, triple: u16) -> u16 {
    digits(triple).fold(0, |image, digit| image | 1 << labels[usize::from(digit)])
}

/// The relabelling that does what `a` does and then what `b` does.
pub(super) fn then(a: &Labels, b: &Labels) -> Labels {
    a.map(|label| b[usize::from(label)])
}

/// The relabelling back.
pub(super) fn inverse(labels: &Labels) -> Labels {
    let mut back = [0; 9];
    for (digit, &label) in (0..).zip(labels) {
        back[usize::from(label)] = digit;
    }
    back
}

/// The digits of a set, least first.
pub(super) fn digits(set: u16) -> impl Iterator<Item = u8> {
    ones(set).map(|digit| digit as u8)
}
