//! Canonical grids in increasing order.
//!
//! Under a top the fourth rows are walked through in order, under each of them the fifth and sixth
//! rows, and under these the bottom bands, which are found as fillings and sorted.  A *start* is a top
//! with a fourth row; behind each of them there are some 8,000 canonical grids, at most 55,000.
//!
//! Cost: a millisecond or two for all grids behind a start.  Oracle: `count`, which meets the same grids
//! in another order.

use super::fillings::Fillings;
use super::top::{ALL, Row, Set, Top, labels, lines};
use ennea_symmetry::classic_bands::{Band, LAYOUTS, ORDERS};

/// The fourth rows that can stand under a top, in increasing order.
pub(super) fn fourth_rows(top: &Top<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut allowed = top.rest;
    allowed[0] &= allowed[0].wrapping_neg();
    fill(&allowed, &[ALL; 3], &mut [0; 9], 0, 0, &mut |row| rows.push(*row));
    rows
}

/// All rows with allowed digits in each column and in each box, in increasing order; the columns before
/// this one are filled with these digits.
fn fill(
    columns: &[Set; 9],
    boxes: &[Set; 3],
    row: &mut Row,
    column: usize,
    used: Set,
    found: &mut dyn FnMut(&Row),
) {
    if column == 9 {
        return found(row);
    }
    let mut allowed = columns[column] & boxes[column / 3] & !used;
    while allowed != 0 {
        let digit = allowed.trailing_zeros();
        allowed &= allowed - 1;
        row[column] = digit as u8;
        fill(columns, boxes, row, column + 1, used | 1 << digit, found);
    }
}

/// A middle band under which canonical grids may be.
#[derive(Clone, Debug)]
pub(super) struct Middle {
    pub(super) band: Band,
    is_equal: bool,
    is_tied: bool,
    fronts: [usize; 3],
}

/// The middle bands that begin with this row, in increasing order, but for those that have no canonical
/// grid for a reason seen at once.
pub(super) fn middles(top: &Top<'_>, fourth: &Row, found: &mut Vec<Middle>) {
    found.clear();
    let bit = |digit: u8| 1 << digit;
    let set = |row: &Row, stack: usize| (0..3).fold(0, |set, k| set | bit(row[3 * stack + k]));
    let mut columns: [Set; 9] = std::array::from_fn(|k| top.rest[k] & !bit(fourth[k]));
    let boxes = [0, 1, 2].map(|stack| ALL & !set(fourth, stack));
    let rest = columns;
    // The first column ascends; so its fifth digit is not the last of its six.
    columns[0] &= ALL << fourth[0];
    fill(&columns, &boxes, &mut [0; 9], 0, 0, &mut |fifth| {
        let left = [0, 1, 2].map(|stack| boxes[stack] & !set(fifth, stack));
        let thirds: [Thirds; 3] = std::array::from_fn(|stack| {
            let columns = [0, 1, 2].map(|k| rest[3 * stack + k] & left[stack]);
            Thirds::new(left[stack], columns)
        });
        for &a in thirds[0].iter().filter(|a| a[0] > fifth[0]) {
            for &b in thirds[1].iter() {
                for &c in thirds[2].iter() {
                    let [[g, h, i], [j, k, l], [m, n, o]] = [a, b, c];
                    let band = [*fourth, *fifth, [g, h, i, j, k, l, m, n, o]];
                    found.extend(middle(top, band));
                }
            }
        }
    });
}

/// The ways to write what is left of a box in its last minirow, in increasing order.
struct Thirds {
    found: [[u8; 3]; 6],
    count: usize,
}

impl Thirds {
    fn new(left: Set, columns: [Set; 3]) -> Self {
        let a = left.trailing_zeros() as u8;
        let c = 15 - left.leading_zeros() as u8;
        let b = (left & !(1 << a | 1 << c)).trailing_zeros() as u8;
        let mut thirds = Self { found: [[0; 3]; 6], count: 0 };
        for order in ORDERS {
            let digits = order.map(|k| [a, b, c][usize::from(k)]);
            if (0..3).all(|k| columns[k] >> digits[k] & 1 == 1) {
                thirds.found[thirds.count] = digits;
                thirds.count += 1;
            }
        }
        thirds
    }

    fn iter(&self) -> std::slice::Iter<'_, [u8; 3]> {
        self.found[..self.count].iter()
    }
}

fn middle(top: &Top<'_>, band: Band) -> Option<Middle> {
    let fronts = [0, 1, 2].map(|stack| top.front(stack, &band));
    if fronts.iter().any(|&front| top.at_least[front] == 0) {
        return None;
    }
    let class = top.bands.class_of(&band);
    let least_image = top.least_image(&band);
    let own = labels(&band[0]);
    (class >= top.class && least_image >= own).then_some(Middle {
        band,
        is_equal: class == top.class,
        is_tied: least_image == own,
        fronts,
    })
}

/// A canonical grid, and the order of its automorphism group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) bottom: Band,
    pub(super) automorphisms: u32,
}

/// The canonical grids with this top and this middle band, in no order.
pub(super) fn bottoms(
    top: &Top<'_>,
    middle: &Middle,
    fillings: &mut Fillings,
    found: &mut Vec<Found>,
) {
    found.clear();
    let columns: [[u8; 3]; 9] = std::array::from_fn(|k| {
        let middle = middle.band.iter().fold(0, |set, row| set | 1 << row[k]);
        top.sorted(k, top.rest[k] & !middle)
    });
    let own = labels(&middle.band[0]);
    for &filling in fillings.of(&columns) {
        let layouts = filling.layouts(top.bands.minirows());
        if (0..3).any(|k| top.at_least[middle.fronts[k]] >> layouts[k] & 1 == 0) {
            continue;
        }
        let bottom = filling.band(&columns);
        let class = top.bands.class_of(&bottom);
        let least_image = top.least_image(&bottom);
        if class < top.class || least_image < own {
            continue;
        }
        let stacks = [0, 1, 2].map(|k| {
            top.bands.class_at(middle.fronts[k] * LAYOUTS + usize::from(layouts[k])) == top.class
        });
        let is_equal = class == top.class;
        let is_tied = middle.is_tied || middle.is_equal || is_equal || least_image == own;
        let automorphisms = if is_tied || stacks != [false; 3] {
            let ties = [[true, middle.is_equal, is_equal], stacks];
            let lines = lines(&top.band, &middle.band, &bottom);
            top.bands.automorphisms_of_canonical(&lines, top.class, ties)
        } else {
            Some(1)
        };
        found.extend(automorphisms.map(|automorphisms| Found { bottom, automorphisms }));
    }
}
