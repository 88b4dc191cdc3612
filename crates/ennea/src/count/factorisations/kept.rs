//! 1-factorisations of a graph that a permutation of its rows and digits keeps, by the quicker way.
//!
//! A row that is back after m moves holds the digits of its columns, which a^m permutes as it does the
//! columns: that rules most cycle types out.  Source: ours.  Cost: that of `involutions`, `invariant`.

use super::invariant::{self, ByType};
use super::involutions;
use super::types::{Type, power};

/// f(a; t) for those of some types that occur, a being given by what it does to rows and digits.
pub(super) fn factorisations(
    adjacent: &[u32],
    rows: &[u8],
    digits: &[u8],
    types: &[Type],
) -> ByType {
    let mut possible = types.to_vec();
    for (row, &its_digits) in adjacent.iter().enumerate() {
        let back = (1..).find(|&m| power(rows, m)[row] == row as u8).expect("a row comes back");
        let on_row = Type::on(&power(digits, back), its_digits);
        possible.retain(|g| g.power(back) == on_row);
    }
    if possible.is_empty() {
        return ByType::new();
    }
    let mut lengths: Vec<usize> =
        possible.iter().flat_map(|g| g.iter().map(|(length, _)| length)).collect();
    lengths.sort_unstable();
    lengths.dedup();
    if is_identity(&power(rows, 2)) && is_identity(&power(digits, 2)) {
        involutions::factorisations(adjacent, rows, digits, &lengths)
    } else {
        invariant::factorisations(adjacent, rows, digits, &lengths)
    }
}

/// Whether nothing is moved.
pub(super) fn is_identity(permutation: &[u8]) -> bool {
    permutation.iter().enumerate().all(|(point, &image)| point == usize::from(image))
}
