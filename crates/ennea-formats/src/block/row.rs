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
    /// Whether a word is letters, one of them twice: the regions of a jigsaw.
    pub(super) is_layout: bool,
    pub(super) text: String,
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
            has_dash: text.contains('-'),
            is_layout: scan.words.iter().any(|word| is_layout(word)),
            text,
        }
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

/// Whether a word is letters, one of them twice, as no row of a puzzle is.
fn is_layout(word: &str) -> bool {
    let mut signs: Vec<u8> = word.bytes().collect();
    signs.sort_unstable();
    let is_twice = signs.windows(2).any(|two| two[0] == two[1]);
    is_twice && word.bytes().all(|sign| sign.is_ascii_alphabetic()) && !word.contains(['x', 'X'])
}
