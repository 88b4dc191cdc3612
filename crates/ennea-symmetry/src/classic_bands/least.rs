//! The least image of a band, by looking at all of them.
//!
//! The first row of an image is labelled 1 to 9, so the others follow from the order of the lines:
//! 6 orders of the rows, 6 of the boxes, 6 of the columns in each, 7,776 in all.

use super::minirows::ORDERS;
use super::{Band, Way};

/// The least band that is a relabelling of this one with its lines moved.
pub(super) fn image(band: &Band) -> Band {
    let mut least = [[u8::MAX; 9]; 3];
    for rows in ORDERS {
        let [first, second, third] = rows.map(|row| band[usize::from(row)]);
        // Where the first row holds what the others hold in a column.
        let column_of = |digit| first.iter().position(|&other| other == digit).expect("the digit");
        let [second, third] = [second, third].map(|row| row.map(column_of));
        for columns in column_orders() {
            // Of the three digits that the second row has below 123, two stand in one box of the first
            // row: so the least second row begins with 45.
            let below = |k: usize| second[usize::from(columns[k])] == usize::from(columns[3 + k]);
            if !(below(0) && below(1)) {
                continue;
            }
            let labels = inverse(columns);
            let labelled = |row: [usize; 9]| columns.map(|column| labels[row[usize::from(column)]]);
            least = least.min([[0, 1, 2, 3, 4, 5, 6, 7, 8], labelled(second), labelled(third)]);
        }
    }
    least
}

/// The 1,296 orders of nine columns that keep boxes together.
fn column_orders() -> impl Iterator<Item = [u8; 9]> {
    ORDERS.into_iter().flat_map(|boxes| {
        (0..216).map(move |number| {
            let orders = [ORDERS[number / 36], ORDERS[number / 6 % 6], ORDERS[number % 6]];
            std::array::from_fn(|k| 3 * boxes[k / 3] + orders[k / 3][k % 3])
        })
    })
}

/// The images of a band under the moves that leave the columns of the last two boxes in order, with
/// these moves: the band itself first, 216 in all.
pub(super) fn images(band: &Band) -> impl Iterator<Item = (Way, Band)> {
    ORDERS.into_iter().flat_map(move |rows| {
        ORDERS.into_iter().flat_map(move |boxes| {
            ORDERS.into_iter().map(move |order| {
                let order = [order, [0, 1, 2], [0, 1, 2]];
                let columns = std::array::from_fn(|k| 3 * boxes[k / 3] + order[k / 3][k % 3]);
                let way = Way { rows, columns };
                (way, way.apply(band))
            })
        })
    })
}

/// The permutation that undoes this one.
pub(crate) fn inverse<const N: usize>(permutation: [u8; N]) -> [u8; N] {
    let mut inverse = [0; N];
    for (place, &image) in permutation.iter().enumerate() {
        inverse[usize::from(image)] = place as u8;
    }
    inverse
}
