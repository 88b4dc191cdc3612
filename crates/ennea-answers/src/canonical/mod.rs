//! Puzzles up to moves and relabelling: their canonical forms, automorphisms and equals.
//!
//! * [`variants`]: the same under the rules of a variant.

pub mod variants;

use crate::recent::with_kept;
use crate::refusal::Refusal;
use crate::wire::{self, Asked, Number};
use ennea::rules::Rules;
use ennea::symmetry::{
    self, Automorphisms, Canoniser, Classes, ClassicForm, Group, Transformation, equivalence,
};
use ennea::{Filling, Puzzle, Shape, text};
use ennea_words::{Told, gaps};
use num_bigint::BigUint;
use serde::Serialize;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use variants::VariantForm;

thread_local! {
    static CANONISER: RefCell<Canoniser> = RefCell::default();
}

/// More automorphisms than these are not listed.
pub const LIST_MAX: u32 = 1_000_000;

/// Refuses a puzzle of which two clues contradict each other.
pub fn lawful(puzzle: &Puzzle) -> Result<(), Refusal> {
    let Some(clash) = puzzle.rules().clash(puzzle.clues().clues()) else { return Ok(()) };
    Err(Refusal::hinted("not-lawful", move |language| gaps!(how = clash.told(language))))
}

/// A canonical form in the lightest type that holds it.
#[derive(Clone, Debug)]
pub enum Form {
    /// Form of a 3x3 puzzle or grid.
    Classic(ClassicForm),
    /// Form of a puzzle or grid of another shape.
    Other(symmetry::Canonical<Filling>),
}

impl Form {
    /// The form of a puzzle of plain rules.
    ///
    /// # Errors
    /// Two clues that contradict each other.
    pub fn of(canoniser: &mut Canoniser, puzzle: &Puzzle) -> Result<Self, Refusal> {
        if let Some(numbers) = puzzle.clues().numbers()
            && let Some(form) = canoniser.checked_canonical(&numbers)
        {
            return Ok(Self::Classic(form));
        }
        lawful(puzzle)?;
        Ok(Self::Other(symmetry::canonical(puzzle.clues())))
    }

    /// As [`of`](Self::of), by what this thread keeps.
    ///
    /// # Errors
    /// Two clues that contradict each other.
    pub fn kept(puzzle: &Puzzle) -> Result<Self, Refusal> {
        with_kept(&CANONISER, |canoniser| Self::of(canoniser, puzzle))
    }

    /// The shape.
    pub fn shape(&self) -> Shape {
        match self {
            Self::Classic(_) => Shape::CLASSIC,
            Self::Other(canonical) => canonical.form.shape(),
        }
    }

    /// The form in one line.
    pub fn line(&self) -> String {
        match self {
            Self::Classic(form) => text::line_of_numbers(&form.clues),
            Self::Other(canonical) => canonical.form.to_string(),
        }
    }

    /// A transformation that leads to it.
    pub fn transformation(&self) -> Transformation {
        match self {
            Self::Classic(form) => form.transformation(),
            Self::Other(canonical) => canonical.transformation.clone(),
        }
    }

    /// The order of the automorphism group.
    pub fn automorphisms(&self) -> BigUint {
        match self {
            Self::Classic(form) => form.automorphisms.into(),
            Self::Other(canonical) => canonical.automorphisms.clone(),
        }
    }
}

/// A canonical form, and how it is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Canonical {
    /// The least of all images.
    pub canonical: String,
    /// A transformation that leads there.
    #[serde(with = "wire::Text")]
    pub transformation: Transformation,
    /// Number of moves that lead from the form to itself.
    pub automorphisms: Number,
}

impl From<&Form> for Canonical {
    fn from(form: &Form) -> Self {
        Self {
            canonical: form.line(),
            transformation: form.transformation(),
            automorphisms: form.automorphisms().into(),
        }
    }
}

/// The form, and the transformation after it.
impl fmt::Display for Canonical {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.canonical, self.transformation)
    }
}

/// The moves that leave a puzzle as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stabiliser {
    /// Number of these moves.
    pub automorphisms: Number,
    /// Number of puzzles that are equivalent to it, itself included.
    pub equivalent: Number,
    /// Some whose products are all of them.
    pub generators: Vec<Element>,
    /// All of them; absent if they were not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elements: Option<Vec<Element>>,
}

/// A move that leaves a puzzle as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Element {
    /// The move.
    pub transformation: String,
    /// Order: the number of times that it is done until everything is as before.
    pub order: u64,
    /// Common name of its class; absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Cow<'static, str>>,
}

/// The number, and on a line each those that are to be listed: all of them, else the generators.
impl fmt::Display for Stabiliser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.automorphisms.0)?;
        for Element { transformation, order, name } in
            self.elements.as_ref().unwrap_or(&self.generators)
        {
            write!(f, "\n  {transformation}")?;
            // Only the identity has the order 1, and what it is called is what it is.
            if let Some(name) = name.as_ref().filter(|_| *order > 1) {
                write!(f, " - {name}")?;
            }
        }
        Ok(())
    }
}

/// Automorphisms that are listed beside their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A few that make all the others.
    Generators,
    /// All of them.
    Elements,
}

/// The conjugacy classes of one shape, kept for the next puzzle.
#[derive(Debug, Default)]
pub struct Names(Option<(Shape, Classes)>);

impl Names {
    fn of(&mut self, shape: Shape) -> &Classes {
        if self.0.as_ref().is_none_or(|(known, _)| *known != shape) {
            self.0 = Some((shape, Classes::of(Group::Whole, shape)));
        }
        &self.0.as_ref().expect("it has just been put there").1
    }
}

/// The automorphisms of a puzzle.
pub fn automorphisms(names: &mut Names, puzzle: &Puzzle, wanted: Wanted) -> Stabiliser {
    let found = Automorphisms::of(puzzle.clues());
    let classes = names.of(puzzle.shape());
    let element = |element: &Transformation| Element {
        transformation: element.to_string(),
        order: element.order() as u64,
        name: classes.class_of(element).and_then(|class| class.name()).map(Cow::Borrowed),
    };
    let all = || found.elements().map(|found| element(&found)).collect();
    Stabiliser {
        automorphisms: found.order().clone().into(),
        equivalent: found.orbit_length().into(),
        generators: found.generators().iter().map(element).collect(),
        elements: (wanted == Wanted::Elements).then(all),
    }
}

/// Answer to the question whether one puzzle can be turned into another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Equivalent {
    /// `true` if it can.
    pub equivalent: bool,
    /// Transformation that does it; null if there is none.
    pub transformation: Option<String>,
}

/// The transformation, or `no`.
impl fmt::Display for Equivalent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.transformation.as_deref().unwrap_or("no"))
    }
}

/// Compares two puzzles whose clues do not contradict each other.
pub fn equivalent(from: &Puzzle, to: &Puzzle) -> Equivalent {
    let transformation = equivalence(from.clues(), to.clues()).map(|found| found.to_string());
    Equivalent { equivalent: transformation.is_some(), transformation }
}

/// The first puzzle of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct First {
    /// The puzzle, and where it stood.
    #[serde(flatten)]
    pub asked: Asked,
    /// Number of puzzles of the class; absent if they are not counted.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "wire::Digits::optional")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Number>"))]
    pub count: Option<u64>,
}

/// The puzzle, after the number of its class if that is known.
impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.count.map_or(Ok(()), |count| write!(f, "{count} "))?;
        write!(f, "{}", self.asked.puzzle)
    }
}

/// The classes that have been met, each by the shape and the canonical form, in half the memory of a line
/// if its signs are few enough; under other rules, by these and the form.
#[derive(Debug, Default)]
pub struct Met {
    numbers: HashMap<Box<[u8]>, usize>,
    /// The rules that have been met.
    rules: Vec<Rules>,
}

impl Met {
    /// Key by which a class is remembered.
    pub fn key(form: &Form) -> Box<[u8]> {
        let (rows, line) = (form.shape().box_rows() as u8, form.line());
        let bytes = line.as_bytes();
        if bytes.iter().any(|sign| !(b'.'..=b'9').contains(sign)) {
            return [&[rows], bytes].concat().into();
        }
        // The last four bits of these signs differ, and are not 0.
        let half = |two: &[u8]| two[0] << 4 | two.get(1).map_or(0, |sign| sign & 15);
        std::iter::once(rows).chain(bytes.chunks(2).map(half)).collect()
    }

    /// Key by which a class is remembered under the moves of some rules.  No shape has 0 rows in a
    /// box, so it is no other key.
    pub fn key_under(&mut self, rules: &Rules, form: &VariantForm) -> Box<[u8]> {
        let known = self.rules.iter().position(|known| known.says_the_same(rules));
        let number = known.unwrap_or_else(|| {
            self.rules.push(rules.clone());
            self.rules.len() - 1
        });
        [&[0], &number.to_le_bytes()[..], form.canonical.as_bytes()].concat().into()
    }

    /// The number of a class in the order of its first member, and whether this is the first.
    pub fn number(&mut self, key: Box<[u8]>) -> (usize, bool) {
        let new = self.numbers.len();
        let number = *self.numbers.entry(key).or_insert(new);
        (number, number == new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: equivalent puzzles have one number, others another one, and shapes are told apart.
    #[test]
    fn classes_are_numbered_as_they_come() {
        let mut met = Met::default();
        let mut number = |text: &str, shape: &str| {
            let shape = shape.parse().expect("a shape");
            let puzzle = ennea::text::read_puzzle(text, Some(shape)).expect("a puzzle").into();
            let form = Form::kept(&puzzle);
            met.number(Met::key(&form.expect("no clue contradicts another")))
        };
        assert_eq!(number("12..............", "2x2"), (0, true));
        assert_eq!(number("1..2............", "2x2"), (1, true));
        assert_eq!(number("...4...3........", "2x2"), (0, false));
        assert_eq!(number("12..............", "1x4"), (2, true));
    }

    #[test]
    fn contradictions_have_no_form() {
        let puzzle: Puzzle = "11..............".parse().expect("a puzzle");
        let why = Form::kept(&puzzle).expect_err("two clues are equal").to_string();
        assert!(
            why.starts_with("row 1 holds the digit 1 twice, at r1c1 and r1c2\n  hint: "),
            "{why}"
        );
    }
}
