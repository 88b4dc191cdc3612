//! The questions that are asked of many puzzles at once.

use super::array::Target;
use super::given::Rows;
use super::{Unanswered, Way};
use crate::errors::error;
use crate::given::{self, Given};
use crate::objects::PyShape;
use crate::questions::catalogue::{catalogue, draw, grid_of};
use crate::questions::symmetry::form;
use crate::values;
use crate::work;
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::rate::{RateError, Scale};
use ennea::solve::Unsolved;
use ennea::{Digit, Improper, Shape};
use ennea_answers::canonical::{Form, Met};
use ennea_answers::rank::Catalogue;
use ennea_answers::rate::with_raters;
use ennea_answers::rate::{Answer, Detail, rate};
use ennea_answers::solutions;
use ennea_answers::solutions::with_solvers;
use num_bigint::BigUint;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString};
use rayon::prelude::*;

/// How a batch is run, in the words of Python.
#[derive(FromPyObject)]
pub(crate) struct Ask<'py> {
    #[pyo3(item)]
    shape: Option<PyShape>,
    #[pyo3(item)]
    threads: Option<usize>,
    #[pyo3(item)]
    progress: Option<Bound<'py, PyAny>>,
}

impl<'py> Ask<'py> {
    fn rows(&self, puzzles: &Bound<'py, PyAny>) -> PyResult<Rows<'py>> {
        Rows::of(puzzles, self.shape.map(|shape| shape.0))
    }

    fn way(&self, py: Python<'py>) -> Way<'_, 'py> {
        Way { py, threads: self.threads, progress: self.progress.as_ref() }
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

/// How a number is written.
pub(super) fn sign(&number: &u8) -> u8 {
    match number {
        0 => b'.',
        1..=9 => b'0' + number,
        _ => Digit::new(number.into()).map_or(b'.', |digit| digit.symbol() as u8),
    }
}

/// A row of numbers as a text, for a list.
fn text<'py>(py: Python<'py>, numbers: &[u8]) -> Bound<'py, PyString> {
    let signs: Vec<u8> = numbers.iter().map(sign).collect();
    PyString::new(py, std::str::from_utf8(&signs).expect("signs are ASCII"))
}

/// How many solutions each has, 2 for several; solutions go to `out`, or as texts into a list.
#[pyfunction]
pub(crate) fn solve_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    out: Option<&Bound<'py, PyAny>>,
    ask: Ask<'py>,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyList>)> {
    let rows = ask.rows(puzzles)?;
    let target = target(&rows, out)?;
    let solve = |given: &Given, out: &mut [u8], watch: &work::Watch| {
        with_solvers(|solvers| match given {
            Given::Classic(clues) => {
                let mut found = [0; 81];
                let count = solvers.classic.solve(clues, 2, &mut found) as u8;
                if count == 1 {
                    out[..81].copy_from_slice(&found);
                }
                Ok((count, 81))
            }
            Given::Other(puzzle) => {
                let cells = puzzle.shape().cells();
                match solvers.of(puzzle.shape()).solve_while(puzzle, watch) {
                    Ok(grid) => {
                        let numbers = grid.digits().iter().map(|digit| digit.number() as u8);
                        out.iter_mut().zip(numbers).for_each(|(out, number)| *out = number);
                        Ok((1, cells))
                    }
                    Err(Unsolved::Improper(Improper::None)) => Ok((0, cells)),
                    Err(Unsolved::Improper(Improper::Several(_))) => Ok((2, cells)),
                    Err(Unsolved::Stopped) => Err(Unanswered::Stopped),
                }
            }
        })
    };
    let mut counts = Vec::with_capacity(rows.len());
    let texts = PyList::empty(py);
    let wants_texts = rows.cells().is_none();
    ask.way(py).run(&rows, target.as_ref(), solve, |(count, cells), numbers| {
        counts.push(count);
        match (wants_texts, count) {
            (false, _) => Ok(()),
            (true, 1) => texts.append(text(py, &numbers[..cells])),
            (true, _) => texts.append(py.None()),
        }
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
    if limit == Some(0) {
        return Err(error("limit: found 0; expected a number above it"));
    }
    let rows = ask.rows(puzzles)?;
    let count = |given: &Given, _: &mut [u8], watch: &work::Watch| {
        with_solvers(|solvers| match (given, limit) {
            (Given::Classic(clues), Some(limit)) => {
                let counted = solvers.classic.count_while(clues, limit, watch)?;
                Ok(BigUint::from(counted))
            }
            _ => {
                let puzzle = given.puzzle();
                let solver = solvers.of(puzzle.shape());
                let counted = solutions::count(solver, &puzzle, None, limit, watch)?;
                Ok(counted.expect("the default method serves all").count.0)
            }
        })
    };
    let counts = PyList::empty(py);
    let keep = |count: BigUint, _: &[u8]| counts.append(values::int(py, &count)?);
    ask.way(py).run(&rows, None, count, keep)?;
    Ok(counts)
}

/// The form of a row, or why it has none.
fn form_of(given: &Given) -> Result<Form, Unanswered> {
    form(given).map_err(Unanswered::refused)
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
    let canonical = |given: &Given, out: &mut [u8], _: &work::Watch| match form_of(given)? {
        Form::Classic(form) => {
            out[..81].copy_from_slice(&form.clues);
            Ok(81)
        }
        Form::Other(form) => {
            let numbers = given::numbers(&form.form);
            out[..numbers.len()].copy_from_slice(&numbers);
            Ok(numbers.len())
        }
    };
    let texts = PyList::empty(py);
    let wants_texts = rows.cells().is_none();
    ask.way(py).run(&rows, target.as_ref(), canonical, |cells, numbers| match wants_texts {
        true => texts.append(text(py, &numbers[..cells])),
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
    let rows = ask.rows(puzzles)?;
    let orders = PyList::empty(py);
    let order = |given: &Given, _: &mut [u8], _: &work::Watch| Ok(form_of(given)?.automorphisms());
    let keep = |order: BigUint, _: &[u8]| orders.append(values::int(py, &order)?);
    ask.way(py).run(&rows, None, order, keep)?;
    Ok(orders)
}

/// The number of the class of each row, in the order in which classes are met.
#[pyfunction]
pub(crate) fn keys_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let rows = ask.rows(puzzles)?;
    let mut met = Met::default();
    let numbers = PyList::empty(py);
    let key = |given: &Given, _: &mut [u8], _: &work::Watch| Ok(Met::key(&form_of(given)?));
    let keep = |key: Box<[u8]>, _: &[u8]| numbers.append(met.number(key).0);
    ask.way(py).run(&rows, None, key, keep)?;
    Ok(numbers)
}

#[pyfunction]
pub(crate) fn rank_batch<'py>(
    py: Python<'py>,
    grids: &Bound<'py, PyAny>,
    ed: bool,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let rows = ask.rows(grids)?;
    let rank = |given: &Given, _: &mut [u8], _: &work::Watch| {
        let grid = given.puzzle().to_grid().map_err(Unanswered::refused)?;
        if ed && grid.shape() == Shape::CLASSIC {
            return Ok(Catalogue::Classes.rank(&grid).rank.0);
        }
        let catalogue = catalogue(grid.shape(), ed).map_err(Unanswered::refused)?;
        Ok(catalogue.rank(&grid).rank.0)
    };
    let ranks = PyList::empty(py);
    let keep = |rank: BigUint, _: &[u8]| ranks.append(values::int(py, &rank)?);
    ask.way(py).run(&rows, None, rank, keep)?;
    Ok(ranks)
}

/// The rating of each; nothing where a puzzle is not proper.
#[pyfunction]
pub(crate) fn rate_batch<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    scale: &str,
    ask: Ask<'py>,
) -> PyResult<Bound<'py, PyList>> {
    let rows = ask.rows(puzzles)?;
    let scale: Scale = given::named("scale", scale)?;
    let rating = |given: &Given, _: &mut [u8], watch: &work::Watch| {
        let puzzle = given.puzzle();
        let rated = with_raters(|raters| rate(raters, scale, &puzzle, None, Detail::Rating, watch));
        match rated {
            Ok(Answer::Rated(rated)) => Ok(Some(f64::from(rated.er.0) / 10.0)),
            Ok(Answer::Timed(timed)) => Ok(Some((timed.minutes * 10.0).round() / 10.0)),
            Ok(Answer::Scored(scored)) => Ok(Some(scored.score.into())),
            Ok(Answer::Climbed(climbed)) => {
                Ok(Some(climbed.technique.map_or(0.0, |technique| technique.rung() as f64)))
            }
            Ok(Answer::NotProper(_)) | Err(RateError::Improper(_)) => Ok(None),
            Err(RateError::Stopped) => Err(Unanswered::Stopped),
            Err(why) => Err(Unanswered::refused(why)),
        }
    };
    let ratings = PyList::empty(py);
    ask.way(py).run(&rows, None, rating, |rating, _| ratings.append(rating))?;
    Ok(ratings)
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
    let catalogue = catalogue(shape, ed)?;
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
    let catalogue = catalogue(shape, ed)?;
    let count = catalogue.count();
    if let Some(place) = ranks.iter().position(|&rank| rank >= count) {
        let (rank, last) = (ranks[place], count - 1);
        let why = format!("found the rank {rank}; expected 0 to {last}");
        return Err(crate::errors::error_at(place, why));
    }
    let number = ranks.len();
    write_grids(py, &catalogue, ranks.chunks(TOGETHER).map(<[u128]>::to_vec), number, out, &ask)
}

fn write_grids<'py>(
    py: Python<'py>,
    catalogue: &Catalogue,
    ranks: impl Iterator<Item = Vec<u128>>,
    number: usize,
    out: &Bound<'py, PyAny>,
    ask: &Ask<'py>,
) -> PyResult<()> {
    let cells = catalogue.shape().cells();
    let target = Target::of(out, number, cells)?;
    let pool = work::pool(ask.threads)?;
    let watch = work::Watch::of(number as u64);
    let mut start = 0;
    for ranks in ranks {
        let mut rows = vec![0; ranks.len() * cells];
        let fill = |(row, &rank): (&mut [u8], &u128)| {
            if watch.is_stopped() {
                return Err(Stopped);
            }
            let grid = grid_of(catalogue, rank);
            let numbers = grid.digits().iter().map(|digit| digit.number() as u8);
            row.iter_mut().zip(numbers).for_each(|(out, number)| *out = number);
            watch.advance(1);
            Ok(())
        };
        let filled = work::watched(py, &watch, ask.progress.as_ref(), |_| {
            let fill = || rows.par_chunks_mut(cells).zip(&ranks).try_for_each(fill);
            work::within(pool.as_ref(), fill)
        });
        filled?.map_err(crate::errors::stopped)?;
        target.write(py, start * cells, &rows)?;
        start += ranks.len();
    }
    Ok(())
}
