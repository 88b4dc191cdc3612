//! Contradictions and verities: the first one of the board, not the shortest.
//!
//! - *Contradiction*: an assumption leads to its opposite, to a cell or house with two digits too
//!   many or none left.
//! - *Verity*: something follows from a candidate being true and from its being false, or from each
//!   candidate of a cell, or from each place of a digit in a house.
//!
//! What fills a cell comes before what removes a candidate; among those the least cell, then the
//! least digit.  A house has no place left for a digit if all cells are gone in which no filled
//! cell forbids it.  Of forcing nets only those count in which some statement has several causes.

use super::super::board::Board;
use super::super::found::{Found, Removed};
use super::super::houses::{Cells, HOUSE};
use super::node::{candidate, is_true, node};
use super::table::Table;
use ennea_base::ones;

/// The first contradiction or verity; with `is_net` only if it is a net.
pub(super) fn first(board: &Board, tables: &[Table], is_net: bool) -> Option<Found> {
    let allowed = std::array::from_fn(|digit| board.allowed(digit));
    let mut look = Look { board, tables, is_net, allowed, filled: None, removed: None };
    for cell in 0..81 {
        for digit in ones(board.candidates(cell)) {
            let [off, on] = [false, true].map(|side| &tables[usize::from(node(cell, digit, side))]);
            look.contradictions(on);
            look.contradictions(off);
            look.verities(&[on, off], Some(cell));
        }
        let choices = ones(board.candidates(cell)).map(|digit| node(cell, digit, true));
        look.choices(&choices.collect::<Vec<u16>>());
    }
    for house in HOUSE {
        for digit in 0..9 {
            let places = board.places(digit).and(&house);
            look.choices(&places.iter().map(|cell| node(cell, digit, true)).collect::<Vec<u16>>());
        }
    }
    let removed = look
        .removed
        .map(|(cell, digit)| Found::Removed(Removed::of([cell].into_iter().collect(), digit)));
    look.filled.map(|(cell, digit)| Found::Filled(cell, digit)).or(removed)
}

struct Look<'a> {
    board: &'a Board,
    tables: &'a [Table],
    is_net: bool,
    /// The cells in which no filled cell forbids a digit.
    allowed: [Cells; 9],
    filled: Option<(usize, usize)>,
    removed: Option<(usize, usize)>,
}

impl Look<'_> {
    /// Tests whether a statement would come before the known one.
    fn is_better(&self, statement: u16) -> bool {
        let Some(it) = candidate(statement) else { return false };
        if is_true(statement) {
            self.filled.is_none_or(|known| it < known)
        } else {
            self.filled.is_none() && self.removed.is_none_or(|known| it < known)
        }
    }

    /// Takes a statement that follows from these entries of tables.
    fn offer<'t>(&mut self, statement: u16, mut ways: impl Iterator<Item = (&'t Table, u16)>) {
        if !self.is_better(statement) {
            return;
        }
        let mut is_net = |tables: &[Table]| {
            ways.any(|(table, node)| {
                table.place(node).is_some_and(|place| table.path(tables, place).1)
            })
        };
        if self.is_net && !is_net(self.tables) {
            return;
        }
        let known = if is_true(statement) { &mut self.filled } else { &mut self.removed };
        *known = candidate(statement);
    }

    /// The contradictions that an assumption leads to.
    fn contradictions(&mut self, table: &Table) {
        let Some(&assumed) = table.entries.first() else { return };
        let opposite = assumed ^ 1;
        if !self.is_better(opposite) {
            return;
        }
        let (board, allowed) = (self.board, self.allowed);
        let mut offer = |nodes: &[u16]| {
            self.offer(opposite, nodes.iter().map(|&node| (table, node)));
        };
        if table.place(opposite).is_some() {
            offer(&[opposite]);
        }
        for digit in 0..9 {
            if let Some(cell) = table.on[digit].and(&table.off[digit]).first() {
                offer(&[node(cell, digit, false), node(cell, digit, true)]);
            }
            for other in digit + 1..9 {
                if let Some(cell) = table.on[digit].and(&table.on[other]).first() {
                    offer(&[node(cell, digit, true), node(cell, other, true)]);
                }
            }
        }
        for house in HOUSE {
            for digit in 0..9 {
                let twice = table.on[digit].and(&house);
                if twice.len() > 1 {
                    offer(&nodes(twice, digit, true));
                }
            }
        }
        let mut left = board.empty();
        for digit in 0..9 {
            left = left.without(&board.places(digit).without(&table.off[digit]));
            left = left.without(&table.on[digit]);
        }
        for cell in left.iter() {
            let gone = ones(board.candidates(cell)).map(|digit| node(cell, digit, false));
            offer(&gone.collect::<Vec<u16>>());
        }
        for house in HOUSE {
            for (digit, allowed) in allowed.iter().enumerate() {
                let open = allowed.and(&house);
                if !open.is_empty() && open.is_subset(&table.off[digit]) {
                    offer(&nodes(open, digit, false));
                }
            }
        }
    }

    /// Looks for verities of these choices, of which one is true.
    fn choices(&mut self, choices: &[u16]) {
        let tables = self.tables;
        let chosen: Vec<&Table> = choices.iter().map(|&node| &tables[usize::from(node)]).collect();
        if !chosen.is_empty() {
            self.verities(&chosen, None);
        }
    }

    /// Looks for the common consequences of these assumptions, but not in this cell.
    fn verities(&mut self, tables: &[&Table], but: Option<usize>) {
        for side in [true, false] {
            for digit in 0..9 {
                let sets = tables
                    .iter()
                    .map(|table| if side { table.on[digit] } else { table.off[digit] });
                let mut common = sets.reduce(|a, b| a.and(&b)).unwrap_or_default();
                but.iter().for_each(|&cell| common.remove(cell));
                for cell in common.iter() {
                    let follows = node(cell, digit, side);
                    self.offer(follows, tables.iter().map(|&table| (table, follows)));
                }
            }
        }
    }
}

/// A digit in some cells, true or false.
fn nodes(cells: Cells, digit: usize, is_true: bool) -> Vec<u16> {
    cells.iter().map(|cell| node(cell, digit, is_true)).collect()
}
