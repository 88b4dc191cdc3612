//! The numbers of the stacks that go with all but the last two partitions of a companion, side by side.

use super::numbers::{MOST, Numbers, STEP};
use super::partitions::{Partitions, Rows, relabelled};
use super::prefixes::Levels;
use super::products::{LINE, Line};

/// Data that all tables are made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    pub(super) partitions: &'a Partitions,
    pub(super) levels: &'a Levels,
    pub(super) numbers: &'a Numbers,
}

/// For each last partition a line: the entries for all choices of the last but one.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) lines: Vec<Line>,
    /// The sum of the entries of each line, with their excesses.
    pub(super) sums: Vec<i64>,
    /// The root of the sum of the squares of the entries of each line, rounded up.
    pub(super) lengths: Vec<u64>,
    /// Line, column and excess.
    pub(super) excesses: Vec<(u16, u16, i32)>,
}

impl Table {
    pub(super) fn new(partitions: &Partitions) -> Self {
        let lines = partitions.len();
        Self {
            lines: vec![Line::EMPTY; lines.next_multiple_of(STEP)],
            sums: vec![0; lines],
            lengths: vec![0; lines],
            excesses: Vec::new(),
        }
    }

    /// The table for the partitions `outer` with those in `column` after them.
    pub(super) fn fill<'a>(
        &mut self,
        source: Source<'_>,
        outer: &[&Rows],
        column: impl Iterator<Item = &'a Rows>,
    ) {
        let Source { partitions, levels, numbers } = source;
        let (class, by) = levels.recognise(partitions, outer);
        let images = partitions.images(&by);
        let places: Vec<usize> =
            column.map(|rows| partitions.place(&relabelled(rows, &by))).collect();
        let columns: Vec<&[i16]> =
            places.iter().map(|&place| numbers.entries(class, place)).collect();
        transpose(&columns, &lines_of(&images), &mut self.lines);
        self.excesses.clear();
        for (line, &image) in images.iter().enumerate() {
            let entries = &self.lines[line].0;
            let sum: i32 = entries.iter().map(|&it| i32::from(it)).sum();
            // A square is less than 2^30, so two of them fit into 32 bits.
            let squares = entries.as_chunks::<2>().0.iter().map(|&pair| {
                let [a, b] = pair.map(|it| i32::from(it).cast_unsigned());
                u64::from(a.wrapping_mul(a).wrapping_add(b.wrapping_mul(b)))
            });
            self.sums[line] = i64::from(sum);
            self.lengths[line] = squares.sum::<u64>().isqrt() + 1;
            if entries.contains(&MOST) {
                self.note_excesses(source, class, [line, usize::from(image)], &places);
            }
        }
    }

    fn note_excesses(
        &mut self,
        source: Source<'_>,
        class: usize,
        [line, image]: [usize; 2],
        places: &[usize],
    ) {
        let Source { partitions, levels, numbers } = source;
        for (column, &place) in places.iter().enumerate() {
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

/// Line of each entry of a column: the inverse of the images of the lines.  Entries that only
/// fill a column up are for lines that nobody reads.
fn lines_of(images: &[u16]) -> Vec<u16> {
    let mut lines: Vec<u16> = (0..images.len().next_multiple_of(STEP) as u16).collect();
    for (line, &image) in (0..).zip(images) {
        lines[usize::from(image)] = line;
    }
    lines
}

/// Number of columns, and of entries of each, that are turned into lines at a time.
const SQUARE: usize = 8;
const _: () = assert!(STEP.is_multiple_of(SQUARE) && LINE.is_multiple_of(SQUARE));

/// Writes columns as lines, in this order.
fn transpose(columns: &[&[i16]], order: &[u16], lines: &mut [Line]) {
    let whole = columns.len() / SQUARE * SQUARE;
    for (step, order) in order.chunks_exact(STEP).enumerate() {
        // Of all columns some entries, so that these stay in the first cache until all of a cache line is used.
        for (place, columns) in columns[..whole].chunks_exact(SQUARE).enumerate() {
            let columns: [&[i16]; SQUARE] =
                std::array::from_fn(|k| &columns[k][STEP * step..][..STEP]);
            for (part, order) in order.chunks_exact(SQUARE).enumerate() {
                for (row, &line) in order.iter().enumerate() {
                    let entries: [i16; SQUARE] =
                        std::array::from_fn(|k| columns[k][SQUARE * part + row]);
                    lines[usize::from(line)].0[SQUARE * place..][..SQUARE]
                        .copy_from_slice(&entries);
                }
            }
        }
        for (place, column) in columns.iter().enumerate().skip(whole) {
            for (&line, &entry) in order.iter().zip(&column[STEP * step..]) {
                lines[usize::from(line)].0[place] = entry;
            }
        }
    }
}
