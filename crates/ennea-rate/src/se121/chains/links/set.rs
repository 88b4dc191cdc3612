//! Sets of candidates of one board, by their places in the list of all.
//!
//! Tried: the whole scale compiled for AVX2 and BMI, 3 to 6 % less time.

use super::super::array::Array;

/// The words of a set: enough for the candidates of all but very open boards.
const WORDS: usize = 4;

/// The number of candidates that a set can hold.
pub(in super::super) const FEW: usize = 64 * WORDS;

/// The place of a candidate in the list of all.
pub(in super::super) type Place = u8;

/// A set of places.
///
/// Not the library's: its visits and unions are most of the time of all chains, and as loops over
/// whole words they are made without a branch for each.  Aligned, so that none lies across two lines of memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(32))]
pub(in super::super) struct Set([u64; WORDS]);

/// A set for each candidate.
pub(in super::super) type Sets = Array<Set, FEW>;

impl Set {
    pub(in super::super) const EMPTY: Self = Self([0; WORDS]);
    pub(in super::super) const ALL: Self = Self([!0; WORDS]);

    #[inline]
    pub(in super::super) fn of(place: Place) -> Self {
        let mut set = Self::EMPTY;
        set.add(place);
        set
    }

    #[inline]
    pub(in super::super) fn add(&mut self, place: Place) {
        self.0[usize::from(place >> 6)] |= 1 << (place & 63);
    }

    #[inline]
    pub(in super::super) fn has(&self, place: Place) -> bool {
        self.0[usize::from(place >> 6)] >> (place & 63) & 1 == 1
    }

    /// All but one.
    #[inline]
    pub(in super::super) fn except(&self, place: Place) -> Self {
        let mut set = *self;
        set.0[usize::from(place >> 6)] &= !(1 << (place & 63));
        set
    }

    #[inline]
    pub(in super::super) fn add_all(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own |= other;
        }
    }

    /// Intersection of the two sets.
    #[inline]
    pub(in super::super) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & other.0[k]))
    }

    /// Members that are not in the other set.
    #[inline]
    pub(in super::super) fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k] & !other.0[k]))
    }

    /// Tests whether anything is in both.
    #[inline]
    pub(in super::super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (own, other)| all | own & other) != 0
    }

    #[inline]
    pub(in super::super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The first of all places.
    pub(in super::super) fn first(count: usize) -> Self {
        Self(first_bits(count))
    }

    /// Number of candidates in the set.
    pub(in super::super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Visits all places, in order.
    #[inline]
    pub(in super::super) fn for_each(&self, mut visit: impl FnMut(Place)) {
        for (k, &word) in self.0.iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                visit((k << 6 | rest.trailing_zeros() as usize) as Place);
                rest &= rest - 1;
            }
        }
    }
}

impl FromIterator<Place> for Set {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Self::EMPTY;
        places.into_iter().for_each(|place| set.add(place));
        set
    }
}

/// Words of which the first bits are set.
pub(in super::super) fn first_bits<const LEN: usize>(count: usize) -> [u64; LEN] {
    std::array::from_fn(|k| match count.saturating_sub(64 * k) {
        few @ ..64 => (1 << few) - 1,
        _ => !0,
    })
}

/// Makes rows of columns: a place is in the set of another one afterwards where that one was in its set.
pub(in super::super) fn transpose(sets: &mut Sets) {
    for row in 0..WORDS {
        for column in 0..=row {
            let block = |row: usize, column: usize| -> [u64; 64] {
                let mut block = std::array::from_fn(|k| sets[64 * row + k].0[column]);
                turn(&mut block);
                block
            };
            let (one, two) = (block(row, column), block(column, row));
            for k in 0..64 {
                sets[64 * column + k].0[row] = one[k];
                sets[64 * row + k].0[column] = two[k];
            }
        }
    }
}

/// Makes rows of columns of 64 x 64 bits: halves change places, then halves of these.
fn turn(block: &mut [u64; 64]) {
    let (mut half, mut mask) = (32, u64::from(u32::MAX));
    while half > 0 {
        for part in block.chunks_exact_mut(2 * half) {
            let (upper, lower) = part.split_at_mut(half);
            for (one, two) in upper.iter_mut().zip(lower) {
                let moved = (*one >> half ^ *two) & mask;
                *one ^= moved << half;
                *two ^= moved;
            }
        }
        half /= 2;
        mask ^= mask << half;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: rows are made of columns.  Method: a pattern without symmetry.
    #[test]
    fn rows_become_columns() {
        let is_set = |row: usize, column: usize| (row * row + 3 * column).is_multiple_of(7);
        let mut sets = Sets::default();
        for (row, set) in sets.iter_mut().enumerate() {
            *set = (0..FEW).filter(|&column| is_set(row, column)).map(|k| k as u8).collect();
        }
        transpose(&mut sets);
        for (row, set) in sets.iter().enumerate() {
            let is_right = |column: usize| set.has(column as u8) == is_set(column, row);
            assert!((0..FEW).all(is_right), "row {row}");
        }
    }
}
