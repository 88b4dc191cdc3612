//! Rules that a text tells and no data say.
//!
//! A setter may write "anti-knight rules apply" and switch nothing on, so that a program sees a plain
//! Sudoku.  No sentence is understood here.  Of a text that is there to tell the rules it is seen that there is
//! a word which the rules of a plain Sudoku do without; of a title, a comment and the like, that there is a word
//! which means a variant.  Cost: linear.  A note too many is a smaller harm than a rule too few.

use crate::entry::Entry;
use crate::fact::Fact;
use crate::format::Format;
use ennea_base::Shape;
use ennea_base::rules::Rules;
use ennea_words::saying;

/// The words in which people tell the rules of a plain Sudoku.
const PLAIN: &[&str] = &[
    "a", "all", "and", "appear", "appears", "apply", "be", "box", "boxes", "by", "cell", "cells",
    "classic", "contain", "contains", "digit", "digits", "each", "empty", "enter", "every",
    "exactly", "fill", "from", "grid", "have", "in", "into", "is", "must", "no", "normal",
    "number", "numbers", "of", "once", "one", "only", "place", "put", "region", "regions",
    "repeat", "repeated", "row", "rows", "column", "columns", "rule", "rules", "so", "standard",
    "sudoku", "that", "the", "through", "to", "usual", "with", "without", "write",
];

/// Words that mean a variant, in letters alone.
const VARIANTS: &str = "antiking antiknight arrow arrows asterisk cage cages centredot chess consecutive diagonal \
    diagonals diagonally disjoint girandola hyper hypercube hypersudoku irregular jigsaw killer \
    king kings knight knights kropki latin nonconsecutive palindrome palindromes renban sandwich \
    skyscraper thermo thermometer thermometers thermos whisper whispers windoku windows xsudoku xv";

/// Beginnings and parts of words in other languages that do.
const PARTS: &str = "antikönig antispringer diagonal fenster jigsaw killer königs springer thermo unregelmäßig \
    windoku антик виндоку диагонал киллер короля коня конём неправильн стрелк термо фигурн 不规则 不连续 \
    回文 对角 摩天楼 无马 无缘 杀手 温度计 王步 窗口 箭头 连续 锯齿 马步 不規則 不連續 對角 殺手 溫度計 鋸齒";

/// What may be said in passing, and how that is called.
const IN_PASSING: [(Fact, &str); 4] = [
    (Fact::Description, "text"),
    (Fact::Title, "title"),
    (Fact::Comment, "comment"),
    (Fact::Level, "level"),
];

/// The longest piece of a text that is shown.
const SHOWN: usize = 120;

/// Notes that what is said about an entry speaks of rules, if its data say none.
pub(crate) fn note(entry: &mut Entry) {
    let is_said = !entry.puzzle().rules().is_plain() || !entry.unknown_rules().is_empty();
    if is_said {
        return;
    }
    // These have a place for the rules in words.
    let tells_rules = matches!(
        entry.format(),
        Some(Format::Fpuzzles | Format::FpuzzlesJson | Format::SudokuPad | Format::Penpa)
    );
    let speaks = |fact: Fact, text: &str| {
        names_a_variant(text) || tells_rules && fact == Fact::Description && speaks_of_rules(text)
    };
    let found = IN_PASSING.into_iter().find_map(|(fact, name)| {
        Some((name, entry.fact(fact).filter(|text| speaks(fact, text))?.to_owned()))
    });
    found.into_iter().for_each(|(name, text)| note_text(entry, name, &text));
}

/// Notes that a text with a name has a word that means a variant.
pub(crate) fn note_in_passing(entry: &mut Entry, name: &str, text: &str) {
    if names_a_variant(text) {
        note_text(entry, name, text);
    }
}

/// Notes that a text with a name speaks of rules.
pub(crate) fn note_text(entry: &mut Entry, name: &str, text: &str) {
    let cut = text.char_indices().nth(SHOWN).map_or(text.len(), |(at, _)| at);
    let dots = if cut < text.len() { "..." } else { "" };
    let text = text[..cut].to_owned() + dots;
    entry.note(saying!("read-speaks-of-rules", place = name, text));
}

/// Takes rules that stand in a place for them: those that are known; a word that is not is a rule that is not known,
/// and a text may speak of rules.
pub(crate) fn take(entry: &mut Entry, name: &str, text: &str) {
    let rules = [text, &text.to_ascii_lowercase().replace("anti-", "").replace("anti", "")]
        .into_iter()
        .find_map(|text| Rules::parse(text, entry.shape()).ok());
    match rules {
        Some(rules) => entry.change(|puzzle| puzzle.with_rules(&rules)),
        None if speaks_of_rules(text) && text.trim().contains(char::is_whitespace) => {
            note_text(entry, name, text);
        }
        None if speaks_of_rules(text) || is_layout(text) => entry.add_unknown(text.trim()),
        None => {}
    }
}

/// Tests whether a text has a word that means a variant, or is nothing but the names of rules, perhaps behind a
/// colon.
pub(crate) fn names_a_variant(text: &str) -> bool {
    let text = text.to_lowercase().replace("non-", "non").replace("anti-", "anti");
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
    let has_part = PARTS.split_whitespace().any(|part| text.contains(part));
    let is_variant =
        |word: &str| VARIANTS.split(' ').any(|variant| variant == word.replace('-', ""));
    let names = text.trim_end_matches([':', ' ']).rsplit(':').next().unwrap_or_default();
    let names = names.replace("sudoku", "");
    let names = names.trim_matches(|c: char| c.is_whitespace() || "#%-".contains(c));
    has_part
        || words.any(is_variant)
        || Rules::parse(names, Shape::CLASSIC).is_ok_and(|rules| !rules.is_plain())
}

/// Tests whether a text is the regions of cells in digits, longer than any size of a grid.
fn is_layout(text: &str) -> bool {
    text.trim().len() > 4 && text.trim().bytes().all(|sign| sign.is_ascii_digit())
}

/// Tests whether a text has a word that the rules of a plain Sudoku do without.
fn speaks_of_rules(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let is_size = |word: &str| word.chars().all(|c| c.is_ascii_digit() || c == 'x');
    let is_plain = |word: &str| PLAIN.contains(&word.to_lowercase().as_str()) || is_size(word);
    words.into_iter().any(|word| !is_plain(word))
}

#[cfg(test)]
mod tests;
