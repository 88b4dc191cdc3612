//! Singles, subsets, fish, wings, colours and deadly patterns in English.

use super::{Speaker, number};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::step::{Candidate, DeadlyPattern, Fact, Proof};
use crate::logic::words::names::{cells, digits, houses, joined};
use crate::shape::House;
use crate::technique::Technique;

impl Speaker<'_> {
    /// Why a digit is in a cell, as a part of a sentence.
    pub(super) fn single(&self, house: Option<House>) -> String {
        let Candidate { cell, digit } = self.step.placements()[0];
        let at = self.name(cell);
        match (house, self.step.technique()) {
            (Some(house), Technique::FullHouse) => {
                format!(
                    "{at} is the last open cell of {house}, and {digit} is the digit that it lacks"
                )
            }
            (Some(house), _) => {
                let why = self.why_nowhere_else(house, cell, digit);
                format!("in {house} the only place for {digit} is {at}{why}")
            }
            (None, _) if self.sees_all_but_one(cell) => {
                format!("{at} sees every digit but {digit}")
            }
            (None, _) => format!("{digit} is the only candidate that {at} has left"),
        }
    }

    /// The same in few words.
    pub(super) fn single_in_short(&self, house: Option<House>) -> String {
        let Candidate { cell, digit } = self.step.placements()[0];
        let at = self.name(cell);
        let why = match (house, self.step.technique()) {
            (Some(house), Technique::FullHouse) => format!("the last open cell of {house}"),
            (Some(house), _) => {
                let (used, _) = blockers(self.board, house, cell, digit);
                let plural = if used.len() == 1 { "" } else { "s" };
                let names = cells(self.shape(), &used, "and");
                let by = format!(" (the {digit}{plural} at {names})");
                let by = if used.is_empty() { String::new() } else { by };
                format!("its only place in {house}{by}")
            }
            (None, _) if self.sees_all_but_one(cell) => "it sees all other digits".to_owned(),
            (None, _) => "its last candidate".to_owned(),
        };
        format!("{at} is {digit}: {why}.")
    }

    /// Whether the digits that a cell sees leave one.
    fn sees_all_but_one(&self, cell: Cell) -> bool {
        let seen: DigitSet =
            self.shape().peers(cell).filter_map(|peer| self.board.digit(peer)).collect();
        seen.len() + 1 == self.shape().side()
    }

    /// Which digits keep a digit from the other open cells of a house.
    fn why_nowhere_else(&self, house: House, cell: Cell, digit: Digit) -> String {
        let (used, rest) = blockers(self.board, house, cell, digit);
        if used.is_empty() {
            return String::new();
        }
        let names = cells(self.shape(), &used, "and");
        let plural = if used.len() == 1 { "" } else { "s" };
        let verb = if used.len() == 1 { "rules" } else { "rule" };
        if rest.is_empty() {
            format!(": the {digit}{plural} at {names} {verb} out the other open cells")
        } else {
            format!(
                ": the {digit}{plural} at {names} {verb} out some of the others, and earlier steps \
                 {}",
                cells(self.shape(), &rest, "and")
            )
        }
    }

    pub(super) fn subset(&self, house: House, places: &[Cell], set: DigitSet) -> String {
        let is_naked = matches!(self.step.proof(), Proof::Facts(facts)
            if matches!(facts.first(), Some(Fact::Cell(_))));
        let count = number(set.len());
        let places = cells(self.shape(), places, "and");
        if is_naked {
            format!(
                "In {house} the {count} cells {places} have only the {count} candidates {} in \
                 all, so these cells take these digits, and no cell that sees all of them can have \
                 one.",
                digits(set, "and")
            )
        } else {
            format!(
                "In {house} the {count} digits {} have only the {count} places {places}, so these \
                 cells take these digits and have no room for others.",
                digits(set, "and")
            )
        }
    }

    pub(super) fn fish(
        &self,
        digit: Digit,
        base: &[House],
        cover: &[House],
        fins: &[Cell],
    ) -> String {
        let (base_names, cover_names) = (houses(base), houses(cover));
        let count = number(base.len());
        if fins.is_empty() {
            return format!(
                "In {base_names} all places for {digit} are in {cover_names}. These {count} lines \
                 need a {digit} each, no two of them in the same line across, so they fill \
                 {cover_names}: there {digit} can stand nowhere else."
            );
        }
        let fins = cells(self.shape(), fins, "or");
        format!(
            "In {base_names} all places for {digit} are in {cover_names}, but for {fins}. If {digit} \
             is not at {fins}, it stands in {cover_names} only where these cross {base_names}. If \
             it is, it cannot be where it sees that place. Either way what is in \
             {cover_names} and sees {fins} is not {digit}."
        )
    }

    pub(super) fn wing(&self, pivot: Cell, pincers: &[Cell], digit: Digit) -> String {
        let at = self.name(pivot);
        let candidates = self.board.candidates(pivot);
        let case = |held: Digit| {
            let pincer = pincers.iter().find(|&&cell| self.board.candidates(cell).contains(held));
            match pincer.filter(|_| held != digit) {
                Some(&cell) => format!("if it is {held}, then {} is {digit}", self.name(cell)),
                None => format!("if it is {held}, it is {digit} itself"),
            }
        };
        let mut ends: Vec<Cell> = pincers.to_vec();
        if candidates.contains(digit) {
            ends.push(pivot);
        }
        ends.sort_unstable();
        format!(
            "{at} is {}: {}. So one of {} is {digit}, and what sees all of these is not.",
            digits(candidates, "or"),
            joined(candidates.iter().map(case), "; "),
            cells(self.shape(), &ends, "and")
        )
    }

    pub(super) fn colours(
        &self,
        digit: Digit,
        colours: &[Vec<Cell>; 2],
        wrong: Option<usize>,
    ) -> String {
        let [one, other] = [0, 1].map(|k| cells(self.shape(), &colours[k], "and"));
        let start = format!(
            "Where {digit} has two places in a house, one of them is {digit} and the other is not. \
             Going from house to house, either all of {one} are {digit}, or all of {other} are."
        );
        match wrong {
            Some(k) => {
                let wrong = if k == 0 { one } else { other };
                format!("{start} But of {wrong} some see each other, so it is not these.")
            }
            None => format!("{start} What sees some of both is not {digit}, either way."),
        }
    }

    pub(super) fn exclusion(&self, base: &[Cell], peers: &[Cell]) -> String {
        let shape = self.shape();
        let by = match peers {
            [] => String::new(),
            _ => format!(", nor take from {} all its candidates", cells(shape, peers, "or")),
        };
        let (count, base) = (number(base.len()), cells(shape, base, "and"));
        format!(
            "Look at all ways to fill the {count} cells {base}. They cannot have one digit twice \
             where they see each other{by}. In all ways that are left the same is missing."
        )
    }

    pub(super) fn deadly(
        &self,
        pattern: &DeadlyPattern,
        extra: &[Candidate],
        others: &[Cell],
        links: &[(House, Digit)],
    ) -> String {
        let mut by_cell: Vec<(Cell, DigitSet)> = Vec::new();
        for &Candidate { cell, digit } in extra {
            match by_cell.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, set)) => drop(set.insert(digit)),
                None => by_cell.push((cell, std::iter::once(digit).collect())),
            }
        }
        let says = |(cell, set): &(Cell, DigitSet)| {
            format!("{} is {}", self.name(*cell), digits(*set, "or"))
        };
        let extras: Vec<String> = by_cell.iter().map(says).collect();
        let is_grave = matches!(
            self.step.technique(),
            Technique::Bug1 | Technique::Bug2 | Technique::Bug3 | Technique::Bug4
        );
        if self.step.technique() == Technique::BugPlusOne {
            let (cell, digit) = (self.name(extra[0].cell), extra[0].digit);
            return format!(
                "All open cells have two candidates, but for {cell}. Without its {digit} every \
                 digit would have two places in each house where it is missing, and the puzzle \
                 would have two solutions or none: any one could be turned into the other by \
                 taking the other candidate everywhere. We trust that it has one."
            );
        }
        let pair = pattern.cells.first().map_or(DigitSet::EMPTY, |(_, digits)| *digits);
        let places: Vec<Cell> = pattern.cells.iter().map(|(cell, _)| *cell).collect();
        let so = match extras.as_slice() {
            [only] => only.clone(),
            _ => format!("one of these holds: {}", extras.join("; ")),
        };
        let mut text = if is_grave {
            let many: Vec<Cell> = by_cell.iter().map(|(cell, _)| *cell).collect();
            format!(
                "All open cells have two candidates, but for {}. If each held one of its two others, \
                 taking the other candidate everywhere would give a second solution. We trust that \
                 there is one, so {so}.",
                cells(self.shape(), &many, "and")
            )
        } else {
            format!(
                "If {} held only {}, these could be swapped, and the puzzle would have two solutions. \
                 We trust that it has one, so {so}.",
                cells(self.shape(), &places, "and"),
                digits(pair, "and")
            )
        };
        for (house, digit) in links {
            text += &format!(" In {house} the {digit} must be in one of the cells.");
        }
        if !others.is_empty() {
            let set = self.board.candidates_of(&others.iter().copied().collect());
            let others = cells(self.shape(), others, "and");
            text += &format!(" {others} can only be {}.", digits(set, "or"));
        }
        text
    }
}

/// The digits that keep a digit from the other open cells of a house, as few as will do; and the
/// cells from which none does.
fn blockers(board: &Board, house: House, cell: Cell, digit: Digit) -> (Vec<Cell>, Vec<Cell>) {
    let shape = board.shape();
    let is_open = |&other: &Cell| other != cell && board.digit(other).is_none();
    let mut rest: Vec<Cell> = shape.cells_of(house).filter(is_open).collect();
    let has_it = |&cell: &Cell| board.digit(cell) == Some(digit);
    let mut left: Vec<Cell> = shape.all_cells().filter(has_it).collect();
    let mut used = Vec::new();
    let sees = |a: Cell, b: Cell| shape.shared_house(a, b).is_some();
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
