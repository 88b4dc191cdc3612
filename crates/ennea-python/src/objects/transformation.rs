//! `ennea.Transformation`.

use super::puzzle::{PyGrid, PyPuzzle, puzzle};
use super::shape::PyShape;
use crate::errors::error;
use crate::given::clues_alone;
use ennea::symmetry::Transformation;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A cell move with a relabelling.
#[pyclass(frozen, eq, ord, hash, name = "Transformation", module = "ennea")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyTransformation(pub(crate) Transformation);

#[pymethods]
impl PyTransformation {
    #[new]
    #[pyo3(signature = (text = "identity", shape = None))]
    fn new(text: &str, shape: Option<PyShape>) -> PyResult<Self> {
        let shape = shape.map_or(ennea::Shape::CLASSIC, |shape| shape.0);
        Transformation::parse(shape, text).map(Self).map_err(error)
    }

    #[getter]
    fn shape(&self) -> PyShape {
        PyShape(self.0.shape())
    }

    #[getter]
    fn order(&self) -> u128 {
        self.0.order()
    }

    #[getter]
    fn transposes(&self) -> bool {
        self.0.transposes()
    }

    #[getter]
    fn is_identity(&self) -> bool {
        self.0.is_identity()
    }

    #[getter]
    fn inverse(&self) -> Self {
        Self(self.0.inverse())
    }

    /// The cell to which each cell moves.
    #[getter]
    fn cells(&self) -> Vec<usize> {
        self.0.shape().all_cells().map(|cell| self.0.image(cell).index()).collect()
    }

    fn then(&self, other: &Self) -> PyResult<Self> {
        self.alike(other.0.shape())?;
        Ok(Self(self.0.then(&other.0)))
    }

    /// The image of a puzzle or grid.
    fn __call__<'py>(&self, moved: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(grid) = moved.cast::<PyGrid>() {
            self.alike(grid.get().0.shape())?;
            return PyGrid(self.0.apply(&grid.get().0)).into_bound_py_any(moved.py());
        }
        let puzzle = puzzle(moved, Some(self.0.shape()))?;
        let clues = clues_alone(&puzzle, "a transformation moves").map_err(error)?;
        PyPuzzle(self.0.apply_to_puzzle(clues).into()).into_bound_py_any(moved.py())
    }

    /// Joins two transformations, of which one follows the other: `(b * a)(grid) == b(a(grid))`.
    fn __mul__(&self, first: &Self) -> PyResult<Self> {
        first.then(self)
    }

    fn __invert__(&self) -> Self {
        self.inverse()
    }

    fn __pow__(&self, exponent: i64, modulus: Option<i64>) -> PyResult<Self> {
        if modulus.is_some() {
            return Err(PyValueError::new_err("a power of a transformation has no modulus"));
        }
        let exponent = i128::from(exponent).rem_euclid(self.0.order() as i128);
        let mut power = Transformation::identity(self.0.shape());
        let mut square = self.0.clone();
        let mut left = exponent;
        while left > 0 {
            if left & 1 == 1 {
                power = power.then(&square);
            }
            square = square.then(&square);
            left >>= 1;
        }
        Ok(Self(power))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        match self.0.shape() {
            ennea::Shape::CLASSIC => format!("Transformation('{}')", self.0),
            shape => format!("Transformation('{}', '{shape}')", self.0),
        }
    }

    fn __getnewargs__(&self) -> (String, String) {
        (self.0.to_string(), self.0.shape().to_string())
    }
}

impl PyTransformation {
    /// Refuses another shape.
    fn alike(&self, found: ennea::Shape) -> PyResult<()> {
        let expected = self.0.shape();
        if found == expected {
            return Ok(());
        }
        Err(error(format!("found the shape {found}; expected {expected}")))
    }
}
