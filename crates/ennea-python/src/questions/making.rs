//! New puzzles.

use crate::errors::{error, stopped};
use crate::given::named;
use crate::objects::{PyPuzzle, PyShape};
use crate::values;
use crate::work::{self, Watch};
use ennea::make::{Again, Id, Made, Method, Search, Under};
use ennea::progress::{Progress, Stopped};
use ennea_answers::make::{Run, Taste, Teller, Wish, order};
use pyo3::prelude::*;
use std::time::{Duration, Instant};

/// Target duration of the attempts that are made together.
const TOGETHER: Duration = Duration::from_millis(50);

/// The greatest number of attempts that are made together.
const TOGETHER_MAX: u64 = 1 << 15;

/// The clues, and the puzzle with all that is told of it.
type Told<'py> = (PyPuzzle, Bound<'py, PyAny>);

/// What is wanted of puzzles, in the words of the command line.
#[derive(FromPyObject)]
pub(crate) struct Wishes {
    #[pyo3(item)]
    shape: PyShape,
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
    let shape = wishes.shape.0;
    let level = wishes.level.as_deref().map(|name| named("level", name)).transpose()?;
    let read = |what: &'static str| move |why: String| error(format!("{what}: {why}"));
    let ratings = wishes.rating.as_deref().map(str::parse).transpose().map_err(read("rating"))?;
    let clues = wishes.clues.as_deref().map(str::parse).transpose().map_err(read("clues"))?;
    let technique = wishes.technique.as_deref().map(str::parse::<ennea::Technique>).transpose();
    let technique = technique.map_err(|why| error(format!("technique: {why}")))?;
    if let Some(technique) = technique.filter(|technique| !technique.is_on_ladder()) {
        return Err(error(format!("technique: {technique} is a step of ratings, not of explain")));
    }
    let taste = Taste::new(level, ratings, technique, shape, None).map_err(error)?;
    let method: Option<Method> =
        wishes.method.as_deref().map(|name| named("method", name)).transpose()?;
    let pattern = named("symmetry", &wishes.symmetry)?;
    let order = order(&Wish { shape, rules: Under::default(), pattern, clues, method }, &taste)
        .map_err(error)?;
    let search = |watch: &Watch| {
        watch.expect(number);
        let distance = |made: &Made| taste.distance(&made.puzzle, watch);
        let search = Search::new(order.recipe, seed, &distance);
        let mut run = Run::new(search, number, wishes.attempts);
        let (mut all, mut together) = (Vec::new(), 1);
        while !run.is_over() && !watch.is_stopped() {
            let start = Instant::now();
            let made = run.advance(together, watch);
            watch.advance(made.len() as u64);
            let id = |made: &Made| Id { recipe: order.recipe, seed, index: made.index };
            all.extend(made.into_iter().map(|made| (id(&made), made)));
            if start.elapsed() < TOGETHER / 2 {
                together = (together * 2).min(TOGETHER_MAX);
            } else if start.elapsed() > TOGETHER {
                together = (together / 2).max(1);
            }
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
    tell(py, &all, &taste)
}

/// Makes what ids say; nothing for an attempt of which nothing comes.
#[pyfunction]
pub(crate) fn make_again<'py>(
    py: Python<'py>,
    ids: Vec<String>,
) -> PyResult<Vec<Option<Told<'py>>>> {
    let read = |id: &String| id.parse::<Id>().map_err(|why| error(format!("{id}: {why}")));
    let ids: Vec<Id> = ids.iter().map(read).collect::<PyResult<_>>()?;
    let maker = Again::default();
    if let Some(id) = ids.iter().find(|id| !maker.knows(id)) {
        return Err(error(format!(
            "{id}: its rules have no name; ennea make --id ... --rules FILE"
        )));
    }
    let made = work::long(py, None, |watch| {
        ids.iter().map(|id| maker.make(id, watch)).collect::<Result<Vec<_>, Stopped>>()
    });
    let mut all = Vec::new();
    for (id, made) in ids.iter().zip(made?.map_err(stopped)?) {
        let told = made.map(|made| tell(py, &[(*id, made)], &Taste::default())).transpose()?;
        all.push(told.and_then(|mut told| told.pop()));
    }
    Ok(all)
}

fn tell<'py>(py: Python<'py>, all: &[(Id, Made)], taste: &Taste) -> PyResult<Vec<Told<'py>>> {
    let mut teller = Teller::default();
    let mut told = Vec::new();
    for (id, made) in all {
        let judged = taste.judge(&made.puzzle, &()).expect("nothing stops it");
        let answer = teller.answer(made, *id, judged);
        told.push((PyPuzzle(made.puzzle.clone()), values::value(py, &answer)?));
    }
    Ok(told)
}
