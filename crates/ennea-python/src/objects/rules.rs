//! `ennea.Rules`.

use super::shape::PyShape;
use crate::errors::error;
use ennea::rules::{Description, Rules};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::hash::{Hash, Hasher};

/// The rules of a variant, equal to others that are written alike.
#[pyclass(frozen, eq, hash, name = "Rules", module = "ennea")]
#[derive(Clone)]
pub(crate) struct PyRules {
    pub(crate) description: Description,
    text: String,
}

impl PartialEq for PyRules {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for PyRules {}

impl Hash for PyRules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

/// Lists with what each is called.
type Named<T> = Vec<(String, Vec<T>)>;

impl PyRules {
    fn rules(&self, shape: PyShape) -> PyResult<Rules> {
        self.description.rules(shape.0).map_err(error)
    }
}

#[pymethods]
impl PyRules {
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        let description = Description::read(text).map_err(error)?;
        let text = description.to_string();
        Ok(Self { description, text })
    }

    /// The houses on a shape: what each is called, and its cells.
    fn houses(&self, shape: PyShape) -> PyResult<Named<String>> {
        let rules = self.rules(shape)?;
        let name = |&cell: &ennea::Cell| shape.0.name(cell);
        let house = |house: &ennea::rules::RuleHouse| {
            (house.name.clone(), house.cells.iter().map(name).collect())
        };
        Ok(rules.houses().iter().map(house).collect())
    }

    /// The pairs of cells that differ besides on a shape, each list with its reason.
    fn pairs(&self, shape: PyShape) -> PyResult<Named<(String, String)>> {
        let rules = self.rules(shape)?;
        let pair = |&(a, b): &(ennea::Cell, ennea::Cell)| (shape.0.name(a), shape.0.name(b));
        let list = |pairs: &ennea::rules::Pairs| {
            (pairs.name.clone(), pairs.cells.iter().map(pair).collect())
        };
        Ok(rules.pairs().iter().map(list).collect())
    }

    fn __str__(&self) -> String {
        self.text.clone()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("Rules({})", PyString::new(py, &self.text).repr()?))
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.text.clone(),)
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }
}

impl<'py> FromPyObject<'_, 'py> for PyRules {
    type Error = PyErr;

    /// Rules, or a text of them.
    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(rules) = given.cast::<Self>() {
            return Ok(rules.get().clone());
        }
        if let Ok(text) = given.cast::<PyString>() {
            return Self::new(text.to_str()?);
        }
        let found = given.get_type().name()?;
        Err(error(format!("rules: found a {found}; expected Rules or a text such as 'x+knight'")))
    }
}
