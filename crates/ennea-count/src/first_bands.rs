//! First bands by classes: the way of Felgenhauer and Jarvis.
//!
//! A *reduced* first band has 1 to N in order in its first box; relabelling makes N! bands of each.
//! Bands that can be completed in equally many ways are put in one class, and
//!
//! ```text
//!   grids = N!  sum over classes of  size completions
//! ```
//!
//! The order of the digits in a column of the band does not matter to the bands below, nor the
//! order of the columns in a box, nor that of the boxes, nor the labels.  So the classes are those
//! of the band's *column sets* under these: 44 for 3x3.
//!
//! [`FirstBands`] is the answer of every method; [`enumerated`] is the slow one: it writes down all
//! reduced first bands and joins their column sets by generators.
//!
//! Source: `[FJ2005]`.  Oracle of the sizes in `count::column_sets`.

use crate::in_order::collected;
use ennea_base::numbers::factorial;
use ennea_base::{Digit, DigitSet, Shape};
use num_bigint::BigUint;
use std::collections::{BTreeMap, BTreeSet};

/// The first bands of a shape, by classes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstBands {
    shape: Shape,
    classes: Vec<BandClass>,
}

/// A class of first bands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BandClass {
    /// Number of reduced first bands in the class.
    pub size: BigUint,
    /// In how many ways each of its bands can be completed to a grid.
    pub completions: BigUint,
    /// The column sets of one of its bands, from left to right.
    pub columns: Vec<DigitSet>,
}

impl FirstBands {
    /// The classes in order: those with the fewest completions first.
    pub fn new(shape: Shape, mut classes: Vec<BandClass>) -> Self {
        classes.sort_by(|a, b| {
            (&a.completions, &a.size, &a.columns).cmp(&(&b.completions, &b.size, &b.columns))
        });
        Self { shape, classes }
    }

    /// The classes, those with the fewest completions first.
    pub fn classes(&self) -> &[BandClass] {
        &self.classes
    }

    /// The number of reduced first bands.
    pub fn reduced(&self) -> BigUint {
        self.classes.iter().map(|class| &class.size).sum()
    }

    /// The number of first bands.
    pub fn bands(&self) -> BigUint {
        self.reduced() * factorial(self.shape.side())
    }

    /// The number of reduced grids.
    pub fn reduced_grids(&self) -> BigUint {
        self.classes.iter().map(|class| &class.size * &class.completions).sum()
    }

    /// The number of grids.
    pub fn grids(&self) -> BigUint {
        self.reduced_grids() * factorial(self.shape.side())
    }
}

/// The number of first bands by formula, for bands of two or three rows:
///
/// ```text
///   b(2, C) = (2C)! (C!)^2             b(3, C) = (3C)! (C!)^6 sum over k of binomial(C, k)^3
/// ```
///
/// Source: `[Pettersen2005]`; for 3x3 `[FJ2005]`.
pub fn by_formula(shape: Shape) -> Option<BigUint> {
    let c = shape.box_columns();
    let inside = match shape.box_rows() {
        2 => factorial(c).pow(2),
        3 => {
            let binomial = |k| factorial(c) / (factorial(k) * factorial(c - k));
            factorial(c).pow(6) * (0..=c).map(|k| binomial(k).pow(3)).sum::<BigUint>()
        }
        _ => return None,
    };
    Some(factorial(shape.side()) * inside)
}

/// A class of first bands as found by writing all of them down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumeratedClass {
    /// Number of reduced first bands in the class.
    pub size: u64,
    /// The first one that was found: its digits, row by row.
    pub band: Vec<Digit>,
}

/// Writes down all reduced first bands and puts them in classes, in the order of their least column sets.
///
/// Cost: 3x3 half a second (2,612,736 bands with some 40,000 different column sets).
pub fn enumerated(shape: Shape) -> Vec<EnumeratedClass> {
    let mut groups: BTreeMap<ColumnSets, EnumeratedClass> = BTreeMap::new();
    for_each_reduced_band(shape, &mut |band| {
        groups
            .entry(ColumnSets::of(shape, band))
            .or_insert_with(|| EnumeratedClass { size: 0, band: band.to_vec() })
            .size += 1;
    });
    let stabilisers = stabilisers_of_the_first_box(shape);
    let mut classes = Vec::new();
    while let Some((start, mut class)) = groups.pop_first() {
        // Column sets that no reduced band has can still lead from one that has to another.
        let mut seen = collected::<BTreeSet<_>, _>([start.clone()]);
        let mut reached = vec![start];
        while let Some(sets) = reached.pop() {
            let relabelled = stabilisers.iter().map(|labels| sets.relabelled(labels));
            for image in relabelled.chain(sets.rerooted()) {
                if seen.insert(image.clone()) {
                    class.size += groups.remove(&image).map_or(0, |more| more.size);
                    reached.push(image);
                }
            }
        }
        classes.push(class);
    }
    classes
}

/// The column sets of a band, box by box: the sets of a box in order, then the boxes but the first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct ColumnSets(Vec<Vec<u64>>);

impl ColumnSets {
    fn of(shape: Shape, band: &[Digit]) -> Self {
        let n = shape.side();
        let set = |column: usize| {
            band.iter().skip(column).step_by(n).fold(0, |set, digit| set | 1 << digit.index())
        };
        let stacks = (0..shape.stacks()).map(|stack| {
            let first = stack * shape.box_columns();
            (first..first + shape.box_columns()).map(set).collect()
        });
        Self(stacks.collect()).sorted()
    }

    fn sorted(mut self) -> Self {
        for sets in &mut self.0 {
            sets.sort_unstable();
        }
        self.0[1..].sort_unstable();
        self
    }

    /// Image of the sets with digit d relabelled to `labels[d]`.
    fn relabelled(&self, labels: &[usize]) -> Self {
        let image = |set: u64| {
            labels.iter().enumerate().fold(0, |image, (d, &to)| image | (set >> d & 1) << to)
        };
        Self(self.0.iter().map(|sets| sets.iter().map(|&s| image(s)).collect()).collect()).sorted()
    }

    /// Images with each other box taken for the first one and relabelled to what that holds.
    fn rerooted(&self) -> impl Iterator<Item = Self> {
        (1..self.0.len()).map(|other| {
            let mut swapped = self.clone();
            swapped.0.swap(0, other);
            let digits = |sets: &[u64]| -> Vec<usize> {
                sets.iter().flat_map(|&set| (0..64).filter(move |d| set >> d & 1 == 1)).collect()
            };
            let mut labels = vec![0; digits(&self.0[0]).len()];
            for (from, to) in digits(&swapped.0[0]).into_iter().zip(digits(&self.0[0])) {
                labels[from] = to;
            }
            swapped.relabelled(&labels)
        })
    }
}

/// Relabellings that generate all that keep the column sets of the first box: two digits of a
/// column, or two whole columns, change places.
fn stabilisers_of_the_first_box(shape: Shape) -> Vec<Vec<usize>> {
    let (rows, columns, n) = (shape.box_rows(), shape.box_columns(), shape.side());
    let swap = |pairs: &[(usize, usize)]| {
        let mut labels: Vec<usize> = (0..n).collect();
        for &(a, b) in pairs {
            labels.swap(a, b);
        }
        labels
    };
    // The digit of index r C + c is in row r, column c of the first box.
    let inside = (0..n - columns).map(|digit| swap(&[(digit, digit + columns)]));
    let whole = (0..columns - 1).map(|c| {
        swap(&(0..rows).map(|r| (r * columns + c, r * columns + c + 1)).collect::<Vec<_>>())
    });
    inside.chain(whole).collect()
}

/// Calls `visit` with every reduced first band, as its digits row by row.
fn for_each_reduced_band(shape: Shape, visit: &mut impl FnMut(&[Digit])) {
    let n = shape.side();
    let mut band: Vec<Digit> = vec![Digit::from_index(0); shape.box_rows() * n];
    let mut rows = vec![DigitSet::full(n); shape.box_rows()];
    let mut boxes = vec![DigitSet::full(n); shape.stacks()];
    for (k, digit) in Digit::all(n).enumerate() {
        let row = k / shape.box_columns();
        band[row * n + k % shape.box_columns()] = digit;
        rows[row].remove(digit);
    }
    fill_band(shape, &mut band, &mut rows, &mut boxes, 0, visit);
}

fn fill_band(
    shape: Shape,
    band: &mut [Digit],
    rows: &mut [DigitSet],
    boxes: &mut [DigitSet],
    at: usize,
    visit: &mut impl FnMut(&[Digit]),
) {
    if at == band.len() {
        return visit(band);
    }
    let (row, stack) = (at / shape.side(), shape.stack_of_column(at % shape.side()));
    if stack == 0 {
        return fill_band(shape, band, rows, boxes, at + shape.box_columns(), visit);
    }
    for digit in rows[row].intersection(boxes[stack]).iter() {
        band[at] = digit;
        rows[row].remove(digit);
        boxes[stack].remove(digit);
        fill_band(shape, band, rows, boxes, at + 1, visit);
        rows[row].insert(digit);
        boxes[stack].insert(digit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column_sets;

    /// Goal: the sizes of the classes agree.  Method: all shapes that both methods do quickly.
    #[test]
    fn classes_have_the_sizes_that_column_sets_give() {
        for (r, c) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3)] {
            let shape = Shape::new(r, c).unwrap();
            let mut listed: Vec<BigUint> =
                enumerated(shape).iter().map(|class| class.size.into()).collect();
            let bands = column_sets::first_bands(shape).unwrap();
            let mut computed: Vec<BigUint> =
                bands.classes().iter().map(|class| class.size.clone()).collect();
            listed.sort_unstable();
            computed.sort_unstable();
            assert_eq!(listed, computed, "{shape}");
            assert_eq!(by_formula(shape).unwrap_or(bands.bands()), bands.bands(), "{shape}");
        }
    }
}
