//! In how many ways half of the digits take the cells of a system, for all systems.
//!
//! The digits are placed one after the other; after some of them all that matters further on is which
//! cells are taken, the rows in any order.

use super::classes::choices;
use super::systems::{Rows, Systems, packed, unpacked};
use super::words::BOXES;
use crate::count::orders::for_each_order;
use rustc_hash::FxHashMap;

/// The ways of a half, by the places of the systems.
pub(super) fn ways(half: &[u8], boxes: usize, systems: &Systems) -> Vec<u32> {
    let mut found = vec![(0, 1)];
    let mut parities = 0;
    for &word in &in_good_order(half, boxes) {
        let mut longer = Sums::new(found.len());
        for (taken, ways) in found {
            place(unpacked(taken, parities), word, boxes, &mut |rows| {
                longer.add(packed(rows), ways);
            });
        }
        found = longer.into_list();
        parities ^= super::systems::parities(&[word], boxes);
    }
    let mut all = vec![0; systems.len()];
    for (system, ways) in found {
        // Ways were counted for all orders of the rows together.
        let (place, orders) = (systems.place(system), &systems.orders());
        let each = ways / u64::from(orders[place]);
        all[place] = u32::try_from(each).expect("as many as Latin squares of order six at most");
    }
    all
}

/// Calls `visit` with the rows after a digit with this word takes a cell in each, in every way.
fn place(rows: Rows, word: u8, boxes: usize, visit: &mut impl FnMut(Rows)) {
    let cell = |place: usize| 1_u16 << (2 * place + usize::from(word >> place & 1));
    let free = |place: usize| {
        let is_free = |&row: &usize| rows[row] & cell(place) == 0;
        (BOXES - boxes..BOXES).filter(is_free).fold(0_u8, |free, row| free | 1 << row)
    };
    let mut choices: [(u8, u16); BOXES] =
        std::array::from_fn(
            |place| if place < boxes { (free(place), cell(place)) } else { (0, 0) },
        );
    choices[..boxes].sort_unstable_by_key(|(free, _)| free.count_ones());
    choose(&choices[..boxes], u8::MAX, rows, visit);
}

/// Calls `visit` with the rows after each of the cells is taken in another of the rows that are left.
fn choose(choices: &[(u8, u16)], left: u8, mut rows: Rows, visit: &mut impl FnMut(Rows)) {
    let Some((&(free, cell), rest)) = choices.split_first() else { return visit(rows) };
    let mut free = free & left;
    while free != 0 {
        let row = free.trailing_zeros() as usize;
        free &= free - 1;
        rows[row] |= cell;
        choose(rest, left & !(1 << row), rows, visit);
        rows[row] &= !cell;
    }
}

/// The digits in an order with few systems on the way.
fn in_good_order(half: &[u8], boxes: usize) -> Vec<u8> {
    let mut best = (u64::MAX, half.to_vec());
    let mut words = half.to_vec();
    for_each_order(&mut words, 0, &mut |words| {
        let cost = (1..words.len()).map(|digits| size(&words[..digits], boxes)).sum();
        if cost < best.0 {
            best = (cost, words.to_vec());
        }
    });
    best.1
}

/// The ways to choose the rows of each column, which is more than there are systems by a factor that
/// changes little.
fn size(words: &[u8], boxes: usize) -> u64 {
    let ways = |place: usize| {
        let right = words.iter().filter(|&word| word >> place & 1 == 1).count();
        choices(boxes, right) * choices(boxes, words.len() - right)
    };
    (0..boxes).map(ways).product()
}

/// Sums by key, many of them.
///
/// A table of millions of keys does not fit into the caches; so a hash sends each number to one of many small
/// tables, and it waits in a list until there are enough for that table.
struct Sums {
    tables: Vec<FxHashMap<u64, u64>>,
    waiting: Vec<Vec<(u64, u64)>>,
}

impl Sums {
    /// For sums that `size` things contribute to.
    fn new(size: usize) -> Self {
        let tables = if size > 2000 { 1 << Self::BITS } else { 1 };
        let waiting = (0..tables).map(|_| Vec::with_capacity(Self::WAITING)).collect();
        Self { tables: vec![FxHashMap::default(); tables], waiting }
    }

    const BITS: u32 = 8;
    const WAITING: usize = 1024;

    fn add(&mut self, key: u64, number: u64) {
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - Self::BITS);
        let table = hash as usize & (self.tables.len() - 1);
        self.waiting[table].push((key, number));
        if self.waiting[table].len() == Self::WAITING {
            self.settle(table);
        }
    }

    fn settle(&mut self, table: usize) {
        let sums = &mut self.tables[table];
        for (key, number) in self.waiting[table].drain(..) {
            *sums.entry(key).or_insert(0) += number;
        }
    }

    fn into_list(mut self) -> Vec<(u64, u64)> {
        (0..self.tables.len()).for_each(|table| self.settle(table));
        let all = self.tables.iter().map(FxHashMap::len).sum();
        let mut list = Vec::with_capacity(all);
        list.extend(self.tables.into_iter().flatten());
        list
    }
}
