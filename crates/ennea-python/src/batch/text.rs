//! Rows of numbers from the lines of a text, and lines from rows.

use super::answers::sign;
use super::given::Rows;
use crate::errors::error;
use crate::objects::PyShape;
use crate::work::{self, Watch};
use crate::{given, texts};
use ennea::Shape;
use ennea_formats::Options;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyString};
use rayon::prelude::*;

/// Rows that are written together, and those of one core.
const TOGETHER: usize = 1 << 16;
const PIECE: usize = 1 << 10;

/// The puzzles of a text as rows of numbers, one after the other, and how many cells each has.
#[pyfunction]
pub(crate) fn rows_of_text<'py>(
    py: Python<'py>,
    text: &Bound<'py, PyAny>,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyByteArray>, usize)> {
    let text = texts::alone(text)?;
    let shape = shape.map(|shape| shape.0);
    let may_be_plain = shape.is_none_or(|shape| shape == Shape::CLASSIC);
    let plain = work::short(py, || if may_be_plain { plain_lines(text) } else { None })?;
    let (numbers, cells) = match plain {
        Some(numbers) => (numbers, 81),
        None => {
            let text = text.to_owned();
            work::long(py, None, move |watch| any_form(&text, shape, watch))?.map_err(error)?
        }
    };
    Ok((PyByteArray::new(py, &numbers), cells))
}

/// The rows of lines of 81 digits and dots, which need no reader; `None` if there are others.
fn plain_lines(text: &str) -> Option<Vec<u8>> {
    let width = text.lines().next()?.len() + 1;
    let lines = text.len().div_ceil(width);
    let mut numbers = vec![0; lines * 81];
    let rows = numbers.par_chunks_mut(PIECE * 81).zip(text.as_bytes().par_chunks(PIECE * width));
    rows.try_for_each(|(numbers, lines)| {
        let rows = numbers.chunks_mut(81).zip(lines.chunks(width));
        for (row, line) in rows {
            // A line that is longer or shorter than the first has its end elsewhere.
            let signs = line.strip_suffix(b"\n").unwrap_or(line);
            row.copy_from_slice(&texts::plain(signs)?);
        }
        Some(())
    })?;
    Some(numbers)
}

/// The rows of whatever `read` reads, if clues are all that there is.
fn any_form(text: &str, shape: Option<Shape>, watch: &Watch) -> Result<(Vec<u8>, usize), String> {
    let mut numbers = Vec::new();
    let mut first = shape;
    for entry in texts::entries(text, Options { shape, ..Options::default() }, false, watch)? {
        let (line, found) = (entry.line(), entry.shape());
        let clues = given::clues_alone(entry.puzzle(), "an array holds");
        let clues = clues.map_err(|why| format!("line {line}: {why}"))?;
        let first = *first.get_or_insert(found);
        if found != first {
            return Err(format!(
                "line {line}: found a puzzle of {found}; expected {first}, as before"
            ));
        }
        numbers.extend(given::numbers(clues));
    }
    Ok((numbers, first.map_or(81, Shape::cells)))
}

/// Rows of numbers as lines of signs.
#[pyfunction]
pub(crate) fn text_of_rows<'py>(
    py: Python<'py>,
    rows: &Bound<'py, PyAny>,
    shape: Option<PyShape>,
) -> PyResult<Bound<'py, PyString>> {
    let (array, shape) = Rows::array(rows, shape.map(|shape| shape.0))?;
    let cells = array.cells;
    let mut signs = vec![b'\n'; array.rows * (cells + 1)];
    let mut numbers = Vec::new();
    for (chunk, lines) in signs.chunks_mut(TOGETHER * (cells + 1)).enumerate() {
        let start = chunk * TOGETHER;
        numbers.resize(lines.len() / (cells + 1) * cells, 0);
        py.check_signals()?;
        array.read(py, start * cells, &mut numbers)?;
        if let Some((at, why)) = given::out_of_range(shape, &numbers) {
            let (row, column) = (at / cells, at % cells);
            return Err(crate::errors::error_at(start + row, format!("column {column}: {why}")));
        }
        let pieces =
            lines.par_chunks_mut(PIECE * (cells + 1)).zip(numbers.par_chunks(PIECE * cells));
        pieces.for_each(|(lines, numbers)| {
            for (line, row) in lines.chunks_mut(cells + 1).zip(numbers.chunks(cells)) {
                line.iter_mut().zip(row).for_each(|(line, number)| *line = sign(number));
            }
        });
    }
    Ok(PyString::new(py, std::str::from_utf8(&signs).expect("signs are ASCII")))
}
