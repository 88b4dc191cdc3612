//! Pairs of column sets up to relabelling by digits that no clue holds.
//!
//! Such a relabelling keeps the puzzle, so it keeps what two boxes of a band contribute when their
//! indices are fixed: one pair of each orbit stands for all of them.

use super::boxes::Indices;
use super::ordered_partitions::OrderedPartitions;
use ennea_base::Joined;

/// Of each orbit its first pair, with the size of the orbit: for each index of the first box, the
/// indices of the second.
pub(super) fn representatives(
    partitions: &OrderedPartitions,
    unseen: &[u16],
    first: &Indices,
    second: &Indices,
) -> Vec<Vec<(u16, u64)>> {
    let width = second.len();
    let mut joined = Joined::new(first.len() * width);
    for pair in unseen.windows(2) {
        let exchange = [pair[0], pair[1]];
        let rows = first.exchanged(partitions, exchange);
        let columns = second.exchanged(partitions, exchange);
        for (row, &row_image) in rows.iter().enumerate() {
            for (column, &column_image) in columns.iter().enumerate() {
                let image = usize::from(row_image) * width + usize::from(column_image);
                joined.join(row * width + column, image);
            }
        }
    }
    let of_row = |row: &[usize]| {
        let sizes = row.iter().enumerate().filter(|&(_, &size)| size > 0);
        sizes.map(|(column, &size)| (column as u16, size as u64)).collect()
    };
    joined.sizes().chunks(width).map(of_row).collect()
}
