//! A line of a picture, taken apart: what it is for, its words, what bars and separators part.
//!
//! ```text
//!   | 5 3 . | . 7 . |  # easy      words  5 3 . . 7 .      fields between bars   " 5 3 . "  " . 7 . "
//!   5,3,,,7,,,,                    words  5 3 7            fields of a sheet     5 3 - - 7 - - - -
//!   |       |       |              nothing but bars: perhaps a row of empty cells
//! ```
//!
//! Cost: linear in the line.

use ennea_base::Digit;
use std::ops::Range;

/// Kinds of lines, by their purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Nothing, or blanks.
    Blank,
    /// A comment, `#` or `%` before it.
    Comment,
    /// Nothing but frame, with a dash in it.
    Frame,
    /// Bars with blanks between them.
    Bars,
    /// Cells, whatever else.
    Cells,
}

/// A line, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Scan<'a> {
    /// Without its comment.
    pub(crate) text: &'a str,
    pub(crate) kind: Kind,
    /// Words: all that stands between blanks, bars and separators.
    pub(crate) words: Vec<&'a str>,
    /// Number of signs in the words.
    pub(crate) signs: usize,
}

impl<'a> Scan<'a> {
    /// Takes a line apart.
    pub(crate) fn new(line: &'a str) -> Self {
        let text = without_comment(line);
        let kind = kind(line, text);
        let mut words = Vec::new();
        if kind == Kind::Cells {
            let is_gap = |c: char| c.is_whitespace() || is_frame(c) || ",;:+\u{feff}".contains(c);
            words = text.split(is_gap).filter(|word| !word.is_empty()).collect();
        }
        let signs = words.iter().map(|word| word.chars().count()).sum();
        Self { text, kind, words, signs }
    }

    /// Tests whether the words are all of one length.
    pub(crate) fn is_even(&self) -> bool {
        let length = |word: &&str| word.chars().count();
        self.words.windows(2).all(|two| length(&two[0]) == length(&two[1]))
    }

    /// Tests whether all N words have the same N digits in order: cells with all candidates.
    pub(crate) fn is_full(&self) -> bool {
        let first = self.words.first().copied().unwrap_or_default();
        self.words.len() > 3
            && self.words.iter().all(|word| *word == first)
            && first.chars().count() == self.words.len()
            && first.chars().is_sorted_by(|a, b| a < b)
    }

    /// Tests whether each word may be the candidates of a cell, or a number.
    pub(crate) fn is_groups(&self) -> bool {
        // Digits above 9 are capital letters, or one before digits is a mark; small ones are prose.
        let side = self.words.len();
        let is_digit = |c: char| Digit::from_symbol(c).is_some_and(|digit| digit.number() <= side);
        let is_sign = |c: char| {
            c.is_ascii_digit()
                || c.is_ascii_uppercase() && is_digit(c)
                || c == 'u'
                || "-*#@<>'{}".contains(c)
        };
        let is_marked = |word: &str| {
            let rest = word.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or_default();
            rest.starts_with(|c: char| c.is_ascii_digit()) && rest.chars().all(is_sign)
        };
        let is_group = |word: &&str| *word == "." || word.chars().all(is_sign) || is_marked(word);
        self.words.iter().all(is_group)
    }

    /// The fields of a row of a sheet, as ranges of its text: parted by tabs, semicolons or commas, each empty
    /// or a single cell.
    pub(crate) fn fields(&self) -> Option<Vec<Range<usize>>> {
        let separator =
            ['\t', ';', ','].into_iter().find(|&c| self.text.matches(c).count() >= 3)?;
        self.as_cells(parts(self.text, |c| c == separator))
    }

    /// Fields of a row in which bars part them, as ranges of the text.
    pub(crate) fn barred_fields(&self, is_open: bool) -> Option<Vec<Range<usize>>> {
        self.as_cells(self.sections_of(is_open)?)
    }

    /// Fields, if each is empty or a single cell.
    fn as_cells(&self, fields: Vec<Range<usize>>) -> Option<Vec<Range<usize>>> {
        let is_cell = |field: &Range<usize>| {
            let cell = unquoted(&self.text[field.clone()]);
            let count = cell.chars().count();
            count <= 1 || count == 2 && cell.bytes().all(|b| b.is_ascii_digit())
        };
        (fields.len() >= 4 && fields.iter().all(is_cell)).then_some(fields)
    }

    /// Sections between the bars, as ranges of the text, without what is before a bar that begins
    /// the line and after one that ends it; `None` without two bars.
    pub(crate) fn sections(&self) -> Option<Vec<Range<usize>>> {
        self.sections_of(false)
    }

    /// As [`sections`](Self::sections); where rows are open, a bar that begins or ends one
    /// stands beside a blank cell.
    pub(crate) fn sections_of(&self, is_open: bool) -> Option<Vec<Range<usize>>> {
        let text = self.text.trim_end();
        let mut sections = parts(text, is_bar);
        let is_blank = |part: &Range<usize>| text[part.clone()].trim().is_empty();
        let is_closed = !is_open && text.trim_start().starts_with(is_bar);
        if !is_open && sections.len() > 2 && sections.last().is_some_and(Range::is_empty) {
            sections.pop();
        }
        if is_closed && sections.len() > 1 && is_blank(&sections[0]) {
            sections.remove(0);
        }
        (sections.len() > 1).then_some(sections)
    }
}

/// A field without the quotes around it.
pub(crate) fn unquoted(field: &str) -> &str {
    let field = field.trim();
    let inner = field.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    inner.map_or(field, str::trim)
}

/// The parts between separators.
fn parts(text: &str, is_separator: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut parts = Vec::new();
    for (at, sign) in text.char_indices().filter(|(_, sign)| is_separator(*sign)) {
        parts.push(start..at);
        start = at + sign.len_utf8();
    }
    parts.push(start..text.len());
    parts
}

/// Tests whether a sign parts cells that stand side by side.
pub(crate) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '¦' | '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '║' | '╎' | '╏')
}

/// Tests whether a sign is a bar or drawn in other ways.
fn is_frame(c: char) -> bool {
    is_bar(c) || matches!(c, '\u{2500}'..='\u{257f}')
}

/// A line without the comment at its end; a `#` among bars is the mark of a candidate.
fn without_comment(line: &str) -> &str {
    match line.split_once('#') {
        Some((before, after)) if before.trim().is_empty() || !after.contains(is_bar) => before,
        _ => line,
    }
}

fn kind(line: &str, text: &str) -> Kind {
    let is_blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    if line.trim_start().starts_with('%') {
        return Kind::Comment;
    }
    if text.trim_matches(is_blank).is_empty() {
        // A row of a sheet may have no cell but tabs.
        return match (text.matches('\t').count() >= 3, text.len() < line.len()) {
            (true, _) => Kind::Cells,
            (_, true) => Kind::Comment,
            _ => Kind::Blank,
        };
    }
    let is_dash = |c: char| "-=—–".contains(c) || is_frame(c) && !is_bar(c);
    let is_corner = |c: char| is_bar(c) || is_blank(c) || "+:.*',;".contains(c);
    // Dashes between commas are cells.
    let fields = || text.split([',', ';', '\t']).map(str::trim);
    let is_cells = || fields().count() > 3 && fields().all(|field| matches!(field, "-" | ""));
    if text.chars().all(|c| is_dash(c) || is_corner(c)) && !is_cells() {
        if text.contains(is_dash) {
            return Kind::Frame;
        }
        if text.chars().all(|c| is_bar(c) || is_blank(c)) && text.matches(is_bar).count() > 1 {
            return Kind::Bars;
        }
        if text.chars().all(|c| is_bar(c) || is_blank(c) || "+:'".contains(c)) {
            return Kind::Frame;
        }
    }
    Kind::Cells
}

#[cfg(test)]
mod tests;
