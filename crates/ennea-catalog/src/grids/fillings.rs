//! The fillings of a band with given column sets, in a fixed order.
//!
//! Draw columns and digits as the two sides of a graph, with an edge where a digit is in a column's
//! set.  A band of R rows colours the edges by row; each row is a perfect matching M.  Let e be the
//! edge of the first column and its least digit.  Each row may have it, so with f the number of
//! fillings
//!
//! ```text
//!   f(G) = R sum over M with e in M of f(G - M),        f = 2^cycles for R = 2
//! ```
//!
//! and in this order they are numbered: by the row of e; then by the M of that row, the digits of the
//! first columns first; then by the filling of the other rows.  Of two rows, each cycle of the graph,
//! in the order of their least columns, has its least column's lesser digit above (0) or below (1):
//! one bit of the number, the first cycle's being the lowest.
//!
//! Source: `[Konig1916]`.  Cost: the matchings up to the right one, a microsecond for three rows of
//! nine cells, fifty for four rows of eight.  Oracle: all fillings written down, in the tests.

/// The digits of a band, as indices, row by row.
pub(super) type Row<const N: usize> = [u8; N];

/// The number of fillings of a band with these column sets, as many rows as each has digits.
///
/// Every digit is in as many sets as there are rows.
pub(super) fn count<const N: usize>(columns: &[u16; N]) -> u64 {
    match columns[0].count_ones() {
        0 | 1 => 1,
        2 => 1 << for_each_cycle(columns, |_| {}),
        rows => u64::from(rows) * count_with_first_edge(columns),
    }
}

/// The fillings whose first row has the first edge, for three rows or more.
fn count_with_first_edge<const N: usize>(columns: &[u16; N]) -> u64 {
    let mut sum = 0;
    for_each_matching(columns, &mut |matching| {
        sum += count(&without(columns, matching));
        true
    });
    sum
}

/// The filling with this number, below `count`, which is how many there are.
pub(super) fn unrank<const N: usize>(
    columns: &[u16; N],
    count_of_all: u64,
    index: u64,
    band: &mut [Row<N>],
) {
    let rows: [usize; N] = std::array::from_fn(|row| row);
    fill(columns, count_of_all, index, &rows[..band.len()], band);
}

/// Fills these rows of the band.
fn fill<const N: usize>(
    columns: &[u16; N],
    count_of_all: u64,
    mut index: u64,
    rows: &[usize],
    band: &mut [Row<N>],
) {
    match *rows {
        [] => {}
        [row] => band[row] = columns.map(digit),
        [above, below] => {
            let mut turned = 0;
            for_each_cycle(columns, |cycle| {
                turned |= cycle.turned_if(index & 1 == 1);
                index >>= 1;
            });
            for (k, &pair) in columns.iter().enumerate() {
                let (least, most) = (digit(least(pair)), digit(pair & (pair - 1)));
                let (up, down) = if turned >> k & 1 == 0 { (least, most) } else { (most, least) };
                band[above][k] = up;
                band[below][k] = down;
            }
        }
        _ => {
            let share = count_of_all / rows.len() as u64;
            let row = rows[(index / share) as usize];
            index %= share;
            for_each_matching(columns, &mut |matching| {
                let rest = without(columns, matching);
                let fillings = count(&rest);
                if index >= fillings {
                    index -= fillings;
                    return true;
                }
                band[row] = matching.map(digit);
                let mut others = [0; N];
                let kept = rows.iter().filter(|&&other| other != row);
                others.iter_mut().zip(kept).for_each(|(to, &from)| *to = from);
                fill(&rest, fillings, index, &others[..rows.len() - 1], band);
                false
            });
        }
    }
}

/// The number of a filling.
pub(super) fn rank<const N: usize>(columns: &[u16; N], count_of_all: u64, band: &[Row<N>]) -> u64 {
    match band {
        [] | [_] => 0,
        [above, _] => {
            let turned = |&k: &usize| 1 << above[k] != least(columns[k]);
            let mut turned_columns: u32 = 0;
            for k in (0..N).filter(turned) {
                turned_columns |= 1 << k;
            }
            let (mut index, mut place) = (0, 0);
            for_each_cycle(columns, |cycle| {
                index |= u64::from(turned_columns >> cycle.least() & 1) << place;
                place += 1;
            });
            index
        }
        _ => {
            let edge = digit(least(columns[0]));
            let row = band.iter().position(|row| row[0] == edge).expect("the edge is in a row");
            let wanted = band[row].map(|digit| 1 << digit);
            let mut index = row as u64 * (count_of_all / band.len() as u64);
            let mut others = [[0; N]; N];
            let kept = band.iter().enumerate().filter(|&(other, _)| other != row);
            others.iter_mut().zip(kept).for_each(|(to, (_, from))| *to = *from);
            for_each_matching(columns, &mut |matching| {
                let rest = without(columns, matching);
                let fillings = count(&rest);
                if *matching != wanted {
                    index += fillings;
                    return true;
                }
                index += rank(&rest, fillings, &others[..band.len() - 1]);
                false
            });
            index
        }
    }
}

/// Calls `visit` with all matchings that have the first edge, as sets of one digit, in increasing
/// order, as long as it says so.
fn for_each_matching<const N: usize>(
    columns: &[u16; N],
    visit: &mut impl FnMut(&[u16; N]) -> bool,
) {
    let mut matching = [0; N];
    matching[0] = least(columns[0]);
    let used = matching[0];
    extend(columns, &mut matching, 1, used, visit);
}

fn extend<const N: usize>(
    columns: &[u16; N],
    matching: &mut [u16; N],
    column: usize,
    used: u16,
    visit: &mut impl FnMut(&[u16; N]) -> bool,
) -> bool {
    if column == N {
        return visit(matching);
    }
    let mut choices = columns[column] & !used;
    while choices != 0 {
        matching[column] = least(choices);
        choices &= choices - 1;
        if !extend(columns, matching, column + 1, used | matching[column], visit) {
            return false;
        }
    }
    true
}

/// A cycle of columns that are pairs of digits.
struct Cycle {
    /// Its columns, and those that have their lesser digit in the row where its least column has
    /// the greater one.
    columns: u32,
    opposite: u32,
}

impl Cycle {
    fn least(&self) -> u32 {
        self.columns.trailing_zeros()
    }

    /// The columns whose lesser digit is below, if that of the least column is so.
    fn turned_if(&self, turned: bool) -> u32 {
        if turned { self.columns ^ self.opposite } else { self.opposite }
    }
}

/// Calls `visit` with the cycles that the columns, as pairs of digits, form; returns their number.
fn for_each_cycle<const N: usize>(columns: &[u16; N], mut visit: impl FnMut(Cycle)) -> u32 {
    // The two columns that have a digit, as the exclusive or of their numbers.
    let mut columns_of = [0; 16];
    for (number, &pair) in columns.iter().enumerate() {
        columns_of[usize::from(digit(pair))] ^= number;
        columns_of[usize::from(digit(pair & (pair - 1)))] ^= number;
    }
    let mut cycles = 0;
    let mut left: u32 = (1 << N) - 1;
    while left != 0 {
        // Start downwards by the greater digit; then arrive by it above, and so on.
        let mut at = left.trailing_zeros() as usize;
        let mut leaving = columns[at] & (columns[at] - 1);
        let mut cycle = Cycle { columns: 0, opposite: 0 };
        while left >> at & 1 == 1 {
            left ^= 1 << at;
            cycle.columns |= 1 << at;
            // The digit by which a column is left is below in it, and above in the next one.
            cycle.opposite |= u32::from(leaving == least(columns[at])) << at;
            at ^= columns_of[usize::from(digit(leaving))];
            leaving ^= columns[at];
        }
        visit(cycle);
        cycles += 1;
    }
    cycles
}

fn without<const N: usize>(columns: &[u16; N], matching: &[u16; N]) -> [u16; N] {
    std::array::from_fn(|column| columns[column] ^ matching[column])
}

fn least(set: u16) -> u16 {
    set & set.wrapping_neg()
}

/// The least digit of a set.
fn digit(set: u16) -> u8 {
    set.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// All fillings, straight from the definition: row by row, column by column.
    fn naive<const N: usize>(columns: &[u16; N], rows: usize) -> BTreeSet<Vec<Row<N>>> {
        fn go<const N: usize>(
            columns: &mut [u16; N],
            band: &mut Vec<Row<N>>,
            at: usize,
            found: &mut BTreeSet<Vec<Row<N>>>,
        ) {
            let (row, column) = (at / N, at % N);
            if row == band.len() {
                found.insert(band.clone());
                return;
            }
            for digit in 0..16 {
                let here = columns[column] >> digit & 1 == 1;
                if here && !band[row][..column].contains(&digit) {
                    columns[column] ^= 1 << digit;
                    band[row][column] = digit;
                    go(columns, band, at + 1, found);
                    columns[column] ^= 1 << digit;
                }
            }
        }
        let mut found = BTreeSet::new();
        go(&mut columns.clone(), &mut vec![[0; N]; rows], 0, &mut found);
        found
    }

    /// Goal: the numbers below f are those of all fillings, each of one.  Method: all fillings.
    fn check<const N: usize>(columns: [u16; N]) {
        let rows = columns[0].count_ones() as usize;
        let all = naive(&columns, rows);
        let f = count(&columns);
        assert_eq!(f, all.len() as u64, "{columns:?}");
        let mut met = BTreeSet::new();
        for index in 0..f {
            let mut band = vec![[0; N]; rows];
            unrank(&columns, f, index, &mut band);
            assert_eq!(rank(&columns, f, &band), index, "{columns:?} {band:?}");
            met.insert(band);
        }
        assert_eq!(met, all, "{columns:?}");
    }

    #[test]
    fn numbers_and_fillings_are_one_to_one() {
        let (a, b, c) = (0o007, 0o070, 0o700);
        check([a, b, c, a, b, c, a, b, c]);
        check([a, b, c, 0o111, 0o222, 0o444, a, b, c]);
        check([a, b, c, 0o111, 0o222, 0o444, 0o301, 0o412, 0o064]);
        check([0o421, 0o142, 0o214, 0o301, 0o412, 0o064, 0o007, 0o130, 0o640]);
        check([0b0011, 0b1100, 0b0101, 0b1010]);
        check([0b0011, 0b1100, 0b0011, 0b1100]);
        check([0b000111, 0b111000, 0b010101, 0b101010, 0b100011, 0b011100]);
        check([15, 0xF0, 0b0101_0011, 0b1010_1100, 0b1100_1001, 0b0011_0110, 0x5A, 0xA5]);
        check([0b01, 0b10]);
    }
}
