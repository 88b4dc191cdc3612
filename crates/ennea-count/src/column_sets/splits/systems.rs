//! Systems: which cells some digits of a band take, the rows in any order.
//!
//! A cell is a column in a row; of the 2C cells of a row k digits take k, in one box each.  Let t of the
//! digits be on the right in a box: they take that column in t of the C rows, and the left one in k - t.
//! The list of systems depends on these sizes alone.

use super::words::{BOXES, Move};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The cells that are taken in each row, two bits for a box, the rows in ascending order; the first are
/// empty where there are less than six.
pub(super) type Rows = [u16; BOXES];

/// Rows in ascending order.
pub(super) fn sorted(mut rows: Rows) -> Rows {
    // Twelve exchanges sort six numbers.
    const EXCHANGES: [(usize, usize); 12] = [
        (0, 5),
        (1, 3),
        (2, 4),
        (1, 2),
        (3, 4),
        (0, 3),
        (2, 5),
        (0, 1),
        (2, 3),
        (4, 5),
        (1, 2),
        (3, 4),
    ];
    for (a, b) in EXCHANGES {
        (rows[a], rows[b]) = (rows[a].min(rows[b]), rows[a].max(rows[b]));
    }
    rows
}

/// Rows as one number: all but the first, which follows from how often each column is taken.
fn packed(rows: &Rows) -> u64 {
    number(&rows[1..])
}

/// Some rows as one number.
fn number(rows: &[u16]) -> u64 {
    rows.iter().fold(0, |all, &row| all << WIDTH | u64::from(row))
}

/// The rows that were [packed], whose columns together have these `parities`.
pub(super) fn unpacked(packed: u64, parities: u16) -> Rows {
    let mut rows = [0; BOXES];
    let mut first = parities;
    for (place, row) in rows.iter_mut().enumerate().skip(1) {
        *row = (packed >> (WIDTH * (BOXES - 1 - place))) as u16 & ((1 << WIDTH) - 1);
        first ^= *row;
    }
    rows[0] = first;
    rows
}

/// Images of the cells of a row under a move, for each set of them.
pub(super) fn images(by: &Move, boxes: usize) -> Vec<u16> {
    let mut images = vec![0_u16; 1 << (2 * boxes)];
    for place in 0..boxes {
        // The word with one at this place only, and that with none.
        let to = (0..boxes).find(|to| (by.apply(1 << place) ^ by.apply(0)) >> to & 1 == 1);
        let to = to.expect("a box goes to a box");
        for side in 0..2 {
            let moved = usize::from(by.apply((side << place) as u8) >> to & 1);
            images[1 << (2 * place + side)] = 1 << (2 * to + moved);
        }
    }
    for row in 1..images.len() {
        let lowest = row & row.wrapping_neg();
        images[row] = images[row ^ lowest] | images[lowest];
    }
    images
}

/// Bits of a row.
const WIDTH: usize = 2 * BOXES;

/// Parity of the number of times that each column is taken by digits with these words, as bits.
pub(super) fn parities(words: &[u8], boxes: usize) -> u16 {
    words.iter().fold(0, |all, &word| all ^ cells(word, boxes))
}

/// The columns that a digit is in.
fn cells(word: u8, boxes: usize) -> u16 {
    (0..boxes).fold(0, |cells, place| cells | 1 << (2 * place + usize::from(word >> place & 1)))
}

/// The rows that systems of a run have in common.
const FIRST: usize = 3;

/// The systems of as many digits with as many on the right in each box.
#[derive(Debug)]
pub(super) struct Systems {
    parities: u16,
    list: Vec<u64>,
    /// Ranges of the list, which is sorted, that have the same first rows.  A table of all places
    /// is no faster and takes twice the memory.
    runs: FxHashMap<u64, Range<u32>>,
    /// In how many orders the rows of each can come.
    pub(super) orders: Vec<u16>,
}

impl Systems {
    /// All systems of as many digits as these, with as many on the right in each box.
    ///
    /// Rows are chosen in ascending order.
    pub(super) fn new(digits: &[u8], boxes: usize) -> Self {
        let mut left = [0_u8; WIDTH];
        for &word in digits {
            for (column, left) in left.iter_mut().enumerate() {
                *left += (cells(word, boxes) >> column & 1) as u8;
            }
        }
        let all: Vec<u16> = (0..1 << (2 * boxes))
            .filter(|row: &u16| row.count_ones() as usize == digits.len())
            .collect();
        let mut list = Vec::new();
        let mut runs: FxHashMap<u64, Range<u32>> = FxHashMap::default();
        let mut rows = [0; BOXES];
        for_each_system(&all, BOXES - boxes, &mut left, &mut rows, &mut |rows| {
            list.push(packed(rows));
            let place = list.len() as u32;
            runs.entry(number(&rows[..FIRST])).or_insert(place - 1..place).end = place;
        });
        let parities = parities(digits, boxes);
        let all_orders: u16 = (1..=boxes as u16).product();
        let orders = list
            .iter()
            .map(|&system| {
                let rows = &unpacked(system, parities)[BOXES - boxes..];
                let same =
                    rows.chunk_by(|a, b| a == b).map(|run| (1..=run.len() as u16).product::<u16>());
                all_orders / same.product::<u16>()
            })
            .collect();
        Self { parities, list, runs, orders }
    }

    /// Number of systems.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The systems with these places, each as its rows.
    pub(super) fn rows(&self, places: Range<usize>) -> impl Iterator<Item = Rows> {
        self.list[places].iter().map(|&system| unpacked(system, self.parities))
    }

    /// The place of a system in the list, with its rows [sorted].
    pub(super) fn place(&self, rows: &Rows) -> usize {
        let run = &self.runs[&number(&rows[..FIRST])];
        let (start, end) = (run.start as usize, run.end as usize);
        let place = self.list[start..end].binary_search(&packed(rows));
        start + place.expect("all systems are in the list")
    }
}

/// Calls `visit` with the rows from `at` on in every way, none less than the one before it, so that each
/// column is taken as often as is `left`.
fn for_each_system(
    all: &[u16],
    at: usize,
    left: &mut [u8; WIDTH],
    rows: &mut Rows,
    visit: &mut impl FnMut(&Rows),
) {
    if at == BOXES {
        return visit(rows);
    }
    let after = (BOXES - 1 - at) as u8;
    // A column with none left is out of reach; one that all rows need is due.
    let (mut none, mut due) = (0_u16, 0_u16);
    for (column, &left) in left.iter().enumerate() {
        none |= u16::from(left == 0) << column;
        due |= u16::from(left > after) << column;
    }
    let fits = |row: u16| row & none == 0 && row & due == due;
    let mut next = |k: usize, row: u16| {
        rows[at] = row;
        let change = |left: &mut [u8; WIDTH], by: u8| {
            for (column, left) in left.iter_mut().enumerate() {
                *left = left.wrapping_add(by.wrapping_mul((row >> column & 1) as u8));
            }
        };
        change(left, u8::MAX);
        for_each_system(&all[k..], at + 1, left, rows, visit);
        change(left, 1);
    };
    if after == 0 {
        // The last row takes all that is left.
        if let Ok(k) = all.binary_search(&due)
            && fits(due)
        {
            next(k, due);
        }
        return;
    }
    for (k, &row) in all.iter().enumerate() {
        if fits(row) {
            next(k, row);
        }
    }
}
