//! Solutions: the only one, all of them one by one, and how many.

use crate::errors::{error, stopped};
use crate::given::{self, Given};
use crate::improper::improper;
use crate::objects::{self, PyGrid, PyRules, PyShape, given};
use crate::{values, work};
use ennea::Shape;
use ennea::progress::{Progress, Stopped};
use ennea::solve::{Solutions, Unsolved};
use ennea_answers::bound::bound as bounded;
use ennea_answers::candidates::true_candidates as candidates;
use ennea_answers::estimates;
use ennea_answers::solutions::{self, with_solvers};
use ennea_answers::variants::{Variant, Variants};
use ennea_answers::wire::Number;
use pyo3::prelude::*;
use std::cell::RefCell;
use std::sync::{Mutex, PoisonError};

thread_local! {
    static VARIANTS: RefCell<Variants> = RefCell::default();
}

/// Calls with the rules of a variant, which this thread keeps.
pub(crate) fn with_variant<T>(
    rules: &PyRules,
    shape: Shape,
    work: impl FnOnce(&Variant) -> PyResult<T>,
) -> PyResult<T> {
    VARIANTS.with(|variants| match variants.try_borrow_mut() {
        Ok(mut variants) => work(variants.under(&rules.description, shape).map_err(error)?),
        // Somebody who is told how far it is may ask for more.
        Err(_) => work(&Variant::new(&rules.description, shape).map_err(error)?),
    })
}

/// Up to this many solutions of a 3x3 puzzle are found without a thread of their own.
const FEW: u64 = 4096;

#[pyfunction]
pub(crate) fn solve(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
) -> PyResult<PyGrid> {
    let asked = given(puzzle, shape.map(|shape| shape.0))?;
    let puzzle = asked.puzzle();
    if let Some(rules) = rules {
        let decide = |variant: &Variant| {
            work::long(py, None, |watch| variant.decide(&puzzle, watch))?.map_err(stopped)
        };
        let solved = with_variant(&rules, puzzle.shape(), decide)?;
        return solved.map(PyGrid).map_err(|why| improper(&puzzle, why));
    }
    let solve = |progress: &dyn Progress| {
        with_solvers(|solvers| solvers.of(puzzle.shape()).solve_while(&puzzle, progress))
    };
    let solved = match asked {
        Given::Classic(_) => work::short(py, || solve(&()))?,
        Given::Other(_) => work::long(py, None, |watch| solve(watch))?,
    };
    match solved {
        Ok(grid) => Ok(PyGrid(grid)),
        Err(Unsolved::Improper(why)) => Err(improper(&puzzle, why)),
        Err(Unsolved::Stopped) => Err(stopped(Stopped)),
    }
}

#[pyfunction]
pub(crate) fn count(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    limit: Option<u64>,
    method: Option<&str>,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<Py<PyAny>> {
    let asked = given(puzzle, shape.map(|shape| shape.0))?;
    if limit == Some(0) {
        return Err(error("limit: found 0; expected a number above it"));
    }
    if let Some(rules) = rules {
        if method.is_some() {
            return Err(error("found a method with rules; expected one of them"));
        }
        let puzzle = asked.puzzle();
        let count = |variant: &Variant| {
            let count = |watch: &work::Watch| variant.count(&puzzle, limit, watch);
            work::long(py, progress, count)?.map_err(stopped)
        };
        let counted = with_variant(&rules, puzzle.shape(), count)?;
        return Ok(values::int(py, &counted.count.0)?.unbind());
    }
    if let (Given::Classic(clues), Some(limit @ ..=FEW), None) = (&asked, limit, method) {
        let count =
            work::short(py, || with_solvers(|solvers| solvers.classic.count(clues, limit)))?;
        return Ok(count.into_pyobject(py)?.into_any().unbind());
    }
    let method = method.map(|name| given::named("method", name)).transpose()?;
    let puzzle = asked.puzzle();
    let count = |watch: &work::Watch| {
        with_solvers(|solvers| {
            let solver = solvers.of(puzzle.shape());
            solutions::count(solver, &puzzle, method, limit, watch)
        })
    };
    let counted = work::long(py, progress, count)?
        .map_err(stopped)?
        .ok_or_else(|| error("this method does not serve this puzzle\n  hint: leave method out"))?;
    Ok(values::int(py, &counted.count.0)?.unbind())
}

#[pyfunction]
pub(crate) fn estimate<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    crowds: u64,
    seed: u64,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    if crowds < 2 {
        return Err(error(format!("crowds: found {crowds}; expected 2 or more")));
    }
    let answer = match rules {
        None => {
            let work = |watch: &work::Watch| estimates::solutions(&puzzle, crowds, seed, watch);
            work::long(py, progress, work)?.map_err(stopped)?
        }
        Some(rules) => with_variant(&rules, puzzle.shape(), |variant| {
            let work = |watch: &work::Watch| variant.estimate(&puzzle, crowds, seed, watch);
            work::long(py, progress, work)?.map_err(stopped)
        })?,
    };
    Ok((values::value(py, &answer)?, answer.to_string()))
}

#[pyfunction]
pub(crate) fn bound(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
) -> PyResult<Py<PyAny>> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let bound = match rules {
        None => work::short(py, || bounded(&puzzle, None, &()))?,
        Some(rules) => with_variant(&rules, puzzle.shape(), |variant| {
            work::short(py, || variant.bound(&puzzle, false, &()))
        })?,
    };
    Ok(values::int(py, &bound.map_err(stopped)?.bound.0)?.unbind())
}

/// For each cell the number of solutions with each digit there, up to a limit.
#[pyfunction]
pub(crate) fn true_candidates<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    limit: u64,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Vec<Bound<'py, PyAny>>>> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    if limit == 0 {
        return Err(error("limit: found 0; expected a number above it"));
    }
    let count = |variant: Option<&Variant>| {
        let count = |watch: &work::Watch| {
            with_solvers(|solvers| candidates(solvers, variant, &puzzle, limit, watch))
        };
        work::long(py, progress, count)?.map_err(stopped)
    };
    let found = match rules {
        Some(rules) => with_variant(&rules, puzzle.shape(), |variant| count(Some(variant)))?,
        None => count(None)?,
    };
    let row = |counts: &Vec<Number>| counts.iter().map(|count| values::int(py, &count.0)).collect();
    found.counts.iter().map(row).collect()
}

/// The solutions of a puzzle in increasing order, found one by one.
#[pyclass(frozen, name = "Solutions", module = "ennea")]
pub(crate) struct PySolutions(Mutex<Solutions>);

#[pymethods]
impl PySolutions {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyGrid>> {
        let next = |watch: &work::Watch| {
            let mut search = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            search.next_while(watch)
        };
        let found = work::long(py, None, next)?.map_err(stopped)?;
        Ok(found.map(PyGrid))
    }
}

#[pyfunction]
pub(crate) fn solutions_of(
    puzzle: &Bound<'_, PyAny>,
    shape: Option<PyShape>,
) -> PyResult<PySolutions> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    Ok(PySolutions(Mutex::new(ennea::solve::solutions(&puzzle))))
}
