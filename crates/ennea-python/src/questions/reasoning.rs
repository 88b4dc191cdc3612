//! Steps of human reasoning, hints, ratings.

use crate::errors::{error, stopped};
use crate::given::named;
use crate::improper::improper;
use crate::objects::{self, PyRules, PyShape};
use crate::questions::solutions::with_variant;
use crate::work::Watch;
use crate::{values, work};
use ennea::logic::words::{Level, Notation, Style};
use ennea::rate::{RateError, Scale};
use ennea::rules::Rules;
use ennea::{Language, State};
use ennea_answers::rate::{Answer, Detail, View, climb, rate as rated, with_raters};
use ennea_answers::reasoning::{self, Ask, Asked, Reasoned, Taken, Wanted};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::sync::Arc;

/// What stands on the board before each step: its digits, and the candidates of every cell.
fn boards<'py>(answer: &Bound<'py, PyAny>, taken: &[Taken]) -> PyResult<()> {
    let Ok(steps) = answer.get_item("steps") else { return Ok(()) };
    for (step, taken) in steps.cast::<PyList>()?.iter().zip(taken) {
        let step = step.cast::<PyDict>()?;
        let shape = taken.board.shape();
        let candidates: Vec<String> = shape
            .all_cells()
            .map(|cell| taken.board.candidates(cell).iter().map(|it| it.to_string()).collect())
            .collect();
        step.set_item("shape", shape.to_string())?;
        step.set_item("digits", taken.board.digits().to_string())?;
        step.set_item("candidates", candidates)?;
    }
    Ok(())
}

/// The state in which somebody is: clues, and digits placed since.
fn state_of(puzzle: &ennea::Puzzle, digits: Option<&Bound<'_, PyAny>>) -> PyResult<Option<State>> {
    let Some(digits) = digits else { return Ok(None) };
    let shape = puzzle.shape();
    let mut digits = objects::puzzle(digits, Some(shape))?;
    for cell in shape.all_cells() {
        let Some(clue) = puzzle.clue(cell) else { continue };
        if let Some(found) = digits.clue(cell).filter(|&found| found != clue) {
            let at = shape.name(cell);
            return Err(error(format!("digits: found {found} at {at}; expected the clue {clue}")));
        }
        digits.set(cell, Some(clue));
    }
    let allowed = vec![ennea::DigitSet::full(shape.side()); shape.cells()];
    Ok(Some(State { clues: puzzle.clone(), digits, allowed, is_sukaku: false }))
}

/// The rules on the shape of a puzzle.
fn shared(rules: Option<&PyRules>, puzzle: &ennea::Puzzle) -> PyResult<Option<Arc<Rules>>> {
    let keep = |rules| {
        with_variant(rules, puzzle.shape(), |variant| {
            variant.rules_for_steps().map(Arc::clone).map_err(error)
        })
    };
    rules.map(keep).transpose()
}

#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn explain<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    digits: Option<&Bound<'py, PyAny>>,
    scale: Option<&str>,
    language: &str,
    notation: &str,
    all: bool,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let state = state_of(&puzzle, digits)?;
    let language: Language = named("lang", language)?;
    let notation: Notation = named("notation", notation)?;
    let edition = match scale {
        None => None,
        Some(name) => Some(named::<Scale>("scale", name)?.edition().ok_or_else(|| {
            error(format!(
                "scale: found '{name}'; expected one of Sudoku Explainer, such as se-1.2.1"
            ))
        })?),
    };
    if edition.is_some() && state.is_some() {
        return Err(error(
            "found a half solved puzzle; expected clues alone: a rating starts from these\n  hint: \
             leave scale or digits out",
        ));
    }
    if edition.is_some() && rules.is_some() {
        return Err(error(
            "found a scale with rules; expected one of them: a scale rates plain puzzles alone\n  hint: \
             leave scale or rules out",
        ));
    }
    let rules = shared(rules.as_ref(), &puzzle)?;
    let asked = Asked { puzzle: &puzzle, state: state.as_ref(), rules: rules.as_ref() };
    let explain = |watch: &Watch| match edition {
        None => reasoning::explain(language, asked, watch).map_err(|why| why.to_string()),
        Some(edition) => {
            with_raters(|raters| reasoning::explain_rating(language, raters, edition, asked, watch))
                .map_err(|why| why.to_string())
        }
    };
    let answer = work::long(py, None, explain)?.map_err(error)?;
    let style = Style { all, pictures: false, notation, language };
    let text = told(&answer, |way| way.story(style));
    let value = values::value(py, &answer)?;
    let taken = answer.found.as_ref().map_or(&[][..], |way| &way.steps);
    boards(&value, taken)?;
    Ok((value, text))
}

/// The text of an answer, or why there is none.
fn told<A>(answer: &Reasoned<A>, text: impl Fn(&A) -> String) -> String {
    match (&answer.found, &answer.message) {
        (Some(found), _) => text(found),
        (None, message) => message.clone().unwrap_or_default(),
    }
}

#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn hint<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    digits: Option<&Bound<'py, PyAny>>,
    step: bool,
    level: u8,
    language: &str,
    notation: &str,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let state = state_of(&puzzle, digits)?;
    let levels = [Level::Where, Level::Technique, Level::Cells, Level::Everything];
    let level = levels.get(usize::from(level).wrapping_sub(1));
    let ask = Ask {
        wanted: if step { Wanted::Step } else { Wanted::Digit },
        level: *level.ok_or_else(|| error("level: found another number; expected 1 to 4"))?,
        notation: named("notation", notation)?,
        language: named("lang", language)?,
    };
    let rules = shared(rules.as_ref(), &puzzle)?;
    let asked = Asked { puzzle: &puzzle, state: state.as_ref(), rules: rules.as_ref() };
    let hint = |watch: &Watch| reasoning::hint(asked, ask, watch);
    let answer = work::long(py, None, hint)?.map_err(stopped)?;
    let text = told(&answer, |hint| hint.hint.clone());
    let value = values::value(py, &answer)?;
    let taken = answer.found.as_ref().map_or(&[][..], |hint| &hint.steps);
    boards(&value, taken)?;
    Ok((value, text))
}

/// The techniques, the easiest first.
#[pyfunction]
pub(crate) fn techniques<'py>(py: Python<'py>, language: &str) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let language = named("lang", language)?;
    reasoning::techniques(language).map(|row| values::value(py, &row)).collect()
}

#[pyfunction]
pub(crate) fn rate<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    scale: Option<&str>,
    steps: bool,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let rules = shared(rules.as_ref(), &puzzle)?;
    let usual = if rules.is_some() { Scale::Ladder1 } else { Scale::Se121 };
    let scale = scale.map_or(Ok(usual), |scale| named("scale", scale))?;
    if rules.is_some() && scale != Scale::Ladder1 {
        return Err(error(format!(
            "the scale {scale} is made for puzzles of rows, columns and boxes\n  hint: \
             scale='ladder-1' rates by all rules"
        )));
    }
    let detail = if steps { Detail::Steps } else { Detail::Rating };
    let rate = |watch: &Watch| match &rules {
        Some(rules) => climb(Some(rules), &puzzle, detail, watch),
        None => with_raters(|raters| rated(raters, scale, &puzzle, None, detail, watch)),
    };
    match work::long(py, None, rate)? {
        Ok(Answer::NotProper(not)) => Err(improper(&puzzle, not.improper)),
        Ok(answer) => {
            let view = if steps { View::Details } else { View::Rating };
            Ok((values::value(py, &answer)?, answer.line(Language::English, view)))
        }
        Err(RateError::Improper(why)) => Err(improper(&puzzle, why)),
        Err(why) => Err(error(why)),
    }
}
