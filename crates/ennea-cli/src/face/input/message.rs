//! What to say about bad input: where, what was found, what was expected, what to do.

use super::entry::Place;
use ennea::text::Problem;
use ennea::{Puzzle, TextError};
use ennea_formats::{Format, ReadError};

/// Bad input: where it stood, and what to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bad {
    /// Where it begins.
    pub(crate) place: Place,
    /// What to say: the place, what was found, what was expected, and a hint.
    pub(crate) message: String,
}

/// How many characters of a line are shown.
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
pub(super) fn of_text(at: &str, error: &TextError) -> String {
    if let Some(what) = other_file(&error.text) {
        return format!(
            "error: {at}: found {what}; expected puzzles as text\n  hint: ennea convert --list shows what is \
             read"
        );
    }
    let problem = &error.problem;
    let has_column = error.is_about_one_place();
    let column = if has_column { format!(", column {}", error.column) } else { String::new() };
    let mark = has_column.then_some('^');
    let shown = match problem {
        Problem::Empty => String::new(),
        _ => shown(&error.text, error.column, mark),
    };
    let hint = error.hint().replace("give the shape, such as", "give the shape: --shape");
    format!("error: {at}{column}: {problem}{shown}\n  hint: {hint}")
}

/// What a file is that begins with this line, if it is one that people may take for a file of puzzles.
fn other_file(line: &str) -> Option<&'static str> {
    const HEADS: [(&str, &str); 4] = [
        ("%PDF-", "a PDF"),
        ("\u{fffd}PNG", "a picture"),
        ("\u{fffd}\u{fffd}\u{fffd}", "a picture, or something else that is no text"),
        ("PK\u{3}\u{4}", "an archive, such as a spreadsheet is"),
    ];
    HEADS.into_iter().find(|(head, _)| line.starts_with(head)).map(|(_, what)| what)
}

/// The message for an error in a text of some format: `at` is what the place is called.
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
pub(crate) fn of_nothing(name: &str, format: Format) -> String {
    format!(
        "error: {name}: found no puzzle; expected at least one, as {format}\n  \
         hint: ennea convert --from says which format it is; --list shows them"
    )
}

/// The message for rules of a variant that are not known, or not taken.
pub(crate) fn of_rules(at: &str, entry: &ennea_formats::Entry) -> String {
    let (unknown, known) = (entry.unknown_rules().join(", "), entry.rules());
    let (what, expected, hint) = match known {
        Some(rules) if unknown.is_empty() => (
            format!("a puzzle with the rules {rules}"),
            "rows, columns and boxes alone",
            "ennea solve, count, canon, print and others that have --rules take it",
        ),
        _ => (
            format!("rules that are not known here: {unknown}"),
            "rules that ennea census --rules lists",
            "solve it where the link is from",
        ),
    };
    format!(
        "error: {at}: found {what}; expected {expected}\n  hint: {hint}; --lossy leaves the rules out"
    )
}

/// The note about what is left out, if there is any.
pub(crate) fn of_ignored(at: &str, rules: &[String]) -> Option<String> {
    let what = rules.join(", ");
    let note = format!("note: {at}: left out: {what}");
    (!what.is_empty()).then_some(note)
}

/// The message for candidates that are part of a puzzle, where only clues are taken.
pub(crate) fn of_pencilmarks(at: &str, clues: &Puzzle) -> String {
    let alone = match clues.clue_count() {
        0 => "this one has no clues at all",
        _ => "ennea convert --to line keeps the clues alone, which do not have one solution",
    };
    format!(
        "error: {at}: found a puzzle whose candidates say more than its clues; expected clues \
         only\n  hint: ennea solve, count, rate, explain and hint take candidates; {alone}"
    )
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
pub(super) fn of_neither(number: usize, as_puzzle: &TextError, as_file: &str) -> String {
    let TextError { line, column, text, problem } = as_puzzle;
    if text.contains("://") {
        let (excerpt, _) = excerpt(text, 1);
        return format!(
            "error: argument {number} is a link to no site whose puzzles are read\n  | {excerpt}\n  hint: links of \
             f-puzzles, SudokuPad, sudokuwiki.org and sudoku.coach are"
        );
    }
    let place = match (line, as_puzzle.is_about_one_place()) {
        (1, false) => String::new(),
        (1, true) => format!("column {column}: "),
        (_, false) => format!("line {line}: "),
        (_, true) => format!("line {line}, column {column}: "),
    };
    let (excerpt, _) = excerpt(text, *column);
    format!(
        "error: argument {number} is neither a puzzle nor a file\n  | {excerpt}\n  \
         as a puzzle: {place}{problem}\n  as a file: {as_file}\n  \
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
    use ennea::text::read_puzzle;

    fn check(text: &str, expected: &str) {
        let error = read_puzzle(text, None).expect_err("bad input");
        assert_eq!(of_text("line 7", &error), expected);
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
        let error = read_puzzle(&line, None).expect_err("bad input");
        let message = of_text("line 1", &error);
        let lines: Vec<&str> = message.lines().collect();
        assert_eq!(lines[1].find('?'), lines[2].find('^'));
        assert!(
            lines[1].len() < 90 && lines[1].starts_with("  | ...") && lines[1].ends_with("...")
        );
        assert_eq!(excerpt("a\tb", 4), ("a b".to_owned(), 3));
    }
}
