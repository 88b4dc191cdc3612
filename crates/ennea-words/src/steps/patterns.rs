//! Sentences on singles, subsets, fish, wings, colours and deadly patterns.

use super::Speaker;
use crate::say;
use ennea_base::rules::House;
use ennea_base::{Cell, Digit, DigitSet, Technique};
use ennea_logic::{Board, Candidate, DeadlyPattern, Fact, Proof};

impl Speaker<'_> {
    /// Why a digit is in a cell, as a clause.
    pub(super) fn single(&self, house: Option<House>) -> String {
        let (language, Candidate { cell, digit }) = (self.language, self.placed());
        let at = self.name(cell);
        let Some(house) = house else {
            return match self.sees_all_but_one(cell) {
                true => say!(language, "sees-the-others", cell = at, digit),
                false => say!(language, "last-candidate", cell = at, digit),
            };
        };
        let name = self.house(house);
        if self.is_of(&[Technique::FullHouse]) {
            return say!(language, "last-cell", house = name, cell = at, digit);
        }
        let (used, rest) = blockers(self.board, house, cell, digit);
        let others = open_cells(self.board, house).filter(|&other| other != cell).count();
        let closed = others - rest.len();
        let (used, rest) = (self.names(&used), self.names(&rest));
        match (used.as_slice(), rest.as_slice()) {
            ([], _) => say!(language, "only-place", house = name, cell = at, digit),
            (_, []) => {
                say!(language, "only-place-by", house = name, cell = at, digit, used, others)
            }
            _ => say!(
                language,
                "only-place-by-steps",
                house = name,
                cell = at,
                digit,
                used,
                rest,
                closed
            ),
        }
    }

    /// Tells a single in few words.
    pub(super) fn single_in_short(&self, house: Option<House>) -> String {
        let (language, Candidate { cell, digit }) = (self.language, self.placed());
        let at = self.name(cell);
        let Some(house) = house else {
            return match self.sees_all_but_one(cell) {
                true => say!(language, "short-sees-the-others", cell = at, digit),
                false => say!(language, "short-last-candidate", cell = at, digit),
            };
        };
        let name = self.house(house);
        if self.is_of(&[Technique::FullHouse]) {
            return say!(language, "short-last-cell", house = name, cell = at, digit);
        }
        match blockers(self.board, house, cell, digit).0.as_slice() {
            [] => say!(language, "short-only-place", house = name, cell = at, digit),
            used => {
                let used = self.names(used);
                say!(language, "short-only-place-by", house = name, cell = at, digit, used)
            }
        }
    }

    /// Tests whether the digits that a cell sees leave one.
    fn sees_all_but_one(&self, cell: Cell) -> bool {
        let others = self.shape().all_cells().filter(|&other| self.board.sees(cell, other));
        let seen: DigitSet = others.filter_map(|peer| self.board.digit(peer)).collect();
        seen.len() + 1 == self.shape().side()
    }

    pub(super) fn subset(&self, house: House, cells: &[Cell], digits: DigitSet) -> String {
        let is_naked = matches!(self.step.proof(), Proof::Facts(facts)
            if matches!(facts.first(), Some(Fact::Cell(_))));
        let (house, count, cells) = (self.house(house), cells.len(), self.names(cells));
        match is_naked {
            true => say!(self.language, "naked", house, count, cells, digits),
            false => say!(self.language, "hidden", house, count, cells, digits),
        }
    }

    pub(super) fn wing(&self, pivot: Cell, pincers: &[Cell], digit: Digit) -> String {
        let (language, candidates) = (self.language, self.board.candidates(pivot));
        let case = |held: Digit| {
            let pincer = pincers.iter().find(|&&cell| self.board.candidates(cell).contains(held));
            match pincer.filter(|_| held != digit) {
                Some(&cell) => say!(language, "pincer", held, pincer = self.name(cell), digit),
                None => say!(language, "pivot-itself", digit = held),
            }
        };
        let cases: Vec<String> = candidates.iter().map(case).collect();
        let mut ends: Vec<Cell> = pincers.to_vec();
        if candidates.contains(digit) {
            ends.push(pivot);
        }
        ends.sort_unstable();
        let (pivot, ends) = (self.name(pivot), self.names(&ends));
        say!(language, "wing", pivot, candidates, cases, ends, digit)
    }

    pub(super) fn colours(
        &self,
        digit: Digit,
        colours: &[Vec<Cell>; 2],
        wrong: Option<usize>,
    ) -> String {
        let (language, names) = (self.language, colours.each_ref().map(|cells| self.names(cells)));
        let end = match wrong {
            Some(k) => say!(language, "wrong-colour", digit, wrong = names[k]),
            None => say!(language, "both-colours", digit),
        };
        let [one, other] = names;
        self.joined(&[say!(language, "colours", digit, one, other), end])
    }

    pub(super) fn deadly(
        &self,
        pattern: &DeadlyPattern,
        extra: &[Candidate],
        others: &[Cell],
        links: &[(House, Digit)],
    ) -> String {
        let language = self.language;
        if self.is_of(&[Technique::BugPlusOne]) {
            let Candidate { cell, digit } = extra[0];
            return say!(language, "bug", cell = self.name(cell), digit);
        }
        let mut by_cell: Vec<(Cell, DigitSet)> = Vec::new();
        for &Candidate { cell, digit } in extra {
            match by_cell.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, set)) => drop(set.insert(digit)),
                None => by_cell.push((cell, std::iter::once(digit).collect())),
            }
        }
        let holds = |&(cell, digits): &(Cell, DigitSet)| {
            say!(language, "holds", cell = self.name(cell), digits)
        };
        let mut clauses: Vec<String> = by_cell.iter().map(holds).collect();
        let so = match clauses.len() {
            1 => clauses.remove(0),
            _ => say!(language, "one-of", clauses),
        };
        let is_grave =
            self.is_of(&[Technique::Bug1, Technique::Bug2, Technique::Bug3, Technique::Bug4]);
        let mut text = vec![if is_grave {
            let many: Vec<Cell> = by_cell.iter().map(|(cell, _)| *cell).collect();
            say!(language, "grave", cells = self.names(&many), so)
        } else {
            let digits = pattern.cells.first().map_or(DigitSet::EMPTY, |(_, digits)| *digits);
            let places: Vec<Cell> = pattern.cells.iter().map(|(cell, _)| *cell).collect();
            say!(language, "deadly", cells = self.names(&places), digits, so)
        }];
        for &(house, digit) in links {
            let has_it = |&cell: &Cell| self.board.candidates(cell).contains(digit);
            let places: Vec<Cell> = open_cells(self.board, house).filter(has_it).collect();
            let (house, cells) = (self.house(house), self.names(&places));
            text.push(say!(language, "must-be-in", house, digit, cells));
        }
        if !others.is_empty() {
            let all = others.iter().map(|&cell| self.board.candidates(cell));
            let digits = all.fold(DigitSet::EMPTY, DigitSet::union);
            text.push(say!(language, "can-only-be", cells = self.names(others), digits));
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
