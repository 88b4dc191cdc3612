//! `ennea.Improper`: a puzzle has not exactly one solution; with the solutions that were found.

use crate::errors::class;
use crate::objects::PyGrid;
use ennea::{Improper, Puzzle};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

static IMPROPER: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Error of a puzzle that has not exactly one solution.
pub(crate) fn improper(puzzle: &Puzzle, why: Improper) -> PyErr {
    Python::attach(|py| {
        let message = match (&why, puzzle.contradiction()) {
            (Improper::None, Some(why)) => {
                format!("found no solution: {why}; expected exactly one")
            }
            (Improper::None, None) => "found no solution; expected exactly one".to_owned(),
            (Improper::Several(_), _) => "found several solutions; expected exactly one".to_owned(),
        };
        let grids = match why {
            Improper::None => Vec::new(),
            Improper::Several(two) => two.into_iter().map(PyGrid).collect(),
        };
        let made = PyTuple::new(py, grids)
            .and_then(|grids| class(py, &IMPROPER, "Improper")?.call1((message, grids)));
        made.map_or_else(|error| error, PyErr::from_value)
    })
}
