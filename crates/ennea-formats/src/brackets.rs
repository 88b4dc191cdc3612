//! Ends of values in brackets that come line by line.
//!
//! Brackets in quotes and comments do not count; no quote goes beyond its line, so that an apostrophe in words
//! does no harm, nor do those behind a name: the `[9]` of `int b[9][9] = ...`.  Rows in brackets that follow
//! each other belong together, and so do `puzzle = [...]`, `solution = [...]` and `regions = [...]`.  Cost: linear.  Oracle: the same text in pieces of every length.

use crate::cells::{end_of_comment, is_comment};
use crate::formats::list;
use crate::lines::Lines;

/// Depth of brackets at a place of the text: the number of those that are open.
#[derive(Clone, Copy, Debug, Default)]
struct Depth {
    open: usize,
    has_begun: bool,
    /// `true` in a comment that goes on.
    is_comment: bool,
}

impl Depth {
    /// Goes over a line.
    fn scan(&mut self, line: &str) {
        let (mut quote, mut before, mut is_name) = (None, None, false);
        let mut rest = line;
        while let Some(sign) = rest.chars().next() {
            if self.is_comment {
                let Some(end) = rest.find("*/") else { return };
                (self.is_comment, rest) = (false, &rest[end + 2..]);
                continue;
            }
            match end_of_comment(rest, before).filter(|_| quote.is_none()) {
                Some("\n") => return,
                Some(_) => {
                    (self.is_comment, rest) = (true, &rest[2..]);
                    continue;
                }
                None => {}
            }
            (before, rest) = (Some(sign), &rest[sign.len_utf8()..]);
            let is_index = std::mem::replace(&mut is_name, sign.is_alphanumeric() || sign == '_');
            match (quote, sign) {
                (None, '[') if is_index && self.open == 0 => {
                    let end = rest.find(']');
                    (is_name, rest) = (end.is_some(), &rest[end.map_or(rest.len(), |at| at + 1)..]);
                }
                (Some(_), '\\') => {
                    rest = rest.chars().next().map_or(rest, |sign| &rest[sign.len_utf8()..]);
                }
                (Some(own), sign) if own == sign => quote = None,
                (Some(_), _) => {}
                (None, '"' | '\'') => quote = Some(sign),
                (None, '[' | '{' | '(') => {
                    self.open += 1;
                    self.has_begun = true;
                }
                (None, ']' | '}' | ')') => self.open = self.open.saturating_sub(1),
                (None, _) => {}
            }
        }
    }

    fn is_closed(self) -> bool {
        self.has_begun && self.open == 0 && !self.is_comment
    }
}

/// Number of lines of the value with which the first line begins; `None` if more of them may come.  What is
/// typed waits for no solution.
pub(crate) fn count(lines: &mut Lines, is_typed: bool) -> Option<usize> {
    let mut depth = Depth::default();
    let mut count = 0;
    let mut text = String::new();
    loop {
        while !depth.is_closed() {
            let is_all = lines.is_all();
            let Some(line) = lines.line(count) else { return is_all.then_some(count) };
            depth.scan(line);
            text = text + line + "\n";
            count += 1;
        }
        let wants_rows = list::wants_rows(&text);
        if !wants_rows && !list::is_statement(&text) {
            return Some(count);
        }
        let is_all = lines.is_all();
        let mut next = count;
        while !wants_rows && lines.line(next).is_some_and(is_comment) {
            next += 1;
        }
        let Some(line) = lines.line(next) else {
            return (is_all || is_typed && !wants_rows).then_some(count);
        };
        let is_more = match wants_rows {
            true => line.trim_start_matches([' ', '\t', ',']).starts_with(['[', '{', '(']),
            false => list::goes_on(line),
        };
        if !is_more {
            return Some(count);
        }
        depth = Depth::default();
    }
}
