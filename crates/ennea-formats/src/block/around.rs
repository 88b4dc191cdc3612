//! Lines around the rows of a picture: words before them, a title, the numbers of its rows and columns.
//!
//! A short row over longer ones is a title: `7`, `12:30`.  Words are kept, so that the entry can say that they
//! were left out.  Cost: linear.  Oracle: random puzzles with each kind of such lines, read back in pieces.

use super::Block;
use super::row::Row;
use crate::cells::{is_comment, is_prose, named_row, unnamed};
use crate::labels;
use crate::scan::{Kind, Scan};
use ennea_base::{Digit, Shape};

/// The most lines before the first row of which some are words.
const PROSE_MAX: usize = 64;

impl Block {
    /// Takes the numbers of rows and columns around a picture away, if there are any, and what stands behind the
    /// last bar of some rows.
    pub(crate) fn take_labels(&mut self) {
        if let Some(lines) = labels::without_tails(&self.lines) {
            self.retake(&lines);
        }
        if let Some(lines) = labels::without_numbers(&self.lines) {
            self.is_labelled |= self.retake(&lines);
        }
        let is_beyond = self.rows.len() == self.side(None) + 1;
        let has_header =
            self.has_header() || self.has_ruled_header() || is_beyond && self.has_numbers();
        let lines =
            labels::removed(&self.lines).or_else(|| has_header.then(|| self.without_header()));
        if let Some(lines) = lines {
            self.is_labelled |= self.retake(&lines);
        }
    }

    /// Takes these lines in place of its own, if they are one block; says whether they are.
    fn retake(&mut self, lines: &[String]) -> bool {
        let mut block = Self { is_labelled: self.is_labelled, ..Self::default() };
        let is_whole = lines.iter().all(|line| block.take(line, None)) && block.has_rows();
        if is_whole {
            (block.prose, block.comment) = (self.prose.take(), self.comment.take());
            *self = block;
        }
        is_whole
    }

    /// Tests whether the first row is the names of columns: letters in order over rows of digits, `c1` and so on; a
    /// sign may stand in its corner.
    pub(super) fn has_header(&self) -> bool {
        let [head, body @ ..] = &self.rows[..] else { return false };
        let has_digits = |row: &Row| row.text.contains(|c| matches!(c, '1'..='9'));
        let rest = labels::without_corner(&head.text, body.first().map_or(0, |row| row.signs));
        let is = |text: &str, first: char| text.chars().eq((first..).take(text.len()));
        let counted: String = (1..=head.words).map(|column| format!("c{column}")).collect();
        let is_lettered = [head.text.as_str(), rest]
            .iter()
            .any(|it| it.len() > 3 && (is(it, 'A') || is(it, 'a')));
        body.iter().any(has_digits)
            && body.iter().all(|row| row.words <= head.words || head.words == 1)
            && (is_lettered || head.words > 3 && head.text.eq_ignore_ascii_case(&counted))
    }

    /// Tests whether the first row is numbers in order, one of which stands below it again in its column.
    pub(super) fn has_numbers(&self) -> bool {
        let Some((head, body)) = self.rows.split_first() else { return false };
        let is_apart = |row: &&Row| row.words == head.words && row.words > 1;
        let side = body.first().map_or(0, |row| if is_apart(&row) { row.words } else { row.signs });
        let text = labels::without_corner(&head.text, side);
        let is_again = |row: &Row| {
            let signs = if is_apart(&row) { &row.singles } else { &row.text };
            signs.chars().zip(text.chars()).any(|(a, b)| a == b)
        };
        side > 3
            && text.len() == side
            && text.chars().eq(('1'..='9').take(side))
            && (text != head.text || body.iter().any(is_again))
    }

    /// Tests whether the first row is the header of a table of Markdown, blank or numbers in order, as there is a
    /// row too many without it.
    fn has_ruled_header(&self) -> bool {
        let Some(head) = self.rows.first().filter(|_| self.has_frame && self.gaps == [1]) else {
            return false;
        };
        let Some((sections, _)) = &head.sections else { return false };
        let count = sections.len();
        count > 1 && head.text.chars().eq(('1'..).take(head.signs)) && self.rows.len() == count + 1
    }

    /// The lines but the first row.
    fn without_header(&self) -> Vec<String> {
        let is_row = |line: &str| matches!(Scan::new(unnamed(line)).kind, Kind::Cells | Kind::Bars);
        let mut lines = self.lines.clone();
        lines.iter_mut().find(|line| is_row(line)).into_iter().for_each(String::clear);
        lines
    }

    /// Tests whether it is a short line behind a blank one, with words before it or a number, or one with letters
    /// directly below a picture of this side, as pages and mails end.
    pub(crate) fn is_end(&self, below: Option<usize>) -> bool {
        let is_number = |row: &Row| row.text.bytes().all(|byte| byte.is_ascii_digit());
        let is_cell = |c: char| c.is_ascii_digit() || ".*_-xX".contains(c);
        let is_blank = self.lines.first().is_some_and(|line| line.trim().is_empty());
        let is_told = || is_blank && (self.prose.is_some() || is_number(&self.rows[0]));
        // Beyond nine digits letters are cells, and a line as long as a row is one too many.
        let is_words = |side: usize| {
            side < 10 && self.rows[0].signs != side && !self.rows[0].text.chars().all(is_cell)
        };
        self.is_short() && (is_told() || below.is_some_and(is_words))
    }

    /// Takes its only row as words, if it is short and nothing was read before, or a blank line follows it: it is over
    /// a puzzle in one line.
    pub(crate) fn take_title_of_line(&mut self, is_first: bool) {
        if self.is_short() && (is_first || self.is_apart) {
            self.take_title();
        }
    }

    /// Tests whether it is one row that is too short for a puzzle beyond the smallest, such as `7` or `12:30`.
    pub(crate) fn is_short(&self) -> bool {
        let [row] = &self.rows[..] else { return false };
        row.signs < 16 && row.sections.is_none() && row.fields.is_none() && !self.has_frame
    }

    /// Tests whether it is a line over a puzzle that begins with this row: it has less than half of its signs, or
    /// one that is no cell there, or a blank line parts them.
    pub(super) fn is_title_of(&self, row: &Row, shape: Option<Shape>) -> bool {
        let Some(first) = self.rows.first().filter(|_| self.is_short()) else { return false };
        let sections = row.sections.as_ref().map_or(0, |(sections, _)| sections.len());
        let width = row.fields.unwrap_or(sections).max(row.signs);
        let is_cell = |sign: char| {
            ".*_-0xX".contains(sign)
                || Digit::from_symbol(sign).is_some_and(|digit| digit.number() <= width)
        };
        let has_cells = first.text.chars().all(is_cell);
        width > 3
            && !row.may_be_line(shape)
            && (first.words != row.words || first.words < 4)
            && if has_cells {
                2 * first.signs <= width || self.is_apart && first.signs < width
            } else {
                first.signs < width || self.is_apart || sections + row.fields.unwrap_or(0) > 0
            }
    }

    /// Takes its only row as words before the rows.
    pub(super) fn take_title(&mut self) {
        self.rows.clear();
        self.is_apart = false;
        if let Some(at) = self.lines.iter().rposition(|line| !is_comment(line)) {
            let title = std::mem::take(&mut self.lines[at]);
            self.prose.get_or_insert_with(|| (at, title.trim().to_owned()));
        }
    }

    /// What is to be said of the words before the rows, which are not among its lines, and of a comment that
    /// names a variant; only once.
    pub(crate) fn take_words(&mut self) -> Vec<String> {
        let words = self.prose.take().map(|(_, words)| words);
        words.into_iter().chain(self.comment.take()).collect()
    }

    /// All lines, and the words before the rows, if there are no rows.
    pub(crate) fn text_of_prose(&self) -> Option<String> {
        let (at, words) = self.prose.as_ref().filter(|_| self.rows.is_empty())?;
        let mut lines = self.lines.clone();
        lines[*at].clone_from(words);
        Some(lines.join("\n"))
    }

    /// Takes a line of words before the rows; says whether it is one.
    pub(crate) fn take_prose(&mut self, line: &str) -> bool {
        let is_before = self.rows.is_empty()
            && self.lines.len() < PROSE_MAX
            && is_prose(line)
            && named_row(line).is_none()
            && !labels::is_barred(line);
        if is_before {
            let at = self.lines.len();
            self.prose.get_or_insert_with(|| (at, line.trim().to_owned()));
            self.lines.push(String::new());
        }
        is_before
    }
}
