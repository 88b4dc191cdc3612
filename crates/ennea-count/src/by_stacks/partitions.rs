//! A box seen from the left: which digits are in which of its three rows.
//!
//! In a band, the boxes of the three stacks have three rows of C digits each; and of the 3C digits each
//! is in another row in each box.  Rows may be exchanged in all boxes at once, so that a box is a
//! *partition* of the digits in three sets of C.

use crate::orders::for_each_order;

/// The most digits.
pub(super) const DIGITS: usize = 12;

/// In which row a digit is, for each digit.
pub(super) type Rows = [u8; DIGITS];

/// Image of each digit under a relabelling.
pub(super) type Relabelling = [u8; DIGITS];

/// All partitions of 3C digits.
#[derive(Debug)]
pub(super) struct Partitions {
    /// C.
    pub(super) columns: usize,
    list: Vec<Rows>,
    /// The first two sets of each, by their places in the list of sets.
    sides: Vec<[u16; 2]>,
    sets: Vec<u16>,
    /// The places of the sets.
    ranks: Vec<u16>,
    /// The partition that two of its sets belong to.
    of_sets: Vec<u16>,
}

impl Partitions {
    /// For rows of C digits in a box, C <= 4.
    pub(super) fn new(columns: usize) -> Self {
        let all: u16 = (1 << (3 * columns)) - 1;
        let is_row = |set: &u16| set.count_ones() as usize == columns;
        let sets: Vec<u16> = (0..=all).filter(is_row).collect();
        let mut ranks = vec![0; usize::from(all) + 1];
        for (rank, &set) in (0..).zip(&sets) {
            ranks[usize::from(set)] = rank;
        }
        let of_sets = vec![0; sets.len() * sets.len()];
        let (list, sides) = (Vec::new(), Vec::new());
        let mut found = Self { columns, list, sides, sets, ranks, of_sets };
        for first in found.sets.clone().into_iter().filter(|set| set & 1 == 1) {
            let rest = all ^ first;
            let is_second = |&set: &u16| set & first == 0 && set & rest & rest.wrapping_neg() != 0;
            for second in found.sets.clone().into_iter().filter(is_second) {
                found.add([first, second, rest ^ second]);
            }
        }
        found
    }

    fn add(&mut self, sets: [u16; 3]) {
        let place = self.list.len() as u16;
        let row =
            |digit: usize| sets.iter().position(|set| set >> digit & 1 == 1).unwrap_or(0) as u8;
        self.list.push(std::array::from_fn(row));
        let ranks = sets.map(|set| self.ranks[usize::from(set)]);
        self.sides.push([ranks[0], ranks[1]]);
        for a in ranks {
            for b in ranks.into_iter().filter(|&b| b != a) {
                self.of_sets[usize::from(a) * self.sets.len() + usize::from(b)] = place;
            }
        }
    }

    /// 3C.
    pub(super) fn digits(&self) -> usize {
        3 * self.columns
    }

    /// Number of partitions.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The partition at a place.
    pub(super) fn rows(&self, place: usize) -> &Rows {
        &self.list[place]
    }

    /// The partition with these two sets.
    pub(super) fn with(&self, first: u16, second: u16) -> usize {
        let [first, second] = [first, second].map(|set| usize::from(self.ranks[usize::from(set)]));
        usize::from(self.of_sets[first * self.sets.len() + second])
    }

    /// The place of a partition, its rows in any order.
    pub(super) fn place(&self, rows: &Rows) -> usize {
        let set =
            |row: u8| (0..self.digits()).fold(0, |set, k| set | u16::from(rows[k] == row) << k);
        self.with(set(0), set(1))
    }

    /// Image of each partition under a relabelling.
    pub(super) fn images(&self, by: &Relabelling) -> Vec<u16> {
        let image = |&set: &u16| {
            let moved = (0..self.digits()).fold(0_u16, |moved, k| moved | (set >> k & 1) << by[k]);
            usize::from(self.ranks[usize::from(moved)])
        };
        let ranks: Vec<usize> = self.sets.iter().map(image).collect();
        let image = |sides: &[u16; 2]| {
            let [first, second] = sides.map(|side| ranks[usize::from(side)]);
            self.of_sets[first * self.sets.len() + second]
        };
        self.sides.iter().map(image).collect()
    }

    /// In how many ways the box in another stack can go with a box that has these rows: each digit in one of the two
    /// other rows.  The ways come in pairs, the first and the last, the second and the last but one, and so
    /// on: what one puts into the second stack, the other puts into the third.
    pub(super) fn companions(&self, rows: &Rows) -> Vec<Rows> {
        let digits = self.digits();
        let all = (0_u16..1 << digits).map(|choice| -> Rows {
            let row = |k: usize| (rows[k] + 1 + (choice >> k & 1) as u8) % 3;
            std::array::from_fn(|k| if k < digits { row(k) } else { 0 })
        });
        let is_even = |found: &Rows| {
            (0..3)
                .all(|row| found[..digits].iter().filter(|&&it| it == row).count() == self.columns)
        };
        all.filter(is_even).collect()
    }
}

/// Rows with their digits relabelled.
pub(super) fn relabelled(rows: &Rows, by: &Relabelling) -> Rows {
    let mut moved = [0; DIGITS];
    for (row, &to) in rows.iter().zip(by) {
        moved[usize::from(to)] = *row;
    }
    moved
}

/// All orders of `n` rows or columns.
pub(super) fn orders(n: u8) -> Vec<Vec<u8>> {
    let (mut order, mut all): (Vec<u8>, Vec<Vec<u8>>) = ((0..n).collect(), Vec::new());
    for_each_order(&mut order, 0, &mut |order| all.push(order.to_vec()));
    all
}

/// The digits from the last of this shape on stay where they are.
pub(super) const IDENTITY: Relabelling = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partitions_and_their_companions_are_all_there() {
        for (columns, count, companions) in [(1, 1, 2), (2, 15, 10), (3, 280, 56), (4, 5775, 346)] {
            let partitions = Partitions::new(columns);
            assert_eq!(partitions.len(), count);
            for place in (0..count).step_by(101) {
                let rows = partitions.rows(place);
                assert_eq!(partitions.place(rows), place);
                let found = partitions.companions(rows);
                assert_eq!(found.len(), companions);
                for (one, other) in found.iter().zip(found.iter().rev()) {
                    for k in 0..partitions.digits() {
                        assert_eq!(rows[k] + one[k] + other[k], 3);
                    }
                }
            }
        }
    }

    #[test]
    fn images_are_the_partitions_of_relabelled_rows() {
        let partitions = Partitions::new(3);
        let by = [4, 2, 0, 8, 7, 1, 3, 6, 5, 9, 10, 11];
        for (place, image) in partitions.images(&by).into_iter().enumerate() {
            let moved = relabelled(partitions.rows(place), &by);
            assert_eq!(partitions.place(&moved), usize::from(image));
        }
    }
}
