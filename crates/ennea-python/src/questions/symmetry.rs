//! Canonical forms, automorphisms, equivalence, shuffles.

use crate::errors::{error, stopped};
use crate::given::{self, Given};
use crate::objects::{self, PyGrid, PyShape, PyTransformation, given};
use crate::{values, work};
use ennea::random::SplitMix64;
use ennea::symmetry::{self, Canoniser};
use ennea_answers::canonical::{
    Form, LIST_MAX, Names, Wanted, automorphisms as found_automorphisms, lawful,
};
use ennea_answers::shuffle;
use pyo3::prelude::*;
use std::cell::RefCell;

thread_local! {
    static CANONISER: RefCell<Canoniser> = RefCell::new(Canoniser::new());
    static NAMES: RefCell<Names> = RefCell::default();
}

/// The canonical form, or why there is none.
pub(crate) fn form(asked: &Given) -> Result<Form, ennea_answers::refusal::Refusal> {
    match asked {
        Given::Classic(numbers) => CANONISER.with(|canoniser| match canoniser.try_borrow_mut() {
            Ok(mut canoniser) => Form::of_numbers(&mut canoniser, numbers),
            Err(_) => Form::of_numbers(&mut Canoniser::new(), numbers),
        }),
        Given::Other(puzzle) => Form::of(puzzle),
    }
}

/// The canonical form: at once for 3x3; others may take long.
fn found_form(py: Python<'_>, asked: Given) -> PyResult<Form> {
    let found = match asked {
        Given::Classic(_) => work::short(py, || form(&asked)),
        Given::Other(_) => work::apart(py, move |_| form(&asked)),
    };
    found?.map_err(error)
}

/// The form, the transformation that leads there if it is wanted, and the order of the group.
#[pyfunction]
pub(crate) fn canonical<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    transformation: bool,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, Option<PyTransformation>)> {
    let asked = given(puzzle, shape.map(|shape| shape.0))?;
    let form = found_form(py, asked)?;
    let found = match &form {
        Form::Classic(form) => given::of_numbers(ennea::Shape::CLASSIC, &form.clues),
        Form::Other(form) => form.form.clone(),
    };
    let found = objects::grid_or_puzzle(py, found)?;
    Ok((found, transformation.then(|| PyTransformation(form.transformation()))))
}

#[pyfunction]
pub(crate) fn automorphism_count(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    shape: Option<PyShape>,
) -> PyResult<Py<PyAny>> {
    let asked = given(puzzle, shape.map(|shape| shape.0))?;
    let form = found_form(py, asked)?;
    Ok(values::int(py, &form.automorphisms())?.unbind())
}

#[pyfunction]
pub(crate) fn automorphisms<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    elements: bool,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    lawful(&puzzle).map_err(error)?;
    let wanted = if elements { Wanted::Elements } else { Wanted::Generators };
    let answer = work::apart(py, move |_| {
        if elements {
            let order = form(&Given::from(puzzle.clone()))?.automorphisms();
            if order > LIST_MAX.into() {
                return Err(ennea_answers::refusal::Refusal::new(format!(
                    "it has {order} automorphisms; up to {LIST_MAX} are listed\n  hint: the \
                     generators make all of them"
                )));
            }
        }
        Ok(NAMES.with(|names| found_automorphisms(&mut names.borrow_mut(), &puzzle, wanted)))
    });
    let answer = answer?.map_err(error)?;
    Ok((values::value(py, &answer)?, answer.to_string()))
}

#[pyfunction]
pub(crate) fn equivalent(
    py: Python<'_>,
    one: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    shape: Option<PyShape>,
) -> PyResult<Option<PyTransformation>> {
    let shape = shape.map(|shape| shape.0);
    let (one, other) = (objects::puzzle(one, shape)?, objects::puzzle(other, shape)?);
    [&one, &other].into_iter().try_for_each(lawful).map_err(error)?;
    let found = work::apart(py, move |_| symmetry::equivalence(&one, &other))?;
    Ok(found.map(PyTransformation))
}

/// Random images of a grid, each with its move.
#[pyfunction]
pub(crate) fn shuffled(
    py: Python<'_>,
    grid: &Bound<'_, PyAny>,
    number: usize,
    moves: &str,
    seed: u64,
    shape: Option<PyShape>,
) -> PyResult<Vec<(PyGrid, PyTransformation)>> {
    let grid = objects::grid(grid, shape.map(|shape| shape.0))?;
    let moves = given::named("moves", moves)?;
    let images = work::long(py, None, |watch| {
        let mut random = SplitMix64::new(seed);
        let mut images = Vec::new();
        for _ in 0..number {
            if ennea::progress::Progress::is_stopped(watch) {
                return Err(ennea::progress::Stopped);
            }
            let image = shuffle::image(&grid, moves, &mut random);
            images.push((PyGrid(image.grid), PyTransformation(image.transformation)));
        }
        Ok(images)
    });
    images?.map_err(stopped)
}

/// How often a shuffle brings a grid back.
#[pyfunction]
pub(crate) fn shuffle_experiment<'py>(
    py: Python<'py>,
    grid: &Bound<'py, PyAny>,
    trials: u64,
    moves: &str,
    seed: u64,
    shape: Option<PyShape>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let grid = objects::grid(grid, shape.map(|shape| shape.0))?;
    let moves = given::named("moves", moves)?;
    let random = (seed, SplitMix64::new(seed));
    let experiment = |watch: &work::Watch| shuffle::experiment(grid, moves, trials, random, watch);
    let found = work::long(py, progress, experiment)?.map_err(stopped)?;
    Ok((values::value(py, &found)?, found.lines().join("\n")))
}
