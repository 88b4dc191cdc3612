//! New puzzles.

use crate::errors::{error, stopped};
use crate::given::named;
use crate::objects::{PyPuzzle, PyRules, PyShape};
use crate::values;
use crate::work::{self, Watch};
use ennea::make::{Again, Id, Made, Maker, Method, Search, Under};
use ennea::progress::{Progress, Stopped};
use ennea_answers::make::{Pace, Run, Taste, Teller, Wish, order};
use ennea_answers::variants::Variant;
use pyo3::prelude::*;
use std::time::{Duration, Instant};

/// Target duration of the attempts that are made together.
const TOGETHER: Duration = Duration::from_millis(50);

/// The clues, and the puzzle with all that is told of it.
type Told<'py> = (PyPuzzle, Bound<'py, PyAny>);

/// What is wanted of puzzles, in the words of the command line.
#[derive(FromPyObject)]
pub(crate) struct Wishes {
    #[pyo3(item)]
    shape: PyShape,
    #[pyo3(item)]
    rules: Option<PyRules>,
    #[pyo3(item)]
    method: Option<String>,
    #[pyo3(item)]
    clues: Option<String>,
    #[pyo3(item)]
    symmetry: String,
    #[pyo3(item)]
    level: Option<String>,
    #[pyo3(item)]
    rating: Option<String>,
    #[pyo3(item)]
    technique: Option<String>,
    #[pyo3(item)]
    attempts: u64,
}

#[pyfunction]
pub(crate) fn make<'py>(
    py: Python<'py>,
    number: u64,
    seed: u64,
    wishes: Wishes,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Told<'py>>> {
    let variant = variant(py, wishes.rules.as_ref(), wishes.shape)?;
    let (shape, rules) = match &variant {
        Some(variant) => (variant.rules().shape(), variant.under()),
        None => (wishes.shape.0, Under::default()),
    };
    let level = wishes.level.as_deref().map(|name| named("level", name)).transpose()?;
    let read = |what: &'static str| move |why: String| error(format!("{what}: {why}"));
    let ratings = wishes.rating.as_deref().map(str::parse).transpose().map_err(read("rating"))?;
    let clues = wishes.clues.as_deref().map(str::parse).transpose().map_err(read("clues"))?;
    let technique = wishes.technique.as_deref().map(str::parse::<ennea::Technique>).transpose();
    let technique = technique.map_err(|why| error(format!("technique: {why}")))?;
    if let Some(technique) = technique.filter(|technique| !technique.is_on_ladder()) {
        return Err(error(format!("technique: {technique} is a step of ratings, not of explain")));
    }
    let given = variant.as_ref().filter(|_| !rules.is_plain());
    let taste = Taste::new(level, ratings, technique, shape, given.map(Variant::shared_rules));
    let taste = taste.map_err(error)?;
    let method: Option<Method> =
        wishes.method.as_deref().map(|name| named("method", name)).transpose()?;
    let pattern = named("symmetry", &wishes.symmetry)?;
    let order = order(&Wish { shape, rules, pattern, clues, method }, &taste).map_err(error)?;
    let search = |watch: &Watch| {
        watch.expect(number);
        let distance = |made: &Made| taste.distance(&made.puzzle, watch);
        let maker = match given {
            Some(variant) => Maker::under(order.recipe, variant.rules().clone()),
            None => Maker::new(order.recipe),
        };
        let search = Search::of(maker, seed, &distance);
        let mut run = Run::new(search, number, wishes.attempts);
        let (mut all, mut pace) = (Vec::new(), Pace::new(TOGETHER));
        while !run.is_over() && !watch.is_stopped() {
            let start = Instant::now();
            let made = run.advance(pace.together(), watch);
            watch.advance(made.len() as u64);
            let id = |made: &Made| Id { recipe: order.recipe, seed, index: made.index };
            all.extend(made.into_iter().map(|made| (id(&made), made)));
            pace.took(start.elapsed());
        }
        (all, run.left())
    };
    let (all, left) = work::long(py, progress, search)?;
    if left > 0 {
        return Err(error(format!(
            "found {} puzzles in {} attempts in a row without one more; expected {number}\n  \
             hint: attempts=... allows more, or ask for something less rare",
            number - left,
            wishes.attempts
        )));
    }
    tell(py, &all, &taste, variant)
}

/// The rules that are asked for, which some grid keeps.
fn variant(py: Python<'_>, rules: Option<&PyRules>, shape: PyShape) -> PyResult<Option<Variant>> {
    let Some(rules) = rules else { return Ok(None) };
    let variant = Variant::new(&rules.description, shape.0).map_err(error)?;
    let checked = work::long(py, None, |watch| variant.check(watch))?;
    checked.map_err(stopped)?.map_err(error)?;
    Ok(Some(variant))
}

/// Makes what ids say; nothing for an attempt of which nothing comes.
#[pyfunction]
pub(crate) fn make_again<'py>(
    py: Python<'py>,
    ids: Vec<String>,
    rules: Option<PyRules>,
    shape: PyShape,
) -> PyResult<Vec<Option<Told<'py>>>> {
    let read = |id: &String| id.parse::<Id>().map_err(|why| error(format!("{id}: {why}")));
    let ids: Vec<Id> = ids.iter().map(read).collect::<PyResult<_>>()?;
    let variant = variant(py, rules.as_ref(), shape)?;
    let again = |variant: &Variant| Again::under(variant.under(), variant.rules().clone());
    let maker = variant.as_ref().map_or_else(Again::default, again);
    if let Some(id) = ids.iter().find(|id| !maker.knows(id)) {
        return Err(error(format!(
            "{id}: its rules have no name, and are not those given\n  hint: rules=... takes those \
             that made it"
        )));
    }
    let made = work::long(py, None, |watch| {
        ids.iter().map(|id| maker.make(id, watch)).collect::<Result<Vec<_>, Stopped>>()
    });
    let mut all = Vec::new();
    for (id, made) in ids.iter().zip(made?.map_err(stopped)?) {
        let told = made
            .map(|made| tell(py, &[(*id, made)], &Taste::default(), variant.clone()))
            .transpose()?;
        all.push(told.and_then(|mut told| told.pop()));
    }
    Ok(all)
}

fn tell<'py>(
    py: Python<'py>,
    all: &[(Id, Made)],
    taste: &Taste,
    variant: Option<Variant>,
) -> PyResult<Vec<Told<'py>>> {
    // Boxes that the rules lack are there to be seen all the same.
    let shape = variant.as_ref().map(Variant::shape);
    let mut teller = Teller::new(variant);
    let mut told = Vec::new();
    for (id, made) in all {
        let judged = taste.judge(&made.puzzle, &()).expect("nothing stops it");
        let answer = teller.answer(made, *id, judged);
        let puzzle = made.puzzle.reshaped(shape.unwrap_or(made.puzzle.shape()));
        told.push((PyPuzzle(puzzle), values::value(py, &answer)?));
    }
    Ok(told)
}
