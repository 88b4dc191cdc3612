//! Which clues a grid needs, and which digits open a puzzle.

use crate::errors::{error, stopped};
use crate::improper::improper;
use crate::objects::{self, PyShape};
use crate::values;
use crate::work::{self, Watch};
use ennea::solve::Solver;
use ennea::{Grid, Puzzle};
use ennea_answers::clues;
use pyo3::prelude::*;
use std::time::{Duration, Instant};

/// The only solution of a puzzle.
fn solution(puzzle: &Puzzle) -> PyResult<Grid> {
    Solver::new(puzzle.shape()).solve(puzzle).map_err(|why| improper(puzzle, why))
}

/// Work that ends at some time, with what has been found until then.
struct Until<'a> {
    watch: &'a Watch,
    end: Option<Instant>,
}

impl ennea::progress::Progress for Until<'_> {
    fn inner(&self) -> &dyn ennea::progress::Progress {
        self.watch
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped() || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

#[pyfunction]
pub(crate) fn fewest_clues<'py>(
    py: Python<'py>,
    grid: &Bound<'py, PyAny>,
    seconds: Option<f64>,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let grid = solution(&objects::puzzle(grid, shape.map(|shape| shape.0))?)?;
    let time = seconds.map(Duration::try_from_secs_f64).transpose().map_err(error)?;
    let found = work::long(py, None, |watch| {
        let end = time.and_then(|time| Instant::now().checked_add(time));
        clues::fewest(&grid, &Until { watch, end })
    });
    let found = found?.map_err(error)?;
    Ok((values::value(py, &found)?, found.to_string()))
}

#[pyfunction]
pub(crate) fn unavoidable_sets<'py>(
    py: Python<'py>,
    grid: &Bound<'py, PyAny>,
    size: usize,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let grid = solution(&objects::puzzle(grid, shape.map(|shape| shape.0))?)?;
    let found = work::long(py, None, |watch| clues::unavoidable(&grid, size, true, watch));
    let found = found?.map_err(stopped)?.map_err(error)?;
    Ok((values::value(py, &found)?, found.to_string()))
}

#[pyfunction]
pub(crate) fn backdoors<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    most: usize,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let solution = solution(&puzzle)?;
    let found = |watch: &Watch| clues::backdoors(&puzzle, &solution, most, true, watch);
    let found = work::long(py, None, found)?.map_err(stopped)?;
    Ok((values::value(py, &found)?, found.to_string()))
}
