//! Rules that a text tells and no data say.
//!
//! A setter may write "anti-knight rules apply" and switch nothing on, so that a program sees a plain
//! Sudoku.  No sentence is understood here; it is seen that there is a word which the rules of a plain
//! Sudoku do without.  Cost: linear.  A note too many is a smaller harm than a rule too few.

use crate::entry::Entry;
use crate::fact::Fact;

/// The words in which people tell the rules of a plain Sudoku.
const PLAIN: &[&str] = &[
    "a", "all", "and", "appear", "appears", "apply", "be", "box", "boxes", "by", "cell", "cells",
    "classic", "contain", "contains", "digit", "digits", "each", "empty", "enter", "every",
    "exactly", "fill", "from", "grid", "have", "in", "into", "is", "must", "no", "normal",
    "number", "numbers", "of", "once", "one", "only", "place", "put", "region", "regions",
    "repeat", "repeated", "row", "rows", "column", "columns", "rule", "rules", "so", "standard",
    "sudoku", "that", "the", "through", "to", "usual", "with", "without", "write",
];

/// The longest piece of a text that is shown.
const SHOWN: usize = 120;

/// Notes that the text of an entry speaks of rules, if its data say none.
pub(crate) fn note(entry: &mut Entry) {
    let is_said = !entry.puzzle().rules().is_plain() || !entry.unknown_rules().is_empty();
    let text = entry.fact(Fact::Description).unwrap_or_default();
    if is_said || !speaks_of_rules(text) {
        return;
    }
    let cut = text.char_indices().nth(SHOWN).map_or(text.len(), |(at, _)| at);
    let dots = if cut < text.len() { "..." } else { "" };
    let note = format!(
        "its text speaks of rules, and its data have none but rows, columns and boxes: \"{}{dots}\"",
        &text[..cut]
    );
    entry.note(note);
}

/// Whether a text has a word that the rules of a plain Sudoku do without.
fn speaks_of_rules(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let is_size = |word: &str| word.chars().all(|c| c.is_ascii_digit() || c == 'x');
    let is_plain = |word: &str| PLAIN.contains(&word.to_lowercase().as_str()) || is_size(word);
    words.into_iter().any(|word| !is_plain(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_rules_are_told_from_others() {
        for plain in [
            "",
            "Normal sudoku rules apply.",
            "Place the digits 1-9 in every row, column and 3x3 box.",
            "Fill the grid so that each row, each column and each box contains all digits from 1 to 9.",
        ] {
            assert!(!speaks_of_rules(plain), "{plain}");
        }
        for other in [
            "Normal sudoku rules apply. Cells a knight's move apart differ.",
            "Antiknight",
            "Digits along an arrow sum to the digit in the circle.",
        ] {
            assert!(speaks_of_rules(other), "{other}");
        }
    }
}
