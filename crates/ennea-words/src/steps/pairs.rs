//! Cells of a step that differ by a pair alone, such as a knight's move, are named, so that nobody
//! seeks a house.

use super::Speaker;
use super::patterns::blockers;
use crate::say;
use ennea_base::Cell;
use ennea_base::rules::{Joint, NamedRule, Rules};
use ennea_logic::{Candidate, Figure};
use std::collections::BTreeSet;

impl Speaker<'_> {
    /// A reason, and behind it which of the cells that it speaks of differ without a house.
    pub(super) fn with_pairs(&self, reason: String) -> String {
        let Some(rules) = Some(self.board.rules()).filter(|rules| !rules.pairs().is_empty()) else {
            return reason;
        };
        let mut said = vec![reason];
        let joined = self.joined_cells();
        let names: BTreeSet<(&str, Option<NamedRule>)> =
            joined.iter().filter_map(|&[a, b]| by_pair(rules, a, b)).collect();
        for (name, rule) in names {
            let own = joined.iter().filter(|[a, b]| by_pair(rules, *a, *b) == Some((name, rule)));
            let pair = |cells: &[Cell; 2]| {
                let [one, other] = cells.map(|cell| self.name(cell));
                say!(self.language, "pair", one, other)
            };
            let pairs: Vec<String> = own.map(pair).collect();
            said.push(match rule {
                Some(NamedRule::Knight) => say!(self.language, "apart-knight", pairs),
                Some(NamedRule::King) => say!(self.language, "apart-king", pairs),
                _ => say!(self.language, "apart-listed", name, pairs),
            });
        }
        self.joined(&said)
    }

    /// Cells of which the step says that they see each other: a digit and what it rules out, the ends of a
    /// weak link, what is struck out and the pattern.
    fn joined_cells(&self) -> BTreeSet<[Cell; 2]> {
        let mut found = BTreeSet::new();
        let sees = |a: Cell, b: Cell| self.board.sees(a, b);
        match self.step.figure() {
            Figure::Single { house: Some(house) } => {
                let Candidate { cell, digit } = self.placed();
                let (used, _) = blockers(self.board, *house, cell, digit);
                let open = self.board.cells_of(*house).iter();
                for &other in open.filter(|&&it| it != cell && self.board.digit(it).is_none()) {
                    // The first of the digits that rule it out, as they were chosen.
                    if let Some(&by) = used.iter().find(|&&by| sees(by, other)) {
                        found.insert([by, other]);
                    }
                }
            }
            Figure::Chain(chain) => {
                for pair in chain.nodes[1..].chunks_exact(2) {
                    for &a in &pair[0].cells {
                        found.extend(pair[1].cells.iter().map(|&b| [a, b]));
                    }
                }
                let ends = chain.nodes.first().into_iter().chain(chain.nodes.last());
                let ends: Vec<Cell> = ends.flat_map(|node| node.cells.clone()).collect();
                for gone in self.step.eliminations() {
                    found.extend(ends.iter().map(|&end| [end, gone.cell]));
                }
            }
            Figure::Wing { pivot, pincers, .. } => {
                found.extend(pincers.iter().map(|&pincer| [*pivot, pincer]));
                self.join_gone(pincers, &mut found);
            }
            Figure::Locked { cells, .. }
            | Figure::Subset { cells, .. }
            | Figure::Fish { fins: cells, .. } => self.join_gone(cells, &mut found),
            _ => {}
        }
        found.retain(|&[a, b]| a != b && sees(a, b));
        found
    }

    fn join_gone(&self, cells: &[Cell], found: &mut BTreeSet<[Cell; 2]>) {
        for gone in self.step.eliminations() {
            found.extend(cells.iter().map(|&cell| [cell, gone.cell]));
        }
    }
}

/// The pairs that join two cells which share no house: their name and their rule.
fn by_pair(rules: &Rules, a: Cell, b: Cell) -> Option<(&str, Option<NamedRule>)> {
    match rules.joint(a, b) {
        Some(Joint::Pairs(pairs)) => Some((&pairs.name, pairs.rule)),
        _ => None,
    }
}
