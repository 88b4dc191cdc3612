//! The census of a shape: from the rules to its essentially different grids.
//!
//! It is taken part by part, each with checks by other ways, and each part is handed out as soon as
//! it is finished, so that the story can be told while it is computed:
//!
//! * `reach`: which shapes can be counted, and how far.
//! * `work`: the numbers of a part, and their checks.
//! * `claims`: what the checks say.
//! * `smallest`: what can be looked at one by one, for 2x2 and 2x3.
//! * `latin`: what there is of Latin squares alone, for 1xN.
//! * `estimated`: the grids of shapes that nobody can count, and what is said of them.
//! * `variants`: the census of other rules.
//! * [`tell`]: either of them, told while it is taken.
//! * [`story`] and [`tables`]: the parts and the tables as lines of text; `common`: what stories share.

mod claims;
mod common;
mod estimated;
mod latin;
mod reach;
mod smallest;
pub mod story;
pub mod tables;
mod tell;
mod variants;
mod work;

pub use claims::Checks;
pub use latin::{Latin, Rectangles, RoleChange};
pub use tell::{Taken, tell};
pub use variants::{VariantCensus, VariantClass};

pub use crate::classes::ClassRow;
use crate::estimates::Estimated;
#[cfg(feature = "schema")]
use crate::wire::Check;
use crate::wire::{self, Number};
use ennea::Shape;
use ennea::count;
use ennea::progress::{Progress, Stopped};
use ennea::rules::Rules;
use ennea::symmetry::Group;
use ennea::symmetry::variants::Scope;
use serde::Serialize;
pub(crate) use smallest::symmetries_of_a_square;

/// Question of a census: rules, and the ways to count their grids.
#[derive(Clone, Debug)]
pub struct Question {
    /// The rules of a shape, or of a variant.
    pub rules: Rules,
    /// The group of a variant.
    pub scope: Scope,
    /// The group of a shape, with or without transposition.
    pub group: Group,
    /// Method by which all grids of a shape are counted; that of a variant is chosen.
    pub method: Method,
    /// Trials by which they are estimated, where they are out of reach.
    pub trials: Trials,
}

impl Question {
    /// Question about these rules with the usual choices: the whole group, the fastest method.
    pub fn of(rules: Rules) -> Self {
        Self {
            rules,
            scope: Scope::Whole,
            group: Group::Whole,
            method: Method::ColumnSets,
            trials: Trials::default(),
        }
    }
}

/// The trials of an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trials {
    /// Number of trials; by default as many as take a few seconds on two cores.
    pub number: Option<u64>,
    /// Their seed.
    pub seed: u64,
}

impl Default for Trials {
    /// The usual number, with the seed 1: a census says the same whenever it is taken.
    fn default() -> Self {
        Self { number: None, seed: 1 }
    }
}

impl Trials {
    /// Number of trials for a shape.
    pub fn number(self, shape: Shape) -> u64 {
        self.number.unwrap_or(match shape.side() {
            0..=12 => 100_000,
            13..=16 => 40_000,
            17..=20 => 10_000,
            _ => 3_000,
        })
    }
}

ennea::named! {
    /// The ways to count all grids.
    pub enum Method {
        /// Column sets of bands: the fastest.
        ColumnSets = "column-sets",
        /// First bands by classes, completed by backtracking; 3x3 takes minutes.
        Bands = "bands",
        /// Exact covers of the cells by templates; sides up to 8, of Latin squares up to 6.
        Templates = "templates",
        /// Every grid written down; sides up to 6, of Latin squares up to 5.
        Enumerate = "enumerate",
    }
}

/// The parts of a census, in the order in which they are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The title; nothing is counted yet.
    Title,
    /// All grids, and their first bands.
    Grids,
    /// The symmetry group.
    Symmetries,
    /// The grids that each conjugacy class fixes.
    FixedGrids,
    /// Essentially different grids.
    Different,
    /// The main classes of Latin squares.
    MainClasses,
    /// The minimal puzzles of 2x2.
    MinimalPuzzles,
    /// Grids that are looked at one by one; or what is left out.
    End,
}

impl Part {
    const ALL: [Self; 8] = [
        Self::Title,
        Self::Grids,
        Self::Symmetries,
        Self::FixedGrids,
        Self::Different,
        Self::MainClasses,
        Self::MinimalPuzzles,
        Self::End,
    ];

    /// Tests whether the time that it takes is worth telling.
    pub fn is_timed(self) -> bool {
        self > Self::Title && self < Self::MinimalPuzzles
    }

    /// Tests whether formulas are enough, for shapes whose grids are out of reach.
    fn is_formula(self) -> bool {
        matches!(self, Self::Title | Self::Grids | Self::Symmetries | Self::End)
    }

    /// Tests whether there is something to count for a shape.
    fn is_about(self, shape: Shape) -> bool {
        let is_latin = count::latin::order(shape).is_some();
        match self {
            Self::MainClasses if !is_latin => false,
            Self::MinimalPuzzles if is_latin => false,
            part => part.is_formula() || count::is_within_reach(shape),
        }
    }
}

/// The numbers of a shape.  Null, here `None`, is what does not exist for the shape, is out of
/// reach, or belongs to a part that was not taken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Census {
    /// The shape of its boxes, `3x3`.
    #[serde(with = "wire::Text")]
    pub shape: Shape,
    /// All grids.
    pub grids: Option<Number>,
    /// Grids whose first box is in order: all of them divided by N!.
    pub grids_reduced: Option<Number>,
    /// First bands; null for Latin squares.
    pub bands: Option<Number>,
    /// First bands whose first box is in order.
    pub bands_reduced: Option<Number>,
    /// Number of classes of first bands.
    #[serde(serialize_with = "wire::Digits::optional")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Number>"))]
    pub band_classes: Option<usize>,
    /// The symmetries of the cells.
    pub cell_group_order: Number,
    /// The symmetries with relabelling.
    pub group_order: Number,
    /// The conjugacy classes of the symmetries of the cells.
    #[serde(with = "wire::Digits")]
    pub conjugacy_classes: usize,
    /// Number of these that have fixed grids.
    #[serde(serialize_with = "wire::Digits::optional")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Number>"))]
    pub classes_with_fixed_grids: Option<usize>,
    /// The sum of size x fixed over the conjugacy classes.
    pub burnside_sum: Option<Number>,
    /// The sum divided by the symmetries of the cells.
    pub essentially_different: Option<Number>,
    /// Number of essentially different grids by the symmetries that do not transpose, where others
    /// do; those of 1xN never do.
    pub essentially_different_without_transposition: Option<Number>,
    /// Numbers of Latin squares alone, the grids of 1xN and Nx1.
    pub latin: Option<Latin>,
    /// All grids, estimated where they are out of reach.
    pub grids_estimated: Option<Estimated>,
    /// The decimal logarithm of bands^C stacks^R / N!^N, a guess without error `[Pettersen2005]`, where
    /// they are estimated and the bands are known in closed form.
    pub grids_guessed_log10: Option<f64>,
    /// The minimal puzzles of 2x2, by their clues.
    pub minimal_puzzles: Option<Vec<Minimal>>,
    /// The classes of first bands, those with the fewest completions first.
    pub band_class_table: Option<Vec<BandRow>>,
    /// The conjugacy classes, those that transpose last.
    pub class_table: Option<Vec<ClassRow>>,
    /// The equalities that were checked.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Check>"))]
    pub checks: Checks,
    #[serde(skip)]
    question: Question,
}

/// The minimal puzzles with one number of clues.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Minimal {
    /// Number of clues.
    pub clues: u32,
    /// Number of puzzles.
    #[serde(with = "wire::Digits")]
    pub puzzles: u64,
    /// Number of those that are essentially different.
    #[serde(with = "wire::Digits")]
    pub essentially_different: u64,
}

/// A class of first bands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BandRow {
    /// Number of reduced first bands in it.
    pub size: Number,
    /// In how many ways each can be completed.
    pub completions: Number,
    /// The column sets of one of them, each as its digits.
    pub columns: Vec<String>,
}

/// Takes the census of a shape up to some part, the last one that is wanted; `finished` is called after each.
///
/// # Panics
/// If the [question is refused](Question::check).
fn take<E: From<Stopped>>(
    question: Question,
    last: Part,
    progress: &dyn Progress,
    mut finished: impl FnMut(Part, &Census) -> Result<(), E>,
) -> Result<Census, E> {
    let mut census = Census::new(question);
    for part in Part::ALL.into_iter().filter(|part| *part <= last) {
        if !part.is_about(census.shape) {
            continue;
        }
        match part {
            Part::Grids => census.count_grids(progress)?,
            Part::Symmetries => census.order_group(),
            Part::FixedGrids => census.count_fixed_grids(progress)?,
            Part::Different => census.count_essentially_different(),
            Part::MainClasses => census.count_main_classes(progress)?,
            Part::MinimalPuzzles => census.count_minimal_puzzles(),
            Part::Title | Part::End => {}
        }
        finished(part, &census)?;
    }
    Ok(census)
}

impl Census {
    /// Nothing is counted yet; the orders of the group are formulas.
    fn new(mut question: Question) -> Self {
        let shape = question.rules.shape();
        if shape.side() == 1 {
            // A single cell is its own mirror image.
            question.group = Group::WithoutTransposition;
        }
        let group = question.group;
        Self {
            shape,
            grids: None,
            grids_reduced: None,
            latin: None,
            grids_estimated: None,
            grids_guessed_log10: None,
            bands: None,
            bands_reduced: None,
            band_classes: None,
            cell_group_order: group.order(shape).into(),
            group_order: group.order_with_relabelling(shape).into(),
            conjugacy_classes: group.class_count(shape),
            classes_with_fixed_grids: None,
            burnside_sum: None,
            essentially_different: None,
            essentially_different_without_transposition: None,
            minimal_puzzles: None,
            band_class_table: None,
            class_table: None,
            checks: Checks::default(),
            question,
        }
    }
}

#[cfg(test)]
mod tests;
