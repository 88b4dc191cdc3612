//! The numbers of the stacks that go with all but the last two partitions of a companion, side by side.

use super::numbers::{MOST, Numbers};
use super::partitions::{Partitions, Rows, relabelled};
use super::prefixes::Levels;
use super::products::{LINE, Line};

/// What all tables are made of.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) partitions: Partitions,
    pub(super) levels: Levels,
    pub(super) numbers: Numbers,
}

/// For each last partition a line: the entries for all choices of the last but one.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) lines: Vec<Line>,
    /// The sum of the entries of each line, with their excesses.
    pub(super) sums: Vec<i64>,
    /// The sum of the squares of the entries of each line.
    pub(super) squares: Vec<u64>,
    /// Line, column and excess.
    pub(super) excesses: Vec<(u16, u16, i32)>,
}

impl Table {
    pub(super) fn new(source: &Source) -> Self {
        let lines = source.partitions.len();
        Self {
            lines: vec![Line::EMPTY; lines],
            sums: vec![0; lines],
            squares: vec![0; lines],
            excesses: Vec::new(),
        }
    }

    /// The table for the partitions `outer` with those in `column` after them.
    pub(super) fn fill<'a>(
        &mut self,
        source: &Source,
        outer: &[&Rows],
        column: impl Iterator<Item = &'a Rows>,
    ) {
        let Source { partitions, levels, numbers } = source;
        let (class, by) = levels.recognise(partitions, outer);
        let images = partitions.images(&by);
        let places: Vec<usize> =
            column.map(|rows| partitions.place(&relabelled(rows, &by))).collect();
        self.sums.fill(0);
        self.squares.fill(0);
        self.excesses.clear();
        // Some columns at a time: their entries stay in the caches while all lines are gone through.
        for (block, places) in places.chunks(BLOCK).enumerate() {
            let columns: Vec<&[i16]> =
                places.iter().map(|&place| numbers.entries(class, place)).collect();
            for (line, &image) in images.iter().enumerate() {
                let entries = &mut self.lines[line].0[block * BLOCK..][..columns.len()];
                let (mut sum, mut squares, mut most) = (0, 0, 0);
                for (entry, column) in entries.iter_mut().zip(&columns) {
                    *entry = column[usize::from(image)];
                    let number = i64::from(*entry);
                    sum += number;
                    squares += (number * number) as u64;
                    most = most.max(*entry);
                }
                self.sums[line] += sum;
                self.squares[line] += squares;
                if most == MOST {
                    self.note_excesses(source, class, [line, usize::from(image)], block, places);
                }
            }
        }
    }

    fn note_excesses(
        &mut self,
        source: &Source,
        class: usize,
        [line, image]: [usize; 2],
        block: usize,
        places: &[usize],
    ) {
        let Source { partitions, levels, numbers } = source;
        for (column, &place) in (block * BLOCK..).zip(places) {
            if self.lines[line].0[column] == MOST {
                let excess = numbers.excess(partitions, levels, [class, place, image]);
                if excess != 0 {
                    self.excesses.push((line as u16, column as u16, excess));
                    self.sums[line] += i64::from(excess);
                }
            }
        }
    }
}

/// Columns that are written at a time: a cache line of them.
const BLOCK: usize = 32;
const _: () = assert!(LINE.is_multiple_of(BLOCK));
