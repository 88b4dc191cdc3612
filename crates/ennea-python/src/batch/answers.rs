//! The questions that are asked of many puzzles at once.

use super::Way;
use super::array::Target;
use super::given::Rows;
use crate::errors::{error, said};
use crate::objects::PyShape;
use crate::questions::catalogue::{catalogue, draw, grid_of, holding};
use crate::questions::solutions::above_0;
use crate::questions::symmetry::Found;
use crate::{given, values, work};
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::rate::{RateError, Scale};
use ennea::solve::Unsolved;
use ennea::symmetry::variants::Scope;
use ennea::{Digit, Improper, Puzzle, Shape};
use ennea_answers::canonical::{Form, Met};
use ennea_answers::rank::Catalogue;
use ennea_answers::rate::with_raters;
use ennea_answers::rate::{Answer, Detail, rate};
use ennea_answers::served::Question;
use ennea_answers::solutions::{self, with_solvers};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};
use rayon::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// Settings of a batch, in the words of Python.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Ask<'py> {
    shape: Option<PyShape>,
    threads: Option<usize>,
    progress: Option<Bound<'py, PyAny>>,
}

impl<'py> Ask<'py> {
    fn rows(&self, puzzles: &Bound<'py, PyAny>) -> PyResult<Rows<'py>> {
        Rows::of(puzzles, self.shape.map(|shape| shape.0))
    }

    fn way(&self, py: Python<'py>) -> Way<'_, 'py> {
        Way { py, threads: self.threads, progress: self.progress.as_ref() }
    }

    /// The list of what is found for each puzzle, as the values of Python that `value` makes of it.
    fn list<A: Send + 'static, V: IntoPyObject<'py>>(
        &self,
        puzzles: &Bound<'py, PyAny>,
        find: impl Fn(&Puzzle, &work::Watch) -> Result<A, String> + Send + Sync + 'static,
        value: impl Fn(A) -> PyResult<V>,
    ) -> PyResult<Bound<'py, PyList>> {
        let (rows, py) = (self.rows(puzzles)?, puzzles.py());
        let list = PyList::empty(py);
        let find = move |puzzle: &Puzzle, _: &mut [u8], watch: &work::Watch| find(puzzle, watch);
        self.way(py).run(&rows, None, find, |found| list.append(value(found)?))?;
        Ok(list)
    }
}

/// The target for rows of an array; a list has texts instead.
fn target(rows: &Rows<'_>, out: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Target>> {
    match (rows.cells(), out) {
        (Some(cells), Some(out)) => Target::of(out, rows.len(), cells).map(Some),
        (None, Some(_)) => Err(error("out: found one; expected none where a list is given")),
        (_, None) => Ok(None),
    }
}

/// Sign of a number in a text: a dot for 0, else that of the digit.
pub(super) fn sign(&number: &u8) -> u8 {
    match number {
        0 => b'.',
        1..=9 => b'0' + number,
        _ => Digit::new(number.into()).map_or(b'.', |digit| digit.symbol() as u8),
    }
}

/// Cells as the text of a row, or written to their row of an array.
fn shown(numbers: impl Iterator<Item = u8>, as_text: bool, out: &mut [u8]) -> Option<String> {
    if as_text {
        return Some(numbers.map(|number| char::from(sign(&number))).collect());
    }
    out.iter_mut().zip(numbers).for_each(|(out, number)| *out = number);
    None
}

/// Counts the solutions of each puzzle, 2 for several; solutions go to `out`, or as texts into a
/// list.
#[pyfunction]
pub(crate) fn solve_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    out: Option<&Bound<'py, PyAny>>,
    ask: Ask<'py>,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyList>)> {
    let rows = ask.rows(puzzles)?;
    let target = target(&rows, out)?;
    let as_texts = rows.cells().is_none();
    let solve = move |puzzle: &Puzzle, out: &mut [u8], watch: &work::Watch| {
        let solved = with_solvers(|solvers| solvers.of(puzzle.rules()).solve_while(puzzle, watch));
        match solved {
            Ok(grid) => {
                let numbers = grid.digits().iter().map(|digit| digit.number() as u8);
                Ok((1, shown(numbers, as_texts, out)))
            }
            Err(Unsolved::Improper(Improper::None)) => Ok((0, None)),
            Err(Unsolved::Improper(Improper::Several(_))) => Ok((2, None)),
            Err(Unsolved::Stopped) => Err(said(Stopped)),
        }
    };
    let mut counts = Vec::with_capacity(rows.len());
    let texts = PyList::empty(py);
    ask.way(py).run(&rows, target.as_ref(), solve, |(count, text)| {
        counts.push(count);
        if as_texts { texts.append(text) } else { Ok(()) }
    })?;
    Ok((PyBytes::new(py, &counts), texts))
}

#[pyfunction]
pub(crate) fn count_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    limit: Option<u64>,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    above_0(limit)?;
    let count = move |puzzle: &Puzzle, watch: &work::Watch| {
        let counted = with_solvers(|solvers| solutions::count(solvers, puzzle, None, limit, watch))
            .map_err(said)?;
        Ok(counted.expect("the default method serves all").count.0)
    };
    ask.list(puzzles, count, |count| values::int(py, &count))
}

/// The form of a row under the moves of its rules, or why it has none.
fn form_of(puzzle: &Puzzle, question: Question) -> Result<Found, String> {
    question.check(puzzle).map_err(said)?;
    Found::of(puzzle, Scope::Whole).map_err(said)
}

/// Canonical forms to `out`, or as texts into a list.
#[pyfunction]
pub(crate) fn canonical_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    out: Option<&Bound<'py, PyAny>>,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let rows = ask.rows(puzzles)?;
    let target = target(&rows, out)?;
    let as_texts = rows.cells().is_none();
    let canonical = move |puzzle: &Puzzle, out: &mut [u8], _: &work::Watch| {
        Ok(match form_of(puzzle, Question::Canon)? {
            Found::Plain(Form::Classic(form)) => shown(form.clues.into_iter(), as_texts, out),
            Found::Plain(Form::Other(form)) => shown(given::numbers(&form.form), as_texts, out),
            Found::Under(form) => Some(form.canonical),
        })
    };
    let texts = PyList::empty(py);
    ask.way(py).run(&rows, target.as_ref(), canonical, |text| match as_texts {
        true => texts.append(text),
        false => Ok(()),
    })?;
    Ok(texts)
}

#[pyfunction]
pub(crate) fn automorphisms_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let order = |puzzle: &Puzzle, _: &work::Watch| {
        Ok(form_of(puzzle, Question::Automorphisms)?.automorphisms())
    };
    ask.list(puzzles, order, |order| values::int(py, &order))
}

/// The number of the class of each row, in the order in which classes are met.
#[pyfunction]
pub(crate) fn keys_batch<'py>(
    puzzles: &Bound<'py, PyAny>,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let met = Arc::new(Mutex::new(Met::default()));
    let known = Arc::clone(&met);
    let key = move |puzzle: &Puzzle, _: &work::Watch| {
        Ok(match form_of(puzzle, Question::Unique)? {
            Found::Plain(form) => Met::key(&form),
            Found::Under(form) => {
                let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
                known.key_under(puzzle.rules(), &form)
            }
        })
    };
    ask.list(puzzles, key, |key| {
        Ok(met.lock().unwrap_or_else(PoisonError::into_inner).number(key).0)
    })
}

#[pyfunction]
pub(crate) fn rank_batch<'py>(
    py: Python<'py>,
    grids: &Bound<'py, PyAny>,
    ed: bool,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let rank = move |puzzle: &Puzzle, _: &work::Watch| {
        Question::Rank.check(puzzle).map_err(said)?;
        let grid = puzzle.clues().to_grid().map_err(said)?;
        if ed && grid.shape() == Shape::CLASSIC {
            return Ok(Catalogue::Classes.rank(&grid).rank.0);
        }
        let catalogue = catalogue(grid.shape(), ed).map_err(said)?;
        Ok(catalogue.rank(&grid).rank.0)
    };
    ask.list(grids, rank, |rank| values::int(py, &rank))
}

/// The rating of each; nothing where a puzzle is not proper.
#[pyfunction]
pub(crate) fn rate_batch<'py>(
    puzzles: &Bound<'py, PyAny>,
    scale: &str,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let scale: Scale = given::named("scale", scale)?;
    let rating = move |puzzle: &Puzzle, watch: &work::Watch| {
        Question::Rate.check(puzzle).map_err(said)?;
        let rated = with_raters(|raters| rate(raters, scale, puzzle, Detail::Rating, watch));
        match rated {
            Ok(Answer::Rated(rated)) => Ok(Some(f64::from(rated.er.0) / 10.0)),
            Ok(Answer::Timed(timed)) => Ok(Some((timed.minutes * 10.0).round() / 10.0)),
            Ok(Answer::Scored(scored)) => Ok(Some(scored.score.into())),
            Ok(Answer::Climbed(climbed)) => {
                Ok(Some(climbed.technique.map_or(0.0, |technique| technique.rung() as f64)))
            }
            Ok(Answer::NotProper(_)) | Err(RateError::Improper(_)) => Ok(None),
            Err(why) => Err(said(why)),
        }
    };
    ask.list(puzzles, rating, Ok)
}

/// Rows that are made together.
const TOGETHER: usize = 1 << 14;

/// Random grids as rows, the same as the command line draws.
#[pyfunction]
pub(crate) fn sample_rows<'py>(
    py: Python<'py>,
    number: usize,
    seed: u64,
    ed: bool,
    out: &Bound<'py, PyAny>,
    ask: Ask<'py>,
) -> PyResult<()> {
    let shape = ask.shape.map_or(Shape::CLASSIC, |shape| shape.0);
    let catalogue = catalogue(shape, ed).map_err(error)?;
    let mut random = SplitMix64::new(seed);
    let ranks = (0..number)
        .step_by(TOGETHER)
        .map(|start| draw(&catalogue, &mut random, (number - start).min(TOGETHER)));
    write_grids(py, &catalogue, ranks, number, out, &ask)
}

/// The grids with these numbers as rows.
#[pyfunction]
pub(crate) fn unrank_rows<'py>(
    py: Python<'py>,
    ranks: Vec<u128>,
    ed: bool,
    out: &Bound<'py, PyAny>,
    ask: Ask<'py>,
) -> PyResult<()> {
    let shape = ask.shape.map_or(Shape::CLASSIC, |shape| shape.0);
    let (catalogue, number) = (holding(&ranks, shape, ed)?, ranks.len());
    write_grids(py, &catalogue, ranks.chunks(TOGETHER).map(<[u128]>::to_vec), number, out, &ask)
}

fn write_grids<'py>(
    py: Python<'py>,
    catalogue: &Arc<Catalogue>,
    ranks: impl Iterator<Item = Vec<u128>>,
    number: usize,
    out: &Bound<'py, PyAny>,
    ask: &Ask<'py>,
) -> PyResult<()> {
    let cells = catalogue.shape().cells();
    let target = Target::of(out, number, cells)?;
    let pool = Arc::new(work::pool(ask.threads)?);
    let watch = Arc::new(work::Watch::of(number as u64));
    let mut start = 0;
    for ranks in ranks {
        let (pool, catalogue) = (Arc::clone(&pool), Arc::clone(catalogue));
        let next = start + ranks.len();
        let rows = work::watched(py, &watch, ask.progress.as_ref(), move |watch| {
            let mut rows = vec![0; ranks.len() * cells];
            let fill = |(row, &rank): (&mut [u8], &u128)| {
                watch.go_on()?;
                let grid = grid_of(&catalogue, rank);
                let numbers = grid.digits().iter().map(|digit| digit.number() as u8);
                row.iter_mut().zip(numbers).for_each(|(out, number)| *out = number);
                watch.advance(1);
                Ok::<(), Stopped>(())
            };
            let fill = || rows.par_chunks_mut(cells).zip(&ranks).try_for_each(fill);
            work::within((*pool).as_ref(), fill).map(|()| rows)
        });
        target.write(py, start * cells, &rows?.map_err(error)?)?;
        start = next;
    }
    Ok(())
}
