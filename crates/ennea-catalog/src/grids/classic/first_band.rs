//! The first bands whose first box is fixed, numbered.
//!
//! The rows of the first box deal their digits to the rows of the second and the third box, in one
//! of 56 ways.  The columns of each box in the order of their first digits, its second and its third
//! row have 3! orders each; and then its columns have 3! orders.  So
//!
//! ```text
//!   bands = 56 (3!^2)(3!^2) (3! 3!) = 72,576 36 = 2,612,736
//! ```
//!
//! The *blocks* of bands are numbered by the deal and the orders of the second box's two rows; inside
//! a block they are numbered by those of the third box; then by the order of the second box's
//! columns, then by that of the third box's.  Where the columns are does not change how many
//! completions a band has; sums of these are kept for the 56 36 blocks.
//!
//! Cost: a third of a millisecond; 24 KB.

use super::classes::Classes;
use super::completions::Completions;
use super::deals::{DEALS, Deals, third};
use super::partitions::{Partition, Partitions, Triples, digits};
use super::{Band, FIRST_ROWS};
use crate::grids::permutations::{self, ORDERS_OF_THREE};

/// Orders of the second and of the third row of a box.
const ORDERS: usize = 36;
/// Orders of the columns of two boxes.
const COLUMN_ORDERS: u64 = 36;

pub(super) struct FirstBands {
    /// The partitions of the second and of the third box, by deal and orders.
    boxes: [Vec<Partition>; 2],
    /// The completions of all bands before those of a block.
    pub(super) starts: Vec<u64>,
    /// The completions of all bands.
    pub(super) total: u64,
}

/// A band as two boxes with their columns in the order of their first digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FirstBand {
    pub(super) deal: usize,
    /// The orders of the second and the third row, by number, for the second and for the third box.
    orders: [usize; 2],
    /// The order of the columns, by number.
    column_orders: [u64; 2],
}

impl FirstBands {
    pub(super) fn new(
        partitions: &Partitions,
        deals: &Deals,
        classes: &Classes,
        completions: &Completions,
    ) -> Self {
        let mut found = Self { boxes: [Vec::new(), Vec::new()], starts: Vec::new(), total: 0 };
        for deal in 0..DEALS {
            let second = deals.second(FIRST_ROWS, deal);
            let rows = [second, third(FIRST_ROWS, second)];
            for (partitions_of, rows) in found.boxes.iter_mut().zip(rows) {
                for orders in 0..ORDERS {
                    let square = square(rows, orders);
                    let column = |c: usize| square.iter().fold(0, |set, row| set | 1 << row[c]);
                    partitions_of.push(partitions.number([0, 1, 2].map(column)));
                }
            }
        }
        for deal in 0..DEALS {
            for order in 0..ORDERS {
                found.starts.push(found.total);
                for other in 0..ORDERS {
                    let pair = found.pair(deal, [order, other]);
                    found.total += COLUMN_ORDERS * completions.of_class(classes.class(pair));
                }
            }
        }
        found
    }

    fn pair(&self, deal: usize, orders: [usize; 2]) -> [Partition; 2] {
        [0, 1].map(|k| self.boxes[k][deal * ORDERS + orders[k]])
    }

    /// The partitions of the second and the third box.
    pub(super) fn partitions(&self, band: &FirstBand) -> [Partition; 2] {
        self.pair(band.deal, band.orders)
    }

    /// The partitions of all bands with this deal, but for the order of columns.
    #[cfg(test)]
    pub(super) fn pairs_of_deal(&self, deal: usize) -> impl Iterator<Item = [Partition; 2]> {
        let orders = (0..ORDERS).flat_map(|order| (0..ORDERS).map(move |other| [order, other]));
        orders.map(move |orders| self.pair(deal, orders))
    }

    /// The band of the grid with this number, and the number among the completions of this band.
    pub(super) fn find(
        &self,
        classes: &Classes,
        completions: &Completions,
        index: u64,
    ) -> (FirstBand, u64) {
        let block = self.starts.partition_point(|&start| start <= index) - 1;
        let (deal, order) = (block / ORDERS, block % ORDERS);
        let mut index = index - self.starts[block];
        for other in 0..ORDERS {
            let orders = [order, other];
            let each = completions.of_class(classes.class(self.pair(deal, orders)));
            if index < COLUMN_ORDERS * each {
                let order = index / each;
                let column_orders = [order / 6, order % 6];
                return (FirstBand { deal, orders, column_orders }, index % each);
            }
            index -= COLUMN_ORDERS * each;
        }
        unreachable!("a block ends where the next one starts")
    }

    /// The completions of the bands before this one.
    pub(super) fn start(
        &self,
        classes: &Classes,
        completions: &Completions,
        band: &FirstBand,
    ) -> u64 {
        let of = |other| {
            completions.of_class(classes.class(self.pair(band.deal, [band.orders[0], other])))
        };
        let before: u64 = (0..band.orders[1]).map(of).sum();
        self.starts[band.deal * ORDERS + band.orders[0]]
            + COLUMN_ORDERS * before
            + (6 * band.column_orders[0] + band.column_orders[1]) * of(band.orders[1])
    }
}

impl FirstBand {
    /// The band with the digits in these rows.
    pub(super) fn of(deals: &Deals, rows: &[[u8; 9]]) -> Self {
        let boxes = [1, 2].map(|b| [0, 1, 2].map(|r| [0, 1, 2].map(|c| rows[r][3 * b + c])));
        let mut found = Self { deal: 0, orders: [0; 2], column_orders: [0; 2] };
        for (k, square) in boxes.iter().enumerate() {
            let [order, second, third] = square.map(standard_order);
            found.column_orders[k] = permutations::rank(&order);
            // The same rows with the columns in the order of the first row's digits.
            let mut sorted = [[0; 3]; 2];
            for (c, &to) in order.iter().enumerate() {
                sorted[0][usize::from(to)] = second[c];
                sorted[1][usize::from(to)] = third[c];
            }
            let [second, third] = sorted.map(|row| permutations::rank(&row) as usize);
            found.orders[k] = 6 * second + third;
        }
        let second = boxes[0].map(|row| row.iter().fold(0, |set, digit| set | 1 << digit));
        found.deal = deals.number(FIRST_ROWS, second);
        found
    }

    /// Writes the second and the third box.
    pub(super) fn write(&self, deals: &Deals, band: &mut Band) {
        let second = deals.second(FIRST_ROWS, self.deal);
        for (k, rows) in [second, third(FIRST_ROWS, second)].into_iter().enumerate() {
            let square = square(rows, self.orders[k]);
            let order = ORDERS_OF_THREE[self.column_orders[k] as usize];
            for (row, digits) in band.iter_mut().zip(square) {
                for (c, &from) in order.iter().enumerate() {
                    row[3 * (k + 1) + c] = digits[usize::from(from)];
                }
            }
        }
    }
}

/// The box with these rows, the first in increasing order and the others in orders by number.
fn square(rows: Triples, orders: usize) -> [[u8; 3]; 3] {
    let orders = [0, orders / 6, orders % 6].map(|order| ORDERS_OF_THREE[order]);
    [0, 1, 2].map(|r| {
        let mut sorted = [0; 3];
        sorted.iter_mut().zip(digits(rows[r])).for_each(|(to, digit)| *to = digit);
        orders[r].map(|place| sorted[usize::from(place)])
    })
}

/// For each of three digits, how many of the others are less.
fn standard_order(digits: [u8; 3]) -> [u8; 3] {
    digits.map(|digit| digits.iter().map(|&other| u8::from(other < digit)).sum())
}
