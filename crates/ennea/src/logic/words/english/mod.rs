//! English.
//!
//! | thing | word |
//! |---|---|
//! | a place for a digit; without one | cell; open cell |
//! | row, column, box; any of the three | row, column, box; house |
//! | a row or a column | line |
//! | what a cell holds; what it may hold | digit; candidate |
//! | candidates in turn; what joins two of them | chain; link (strong, weak) |
//! | to remove a candidate | to strike out |
//! | a cell in the same house | the cell *sees* it |

mod chains;
mod hints;
mod patterns;
mod replies;
mod techniques;

use super::names::{house_number, list};
use super::tongue::Tongue;
use crate::digit::{Digit, DigitSet};
use crate::rules::House;

/// English.
#[derive(Debug)]
pub(super) struct English;

impl Tongue for English {
    fn house(&self, house: House) -> String {
        house.to_string()
    }

    fn blank(&self) -> &'static str {
        " "
    }

    fn sentence(&self, clause: &str) -> String {
        let mut signs = clause.chars();
        let first = signs.next().into_iter().flat_map(char::to_uppercase);
        // The names of cells stay small.
        let is_cell =
            clause.starts_with('r') && clause[1..].starts_with(|c: char| c.is_ascii_digit());
        if is_cell { format!("{clause}.") } else { first.chain(signs).collect::<String>() + "." }
    }

    fn step(&self, technique: &str, reason: &str, so: &str) -> String {
        let between = if reason.contains('\n') { "\n" } else { " " };
        format!("{technique}. {reason}{between}{so}")
    }

    fn is(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} is {digit}")
    }

    fn is_not(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} is not {digit}")
    }

    fn is_among(&self, cells: &[String], digit: Digit) -> String {
        format!("{digit} is at {}", or(cells))
    }

    fn is_not_among(&self, cells: &[String], digit: Digit) -> String {
        format!("{digit} is not at {}", or(cells))
    }

    fn so(&self, placed: &[(String, Digit)], gone: &[(DigitSet, Vec<String>)]) -> String {
        let placed = placed.iter().map(|(cell, digit)| self.is(cell, *digit));
        let gone = gone.iter().map(|(digits, cells)| {
            format!("{} can be struck out at {}", and(digits.iter()), and(cells))
        });
        format!("So {}.", and(placed.chain(gone)))
    }
}

/// `a, b and c`.
fn and(words: impl IntoIterator<Item = impl ToString>) -> String {
    list(words, ", ", " and ")
}

/// `a, b or c`.
fn or(words: impl IntoIterator<Item = impl ToString>) -> String {
    list(words, ", ", " or ")
}

/// Small numbers in words.
fn number(count: usize) -> String {
    const WORDS: [&str; 10] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    WORDS.get(count).map_or(count.to_string(), |word| (*word).to_owned())
}

/// `s` for what are several.
fn s(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// `rows 2 and 7`.
fn houses(houses: &[House]) -> String {
    let kind = match (houses[0], houses.len()) {
        (_, 1) => return houses[0].to_string(),
        (House::Row(_), _) => "rows",
        (House::Column(_), _) => "columns",
        (House::Box(_), _) => "boxes",
        _ => return and(houses),
    };
    format!("{kind} {}", and(houses.iter().map(house_number)))
}
