//! `ennea.Puzzle` and `ennea.Grid`, and all that stands for one of them: texts, objects, buffers.

use super::filling::filling;
use super::rules::PyRules;
use super::shape::PyShape;
use crate::errors::error;
use crate::given::{self, clues_alone, digit_sets, digits_of};
use crate::texts;
use ennea::rules::{Rules, regions};
use ennea::{DigitSet, Filling, Grid, Puzzle, Shape, text};
use ennea_answers::served::Question;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyUserWarning;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::cmp::Ordering;
use std::ffi::CString;
use std::hash::{Hash, Hasher};

/// Everything that is given of a Sudoku, and what somebody has written since.
#[pyclass(frozen, eq, ord, hash, name = "Puzzle", module = "ennea")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PyPuzzle(pub(crate) Puzzle);

impl Hash for PyPuzzle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.fingerprint().hash(state);
    }
}

/// By the clues, then by all that makes it again.
impl Ord for PyPuzzle {
    fn cmp(&self, other: &Self) -> Ordering {
        match self.0.clues().cmp(other.0.clues()) {
            Ordering::Equal if self != other => self.beside().cmp(&other.beside()),
            order => order,
        }
    }
}

impl PartialOrd for PyPuzzle {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A text for each cell, or none.
type Texts = Vec<Option<String>>;

/// Parts of a puzzle besides clues, as texts.
#[derive(PartialEq, Eq, PartialOrd, Ord, IntoPyObject)]
struct Beside {
    rules: Option<String>,
    candidates: Option<Vec<String>>,
    placed: Option<String>,
    marks: Option<Texts>,
}

impl PyPuzzle {
    fn cells(&self) -> &Filling {
        self.0.clues()
    }

    fn beside(&self) -> Beside {
        let rules = self.0.rules();
        Beside {
            rules: (!rules.is_plain()).then(|| rules.text()),
            candidates: self.candidates(),
            placed: self.placed(),
            marks: self.marks(),
        }
    }

    /// Lists the parts besides clues that there are, by name.
    fn said<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Bound<'py, PyAny>, Bound<'py, PyAny>)>> {
        let beside = self.beside().into_pyobject(py)?;
        Ok(beside.iter().filter(|(_, value)| !value.is_none()).collect())
    }

    /// The shape, unless the text alone gives it.
    fn said_shape(&self) -> Option<String> {
        let (shape, rules) = (self.0.shape(), self.0.rules());
        let first = *Shape::with_cells(shape.cells()).first().expect("its own is one of them");
        let again = Rules::parse(&rules.text(), first);
        (!again.is_ok_and(|again| again == *rules)).then(|| shape.to_string())
    }
}

filling! {
    impl PyPuzzle {
        #[new]
        #[pyo3(signature = (cells, shape = None, *, rules = None, candidates = None, placed = None, marks = None))]
        fn new(
            cells: &Bound<'_, PyAny>,
            shape: Option<PyShape>,
            rules: Option<PyRules>,
            candidates: Option<Vec<String>>,
            placed: Option<&Bound<'_, PyAny>>,
            marks: Option<Texts>,
        ) -> PyResult<Self> {
            let mut made = Self(asked(cells, rules.as_ref(), shape.map(|shape| shape.0))?);
            if candidates.is_some() {
                made = made.with_candidates(candidates)?;
            }
            if placed.is_some() {
                made = made.with_placed(placed)?;
            }
            match marks {
                Some(_) => made.with_marks(marks),
                None => Ok(made),
            }
        }

        #[getter]
        fn rules(&self) -> PyRules {
            PyRules::of(self.0.rules())
        }

        /// For each cell the digits that may stand there, where these are given besides the clues.
        #[getter]
        fn candidates(&self) -> Option<Vec<String>> {
            self.0.candidates().map(|sets| sets.iter().map(digits_of).collect())
        }

        /// The digits that somebody has written since, in one line.
        #[getter]
        fn placed(&self) -> Option<String> {
            self.0.placed().map(ToString::to_string)
        }

        /// For each cell the candidates that somebody has written there, if anybody has.
        #[getter]
        fn marks(&self) -> Option<Texts> {
            let text = |mark: &Option<DigitSet>| mark.as_ref().map(digits_of);
            self.0.marks().map(|marks| marks.iter().map(text).collect())
        }

        fn with_rules(&self, rules: PyRules) -> PyResult<Self> {
            Ok(Self(self.0.clone().with_rules(&rules.on(self.0.rules().boxes())?)))
        }

        #[pyo3(signature = (candidates))]
        fn with_candidates(&self, candidates: Option<Vec<String>>) -> PyResult<Self> {
            let shape = self.0.shape();
            let full = || vec![DigitSet::full(shape.side()); shape.cells()];
            let read = |texts: Vec<String>| {
                let texts: Texts = texts.into_iter().map(Some).collect();
                let sets = digit_sets("candidates", &texts, shape)?;
                Ok::<_, PyErr>(sets.into_iter().flatten().collect())
            };
            let sets = candidates.map_or_else(|| Ok(full()), read)?;
            Ok(Self(self.0.clone().with_candidates(sets)))
        }

        #[pyo3(signature = (placed))]
        fn with_placed(&self, placed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
            let placed = placed.map(|placed| board("placed", &self.0, placed)).transpose()?;
            let placed = placed.unwrap_or_else(|| Filling::empty(self.0.shape()));
            Ok(Self(self.0.clone().with_placed(placed)))
        }

        #[pyo3(signature = (marks))]
        fn with_marks(&self, marks: Option<Texts>) -> PyResult<Self> {
            let marks = marks.unwrap_or_else(|| vec![None; self.0.shape().cells()]);
            let marks = digit_sets("marks", &marks, self.0.shape())?;
            Ok(Self(self.0.clone().with_marks(marks)))
        }

        /// A picture of the clues, and what there is besides, a line each.
        fn __str__(&self, py: Python<'_>) -> PyResult<String> {
            let sign = |cell| self.0.clue(cell).map_or('.', |digit| digit.symbol());
            let picture = regions::picture(self.0.rules(), sign);
            let mut said = picture.unwrap_or_else(|| text::picture(self.cells()));
            for (name, value) in self.said(py)? {
                said += &format!("\n{name}: {value}");
            }
            Ok(said)
        }

        fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
            let mut said = format!("Puzzle('{}'", self.cells());
            if let Some(shape) = self.said_shape() {
                said += &format!(", '{shape}'");
            }
            for (name, value) in self.said(py)? {
                said += &format!(", {name}={}", value.repr()?);
            }
            Ok(said + ")")
        }

        fn __getnewargs_ex__(&self) -> ((Vec<u8>, String), Beside) {
            let numbers = given::numbers(self.cells()).collect();
            ((numbers, self.0.shape().to_string()), self.beside())
        }
    }
}

/// A complete filling that keeps the rules of its shape.
#[pyclass(frozen, eq, ord, hash, name = "Grid", module = "ennea")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyGrid(pub(crate) Grid);

impl PyGrid {
    fn cells(&self) -> Filling {
        Filling::from(&self.0)
    }
}

filling! {
    impl PyGrid {
        #[new]
        #[pyo3(signature = (cells, shape = None))]
        fn new(cells: &Bound<'_, PyAny>, shape: Option<PyShape>) -> PyResult<Self> {
            grid(cells, shape.map(|shape| shape.0)).map(Self)
        }

        fn __str__(&self) -> String {
            text::picture(&self.cells())
        }

        fn __repr__(&self) -> String {
            let shape = self.0.shape();
            match Shape::with_cells(shape.cells()).first() == Some(&shape) {
                true => format!("Grid('{}')", self.0),
                false => format!("Grid('{}', '{shape}')", self.0),
            }
        }

        fn __getnewargs__(&self) -> (String, String) {
            (self.0.to_string(), self.0.shape().to_string())
        }
    }
}

/// A puzzle as questions take it: whole, from what stands for one, under the rules that are given beside it.
pub(crate) struct Asked(pub(crate) Puzzle);

impl Asked {
    /// The puzzle, if the question has a method for it.
    pub(crate) fn served(self, question: Question) -> PyResult<Puzzle> {
        question.check(&self.0).map_err(error)?;
        Ok(self.0)
    }
}

impl<'py> FromPyObject<'_, 'py> for Asked {
    type Error = PyErr;

    /// Reads a tuple: anything that stands for a puzzle, rules if these are given, and a shape.
    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        type Parts<'py> = (Bound<'py, PyAny>, Option<PyRules>, Option<PyShape>);
        let (puzzle, rules, shape): Parts<'py> = given.extract()?;
        asked(&puzzle, rules.as_ref(), shape.map(|shape| shape.0)).map(Self)
    }
}

/// Reads anything that stands for a puzzle, under the rules that are given beside it.
pub(crate) fn asked(
    given: &Bound<'_, PyAny>,
    rules: Option<&PyRules>,
    shape: Option<Shape>,
) -> PyResult<Puzzle> {
    let puzzle = puzzle(given, shape)?;
    match rules {
        Some(rules) => rules.beside(puzzle).map_err(error),
        None => Ok(puzzle),
    }
}

/// Reads anything that stands for a puzzle: a text, an object, or a buffer of numbers.
pub(crate) fn puzzle(asked: &Bound<'_, PyAny>, shape: Option<Shape>) -> PyResult<Puzzle> {
    if let Ok(text) = asked.cast::<PyString>() {
        let (puzzle, notes) = texts::one(text.to_str()?, shape).map_err(error)?;
        warn(asked.py(), &notes)?;
        return Ok(puzzle);
    }
    let Some(puzzle) = object(asked) else {
        return given::of_buffer(asked, shape).map(Puzzle::from);
    };
    given::of_shape(puzzle, shape).map_err(error)
}

/// The puzzle of an object of ours.
pub(crate) fn object(asked: &Bound<'_, PyAny>) -> Option<Puzzle> {
    if let Ok(puzzle) = asked.cast::<PyPuzzle>() {
        return Some(puzzle.get().0.clone());
    }
    asked.cast::<PyGrid>().ok().map(|grid| Puzzle::from(&grid.get().0))
}

/// Says what is to be said of how a text was read.
pub(crate) fn warn(py: Python<'_>, notes: &[String]) -> PyResult<()> {
    notes.iter().try_for_each(|note| {
        let note = CString::new(note.replace('\0', " "))?;
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), &note, 2)
    })
}

/// The digits on a board besides the clues of a puzzle, which may stand there too.
pub(crate) fn board(what: &str, puzzle: &Puzzle, digits: &Bound<'_, PyAny>) -> PyResult<Filling> {
    let shape = puzzle.shape();
    let digits = self::puzzle(digits, Some(shape))?;
    let digits =
        clues_alone(&digits, "is written").map_err(|why| error(format!("{what}: {why}")))?;
    for cell in shape.all_cells() {
        if let (Some(found), Some(clue)) = (digits.clue(cell), puzzle.clue(cell))
            && found != clue
        {
            let at = shape.name(cell);
            return Err(error(format!("{what}: found {found} at {at}; expected the clue {clue}")));
        }
    }
    Ok(digits.clone())
}

/// A `Grid` if all cells have digits and the rules of the shape are kept, else a `Puzzle`.
pub(crate) fn grid_or_puzzle(py: Python<'_>, found: Puzzle) -> PyResult<Bound<'_, PyAny>> {
    match found.to_grid() {
        Some(grid) => PyGrid(grid).into_bound_py_any(py),
        None => PyPuzzle(found).into_bound_py_any(py),
    }
}

/// Reads anything that stands for one grid.
pub(crate) fn grid(asked: &Bound<'_, PyAny>, shape: Option<Shape>) -> PyResult<Grid> {
    let puzzle = puzzle(asked, shape)?;
    let cells = clues_alone(&puzzle, "a grid holds").map_err(error)?;
    cells.to_grid().map_err(|why| {
        let hint = match cells.conflict() {
            Some(_) => "correct one of the two cells",
            None => "ennea.solve fills in what is missing",
        };
        error(format!("{why}\n  hint: {hint}"))
    })
}
