//! The rows of a batch: of an array, which holds clues alone, or of a list of texts and objects, whole.

use super::array::Array;
use crate::errors::{error, error_at};
use crate::objects::{asked, object};
use crate::{given, texts};
use ennea::{Puzzle, Shape};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

/// All rows.
pub(crate) enum Rows<'py> {
    /// Rows of an array, with their shape.
    Array(Array, Shape),
    /// Rows of a list, with the shape that is asked for.
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

    /// Number of cells in each row of an array; `None` for a list.
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
                    if place % 4096 == 0 {
                        py.check_signals()?;
                    }
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
    notes: Mutex<Vec<String>>,
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
        match object(item) {
            Some(puzzle) => Ok(Row::Puzzle(puzzle)),
            None => asked(item, None, self.wanted).map(Row::Puzzle),
        }
    }

    /// Number of rows.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// A row as a puzzle, or why it is none.
    pub(super) fn row(&self, row: usize) -> Result<Puzzle, String> {
        match &self.rows[row] {
            Row::Puzzle(puzzle) => given::of_shape(puzzle.clone(), self.wanted),
            &Row::Text(start, length) => {
                let text = std::str::from_utf8(&self.bytes[start..][..length]);
                let (puzzle, notes) = texts::one(text.expect("it was a text"), self.wanted)?;
                if !notes.is_empty() {
                    self.notes.lock().unwrap_or_else(PoisonError::into_inner).extend(notes);
                }
                Ok(puzzle)
            }
            &Row::Numbers(start, cells) => {
                let shape = self.wanted.expect("an array has a shape");
                let numbers = &self.bytes[start..][..cells];
                if let Some((column, why)) = given::out_of_range(shape, numbers) {
                    return Err(format!("column {column}: {why}"));
                }
                Ok(given::of_numbers(shape, numbers).into())
            }
        }
    }

    /// Notes on how the texts were read, each once; takes them away.
    pub(super) fn notes(&mut self) -> Vec<String> {
        let notes = self.notes.get_mut().unwrap_or_else(PoisonError::into_inner);
        notes.sort_unstable();
        notes.dedup();
        std::mem::take(notes)
    }
}
