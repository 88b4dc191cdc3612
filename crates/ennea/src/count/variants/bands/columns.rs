//! The completions of a filling of the fixed band, column by column: the oracle of the listing by boxes.
//!
//! A side is filled column after column, three digits at a time; what its columns hold, in any order, is its key, and two
//! sides go together if their columns share out what the fixed band leaves:
//!
//! ```text
//!   completions = sum over keys of  fillings of the first side with it x fillings of the second side with the rest
//! ```
//!
//! For 9x9 whose sides are joined by columns alone.  Source: columns as in `[FJ2005]`.  Cost: a tenth of a second for a
//! filling of anti-king, thirty times what the boxes take.

use super::view::View;

/// Three digits for a column of a side.
struct Triple {
    /// The digits, a bit each.
    digits: u32,
    /// The digits by their rows, 9 bits for each.
    placed: u32,
    /// What they forbid in each column, written likewise.
    forbids: [u32; 9],
}

/// The triples of a column, those of equal digits together.
struct Column {
    triples: Vec<Triple>,
    /// For each set of digits, where its triples begin.
    starts: Vec<usize>,
    /// For each set of digits that the first side can have, what this side has then.
    own: Vec<u32>,
}

/// A side, and how the shares of each stack are numbered.
struct Side<'a> {
    columns: Vec<Column>,
    shares: &'a [Shares; 3],
}

/// How a stack can share what the fixed band leaves in its columns.
struct Shares {
    /// For each set of the first side in its first column, those that it can have in the second, numbered together.
    pairs: Vec<(u32, Vec<(u32, usize)>)>,
    count: usize,
}

/// The number of completions of a filling of the fixed band; the table is room to work in.
///
/// # Panics
/// If the side is not 9, or houses besides columns meet both sides.
pub(super) fn completions(view: &View, middle: &[u8], table: &mut Vec<u32>) -> u64 {
    assert!(
        view.side() == 9 && view.rows == 3 && view.crossing.is_empty(),
        "columns join the sides"
    );
    let left: [u32; 9] = std::array::from_fn(|column| {
        (0..3).fold(511, |left, row| left & !(1 << middle[row * 9 + column]))
    });
    let shares: [Shares; 3] = std::array::from_fn(|stack| Shares::new(&left[stack * 3..][..3]));
    table.clear();
    table.resize(shares.iter().map(|shares| shares.count).product(), 0);
    let mut sum = 0;
    Side::new(view, middle, &left, &shares, 1).fill(0, [0; 9], 0, &mut |key| table[key] += 1);
    Side::new(view, middle, &left, &shares, 2)
        .fill(0, [0; 9], 0, &mut |key| sum += u64::from(table[key]));
    sum
}

/// The sets of three digits among six, in ascending order.
fn threes(left: u32) -> impl Iterator<Item = u32> {
    (0..512_u32).filter(move |set| set & !left == 0 && set.count_ones() == 3)
}

impl Shares {
    fn new(left: &[u32]) -> Self {
        let mut count = 0;
        let mut seconds = |first: u32| {
            let fits = |second: &u32| first & second == 0 && 511 & !(first | second | left[2]) == 0;
            let numbered = threes(left[1]).filter(fits).zip(count..).collect::<Vec<_>>();
            count += numbered.len();
            (first, numbered)
        };
        let pairs = threes(left[0]).map(&mut seconds).collect();
        Self { pairs, count }
    }
}

impl<'a> Side<'a> {
    fn new(
        view: &View,
        middle: &[u8],
        left: &[u32; 9],
        shares: &'a [Shares; 3],
        band: usize,
    ) -> Self {
        let place = |row: usize, column: usize| (band * 3 + row) * 9 + column;
        let columns = (0..9).map(|column| {
            let may = |row: usize, digit: u32| {
                let peers = view.peers[place(row, column)];
                middle
                    .iter()
                    .zip(0..)
                    .all(|(&other, at)| u32::from(other) != digit || peers >> at & 1 == 0)
            };
            let digits = |row: usize| (0..9).filter(move |&digit| may(row, digit));
            let mut triples = Vec::new();
            for a in digits(0) {
                for b in digits(1).filter(|&b| b != a) {
                    for c in digits(2).filter(|&c| c != a && c != b) {
                        let forbids = std::array::from_fn(|other| {
                            let mut forbids = 0;
                            for (row, digit) in [a, b, c].into_iter().enumerate() {
                                let peers = view.peers[place(row, column)];
                                for other_row in 0..3 {
                                    let joined = peers >> place(other_row, other) & 1;
                                    forbids |= (joined as u32) << (9 * other_row as u32 + digit);
                                }
                            }
                            forbids
                        });
                        let digits = 1 << a | 1 << b | 1 << c;
                        let placed = 1 << a | 1 << (9 + b) | 1 << (18 + c);
                        triples.push(Triple { digits, placed, forbids });
                    }
                }
            }
            triples.sort_by_key(|triple| triple.digits);
            let start = |set| triples.partition_point(|triple| triple.digits < set);
            let starts = (0..=512).map(start).collect();
            let own = |set: u32| if band == 1 { set } else { left[column] & !set };
            Column { triples, starts, own: (0..512).map(own).collect() }
        });
        Self { columns: columns.collect(), shares }
    }

    /// Fills the stacks from this one on.
    fn fill(&self, stack: usize, forbidden: [u32; 9], key: usize, found: &mut impl FnMut(usize)) {
        let Some(shares) = self.shares.get(stack) else { return found(key) };
        let at = stack * 3;
        for (first, seconds) in &shares.pairs {
            self.place(at, *first, &forbidden, &mut |forbidden| {
                for &(second, number) in seconds {
                    self.place(at + 1, second, forbidden, &mut |forbidden| {
                        self.place(at + 2, 511 & !(first | second), forbidden, &mut |forbidden| {
                            self.fill(stack + 1, *forbidden, key * shares.count + number, found);
                        });
                    });
                }
            });
        }
    }

    /// Fills a column with the digits that it has if the first side has this set, in all orders that are not forbidden.
    fn place(&self, at: usize, set: u32, forbidden: &[u32; 9], then: &mut dyn FnMut(&[u32; 9])) {
        let column = &self.columns[at];
        let own = column.own[set as usize] as usize;
        for triple in &column.triples[column.starts[own]..column.starts[own + 1]] {
            if triple.placed & forbidden[at] == 0 {
                then(&std::array::from_fn(|other| forbidden[other] | triple.forbids[other]));
            }
        }
    }
}
