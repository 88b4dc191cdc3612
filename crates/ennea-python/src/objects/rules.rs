//! `ennea.Rules`.

use super::shape::PyShape;
use crate::errors::error;
use ennea::rules::{Description, Rules};
use ennea::{Puzzle, Shape};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::hash::{Hash, Hasher};

/// The rules of a variant, equal to others that are written alike.
#[pyclass(frozen, eq, hash, name = "Rules", module = "ennea")]
#[derive(Clone)]
pub(crate) struct PyRules {
    description: Description,
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

/// A cell, and whether its left and its upper neighbour are in another region.
type Border = (usize, bool, bool);

impl PyRules {
    /// The rules of a puzzle.
    pub(crate) fn of(rules: &Rules) -> Self {
        let text = rules.text();
        let description = Description::read(&text).expect("what rules write is read");
        Self { description, text }
    }

    /// The rules on a shape; on 1 x N if they have no boxes.
    pub(crate) fn on(&self, shape: Shape) -> PyResult<Rules> {
        self.description.rules(shape).map_err(error)
    }

    /// A puzzle under these rules, if it has no others of its own.
    pub(crate) fn beside(&self, puzzle: Puzzle) -> Result<Puzzle, String> {
        let rules =
            self.description.rules(puzzle.rules().boxes()).map_err(|why| why.to_string())?;
        let own = puzzle.rules();
        match own.is_plain() || own.says_the_same(&rules) {
            true => Ok(puzzle.with_rules(&rules)),
            false => Err(format!("found the rules {own}; expected {rules}, as given")),
        }
    }

    /// The puzzle of these rules without clues, of the shape that they suggest or else 3x3.
    pub(crate) fn empty(&self, shape: Option<Shape>) -> PyResult<Puzzle> {
        let shape = shape.or(self.description.shape()).unwrap_or(Shape::CLASSIC);
        Ok(Puzzle::empty(shape).with_rules(&self.on(shape)?))
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
        let rules = self.on(shape.0)?;
        let name = |&cell: &ennea::Cell| shape.0.name(cell);
        let house = |house: &ennea::rules::RuleHouse| {
            (house.name.clone(), house.cells.iter().map(name).collect())
        };
        Ok(rules.houses().iter().map(house).collect())
    }

    /// The pairs of cells that differ besides on a shape, each list with its reason.
    fn pairs(&self, shape: PyShape) -> PyResult<Named<(String, String)>> {
        let rules = self.on(shape.0)?;
        let pair = |&(a, b): &(ennea::Cell, ennea::Cell)| (shape.0.name(a), shape.0.name(b));
        let list = |pairs: &ennea::rules::Pairs| {
            (pairs.name.clone(), pairs.cells.iter().map(pair).collect())
        };
        Ok(rules.pairs().iter().map(list).collect())
    }

    /// Lines and areas that are drawn on a shape: the cells whose left or upper neighbour is in
    /// another region, and cells in grey.
    fn drawn(&self, shape: PyShape) -> PyResult<(Vec<Border>, Vec<usize>)> {
        let rules = self.on(shape.0)?;
        let border = |(cell, [left, upper]): (ennea::Cell, [bool; 2])| (cell.index(), left, upper);
        let borders = rules.borders().into_iter().map(border).collect();
        Ok((borders, rules.drawn_cells().into_iter().map(ennea::Cell::index).collect()))
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
