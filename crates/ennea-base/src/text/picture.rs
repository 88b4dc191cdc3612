//! A picture: rows of cells and what the frame between them says about the boxes.
//!
//! The heaviest gaps between columns, if they come at regular distances, are C apart, those
//! between rows R apart.  Gaps that are all alike (no frame, or one around every cell) say nothing.

use super::error::{Problem, TextError};
use super::line::{Gap, Line, Word};
use super::record::Record;
use crate::shape::{SIDE_MAX, Shape};

/// The rows that have been seen so far.
#[derive(Debug, Default)]
pub(super) struct Picture {
    rows: Vec<Line>,
    /// The gaps before all rows but the first.
    gaps: Vec<Gap>,
    /// The gap after the last row.
    gap: Gap,
}

impl Picture {
    /// Tests whether there is no row yet.
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Adds a line without cells.
    pub(super) fn separate(&mut self, gap: Gap) {
        self.gap = self.gap.max(gap);
    }

    /// Adds a row of cells.
    pub(super) fn push(&mut self, row: Line) {
        if !self.rows.is_empty() {
            self.gaps.push(self.gap);
        }
        self.gap = Gap::Nothing;
        self.rows.push(row);
    }

    /// Number of cells that most of the rows have; among equals, the one seen first.
    pub(super) fn side(&self) -> Option<usize> {
        let counts: Vec<usize> = self.rows.iter().map(|row| row.cell_count(&row.words)).collect();
        let times = |count: &usize| counts.iter().filter(|&other| other == count).count();
        counts.iter().rev().max_by_key(|count| times(count)).copied()
    }

    /// Tests whether it has all its rows, or more than those that most of them are made for.
    pub(super) fn is_complete(&self, shape: Option<Shape>) -> bool {
        shape.map(Shape::side).or(self.side()).is_some_and(|side| side <= self.rows.len())
    }

    /// Tests whether a blank line ends it, rather than being the gap between two of its bands.
    pub(super) fn ends_at_blank(&self, shape: Option<Shape>) -> bool {
        let Some(side) = self.side() else { return false };
        let (side, count) = (shape.map_or(side, Shape::side), self.rows.len());
        let band = self.gaps.iter().position(|&gap| gap > Gap::Nothing).map_or(count, |k| k + 1);
        count == 1 || !side.is_multiple_of(band) || !count.is_multiple_of(band)
    }

    /// Reads what is there: a picture, or a line that is a puzzle by itself.
    ///
    /// There must be a row.
    pub(super) fn read(self, shape: Option<Shape>) -> Result<Record, TextError> {
        let first = &self.rows[0];
        let whole = first.whole_puzzle(shape, None).map(<[Word]>::to_vec);
        let words = whole.clone().unwrap_or_else(|| first.words.clone());
        if let [line] = self.rows.as_slice() {
            return read_whole(line.clone(), &words, shape);
        }
        // Sixteen lines of sixteen cells are a picture here, although each could be a puzzle.
        let is_square = shape.is_none() && first.cell_count(&words) == self.rows.len();
        if whole.is_some() && !is_square {
            return Err(self.rows[1].error(1, Problem::SecondPuzzle));
        }
        self.read_rows(shape)
    }

    fn read_rows(self, shape: Option<Shape>) -> Result<Record, TextError> {
        for row in &self.rows {
            row.check_characters(&row.words)?;
        }
        let side = shape.map(Shape::side).or(self.side()).expect("there are rows");
        let mut cells: Vec<Vec<Word>> = Vec::new();
        for row in &self.rows {
            cells.push(row.cells(&row.words, side).ok_or_else(|| {
                let found = row.cell_count(&row.words);
                let column = row.column_after(&row.words, side);
                row.error(column, Problem::RowLength { found, expected: side })
            })?);
        }
        if let Some(more) = self.rows.get(side) {
            return Err(more.error(1, Problem::SecondPuzzle));
        }
        let last = &self.rows[self.rows.len() - 1];
        if self.rows.len() < side {
            let problem = Problem::RowCount { found: self.rows.len(), expected: side };
            return Err(last.error(last.column_after(&last.words, side), problem));
        }
        let drawn = || {
            let columns = (1..side).map(|k| cells.iter().map(|row| row[k].before).min());
            drawn_shape(side, &self.gaps, &columns.flatten().collect::<Vec<Gap>>())
        };
        let shape = shape.map_or_else(drawn, Ok).map_err(|problem| last.error(1, problem))?;
        Record::new(shape, self.rows, cells)
    }
}

/// Reads a line that is a puzzle by itself.
pub(super) fn read_whole(
    line: Line,
    words: &[Word],
    shape: Option<Shape>,
) -> Result<Record, TextError> {
    line.check_characters(words)?;
    let found = line.cell_count(words);
    let of_found = || Shape::with_cells(found).first().copied();
    let expected = shape.or_else(of_found).unwrap_or_else(|| likeliest_shape(found));
    match line.cells(words, expected.cells()) {
        Some(cells) => Record::new(expected, vec![line], vec![cells]),
        None => {
            let column = line.column_after(words, expected.cells());
            Err(line.error(column, Problem::CellCount { found, expected }))
        }
    }
}

/// The shape with nearly this number of cells, not one of the tiny ones.
fn likeliest_shape(cells: usize) -> Shape {
    let side = (4..=SIDE_MAX).min_by_key(|side| cells.abs_diff(side * side)).unwrap_or(9);
    Shape::with_cells(side * side)[0]
}

/// The shape that the gaps between the rows and between the columns draw.
fn drawn_shape(side: usize, row_gaps: &[Gap], column_gaps: &[Gap]) -> Result<Shape, Problem> {
    let (box_rows, box_columns) = match (distance(row_gaps), distance(column_gaps)) {
        (None, None) => return Ok(Shape::with_cells(side * side)[0]),
        (Some(rows), None) => (rows, side / rows),
        (None, Some(columns)) => (side / columns, columns),
        (Some(rows), Some(columns)) => (rows, columns),
    };
    Shape::new(box_rows, box_columns)
        .ok()
        .filter(|shape| shape.side() == side)
        .ok_or(Problem::Frame { box_rows, box_columns, side })
}

/// The distance of the heaviest gaps, if it is regular and they are not all of the gaps.
fn distance(gaps: &[Gap]) -> Option<usize> {
    let side = gaps.len() + 1;
    let heaviest = *gaps.iter().max()?;
    let distance = gaps.iter().position(|&gap| gap == heaviest)? + 1;
    let regular = (1..side).all(|k| (gaps[k - 1] == heaviest) == k.is_multiple_of(distance));
    (distance > 1 && side.is_multiple_of(distance) && regular).then_some(distance)
}
