//! Digits that each cell may hold, the sets of a band, and the ways to write its half rows out.

use ennea_base::{Digit, Puzzle, ones};
use rustc_hash::FxHashMap;

/// The largest side that is served: a word has this many bits for each column of a stack.
const SIDE_MAX: usize = 10;

/// A set of digits.
type Digits = u16;

/// The digits of the columns of a stack, ten bits for each column.
pub(super) type Columns = u64;

/// In how many ways columns come to hold some digits.
pub(super) type Ways = FxHashMap<Columns, u64>;

/// A choice of the set A of a band.
pub(super) struct Split {
    pub(super) set: Digits,
    /// Of the left and the right box the ways to write the upper and the lower row out.
    pub(super) boxes: [[Vec<Columns>; 2]; 2],
}

/// The set of all digits, in the column of least weight.
fn all_digits(side: usize) -> Columns {
    (1 << side) - 1
}

/// Digits that each cell of a puzzle with two stacks may hold.
pub(super) struct Rows {
    cells: Vec<Vec<Digits>>,
    /// All digits in all columns of a stack.
    pub(super) full: Columns,
}

impl Rows {
    /// `None` if the puzzle has neither two stacks nor two bands, or is too large.
    pub(super) fn new(puzzle: &Puzzle) -> Option<Self> {
        let shape = puzzle.shape();
        let side = shape.side();
        let is_turned = match (shape.box_rows(), shape.box_columns()) {
            (2, 2..) => false,
            (2.., 2) => true,
            _ => return None,
        };
        if side > SIDE_MAX || !puzzle.rules().is_plain() {
            return None;
        }
        let digits_at = |row, column| {
            let cell = if is_turned { shape.cell(column, row) } else { shape.cell(row, column) };
            let may_stand = |&digit: &usize| {
                let digit = Digit::from_index(digit);
                let clue = puzzle.clue(cell);
                let sets = puzzle.candidates();
                sets.is_none_or(|sets| sets[cell.index()].contains(digit))
                    && clue.is_none_or(|clue| clue == digit)
            };
            (0..side).filter(may_stand).map(|digit| 1 << digit).sum()
        };
        let row = |row| (0..side).map(|column| digits_at(row, column)).collect();
        let full = (0..side / 2).map(|column| all_digits(side) << (SIDE_MAX * column)).sum();
        let mut rows = Self { cells: (0..side).map(row).collect(), full };
        rows.settle();
        Some(rows)
    }

    /// Leaves out what cannot stand beside clues and other digits that are settled: a cell with one digit takes it
    /// from the rest of its houses, and the last cell for a digit in a house takes that digit.
    fn settle(&mut self) {
        let n = self.cells.len();
        let lines = (0..n).flat_map(|k| {
            let row = (0..n).map(|column| (k, column)).collect();
            let column = (0..n).map(|row| (row, k)).collect();
            let (band, stack) = (2 * (k / 2), k % 2 * (n / 2));
            let cells = (0..n).map(|cell| (band + cell / (n / 2), stack + cell % (n / 2)));
            [row, column, cells.collect()]
        });
        let houses: Vec<Vec<(usize, usize)>> = lines.collect();
        loop {
            let before = self.cells.clone();
            for house in &houses {
                let digits = |cells: &[Vec<Digits>]| -> Vec<Digits> {
                    house.iter().map(|&(row, column)| cells[row][column]).collect()
                };
                let alone = digits(&self.cells).into_iter().filter(|set| set.is_power_of_two());
                let alone = alone.fold(0, |all, set| all | set);
                for &(row, column) in house {
                    let cell = &mut self.cells[row][column];
                    if !cell.is_power_of_two() {
                        *cell &= !alone;
                    }
                }
                let (once, twice) = digits(&self.cells)
                    .into_iter()
                    .fold((0, 0), |(once, twice), set| (once | set, twice | once & set));
                for &(row, column) in house {
                    let cell = &mut self.cells[row][column];
                    let last = *cell & once & !twice;
                    if last != 0 {
                        *cell = last;
                    }
                }
            }
            if self.cells == before {
                return;
            }
        }
    }

    /// The number of columns of a stack, and of bands.
    pub(super) fn columns(&self) -> usize {
        self.cells.len() / 2
    }

    /// All choices of a band that leave each of its half rows something.
    pub(super) fn band(&self, band: usize) -> Vec<Split> {
        let all = all_digits(self.cells.len()) as Digits;
        let sets = (0..=all).filter(|set| set.count_ones() as usize == self.columns());
        let split = |set| {
            let row = |row, stack, digits| self.half_row(2 * band + row, stack, digits);
            let boxes =
                [[row(0, 0, set), row(1, 0, all & !set)], [row(0, 1, all & !set), row(1, 1, set)]];
            Split { set, boxes }
        };
        let is_possible = |split: &Split| !split.boxes.iter().flatten().any(Vec::is_empty);
        sets.map(split).filter(is_possible).collect()
    }

    /// The digits that may stand in the same cells, class by class.
    pub(super) fn classes(&self) -> Vec<Vec<usize>> {
        let cells = |digit: usize| {
            self.cells.iter().flatten().map(move |digits| digits >> digit & 1).collect::<Vec<_>>()
        };
        let mut classes: Vec<Vec<usize>> = Vec::new();
        for digit in 0..self.cells.len() {
            match classes.iter_mut().find(|class| cells(class[0]) == cells(digit)) {
                Some(class) => class.push(digit),
                None => classes.push(vec![digit]),
            }
        }
        classes
    }

    /// The ways to arrange some digits in the cells of a half row.
    fn half_row(&self, row: usize, stack: usize, digits: Digits) -> Vec<Columns> {
        let cells = &self.cells[row][stack * self.columns()..][..self.columns()];
        let mut ways = vec![0];
        for (column, &allowed) in cells.iter().enumerate() {
            let with_next = |&way: &Columns| {
                let used = (0..column).fold(0, |used, column| used | way >> (SIDE_MAX * column));
                let left = Columns::from(digits & allowed) & !used;
                let next = ones(left).map(move |digit| way | 1 << (SIDE_MAX * column + digit));
                next.collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(with_next).collect();
        }
        ways
    }
}
