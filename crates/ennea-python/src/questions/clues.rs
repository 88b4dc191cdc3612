//! Clues that a grid needs, and digits that open a puzzle.

use crate::errors::error;
use crate::objects::Asked;
use crate::questions::solutions::only_solution;
use crate::values::{self, Answered};
use crate::work::{self, Watch};
use ennea::progress::Until;
use ennea_answers::clues;
use ennea_answers::served::Question;
use pyo3::prelude::*;
use std::time::{Duration, Instant};

#[pyfunction]
pub(crate) fn fewest_clues<'py>(
    py: Python<'py>,
    grid: Asked,
    seconds: Option<f64>,
) -> PyResult<Answered<'py>> {
    let grid = only_solution(py, &grid.served(Question::Clues)?)?;
    let time = seconds.map(Duration::try_from_secs_f64).transpose().map_err(error)?;
    let found = work::long(py, None, move |watch| {
        let end = time.and_then(|time| Instant::now().checked_add(time));
        clues::fewest(&grid, &Until(watch, || end.is_some_and(|end| Instant::now() >= end)))
    });
    let found = found?.map_err(error)?;
    Ok((values::value(py, &found)?, found.to_string()))
}

#[pyfunction]
pub(crate) fn unavoidable_sets<'py>(
    py: Python<'py>,
    grid: Asked,
    size: usize,
) -> PyResult<Answered<'py>> {
    let grid = only_solution(py, &grid.served(Question::Clues)?)?;
    let found = work::long(py, None, move |watch| clues::unavoidable(&grid, size, true, watch));
    let found = found?.map_err(error)?.map_err(error)?;
    Ok((values::value(py, &found)?, found.to_string()))
}

#[pyfunction]
pub(crate) fn backdoors<'py>(
    py: Python<'py>,
    puzzle: Asked,
    most: usize,
) -> PyResult<Answered<'py>> {
    let puzzle = puzzle.served(Question::Clues)?;
    let solution = only_solution(py, &puzzle)?;
    let found = move |watch: &Watch| clues::backdoors(&puzzle, &solution, most, true, watch);
    let found = work::long(py, None, found)?.map_err(error)?;
    Ok((values::value(py, &found)?, found.to_string()))
}
