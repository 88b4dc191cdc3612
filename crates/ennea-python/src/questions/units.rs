//! Long work in parts: a plan, a part as a pure function, and the sum, which judges.

use crate::errors::error;
use crate::values::{self, Answered};
use crate::work::{self, Watch};
use ennea::progress::Stopped;
use ennea_answers::jobs;
use ennea_answers::refusal::Refusal;
use ennea_answers::units::{Book, Entry, Job, Merged, Origin, Parts, Plan, Status};
use ennea_words::Language;
use pyo3::prelude::*;
use rayon::ThreadPoolBuilder;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A job with all that its parts share.
type Prepared = Arc<dyn Job>;

/// The jobs that were asked for, each made once.
static JOBS: LazyLock<Mutex<HashMap<String, Prepared>>> = LazyLock::new(Mutex::default);

/// The job with a name.
fn job(py: Python<'_>, name: &str) -> PyResult<Prepared> {
    let wanted = name.to_owned();
    work::long(py, None, move |_| {
        let mut known = JOBS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(job) = known.get(&wanted) {
            return Some(job.clone());
        }
        let job: Prepared = jobs::named(&wanted)?.into();
        known.insert(wanted, job.clone());
        Some(job)
    })?
    .ok_or_else(|| {
        let names: Vec<&str> = jobs::names().collect();
        error(format!("job: found '{name}'; expected one of {}", names.join(", ")))
    })
}

/// The jobs, and what each finds.
#[pyfunction]
pub(crate) fn unit_jobs() -> Vec<(&'static str, &'static str)> {
    jobs::rows().map(|row| (row.job, row.finds)).collect()
}

#[pyfunction]
pub(crate) fn unit_plan<'py>(py: Python<'py>, name: &str) -> PyResult<Answered<'py>> {
    let job = job(py, name)?;
    let plan = work::long(py, None, move |_| Plan::of(&*job))?;
    Ok((values::value(py, &plan)?, plan.lines(Language::ENGLISH).join("\n")))
}

/// Does a part, from 1 on, on one core; gives its line of a ledger.
#[pyfunction]
pub(crate) fn unit_line(
    py: Python<'_>,
    name: &str,
    fingerprint: &str,
    part: usize,
    when: String,
    who: String,
) -> PyResult<String> {
    let job = job(py, name)?;
    let planned = Arc::clone(&job);
    let plan = work::long(py, None, move |_| Plan::of(&*planned))?;
    if plan.plan != fingerprint {
        return Err(error(format!(
            "plan: found the fingerprint {fingerprint}; expected {}, as this version of ennea has",
            plan.plan
        )));
    }
    if !(1..=plan.parts).contains(&part) {
        return Err(error(format!("part: found {part}; expected 1 to {}", plan.parts)));
    }
    let asked = job.clone();
    let found = work::long(py, None, move |watch| {
        job.prepare(watch)?;
        // What a part would share out among all cores stays on this one.
        let alone = ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
        let start = Instant::now();
        let run = || job.run(part - 1, watch);
        let values = alone.expect("a thread can be a pool").install(run)?;
        Ok((values, start.elapsed()))
    });
    let (values, cpu): (_, Duration) = found?.map_err(|why: Stopped| error(why))?;
    let who: String = who.chars().filter(|sign| sign.is_ascii_graphic() && *sign != '=').collect();
    let origin = Origin { cpu, when, who };
    Ok(Entry { part: part - 1, values, origin }.write(&*asked))
}

/// Asks a job and what ledgers say of it together.
fn asked<T: Send + 'static>(
    py: Python<'_>,
    name: &str,
    ledgers: Vec<(String, Vec<u8>)>,
    ask: impl FnOnce(&Book<'_>, Parts) -> Result<T, Refusal> + Send + 'static,
) -> PyResult<T> {
    let job = job(py, name)?;
    let ask = move |_: &Watch| {
        let mut book = Book::new(&*job);
        ledgers.iter().try_for_each(|(file, text)| book.read(file, text))?;
        ask(&book, Parts::all(job.parts()))
    };
    work::long(py, None, ask)?.map_err(error)
}

/// The lines of ledgers that are damaged.
fn damages(book: &Book<'_>) -> Vec<String> {
    book.damages().iter().map(ToString::to_string).collect()
}

/// The sum over all parts with its checks, and the damages of the ledgers.
#[pyfunction]
pub(crate) fn unit_sum<'py>(
    py: Python<'py>,
    name: &str,
    ledgers: Vec<(String, Vec<u8>)>,
) -> PyResult<(Bound<'py, PyAny>, String, Vec<String>)> {
    let ask = |book: &Book<'_>, all| Ok((Merged::of(book, &all)?, damages(book)));
    let (sum, damages) = asked(py, name, ledgers, ask)?;
    Ok((values::value(py, &sum)?, sum.lines(Language::ENGLISH).join("\n"), damages))
}

/// Progress of a job, whether it is done, and the damages of the ledgers.
#[pyfunction]
pub(crate) fn unit_status<'py>(
    py: Python<'py>,
    name: &str,
    ledgers: Vec<(String, Vec<u8>)>,
) -> PyResult<(Bound<'py, PyAny>, String, bool, Vec<String>)> {
    let ask = |book: &Book<'_>, all| Ok((Status::of(book, &all), damages(book)));
    let (status, damages) = asked(py, name, ledgers, ask)?;
    Ok((
        values::value(py, &status)?,
        status.lines(Language::ENGLISH).join("\n"),
        status.is_done(),
        damages,
    ))
}

/// The parts that no line of the ledgers has yet, from 1 on.
#[pyfunction]
pub(crate) fn unit_left(
    py: Python<'_>,
    name: &str,
    ledgers: Vec<(String, Vec<u8>)>,
) -> PyResult<Vec<usize>> {
    let left = |book: &Book<'_>, all: Parts| {
        Ok(all.without(book.done()).places().map(|part| part + 1).collect())
    };
    asked(py, name, ledgers, left)
}
