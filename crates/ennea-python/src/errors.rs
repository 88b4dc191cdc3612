//! Errors as Python has them: `ennea.Error` with place, found, expected and hint.
//!
//! Place, found, expected and hint are read from the message, so no message is written twice.

use ennea_answers::refusal::Parts;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::any::Any;
use std::fmt::Display;

static ERROR: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
static INTERNAL: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// A class of the module of errors, found once.
pub(crate) fn class<'py>(
    py: Python<'py>,
    known: &'static PyOnceLock<Py<PyAny>>,
    name: &str,
) -> PyResult<&'py Bound<'py, PyAny>> {
    let find = || Ok(py.import("ennea._errors")?.getattr(name)?.unbind());
    known.get_or_try_init(py, find).map(|class| class.bind(py))
}

/// An error with a message.
pub(crate) fn error(message: impl Display) -> PyErr {
    let message = message.to_string();
    Python::attach(|py| {
        let Parts { text, place, found, expected, hint } = Parts::of(&message);
        let made = class(py, &ERROR, "Error")
            .and_then(|class| class.call1((text, place, found, expected, hint)));
        made.map_or_else(|error| error, PyErr::from_value)
    })
}

/// An error with a message, about the item with a number, from 0.
pub(crate) fn error_at(item: usize, message: impl Display) -> PyErr {
    error(format!("item {item}: {message}"))
}

/// A mistake of ours, which was caught.
pub(crate) fn internal(panic: &(dyn Any + Send)) -> PyErr {
    let what = panic.downcast_ref::<String>().map(String::as_str);
    let what = what.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
    let message = format!("ennea made a mistake: {what}");
    Python::attach(|py| {
        let made = class(py, &INTERNAL, "InternalError").and_then(|class| class.call1((message,)));
        made.map_or_else(|error| error, PyErr::from_value)
    })
}

/// The message of what a thread without Python's lock refuses.
pub(crate) fn said(why: impl Display) -> String {
    why.to_string()
}
