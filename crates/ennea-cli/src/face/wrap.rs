//! Lines broken between words, to the width of the terminal.

use crate::face::language;
use ennea_words::layout;
use std::io::{self, IsTerminal};

/// The columns of what is written for no terminal.
pub(crate) const COLUMNS: usize = 80;

/// The columns of the terminal that standard error goes to, if it does.
pub(crate) fn columns() -> Option<usize> {
    let terminal = io::stderr();
    let size = terminal_size::terminal_size_of(&terminal).filter(|_| terminal.is_terminal());
    size.map(|(width, _)| usize::from(width.0).max(20))
}

/// A text in lines of at most this many columns where its words allow that, all but the first
/// indented.
pub(crate) fn broken(text: &str, indent: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for (index, word) in text.split(' ').enumerate() {
        for (place, part) in layout::parts(word).into_iter().enumerate() {
            let blank = if index > 0 && place == 0 { " " } else { "" };
            let is_first = index == 0 && place == 0;
            let width = layout::columns(&line) + blank.len() + layout::columns(&part);
            if !is_first && width > columns {
                lines.push(std::mem::replace(&mut line, format!("{indent}{part}")));
            } else {
                line += blank;
                line += &part;
            }
        }
    }
    lines.push(line);
    lines
}

/// A message in lines of at most this many columns; what it repeats of the input stays as it is.
pub(crate) fn message(text: &str, columns: usize) -> Vec<String> {
    let hint = language().text("label-hint");
    let below = " ".repeat(layout::columns(&hint) + 3);
    let indent = |line: &str| match line.trim_start() {
        start if start.starts_with("| ") => None,
        start if start.starts_with(&*hint) => Some(&*below),
        _ => Some("  "),
    };
    let broken_line = |line| match indent(line) {
        Some(indent) => broken(line, indent, columns),
        None => vec![line.to_owned()],
    };
    text.lines().flat_map(broken_line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_broken_between_words() {
        let text = "error: line 7: found a word; expected cells\n  | 12.. 34.. 12.. 34.. 12..\n  \
                    hint: write '.' for an empty cell";
        let expected = [
            "error: line 7: found",
            "  a word; expected",
            "  cells",
            "  | 12.. 34.. 12.. 34.. 12..",
            "  hint: write '.'",
            "        for an empty",
            "        cell",
        ];
        assert_eq!(message(text, 20), expected);
        assert_eq!(message(text, 80).join("\n"), text);
    }
}
