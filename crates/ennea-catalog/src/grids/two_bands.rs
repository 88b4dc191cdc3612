//! The grids of 2xC and Cx2, numbered by the column sets of two bands.
//!
//! Transposed if need be, a grid has two bands of C rows, each with C boxes of two columns.  Forget the
//! order of the digits in each column: a box of the upper band *splits* the 2C digits into a left and
//! a right half, and the box below it has the same halves exchanged.  Let f be the number of fillings
//! of a band with given splits; exchanging halves does not change it.  So
//!
//! ```text
//!   grids = binomial(2C, C) 2^(C-1)  sum over (s2, ..., sC) of  f(s1, ..., sC)^2
//! ```
//!
//! where s1 splits the digits into 0 ... C-1 and the others (digits are counted from 0 here).  The number
//! of a grid is that of the left half of its first box, which names the digits anew, in order; then
//! that of (s2, ..., sC), a split being named by its half with the digit 0, and halves being ordered as
//! numbers in binary; then whether that half is on the right side, the last box's being the lowest bit;
//! then that of the filling of the upper, then of the lower band, see `fillings`.
//!
//! Source: `[Pettersen2005]`.  Cost: for 2x4 a sum over the 35^3 sequences of splits, with f counted for
//! one of those that relabelling and exchanges of halves join: 0.1 s; then a tenth of a millisecond, for
//! f is counted again for three rows.  Oracle: `enumerate`, for 2x2 and 2x3.

use super::fillings::{self, Row};
use ennea_base::{Digit, Grid, Shape};
use rustc_hash::FxHashMap;

/// The tables, for N = 2C.
pub(super) struct TwoBands<const N: usize> {
    /// All left halves of the first box.
    halves: Vec<u16>,
    /// Halves with the digit 0: the splits.
    splits: Vec<u16>,
    /// f, for all sequences of C - 1 splits, the first one's number being the highest.
    fillings: Vec<u32>,
    /// The grids with the sequences before, the first half being given.
    starts: Vec<u64>,
    total: u64,
}

impl<const N: usize> TwoBands<N> {
    const C: usize = N / 2;
    const ALL: u16 = ((1_u32 << N) - 1) as u16;
    /// Number of ways to choose, in each of C - 1 boxes, the half on the right side.
    const SIDES: u64 = 1 << (Self::C - 1);

    pub(super) fn new() -> Self {
        let halves: Vec<u16> =
            (0..=Self::ALL).filter(|half| half.count_ones() as usize == Self::C).collect();
        let splits: Vec<u16> = halves.iter().copied().filter(|half| half & 1 == 1).collect();
        let mut found = Self { halves, splits, fillings: Vec::new(), starts: Vec::new(), total: 0 };
        let mut known: FxHashMap<[u16; N], u64> = FxHashMap::default();
        for sequence in 0..found.splits.len().pow(Self::C as u32 - 1) {
            let columns = found.columns(sequence, 0);
            let f = *known.entry(pattern(&columns)).or_insert_with(|| fillings::count(&columns));
            found.starts.push(found.total);
            found.fillings.push(f.try_into().expect("fillings of so small bands"));
            found.total += Self::SIDES * f * f;
        }
        found
    }

    pub(super) fn count(&self) -> u128 {
        self.halves.len() as u128 * u128::from(self.total)
    }

    pub(super) fn rank(&self, grid: &Grid) -> u128 {
        let shape = grid.shape();
        let digit = |row: usize, column: usize| {
            let (row, column) = if is_transposed(shape) { (column, row) } else { (row, column) };
            grid.digits()[row * N + column].index() as u8
        };
        let half = (0..Self::C).fold(0, |half, row| half | 1 << digit(row, 0));
        let mut back = [0; N];
        for (name, digit) in names::<N>(half).into_iter().enumerate() {
            back[usize::from(digit)] = name as u8;
        }
        let rows: [Row<N>; N] = std::array::from_fn(|row| {
            std::array::from_fn(|column| back[usize::from(digit(row, column))])
        });
        let (upper, lower) = rows.split_at(Self::C);
        let columns = columns_of(upper);
        let (mut sequence, mut sides) = (0, 0);
        for sets in columns[2..].chunks(2) {
            let right = sets[1] & 1 == 1;
            let split = self.splits.binary_search(&sets[usize::from(right)]).expect("a split");
            sequence = sequence * self.splits.len() + split;
            sides = sides << 1 | u64::from(right);
        }
        let f = u64::from(self.fillings[sequence]);
        let number = self.starts[sequence]
            + sides * f * f
            + fillings::rank(&columns, f, upper) * f
            + fillings::rank(&columns_of(lower), f, lower);
        let half = self.halves.binary_search(&half).expect("a half");
        half as u128 * u128::from(self.total) + u128::from(number)
    }

    pub(super) fn unrank(&self, shape: Shape, index: u128) -> Grid {
        let names: [u8; N] = names(self.halves[(index / u128::from(self.total)) as usize]);
        let index = (index % u128::from(self.total)) as u64;
        let sequence = self.starts.partition_point(|&start| start <= index) - 1;
        let index = index - self.starts[sequence];
        let f = u64::from(self.fillings[sequence]);
        let columns = self.columns(sequence, index / (f * f));
        let mut rows = [[0; N]; N];
        let (upper, lower) = rows.split_at_mut(Self::C);
        fillings::unrank(&columns, f, index / f % f, upper);
        fillings::unrank(&columns.map(|set| Self::ALL & !set), f, index % f, lower);
        let digits = shape.all_cells().map(|cell| {
            let (row, column) = (shape.row(cell), shape.column(cell));
            let (row, column) = if is_transposed(shape) { (column, row) } else { (row, column) };
            Digit::from_index(usize::from(names[usize::from(rows[row][column])]))
        });
        Grid::from_good(shape, digits.collect())
    }

    /// The numbers of the splits of a sequence.
    fn numbers(&self, mut sequence: usize) -> Vec<usize> {
        let mut numbers = vec![0; Self::C - 1];
        for number in numbers.iter_mut().rev() {
            *number = sequence % self.splits.len();
            sequence /= self.splits.len();
        }
        numbers
    }

    /// The column sets of the upper band.
    fn columns(&self, sequence: usize, sides: u64) -> [u16; N] {
        let first = (1 << Self::C) - 1;
        let mut columns = [first; N];
        columns[1] = Self::ALL & !first;
        for (k, number) in self.numbers(sequence).into_iter().enumerate() {
            let right = sides >> (Self::C - 2 - k) & 1 == 1;
            let half = self.splits[number];
            let (left, right) =
                if right { (Self::ALL & !half, half) } else { (half, Self::ALL & !half) };
            [columns[2 * k + 2], columns[2 * k + 3]] = [left, right];
        }
        columns
    }
}

/// Something that relabelling the digits and exchanging the columns of a box do not change: each digit
/// is in the left or in the right column of each box, a word of bits, one for each box; the words,
/// sorted, after exchanges that give some digit only zeros; the least outcome of these.
fn pattern<const N: usize>(columns: &[u16; N]) -> [u16; N] {
    let words: [u16; N] = std::array::from_fn(|digit| {
        let left = columns.iter().step_by(2).enumerate();
        left.fold(0, |word, (k, set)| word | (set >> digit & 1) << k)
    });
    let patterns = words.map(|zero| {
        let mut pattern = words.map(|word| word ^ zero);
        pattern.sort_unstable();
        pattern
    });
    patterns.into_iter().min().expect("there are digits")
}

/// Tests whether the grids have to be transposed to have two bands.
fn is_transposed(shape: Shape) -> bool {
    shape.bands() != 2
}

/// The digits in the order of their new names: those of the half come first.
fn names<const N: usize>(half: u16) -> [u8; N] {
    let mut names = [0; N];
    let inside = (0..N as u8).filter(|digit| half >> digit & 1 == 1);
    let outside = (0..N as u8).filter(|digit| half >> digit & 1 == 0);
    names.iter_mut().zip(inside.chain(outside)).for_each(|(to, digit)| *to = digit);
    names
}

/// The column sets of a band.
fn columns_of<const N: usize>(band: &[Row<N>]) -> [u16; N] {
    std::array::from_fn(|column| band.iter().fold(0, |set, row| set | 1 << row[column]))
}
