//! Messages about bad input: where, what was found, what was expected, what to do.

use super::entry::Place;
use ennea::Puzzle;
use ennea_answers::served::Unserved;
use ennea_formats::ReadError;

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
    let column = error.column.map(|column| format!(", column {column}")).unwrap_or_default();
    let mark = error.column.map(|_| '^');
    let shown = match &*error.text {
        "" => String::new(),
        text => shown(text, error.column.unwrap_or(1).max(1), mark),
    };
    let ReadError { found, expected, hint, .. } = error;
    format!("error: {at}{column}: found {found}; expected {expected}{shown}\n  hint: {hint}")
}

/// The message for a text without a puzzle.
pub(crate) fn of_nothing(name: &str) -> String {
    format!(
        "error: {name}: found no puzzle; expected at least one\n  \
         hint: ennea convert --from says which format it is; --list shows them"
    )
}

/// The message for rules of a variant that are not known.
pub(crate) fn of_unknown(at: &str, unknown: &[String]) -> String {
    format!(
        "error: {at}: found rules that are not known here: {}; expected rules that ennea census --rules \
         help lists\n  hint: solve it where the link is from; --lossy leaves the rules out",
        unknown.join(", ")
    )
}

/// The message for candidates that are part of a puzzle, where only clues are taken.
pub(super) fn of_candidates(why: &Unserved, puzzle: &Puzzle) -> String {
    let alone = match puzzle.clue_count() {
        0 => "this one has no clues at all",
        _ => "ennea convert --to line keeps the clues alone, which do not have one solution",
    };
    format!("{why}; {alone}")
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
    let ReadError { column, text, found, expected, .. } = as_puzzle;
    if text.contains("://") {
        let (excerpt, _) = excerpt(text, 1);
        return format!(
            "error: argument {number} is a link to no site whose puzzles are read\n  | {excerpt}\n  hint: links of \
             f-puzzles, SudokuPad, sudokuwiki.org and sudoku.coach are"
        );
    }
    let place = column.map(|column| format!("column {column}: ")).unwrap_or_default();
    let (excerpt, _) = excerpt(text, column.unwrap_or(1));
    format!(
        "error: argument {number} is neither a puzzle nor a file\n  | {excerpt}\n  \
         as a puzzle: {place}found {found}; expected {expected}\n  as a file: {as_file}\n  \
         hint: check the name; in a puzzle write '.' for an empty cell"
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
