//! Messages about bad input: where, what was found, what was expected, what to do.

use super::entry::Place;
use crate::face::{hinted, language};
use ennea::Puzzle;
use ennea_answers::served::Unserved;
use ennea_formats::ReadError;
use ennea_words::{Gaps, Saying, Told, gaps, say};

/// Bad input: where it stood, and what to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bad {
    /// Place at which it begins.
    pub(crate) place: Place,
    /// Message: the place, what was found, what was expected, and a hint.
    pub(crate) message: String,
}

/// Number of characters of a line that are shown.
const WIDTH: usize = 72;

/// The message for an error in the text of a source: `at` is what the place is called, without the
/// line where there is only one.
///
/// ```text
/// error: puzzles.txt, line 3, column 5: found '?'; expected a digit, or '.' for an empty cell
///   | 53..?....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
///   |     ^
///   hint: write '.' for an empty cell, '#' before a comment
/// ```
pub(crate) fn of_entry(at: &str, error: &ReadError) -> String {
    let language = language();
    let at = match error.column {
        Some(column) => say!(language, "source-column", at, column),
        None => at.to_owned(),
    };
    let mark = error.column.map(|_| '^');
    let shown = match &*error.text {
        "" => String::new(),
        text => shown(text, error.column.unwrap_or(1).max(1), mark),
    };
    let hint = error.hint.told(language);
    let hint = hint.replace("give the shape, such as", "give the shape: --shape");
    format!("error: {at}: {}{shown}\n  hint: {hint}", error.message.told(language))
}

/// The message for a text without a puzzle.
pub(crate) fn of_nothing(name: &str) -> String {
    format!("error: {name}: {}", hinted("no-puzzle", &Gaps::default()))
}

/// The message for rules of a variant that are not known.
pub(crate) fn of_unknown(at: &str, unknown: &Saying) -> String {
    let rules = unknown.told(language());
    format!("error: {at}: {}", hinted("rules-not-known", &gaps!(rules)))
}

/// The message for candidates that are part of a puzzle, where only clues are taken.
pub(super) fn of_candidates(why: &Unserved, puzzle: &Puzzle) -> String {
    let key = match puzzle.clue_count() {
        0 => "candidates-without-clues",
        _ => "candidates-beside-clues",
    };
    format!("{}; {}", why.told(language()), language().text(key))
}

/// Part of a line around a column, to stand below a message, and perhaps a mark below the column.
pub(crate) fn shown(line: &str, column: usize, mark: Option<char>) -> String {
    let (excerpt, place) = excerpt(line, column);
    let mark = mark.map(|mark| format!("\n  | {}{mark}", " ".repeat(place)));
    format!("\n  | {excerpt}{}", mark.unwrap_or_default())
}

/// The message for an argument that is neither a puzzle nor a file.
///
/// ```text
/// error: argument 1 is neither a puzzle nor a file
///   | puzles.txt
///   as a puzzle: column 2: found 'u'; ...
///   as a file: no such file or directory
///   hint: check the name; in a puzzle write '.' for an empty cell
/// ```
pub(super) fn of_neither(number: usize, as_puzzle: &ReadError, as_file: &str) -> String {
    let ReadError { column, text, .. } = as_puzzle;
    let language = language();
    let (excerpt, _) = excerpt(text, column.unwrap_or(1));
    let at = say!(language, "source-argument", number);
    if text.contains("://") {
        let (excerpt, _) = self::excerpt(text, 1);
        return format!(
            "error: {}\n  | {excerpt}\n  hint: {}",
            say!(language, "link-of-none", at),
            language.attribute("link-of-none", "hint")
        );
    }
    let as_puzzle = as_puzzle.message.told(language);
    let as_puzzle = match column {
        Some(column) => say!(language, "neither-as-puzzle-at", column, message = as_puzzle),
        None => say!(language, "neither-as-puzzle", message = as_puzzle),
    };
    format!(
        "error: {}\n  | {excerpt}\n  {as_puzzle}\n  {}\n  hint: {}",
        say!(language, "neither", at),
        say!(language, "neither-as-file", message = as_file),
        language.attribute("neither", "hint")
    )
}

/// Part of a line around a column, without control characters, and where the column is in it.
fn excerpt(line: &str, column: usize) -> (String, usize) {
    let signs: Vec<char> = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let at = (column - 1).min(signs.len());
    if signs.len() <= WIDTH + 16 {
        return (signs.into_iter().collect(), at);
    }
    let start = at.saturating_sub(WIDTH / 2).min(signs.len() - WIDTH);
    let end = start + WIDTH;
    let (left, right) =
        (if start > 0 { "..." } else { "" }, if end < signs.len() { "..." } else { "" });
    let shown: String = signs[start..end].iter().collect();
    (format!("{left}{shown}{right}"), left.len() + at - start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_formats::{Options, Reader};

    fn check(text: &str, expected: &str) {
        let error = Reader::first(text, Options::default()).expect_err("bad input");
        assert_eq!(of_entry("line 7", &error), expected);
    }

    #[test]
    fn messages_show_the_place() {
        check(
            "12?4............",
            "error: line 7, column 3: found '?'; expected a digit, or '.' for an empty cell\n  \
             | 12?4............\n  |   ^\n  \
             hint: write '.' for an empty cell, '#' before a comment",
        );
        check(
            "1234............5",
            "error: line 7: found 17 cells; expected 16 (a 2x2 grid)\n  | 1234............5\n  \
             hint: write '.' for an empty cell; for boxes of another size give the shape: \
             --shape 2x4",
        );
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let line = format!("{}?{}", ".".repeat(300), ".".repeat(324));
        let error = Reader::first(&line, Options::default()).expect_err("bad input");
        let message = of_entry("line 1", &error);
        let lines: Vec<&str> = message.lines().collect();
        assert_eq!(lines[1].find('?'), lines[2].find('^'));
        assert!(
            lines[1].len() < 90 && lines[1].starts_with("  | ...") && lines[1].ends_with("...")
        );
        assert_eq!(excerpt("a\tb", 4), ("a b".to_owned(), 3));
    }
}
