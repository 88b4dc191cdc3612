//! Pages of at most 80 columns: paragraphs, headings, and lines with a number at the right edge.

use crate::text;
use crate::wire::Check;
use num_bigint::BigUint;
use std::fmt::Display;

/// The width of everything.
pub const WIDTH: usize = 80;
/// Where the second part of a line begins.
const TAB: usize = 27;

/// Text that grows line by line.
#[derive(Clone, Debug, Default)]
pub struct Page(Vec<String>);

impl Page {
    /// The lines of the page.
    pub fn into_lines(self) -> Vec<String> {
        self.0
    }

    /// Adds a line.
    pub fn line(&mut self, line: impl Into<String>) {
        self.0.push(line.into());
    }

    /// Adds an empty line.
    pub fn gap(&mut self) {
        self.line("");
    }

    /// Adds a paragraph, broken at blanks.
    pub fn paragraph(&mut self, text: &str) {
        self.words("  ", text);
    }

    /// Adds words in lines that all begin with the margin; a word that is too long is cut.
    pub fn words(&mut self, margin: &str, text: &str) {
        let room = WIDTH - margin.len();
        let mut now = String::new();
        for word in text.split_whitespace() {
            if !now.is_empty() && now.len() + 1 + word.len() > room {
                self.line(format!("{margin}{now}"));
                now.clear();
            }
            if !now.is_empty() {
                now.push(' ');
            }
            now.push_str(word);
            while now.len() > room {
                let rest = now.split_off(room);
                self.line(format!("{margin}{now}"));
                now = rest;
            }
        }
        self.line(format!("{margin}{now}"));
    }

    /// Adds a heading.
    pub fn heading(&mut self, text: &str) {
        self.gap();
        self.line(text);
    }

    /// Adds a label, a formula and a number.
    pub fn number(&mut self, label: &str, formula: &str, value: &BigUint) {
        self.value(label, formula, text::grouped(value));
    }

    /// Adds a label, a formula and any value; the value on a line of its own if it does not fit.
    pub fn value(&mut self, label: &str, formula: &str, value: impl Display) {
        let (left, value) =
            (format!("    {label:<width$}{formula}", width = TAB - 4), value.to_string());
        let left = left.trim_end();
        if left.len() + 2 + value.len() <= WIDTH {
            return self.ends(left, &value);
        }
        self.line(left);
        self.line(format!("{value:>WIDTH$}"));
    }

    /// Adds checks, each with its verdict.
    pub fn checks<'a>(&mut self, checks: impl IntoIterator<Item = &'a Check>) {
        for check in checks {
            let verdict = if check.holds { "ok" } else { "FAIL" };
            self.ends(&format!("    check  {}", check.text), verdict);
        }
    }

    /// Adds a line of two texts, at the left and at the right edge, a blank between them at least.
    pub fn ends(&mut self, left: &str, right: &str) {
        let room = WIDTH.saturating_sub(left.len()).max(right.len() + 1);
        self.line(format!("{left}{right:>room$}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_to_the_right_edge() {
        let mut page = Page::default();
        page.value("grids", "4! x reduced", 288);
        page.value("grids", &"x".repeat(50), 288);
        page.checks(&[Check { text: "y".repeat(70), holds: false }]);
        let lines = page.into_lines();
        assert_eq!(lines[0], format!("    grids                  4! x reduced{:>41}", 288));
        assert_eq!(lines[2], format!("{:>80}", 288));
        assert!(lines[3].ends_with("y FAIL"));
    }

    #[test]
    fn paragraphs_break_at_blanks() {
        let mut page = Page::default();
        page.paragraph(&"word ".repeat(30));
        assert!(
            page.into_lines().iter().all(|line| line.len() <= WIDTH && line.starts_with("  w"))
        );
    }
}
