//! Conclusions from a loop, type by type.
//!
//! Difficulty: that of the loop's length; type 3 adds a tenth for each further cell of the set.

use super::super::board::{Board, CELLS, HOUSES, PLACES, SEES, len};
use super::super::candidate::Candidate;
use super::super::found::house_of;
use super::super::scale::{PER_CELL, Technique, loop_difficulty};
use super::super::sets::sets;
use super::super::step::Subset;
use super::search::Loop;
use ennea_base::rules::cells_of;
use ennea_base::{Cell, Digit, ones};

/// A conclusion from a loop.
pub(super) struct Conclusion {
    pub(super) technique: Technique,
    /// In fractions as Sudoku Explainer adds them up, since it compares these.
    pub(super) difficulty: f64,
    pub(super) cells: u128,
    pub(super) both: u16,
    pub(super) removed: Vec<Candidate>,
    /// The set of type 3.
    pub(super) set: Option<Subset>,
}

impl Conclusion {
    /// Tests whether it is of the same type, loop and set.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (self.technique, self.cells, &self.set) == (other.technique, other.cells, &other.set)
    }
}

impl Loop {
    /// All that follows.
    pub(super) fn conclusions(&self, board: &Board) -> Vec<Conclusion> {
        let more: Vec<usize> = self
            .path
            .iter()
            .map(|&cell| usize::from(cell))
            .filter(|&cell| board.candidates[cell].count_ones() > 2)
            .collect();
        let extra = |cell: usize| board.candidates[cell] & !self.both;
        match more[..] {
            [] => Vec::new(),
            [cell] => {
                let removed = Candidate::in_cell(cell, self.both).collect();
                vec![self.conclude(Technique::UniqueLoop1, removed)]
            }
            [one, two] => {
                let digits = extra(one) | extra(two);
                let mut all = if digits.is_power_of_two() {
                    vec![self.two(board, &more, digits)]
                } else {
                    self.three(board, [one, two], digits)
                };
                all.extend(self.four(board, [one, two]));
                all
            }
            _ => {
                // The search lets more than two cells have extra digits only if all have the same.
                let digit = extra(more[0]) & extra(more[0]).wrapping_neg();
                vec![self.two(board, &more, digit)]
            }
        }
    }

    fn conclude(&self, technique: Technique, removed: Vec<Candidate>) -> Conclusion {
        let &Self { cells, both, .. } = self;
        let difficulty = loop_difficulty(self.path.len());
        Conclusion { technique, difficulty, cells, both, removed, set: None }
    }

    /// Type 2: the extra digit, given as a bit, goes from all cells that these see.
    fn two(&self, board: &Board, cells: &[usize], digit: u16) -> Conclusion {
        let seen = cells.iter().fold(!0, |seen, &cell| seen & SEES[cell]);
        let removed = cells_of(seen & ((1 << 81) - 1))
            .filter(|&cell| board.candidates[cell] & digit != 0)
            .map(|cell| Candidate::new(cell, digit.trailing_zeros() as usize))
            .collect();
        self.conclude(Technique::UniqueLoop2, removed)
    }

    /// Type 3: sets with the two cells, of which one holds an extra digit.
    fn three(&self, board: &Board, cells: [usize; 2], extra: u16) -> Vec<Conclusion> {
        let [one, two] = cells;
        let mut all = Vec::new();
        for size in extra.count_ones()..=7 {
            for kind in (0..3).filter(|&kind| HOUSES[one][kind] == HOUSES[two][kind]) {
                let house = usize::from(HOUSES[one][kind]);
                let own = cells.map(|cell| 1 << PLACES[cell][kind]);
                let pair = Pair { board, found: self, cells, house, own, extra };
                let empty = u32::from(board.empty[house]);
                if size * 2 <= empty {
                    pair.naked(size, &mut all);
                }
                if size * 2 < empty {
                    pair.hidden(size, &mut all);
                }
            }
        }
        all
    }

    /// Type 4: if one of the two digits is locked in the two cells the other goes.
    fn four(&self, board: &Board, [one, two]: [usize; 2]) -> Option<Conclusion> {
        let is_locked = |digit: usize| {
            (0..3).any(|kind| {
                let house = HOUSES[one][kind];
                let own = 1 << PLACES[one][kind] | 1 << PLACES[two][kind];
                HOUSES[two][kind] == house && board.places[usize::from(house)][digit] & !own == 0
            })
        };
        let low = self.both.trailing_zeros() as usize;
        let high = 15 - self.both.leading_zeros() as usize;
        let other = if is_locked(low) {
            high
        } else if is_locked(high) {
            low
        } else {
            return None;
        };
        let removed = vec![Candidate::new(one, other), Candidate::new(two, other)];
        Some(self.conclude(Technique::UniqueLoop4, removed))
    }
}

/// Two cells of a loop in a house that they share, which have the extra digits.
struct Pair<'a> {
    board: &'a Board,
    found: &'a Loop,
    cells: [usize; 2],
    house: usize,
    /// Their places in the house, as bits.
    own: [u16; 2],
    extra: u16,
}

impl Pair<'_> {
    /// Naked sets of the two cells, as one with the extra digits, and `size` - 1 others.
    fn naked(&self, size: u32, all: &mut Vec<Conclusion>) {
        let Self { board, cells, own, extra, .. } = *self;
        let word = |place: usize| board.candidates[self.cell(place)];
        let common = extra & board.candidates[cells[0]] & board.candidates[cells[1]];
        for &places in sets(size) {
            // The first of the two stands for both.
            if places & own[0] == 0 || places & own[1] != 0 {
                continue;
            }
            let others = places & !own[0];
            let rest = ones(others).fold(0, |union, place| union | word(place));
            let digits = extra | rest;
            let is_set = len(common | rest) == size
                && len(digits) == size
                && len(extra) > 1
                && ones(others).all(|place| len(word(place)) > 1);
            if is_set {
                let cells = ones(others).map(|place| Cell::new(self.cell(place))).collect();
                let set = Subset::Naked(house_of(self.house), cells);
                let outside = 0x1ff & !(others | own[0] | own[1]);
                all.push(self.conclude(set, digits.count_ones() - 1, outside, digits));
            }
        }
    }

    /// Hidden sets of the two digits of the loop and `size` - 2 others.
    fn hidden(&self, size: u32, all: &mut Vec<Conclusion>) {
        let Self { board, own, extra, house, .. } = *self;
        let both = self.found.both;
        let free = 0x1ff & !(both | extra);
        if size < 2 || size - 2 > free.count_ones() {
            return;
        }
        // In the order of binary numbers, which for subsets of one set is that of their places in
        // it.
        for &more in sets(size - 2).iter().filter(|&more| more & !free == 0) {
            let digits = more | both;
            let words = || ones(digits).map(|digit| board.places[house][digit] & !own[1]);
            let places = words().fold(0, |union, word| union | word);
            if len(places) != size || words().any(|word| word == 0) {
                continue;
            }
            let others = places & !(own[0] | own[1]);
            let set =
                Subset::Hidden(house_of(house), ones(digits).map(Digit::from_index).collect());
            let further = others.count_ones().saturating_sub(1);
            all.push(self.conclude(set, further, others, 0x1ff & !digits));
        }
    }

    /// A set with this many further cells, by which the cells at these places lose digits.
    fn conclude(&self, set: Subset, further: u32, places: u16, digits: u16) -> Conclusion {
        let removed = ones(places)
            .map(|place| self.cell(place))
            .flat_map(|cell| Candidate::in_cell(cell, self.board.candidates[cell] & digits))
            .collect();
        let mut conclusion = self.found.conclude(Technique::UniqueLoop3, removed);
        conclusion.difficulty += f64::from(further) * PER_CELL;
        conclusion.set = Some(set);
        conclusion
    }

    fn cell(&self, place: usize) -> usize {
        CELLS[self.house][place].into()
    }
}
