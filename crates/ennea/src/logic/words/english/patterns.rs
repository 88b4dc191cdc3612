//! Singles, subsets, fish, wings, colours and deadly patterns in English.

use super::{English, and, houses, number, or, s};
use crate::digit::{Digit, DigitSet};
use crate::logic::words::names::joined;
use crate::logic::words::tongue::{Blockers, Patterns};
use crate::rules::{House, NamedRule};

impl Patterns for English {
    fn last_cell(&self, house: House, cell: &str, digit: Digit) -> String {
        format!("{cell} is the last open cell of {house}, and {digit} is the digit that it lacks")
    }

    fn only_place(&self, house: House, cell: &str, digit: Digit, by: &Blockers) -> String {
        let Blockers { used, rest, .. } = by;
        let only = format!("in {house} the only place for {digit} is {cell}");
        if used.is_empty() {
            return only;
        }
        let (names, s) = (and(used), s(used.len()));
        let rule = if used.len() == 1 { "rules" } else { "rule" };
        if rest.is_empty() {
            format!("{only}: the {digit}{s} at {names} {rule} out the other open cells")
        } else {
            let rest = and(rest);
            format!(
                "{only}: the {digit}{s} at {names} {rule} out some of the others, and earlier steps \
                 {rest}"
            )
        }
    }

    fn sees_the_others(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} sees every digit but {digit}")
    }

    fn last_candidate(&self, cell: &str, digit: Digit) -> String {
        format!("{digit} is the only candidate that {cell} has left")
    }

    fn short_last_cell(&self, house: House, cell: &str, digit: Digit) -> String {
        format!("{cell} is {digit}: the last open cell of {house}.")
    }

    fn short_only_place(&self, house: House, cell: &str, digit: Digit, by: &[String]) -> String {
        let only = format!("{cell} is {digit}: its only place in {house}");
        match by {
            [] => format!("{only}."),
            by => format!("{only} (the {digit}{} at {}).", s(by.len()), and(by)),
        }
    }

    fn short_sees_the_others(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} is {digit}: it sees all other digits.")
    }

    fn short_last_candidate(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} is {digit}: its last candidate.")
    }

    fn locked(&self, digit: Digit, cells: &[String], from: House, to: House) -> String {
        format!(
            "In {from} the only places for {digit} are {}, and all of these are in {to}. The {digit} \
             of {to} is therefore one of them.",
            and(cells)
        )
    }

    fn all_see(&self, digit: Digit, cells: &[String], from: House) -> String {
        format!(
            "In {from} the only places for {digit} are {}. One of them is {digit}, so what sees all of \
             them is not.",
            and(cells)
        )
    }

    fn apart(&self, rule: Option<NamedRule>, name: &str, pairs: &[[String; 2]]) -> String {
        let pairs = and(pairs.iter().map(|[a, b]| format!("{a} with {b}")));
        match rule {
            Some(NamedRule::Knight) => format!("A knight's move joins {pairs}."),
            Some(NamedRule::King) => format!("A king's move joins {pairs}."),
            _ => format!("Of {name}, {pairs} differ."),
        }
    }

    fn naked(&self, house: House, cells: &[String], digits: DigitSet) -> String {
        let (count, cells, digits) = (number(digits.len()), and(cells), and(digits.iter()));
        format!(
            "In {house} the {count} cells {cells} have only the {count} candidates {digits} in all, so \
             these cells take these digits, and no cell that sees all of them can have one."
        )
    }

    fn hidden(&self, house: House, cells: &[String], digits: DigitSet) -> String {
        let (count, cells, digits) = (number(digits.len()), and(cells), and(digits.iter()));
        format!(
            "In {house} the {count} digits {digits} have only the {count} places {cells}, so these \
             cells take these digits and have no room for others."
        )
    }

    fn fish(&self, digit: Digit, base: &[House], cover: &[House]) -> String {
        let (count, base, cover) = (number(base.len()), houses(base), houses(cover));
        format!(
            "In {base} all places for {digit} are in {cover}. These {count} lines need a {digit} each, \
             no two of them in the same line across, so they fill {cover}: there {digit} can stand \
             nowhere else."
        )
    }

    fn finned(&self, digit: Digit, base: &[House], cover: &[House], fins: &[String]) -> String {
        let (base, cover, fins) = (houses(base), houses(cover), or(fins));
        format!(
            "In {base} all places for {digit} are in {cover}, but for {fins}. If {digit} is not at \
             {fins}, it stands in {cover} only where these cross {base}. If it is, it cannot be where \
             it sees that place. Either way what is in {cover} and sees {fins} is not {digit}."
        )
    }

    fn wing(
        &self,
        pivot: &str,
        candidates: DigitSet,
        cases: &[String],
        ends: &[String],
        digit: Digit,
    ) -> String {
        let (candidates, cases, ends) = (or(candidates.iter()), joined(cases, "; "), and(ends));
        format!(
            "{pivot} is {candidates}: {cases}. So one of {ends} is {digit}, and what sees all of these \
             is not."
        )
    }

    fn pincer(&self, held: Digit, pincer: &str, digit: Digit) -> String {
        format!("if it is {held}, then {pincer} is {digit}")
    }

    fn pivot_itself(&self, digit: Digit) -> String {
        format!("if it is {digit}, it is {digit} itself")
    }

    fn colours(&self, digit: Digit, one: &[String], other: &[String]) -> String {
        format!(
            "Where {digit} has two places in a house, one of them is {digit} and the other is not. \
             Going from house to house, either all of {} are {digit}, or all of {} are.",
            and(one),
            and(other)
        )
    }

    fn wrong_colour(&self, _: Digit, wrong: &[String]) -> String {
        format!("But of {} some see each other, so it is not these.", and(wrong))
    }

    fn both_colours(&self, digit: Digit) -> String {
        format!("What sees some of both is not {digit}, either way.")
    }

    fn exclusion(&self, cells: &[String], peers: &[String]) -> String {
        let by = match peers {
            [] => String::new(),
            peers => format!(", nor take from {} all its candidates", or(peers)),
        };
        format!(
            "Look at all ways to fill the {} cells {}. They cannot have one digit twice where they see \
             each other{by}. In all ways that are left the same is missing.",
            number(cells.len()),
            and(cells)
        )
    }

    fn holds(&self, cell: &str, digits: DigitSet) -> String {
        format!("{cell} is {}", or(digits.iter()))
    }

    fn one_of(&self, clauses: &[String]) -> String {
        match clauses {
            [only] => only.clone(),
            several => format!("one of these holds: {}", joined(several, "; ")),
        }
    }

    fn bug(&self, cell: &str, digit: Digit) -> String {
        format!(
            "All open cells have two candidates, but for {cell}. Without its {digit} every digit would \
             have two places in each house where it is missing, and the puzzle would have two solutions \
             or none: any one could be turned into the other by taking the other candidate everywhere. \
             We trust that it has one."
        )
    }

    fn grave(&self, cells: &[String], so: &str) -> String {
        format!(
            "All open cells have two candidates, but for {}. If each held one of its two others, taking \
             the other candidate everywhere would give a second solution. We trust that there is one, so \
             {so}.",
            and(cells)
        )
    }

    fn deadly(&self, cells: &[String], digits: DigitSet, so: &str) -> String {
        let (cells, digits) = (and(cells), and(digits.iter()));
        format!(
            "If {cells} held only {digits}, these could be swapped, and the puzzle would have two \
             solutions. We trust that it has one, so {so}."
        )
    }

    fn must_be_in(&self, house: House, digit: Digit, cells: &[String]) -> String {
        format!("In {house} the only places for {digit} are {}.", and(cells))
    }

    fn can_only_be(&self, cells: &[String], digits: DigitSet) -> String {
        format!("{} can only be {}.", and(cells), or(digits.iter()))
    }

    fn two_houses(&self, cells: &[String], digits: DigitSet, line: House, square: House) -> String {
        let (count, cells, digits) = (number(digits.len()), and(cells), and(digits.iter()));
        format!(
            "The {count} cells {cells} have the {count} candidates {digits} in all. None of these \
             digits can stand in them twice, for its places there are all in {line} or all in {square}. \
             So each stands in them once."
        )
    }

    fn direct(&self, house: House, cell: &str, digit: Digit) -> String {
        format!("That leaves {digit} no other place in {house} than {cell}.")
    }
}
