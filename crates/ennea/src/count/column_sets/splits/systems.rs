//! Systems: which cells half of the digits of a band take, the rows in any order.
//!
//! A cell is a column in a row; of the 2C cells of a row C digits take C, in one box each.  Let t be the
//! digits of the half that are on the right in a box: they take that column in t of the C rows, and the
//! left one in C - t.  The list of systems depends on these sizes alone.

use super::words::BOXES;
use rustc_hash::FxHashMap;

/// The cells that are taken in each row, two bits for a box, the rows in ascending order; the first are
/// empty where there are less than six.
pub(super) type Rows = [u16; BOXES];

/// Rows as one number: all but the first, which follows from how often each column is taken.
pub(super) fn packed(mut rows: Rows) -> u64 {
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
    rows[1..].iter().fold(0, |all, &row| all << WIDTH | u64::from(row))
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

/// Bits of a row.
const WIDTH: usize = 2 * BOXES;

/// How often each column is taken by digits with these words, modulo two.
pub(super) fn parities(words: &[u8], boxes: usize) -> u16 {
    words.iter().fold(0, |all, &word| all ^ cells(word, boxes))
}

/// The columns that a digit is in.
fn cells(word: u8, boxes: usize) -> u16 {
    (0..boxes).fold(0, |cells, place| cells | 1 << (2 * place + usize::from(word >> place & 1)))
}

/// The systems of halves with the same sizes.
#[derive(Debug)]
pub(super) struct Systems {
    parities: u16,
    list: Vec<u64>,
    places: FxHashMap<u64, u32>,
    /// In how many orders the rows of each can come.
    orders: Vec<u16>,
}

impl Systems {
    /// All systems of halves with as many digits on the right in each box as this one has.
    ///
    /// Rows are chosen in ascending order.
    pub(super) fn new(half: &[u8], boxes: usize) -> Self {
        let mut left = [0_u8; WIDTH];
        for &word in half {
            for (column, left) in left.iter_mut().enumerate() {
                *left += (cells(word, boxes) >> column & 1) as u8;
            }
        }
        let all: Vec<u16> =
            (0..1 << (2 * boxes)).filter(|row: &u16| row.count_ones() as usize == boxes).collect();
        let mut list = Vec::new();
        let mut rows = [0; BOXES];
        for_each_system(&all, BOXES - boxes, &mut left, &mut rows, &mut |rows| {
            list.push(packed(*rows));
        });
        let places = list.iter().copied().zip(0..).collect();
        let parities = parities(half, boxes);
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
        Self { parities, list, places, orders }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The place of a system in the list.
    pub(super) fn place(&self, packed: u64) -> usize {
        self.places[&packed] as usize
    }

    /// In how many orders the rows of each system can come.
    pub(super) fn orders(&self) -> &[u16] {
        &self.orders
    }

    /// The places to which a map of rows takes the systems.
    pub(super) fn images(&self, map: impl Fn(u16) -> u16, boxes: usize) -> Vec<u32> {
        let image = |&system: &u64| {
            let mut rows = unpacked(system, self.parities);
            for row in &mut rows[BOXES - boxes..] {
                *row = map(*row);
            }
            self.places[&packed(rows)]
        };
        self.list.iter().map(image).collect()
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
    for (k, &row) in all.iter().enumerate() {
        if row & none == 0 && row & due == due {
            rows[at] = row;
            let change = |left: &mut [u8; WIDTH], by: u8| {
                for (column, left) in left.iter_mut().enumerate() {
                    *left = left.wrapping_add(by.wrapping_mul((row >> column & 1) as u8));
                }
            };
            change(left, u8::MAX);
            for_each_system(&all[k..], at + 1, left, rows, visit);
            change(left, 1);
        }
    }
}
