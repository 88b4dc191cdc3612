//! What is to be said of singles, subsets, fish, wings, colours and deadly patterns.

use super::Speaker;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::step::{Candidate, DeadlyPattern, Fact, Proof};
use crate::logic::words::tongue::Blockers;
use crate::rules::House;
use crate::technique::Technique;

impl Speaker<'_> {
    /// Why a digit is in a cell, as a clause.
    pub(super) fn single(&self, house: Option<House>) -> String {
        let (tongue, Candidate { cell, digit }) = (self.tongue, self.placed());
        let at = &self.name(cell);
        match house {
            Some(house) if self.is_of(&[Technique::FullHouse]) => {
                tongue.last_cell(house, at, digit)
            }
            Some(house) => {
                let (used, rest) = blockers(self.board, house, cell, digit);
                let others = open_cells(self.board, house).filter(|&other| other != cell).count();
                let by = Blockers { used: self.names(&used), rest: self.names(&rest), others };
                tongue.only_place(house, at, digit, &by)
            }
            None if self.sees_all_but_one(cell) => tongue.sees_the_others(at, digit),
            None => tongue.last_candidate(at, digit),
        }
    }

    /// The same in few words.
    pub(super) fn single_in_short(&self, house: Option<House>) -> String {
        let (tongue, Candidate { cell, digit }) = (self.tongue, self.placed());
        let at = &self.name(cell);
        match house {
            Some(house) if self.is_of(&[Technique::FullHouse]) => {
                tongue.short_last_cell(house, at, digit)
            }
            Some(house) => {
                let (used, _) = blockers(self.board, house, cell, digit);
                tongue.short_only_place(house, at, digit, &self.names(&used))
            }
            None if self.sees_all_but_one(cell) => tongue.short_sees_the_others(at, digit),
            None => tongue.short_last_candidate(at, digit),
        }
    }

    /// Whether the digits that a cell sees leave one.
    fn sees_all_but_one(&self, cell: Cell) -> bool {
        let others = self.shape().all_cells().filter(|&other| self.board.sees(cell, other));
        let seen: DigitSet = others.filter_map(|peer| self.board.digit(peer)).collect();
        seen.len() + 1 == self.shape().side()
    }

    pub(super) fn subset(&self, house: House, cells: &[Cell], digits: DigitSet) -> String {
        let is_naked = matches!(self.step.proof(), Proof::Facts(facts)
            if matches!(facts.first(), Some(Fact::Cell(_))));
        let cells = self.names(cells);
        if is_naked {
            self.tongue.naked(house, &cells, digits)
        } else {
            self.tongue.hidden(house, &cells, digits)
        }
    }

    pub(super) fn wing(&self, pivot: Cell, pincers: &[Cell], digit: Digit) -> String {
        let candidates = self.board.candidates(pivot);
        let case = |held: Digit| {
            let pincer = pincers.iter().find(|&&cell| self.board.candidates(cell).contains(held));
            match pincer.filter(|_| held != digit) {
                Some(&cell) => self.tongue.pincer(held, &self.name(cell), digit),
                None => self.tongue.pivot_itself(held),
            }
        };
        let cases: Vec<String> = candidates.iter().map(case).collect();
        let mut ends: Vec<Cell> = pincers.to_vec();
        if candidates.contains(digit) {
            ends.push(pivot);
        }
        ends.sort_unstable();
        self.tongue.wing(&self.name(pivot), candidates, &cases, &self.names(&ends), digit)
    }

    pub(super) fn colours(
        &self,
        digit: Digit,
        colours: &[Vec<Cell>; 2],
        wrong: Option<usize>,
    ) -> String {
        let names = colours.each_ref().map(|cells| self.names(cells));
        let end = match wrong {
            Some(k) => self.tongue.wrong_colour(digit, &names[k]),
            None => self.tongue.both_colours(digit),
        };
        self.joined(&[self.tongue.colours(digit, &names[0], &names[1]), end])
    }

    pub(super) fn deadly(
        &self,
        pattern: &DeadlyPattern,
        extra: &[Candidate],
        others: &[Cell],
        links: &[(House, Digit)],
    ) -> String {
        let tongue = self.tongue;
        if self.is_of(&[Technique::BugPlusOne]) {
            return tongue.bug(&self.name(extra[0].cell), extra[0].digit);
        }
        let mut by_cell: Vec<(Cell, DigitSet)> = Vec::new();
        for &Candidate { cell, digit } in extra {
            match by_cell.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, set)) => drop(set.insert(digit)),
                None => by_cell.push((cell, std::iter::once(digit).collect())),
            }
        }
        let holds = |(cell, set): &(Cell, DigitSet)| tongue.holds(&self.name(*cell), *set);
        let so = tongue.one_of(&by_cell.iter().map(holds).collect::<Vec<String>>());
        let is_grave =
            self.is_of(&[Technique::Bug1, Technique::Bug2, Technique::Bug3, Technique::Bug4]);
        let mut text = vec![if is_grave {
            let many: Vec<Cell> = by_cell.iter().map(|(cell, _)| *cell).collect();
            tongue.grave(&self.names(&many), &so)
        } else {
            let pair = pattern.cells.first().map_or(DigitSet::EMPTY, |(_, digits)| *digits);
            let places: Vec<Cell> = pattern.cells.iter().map(|(cell, _)| *cell).collect();
            tongue.deadly(&self.names(&places), pair, &so)
        }];
        for &(house, digit) in links {
            let has_it = |&cell: &Cell| self.board.candidates(cell).contains(digit);
            let places: Vec<Cell> = open_cells(self.board, house).filter(has_it).collect();
            text.push(tongue.must_be_in(house, digit, &self.names(&places)));
        }
        if !others.is_empty() {
            let set = self.board.candidates_of(&others.iter().copied().collect());
            text.push(tongue.can_only_be(&self.names(others), set));
        }
        self.joined(&text)
    }
}

fn open_cells(board: &Board, house: House) -> impl Iterator<Item = Cell> + '_ {
    board.cells_of(house).iter().copied().filter(|&cell| board.digit(cell).is_none())
}

/// The digits that keep a digit from the other open cells of a house, as few as will do; and the
/// cells from which none does.
pub(super) fn blockers(
    board: &Board,
    house: House,
    cell: Cell,
    digit: Digit,
) -> (Vec<Cell>, Vec<Cell>) {
    let shape = board.shape();
    let is_open = |&other: &Cell| other != cell && board.digit(other).is_none();
    let mut rest: Vec<Cell> = board.cells_of(house).iter().copied().filter(is_open).collect();
    let has_it = |&cell: &Cell| board.digit(cell) == Some(digit);
    let mut left: Vec<Cell> = shape.all_cells().filter(has_it).collect();
    let mut used = Vec::new();
    let sees = |a: Cell, b: Cell| board.sees(a, b);
    // The digit that rules out most of what is left, again and again.
    while !rest.is_empty() {
        let count = |&blocker: &Cell| rest.iter().filter(|&&c| sees(c, blocker)).count();
        let Some(best) = left.iter().copied().rev().max_by_key(count) else { break };
        if count(&best) == 0 {
            break;
        }
        rest.retain(|&c| !sees(c, best));
        left.retain(|&blocker| blocker != best);
        used.push(best);
    }
    used.sort_unstable();
    (used, rest)
}
