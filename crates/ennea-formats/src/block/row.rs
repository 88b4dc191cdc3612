//! A line of a picture in numbers: how many words and signs it has, and of which kind.
//!
//! [`Block`](super::Block) decides by these numbers alone.  Cost: linear in the line.  Oracle: that of the block,
//! the same text in pieces of every length.

use super::SMALL;
use crate::scan::Scan;
use ennea_base::{SIDE_MAX, Shape};

/// Counts and features of a line with cells.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) words: usize,
    pub(super) first: usize,
    pub(super) signs: usize,
    pub(super) is_even: bool,
    pub(super) is_groups: bool,
    pub(super) is_full: bool,
    /// Number of its fields, if it is one of a sheet.
    pub(super) fields: Option<usize>,
    /// Number of signs in each section between bars, and whether there are blanks for more.
    pub(super) sections: Option<(Vec<usize>, bool)>,
    pub(super) has_dash: bool,
    /// Whether its words are rows of several pictures, for one row has no sign twice.
    pub(super) is_beside: bool,
    pub(super) text: String,
    /// For each word its sign, a blank if it has several.
    pub(super) singles: String,
}

impl Row {
    pub(super) fn new(scan: &Scan<'_>) -> Self {
        let sections = scan.sections().map(|sections| {
            let part = |range: &std::ops::Range<usize>| Scan::new(&scan.text[range.clone()]);
            let parts: Vec<Scan<'_>> = sections.iter().map(part).collect();
            let is_loose = |part: &Scan<'_>| {
                let width = part.text.chars().count();
                let is_blank = part.words.is_empty();
                is_blank || part.is_even() && width > part.signs + part.words.len() + 1
            };
            (parts.iter().map(|part| part.signs).collect(), parts.iter().any(is_loose))
        });
        let has_tab = scan.text.contains(['\t', ';', ',']);
        let text: String = scan.words.concat();
        Self {
            words: scan.words.len(),
            first: scan.words.first().map_or(0, |word| word.chars().count()),
            signs: scan.signs,
            is_even: scan.is_even() && !scan.is_full(),
            is_groups: scan.is_groups(),
            is_full: scan.is_full(),
            fields: scan.fields().filter(|_| has_tab).map(|fields| fields.len()),
            sections,
            has_dash: scan.words.iter().any(|word| has_dash(word)),
            is_beside: are_beside(&scan.words),
            text,
            singles: scan.words.iter().map(|word| single(word).unwrap_or(' ')).collect(),
        }
    }

    /// Tests whether it is a whole puzzle by itself, or may be one.
    pub(super) fn may_be_line(&self, shape: Option<Shape>) -> bool {
        let is_small = |side: &usize| side * side == self.signs && self.words == 1;
        self.is_line(shape) || SMALL.iter().any(is_small)
    }

    /// Tests whether it is a whole puzzle by itself, rather than a row.
    pub(super) fn is_line(&self, shape: Option<Shape>) -> bool {
        if self.is_full {
            return false;
        }
        if let Some(shape) = shape {
            let (cells, side) = (shape.cells(), shape.side());
            let is_whole = |count: usize| count == cells && count != side;
            return is_whole(self.first) || is_whole(self.signs) || self.first >= 2 * side;
        }
        let is_groups = self.is_groups && !self.is_even && (4..=SIDE_MAX).contains(&self.words);
        let is_sheet = self.fields.is_some_and(|fields| fields > SIDE_MAX);
        // A small puzzle with a remark; with nothing behind it may be a row.
        let is_small = SMALL.iter().any(|side| side * side == self.first);
        is_small && self.words > 1 && !is_groups
            || is_sheet
            || self.first > SIDE_MAX
            || self.signs > SIDE_MAX && !is_groups && self.fields.is_none()
    }
}

/// The sign of a word that has one.
fn single(word: &str) -> Option<char> {
    word.chars().next().filter(|sign| sign.len_utf8() == word.len())
}

/// Whether a dash stands for a cell in a word; in an arrow it does not.
fn has_dash(word: &str) -> bool {
    word.contains('-') && !word.contains(['<', '>'])
}

/// Whether words are rows of pictures side by side: one is regions, or a digit stands in two of them.
fn are_beside(words: &[&str]) -> bool {
    let is_again = |digit: char| words.iter().all(|word| word.contains(digit));
    let has_two = words.len() == 2 && words[0].len() > 3;
    words.iter().any(|word| is_layout(word)) || has_two && ('1'..='9').any(is_again)
}

/// Whether a word is letters, one of them twice, as no row of a puzzle is.
fn is_layout(word: &str) -> bool {
    let mut signs: Vec<u8> = word.bytes().collect();
    signs.sort_unstable();
    let is_twice = signs.windows(2).any(|two| two[0] == two[1]);
    is_twice && word.bytes().all(|sign| sign.is_ascii_alphabetic()) && !word.contains(['x', 'X'])
}
