//! Grids and classes by their numbers, and drawn at random.

use crate::errors::{error, error_at};
use crate::objects::{self, PyGrid, PyShape};
use crate::work;
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::{Grid, Shape};
use ennea_answers::rank::Catalogue;
use ennea_answers::refusal::Refusal;
use pyo3::prelude::*;
use rayon::prelude::*;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The catalogues of the shapes that were met: constants, made when the first one asks.
static GRIDS: LazyLock<Mutex<HashMap<Shape, Arc<Catalogue>>>> = LazyLock::new(Mutex::default);

/// The catalogue of a shape, or that of the essentially different 3x3 grids.
pub(crate) fn catalogue(shape: Shape, classes: bool) -> Result<Arc<Catalogue>, Refusal> {
    if classes {
        return match shape {
            Shape::CLASSIC => Ok(Arc::new(Catalogue::Classes)),
            _ => Err(Refusal::of(format!(
                "found the shape {shape}; expected 3x3, which alone has a catalogue of \
                 classes\n  hint: leave ed out"
            ))),
        };
    }
    let mut known = GRIDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(catalogue) = known.get(&shape) {
        return Ok(catalogue.clone());
    }
    let made = Arc::new(Catalogue::of_grids(shape)?);
    known.insert(shape, made.clone());
    Ok(made)
}

#[pyfunction]
pub(crate) fn rank(
    py: Python<'_>,
    grid: &Bound<'_, PyAny>,
    ed: bool,
    shape: Option<PyShape>,
) -> PyResult<u128> {
    let grid = objects::grid(grid, shape.map(|shape| shape.0))?;
    let catalogue = catalogue(grid.shape(), ed).map_err(error)?;
    let rank = work::short(py, || catalogue.rank(&grid))?.rank.0;
    Ok(u128::try_from(rank).expect("ranks are below the number of grids"))
}

/// Number of grids, or of classes, that have a number.
#[pyfunction]
pub(crate) fn rank_count(shape: PyShape, ed: bool) -> PyResult<u128> {
    Ok(catalogue(shape.0, ed).map_err(error)?.count())
}

#[pyfunction]
pub(crate) fn unrank(
    py: Python<'_>,
    ranks: Vec<u128>,
    shape: PyShape,
    ed: bool,
) -> PyResult<Vec<PyGrid>> {
    let catalogue = holding(&ranks, shape.0, ed)?;
    if let [rank] = ranks[..] {
        return Ok(vec![PyGrid(work::short(py, || grid_of(&catalogue, rank))?)]);
    }
    let found = work::long(py, None, move |watch| {
        let grid = |rank: u128| {
            watch.go_on()?;
            watch.advance(1);
            Ok::<_, Stopped>(PyGrid(grid_of(&catalogue, rank)))
        };
        ranks.into_par_iter().map(grid).collect::<Result<Vec<_>, _>>()
    });
    found?.map_err(error)
}

/// The catalogue of a shape, or of classes, that holds these ranks.
pub(crate) fn holding(ranks: &[u128], shape: Shape, classes: bool) -> PyResult<Arc<Catalogue>> {
    let catalogue = catalogue(shape, classes).map_err(error)?;
    let count = catalogue.count();
    if let Some(place) = ranks.iter().position(|&rank| rank >= count) {
        let (rank, last) = (ranks[place], count - 1);
        return Err(error_at(place, format!("found the rank {rank}; expected 0 to {last}")));
    }
    Ok(catalogue)
}

/// The grid with a number that is in range.
pub(crate) fn grid_of(catalogue: &Catalogue, rank: u128) -> Grid {
    let member = catalogue.unrank(rank);
    ennea::text::read_grid(&member.grid, Some(member.shape)).expect("a catalogue holds grids")
}

/// The number of a seed that is given as a text.
#[pyfunction]
pub(crate) fn seed_of_text(text: &str) -> u64 {
    ennea::random::seed(text)
}

/// Ranks of random grids, drawn one after the other as the command line draws them.
pub(crate) fn draw(catalogue: &Catalogue, random: &mut SplitMix64, number: usize) -> Vec<u128> {
    let count = catalogue.count();
    (0..number).map(|_| random.below_u128(count)).collect()
}

#[pyfunction]
pub(crate) fn sample(
    py: Python<'_>,
    number: usize,
    seed: u64,
    shape: PyShape,
    ed: bool,
) -> PyResult<Vec<PyGrid>> {
    let catalogue = catalogue(shape.0, ed).map_err(error)?;
    unrank(py, draw(&catalogue, &mut SplitMix64::new(seed), number), shape, ed)
}
