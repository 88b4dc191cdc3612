//! A puzzle as a dynamical system: its formula, a solution by the flow, its escape rate.

use crate::errors::{error, stopped};
use crate::given::named;
use crate::objects::{self, PyShape};
use crate::values;
use crate::work::{self, Watch};
use ennea::chaos::splitting::Rule;
use ennea::chaos::{Encoding, Reading};
use ennea::progress::Stopped;
use ennea_answers::chaos::{escape, formula, solve};
use ennea_answers::refusal::Refusal;
use pyo3::prelude::*;

/// How a puzzle becomes a formula; more memory than this is not taken.
fn terms(reading: &str) -> PyResult<formula::Terms> {
    let reading: Reading = named("reading", reading)?;
    let memory = "1G".parse().map_err(|why: String| error(why))?;
    Ok(formula::Terms { reading, memory })
}

#[pyfunction]
pub(crate) fn chaos_formula<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    reading: &str,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
    let terms = terms(reading)?;
    let (answer, text) = work::long(py, None, |_| {
        let encoding = terms.encode(&puzzle, 0)?;
        let answer = formula::answer(None, &puzzle, terms.reading, encoding.as_ref());
        Ok::<_, Refusal>((answer, formula::text(encoding.as_ref())))
    })?
    .map_err(error)?;
    Ok((values::value(py, &answer)?, text))
}

/// How a solution is looked for, in the words of the command line.
#[derive(FromPyObject)]
pub(crate) struct Search {
    #[pyo3(item)]
    integrator: String,
    #[pyo3(item)]
    step: Option<f64>,
    #[pyo3(item)]
    sweeps: Option<u32>,
    #[pyo3(item)]
    growth: Option<String>,
    #[pyo3(item)]
    tolerance: Option<f64>,
    #[pyo3(item)]
    until: Option<f64>,
    #[pyo3(item)]
    steps: u64,
    #[pyo3(item)]
    seed: u64,
}

#[pyfunction]
pub(crate) fn chaos_solve<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    search: Search,
    shape: Option<PyShape>,
) -> PyResult<(Bound<'py, PyAny>, String)> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
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
    let encoding = terms.encode(&puzzle, 1).map_err(error)?;
    let follow = |watch: &Watch| request.puzzle(encoding.as_ref(), watch);
    let answer = work::long(py, None, follow)?.map_err(stopped)?;
    Ok((values::value(py, &answer)?, answer.line()))
}

#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn chaos_escape<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    starts: u64,
    window: Option<&str>,
    step: f64,
    sweeps: u32,
    check: bool,
    reading: &str,
    seed: u64,
    shape: Option<PyShape>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<(Bound<'py, PyAny>, String)>> {
    let puzzle = objects::puzzle(puzzle, shape.map(|shape| shape.0))?;
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
    let cores = work::long(py, None, |_| rayon::current_num_threads())?;
    let encoding = terms.encode(&puzzle, cores).map_err(error)?;
    let measure = |watch: &Watch| request.measure(encoding.as_ref().map(Encoding::formula), watch);
    let measured = work::long(py, progress, measure)?.map_err(|why: Stopped| stopped(why))?;
    let Some(measured) = measured else { return Ok(None) };
    let line = escape::head() + "\n" + &measured.line("");
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
