//! The census of a shape, and the ladder of cross-checks.

use crate::errors::{error, stopped};
use crate::given::named;
use crate::objects::PyShape;
use crate::{values, work};
use ennea::Language;
use ennea::progress::{Progress, Stopped};
use ennea::symmetry::Group;
use ennea_answers::census::{self, Part, Question, Trials, story};
use ennea_answers::verify::{Height, Wanted, climb};
use pyo3::prelude::*;
use std::convert::Infallible;

/// The census and its story; it goes on behind the scenes where Ctrl-C ends the wait for it.
#[pyfunction]
pub(crate) fn take_census<'py>(
    py: Python<'py>,
    shape: PyShape,
    transpose: bool,
    method: &str,
    trials: Option<u64>,
    seed: u64,
    language: &str,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let language: Language = named("lang", language)?;
    let group = if transpose { Group::Whole } else { Group::WithoutTransposition };
    let trials = Trials { number: trials, seed };
    let method = named("method", method)?;
    let question = Question { shape: shape.0, group, method, trials };
    question.check(Part::End).map_err(error)?;
    let (taken, lines) = work::apart(py, move |watch| {
        let mut lines = story::title(question.shape, language);
        let told = |part, census: &census::Census| {
            lines.extend(story::part(part, census, language));
            Ok::<(), Infallible>(())
        };
        let Ok(taken) = census::take(question, Part::End, watch, told);
        (taken, lines)
    })?;
    Ok((values::value(py, &taken)?, lines.join("\n")))
}

/// Each rung of the ladder: what it is about, and whether it holds.
#[pyfunction]
pub(crate) fn verify(
    py: Python<'_>,
    shapes: Vec<PyShape>,
    thorough: bool,
) -> PyResult<Vec<(String, bool)>> {
    let shapes = shapes.into_iter().map(|shape| shape.0).collect();
    let wanted = Wanted::new(shapes).map_err(error)?;
    let height = if thorough { Height::Top } else { Height::Usual };
    let climbed = work::apart(py, move |watch| {
        let mut found = Vec::new();
        climb(height, &wanted, watch, |rung| {
            if watch.is_stopped() {
                return Err(Stopped);
            }
            found.push((rung.question.clone(), rung.holds()));
            Ok(())
        })?;
        Ok(found)
    })?;
    climbed.map_err(stopped)
}
