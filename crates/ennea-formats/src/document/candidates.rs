//! Candidates of an entry: those that the filled cells leave, those that are written, and the difference.

use super::Entry;
use ennea::{Cell, Digit, DigitSet, Puzzle, Shape};

impl Entry {
    /// The digits that no peer of each open cell holds; none in filled cells.
    pub fn basic_candidates(&self) -> Vec<DigitSet> {
        let (shape, filled) = (self.shape(), self.filled());
        let left = |cell: Cell, peers: &mut dyn Iterator<Item = Cell>| {
            let mut set = DigitSet::full(shape.side());
            peers.filter_map(|peer| filled.clue(peer)).for_each(|digit| _ = set.remove(digit));
            if filled.clue(cell).is_some() { DigitSet::EMPTY } else { set }
        };
        let open = |cell| match self.rules() {
            Some(rules) => left(cell, &mut rules.peers(cell).iter().copied()),
            None => left(cell, &mut shape.peers(cell)),
        };
        shape.all_cells().map(open).collect()
    }

    /// What a candidate grid shows: one digit where a cell is filled, else its candidates.
    ///
    /// An open cell without any gets those that its peers leave; a digit that a filled peer holds
    /// is left out, for readers tell clues from naked singles by that.
    pub fn candidate_grid(&self) -> Vec<DigitSet> {
        let mut grid = self.basic_candidates();
        for cell in self.shape().all_cells() {
            let set = &mut grid[cell.index()];
            if let Some(digit) = self.digit(cell) {
                set.insert(digit);
            } else if let Some(written) = &self.candidates {
                let kept = set.intersection(written[cell.index()]);
                *set = if kept.is_empty() { *set } else { kept };
            }
        }
        grid
    }

    /// The entry that a candidate grid shows: a cell with one digit is given if no peer has it as
    /// a candidate, else it is a naked single.
    ///
    /// # Panics
    /// If there is not one set for each cell.
    pub fn from_candidate_grid(shape: Shape, grid: Vec<DigitSet>) -> Self {
        let mut clues = Puzzle::empty(shape);
        for cell in shape.all_cells() {
            let set = grid[cell.index()];
            let single = set.iter().next().filter(|_| set.len() == 1);
            let alone = |digit| shape.peers(cell).all(|peer| !grid[peer.index()].contains(digit));
            if let Some(digit) = single.filter(|&digit| alone(digit)) {
                clues.set(cell, Some(digit));
            }
        }
        let mut entry = Self::new(clues);
        entry.is_pencilmarked = true;
        let is_open = entry.clues.clue_count() < shape.cells();
        entry.set_candidates(is_open.then_some(grid));
        entry
    }

    /// The candidates that the peers leave but nobody wrote, digit by digit; nothing in cells where
    /// nobody wrote any.
    pub fn eliminated(&self) -> Vec<(Digit, Cell)> {
        let Some(written) = &self.candidates else { return Vec::new() };
        let basic = self.basic_candidates();
        let struck = |cell: Cell| match written[cell.index()] {
            set if set.is_empty() => DigitSet::EMPTY,
            set => basic[cell.index()].difference(set),
        };
        let cells = || self.shape().all_cells();
        Digit::all(self.shape().side())
            .flat_map(|digit| cells().map(move |cell| (digit, cell)))
            .filter(|&(digit, cell)| struck(cell).contains(digit))
            .collect()
    }

    /// Sets the candidates to those that the peers leave, but for some.
    pub fn eliminate(&mut self, eliminated: impl IntoIterator<Item = (Digit, Cell)>) {
        let mut sets = self.basic_candidates();
        for (digit, cell) in eliminated {
            sets[cell.index()].remove(digit);
        }
        self.set_candidates(Some(sets));
    }
}
