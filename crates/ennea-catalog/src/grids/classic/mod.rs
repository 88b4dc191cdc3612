//! All 3x3 grids, numbered by the column sets of their bands.
//!
//! A grid is its first box, with which all digits are named: the digit in row r, column c of the box
//! is called 3c + r from here on.  Then come the rest of the first band, and its completions:
//!
//! ```text
//!   grids = 9!  sum over first bands of  completions,
//!   completions = sum over deals of  f(middle) f(bottom)
//! ```
//!
//! The number of a grid is that of its first box among all 9! in the order of a dictionary, read row
//! by row; then that of its first band, see `first_band`; then that of the completion, see
//! `completions`.  How many of these there are depends only on the *class* of the first band, one of
//! 44; so they are numbered for one representative, to which every band is carried, see `classes`.
//! The fillings of the two lower bands are numbered in the digits' new names, see `fillings`.
//!
//! Source: `[FJ2005]`, `[Pettersen2005]`.  Cost: tables of 2 MB in some 10 ms; then a number or its grid
//! is a search in sums, in two short lists and in the fillings of two bands: two microseconds.
//! Oracles: `count::column_sets` for the sums, in which no line is shared; grids made by backtracking.

mod classes;
mod completions;
mod deals;
mod first_band;
mod partitions;

use super::{fillings, permutations};
use classes::{Carrier, Classes};
use completions::{Completions, Dealt};
use deals::Deals;
use ennea_base::{Digit, Grid, Shape};
use first_band::{FirstBand, FirstBands};
use partitions::{Partitions, Triples, image, inverse};

/// 9!
const RELABELLINGS: u64 = 362_880;

/// The rows of the first box, in the names that it gives to the digits.
const FIRST_ROWS: Triples = [0o111, 0o222, 0o444];

/// Three rows of digits.
type Band = [[u8; 9]; 3];

/// The tables.
pub(super) struct ClassicRanks {
    partitions: Partitions,
    deals: Deals,
    classes: Classes,
    completions: Completions,
    first_bands: FirstBands,
}

impl ClassicRanks {
    pub(super) fn new() -> Self {
        let partitions = Partitions::new();
        let deals = Deals::new();
        let classes = Classes::new(&partitions);
        let completions = Completions::new(&partitions, &deals, &classes);
        let first_bands = FirstBands::new(&partitions, &deals, &classes, &completions);
        Self { partitions, deals, classes, completions, first_bands }
    }

    pub(super) fn count(&self) -> u128 {
        u128::from(RELABELLINGS) * u128::from(self.first_bands.total)
    }

    pub(super) fn rank(&self, grid: &Grid) -> u128 {
        let digits = grid.digits();
        let first_box: [u8; 9] = std::array::from_fn(|k| digits[k / 3 * 9 + k % 3].index() as u8);
        let mut names = [0; 9];
        for (k, &digit) in (0..).zip(&first_box) {
            names[usize::from(digit)] = k % 3 * 3 + k / 3;
        }
        let rows: [[u8; 9]; 9] = std::array::from_fn(|row| {
            std::array::from_fn(|column| names[digits[9 * row + column].index()])
        });
        let bands = [0, 1, 2].map(|band| -> Band { [0, 1, 2].map(|row| rows[3 * band + row]) });
        u128::from(permutations::rank(&first_box)) * u128::from(self.first_bands.total)
            + u128::from(self.rank_of_named(&bands))
    }

    pub(super) fn unrank(&self, index: u128) -> Grid {
        let with_each_box = u128::from(self.first_bands.total);
        let mut first_box = [0; 9];
        permutations::unrank((index / with_each_box) as u64, &mut first_box);
        let bands = self.named((index % with_each_box) as u64);
        // The digit that is called 3c + r is in row r, column c of the first box.
        let named: [Digit; 9] = std::array::from_fn(|name| {
            Digit::from_index(usize::from(first_box[name % 3 * 3 + name / 3]))
        });
        let digits = bands.as_flattened().as_flattened();
        let digits = digits.iter().map(|&name| named[usize::from(name)]);
        Grid::from_good(Shape::CLASSIC, digits.collect())
    }

    /// The number of a grid among those with its first box.
    fn rank_of_named(&self, bands: &[Band; 3]) -> u64 {
        let first = FirstBand::of(&self.deals, &bands[0]);
        let [top, middle, bottom] = bands.each_ref().map(columns);
        let carried = Carried::new(self.classes.carrier(self.first_bands.partitions(&first)), &top);
        let deals = carried.deals(&self.deals, &middle);
        let Dealt { fillings: [f, g], start, .. } =
            self.completions.start(&self.partitions, carried.class, deals);
        self.first_bands.start(&self.classes, &self.completions, &first)
            + start
            + fillings::rank(&middle, f, &bands[1]) * g
            + fillings::rank(&bottom, g, &bands[2])
    }

    /// The grid with this number among those with its first box.
    fn named(&self, index: u64) -> [Band; 3] {
        let (first, index) = self.first_bands.find(&self.classes, &self.completions, index);
        let mut bands: [Band; 3] = [[[0; 9]; 3]; 3];
        for (row, digits) in (0..).zip(&mut bands[0]) {
            [digits[0], digits[1], digits[2]] = [row, 3 + row, 6 + row];
        }
        first.write(&self.deals, &mut bands[0]);
        let top = columns(&bands[0]);
        let carried = Carried::new(self.classes.carrier(self.first_bands.partitions(&first)), &top);
        let Dealt { deals, fillings: [f, g], start } =
            self.completions.find(&self.partitions, carried.class, index);
        let middle = carried.middle(&self.deals, deals);
        let bottom = std::array::from_fn(|column| 0o777 & !(top[column] | middle[column]));
        let index = index - start;
        fillings::unrank(&middle, f, index / g, &mut bands[1]);
        fillings::unrank(&bottom, g, index % g, &mut bands[2]);
        bands
    }
}

/// A first band as it is carried to the representative of its class.
struct Carried<'a> {
    carrier: &'a Carrier,
    class: usize,
    /// For each column of the representative, that of the band; three for each stack.
    columns: [[usize; 3]; 3],
    /// The column sets of the representative.
    top: [Triples; 3],
}

impl<'a> Carried<'a> {
    fn new(carrier: &'a Carrier, top: &[u16; 9]) -> Self {
        let mut columns = [[0; 3]; 3];
        let mut carried = [[0; 3]; 3];
        for (s, &stack) in carrier.stacks.iter().enumerate() {
            let from = [0, 1, 2].map(|c| 3 * usize::from(stack) + c);
            let mut sets = from.map(|column| (image(&carrier.labels, top[column]), column));
            sets.sort_unstable_by_key(|(set, _)| set.trailing_zeros());
            columns[s] = sets.map(|(_, column)| column);
            carried[s] = sets.map(|(set, _)| set);
        }
        Self { carrier, class: usize::from(carrier.class), columns, top: carried }
    }

    /// The deals of the stacks that lead to this middle band.
    fn deals(&self, deals: &Deals, middle: &[u16; 9]) -> [usize; 3] {
        [0, 1, 2].map(|s| {
            let second = self.columns[s].map(|column| image(&self.carrier.labels, middle[column]));
            deals.number(self.top[s], second)
        })
    }

    /// The middle band to which these deals of the stacks lead.
    fn middle(&self, deals: &Deals, numbers: [usize; 3]) -> [u16; 9] {
        let back = inverse(&self.carrier.labels);
        let mut middle = [0; 9];
        for (s, number) in numbers.into_iter().enumerate() {
            let second = deals.second(self.top[s], number);
            for (column, set) in self.columns[s].into_iter().zip(second) {
                middle[column] = image(&back, set);
            }
        }
        middle
    }
}

/// The column sets of a band.
fn columns(band: &Band) -> [u16; 9] {
    std::array::from_fn(|column| band.iter().fold(0, |set, row| set | 1 << row[column]))
}

#[cfg(test)]
mod tests;
