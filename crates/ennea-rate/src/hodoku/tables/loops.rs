//! Nice loops and alternating inference chains, with groups or without: the best find of all.
//!
//! - A *discontinuous loop* comes back to the cell in which it starts: an assumption is false
//!   there.
//! - A *continuous loop* holds in both directions: of each weak link one end is true, and a cell
//!   that it crosses from one strong link to the next keeps the two digits of those only.
//! - An *alternating inference chain* starts with a false candidate and ends with a true one, so
//!   one of the two is true: their digit goes from two cells or more that see both (the ends' own
//!   cells not counted), or if they are different digits of two cells that see each other, each
//!   goes from the other's cell.
//!
//! Assumptions that are true in order of cell and digit, then those that are false; then the
//! chains.  Each statement counts with the one way to it that the table knows, if that has more
//! than one link and meets no cell twice.

use super::super::board::Board;
use super::super::found::{Best, Found, Removed};
use super::super::houses::{Cells, PEERS, see};
use super::groups::Group;
use super::node::{candidate, group_of, is_true, node};
use super::table::Table;
use ennea_base::ones;

/// The best of all loops and chains.
pub(super) fn best(board: &Board, tables: &[Table], groups: &[Group]) -> Option<Found> {
    let look = Look { board, tables, groups };
    let mut best = Best::default();
    for is_true in [true, false] {
        for (cell, digit) in all(board) {
            look.loops(&tables[usize::from(node(cell, digit, is_true))], cell, digit, &mut best);
        }
    }
    for (cell, digit) in all(board) {
        look.chains(&tables[usize::from(node(cell, digit, false))], cell, digit, &mut best);
    }
    best.found()
}

/// All candidates, by cell.
fn all(board: &Board) -> impl Iterator<Item = (usize, usize)> {
    (0..81).flat_map(|cell| ones(board.candidates(cell)).map(move |digit| (cell, digit)))
}

/// Board and tables in which loops are looked for.
struct Look<'a> {
    board: &'a Board,
    tables: &'a [Table],
    groups: &'a [Group],
}

impl Look<'_> {
    /// The loops from a candidate.
    fn loops(&self, table: &Table, cell: usize, digit: usize, best: &mut Best) {
        for (place, &end) in table.entries.iter().enumerate().skip(1) {
            if let Some((last, end_digit)) = candidate(end)
                && last == cell
                && table.distance(place) > 2
            {
                let ends = [is_true(table.entries[1]), is_true(end)];
                let goes = match ends {
                    [false, false] if digit == end_digit => 1 << digit,
                    [true, true] if digit == end_digit => !(1 << digit),
                    [false, true] if digit != end_digit => 1 << digit,
                    [true, false] if digit != end_digit => 1 << end_digit,
                    [false, false] if self.board.count(cell) > 2 => continue,
                    _ => {
                        if let Some(way) = self.way(table, place, false) {
                            best.offer(&self.continuous(&way, ends == [true, true]));
                        }
                        continue;
                    }
                };
                let mut removed = Removed::default();
                removed.add_digits(cell, self.board.candidates(cell) & goes);
                if best.is_beaten_by(&removed) && self.way(table, place, false).is_some() {
                    best.offer(&removed);
                }
            }
        }
    }

    /// The alternating inference chains from a candidate.
    fn chains(&self, table: &Table, cell: usize, digit: usize, best: &mut Best) {
        for (place, &end) in table.entries.iter().enumerate().skip(1) {
            let Some((last, end_digit)) = candidate(end) else { continue };
            if !is_true(end) || last == cell || table.distance(place) <= 2 {
                continue;
            }
            let mut removed = Removed::default();
            if digit == end_digit {
                let seen = PEERS[cell].and(&PEERS[last]).and(&self.board.places(digit));
                if seen.len() > 1 {
                    removed.add(seen, digit);
                }
            } else if see(cell, last)
                && self.board.has(last, digit)
                && self.board.has(cell, end_digit)
            {
                removed.insert(cell, end_digit);
                removed.insert(last, digit);
            }
            if best.is_beaten_by(&removed) && self.way(table, place, true).is_some() {
                best.offer(&removed);
            }
        }
    }

    /// The way from an assumption to an entry, unless it meets a cell twice.
    ///
    /// A loop may come back to the cell of its start at the end, by a link from another cell, and
    /// leaves it by a link to another one.
    fn way(&self, table: &Table, place: usize, is_chain: bool) -> Option<Vec<u16>> {
        let (mut way, _) = table.path(self.tables, place);
        way.reverse();
        let n = way.len();
        let first = self.first(way[0]);
        if !is_chain
            && (self.first(way[n - 1]) == self.first(way[n - 2]) || self.first(way[1]) == first)
        {
            return None;
        }
        let mut met = Cells::EMPTY;
        for (k, &node) in way.iter().enumerate() {
            if met.contains(self.first(node)) {
                return None;
            }
            if k > 0 && (is_chain || self.first(way[k - 1]) != first) {
                met = met.or(&self.cells(way[k - 1]));
            }
        }
        Some(way)
    }

    /// Candidates that a continuous loop removes; `is_strong` if it starts and ends with a strong
    /// link.
    fn continuous(&self, way: &[u16], is_strong: bool) -> Removed {
        let n = way.len();
        let start = self.first(way[0]);
        let on_way =
            way[..n - 1].iter().fold(Cells::EMPTY, |cells, &node| cells.or(&self.cells(node)));
        let mut removed = Removed::default();
        let mut keep = |node: u16, a: usize, b: usize| {
            let cell = self.first(node);
            removed.add_digits(cell, self.board.candidates(cell) & !(1 << a | 1 << b));
        };
        if is_strong {
            keep(way[0], self.digit(way[0]), self.digit(way[n - 1]));
        }
        for k in 1..n.saturating_sub(2) {
            let is_step = |from: usize| self.first(way[from]) != self.first(way[from + 1]);
            let is_crossed = is_true(way[k]) && !is_true(way[k + 1]) && is_true(way[k + 2]);
            if is_crossed && is_step(k - 1) && !is_step(k) && is_step(k + 1) {
                keep(way[k], self.digit(way[k]), self.digit(way[k + 2]));
            }
        }
        for pair in way.windows(2) {
            if !is_true(pair[1]) && self.first(pair[0]) != self.first(pair[1]) {
                let digit = self.digit(pair[1]);
                let mut seen = self.peers(pair[0]).and(&self.peers(pair[1])).without(&on_way);
                seen.remove(start);
                removed.add(seen.and(&self.board.places(digit)), digit);
            }
        }
        removed
    }

    /// The first cell of a statement.
    fn first(&self, node: u16) -> usize {
        candidate(node).map_or_else(|| self.group(node).first, |(cell, _)| cell)
    }

    /// Its digit.
    fn digit(&self, node: u16) -> usize {
        candidate(node).map_or_else(|| self.group(node).digit, |(_, digit)| digit)
    }

    /// Its cells.
    fn cells(&self, node: u16) -> Cells {
        candidate(node)
            .map_or_else(|| self.group(node).cells, |(cell, _)| [cell].into_iter().collect())
    }

    /// Cells that see all cells of a node.
    fn peers(&self, node: u16) -> Cells {
        candidate(node).map_or_else(|| self.group(node).peers, |(cell, _)| PEERS[cell])
    }

    fn group(&self, node: u16) -> &Group {
        let number = group_of(node).expect("a statement is about a candidate or a group");
        &self.groups[number]
    }
}
