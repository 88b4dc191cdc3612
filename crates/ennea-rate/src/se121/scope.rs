//! Differences of a board from one on which a rule found nothing: only there can it find anything
//! now.
//!
//! Candidates only go as a puzzle is solved.  So a rule that looks at one house, at one digit, or at cells
//! that see each other finds something new only where one of its own candidates has gone.  Three boards in
//! four on which chains are looked for differ in one cell from such a board.
//!
//! Source: ours.  Cost: a pass over the cells.  Oracle: in tests, rules that look everywhere.

use super::board::{Board, CELLS, HOUSES, SEES};
use ennea_base::rules::cells_of;

/// Cells, digits and houses at which rules need to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scope {
    pub(super) cells: u128,
    pub(super) digits: u16,
    /// The digits of each house.
    by_house: [u16; 27],
}

impl Scope {
    pub(super) const ALL: Self =
        Self { cells: (1 << 81) - 1, digits: 0x1ff, by_house: [0x1ff; 27] };

    /// Scope in which the candidates of one board are not those of the other.
    pub(super) fn between(one: &[u16; 81], other: &[u16; 81]) -> Self {
        let mut scope = Self { cells: 0, digits: 0, by_house: [0; 27] };
        for (cell, (one, other)) in one.iter().zip(other).enumerate() {
            if one != other {
                scope.cells |= 1 << cell;
                scope.digits |= one ^ other;
                for house in HOUSES[cell] {
                    scope.by_house[usize::from(house)] |= one ^ other;
                }
            }
        }
        scope
    }

    /// Tests whether a house is inside.
    #[inline]
    pub(super) fn has_house(&self, house: usize) -> bool {
        self.by_house[house] != 0
    }

    /// The places of a house whose cells are inside.
    #[inline]
    pub(super) fn places_of(&self, house: usize) -> u16 {
        let is_inside = |cell: u8| (self.cells >> cell & 1) as u16;
        let bits = CELLS[house].iter().enumerate().map(|(place, &cell)| is_inside(cell) << place);
        bits.sum()
    }

    /// The digits of a house that are inside.
    #[inline]
    pub(super) fn digits_of(&self, house: usize) -> u16 {
        self.by_house[house]
    }
}

/// The cells that see any of these.
pub(super) fn seeing(cells: u128) -> u128 {
    cells_of(cells).fold(0, |seen, cell| seen | SEES[cell])
}

/// The candidates of a board on which a rule found nothing; none at first.
#[derive(Clone, Debug)]
pub(super) struct Known([u16; 81]);

impl Default for Known {
    fn default() -> Self {
        Self::NOTHING
    }
}

impl Known {
    /// Nothing is known: the board without candidates.
    pub(super) const NOTHING: Self = Self([0; 81]);

    /// Nothing is found on this board.
    pub(super) fn of(board: &Board) -> Self {
        Self(board.candidates)
    }

    /// Scope in which it may find something on a later board of the same puzzle.
    pub(super) fn scope(&self, board: &Board) -> Scope {
        Scope::between(&self.0, &board.candidates)
    }

    /// Says that it found nothing on a board.
    pub(super) fn note(&mut self, board: &Board) {
        self.0 = board.candidates;
    }
}

#[cfg(test)]
mod tests {
    use super::super::patterns::{direct, sets_of_four, simple};
    use super::super::samples::PUZZLES;
    use super::super::{Rater, apply, exclusion};
    use super::*;

    /// Goal: from one board of a solution to the next, rules that look where something has changed find
    /// what those find that look everywhere.  Method: both, on every board.
    #[test]
    fn what_has_changed_is_enough() {
        let mut kept = 0;
        for puzzle in PUZZLES {
            let (mut rater, mut known) = (Rater::new(), [const { Known::NOTHING }; 4]);
            let puzzle = puzzle.parse().expect("a puzzle");
            let mut board = rater.check(&puzzle, &()).expect("proper");
            while !board.is_solved() {
                let next = rater.next(&board, &()).expect("not stopped").expect("a step");
                let [one, two, three, four] = &mut known;
                let mut removed = vec![
                    [one.scope(&board), Scope::ALL].map(|s| simple(&board, &s).map(|n| n.found)),
                    [two.scope(&board), Scope::ALL]
                        .map(|s| sets_of_four(&board, &s).map(|n| n.found)),
                ];
                // Exclusion is looked for where there is no single.
                if direct(&board).is_none() {
                    let all = || Known::NOTHING;
                    removed
                        .push([three.clone(), all()].map(|mut k| exclusion::pair(&board, &mut k)));
                    removed.push(
                        [four.clone(), all()].map(|mut k| exclusion::triplet(&board, &mut k)),
                    );
                }
                for ([within, everywhere], known) in removed.into_iter().zip(&mut known) {
                    assert_eq!(
                        within.map(|f| f.removed),
                        everywhere.as_ref().map(|f| f.removed.clone())
                    );
                    if everywhere.is_none() {
                        kept += usize::from(known.scope(&board).cells.count_ones() < 9);
                        known.note(&board);
                    }
                }
                apply(&mut board, &next.found);
            }
        }
        assert!(kept > 100, "few boards are like one before: {kept}");
    }
}
