//! Pages of at most 80 columns: paragraphs, headings, and lines with a number at the right edge.

use crate::text;
use crate::wire::Checked;
use ennea_words::layout::{columns, flushed, lines, padded};
use ennea_words::{Language, say};
use num_bigint::BigUint;
use std::borrow::Cow;
use std::fmt::Display;

/// The width of everything.
pub const WIDTH: usize = 80;
/// Column at which the second part of a line begins.
const TAB: usize = 27;

/// The word at the end of a check, whether it holds or not.
pub fn verdict(language: Language, holds: bool) -> Cow<'static, str> {
    if holds { language.text("check-ok") } else { language.text("check-fail") }
}

/// Text that grows line by line.
#[derive(Clone, Debug, Default)]
pub struct Page {
    lines: Vec<String>,
    language: Language,
}

impl Page {
    /// An empty page, in a language.
    pub fn new(language: Language) -> Self {
        Self { lines: Vec::new(), language }
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The lines of the page.
    pub fn into_lines(self) -> Vec<String> {
        self.lines
    }

    /// Adds a line.
    pub fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    /// Adds an empty line.
    pub fn gap(&mut self) {
        self.line("");
    }

    /// Adds a paragraph, broken where its language breaks lines.
    pub fn paragraph(&mut self, text: impl AsRef<str>) {
        self.words("  ", text.as_ref());
    }

    /// Adds words in lines that all begin with the margin; a word that is too long is cut.
    pub fn words(&mut self, margin: &str, text: &str) {
        for line in lines(text, WIDTH - margin.len()) {
            self.line(format!("{margin}{line}"));
        }
    }

    /// Adds a heading.
    pub fn heading(&mut self, text: impl Into<String>) {
        self.gap();
        self.line(text);
    }

    /// Adds a label, a formula and a number.
    pub fn number(&mut self, label: impl AsRef<str>, formula: impl AsRef<str>, value: &BigUint) {
        self.value(label, formula, text::grouped(value));
    }

    /// Adds a label of the language, a formula and a number.
    pub fn counted(&mut self, key: &str, formula: impl AsRef<str>, value: &BigUint) {
        self.number(self.language.text(key), formula, value);
    }

    /// Adds a label of the language, a formula and any value.
    pub fn said(&mut self, key: &str, formula: impl AsRef<str>, value: impl Display) {
        self.value(self.language.text(key), formula, value);
    }

    /// Adds a label, a formula and any value; the value on a line of its own if it does not fit.
    pub fn value(&mut self, label: impl AsRef<str>, formula: impl AsRef<str>, value: impl Display) {
        let left = format!("    {}{}", padded(label.as_ref(), TAB - 4), formula.as_ref());
        let (left, value) = (left.trim_end(), value.to_string());
        if columns(left) + 2 + columns(&value) <= WIDTH {
            return self.ends(left, &value);
        }
        self.line(left);
        self.line(flushed(&value, WIDTH));
    }

    /// Adds checks, each with its verdict.
    pub fn checks<'a>(&mut self, checks: impl IntoIterator<Item = &'a Checked>) {
        for check in checks {
            let check = check.told(self.language);
            let left = format!("    {}", say!(self.language, "check", text = check.text));
            self.ends(&left, &verdict(self.language, check.holds));
        }
    }

    /// Adds a line of two texts, at the left and at the right edge, a blank between them at least.
    pub fn ends(&mut self, left: &str, right: &str) {
        let room = WIDTH.saturating_sub(columns(left)).max(columns(right) + 1);
        self.line(format!("{left}{}", flushed(right, room)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_words::Saying;

    #[test]
    fn values_keep_to_the_right_edge() {
        let mut page = Page::default();
        page.value("grids", "4! x reduced", 288);
        page.value("grids", "x".repeat(50), 288);
        page.checks(&[Checked::new(Saying::of("y".repeat(70)), false)]);
        let lines = page.into_lines();
        assert_eq!(lines[0], format!("    grids                  4! x reduced{:>41}", 288));
        assert_eq!(lines[2], format!("{:>80}", 288));
        assert!(lines[3].ends_with("y FAIL"));
    }

    /// Goal: columns are those of a terminal.  Method: Chinese, whose characters take two.
    #[test]
    fn chinese_ends_at_the_right_edge() {
        let mut page = Page::new(Language::of("zh").expect("there is Chinese"));
        page.paragraph("每行、每列、每宫各有数字一次。".repeat(9));
        page.value("终盘", "4! x 约化终盘", 288);
        page.checks(&[Checked::new(Saying::of("群的阶"), true)]);
        let lines = page.into_lines();
        assert!(lines.iter().all(|line| columns(line) <= WIDTH && !line.starts_with("  。")));
        assert!(lines.iter().rev().take(2).all(|line| columns(line) == WIDTH), "{lines:#?}");
    }

    #[test]
    fn paragraphs_break_at_blanks() {
        let mut page = Page::default();
        page.paragraph("word ".repeat(30));
        assert!(
            page.into_lines().iter().all(|line| line.len() <= WIDTH && line.starts_with("  w"))
        );
    }
}
