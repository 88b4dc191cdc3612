//! Buffers of bytes that belong to Python: rows to be read, rows to be written, some at a time.

use crate::errors::error;
use pyo3::buffer::{PyBuffer, PyUntypedBuffer};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyMemoryView, PySlice};

/// Rows of numbers to be read.
pub(crate) struct Array {
    bytes: Py<PyAny>,
    pub(crate) rows: usize,
    pub(crate) cells: usize,
}

impl Array {
    /// The rows of a buffer of two dimensions.
    pub(crate) fn of(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (_, [rows, cells]) = open(given, "puzzles")?;
        Ok(Self { bytes: given.clone().unbind(), rows, cells })
    }

    /// Copies the bytes from `start` on.
    pub(crate) fn read(&self, py: Python<'_>, start: usize, into: &mut [u8]) -> PyResult<()> {
        part(self.bytes.bind(py), start, into.len())?.copy_to_slice(py, into)
    }
}

/// Bytes to be written.
pub(crate) struct Target(Py<PyAny>);

impl Target {
    /// A buffer with this many rows of this many cells.
    pub(crate) fn of(given: &Bound<'_, PyAny>, rows: usize, cells: usize) -> PyResult<Self> {
        let (buffer, found) = open(given, "out")?;
        if found != [rows, cells] {
            let [r, c] = found;
            return Err(error(format!("out: found [{r}, {c}]; expected [{rows}, {cells}]")));
        }
        if buffer.readonly() {
            return Err(error("out: found an array that is read-only; expected one to write to"));
        }
        Ok(Self(given.clone().unbind()))
    }

    /// Writes bytes from `start` on.
    pub(crate) fn write(&self, py: Python<'_>, start: usize, bytes: &[u8]) -> PyResult<()> {
        part(self.0.bind(py), start, bytes.len())?.copy_from_slice(py, bytes)
    }
}

/// Some bytes of an array, from `start` on.
fn part(array: &Bound<'_, PyAny>, start: usize, length: usize) -> PyResult<PyBuffer<u8>> {
    let all = PyMemoryView::from(array)?.call_method1(intern!(array.py(), "cast"), ("B",))?;
    let slice = PySlice::new(array.py(), start as isize, (start + length) as isize, 1);
    PyBuffer::get(&all.get_item(slice)?)
}

/// A buffer of bytes in two dimensions, row after row.
fn open(given: &Bound<'_, PyAny>, what: &str) -> PyResult<(PyBuffer<u8>, [usize; 2])> {
    let expected = "expected an array of uint8 of the shape [n, N*N]";
    let Ok(buffer) = PyUntypedBuffer::get(given) else {
        let found = given.get_type().name()?;
        return Err(error(format!("{what}: found a {found}; {expected}")));
    };
    let format = buffer.format().to_string_lossy().into_owned();
    let Ok(buffer) = buffer.into_typed::<u8>() else {
        let hint = "array.astype(numpy.uint8) makes one";
        return Err(error(format!(
            "{what}: found numbers of the type '{format}'; {expected}\n  hint: {hint}"
        )));
    };
    let found = buffer.shape().to_vec();
    let &[rows, cells] = found.as_slice() else {
        let hint = "array.reshape(-1, 81) makes rows of 81 cells";
        return Err(error(format!(
            "{what}: found the shape {found:?}; {expected}\n  hint: {hint}"
        )));
    };
    if !buffer.is_c_contiguous() {
        let hint = "numpy.ascontiguousarray(array) makes one";
        return Err(error(format!(
            "{what}: found rows with gaps between; expected one row after the other\n  hint: {hint}"
        )));
    }
    Ok((buffer, [rows, cells]))
}
