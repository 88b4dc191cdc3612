//! Puzzles of a variant up to the moves of its rules and relabelling: their canonical forms,
//! automorphisms and equals.

use super::lawful;
use crate::recent::Recent;
use crate::refusal::Refusal;
use crate::wire::{self, Number};
use ennea::numbers::factorial;
use ennea::rules::Rules;
use ennea::symmetry::variants::{Forms, FormsError, RulesMove, Scope};
use ennea::{DigitSet, Puzzle};
use ennea_words::{Language, say, saying};
use serde::Serialize;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The groups that have come last and can be used again, each for a shape.
#[derive(Debug, Default)]
pub struct Groups(Recent<Arc<Group>>);

/// The group of some rules on the cells, with its elements.
#[derive(Clone, Debug)]
pub struct Group {
    rules: Rules,
    scope: Scope,
    forms: Forms,
}

/// The group that was meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Meant {
    /// Kind of the group: `whole`, or `shape` for what keeps rows, columns and boxes as well.
    #[serde(with = "wire::Name::<Scope>")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub cell_group: Scope,
    /// The symmetries of the cells.
    pub cell_group_order: Number,
}

/// A canonical form under the group of some rules, and how it is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantForm {
    /// The group.
    #[serde(flatten)]
    pub group: Meant,
    /// The least of all images.
    pub canonical: String,
    /// A move that leads there: cycles of cells and of digits.
    pub transformation: String,
    /// Number of moves that lead from the form to itself.
    pub automorphisms: Number,
}

/// The moves of some rules that leave a puzzle as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantStabiliser {
    /// The group.
    #[serde(flatten)]
    pub group: Meant,
    /// Number of these moves.
    pub automorphisms: Number,
    /// Number of puzzles that are equivalent to it, itself included.
    pub equivalent: Number,
    /// One for each permutation of the cells among them; absent if they were not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elements: Option<Vec<String>>,
}

/// Answer to the question whether one puzzle of a variant can be turned into another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantEquivalent {
    /// The group.
    #[serde(flatten)]
    pub group: Meant,
    /// `true` if it can.
    pub equivalent: bool,
    /// Transformation that does it; null if there is none.
    pub transformation: Option<String>,
}

impl Groups {
    /// The one of these rules.
    ///
    /// # Errors
    /// Rules whose group is too large.
    pub fn of(&mut self, rules: &Rules, scope: Scope) -> Result<Arc<Group>, Refusal> {
        let is_meant = |group: &Arc<Group>| group.scope == scope && group.rules == *rules;
        let group = self.0.find_or_make(is_meant, || {
            let forms = Forms::new(rules, scope).map_err(|why| {
                let (key, number) = match why {
                    FormsError::Templates => ("moves-templates", String::new()),
                    FormsError::Digits => ("moves-digits", String::new()),
                    FormsError::Group { order } => ("moves-group", order.to_string()),
                };
                Refusal::of_rules(rules, saying!(key, number))
            })?;
            Ok::<_, Refusal>(Arc::new(Group { rules: rules.clone(), scope, forms }))
        })?;
        Ok(Arc::clone(group))
    }
}

impl Group {
    /// The group of some rules, kept for the next question, for faces whose questions come to any thread.
    ///
    /// # Errors
    /// Rules whose group is too large.
    pub fn of(rules: &Rules, scope: Scope) -> Result<Arc<Self>, Refusal> {
        static GROUPS: Mutex<Option<Groups>> = Mutex::new(None);
        let mut groups = GROUPS.lock().unwrap_or_else(PoisonError::into_inner);
        groups.get_or_insert_default().of(rules, scope)
    }

    /// The group in words: `the group of x has 96 moves of the cells (whole)`.
    pub fn describe(&self, language: Language) -> String {
        let (rules, shape) = (self.rules.name(), self.rules.shape());
        let order = self.forms.order().to_string();
        say!(language, "group-of-rules", rules, shape, order, scope = self.scope.name())
    }

    /// The canonical form of a puzzle.
    ///
    /// # Errors
    /// Two clues that contradict each other.
    pub fn canonical(&self, puzzle: &Puzzle) -> Result<VariantForm, Refusal> {
        lawful(puzzle)?;
        let found = self.forms.canonical(puzzle.clues());
        Ok(VariantForm {
            group: self.meant(),
            canonical: found.form.to_string(),
            transformation: found.element.describe(self.rules.shape()),
            automorphisms: found.automorphisms.into(),
        })
    }

    /// The automorphisms of a puzzle.
    ///
    /// # Errors
    /// Two clues that contradict each other.
    pub fn automorphisms(
        &self,
        puzzle: &Puzzle,
        are_listed: bool,
    ) -> Result<VariantStabiliser, Refusal> {
        lawful(puzzle)?;
        let found = self.forms.automorphisms(puzzle.clues());
        let used: DigitSet = puzzle.clues().clues().iter().flatten().copied().collect();
        let side = self.rules.shape().side();
        let describe = |element: &RulesMove| element.describe(self.rules.shape());
        Ok(VariantStabiliser {
            group: self.meant(),
            automorphisms: (factorial(side - used.len()) * found.len()).into(),
            equivalent: (factorial(side) / factorial(side - used.len()) * self.forms.order()
                / found.len())
            .into(),
            elements: are_listed.then(|| found.iter().map(describe).collect()),
        })
    }

    /// Compares two puzzles of the shape.
    ///
    /// # Errors
    /// Two clues that contradict each other, or another shape.
    pub fn equivalent(&self, from: &Puzzle, to: &Puzzle) -> Result<VariantEquivalent, Refusal> {
        if from.shape() != to.shape() {
            let (one, other) = (from.shape(), to.shape());
            return Err(Refusal::of(saying!("two-shapes", one, other)));
        }
        lawful(from)?;
        lawful(to)?;
        let found = self.forms.equivalence(from.clues(), to.clues());
        Ok(VariantEquivalent {
            group: self.meant(),
            equivalent: found.is_some(),
            transformation: found.map(|element| element.describe(self.rules.shape())),
        })
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    fn meant(&self) -> Meant {
        Meant { cell_group: self.scope, cell_group_order: self.forms.order().into() }
    }
}

/// The form, and the move after it.
impl fmt::Display for VariantForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.canonical, self.transformation)
    }
}

/// The number, and on a line each those that are to be listed.
impl fmt::Display for VariantStabiliser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.automorphisms.0)?;
        self.elements.iter().flatten().try_for_each(|element| write!(f, "\n  {element}"))
    }
}

/// The move, or `no`.
impl fmt::Display for VariantEquivalent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.transformation.as_deref().unwrap_or("no"))
    }
}
