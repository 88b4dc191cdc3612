//! Steps of human reasoning, hints, ratings.

use crate::errors::error;
use crate::given::named;
use crate::improper::improper;
use crate::objects::{Asked, board};
use crate::values::{self, Answered};
use crate::work::{self, Kept, Watch};
use ennea::Puzzle;
use ennea::rate::{RateError, Scale};
use ennea_answers::rate::{Answer, Detail, Raters, View, rate as rated};
use ennea_answers::reasoning::{self, Ask, Reasoned, Taken, Wanted};
use ennea_answers::served::Question;
use ennea_words::{Language, Level, Notation, Style};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// Raters for single questions; batches have those of their threads.
static RATERS: Kept<Raters> = Kept::new();

/// Adds the board before each step to an answer: its digits, and the candidates of every cell.
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

/// A puzzle with the digits that stand on the board, where these are given beside it.
fn begun(asked: Asked, digits: Option<&Bound<'_, PyAny>>, question: Question) -> PyResult<Puzzle> {
    let puzzle = asked.served(question)?;
    let Some(digits) = digits else { return Ok(puzzle) };
    let digits = board("digits", &puzzle, digits)?;
    Ok(puzzle.with_placed(digits))
}

#[pyfunction]
pub(crate) fn explain<'py>(
    py: Python<'py>,
    puzzle: Asked,
    digits: Option<&Bound<'py, PyAny>>,
    scale: Option<&str>,
    language: &str,
    notation: &str,
    all: bool,
) -> PyResult<Answered<'py>> {
    let puzzle = begun(puzzle, digits, Question::Explain)?;
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
    if edition.is_some() && puzzle.is_begun() {
        return Err(error(
            "found a half solved puzzle; expected clues alone: a rating starts from these\n  hint: \
             leave scale or digits out",
        ));
    }
    let explain = move |watch: &Watch| match edition {
        None => reasoning::explain(language, &puzzle, watch).map_err(|why| why.to_string()),
        Some(edition) => RATERS
            .with(|raters| reasoning::explain_rating(language, raters, edition, &puzzle, watch))
            .map_err(|why| why.to_string()),
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
pub(crate) fn hint<'py>(
    py: Python<'py>,
    puzzle: Asked,
    digits: Option<&Bound<'py, PyAny>>,
    step: bool,
    level: u8,
    language: &str,
    notation: &str,
) -> PyResult<Answered<'py>> {
    let puzzle = begun(puzzle, digits, Question::Hint)?;
    let levels = [Level::Where, Level::Technique, Level::Cells, Level::Everything];
    let level = levels.get(usize::from(level).wrapping_sub(1));
    let ask = Ask {
        wanted: if step { Wanted::Step } else { Wanted::Digit },
        level: *level.ok_or_else(|| error("level: found another number; expected 1 to 4"))?,
        notation: named("notation", notation)?,
        language: named("lang", language)?,
    };
    let hint = move |watch: &Watch| reasoning::hint(&puzzle, ask, watch);
    let answer = work::long(py, None, hint)?.map_err(error)?;
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
    puzzle: Asked,
    scale: Option<&str>,
    steps: bool,
) -> PyResult<Answered<'py>> {
    let puzzle = puzzle.served(Question::Rate)?;
    let usual = if puzzle.rules().is_plain() { Scale::Se121 } else { Scale::Ladder1 };
    let scale = scale.map_or(Ok(usual), |scale| named("scale", scale))?;
    let detail = if steps { Detail::Steps } else { Detail::Rating };
    let asked = puzzle.clone();
    let rate =
        move |watch: &Watch| RATERS.with(|raters| rated(raters, scale, &asked, detail, watch));
    match work::long(py, None, rate)? {
        Ok(Answer::NotProper(not)) => Err(improper(&puzzle, not.improper)),
        Ok(answer) => {
            let view = if steps { View::Details } else { View::Rating };
            Ok((values::value(py, &answer)?, answer.line(Language::ENGLISH, view)))
        }
        Err(RateError::Improper(why)) => Err(improper(&puzzle, why)),
        Err(why) => {
            let hint =
                "scale='ladder-1' rates puzzles of any shape and by all rules, candidates too";
            Err(error(format!("{why}\n  hint: {hint}")))
        }
    }
}
