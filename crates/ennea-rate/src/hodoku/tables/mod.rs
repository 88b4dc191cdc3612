//! Tables of what follows from each assumption: nice loops, forcing chains, forcing nets.
//!
//! There are two tables for each candidate: what follows if it is true, and if it is false.  First
//! they hold what follows at once ([`links`], [`groups`], or by singles, [`nets`]); then each takes
//! over what follows at once from each of its entries, by the shortest way known ([`table`]).  From
//! the full tables come loops ([`loops`]) and contradictions and verities ([`forcing`]).

mod forcing;
mod groups;
mod links;
mod loops;
mod nets;
mod node;
mod table;

use super::board::Board;
use super::found::Found;
use table::Table;

/// The tables, kept from search to search.
#[derive(Debug, Default)]
pub(super) struct Tables {
    tables: Vec<Table>,
    groups: Vec<groups::Group>,
}

impl Tables {
    /// The best nice loop or alternating inference chain, with groups or without.
    pub(super) fn nice_loop(&mut self, board: &Board, has_groups: bool) -> Option<Found> {
        self.fill(board, has_groups, links::fill);
        loops::best(board, &self.tables, &self.groups)
    }

    /// The first forcing chain.
    pub(super) fn forcing_chain(&mut self, board: &Board) -> Option<Found> {
        self.fill(board, true, links::fill);
        forcing::first(board, &self.tables, false)
    }

    /// The first forcing net.
    pub(super) fn forcing_net(&mut self, board: &Board) -> Option<Found> {
        self.fill(board, true, nets::fill);
        forcing::first(board, &self.tables, true)
    }

    /// Makes all tables anew, from those of candidates.
    fn fill(&mut self, board: &Board, has_groups: bool, candidates: fn(&Board, &mut [Table])) {
        self.groups = if has_groups { groups::all(board) } else { Vec::new() };
        let nodes = node::GROUPS + 2 * self.groups.len();
        self.tables.resize_with(nodes.max(self.tables.len()), Table::default);
        self.tables.iter_mut().for_each(|table| table.clear(nodes));
        candidates(board, &mut self.tables);
        groups::fill(board, &self.groups, &mut self.tables);
        table::expand(&mut self.tables);
    }
}
