//! What is the same under the rules of a variant: canonical forms, automorphisms, equivalence; their census, and
//! grids drawn from theirs.

use crate::errors::{error, stopped};
use crate::given::named;
use crate::improper::improper;
use crate::objects::{self, PyGrid, PyRules, PyShape};
use crate::questions::solutions::with_variant;
use crate::values;
use crate::work::{self, Watch};
use ennea::progress::Stopped;
use ennea::random::SplitMix64;
use ennea::symmetry::variants::Scope;
use ennea::{Language, Puzzle, Shape};
use ennea_answers::canonical::variants::{Group, Groups};
use ennea_answers::census::variants;
use ennea_answers::refusal::Refusal;
use ennea_answers::variants::NotDrawn;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex};

/// The groups that have been asked for, which any thread may use.
static GROUPS: Mutex<Option<Groups>> = Mutex::new(None);

/// Asks the group of some rules, without Python's lock.
fn ask<T: Send + 'static>(
    py: Python<'_>,
    rules: &PyRules,
    scope: &str,
    shape: Shape,
    question: impl FnOnce(&Group) -> Result<T, Refusal> + Send + 'static,
) -> PyResult<T> {
    let scope: Scope = named("group", scope)?;
    let description = rules.description.clone();
    let answer = work::apart(py, move |_| {
        let group = {
            let mut groups = GROUPS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let groups = groups.get_or_insert_default();
            Arc::clone(groups.under(&description, scope, shape)?)
        };
        question(&group)
    });
    answer?.map_err(error)
}

/// The form, and a move that leads there.
#[pyfunction]
pub(crate) fn canonical_under<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    rules: PyRules,
    group: &str,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let shape = puzzle.shape();
    let form = ask(py, &rules, group, shape, move |group| group.canonical(&puzzle))?;
    let found = ennea::text::read_puzzle(&form.canonical, Some(shape)).map_err(error)?;
    Ok((objects::grid_or_puzzle(py, found)?, form.transformation))
}

#[pyfunction]
pub(crate) fn automorphisms_under<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    elements: bool,
    rules: PyRules,
    group: &str,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let shape = puzzle.shape();
    let found = ask(py, &rules, group, shape, move |group| group.automorphisms(&puzzle, elements))?;
    Ok((values::value(py, &found)?, found.to_string()))
}

/// A move that turns one into the other, if there is one.
#[pyfunction]
pub(crate) fn equivalent_under(
    py: Python<'_>,
    one: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    rules: PyRules,
    group: &str,
    shape: Option<PyShape>,
) -> PyResult<Option<String>> {
    let shape = shape.map(|shape| shape.0);
    let (one, other): (Puzzle, Puzzle) =
        (objects::puzzle(one, shape)?, objects::puzzle(other, shape)?);
    let shape = one.shape();
    let found = ask(py, &rules, group, shape, move |group| group.equivalent(&one, &other))?;
    Ok(found.transformation)
}

/// The census of rules and its story.
#[pyfunction]
pub(crate) fn census_under<'py>(
    py: Python<'py>,
    shape: PyShape,
    rules: PyRules,
    group: &str,
    language: &str,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let scope: Scope = named("group", group)?;
    let language: Language = named("lang", language)?;
    let rules = rules.description.rules(shape.0).map_err(error)?;
    let taken = work::apart(py, move |watch| variants::take(&rules, scope, watch))?;
    let taken = taken.map_err(error)?.ok_or_else(|| stopped(Stopped))?;
    Ok((values::value(py, &taken)?, variants::story(&taken, language).join("\n")))
}

/// Random grids of the rules, or solutions of a puzzle.
#[pyfunction]
pub(crate) fn sample_under(
    py: Python<'_>,
    number: usize,
    seed: u64,
    completing: Option<&Bound<'_, PyAny>>,
    rules: PyRules,
    shape: Option<PyShape>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<Vec<PyGrid>> {
    let shape = shape.map(|shape| shape.0);
    let empty = || Ok(Puzzle::empty(shape.unwrap_or(Shape::CLASSIC)));
    let puzzle = completing.map_or_else(empty, |puzzle| objects::puzzle(puzzle, shape))?;
    let drawn = with_variant(&rules, puzzle.shape(), |variant| {
        let draw = |watch: &Watch| variant.draw(&puzzle, number, &mut SplitMix64::new(seed), watch);
        let too_many = |most| {
            let names = variant.rules();
            error(format!(
                "more than {most} grids keep the rules {names}, too many to be drawn from\n  hint: \
                 completing=... draws from the solutions of a puzzle"
            ))
        };
        work::long(py, progress, draw)?.map_err(|why| match why {
            NotDrawn::Stopped => stopped(Stopped),
            NotDrawn::TooMany(most) => too_many(most),
        })
    })?;
    if drawn.is_empty() && number > 0 {
        return Err(improper(&puzzle, ennea::Improper::None));
    }
    Ok(drawn.into_iter().map(PyGrid).collect())
}
