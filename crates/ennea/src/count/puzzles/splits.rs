//! The 1680 ways to split nine digits into three sets of three, in order.
//!
//! A split says what stands in the columns of a box (its column sets), or in its rows.  Splits of three
//! boxes that lie in a line must have nothing in common, place by place; given two of them, the third is
//! what is left: 56 ways for each first one.

/// 9! / 3!^3.
pub(super) const SPLITS: usize = 1680;

/// All nine digits.
pub(super) const FULL: u16 = 0x1FF;

/// Three disjoint sets of three digits, as bits.
pub(super) type Split = [u16; 3];

/// A split's number.
pub(super) type Number = u16;

/// All splits, and which of them go together in a line.
pub(super) struct Splits {
    list: Vec<Split>,
    /// The number of the split with these first and second sets, for sets numbered by `rank`.
    numbers: Vec<Number>,
    rank: [u8; 512],
    /// For each split, the 56 pairs that can stand beside it.
    beside: Vec<Vec<[Number; 2]>>,
}

const SETS: usize = 84;

impl Splits {
    pub(super) fn new() -> Self {
        let sets: Vec<u16> = (0..512).filter(|set: &u16| set.count_ones() == 3).collect();
        let mut rank = [0; 512];
        for (number, &set) in sets.iter().enumerate() {
            rank[usize::from(set)] = number as u8;
        }
        let mut found = Self {
            list: Vec::with_capacity(SPLITS),
            numbers: vec![Number::MAX; SETS * SETS],
            rank,
            beside: Vec::with_capacity(SPLITS),
        };
        for &a in &sets {
            for &b in sets.iter().filter(|&&b| b & a == 0) {
                let place = found.place(a, b);
                found.numbers[place] = found.list.len() as Number;
                found.list.push([a, b, FULL ^ a ^ b]);
            }
        }
        for first in &found.list {
            let mut pairs = Vec::with_capacity(56);
            for (number, second) in found.list.iter().enumerate() {
                if disjoint(first, second) {
                    let third = left(first, second);
                    pairs.push([number as Number, found.number(&third)]);
                }
            }
            found.beside.push(pairs);
        }
        found
    }

    fn place(&self, a: u16, b: u16) -> usize {
        usize::from(self.rank[usize::from(a)]) * SETS + usize::from(self.rank[usize::from(b)])
    }

    /// All of them, by number.
    pub(super) fn list(&self) -> &[Split] {
        &self.list
    }

    pub(super) fn number(&self, split: &Split) -> Number {
        self.numbers[self.place(split[0], split[1])]
    }

    /// The second and third splits that a split can share a line with.
    pub(super) fn beside(&self, split: Number) -> &[[Number; 2]] {
        &self.beside[usize::from(split)]
    }
}

/// Whether they have nothing in common, place by place.
pub(super) fn disjoint(a: &Split, b: &Split) -> bool {
    a[0] & b[0] == 0 && a[1] & b[1] == 0 && a[2] & b[2] == 0
}

/// What two disjoint splits leave.
pub(super) fn left(a: &Split, b: &Split) -> Split {
    [FULL ^ a[0] ^ b[0], FULL ^ a[1] ^ b[1], FULL ^ a[2] ^ b[2]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_1680_splits_with_56_pairs_each() {
        let splits = Splits::new();
        assert_eq!(splits.list().len(), SPLITS);
        for (number, split) in splits.list().iter().enumerate() {
            assert_eq!(usize::from(splits.number(split)), number);
            assert_eq!(splits.beside(number as Number).len(), 56);
        }
    }
}
