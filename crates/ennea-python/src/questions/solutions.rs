//! Solutions: the only one, all of them one by one, drawn ones, and how many.

use crate::errors::error;
use crate::given;
use crate::improper::improper;
use crate::objects::{Asked, PyGrid, PyRules, PyShape, asked};
use crate::values::{self, Answered};
use crate::work::{self, SOLVERS, Watch};
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::solutions::{Method, Unnumbered, draw};
use ennea::solve::{Solutions, Unsolved};
use ennea::{Grid, Improper, Puzzle, Shape};
use ennea_answers::bound::bound as bounded;
use ennea_answers::candidates::true_candidates as candidates;
use ennea_answers::estimates;
use ennea_answers::solutions;
use ennea_answers::wire::Number;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// Up to this many solutions of a 3x3 puzzle are found without a thread of their own.
const FEW: u64 = 4096;

/// Tests whether the quickest solver serves a puzzle, so that a thread of its own would take
/// longer.
fn is_quick(puzzle: &Puzzle) -> bool {
    puzzle.shape() == Shape::CLASSIC && puzzle.is_given_by_clues()
}

/// Refuses a limit of 0.
pub(crate) fn above_0(limit: Option<u64>) -> PyResult<()> {
    match limit {
        Some(0) => Err(error("limit: found 0; expected a number above it")),
        _ => Ok(()),
    }
}

/// The only solution of a puzzle.
pub(crate) fn only_solution(py: Python<'_>, puzzle: &Puzzle) -> PyResult<Grid> {
    let asked = puzzle.clone();
    let solve = move |progress: &dyn Progress| {
        SOLVERS.with(|solvers| solvers.of(asked.rules()).solve_while(&asked, progress))
    };
    let solved = match is_quick(puzzle) {
        true => work::short(py, || solve(&()))?,
        false => work::long(py, None, move |watch| solve(watch))?,
    };
    solved.map_err(|why| match why {
        Unsolved::Improper(why) => improper(puzzle, why),
        Unsolved::Stopped => error(Stopped),
    })
}

#[pyfunction]
pub(crate) fn solve(py: Python<'_>, puzzle: Asked) -> PyResult<PyGrid> {
    only_solution(py, &puzzle.0).map(PyGrid)
}

#[pyfunction]
pub(crate) fn count(
    py: Python<'_>,
    puzzle: Asked,
    limit: Option<u64>,
    method: Option<&str>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<Py<PyAny>> {
    let Asked(puzzle) = puzzle;
    above_0(limit)?;
    let method: Option<Method> = method.map(|name| given::named("method", name)).transpose()?;
    let is_short = is_quick(&puzzle) && method.is_none() && limit.is_some_and(|limit| limit <= FEW);
    let count = move |progress: &dyn Progress| {
        SOLVERS.with(|solvers| solutions::count(solvers, &puzzle, method, limit, progress))
    };
    let counted = match is_short {
        true => work::short(py, || count(&()))?,
        false => work::long(py, progress, move |watch| count(watch))?,
    };
    let counted = counted
        .map_err(error)?
        .ok_or_else(|| error("this method does not serve this puzzle\n  hint: leave method out"))?;
    Ok(values::int(py, &counted.count.0)?.unbind())
}

#[pyfunction]
pub(crate) fn estimate<'py>(
    py: Python<'py>,
    puzzle: Asked,
    crowds: u64,
    seed: u64,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Answered<'py>> {
    let Asked(puzzle) = puzzle;
    if crowds < 2 {
        return Err(error(format!("crowds: found {crowds}; expected 2 or more")));
    }
    let work = move |watch: &Watch| estimates::solutions(&puzzle, crowds, seed, watch);
    let answer = work::long(py, progress, work)?.map_err(error)?;
    Ok((values::value(py, &answer)?, answer.to_string()))
}

#[pyfunction]
pub(crate) fn bound(py: Python<'_>, puzzle: Asked) -> PyResult<Py<PyAny>> {
    let bound = work::short(py, || bounded(&puzzle.0, None, &()))?.map_err(error)?;
    Ok(values::int(py, &bound.bound.0)?.unbind())
}

/// For each cell the number of solutions with each digit there, up to a limit.
#[pyfunction]
pub(crate) fn true_candidates<'py>(
    py: Python<'py>,
    puzzle: Asked,
    limit: u64,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Vec<Bound<'py, PyAny>>>> {
    above_0(Some(limit))?;
    let count =
        move |watch: &Watch| SOLVERS.with(|solvers| candidates(solvers, &puzzle.0, limit, watch));
    let found = work::long(py, progress, count)?.map_err(error)?;
    let row = |counts: &Vec<Number>| counts.iter().map(|count| values::int(py, &count.0)).collect();
    found.counts.iter().map(row).collect()
}

/// The solutions of a puzzle in increasing order, found one by one.
#[pyclass(frozen, name = "Solutions", module = "ennea")]
pub(crate) struct PySolutions(Arc<Mutex<Solutions>>);

#[pymethods]
impl PySolutions {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyGrid>> {
        let search = Arc::clone(&self.0);
        let next = move |watch: &Watch| {
            search.lock().unwrap_or_else(PoisonError::into_inner).next_while(watch)
        };
        let found = work::long(py, None, next)?.map_err(error)?;
        Ok(found.map(PyGrid))
    }
}

#[pyfunction]
pub(crate) fn solutions_of(puzzle: Asked) -> PyResult<PySolutions> {
    let rules = puzzle.0.rules();
    if !rules.is_plain() {
        return Err(error(format!(
            "found the rules {rules}; solutions has no method for them\n  hint: ennea.count and \
             ennea.true_candidates have, and ennea.sample with completing=..."
        )));
    }
    Ok(PySolutions(Arc::new(Mutex::new(ennea::solve::solutions(&puzzle.0)))))
}

/// Random solutions of a puzzle, or random grids of rules.
#[pyfunction]
pub(crate) fn sample_solutions(
    py: Python<'_>,
    puzzle: Option<&Bound<'_, PyAny>>,
    number: usize,
    seed: u64,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<Vec<PyGrid>> {
    let shape = shape.map(|shape| shape.0);
    let puzzle = match (puzzle, &rules) {
        (Some(puzzle), rules) => asked(puzzle, rules.as_ref(), shape)?,
        (None, Some(rules)) => rules.empty(shape)?,
        (None, None) => Puzzle::empty(shape.unwrap_or(Shape::CLASSIC)),
    };
    let drawn = {
        let puzzle = puzzle.clone();
        let draw = move |watch: &Watch| draw(&puzzle, number, &mut SplitMix64::new(seed), watch);
        work::long(py, progress, draw)?
    };
    let drawn = drawn.map_err(|why| match why {
        why @ Unnumbered::Stopped => error(why),
        Unnumbered::TooMany => error(format!(
            "the solutions of this {} puzzle are too many to be counted here, and so to be drawn \
             from\n  hint: give more clues; every plain 3x3 puzzle is served",
            puzzle.shape()
        )),
        Unnumbered::MoreThan(most) => error(format!(
            "more than {most} solutions, by the rules {}, too many to be drawn from\n  hint: \
             completing=... draws from the solutions of a puzzle; give one, or more clues",
            puzzle.rules()
        )),
    })?;
    if drawn.is_empty() && number > 0 {
        return Err(improper(&puzzle, Improper::None));
    }
    Ok(drawn.into_iter().map(PyGrid).collect())
}
