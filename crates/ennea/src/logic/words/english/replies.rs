//! What is said around steps, in English.

use super::{English, s};
use crate::digit::Digit;
use crate::logic::words::names::joined;
use crate::logic::words::replies::Replies;
use crate::rules::{House, NamedRule};
use crate::technique::Technique;

impl Replies for English {
    fn all_filled(&self) -> String {
        "All cells are filled already.".to_owned()
    }

    fn rightly_filled(&self) -> String {
        "All cells are filled, and rightly.".to_owned()
    }

    fn conclusion(&self, steps: usize, hardest: Technique) -> String {
        format!("{steps} steps. The hardest is: {hardest}.")
    }

    fn rated(&self, steps: usize, rating: &str, hardest: Technique) -> String {
        format!("{steps} steps. The rating is that of the hardest, {rating}: {hardest}.")
    }

    fn shown_already(&self, cell: &str, digit: Digit, is: bool) -> String {
        format!("{cell} {} {digit}: the board shows it already.", verb(is))
    }

    fn otherwise(&self, cell: &str, digit: Digit, is: bool) -> String {
        format!("{cell} {} {digit}", verb(is))
    }

    fn shown_by(&self, order: &str) -> String {
        format!("`{order}` shows it")
    }

    fn no_hint(&self) -> String {
        "there is no hint for the quiz as it is now".to_owned()
    }

    fn how_to_hint(&self, digit: &str, step: &str) -> String {
        format!("`{digit}` gives one, `{step}` the next step alone")
    }

    fn stopped(&self) -> String {
        "Stopped.".to_owned()
    }

    fn no_solution(&self) -> String {
        "no solution".to_owned()
    }

    fn conflict(&self, house: House, digit: Digit, [a, b]: [&str; 2]) -> String {
        format!("no solution: {house} holds the digit {digit} twice, at {a} and {b}")
    }

    fn without_digit(&self, cell: &str) -> String {
        format!("no solution: {cell} has no candidate left")
    }

    fn without_place(&self, house: House, digit: Digit) -> String {
        format!("no solution: the digit {digit} has no place left in {house}")
    }

    fn clash(&self, _: Option<NamedRule>, name: &str, digit: Digit, [a, b]: [&str; 2]) -> String {
        format!("no solution: {a} and {b} both hold the digit {digit}, and {name} joins them")
    }

    fn several_solutions(&self, cell: &str, [one, other]: [Digit; 2]) -> String {
        format!("several solutions: {cell} is {one} in one and {other} in another")
    }

    fn mistakes(&self, placed: &[(String, Digit)], struck_out: &[(String, Digit)]) -> String {
        let placed = placed
            .iter()
            .map(|(cell, digit)| format!("{cell} is not {digit} in the solution; take it back"));
        let struck_out = struck_out.iter().map(|(cell, digit)| {
            format!("{digit} has been struck out at {cell}, wrongly; put it back")
        });
        let all: Vec<String> = placed.chain(struck_out).collect();
        format!("mistake{}: {}", s(all.len()), joined(&all, ". "))
    }

    fn take_back(&self, sets: &[Vec<String>], more: usize, is_unique: bool) -> String {
        let mut sets: Vec<String> = sets.iter().map(|set| joined(set, " and ")).collect();
        if more > 0 {
            sets.push(format!("one of {more} others"));
        }
        let left = if is_unique { "one solution" } else { "a solution" };
        format!("; take back {}, and there is {left}", joined(&sets, ", or "))
    }

    fn ratings(&self, from: &str, to: &str) -> String {
        format!("{from:>4} to {to:>4}")
    }

    fn scores(&self, to: Option<u32>) -> String {
        to.map_or_else(|| "any score".to_owned(), |to| format!("up to {to:>4}"))
    }

    fn minutes(&self, mean: f64, low: f64, high: f64) -> String {
        format!("{mean:.1} minutes, {low:.1} to {high:.1}")
    }

    fn on_scale(&self, parts: &str, scale: &str) -> String {
        format!("{parts} on the scale {scale}")
    }

    fn level(&self, rating: &str, level: &str, needs: &str) -> String {
        format!("{rating} {level}: {needs}.")
    }
}

fn verb(is: bool) -> &'static str {
    if is { "is" } else { "is not" }
}
