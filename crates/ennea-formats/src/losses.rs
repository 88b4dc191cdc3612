//! What is lost when an entry is written in a format.

use crate::document::{Entry, Fact};
use crate::format::{Format, Placed};
use ennea::Cell;

/// Something that a format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The candidates.
    Candidates,
    /// The placed digits.
    Placed,
    /// That placed digits are no clues.
    PlacedAsClues,
    /// That open cells with one candidate are no clues.
    SinglesAsClues,
    /// The solution.
    Solution,
    /// Something that is said about the puzzle.
    Fact(Fact),
}

impl Loss {
    /// What to say about it once.
    ///
    /// ```
    /// use ennea_formats::{Format, Loss};
    /// assert_eq!(Loss::Candidates.describe(Format::Sdm), "candidates are lost: sdm has none");
    /// ```
    pub fn describe(self, format: Format) -> String {
        let name = format.name();
        match self {
            Self::Candidates => format!("candidates are lost: {name} has none"),
            Self::Placed => format!("placed digits are lost: {name} has only clues"),
            Self::PlacedAsClues => format!("placed digits become clues: {name} has only clues"),
            Self::SinglesAsClues => {
                format!("open cells with one candidate become clues: {name} cannot tell them apart")
            }
            Self::Solution => format!("the solution is lost: {name} has none"),
            Self::Fact(fact) => format!("the {} is lost: {name} has none", fact.name()),
        }
    }
}

impl Format {
    /// What of an entry would be lost.
    pub fn losses(self, entry: &Entry) -> Vec<Loss> {
        let mut losses = Vec::new();
        if entry.candidates().is_some() && !self.has_candidates() {
            losses.push(Loss::Candidates);
        }
        if entry.placed().clue_count() > 0 {
            match self.placed() {
                Placed::Kept => {}
                Placed::AsClues => losses.push(Loss::PlacedAsClues),
                Placed::Lost => losses.push(Loss::Placed),
            }
        }
        if self == Self::Sdx || self.is_pencilmarked() {
            let grid = entry.candidate_grid();
            // Where peers have the candidate as well, a grid of candidates shows that the cell is open.
            let is_shown = |cell: Cell, digit| {
                self != Self::Sdx
                    && entry.shape().peers(cell).any(|peer| grid[peer.index()].contains(digit))
            };
            let is_single = |cell: &Cell| {
                let set = grid[cell.index()];
                let digit = set.iter().next().filter(|_| set.len() == 1);
                entry.digit(*cell).is_none() && digit.is_some_and(|digit| !is_shown(*cell, digit))
            };
            if entry.candidates().is_some()
                && entry.shape().all_cells().any(|cell| is_single(&cell))
            {
                losses.push(Loss::SinglesAsClues);
            }
        }
        if entry.solution().is_some() && !self.has_solution() {
            losses.push(Loss::Solution);
        }
        let facts = entry.facts().map(|(fact, _)| fact);
        losses.extend(facts.filter(|fact| !self.facts().contains(fact)).map(Loss::Fact));
        losses
    }
}
