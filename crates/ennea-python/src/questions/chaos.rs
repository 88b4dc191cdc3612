//! A puzzle as a dynamical system: its formula, a solution by the flow, its escape rate.

use crate::errors::error;
use crate::given::named;
use crate::objects::Asked;
use crate::values::{self, Answered};
use crate::work::{self, Watch};
use ennea::chaos::splitting::Rule;
use ennea::chaos::{Encoding, Reading};
use ennea_answers::chaos::{escape, formula, solve};
use ennea_answers::refusal::Refusal;
use ennea_answers::served::Question;
use ennea_words::Language;
use pyo3::prelude::*;

/// Terms by which a puzzle becomes a formula; more memory than this is not taken.
fn terms(reading: &str) -> PyResult<formula::Terms> {
    let reading: Reading = named("reading", reading)?;
    let memory = "1G".parse().map_err(|why: ennea_words::Saying| error(why))?;
    Ok(formula::Terms { reading, memory })
}

#[pyfunction]
pub(crate) fn chaos_formula<'py>(
    py: Python<'py>,
    puzzle: Asked,
    reading: &str,
) -> PyResult<Answered<'py>> {
    let puzzle = puzzle.served(Question::Formula)?;
    let terms = terms(reading)?;
    let (answer, text) = work::long(py, None, move |_| {
        let encoding = terms.encode(&puzzle, 0)?;
        let answer = formula::answer(&puzzle, terms.reading, encoding.as_ref());
        Ok::<_, Refusal>((answer, formula::text(encoding.as_ref())))
    })?
    .map_err(error)?;
    Ok((values::value(py, &answer)?, text))
}

/// Settings of the search for a solution, in the words of the command line.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Search {
    integrator: String,
    step: Option<f64>,
    sweeps: Option<u32>,
    growth: Option<String>,
    tolerance: Option<f64>,
    until: Option<f64>,
    steps: u64,
    seed: u64,
}

#[pyfunction]
pub(crate) fn chaos_solve<'py>(
    py: Python<'py>,
    puzzle: Asked,
    search: Search,
) -> PyResult<Answered<'py>> {
    let puzzle = puzzle.served(Question::FlowSolve)?;
    positive("tolerance", search.tolerance)?;
    positive("until", search.until)?;
    splitting(search.step, search.sweeps)?;
    let growth = search.growth.as_deref().map(|name| named("growth", name)).transpose()?;
    let request = solve::Request {
        integrator: named("integrator", &search.integrator)?,
        step: search.step,
        sweeps: search.sweeps,
        growth,
        tolerance: search.tolerance,
        stop: None,
        until: search.until,
        steps: search.steps,
        seed: search.seed,
    };
    request.check().map_err(error)?;
    let terms = terms(ennea::Named::name(Reading::Raw))?;
    let follow = move |watch: &Watch| {
        let encoding = terms.encode(&puzzle, 1)?;
        request.puzzle(encoding.as_ref(), watch).map_err(|why| Refusal::of(why.to_string()))
    };
    let answer = work::long(py, None, follow)?.map_err(error)?;
    Ok((values::value(py, &answer)?, answer.line()))
}

#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn chaos_escape<'py>(
    py: Python<'py>,
    puzzle: Asked,
    starts: u64,
    window: Option<&str>,
    step: f64,
    sweeps: u32,
    check: bool,
    reading: &str,
    seed: u64,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<Answered<'py>>> {
    let puzzle = puzzle.served(Question::Flow)?;
    splitting(Some(step), Some(sweeps))?;
    if starts == 0 {
        return Err(error("starts: found 0; expected a number above it"));
    }
    let window = window.map(str::parse).transpose();
    let window = window.map_err(|why| error(format!("window: {why}")))?;
    let terms = terms(reading)?;
    let reading = terms.reading;
    let request = escape::Request { reading, seed, starts, window, step, sweeps, check };
    request.check().map_err(error)?;
    let measure = move |watch: &Watch| {
        let encoding = terms.encode(&puzzle, rayon::current_num_threads())?;
        let formula = encoding.as_ref().map(Encoding::formula);
        request.measure(formula, watch).map_err(|why| Refusal::of(why.to_string()))
    };
    let measured = work::long(py, progress, measure)?.map_err(error)?;
    let Some(measured) = measured else { return Ok(None) };
    let line = escape::head(Language::ENGLISH) + "\n" + &measured.line("", Language::ENGLISH);
    Ok(Some((values::value(py, &measured)?, line)))
}

/// Refuses steps and sweeps that are out of range.
fn splitting(step: Option<f64>, sweeps: Option<u32>) -> PyResult<()> {
    positive("step", step)?;
    if let Some(step) = step.filter(|&step| step > Rule::STEP_MAX) {
        let most = Rule::STEP_MAX;
        return Err(error(format!("step: found {step}; expected a number above 0, up to {most}")));
    }
    match sweeps {
        Some(sweeps) if !(1..=1000).contains(&sweeps) => {
            Err(error(format!("sweeps: found {sweeps}; expected 1 to 1000")))
        }
        _ => Ok(()),
    }
}

fn positive(name: &str, value: Option<f64>) -> PyResult<()> {
    match value {
        Some(value) if !(value > 0.0 && value.is_finite()) => {
            Err(error(format!("{name}: found {value}; expected a number above 0")))
        }
        _ => Ok(()),
    }
}
