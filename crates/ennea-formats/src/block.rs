//! A picture that comes line by line: whether a line goes on with it, and when it is whole.
//!
//! ```text
//!   rows of N signs, or of N words that are numbers or candidates        whole with the N-th row
//!   rows of a sheet with empty cells, N fields                           whole with the N-th row
//!   rows between bars with blanks for empty cells; rows with dashes      whole where the frame ends
//!   16, 25 or 36 signs in a line: a small puzzle, or a row of a giant    told by digits that are too
//!                                                                        large, or after as many lines
//! ```
//!
//! A first row that names the columns is none of these.  A blank line ends a picture, unless it may be the gap
//! between two bands.  Cost: linear, for at most 36 rows and what stands between them are held.

mod around;
mod row;

use crate::alphabet::Alphabet;
use crate::cells::unnamed;
use crate::detect::is_behind;
use crate::fill::dashes;
use crate::rules_in_text::names_a_variant;
use crate::scan::{Kind, Scan};
use ennea_base::{Digit, SIDE_MAX, Shape};
use row::Row;

/// The sides whose puzzles are no longer than a row may be.
const SMALL: [usize; 3] = [4, 5, 6];

/// The lines of a picture so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    lines: Vec<String>,
    rows: Vec<Row>,
    /// For each gap between rows in which something stands, how many rows are before it.
    gaps: Vec<usize>,
    /// Numbers of dashes in the lines that have nothing else, each of which may be a row.
    dashes: Vec<usize>,
    /// `true` if there is a line of a frame.
    has_frame: bool,
    /// `true` if moves may follow it.
    has_moves: bool,
    is_over: bool,
    /// `true` if a blank line follows a row that is short.
    is_apart: bool,
    /// `true` if numbers of rows and columns have been taken away.
    pub(crate) is_labelled: bool,
    /// The first line of words before the rows, with its place among the lines.
    prose: Option<(usize, String)>,
    /// The first comment before the rows that names a variant.
    comment: Option<String>,
}

/// Ways to read a whole block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Each line is a puzzle.
    Lines,
    /// The lines are rows.
    Rows,
}

impl Block {
    /// Tests whether there is a row.
    pub(crate) fn has_rows(&self) -> bool {
        !self.rows.is_empty()
    }

    /// Tests whether it is one line, of this many cells.
    pub(crate) fn is_row(&self, side: usize) -> bool {
        self.lines.len() == 1 && self.rows.iter().any(|row| row.signs == side)
    }

    /// Number of lines.
    pub(crate) fn count(&self) -> usize {
        self.lines.len()
    }

    /// All lines, each with its end.
    pub(crate) fn text(&self) -> String {
        self.lines.iter().fold(String::new(), |text, line| text + line + "\n")
    }

    /// The lines.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The lines.
    pub(crate) fn into_lines(self) -> Vec<String> {
        self.lines
    }

    /// Takes a line, if it goes on with the block.
    pub(crate) fn take(&mut self, line: &str, shape: Option<Shape>) -> bool {
        let scan = Scan::new(unnamed(line));
        let is_named = scan.text.is_empty() && !line.trim().is_empty() && !line.contains('#');
        let kind = if is_named { Kind::Frame } else { scan.kind };
        if self.has_moves && self.is_full(shape) {
            let is_beyond = kind == Kind::Cells && !is_behind(line) || kind == Kind::Bars;
            self.lines.extend((!is_beyond).then(|| line.to_owned()));
            return !is_beyond;
        }
        self.has_moves |= self.rows.is_empty() && line.trim_start().starts_with("*-");
        match kind {
            Kind::Comment => self.take_comment(line),
            Kind::Blank if self.rows.is_empty() => {}
            Kind::Blank if self.is_short() => self.is_apart = true,
            Kind::Blank if self.ends_at_blank(shape) => self.is_over = true,
            Kind::Blank | Kind::Frame => {
                self.has_frame |= kind == Kind::Frame && !self.rows.is_empty();
                self.dashes.extend(dashes(&scan));
                self.gap();
            }
            Kind::Bars | Kind::Cells => {
                let row = Row::new(&scan);
                if self.is_title_of(&row, shape) {
                    self.take_title();
                } else if self.is_apart && !self.is_spaced(&row)
                    || !self.rows.is_empty() && self.is_beyond(&row, shape)
                {
                    return false;
                }
                if std::mem::take(&mut self.is_apart) {
                    self.gap();
                    let blank = self.lines.iter_mut().filter(|line| line.trim().is_empty());
                    blank.for_each(|line| *line = "#".to_owned());
                }
                self.rows.push(row);
            }
        }
        // Rows apart from each other are read as rows with comments between them.
        let is_between = kind == Kind::Blank && self.gaps.first() == Some(&1);
        self.lines.push(if is_between { "#" } else { line }.to_owned());
        true
    }

    /// Keeps a comment, if it is the first one before the rows that names a variant.
    pub(crate) fn take_comment(&mut self, line: &str) {
        if self.rows.is_empty() && names_a_variant(line) {
            self.comment.get_or_insert_with(|| line.trim().to_owned());
        }
    }

    /// Tests whether a line may be a whole puzzle, rather than a row below a short one.
    pub(crate) fn is_line(&self, line: &str, shape: Option<Shape>) -> bool {
        self.is_short() && Row::new(&Scan::new(unnamed(line))).may_be_line(shape)
    }

    /// Tests whether a row behind a blank line is like the one before it, as where each is a paragraph.
    fn is_spaced(&self, row: &Row) -> bool {
        let alike = |first: &Row| row.signs == first.signs && row.words == first.words;
        row.signs > 4 && self.rows.first().is_some_and(alike)
    }

    fn gap(&mut self) {
        let before = self.rows.len();
        if before > 0 && self.gaps.last() != Some(&before) {
            self.gaps.push(before);
        }
    }

    /// Tests whether no further line belongs to it; `is_eager` does not wait for lines that may.
    pub(crate) fn is_whole(&self, shape: Option<Shape>, is_eager: bool) -> bool {
        let Some(first) = self.rows.first() else { return false };
        if self.is_over || self.side(shape) > SIDE_MAX || first.is_line(shape) {
            return true;
        }
        // It may be a title; what follows tells.
        if first.signs < 4 && self.is_short() && !is_eager {
            return false;
        }
        if let Some(small) = self.small(shape) {
            return self.rows.len() >= small * small || is_eager && !self.is_giant(small);
        }
        self.is_full(shape) && (!self.has_moves || is_eager)
    }

    /// Tests whether it has as many rows as it should have.
    fn is_full(&self, shape: Option<Shape>) -> bool {
        let rows = self.rows.iter().filter(|row| row.signs > 0 || row.fields.is_some());
        let count = rows.count() - usize::from(self.has_header() || self.has_numbers());
        count > 0 && count >= self.side(shape) && (!self.is_open() || self.has_dashes())
    }

    /// The shape of the puzzle whose rows could be puzzles by themselves; nothing if they could not.
    pub(crate) fn giant(&self, shape: Option<Shape>) -> Option<Shape> {
        let side = self.small(shape)?.pow(2);
        Shape::with_cells(side * side).first().copied().filter(|_| self.rows.len() == side)
    }

    /// Finds the way to read its lines.
    pub(crate) fn form(&self, shape: Option<Shape>) -> Form {
        let is_small = self.small(shape).is_some_and(|small| !self.is_giant(small));
        let is_line = self.rows.len() == 1 && !self.is_dashed(shape) || is_small;
        if is_line { Form::Lines } else { Form::Rows }
    }

    /// The side of pictures that stand side by side, a word of each row for each of them: one is the regions of
    /// another, or its solution, say.
    pub(crate) fn beside(&self) -> Option<usize> {
        let first = self.rows.first().filter(|row| row.words > 1 && row.first > 3)?;
        let is_like = |row: &Row| {
            (row.words, row.first) == (first.words, first.first) && row.is_even && !row.is_groups
        };
        let is_beside = self.rows.iter().all(is_like) && self.rows.iter().any(|row| row.is_beside);
        is_beside.then_some(first.first)
    }

    /// Number of rows that there should be: as many as most of them have cells; among equals, the
    /// first.
    fn side(&self, shape: Option<Shape>) -> usize {
        if let Some(side) = shape.map(Shape::side).or_else(|| self.beside()) {
            return side;
        }
        let is_groups = self.is_groups();
        let count = |row: &Row| match row.fields {
            Some(fields) => fields,
            None if is_groups => row.words,
            None => row.signs,
        };
        let counts: Vec<usize> = self.rows.iter().map(count).collect();
        let times = |count: &usize| counts.iter().filter(|&other| other == count).count();
        counts.iter().rev().max_by_key(|count| times(count)).copied().unwrap_or_default()
    }

    /// Tests whether its words are numbers or the candidates of cells.
    pub(crate) fn is_groups(&self) -> bool {
        let words = self.rows[0].words;
        (4..=SIDE_MAX).contains(&words)
            && self.rows.iter().all(|row| row.words == words && row.is_groups)
            && self.rows.iter().any(|row| !row.is_even)
    }

    /// Tests whether only its surroundings tell where it ends: cells are blank between bars, or
    /// dashes.
    fn is_open(&self) -> bool {
        if self.rows.is_empty() || self.is_groups() {
            return false;
        }
        let first = self.rows.first().and_then(|row| row.sections.as_ref());
        let barred = self.rows.iter().filter_map(|row| row.sections.as_ref());
        let is_gapped = |(signs, is_loose): &(Vec<usize>, bool)| {
            *is_loose
                || first.is_some_and(|(first, _)| signs.iter().any(|count| *count != first[0]))
        };
        let is_narrow = self.rows[0].signs < 4;
        first.is_some() && (is_narrow || barred.into_iter().any(is_gapped)) || self.has_dashes()
    }

    fn has_dashes(&self) -> bool {
        !self.rows.is_empty() && !self.is_groups() && self.rows.iter().any(|row| row.has_dash)
    }

    /// Tests whether it is whole with the lines of dashes as rows.
    fn is_dashed(&self, shape: Option<Shape>) -> bool {
        let side = self.side(shape);
        let dashes = self.dashes.iter().filter(|&&dashes| dashes == side).count();
        self.has_dashes() && dashes > 0 && self.rows.len() + dashes == side
    }

    /// Tests whether a row is none of this block, but begins something else.
    fn is_beyond(&self, row: &Row, shape: Option<Shape>) -> bool {
        let is_barred = self.is_open() && !self.has_dashes();
        // Numbers of a giant follow a row in which each cell is one sign.
        let is_number = |first: &Row| first.words == first.signs && row.words == first.words;
        let is_other = row.signs != self.rows[0].signs && !is_number(&self.rows[0]);
        let is_small = |side: &usize| side * side == row.signs && row.words == 1;
        row.is_line(shape)
            || is_barred && row.sections.is_none()
            || is_other && self.small(shape).is_some()
            || is_other
                && shape.is_none()
                && SMALL.iter().any(is_small)
                && self.side(None) != row.signs
    }

    /// The side of the puzzles that its lines may be, as well as rows of one with that many cells.
    fn small(&self, shape: Option<Shape>) -> Option<usize> {
        let first = &self.rows[0];
        let side = SMALL.into_iter().find(|side| side * side == first.signs)?;
        let is_even = |row: &Row| row.signs == first.signs && row.is_even && row.fields.is_none();
        // Lines between the lines of a frame, with bars in them, are rows.
        let is_framed = self.has_frame && first.sections.is_some();
        let is_small = shape.is_none()
            && self.rows.iter().all(is_even)
            && !self.is_open()
            && self.beside().is_none();
        (is_small && !is_framed).then_some(side)
    }

    /// Tests whether some digit is too large for puzzles of a side, or most of as many rows as a giant has
    /// are empty.
    fn is_giant(&self, side: usize) -> bool {
        let is_empty =
            |row: &Row| !row.text.contains(|c: char| c.is_ascii_alphanumeric() && c != '0');
        let empty = self.rows.iter().filter(|row| is_empty(row)).count();
        if self.rows.len() == side * side && 2 * empty > self.rows.len() {
            return true;
        }
        let has_numbers = self.rows.iter().any(|row| row.text.contains(|c| matches!(c, '1'..='9')));
        let alphabet = if has_numbers { Alphabet::One } else { Alphabet::Letters };
        let number = |sign: char| Digit::from_symbol(alphabet.to_own(sign)).map(Digit::number);
        // A row has no digit twice; regions do, and puzzles.
        self.rows.iter().any(|row| {
            let numbers: Vec<usize> = row.text.chars().filter_map(number).collect();
            let mut seen = [false; SIDE_MAX + 1];
            let is_row = numbers.iter().all(|&number| !std::mem::replace(&mut seen[number], true));
            is_row && numbers.iter().any(|&number| number > side)
        })
    }

    /// Tests whether a blank line ends it, rather than being the gap between two of its bands.
    fn ends_at_blank(&self, shape: Option<Shape>) -> bool {
        let (side, count) = (self.side(shape), self.rows.len());
        let band = self.gaps.first().copied().unwrap_or(count);
        let is_band = side.is_multiple_of(band) && count.is_multiple_of(band);
        count == 1
            || self.is_dashed(shape)
            || !is_band
            || self.is_open() && !self.has_dashes()
            || self.small(shape).is_some()
    }
}
