//! The rows of a batch: of an array, or of a list of texts and objects.

use super::array::Array;
use crate::errors::{error, error_at};
use crate::given::{self, Given};
use crate::objects::{self, PyGrid, PyPuzzle};
use ennea::{Puzzle, Shape};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};
use std::borrow::Cow;
use std::ops::Range;

/// All rows.
pub(crate) enum Rows<'py> {
    /// Those of an array, with their shape.
    Array(Array, Shape),
    /// Those of a list, with the shape that is wanted.
    List(Bound<'py, PyList>, Option<Shape>),
}

impl<'py> Rows<'py> {
    /// The rows of what is given: a list, or a buffer.
    pub(crate) fn of(given: &Bound<'py, PyAny>, shape: Option<Shape>) -> PyResult<Self> {
        if let Ok(list) = given.cast::<PyList>() {
            return Ok(Self::List(list.clone(), shape));
        }
        Self::array(given, shape).map(|(array, shape)| Self::Array(array, shape))
    }

    /// The rows of a buffer, and their shape.
    pub(super) fn array(
        given: &Bound<'py, PyAny>,
        shape: Option<Shape>,
    ) -> PyResult<(Array, Shape)> {
        let array = Array::of(given)?;
        let found = given::shape_of(array.cells, shape);
        let shape = found.map_err(|why| error(format!("puzzles: {why}")))?;
        Ok((array, shape))
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Array(array, _) => array.rows,
            Self::List(list, _) => list.len(),
        }
    }

    /// The shape of all rows; that of a list's first row, if it is to be the same for all.
    pub(crate) fn cells(&self) -> Option<usize> {
        match self {
            Self::Array(array, _) => Some(array.cells),
            Self::List(..) => None,
        }
    }

    /// Copies some rows.
    pub(super) fn load(
        &self,
        py: Python<'_>,
        range: Range<usize>,
        chunk: &mut Chunk,
    ) -> PyResult<()> {
        chunk.bytes.clear();
        chunk.rows.clear();
        match self {
            Self::Array(array, shape) => {
                chunk.wanted = Some(*shape);
                chunk.bytes.resize(range.len() * array.cells, 0);
                array.read(py, range.start * array.cells, &mut chunk.bytes)?;
                chunk.rows.extend(
                    (0..range.len()).map(|row| Row::Numbers(row * array.cells, array.cells)),
                );
            }
            Self::List(list, shape) => {
                chunk.wanted = *shape;
                for place in range {
                    let item = list.get_item(place)?;
                    let row = chunk.take(&item).map_err(|why| error_at(place, why.value(py)))?;
                    chunk.rows.push(row);
                }
            }
        }
        Ok(())
    }
}

/// Some rows, in memory of ours.
#[derive(Default)]
pub(crate) struct Chunk {
    wanted: Option<Shape>,
    bytes: Vec<u8>,
    rows: Vec<Row>,
}

/// A row: where it begins and how long it is, or a puzzle.
enum Row {
    Numbers(usize, usize),
    Text(usize, usize),
    Puzzle(Puzzle),
}

impl Chunk {
    fn take(&mut self, item: &Bound<'_, PyAny>) -> PyResult<Row> {
        if let Ok(text) = item.cast::<PyString>() {
            let (start, text) = (self.bytes.len(), text.to_str()?.as_bytes());
            self.bytes.extend_from_slice(text);
            return Ok(Row::Text(start, text.len()));
        }
        if let Ok(puzzle) = item.cast::<PyPuzzle>() {
            return Ok(Row::Puzzle(puzzle.get().0.clone()));
        }
        if let Ok(grid) = item.cast::<PyGrid>() {
            return Ok(Row::Puzzle(Puzzle::from(&grid.get().0)));
        }
        objects::puzzle(item, self.wanted).map(Row::Puzzle)
    }

    /// As many bytes as the answer of a row may need.
    pub(super) fn width(&self) -> usize {
        (0..self.rows.len()).map(|row| self.cells(row)).max().unwrap_or(1).max(1)
    }

    /// As many bytes as the answer of this row may need.
    pub(super) fn cells(&self, row: usize) -> usize {
        match &self.rows[row] {
            &Row::Numbers(_, cells) => cells,
            // A text may be a picture, with more signs than cells.
            &Row::Text(_, length) => length,
            Row::Puzzle(puzzle) => puzzle.shape().cells(),
        }
    }

    /// A row as a puzzle, or why it is none.
    pub(super) fn row(&self, row: usize) -> Result<Cow<'_, Given>, String> {
        let given = match &self.rows[row] {
            Row::Puzzle(puzzle) => match self.wanted {
                Some(wanted) if wanted != puzzle.shape() => {
                    let found = puzzle.shape();
                    return Err(format!("found a puzzle of shape {found}; expected {wanted}"));
                }
                _ => Given::from(puzzle.clone()),
            },
            &Row::Text(start, length) => {
                let text = std::str::from_utf8(&self.bytes[start..][..length]);
                let text = text.expect("it was copied from a text");
                let message = |why| crate::errors::text_message(&why);
                given::of_line(text, self.wanted).map_err(message)?
            }
            &Row::Numbers(start, cells) => {
                let shape = self.wanted.expect("an array has a shape");
                let numbers = &self.bytes[start..][..cells];
                if let Some((column, why)) = given::out_of_range(shape, numbers) {
                    return Err(format!("column {column}: {why}"));
                }
                match <&[u8; 81]>::try_from(numbers) {
                    Ok(numbers) if shape == Shape::CLASSIC => Given::Classic(*numbers),
                    _ => Given::Other(given::of_numbers(shape, numbers)),
                }
            }
        };
        Ok(Cow::Owned(given))
    }
}
