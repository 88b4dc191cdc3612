//! The census of a shape, and the ladder of cross-checks.

use crate::errors::error;
use crate::given::named;
use crate::objects::{PyRules, PyShape};
use crate::values::{self, Answered};
use crate::work;
use ennea::progress::{Progress, Stopped};
use ennea::rules::Rules;
use ennea::symmetry::Group;
use ennea::symmetry::variants::Scope;
use ennea_answers::census::{self, Part, Question, Trials};
use ennea_answers::refusal::Refusal;
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
) -> PyResult<Answered<'py>> {
    let language: Language = named("lang", language)?;
    let scope: Scope = named("group", scope)?;
    let rules = match rules {
        Some(rules) => rules.on(shape.0)?,
        None => Rules::plain(shape.0).clone(),
    };
    let group = if transpose { Group::Whole } else { Group::WithoutTransposition };
    let trials = Trials { number: trials, seed };
    let question = Question { rules, scope, group, method: named("method", method)?, trials };
    let taken = work::long(py, None, move |watch| {
        let mut all = Vec::new();
        let told = |_, lines| {
            all.extend::<Vec<String>>(lines);
            Ok::<(), Refusal>(())
        };
        let taken = census::tell(question, Part::End, language, watch, told)?;
        Ok::<_, Refusal>((taken, all))
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
