//! The fillings of a band: all ways to put the digits of its nine column sets into three rows.
//!
//! The first row takes a digit from each column, all different.  Then each column has two digits
//! left, and each digit is left in two columns: one choice forces the next, around a cycle of columns,
//! and every cycle has two ways.  The first column ascends, so that fillings that differ by the order
//! of rows are met once.
//!
//! Cost: a microsecond for all fillings of a band, some 33 of them.

use super::top::{ALL, Set};
use ennea_symmetry::classic_bands::{Band, Minirows, ORDERS};

/// A filling: for each column, three bits each, the number of the order in which its digits stand,
/// counted in the order given (see [`ORDERS`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Filling(u32);

impl Filling {
    /// The band.
    #[inline]
    pub(super) fn band(self, columns: &[[u8; 3]; 9]) -> Band {
        let mut band = [[0; 9]; 3];
        for (k, digits) in columns.iter().enumerate() {
            let order = RANKS[(self.0 >> (3 * k) & 7) as usize];
            for (row, rank) in order.into_iter().enumerate() {
                band[row][k] = digits[usize::from(rank)];
            }
        }
        band
    }

    /// Layouts of its boxes in their stacks, if the digits of columns are in the order of their
    /// labels.
    #[inline]
    pub(super) fn layouts(self, minirows: &Minirows) -> [u8; 3] {
        [0, 9, 18].map(|k| minirows.lie_of((self.0 >> k & 0x1FF) as usize))
    }
}

/// [`ORDERS`] by three bits.
const RANKS: [[u8; 3]; 8] = {
    let mut ranks = [[0; 3]; 8];
    let mut k = 0;
    while k < 6 {
        ranks[k] = ORDERS[k];
        k += 1;
    }
    ranks
};

/// The number of the order in which the first row has rank a and the second rank b.
const NUMBERS: [[u8; 3]; 3] = [[0, 0, 1], [2, 0, 3], [4, 5, 0]];

/// Working space for fillings.
#[derive(Clone, Debug)]
pub(super) struct Fillings {
    found: Vec<Filling>,
    /// By the digits that the last box gives to the first row: which of each of its columns.
    last: Box<[u8; 512]>,
}

const NONE: u8 = u8::MAX;

impl Fillings {
    pub(super) fn new() -> Self {
        Self { found: Vec::new(), last: Box::new([NONE; 512]) }
    }

    /// All fillings of columns with these digits in which the first column ascends.
    pub(super) fn of(&mut self, columns: &[[u8; 3]; 9]) -> &[Filling] {
        self.found.clear();
        let boxes = [0, 3, 6].map(|k| picks([columns[k], columns[k + 1], columns[k + 2]]));
        for (pick, &set) in boxes[2].iter().enumerate() {
            self.last[usize::from(set)] = pick as u8;
        }
        let lines = Columns::new(columns);
        let least = (0..3).min_by_key(|&rank| columns[0][rank]).expect("three digits");
        for first in 9 * least..9 * least + 9 {
            for (second, set) in boxes[1].iter().enumerate() {
                // Where the two overlap more than three digits are left, and no box gives these.
                let third = self.last[usize::from(ALL & !(boxes[0][first] | set))];
                if third != NONE {
                    let picks = [first, second, third.into()];
                    let first = std::array::from_fn(|k| ranks(picks[k / 3])[k % 3]);
                    lines.complete(&first, &mut self.found);
                }
            }
        }
        for &set in &boxes[2] {
            self.last[usize::from(set)] = NONE;
        }
        &self.found
    }
}

/// Sets of three digits that the columns of a box can give to a row, by the number of the choice.
fn picks(columns: [[u8; 3]; 3]) -> [Set; 27] {
    std::array::from_fn(|pick| {
        let ranks = ranks(pick);
        (0..3).fold(0, |set, k| set | 1 << columns[k][usize::from(ranks[k])])
    })
}

/// The choice with this number: which digit of each column.
#[inline]
fn ranks(pick: usize) -> [u8; 3] {
    [(pick / 9) as u8, (pick / 3 % 3) as u8, (pick % 3) as u8]
}

/// The columns of a band, to be looked at by their digits.
struct Columns<'a> {
    digits: &'a [[u8; 3]; 9],
    /// For each digit, the sum of the three columns that have it.
    sums: [usize; 9],
    /// For each column and digit, which of its digits it is.
    ranks: [[u8; 9]; 9],
}

impl<'a> Columns<'a> {
    fn new(digits: &'a [[u8; 3]; 9]) -> Self {
        let mut columns = Self { digits, sums: [0; 9], ranks: [[0; 9]; 9] };
        for (column, digits) in digits.iter().enumerate() {
            for (rank, &digit) in digits.iter().enumerate() {
                columns.sums[usize::from(digit)] += column;
                columns.ranks[column][usize::from(digit)] = rank as u8;
            }
        }
        columns
    }

    /// Adds all ways to fill the second row, and so the third, under a first one.
    fn complete(&self, first: &[u8; 9], found: &mut Vec<Filling>) {
        // The sum of the two columns in which a digit is left.
        let mut left = self.sums;
        for (column, &rank) in first.iter().enumerate() {
            left[usize::from(self.digits[column][usize::from(rank)])] -= column;
        }
        let mut straight = 0;
        let mut is_done = [false; 9];
        // What turning a cycle changes.
        let mut cycles = [0_u32; 4];
        let mut cycle_count = 0;
        for start in 0..9 {
            if is_done[start] {
                continue;
            }
            let [a, b] = [(first[start] + 1) % 3, (first[start] + 2) % 3];
            let ascends = self.digits[start][usize::from(a)] < self.digits[start][usize::from(b)];
            let mut column = start;
            let mut rank = if ascends { a } else { b };
            let mut cycle = 0;
            while !is_done[column] {
                is_done[column] = true;
                let numbers = NUMBERS[usize::from(first[column])];
                let last = 3 - rank - first[column];
                let number = u32::from(numbers[usize::from(rank)]);
                straight |= number << (3 * column);
                cycle |= (number ^ u32::from(numbers[usize::from(last)])) << (3 * column);
                // The digit of the third row here is that of the second in its other column.
                let digit = usize::from(self.digits[column][usize::from(last)]);
                column = left[digit] - column;
                rank = self.ranks[column][digit];
            }
            if start > 0 {
                cycles[cycle_count] = cycle;
                cycle_count += 1;
            }
        }
        for turned in 0..1 << cycle_count {
            let cycles = cycles[..cycle_count].iter().enumerate();
            let turns = cycles.filter(|(k, _)| turned >> k & 1 == 1).map(|(_, turn)| turn);
            found.push(Filling(turns.fold(straight, |filling, turn| filling ^ turn)));
        }
    }
}
