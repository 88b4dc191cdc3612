//! `ennea.Shape`.

use crate::errors::error;
use ennea::{Shape, ShapeError};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// How many rows and columns a box has.
#[pyclass(frozen, eq, ord, hash, name = "Shape", module = "ennea")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyShape(pub(crate) Shape);

#[pymethods]
impl PyShape {
    #[new]
    fn new(box_rows: usize, box_columns: usize) -> PyResult<Self> {
        Shape::new(box_rows, box_columns).map(Self).map_err(error)
    }

    #[staticmethod]
    fn parse(text: &str) -> PyResult<Self> {
        text.parse().map(Self).map_err(|why: ShapeError| error(why))
    }

    #[getter]
    fn box_rows(&self) -> usize {
        self.0.box_rows()
    }

    #[getter]
    fn box_columns(&self) -> usize {
        self.0.box_columns()
    }

    #[getter]
    fn side(&self) -> usize {
        self.0.side()
    }

    #[getter]
    fn cells(&self) -> usize {
        self.0.cells()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Shape({}, {})", self.0.box_rows(), self.0.box_columns())
    }

    fn __getnewargs__(&self) -> (usize, usize) {
        (self.0.box_rows(), self.0.box_columns())
    }
}

impl<'py> FromPyObject<'_, 'py> for PyShape {
    type Error = PyErr;

    /// A shape, or its name.
    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(shape) = given.cast::<Self>() {
            return Ok(*shape.get());
        }
        if let Ok(text) = given.cast::<PyString>() {
            return Self::parse(text.to_str()?);
        }
        let found = given.get_type().name()?;
        Err(error(format!("shape: found a {found}; expected a Shape or a text such as '3x3'")))
    }
}
