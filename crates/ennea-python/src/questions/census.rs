//! The census of a shape, and the ladder of cross-checks.

use crate::errors::error;
use crate::given::named;
use crate::objects::{PyRules, PyShape};
use crate::{values, work};
use ennea::progress::{Progress, Stopped};
use ennea::symmetry::Group;
use ennea::symmetry::variants::Scope;
use ennea_answers::census::{self, Part, Question, Trials, story, variants};
use ennea_answers::verify::{Height, Wanted, climb};
use ennea_words::Language;
use pyo3::prelude::*;

/// The census of a shape, or of further rules there under one of their groups, and its story.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn take_census<'py>(
    py: Python<'py>,
    shape: PyShape,
    rules: Option<PyRules>,
    scope: &str,
    transpose: bool,
    method: &str,
    trials: Option<u64>,
    seed: u64,
    language: &str,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let language: Language = named("lang", language)?;
    let scope: Scope = named("group", scope)?;
    if let Some(rules) = rules {
        let rules = rules.on(shape.0)?;
        let taken = work::long(py, None, move |watch| variants::take(&rules, scope, watch))?;
        let taken = taken.map_err(error)?.ok_or_else(|| error(Stopped))?;
        return Ok((values::value(py, &taken)?, variants::story(&taken, language).join("\n")));
    }
    let group = if transpose { Group::Whole } else { Group::WithoutTransposition };
    let trials = Trials { number: trials, seed };
    let method = named("method", method)?;
    let question = Question { shape: shape.0, group, method, trials };
    question.check(Part::End).map_err(error)?;
    let taken = work::long(py, None, move |watch| {
        let mut lines = story::title(question.shape, language);
        let told = |part, census: &census::Census| {
            lines.extend(story::part(part, census, language));
            Ok::<(), Stopped>(())
        };
        let taken = census::take(question, Part::End, watch, told)?;
        Ok::<_, Stopped>((taken, lines))
    })?;
    let (taken, lines) = taken.map_err(error)?;
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
    let climbed = work::long(py, None, move |watch| {
        let mut found = Vec::new();
        climb(height, &wanted, watch, |rung| {
            watch.go_on()?;
            found.push((rung.question.clone(), rung.holds()));
            Ok(())
        })?;
        Ok::<_, Stopped>(found)
    })?;
    climbed.map_err(error)
}
