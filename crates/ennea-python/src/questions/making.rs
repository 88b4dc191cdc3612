//! New puzzles.

use crate::errors::error;
use crate::given::named;
use crate::objects::{Asked, PyPuzzle, PyRules, PyShape};
use crate::values;
use crate::work::{self, Watch};
use ennea::Puzzle;
use ennea::make::{Again, Id, Made, Maker, Method, Search, Under};
use ennea::progress::Progress;
use ennea::rules::Rules;
use ennea_answers::make::{Pace, Run, Taste, Teller, Wish, has_grid, order};
use ennea_answers::refusal::Refusal;
use ennea_answers::served::Question;
use pyo3::prelude::*;
use std::time::{Duration, Instant};

/// Target duration of the attempts that are made together.
const TOGETHER: Duration = Duration::from_millis(50);

/// The puzzle, and all that is told of it.
type Told<'py> = (PyPuzzle, Bound<'py, PyAny>);

/// Properties that new puzzles are to have, in the words of the command line.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Wishes {
    shape: PyShape,
    rules: Option<PyRules>,
    method: Option<String>,
    clues: Option<String>,
    symmetry: String,
    level: Option<String>,
    rating: Option<String>,
    technique: Option<String>,
    attempts: u64,
}

/// All that was made, with what was looked for.
type Found = (Vec<(Id, Made)>, u64, Taste);

#[pyfunction]
pub(crate) fn make<'py>(
    py: Python<'py>,
    number: u64,
    seed: u64,
    wishes: Wishes,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Told<'py>>> {
    let empty = empty(wishes.rules.as_ref(), wishes.shape)?;
    let level = wishes.level.as_deref().map(|name| named("level", name)).transpose()?;
    let read = |what: &'static str| move |why: ennea_words::Saying| error(format!("{what}: {why}"));
    let ratings = wishes.rating.as_deref().map(str::parse).transpose().map_err(read("rating"))?;
    let clues = wishes.clues.as_deref().map(str::parse).transpose().map_err(read("clues"))?;
    let technique = wishes.technique.as_deref().map(str::parse::<ennea::Technique>).transpose();
    let technique = technique.map_err(|why| error(format!("technique: {why}")))?;
    if let Some(technique) = technique.filter(|technique| !technique.is_on_ladder()) {
        return Err(error(format!("technique: {technique} is a step of ratings, not of explain")));
    }
    let method: Option<Method> =
        wishes.method.as_deref().map(|name| named("method", name)).transpose()?;
    let pattern = named("symmetry", &wishes.symmetry)?;
    let search = move |watch: &Watch| {
        let rules = empty.rules();
        some_grid(rules, watch)?;
        let taste = Taste::new(level, ratings, technique, rules)?;
        let wish = Wish { shape: empty.shape(), rules: Under::new(rules), pattern, clues, method };
        let recipe = order(&wish, &taste)?.recipe;
        watch.expect(number);
        let distance = |made: &Made| taste.distance(&made.puzzle, watch);
        let search = Search::of(Maker::under(recipe, rules), seed, &distance);
        let mut run = Run::new(search, number, wishes.attempts);
        let (mut all, mut pace) = (Vec::new(), Pace::new(TOGETHER));
        while !run.is_over() && !watch.is_stopped() {
            let start = Instant::now();
            let made = run.advance(pace.together(), watch);
            watch.advance(made.len() as u64);
            all.extend(made.into_iter().map(|made| (Id { recipe, seed, index: made.index }, made)));
            pace.took(start.elapsed());
        }
        let left = run.left();
        Ok::<Found, Refusal>((all, left, taste))
    };
    let (all, left, taste) = work::long(py, progress, search)?.map_err(error)?;
    if left > 0 {
        return Err(error(format!(
            "found {} puzzles in {} attempts in a row without one more; expected {number}\n  \
             hint: attempts=... allows more, or ask for something less rare",
            number - left,
            wishes.attempts
        )));
    }
    let mut teller = Teller::default();
    all.into_iter().map(|(id, made)| tell(py, &mut teller, id, made, &taste)).collect()
}

/// The puzzle without clues of the rules that are asked for.
fn empty(rules: Option<&PyRules>, shape: PyShape) -> PyResult<Puzzle> {
    let empty =
        rules.map_or_else(|| Ok(Puzzle::empty(shape.0)), |rules| rules.empty(Some(shape.0)))?;
    Asked(empty).served(Question::Make)
}

/// Refuses further rules that no grid keeps.
fn some_grid(rules: &Rules, watch: &Watch) -> Result<(), Refusal> {
    has_grid(rules, watch)?
}

/// Makes what an id says; nothing for an attempt of which nothing comes.
#[pyfunction]
pub(crate) fn make_again<'py>(
    py: Python<'py>,
    id: &str,
    rules: Option<PyRules>,
    shape: PyShape,
) -> PyResult<Option<Told<'py>>> {
    let id: Id = id.parse().map_err(|why| error(format!("{id}: {why}")))?;
    let empty = empty(rules.as_ref(), shape)?;
    let again = match Under::new(empty.rules()) {
        Under::Named(_) => Again::default(),
        under => Again::under(under, empty.rules().clone()),
    };
    if !again.knows(&id) {
        return Err(error(format!(
            "{id}: its rules have no name, and are not those given\n  hint: rules=... takes those \
             that made it"
        )));
    }
    let make = move |watch: &Watch| {
        some_grid(empty.rules(), watch)?;
        again.make(&id, watch).map_err(Refusal::from)
    };
    let made = work::long(py, None, make)?.map_err(error)?;
    made.map(|made| tell(py, &mut Teller::default(), id, made, &Taste::default())).transpose()
}

fn tell<'py>(
    py: Python<'py>,
    teller: &mut Teller,
    id: Id,
    made: Made,
    taste: &Taste,
) -> PyResult<Told<'py>> {
    let judged = taste.judge(&made.puzzle, &()).expect("nothing stops it");
    let answer = values::value(py, &teller.answer(&made, id, judged))?;
    Ok((PyPuzzle(made.puzzle), answer))
}
