//! Chains, almost locked sets and nets in English.

use super::{English, and, number, or};
use crate::digit::{Digit, DigitSet};
use crate::logic::words::names::joined;
use crate::logic::words::tongue::Chains;
use crate::rules::House;

/// What goes for all almost locked sets.
const ALMOST: &str = "has one candidate more than cells, so without any one of its digits it has all \
                      the others";

impl Chains for English {
    fn because_of_cell(&self) -> String {
        " (nothing else is left there)".to_owned()
    }

    fn because_of_house(&self, house: House) -> String {
        format!(" (no other place in {house})")
    }

    fn because_of_unique(&self) -> String {
        " (else there would be two solutions)".to_owned()
    }

    fn because_of_rule(&self, technique: &str, reason: &str) -> String {
        format!(" (by {technique}: {reason})")
    }

    fn suppose(&self, clauses: &[String]) -> String {
        format!("Suppose {}.", and(clauses))
    }

    fn link(&self, is: &str, because: &str, is_not: &str) -> String {
        format!("Then {is}{because}, so {is_not}.")
    }

    fn ring(&self, is: &str, because: &str, is_not: &str) -> String {
        format!(
            "Then {is}{because}, so {is_not} indeed. The chain closes to a ring, and can be followed \
             both ways: of any two neighbours in it exactly one is true."
        )
    }

    fn after_all(&self, is: &str, because: &str) -> String {
        format!("Then {is}{because}, after all.")
    }

    fn remote(&self, is: &str, because: &str) -> String {
        format!("Then {is}{because}. The same goes for the other digit: the two ends differ.")
    }

    fn either(&self, is: &str, because: &str, first: &str, last: &str) -> String {
        format!(
            "Then {is}{because}. So in any case {first}, or {last}: what cannot be true beside the one, \
             nor beside the other, is false."
        )
    }

    fn set(&self, cells: &[String], digits: DigitSet) -> String {
        format!("{} ({})", and(cells), or(digits.iter()))
    }

    fn two_sets(&self, sets: &[String], links: &[Digit]) -> String {
        format!(
            "Each of the sets {} {ALMOST}. They cannot both have {}, so each lacks one of these and has \
             all its other digits.",
            and(sets),
            joined(links, ", nor both ")
        )
    }

    fn sets(&self, sets: &[String], digit: Digit) -> String {
        format!("Each of the sets {} {ALMOST}. Suppose the first has no {digit}.", and(sets))
    }

    fn next_set(&self, link: Digit, number: usize) -> String {
        format!("Then it has {link}, so number {number} has no {link}.")
    }

    fn last_set(&self, digit: Digit) -> String {
        format!(
            "Then it has {digit}. So {digit} is in the first or in the last, and what sees all its \
             places in both is not {digit}."
        )
    }

    fn blossom(&self, stem: &str, candidates: DigitSet, cases: &[String], digit: Digit) -> String {
        let (candidates, cases) = (or(candidates.iter()), joined(cases, "; "));
        format!(
            "{stem} is {candidates}: {cases}. So one of these has {digit}, and what sees all their \
             places for it is not {digit}."
        )
    }

    fn petal(&self, held: Digit, set: &str, digit: Digit) -> String {
        format!("if it is {held}, {set} have no {held} and need their {digit}")
    }

    fn whether(&self, cell: &str, digit: Digit) -> String {
        format!("Whether {cell} is {digit} or not:")
    }

    fn whichever_digit(&self, cell: &str) -> String {
        format!("Whichever digit {cell} holds:")
    }

    fn wherever(&self, house: House, digit: Digit) -> String {
        format!("Wherever {digit} stands in {house}:")
    }

    fn whichever(&self) -> String {
        "Whichever of them is true:".to_owned()
    }

    fn itself(&self, clause: &str) -> String {
        format!("- or {clause} itself.")
    }

    fn leads_to(&self, first: &str, then: &[String]) -> String {
        format!("- if {first}, then {}.", joined(then, ", then "))
    }

    fn then(&self, clause: &str, because: &str) -> String {
        format!("Then {clause}{because}.")
    }

    fn no_candidate(&self, cell: &str) -> String {
        format!("But then {cell} has no candidate left.")
    }

    fn no_place(&self, house: House, digit: Digit) -> String {
        format!("But then {digit} has no place left in {house}.")
    }

    fn two_solutions(&self) -> String {
        "But then there would be two solutions.".to_owned()
    }

    fn cases(&self, count: usize) -> String {
        format!("There are {} cases.", number(count))
    }
}
