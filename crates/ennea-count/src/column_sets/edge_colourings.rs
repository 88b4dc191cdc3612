//! In how many ways column sets can be written out as a band.
//!
//! A band of R rows gives each of its N columns a set of R digits; each digit stands once in each
//! of its rows, so it is in R of the column sets.  Draw columns and digits as the two sides of a
//! bipartite graph, with an edge where a digit is in a column's set: it is R-regular, and the band
//! colours its edges by row, so that no two edges of a colour meet.  So
//!
//! ```text
//!   bands with these column sets  =  proper edge colourings of the graph with R colours.
//! ```
//!
//! The edges of one colour are a perfect matching M.  Fix an edge e; each colour has it equally
//! often, hence f(G) = R sum over M with e in M of f(G - M).  For R = 2 the graph is a union of
//! even cycles with two colourings each: f = 2^cycles.
//!
//! Source: `[Konig1916]` for colouring by matchings.  Cost: microseconds for R <= 4; a second
//! for R = 5 and ten columns.

use ennea_base::SIDE_MAX;

/// The number of bands with these column sets, given as sets of digit bits.
///
/// All sets have the same size R >= 1, and each digit is in R of them; else there is no band.
pub(super) fn count(columns: &[u64]) -> u64 {
    let rows = columns[0].count_ones();
    match rows {
        0 => 1,
        1 => u64::from(
            columns.iter().fold(0, |all, set| all | set).count_ones() as usize == columns.len(),
        ),
        2 => two_colourings(columns),
        _ => {
            let mut left = columns.to_vec();
            let edge = left[0] & left[0].wrapping_neg();
            left[0] ^= edge;
            u64::from(rows) * with_matching(&mut left, 1, edge)
        }
    }
}

/// Sums over all ways to complete a matching, from this column on, the colourings of what is left
/// in the columns.
fn with_matching(left: &mut [u64], column: usize, used: u64) -> u64 {
    if column == left.len() {
        return count(left);
    }
    let mut choices = left[column] & !used;
    let mut sum = 0;
    while choices != 0 {
        let digit = choices & choices.wrapping_neg();
        choices ^= digit;
        left[column] ^= digit;
        sum += with_matching(left, column + 1, used | digit);
        left[column] ^= digit;
    }
    sum
}

/// 2 to the number of cycles that the columns, as pairs of digits, form.
fn two_colourings(columns: &[u64]) -> u64 {
    // The two columns that have a digit, as the exclusive or of their numbers.
    let mut columns_of = [0; SIDE_MAX];
    for (number, pair) in columns.iter().enumerate() {
        columns_of[pair.trailing_zeros() as usize] ^= number;
        columns_of[pair.ilog2() as usize] ^= number;
    }
    let mut ways = 1;
    let mut left: u64 = (1 << columns.len()) - 1;
    while left != 0 {
        // Follow the cycle: leave each column by the digit that it was not entered by.
        let mut at = left.trailing_zeros() as usize;
        let mut digit = columns[at] & columns[at].wrapping_neg();
        while left >> at & 1 == 1 {
            left ^= 1 << at;
            digit ^= columns[at];
            at ^= columns_of[digit.trailing_zeros() as usize];
        }
        ways *= 2;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All ways to choose a digit of each column, row by row, straight from the definition.
    fn naive(columns: &[u64], rows_left: u32) -> u64 {
        fn row(columns: &mut Vec<u64>, at: usize, used: u64, rows_left: u32) -> u64 {
            if at == columns.len() {
                return naive(columns, rows_left - 1);
            }
            let mut ways = 0;
            for digit in (0..64).map(|digit| 1_u64 << digit) {
                if columns[at] & digit & !used != 0 {
                    columns[at] ^= digit;
                    ways += row(columns, at + 1, used | digit, rows_left);
                    columns[at] ^= digit;
                }
            }
            ways
        }
        if rows_left == 0 { 1 } else { row(&mut columns.to_vec(), 0, 0, rows_left) }
    }

    #[test]
    fn matchings_and_cycles_count_what_filling_row_by_row_counts() {
        let boxes = |sets: &[[u64; 3]]| sets.concat();
        let (a, b, c) = (0b000_000_111, 0b000_111_000, 0b111_000_000);
        let mixed = [0b001_001_001, 0b010_010_010, 0b100_100_100];
        for columns in [
            boxes(&[[a, b, c], [a, b, c], [a, b, c]]),
            boxes(&[[a, b, c], mixed, [a, b, c]]),
            boxes(&[[a, b, c], mixed, [0b011_000_001, 0b100_001_010, 0b000_110_100]]),
            vec![0b0011, 0b1100, 0b0101, 0b1010],
            vec![0b0011, 0b1100, 0b0011, 0b1100],
        ] {
            assert_eq!(count(&columns), naive(&columns, columns[0].count_ones()), "{columns:?}");
        }
    }
}
