//! Parts that `ennea.Puzzle` and `ennea.Grid` have in common: cells with digits.

use ennea::{Digit, Filling};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;

/// The methods of a class whose cells are `cells()`, besides its own.
macro_rules! filling {
    (impl $type:ident { $($own:tt)* }) => {
        #[pymethods]
        impl $type {
            /// The shape of its boxes; 1xN where there are none.
            #[getter]
            fn shape(&self) -> crate::objects::PyShape {
                crate::objects::PyShape(self.0.shape())
            }

            /// All cells in one line.
            #[getter]
            fn line(&self) -> String {
                self.cells().to_string()
            }

            /// The digits by number, row after row, 0 for an empty cell.
            fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, pyo3::types::PyBytes> {
                let numbers: Vec<u8> = crate::given::numbers(&self.cells()).collect();
                pyo3::types::PyBytes::new(py, &numbers)
            }

            fn __len__(&self) -> usize {
                self.0.shape().cells()
            }

            /// The digit of a cell by its number, by its name such as `'r1c1'`, or by row and column from 0.
            fn __getitem__<'py>(&self, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                crate::objects::filling::digit(&self.cells(), key)
            }

            /// A picture for notebooks.
            fn _repr_svg_<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
                this.py().import("ennea._pictures")?.call_method1("svg", (this,))
            }

            $($own)*
        }
    };
}
pub(super) use filling;

/// The digit that a key stands for.
pub(super) fn digit<'py>(cells: &Filling, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let shape = cells.shape();
    let (side, count) = (shape.side(), shape.cells());
    let place = if let Ok(name) = key.extract::<&str>() {
        shape.cell_named(name).map(|cell| cell.index())
    } else if let Ok((row, column)) = key.extract::<(usize, usize)>() {
        (row < side && column < side).then(|| row * side + column)
    } else if let Ok(place) = key.extract::<isize>() {
        let place = if place < 0 { place + count as isize } else { place };
        usize::try_from(place).ok().filter(|&place| place < count)
    } else {
        let why = "expected a cell: 0, 'r1c1' or (0, 0)";
        return Err(PyTypeError::new_err(why));
    };
    let why = || PyIndexError::new_err(format!("found the cell {key}; a side has {side} cells"));
    let digit = cells.clues()[place.ok_or_else(why)?];
    digit.map_or(0, Digit::number).into_bound_py_any(key.py())
}
