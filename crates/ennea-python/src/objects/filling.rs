//! `ennea.Puzzle` and `ennea.Grid`, and all that stands for one of them: texts, objects, buffers.

use super::shape::PyShape;
use crate::errors::{error, of_text};
use crate::given::{self, Given};
use ennea::{Digit, Grid, Puzzle, Shape, text};
use pyo3::IntoPyObjectExt;
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// A partial filling.
#[pyclass(frozen, eq, ord, hash, name = "Puzzle", module = "ennea")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyPuzzle(pub(crate) Puzzle);

/// A complete filling that keeps the rules.
#[pyclass(frozen, eq, ord, hash, name = "Grid", module = "ennea")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyGrid(pub(crate) Grid);

impl PyGrid {
    fn puzzle(&self) -> Puzzle {
        Puzzle::from(&self.0)
    }
}

/// What both have.
macro_rules! filling {
    ($type:ident, $name:literal, $puzzle:ident => $made:expr, $this:ident => $clues:expr) => {
        #[pymethods]
        impl $type {
            #[new]
            #[pyo3(signature = (cells, shape = None))]
            fn new(cells: &Bound<'_, PyAny>, shape: Option<PyShape>) -> PyResult<Self> {
                let $puzzle = puzzle(cells, shape.map(|shape| shape.0))?;
                $made
            }

            /// The shape of its boxes.
            #[getter]
            fn shape(&self) -> PyShape {
                PyShape(self.0.shape())
            }

            /// All cells in one line.
            #[getter]
            fn line(&self) -> String {
                self.0.to_string()
            }

            /// The digits by number, row after row, 0 for an empty cell.
            fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
                let $this = self;
                PyBytes::new(py, &given::numbers(&$clues))
            }

            fn __len__(&self) -> usize {
                self.0.shape().cells()
            }

            /// The digit of a cell by its number, by its name such as `'r1c1'`, or by row and column from 0.
            fn __getitem__<'py>(&self, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                let $this = self;
                digit(&$clues, key)
            }

            fn __str__(&self) -> String {
                let $this = self;
                text::picture(&$clues)
            }

            fn __repr__(&self) -> String {
                let shape = self.0.shape();
                let is_plain = Shape::with_cells(shape.cells()).first() == Some(&shape);
                match is_plain {
                    true => format!(concat!($name, "('{}')"), self.0),
                    false => format!(concat!($name, "('{}', '{}')"), self.0, shape),
                }
            }

            /// A picture for notebooks.
            fn _repr_svg_<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
                this.py().import("ennea._pictures")?.call_method1("svg", (this,))
            }

            fn __getnewargs__(&self) -> (String, String) {
                (self.0.to_string(), self.0.shape().to_string())
            }

            fn __copy__(&self) -> Self {
                self.clone()
            }

            fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
                self.clone()
            }
        }
    };
}

filling!(PyPuzzle, "Puzzle", puzzle => Ok(Self(puzzle)), this => this.0);
filling!(PyGrid, "Grid", puzzle => puzzle.to_grid().map(Self).map_err(error), this => this.puzzle());

/// The digit that a key stands for.
fn digit<'py>(puzzle: &Puzzle, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let shape = puzzle.shape();
    let (side, cells) = (shape.side(), shape.cells());
    let place = if let Ok(name) = key.extract::<&str>() {
        shape.cell_named(name).map(|cell| cell.index())
    } else if let Ok((row, column)) = key.extract::<(usize, usize)>() {
        (row < side && column < side).then(|| row * side + column)
    } else if let Ok(place) = key.extract::<isize>() {
        let place = if place < 0 { place + cells as isize } else { place };
        usize::try_from(place).ok().filter(|&place| place < cells)
    } else {
        let why = "expected a cell: 0, 'r1c1' or (0, 0)";
        return Err(PyTypeError::new_err(why));
    };
    let why = || PyIndexError::new_err(format!("found the cell {key}; a side has {side} cells"));
    let clue = puzzle.clues()[place.ok_or_else(why)?];
    clue.map_or(0, Digit::number).into_bound_py_any(key.py())
}

/// Reads what stands for one puzzle.
pub(crate) fn given(asked: &Bound<'_, PyAny>, shape: Option<Shape>) -> PyResult<Given> {
    if let Ok(text) = asked.cast::<PyString>() {
        return given::of_line(text.to_str()?, shape).map_err(|why| of_text(&why));
    }
    let puzzle = if let Ok(puzzle) = asked.cast::<PyPuzzle>() {
        puzzle.get().0.clone()
    } else if let Ok(grid) = asked.cast::<PyGrid>() {
        Puzzle::from(&grid.get().0)
    } else {
        return of_buffer(asked, shape).map(Given::from);
    };
    match shape {
        Some(wanted) if wanted != puzzle.shape() => {
            let found = puzzle.shape();
            Err(error(format!("found a puzzle of shape {found}; expected {wanted}")))
        }
        _ => Ok(Given::from(puzzle)),
    }
}

/// The same for the library.
pub(crate) fn puzzle(asked: &Bound<'_, PyAny>, shape: Option<Shape>) -> PyResult<Puzzle> {
    given(asked, shape).map(|given| given.puzzle())
}

/// Numbers in a buffer of one dimension, or of as many rows as columns.
fn of_buffer(asked: &Bound<'_, PyAny>, shape: Option<Shape>) -> PyResult<Puzzle> {
    let expected = "expected a text, a Puzzle, a Grid, or the numbers of all cells as uint8";
    let Ok(buffer) = PyUntypedBuffer::get(asked) else {
        let found = asked.get_type().name()?;
        return Err(error(format!("found a {found}; {expected}")));
    };
    let Ok(buffer) = buffer.as_typed::<u8>() else {
        let format = buffer.format().to_string_lossy();
        return Err(error(format!("found numbers of the type '{format}'; {expected}")));
    };
    let numbers = buffer.to_vec(asked.py())?;
    let shape = given::shape_of(numbers.len(), shape).map_err(error)?;
    if let Some((place, why)) = given::out_of_range(shape, &numbers) {
        let (row, column) = (place / shape.side() + 1, place % shape.side() + 1);
        return Err(error(format!("row {row}, column {column}: {why}")));
    }
    Ok(given::of_numbers(shape, &numbers))
}

/// A `Grid` if all cells have digits and the rules of the shape are kept, else a `Puzzle`.
pub(crate) fn grid_or_puzzle(py: Python<'_>, found: Puzzle) -> PyResult<Bound<'_, PyAny>> {
    match found.to_grid() {
        Ok(grid) => PyGrid(grid).into_bound_py_any(py),
        Err(_) => PyPuzzle(found).into_bound_py_any(py),
    }
}

/// What stands for one grid.
pub(crate) fn grid(asked: &Bound<'_, PyAny>, shape: Option<Shape>) -> PyResult<Grid> {
    if let Ok(grid) = asked.cast::<PyGrid>() {
        return Ok(grid.get().0.clone());
    }
    let puzzle = puzzle(asked, shape)?;
    puzzle.to_grid().map_err(|why| {
        let hint = match puzzle.conflict() {
            Some(_) => "correct one of the two cells",
            None => "ennea.solve fills in what is missing",
        };
        error(format!("{why}\n  hint: {hint}"))
    })
}
