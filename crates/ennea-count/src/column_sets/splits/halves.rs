//! In how many ways halves of the digits take the cells of a system, for all systems and many halves.
//!
//! Let the last digit of a half be known.  It takes a cell in each row of a system S, and the others
//! the rest R of it, so
//!
//! ```text
//!   g(D; S) = sum over the cells of the last digit of  g(D less this digit; R).
//! ```
//!
//! The rests, in any order of their rows, are the same for all halves that end in this digit; finding their
//! places takes the time, and so they are found once for all of these.  Where halves can be moved,
//! they are turned to end in as few digits as can be: the 71 halves of a part of 2x6 end in two.
//!
//! Tried: placing digits from none on, for each half alone, with sums by key, took five times as long.

use super::endings::{by_last, without};
use super::systems::{Rows, Systems, images, sorted};
use super::words::{BOXES, Move, moved, right, upright};
use crate::each::each;
use crate::in_order::collected;
use ennea_base::progress::{Progress, Stopped};
use std::collections::BTreeMap;
use std::ops::Range;

/// Numbers of ways that some halves, or fewer digits of them, have for each system.
///
/// All have as many digits on the right in each box.
#[derive(Debug)]
pub(super) struct Ways {
    halves: Vec<Vec<u8>>,
    pub(super) systems: Systems,
    table: Table,
}

/// Numbers of ways: of all halves for the first system, for the second and so on.
#[derive(Debug)]
enum Table {
    /// As nearly all are, and all of large tables.
    Short(Vec<u16>),
    Long(Vec<u32>),
}

/// Systems that are done at a time, so that waiting for memory overlaps.
const BLOCK: usize = 1 << 8;

/// Halves by how many of their digits are on the right in each box.
type Kinds = BTreeMap<Vec<u8>, Vec<Vec<u8>>>;

impl Ways {
    /// Counts them for halves that have as many digits on the right in each box.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn new(
        halves: &[Vec<u8>],
        boxes: usize,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let mut levels = vec![collected::<Kinds, _>([(right(&halves[0], boxes), halves.to_vec())])];
        for _ in 0..halves[0].len() {
            levels.push(shorter(levels.last().expect("one at least"), boxes));
        }
        let mut done: BTreeMap<Vec<u8>, Self> = BTreeMap::new();
        while let Some(kinds) = levels.pop() {
            let longer = kinds.into_iter().map(|(right, halves)| {
                Ok((right, Self::of_one_kind(halves, boxes, &done, progress)?))
            });
            done = longer.collect::<Result<_, _>>()?;
        }
        Ok(done.into_values().next().expect("one kind at the end"))
    }

    /// Counts them from those with a digit less.
    fn of_one_kind(
        halves: Vec<Vec<u8>>,
        boxes: usize,
        shorter: &BTreeMap<Vec<u8>, Self>,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let systems = Systems::new(&halves[0], boxes);
        let groups: Vec<Ending> = by_last(&halves, boxes)
            .into_iter()
            .map(|(last, ending)| Ending::new(&halves, last, &ending, boxes, shorter))
            .collect();
        let table = match filled(halves.len(), &systems, &groups, boxes, progress)? {
            Some(table) => Table::Short(table),
            None => {
                let table = filled(halves.len(), &systems, &groups, boxes, progress)?;
                Table::Long(table.expect("as many as Latin squares of order six at most"))
            }
        };
        Ok(Self { halves, systems, table })
    }

    /// Number of halves.
    pub(super) fn width(&self) -> usize {
        self.halves.len()
    }

    /// Adds the ways of each half for one system to a list.
    pub(super) fn list(&self, place: usize, list: &mut Vec<u32>) {
        let row = self.row(place);
        match &self.table {
            Table::Short(table) => list.extend(table[row].iter().map(|&ways| u32::from(ways))),
            Table::Long(table) => list.extend(&table[row]),
        }
    }

    /// Adds the ways of these halves for one system to sums.
    fn add(&self, place: usize, halves: &[usize], sums: &mut [u32]) {
        let row = self.row(place);
        match &self.table {
            Table::Short(table) => add(&table[row], halves, sums),
            Table::Long(table) => add(&table[row], halves, sums),
        }
    }

    fn row(&self, place: usize) -> Range<usize> {
        place * self.width()..(place + 1) * self.width()
    }
}

fn add<T: Copy + Into<u32>>(row: &[T], halves: &[usize], sums: &mut [u32]) {
    for (sum, &half) in sums.iter_mut().zip(halves) {
        *sum += row[half].into();
    }
}

/// Halves that end in the same digit.
struct Ending<'a> {
    last: u8,
    halves: Vec<usize>,
    /// Ways of these halves without the digit, and their places there.
    rests: &'a Ways,
    columns: Vec<usize>,
    /// Rows of a rest, moved so that they are among the systems there.
    images: Vec<u16>,
}

impl<'a> Ending<'a> {
    fn new(
        all: &[Vec<u8>],
        last: u8,
        halves: &[usize],
        boxes: usize,
        shorter: &'a BTreeMap<Vec<u8>, Ways>,
    ) -> Self {
        let less = |&half: &usize| as_needed(&without(&all[half], last), boxes);
        let (right, by, _) = less(&halves[0]);
        let rests = &shorter[&right];
        let column = |half| rests.halves.iter().position(|other| *other == less(half).2);
        let columns = halves.iter().map(|half| column(half).expect("it was asked for"));
        let images = images(&by, boxes);
        Self { last, halves: halves.to_vec(), rests, columns: columns.collect(), images }
    }

    /// The ways for some systems: of all halves for the first, for the second and so on.
    fn sums(&self, systems: impl Iterator<Item = Rows>, boxes: usize) -> Vec<u32> {
        let image = |rows: Rows| sorted(rows.map(|row| self.images[usize::from(row)]));
        let (mut found, mut ends) = (Vec::new(), Vec::new());
        for rows in systems {
            for_each_rest(rows, self.last, boxes, &mut |rest| found.push(image(rest)));
            ends.push(found.len());
        }
        let places: Vec<usize> = found.iter().map(|rest| self.rests.systems.place(rest)).collect();
        let mut sums = vec![0; ends.len() * self.halves.len()];
        let mut start = 0;
        for (&end, sums) in ends.iter().zip(sums.chunks_mut(self.halves.len())) {
            for &place in &places[start..end] {
                self.rests.add(place, &self.columns, sums);
            }
            start = end;
        }
        sums
    }
}

/// The table of all groups of halves, or nothing if there is a number too large for it.
fn filled<T: Copy + Send + From<u8> + TryFrom<u32>>(
    width: usize,
    systems: &Systems,
    groups: &[Ending],
    boxes: usize,
    progress: &dyn Progress,
) -> Result<Option<Vec<T>>, Stopped> {
    // Without a last digit there is one half of no digits, in one way.
    let mut table = vec![T::from(u8::from(groups.is_empty())); width * systems.len()];
    for group in groups {
        let fits =
            each(table.chunks_mut(width * BLOCK).enumerate(), progress, |(block, table)| {
                let start = block * BLOCK;
                let sums = group.sums(systems.rows(start..start + table.len() / width), boxes);
                for (row, sums) in table.chunks_mut(width).zip(sums.chunks(group.halves.len())) {
                    for (&half, &sum) in group.halves.iter().zip(sums) {
                        let Ok(sum) = T::try_from(sum) else { return Ok(false) };
                        row[half] = sum;
                    }
                }
                Ok(true)
            })?;
        if fits.contains(&false) {
            return Ok(None);
        }
    }
    Ok(Some(table))
}

/// The halves less their last digits.
fn shorter(kinds: &Kinds, boxes: usize) -> Kinds {
    let mut shorter = Kinds::new();
    for halves in kinds.values() {
        for (last, ending) in by_last(halves, boxes) {
            for half in ending {
                let (right, _, less) = as_needed(&without(&halves[half], last), boxes);
                // What a group needs stands together, so that it is in few lines of the memory.
                let all = shorter.entry(right).or_default();
                if !all.contains(&less) {
                    all.push(less);
                }
            }
        }
    }
    shorter
}

/// Digits moved so that they are [upright], how many are on the right then, and the move.
fn as_needed(digits: &[u8], boxes: usize) -> (Vec<u8>, Move, Vec<u8>) {
    let by = upright(digits, boxes);
    let digits = moved(digits, &by);
    (right(&digits, boxes), by, digits)
}

/// Calls `visit` with what is left of these rows after a digit takes a cell in each, in every way.
fn for_each_rest(rows: Rows, word: u8, boxes: usize, visit: &mut impl FnMut(Rows)) {
    let cell = |place: usize| 1_u16 << (2 * place + usize::from(word >> place & 1));
    let in_rows = |place: usize| {
        let is_there = |&row: &usize| rows[row] & cell(place) != 0;
        (BOXES - boxes..BOXES).filter(is_there).fold(0_u8, |all, row| all | 1 << row)
    };
    let mut choices: [(u8, u16); BOXES] =
        std::array::from_fn(
            |place| if place < boxes { (in_rows(place), cell(place)) } else { (0, 0) },
        );
    choices[..boxes].sort_unstable_by_key(|(rows, _)| rows.count_ones());
    choose(&choices[..boxes], u8::MAX, rows, visit);
}

/// Calls `visit` with the rows after each of the cells is taken from another of the rows that are left.
fn choose(choices: &[(u8, u16)], left: u8, mut rows: Rows, visit: &mut impl FnMut(Rows)) {
    let Some((&(there, cell), rest)) = choices.split_first() else { return visit(rows) };
    let mut there = there & left;
    while there != 0 {
        let row = there.trailing_zeros() as usize;
        there &= there - 1;
        rows[row] ^= cell;
        choose(rest, left & !(1 << row), rows, visit);
        rows[row] ^= cell;
    }
}

#[cfg(test)]
mod tests {
    use super::super::endings::turns;
    use super::*;
    use crate::orders;
    use ennea_base::random::SplitMix64;
    use rustc_hash::FxHashMap;

    /// The ways of a half for all systems, these with their rows in any order, by placing each digit in all ways.
    fn placed(half: &[u8], boxes: usize) -> FxHashMap<Rows, u32> {
        let mut found = FxHashMap::from_iter([([0; BOXES], 1)]);
        for &word in half {
            let mut longer = FxHashMap::default();
            for (rows, ways) in found {
                let mut order: Vec<usize> = (0..boxes).collect();
                orders::for_each_order(&mut order, 0, &mut |order: &[usize]| {
                    let mut rows = rows;
                    for (row, &place) in rows[BOXES - boxes..].iter_mut().zip(order) {
                        let cell = 1_u16 << (2 * place + usize::from(word >> place & 1));
                        if *row & cell != 0 {
                            return;
                        }
                        *row |= cell;
                    }
                    *longer.entry(sorted(rows)).or_default() += ways;
                });
            }
            found = longer;
        }
        found
    }

    /// Goal: the ways of many halves at once are those of each alone, also where one has to be moved.  Method:
    /// all halves of three boxes, some of four, by placing their digits in all ways.
    #[test]
    fn ways_are_those_of_placing_digit_by_digit() {
        let mut rng = SplitMix64::new(2026);
        for boxes in [3, 4] {
            let mut kinds = Kinds::new();
            for _ in 0..300 {
                let mut half: Vec<u8> = (0..boxes).map(|_| rng.below(1 << boxes) as u8).collect();
                half.sort_unstable();
                let halves = kinds.entry(right(&half, boxes)).or_default();
                if !halves.contains(&half) {
                    halves.push(half);
                }
            }
            for halves in kinds.values() {
                let turned = halves.iter().zip(turns(halves, boxes));
                let turned: Vec<Vec<u8>> = turned.map(|(half, turn)| moved(half, &turn)).collect();
                for halves in [halves, &turned] {
                    let ways = Ways::new(halves, boxes, &()).expect("nothing stops it");
                    let placed: Vec<_> = halves.iter().map(|half| placed(half, boxes)).collect();
                    let rows = ways.systems.rows(0..ways.systems.len());
                    for ((place, rows), &orders) in rows.enumerate().zip(&ways.systems.orders) {
                        let mut list = Vec::new();
                        ways.list(place, &mut list);
                        for (&ways, placed) in list.iter().zip(&placed) {
                            let placed = placed.get(&rows).copied().unwrap_or(0);
                            assert_eq!(ways * u32::from(orders), placed);
                        }
                    }
                }
            }
        }
    }
}
