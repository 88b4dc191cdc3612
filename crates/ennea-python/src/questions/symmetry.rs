//! Canonical forms, automorphisms, equivalence, under the rules of each puzzle; shuffles.

use crate::errors::error;
use crate::given::named;
use crate::objects::{Asked, PyGrid, PyShape, PyTransformation, grid, grid_or_puzzle};
use crate::values::{self, Answered};
use crate::work::{self, Kept, Watch};
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::symmetry::equivalence;
use ennea::symmetry::variants::Scope;
use ennea::{Puzzle, Shape};
use ennea_answers::canonical::variants::{Group, VariantForm};
use ennea_answers::canonical::{
    Form, LIST_MAX, Names, Wanted, automorphisms as found_automorphisms, lawful,
};
use ennea_answers::refusal::Refusal;
use ennea_answers::served::Question;
use ennea_answers::shuffle;
use ennea_words::Language;
use num_bigint::BigUint;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

/// The classes that have names.
static NAMES: Kept<Names> = Kept::new();

/// A canonical form under the moves of the rules of its puzzle.
pub(crate) enum Found {
    /// Form of a puzzle of plain rules.
    Plain(Form),
    /// Form of a puzzle of other rules.
    Under(VariantForm),
}

impl Found {
    /// The canonical form of a puzzle, or why it has none.
    pub(crate) fn of(puzzle: &Puzzle, scope: Scope) -> Result<Self, Refusal> {
        if !puzzle.rules().is_plain() {
            return Group::of(puzzle.rules(), scope)?.canonical(puzzle).map(Self::Under);
        }
        Form::kept(puzzle).map(Self::Plain)
    }

    /// The form in one line.
    pub(crate) fn line(&self) -> String {
        match self {
            Self::Plain(form) => form.line(),
            Self::Under(form) => form.canonical.clone(),
        }
    }

    /// The order of the automorphism group.
    pub(crate) fn automorphisms(self) -> BigUint {
        match self {
            Self::Plain(form) => form.automorphisms(),
            Self::Under(form) => form.automorphisms.0,
        }
    }
}

/// The canonical form of one puzzle: at once for plain 3x3; others may take long.
fn found_form(py: Python<'_>, puzzle: &Puzzle, scope: Scope) -> PyResult<Found> {
    let is_quick = puzzle.shape() == Shape::CLASSIC && puzzle.rules().is_plain();
    let puzzle = puzzle.clone();
    let found = match is_quick {
        true => work::short(py, || Found::of(&puzzle, scope)),
        false => work::long(py, None, move |_| Found::of(&puzzle, scope)),
    };
    found?.map_err(error)
}

/// The form, and the move that leads there: a text where the rules are others than those of the shape.
#[pyfunction]
pub(crate) fn canonical<'py>(
    py: Python<'py>,
    puzzle: Asked,
    group: &str,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
    let puzzle = puzzle.served(Question::Canon)?;
    let form = found_form(py, &puzzle, named("group", group)?)?;
    let clues = ennea::text::read_puzzle(&form.line(), Some(puzzle.shape()));
    let found = puzzle.given().with_clues(clues.expect("a form is a line"));
    let transformation = match form {
        Found::Plain(form) => PyTransformation(form.transformation()).into_bound_py_any(py)?,
        Found::Under(form) => form.transformation.into_bound_py_any(py)?,
    };
    Ok((grid_or_puzzle(py, found)?, transformation))
}

#[pyfunction]
pub(crate) fn automorphism_count(py: Python<'_>, puzzle: Asked) -> PyResult<Py<PyAny>> {
    let form = found_form(py, &puzzle.served(Question::Automorphisms)?, Scope::Whole)?;
    Ok(values::int(py, &form.automorphisms())?.unbind())
}

#[pyfunction]
pub(crate) fn automorphisms<'py>(
    py: Python<'py>,
    puzzle: Asked,
    elements: bool,
    group: &str,
) -> PyResult<Answered<'py>> {
    let puzzle = puzzle.served(Question::Automorphisms)?;
    let scope = named("group", group)?;
    if !puzzle.rules().is_plain() {
        let ask =
            move |_: &Watch| Group::of(puzzle.rules(), scope)?.automorphisms(&puzzle, elements);
        let answer = work::long(py, None, ask)?.map_err(error)?;
        return Ok((values::value(py, &answer)?, answer.to_string()));
    }
    let wanted = if elements { Wanted::Elements } else { Wanted::Generators };
    let ask = move |_: &Watch| {
        lawful(&puzzle)?;
        if elements {
            let order = Found::of(&puzzle, scope)?.automorphisms();
            if order > LIST_MAX.into() {
                return Err(Refusal::of(format!(
                    "it has {order} automorphisms; up to {LIST_MAX} are listed\n  hint: the \
                     generators make all of them"
                )));
            }
        }
        Ok(NAMES.with(|names| found_automorphisms(names, &puzzle, wanted)))
    };
    let answer = work::long(py, None, ask)?.map_err(error)?;
    Ok((values::value(py, &answer)?, answer.to_string()))
}

/// A move that turns one into the other, if there is one: a text where the rules are others than those of the
/// shape.
#[pyfunction]
pub(crate) fn equivalent<'py>(
    py: Python<'py>,
    one: Asked,
    other: Asked,
    group: &str,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let [one, other] = [one, other].map(|asked| asked.served(Question::Equivalent));
    let (one, other) = (one?, other?);
    let scope = named("group", group)?;
    let (rules, others) = (one.rules(), other.rules());
    if rules.is_plain() && others.is_plain() {
        [&one, &other].into_iter().try_for_each(lawful).map_err(error)?;
        let ask = move |_: &Watch| equivalence(one.clues(), other.clues());
        let found = work::long(py, None, ask)?;
        return found.map(|found| PyTransformation(found).into_bound_py_any(py)).transpose();
    }
    if !rules.says_the_same(others) {
        return Err(error(format!(
            "found puzzles of the rules {rules} and {others}; expected two of the same rules"
        )));
    }
    let ask = move |_: &Watch| Group::of(one.rules(), scope)?.equivalent(&one, &other);
    let found = work::long(py, None, ask)?.map_err(error)?;
    found.transformation.map(|found| found.into_bound_py_any(py)).transpose()
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
    let grid = self::grid(grid, shape.map(|shape| shape.0))?;
    let moves = named("moves", moves)?;
    let images = work::long(py, None, move |watch| {
        let mut random = SplitMix64::new(seed);
        let image = |_| {
            watch.go_on()?;
            let image = shuffle::image(&grid, moves, &mut random);
            Ok((PyGrid(image.grid), PyTransformation(image.transformation)))
        };
        (0..number).map(image).collect::<Result<_, Stopped>>()
    });
    images?.map_err(error)
}

/// Counts the shuffles after which a grid comes back.
#[pyfunction]
pub(crate) fn shuffle_experiment<'py>(
    py: Python<'py>,
    grid: &Bound<'py, PyAny>,
    trials: u64,
    moves: &str,
    seed: u64,
    shape: Option<PyShape>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Answered<'py>> {
    let grid = self::grid(grid, shape.map(|shape| shape.0))?;
    let moves = named("moves", moves)?;
    let random = (seed, SplitMix64::new(seed));
    let experiment = move |watch: &Watch| shuffle::experiment(grid, moves, trials, random, watch);
    let found = work::long(py, progress, experiment)?.map_err(error)?;
    Ok((values::value(py, &found)?, found.lines(Language::ENGLISH).join("\n")))
}
