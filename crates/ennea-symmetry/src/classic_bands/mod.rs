//! The 416 classes of 3x3 bands, and the canonical form of a 3x3 grid through them.
//!
//! Moving the rows of a band, its boxes and the columns within each box, and relabelling, turns
//! bands into each other; 416 classes are left.  They are numbered by their least members, the
//! *canonical bands*.
//!
//! To find its class quickly a band is brought into *normal position*: its first box is labelled 1
//! to 9 in reading order, and the columns of the two others are sorted by their first digit.  Then
//! there are 56 *shares*, which say what stands in which minirow, and 36 *layouts* of each of the two
//! boxes, which say in what order:
//!
//! ```text
//!   56 * 36 * 36 = 72,576 bands       index = (share * 36 + layout of box 2) * 36 + layout of box 3
//! ```
//!
//! A table holds, for each of them, its class and how its lines are moved to the canonical band.
//!
//! Source: the 416 bands are Ed Russell's, `[RJ2006]`.  Cost: about 10 ms for the table of 0.6 MB;
//! some 20 nanoseconds for the class of a band.  Oracle: the least of all 7,776 images of each.

mod canonical;
mod least;
mod minirows;
#[cfg(test)]
mod tests;

pub use canonical::Lines;
pub use canonical::{CanonicalGrid, Reached};
pub use minirows::ORDERS;
pub use minirows::{Minirow, Minirows};

use least::images;
pub(crate) use least::inverse;
use minirows::{ascending, number};
use std::sync::LazyLock;

/// Three rows of nine labels, 0 to 8.
pub type Band = [[u8; 9]; 3];

/// The number of ways to share out the digits of boxes 2 and 3 to their minirows.
pub const SHARES: usize = 56;

/// The number of layouts of a box.
pub const LAYOUTS: usize = 36;

const NORMAL_BANDS: usize = SHARES * LAYOUTS * LAYOUTS;

/// A move of lines: the new i-th row is the old `rows[i]`-th, and the same for columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    /// The rows.
    pub rows: [u8; 3],
    /// The columns; boxes stay together.
    pub columns: [u8; 9],
}

impl Way {
    /// First this way, then the other.
    #[must_use]
    #[inline]
    pub fn then(&self, other: &Self) -> Self {
        Self {
            rows: other.rows.map(|row| self.rows[usize::from(row)]),
            columns: other.columns.map(|column| self.columns[usize::from(column)]),
        }
    }

    /// A band moved so, its labels as they were.
    pub fn apply(&self, band: &Band) -> Band {
        self.rows.map(|row| self.columns.map(|column| band[usize::from(row)][usize::from(column)]))
    }
}

/// A class of bands.
#[derive(Clone, Debug)]
pub struct BandClass {
    /// Its least member; its first row is 0 to 8.
    pub band: Band,
    /// The moves that turn this band into a relabelling of itself; the identity is the first.
    pub symmetries: Vec<Way>,
}

/// A way in few bytes: for rows, boxes and the columns of each box the number of their order.
#[derive(Clone, Copy, Debug, Default)]
struct Packed {
    rows: u8,
    boxes: u8,
    columns: [u8; 3],
}

impl Packed {
    fn new(way: Way) -> Self {
        let columns = way.columns;
        Self {
            rows: number(way.rows),
            boxes: number([0, 3, 6].map(|k| columns[k] / 3)),
            columns: [0, 3, 6].map(|k| number([0, 1, 2].map(|i| columns[k + i] % 3))),
        }
    }

    #[inline]
    fn way(self) -> Way {
        let mut columns = [0; 9];
        let boxes = ORDERS[usize::from(self.boxes)];
        for (k, column) in columns.iter_mut().enumerate() {
            *column = 3 * boxes[k / 3] + ORDERS[usize::from(self.columns[k / 3])][k % 3];
        }
        Way { rows: ORDERS[usize::from(self.rows)], columns }
    }
}

/// The classes of bands and the table that finds them.
#[derive(Clone, Debug)]
pub struct Bands {
    minirows: Minirows,
    /// The share, by the labels of box 2: those of its first minirow but 0 to 2, which it cannot have,
    /// and those below 3 of the second.
    shares: Box<[u8; 1 << 9]>,
    class_of: Vec<u16>,
    /// From normal position to the canonical band.
    ways: Vec<Packed>,
    classes: Vec<BandClass>,
}

/// The place of a band among the classes.
#[derive(Clone, Copy, Debug)]
pub struct Normal {
    /// Its number in normal position.
    pub index: usize,
    /// The patterns of the first minirows of its boxes 2 and 3.
    patterns: [u8; 2],
}

impl Normal {
    /// The band's columns in the order that they have in normal position.
    #[inline]
    fn columns(self) -> [u8; 9] {
        let [[a, b, c], [d, e, f]] = self.patterns.map(ascending);
        [0, 1, 2, 3 + a, 3 + b, 3 + c, 6 + d, 6 + e, 6 + f]
    }
}

impl Bands {
    /// The tables, made once for the whole program when they are first asked for.
    ///
    /// They are constants: nobody can change them, and what they say depends on nothing.
    pub fn shared() -> &'static Self {
        static SHARED: LazyLock<Bands> = LazyLock::new(Bands::new);
        &SHARED
    }

    /// Makes the tables.
    pub fn new() -> Self {
        let keys = share_keys();
        let mut shares = Box::new([0; 1 << 9]);
        for (share, &key) in keys.iter().enumerate() {
            shares[key] = share as u8;
        }
        let mut bands = Self {
            minirows: Minirows::new(),
            shares,
            class_of: vec![u16::MAX; NORMAL_BANDS],
            ways: vec![Packed::default(); NORMAL_BANDS],
            classes: Vec::new(),
        };
        let mut least = bands.canonical_bands(&keys);
        least.sort_unstable();
        for band in least {
            bands.add_class(band);
        }
        bands
    }

    /// All classes, in increasing order of their bands.
    pub fn classes(&self) -> &[BandClass] {
        &self.classes
    }

    /// The table of minirows.
    pub fn minirows(&self) -> &Minirows {
        &self.minirows
    }

    /// The class of a band, as its number among [`Bands::classes`].
    #[inline]
    pub fn class_of(&self, band: &Band) -> usize {
        self.class_at(self.normal(band).index)
    }

    /// The class of the band with this number in normal position.
    #[inline]
    pub fn class_at(&self, index: usize) -> usize {
        self.class_of[index].into()
    }

    /// The place of a band among the classes.
    #[inline]
    pub fn normal(&self, band: &Band) -> Normal {
        let mut labels = [0_u8; 16];
        for (row, line) in band.iter().enumerate() {
            for column in 0..3 {
                labels[usize::from(line[column] & 15)] = (3 * row + column) as u8;
            }
        }
        let minirow = |line: &[u8; 9], from: usize| {
            self.minirows.of([0, 1, 2].map(|k| labels[usize::from(line[from + k] & 15)]))
        };
        let [second, third] = [3, 6].map(|from| [0, 1, 2].map(|row| minirow(&band[row], from)));
        let share = self.share(second[0].set, second[1].set);
        let [layout, last] = [second, third].map(|minirows| {
            usize::from(self.minirows.layout(minirows.map(|minirow| minirow.pattern)))
        });
        Normal {
            index: (share * LAYOUTS + layout) * LAYOUTS + last,
            patterns: [second[0].pattern, third[0].pattern],
        }
    }

    /// The share of a band below [`SHARES`], from the labels of the first two minirows of its second
    /// box, labelled by the first.
    #[inline]
    pub fn share(&self, first: u16, second: u16) -> usize {
        self.shares[usize::from(first >> 3 | (second & 7) << 6) & 0x1FF].into()
    }

    /// A move from a band to its canonical band.
    #[inline]
    pub fn way(&self, normal: Normal) -> Way {
        let old = normal.columns();
        let way = self.ways[normal.index].way();
        Way { columns: way.columns.map(|column| old[usize::from(column)]), ..way }
    }

    /// The least band of each class, in any order.
    fn canonical_bands(&self, keys: &[usize]) -> Vec<Band> {
        let mut least = Vec::new();
        let mut is_known = vec![false; NORMAL_BANDS];
        for index in 0..NORMAL_BANDS {
            if !is_known[index] {
                let band = least::image(&normal_band(keys, index));
                images(&band).for_each(|(_, image)| is_known[self.normal(&image).index] = true);
                least.push(band);
            }
        }
        least
    }

    /// Enters a class into the tables.
    fn add_class(&mut self, band: Band) {
        let class = self.classes.len() as u16;
        let own = self.normal(&band);
        let to_normal = inverse(own.columns());
        let mut symmetries = Vec::new();
        for (Way { rows, columns }, image) in images(&band) {
            let normal = self.normal(&image);
            // The columns of the canonical band in the order that they have in normal position.
            let old = normal.columns().map(|column| columns[usize::from(column)]);
            if self.class_of[normal.index] == u16::MAX {
                self.class_of[normal.index] = class;
                self.ways[normal.index] =
                    Packed::new(Way { rows: inverse(rows), columns: inverse(old) });
            }
            if normal.index == own.index {
                let columns = to_normal.map(|column| old[usize::from(column)]);
                symmetries.push(Way { rows, columns });
            }
        }
        self.classes.push(BandClass { band, symmetries });
    }
}

impl Default for Bands {
    fn default() -> Self {
        Self::new()
    }
}

/// The places of the shares in their table.
fn share_keys() -> Vec<usize> {
    let mut keys = Vec::new();
    for key in 0..1_usize << 9 {
        // k of the first minirow's three labels stand in the second row of box 1.
        let (first, second) = (key & 63, key >> 6);
        let k = (first & 7).count_ones();
        if first.count_ones() == 3 && second.count_ones() == 3 - k {
            keys.push(key);
        }
    }
    keys
}

/// The band in normal position with this number.
fn normal_band(keys: &[usize], index: usize) -> Band {
    const ROWS: [usize; 3] = [0b111, 0b111_000, 0b111_000_000];
    const ALL: usize = 0b111_111_111;
    let key = keys[index / (LAYOUTS * LAYOUTS)];
    let first = (key & 63) << 3;
    let second = key >> 6 | ROWS[2] & !first;
    let second_box = [first, second, ALL & !(first | second)];
    let third_box = [0, 1, 2].map(|row| ALL & !(ROWS[row] | second_box[row]));
    let layouts = [index / LAYOUTS % LAYOUTS, index % LAYOUTS];
    let mut band = [[0; 9]; 3];
    for (row, line) in band.iter_mut().enumerate() {
        let sets = [ROWS[row], second_box[row], third_box[row]];
        let patterns = layouts.map(|layout| [0, layout / 6, layout % 6][row]);
        let patterns = [0, patterns[0], patterns[1]];
        for (column, label) in line.iter_mut().enumerate() {
            let rank = ORDERS[patterns[column / 3]][column % 3];
            let mut labels = (0..9).filter(|label| sets[column / 3] >> label & 1 == 1);
            *label = labels.nth(rank.into()).expect("three labels");
        }
    }
    band
}
