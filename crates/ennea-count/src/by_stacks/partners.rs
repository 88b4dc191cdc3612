//! Pairs of lines of two tables that are multiplied: those of the last partitions of two
//! companions.

use super::partitions::Partitions;
use super::products::{add_products, long_product};
use super::table::Table;
use ennea_base::Backend;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The last partitions of both companions, for some last partitions of the stack.
#[derive(Debug)]
pub(super) struct Partners {
    /// The lines of the first table; which pairs each has.  A line comes as often as there are blocks of others.
    runs: Vec<(u16, Range<usize>)>,
    /// The line of the second table and the sum.
    pairs: Vec<(u16, u16)>,
    /// These pairs by the lines of the first table and by those of the second: the other line and
    /// the sum.
    by_first: Vec<Vec<(u16, u16)>>,
    by_second: Vec<Vec<(u16, u16)>>,
}

/// Lines of the second table that are gone through before the next ones: they stay in the second cache.
const BLOCK: u16 = 512;

impl Partners {
    /// For these last partitions, whose places in the list are the sums.
    pub(super) fn new(partitions: &Partitions, last: &[usize]) -> Self {
        let mut all: Vec<(u16, u16, u16)> = Vec::new();
        for (sum, &place) in (0..).zip(last) {
            let companions = partitions.companions(partitions.rows(place));
            let places: Vec<u16> =
                companions.iter().map(|rows| partitions.place(rows) as u16).collect();
            all.extend(places.iter().zip(places.iter().rev()).map(|(&a, &b)| (a, b, sum)));
        }
        all.sort_unstable_by_key(|&(first, second, sum)| (second / BLOCK, first, second, sum));
        let (mut by_first, mut by_second) =
            (vec![Vec::new(); partitions.len()], vec![Vec::new(); partitions.len()]);
        for &(first, second, sum) in &all {
            by_first[usize::from(first)].push((second, sum));
            by_second[usize::from(second)].push((first, sum));
        }
        let mut at = 0;
        let same =
            |a: &(u16, u16, u16), b: &(u16, u16, u16)| a.0 == b.0 && a.1 / BLOCK == b.1 / BLOCK;
        let run = |run: &[(u16, u16, u16)]| {
            at += run.len();
            (run[0].0, at - run.len()..at)
        };
        let runs = all.chunk_by(same).map(run).collect();
        let pairs = all.iter().map(|&(_, second, sum)| (second, sum)).collect();
        Self { runs, pairs, by_first, by_second }
    }

    /// For each sum the scalar products of its lines, with all excesses.
    pub(super) fn products(&self, backend: Backend, tables: [&Table; 2], sums: &mut [i64]) {
        let [first, second] = tables;
        sums.fill(0);
        let most: Vec<u64> = second
            .lengths
            .chunks(usize::from(BLOCK))
            .map(|lengths| lengths.iter().copied().max().unwrap_or(0))
            .collect();
        // A product is at most the product of both lengths.
        let is_short = |a: u64, b: u64| a * b < 1 << 31;
        let mut short = Vec::new();
        for (line, run) in &self.runs {
            let (line, pairs) = (usize::from(*line), &self.pairs[run.clone()]);
            let (numbers, length) = (&first.lines[line], first.lengths[line]);
            if is_short(length, most[usize::from(pairs[0].0 / BLOCK)]) {
                add_products(backend, numbers, &second.lines, pairs, sums);
                continue;
            }
            short.clear();
            for &(other, sum) in pairs {
                if is_short(length, second.lengths[usize::from(other)]) {
                    short.push((other, sum));
                } else {
                    let other = &second.lines[usize::from(other)];
                    sums[usize::from(sum)] += long_product(numbers, other);
                }
            }
            add_products(backend, numbers, &second.lines, &short, sums);
        }
        let others: FxHashMap<(u16, u16), i32> = second
            .excesses
            .iter()
            .map(|&(line, column, excess)| ((line, column), excess))
            .collect();
        for &(line, column, excess) in &first.excesses {
            for &(other, sum) in &self.by_first[usize::from(line)] {
                let entry = second.lines[usize::from(other)].0[usize::from(column)];
                let more = others.get(&(other, column)).copied().unwrap_or(0);
                sums[usize::from(sum)] += i64::from(excess) * (i64::from(entry) + i64::from(more));
            }
        }
        for &(line, column, excess) in &second.excesses {
            for &(other, sum) in &self.by_second[usize::from(line)] {
                let entry = first.lines[usize::from(other)].0[usize::from(column)];
                sums[usize::from(sum)] += i64::from(excess) * i64::from(entry);
            }
        }
    }

    /// For each sum the numbers of its lines: those of the first and those of the second table.
    pub(super) fn of_lines(&self, numbers: [&[i128]; 2], sums: &mut [i128]) {
        sums.fill(0);
        for (line, run) in &self.runs {
            for &(other, sum) in &self.pairs[run.clone()] {
                sums[usize::from(sum)] +=
                    numbers[0][usize::from(*line)] + numbers[1][usize::from(other)];
            }
        }
    }
}
