//! The 1680 ordered partitions of nine digits into three triples.
//!
//! They say which digits stand in the three columns of a box, and just as well which stand in its
//! three rows.  Two boxes of a stack must have *disjoint* partitions: the k-th triple of one and the
//! k-th triple of the other have no digit in common.  Two disjoint ones leave exactly one third,
//! disjoint from both; so a first one has 56 continuations.  In a band the same holds for rows.

/// The number of an ordered partition.
pub(super) type Ordered = u16;

/// Number of ordered partitions: 9! / 3!^3.
pub(super) const ORDERED: usize = 1680;

/// Continuations of a partition by two more.
pub(super) const DEALS: usize = 56;

/// No number.
pub(super) const NONE: u16 = u16::MAX;

const TRIPLES: usize = 84;
const ALL: u16 = 0o777;

/// All ordered partitions, with what can stand beside them.
pub(super) struct OrderedPartitions {
    /// The three triples of each, as digit bits.
    sets: Vec<[u16; 3]>,
    /// Each triple's place among the triples.
    rank: [u8; 512],
    /// The number of the partition whose first two triples have these places.
    number: Vec<Ordered>,
    deals: Vec<[[Ordered; 2]; DEALS]>,
}

impl OrderedPartitions {
    pub(super) fn new() -> Self {
        let triples: Vec<u16> = (0..=ALL).filter(|set| set.count_ones() == 3).collect();
        let mut rank = [0; 512];
        for (place, &triple) in triples.iter().enumerate() {
            rank[usize::from(triple)] = place as u8;
        }
        let mut found = Self {
            sets: Vec::with_capacity(ORDERED),
            rank,
            number: vec![NONE; TRIPLES * TRIPLES],
            deals: Vec::with_capacity(ORDERED),
        };
        for (i, &a) in triples.iter().enumerate() {
            for (j, &b) in triples.iter().enumerate().filter(|&(_, b)| a & b == 0) {
                found.number[i * TRIPLES + j] = found.sets.len() as Ordered;
                found.sets.push([a, b, ALL & !(a | b)]);
            }
        }
        let disjoint: Vec<Vec<u16>> = triples
            .iter()
            .map(|&set| triples.iter().copied().filter(|other| other & set == 0).collect())
            .collect();
        for &first in &found.sets {
            let mut deals = [[0; 2]; DEALS];
            let mut count = 0;
            for &a in &disjoint[usize::from(rank[usize::from(first[0])])] {
                for &b in &disjoint[usize::from(rank[usize::from(first[1])])] {
                    let second = [a, b, ALL & !(a | b)];
                    if a & b == 0 && second[2] & first[2] == 0 {
                        let third = std::array::from_fn(|k| ALL & !(first[k] | second[k]));
                        deals[count] = [found.number(second), found.number(third)];
                        count += 1;
                    }
                }
            }
            assert_eq!(count, DEALS, "every partition has as many continuations");
            found.deals.push(deals);
        }
        found
    }

    pub(super) fn sets(&self, partition: Ordered) -> [u16; 3] {
        self.sets[usize::from(partition)]
    }

    pub(super) fn all(&self) -> impl Iterator<Item = (Ordered, [u16; 3])> {
        self.sets.iter().enumerate().map(|(number, &sets)| (number as Ordered, sets))
    }

    /// The number of a partition by its triples.
    pub(super) fn number(&self, sets: [u16; 3]) -> Ordered {
        let rank = |set: u16| usize::from(self.rank[usize::from(set)]);
        self.number[rank(sets[0]) * TRIPLES + rank(sets[1])]
    }

    /// The pairs that make three disjoint partitions with this one.
    pub(super) fn deals(&self, partition: Ordered) -> &[[Ordered; 2]; DEALS] {
        &self.deals[usize::from(partition)]
    }

    /// The 216 partitions into rows that go with this one into columns: each row has a digit of
    /// each column.
    pub(super) fn crossing(&self, columns: Ordered) -> Vec<Ordered> {
        let orders = self.sets(columns).map(|set| {
            let digits: Vec<u16> = (0..9).map(|d| 1 << d).filter(|bit| set & bit != 0).collect();
            [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
                .map(|order: [usize; 3]| order.map(|k| digits[k]))
        });
        let mut found = Vec::with_capacity(216);
        for a in orders[0] {
            for b in orders[1] {
                found.extend(
                    orders[2]
                        .map(|c| self.number(std::array::from_fn(|row| a[row] | b[row] | c[row]))),
                );
            }
        }
        found
    }
}
