//! New puzzles: what is asked for, the search for them, and what is told of each.

mod pace;
mod ratings;
mod reach;
mod recipe;
mod taste;
mod technique;
mod teller;

pub use pace::Pace;
pub use ratings::Ratings;
pub use recipe::{Clues, Order, Wish, notes, order};
pub use taste::{Judged, Taste};
pub use teller::Teller;

use crate::refusal::Refusal;
use crate::solutions::with_solvers;
use crate::wire;
use ennea::make::{Id, Made, Method, Pattern, Recipe, Search, Weights};
use ennea::progress::{Progress, Stopped};
use ennea::rate::Level;
use ennea::rules::Rules;
use ennea::{Grid, Puzzle, Shape, Technique, ladder};
use ennea_words::{Language, Saying, Told, gaps, say, saying};
use serde::Serialize;

/// A puzzle that was made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// `"RxC"`.
    #[serde(with = "wire::Text")]
    pub shape: Shape,
    /// The rules, by their names or as the text of a file; absent if they are those of the shape.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The puzzle in one line.
    #[serde(serialize_with = "wire::clues")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub puzzle: Puzzle,
    /// Its solution in one line.
    #[serde(with = "wire::Text")]
    pub solution: Grid,
    /// The number of its clues.
    pub clues: usize,
    /// `true` if no clue can go.
    pub minimal: bool,
    /// `"clues"`, `"minimal"`, `"weighted"` or `"unbiased"`.
    #[cfg_attr(feature = "schema", schemars(with = "wire::Name<Method>"))]
    pub method: &'static str,
    /// The symmetry of the pattern that was asked for, or `"none"`.
    #[cfg_attr(feature = "schema", schemars(with = "wire::Name<Pattern>"))]
    pub symmetry: &'static str,
    /// The seed, a decimal string.
    #[serde(with = "wire::Digits")]
    pub seed: u64,
    /// The number of the attempt.
    #[serde(with = "wire::Digits")]
    pub index: u64,
    /// Id that makes it again.
    #[serde(with = "wire::Text")]
    pub id: Id,
    /// With a symmetric pattern and the method `"minimal"`: `true`, as no orbit of clues can go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetric_minimal: Option<bool>,
    /// ER on the scale se-1.2.1; absent if neither a rating nor a level was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// The key of the hardest technique; absent if none was asked for, nor a level without a rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technique: Option<&'static str>,
    /// The level of the rating, or else of the technique; absent as both are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<wire::Name<Level>>"))]
    pub level: Option<&'static str>,
    /// C(cells, clues), a decimal string; absent for methods whose bias is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<String>,
}

impl Answer {
    /// Answer about a puzzle, by [`Teller::answer`].
    fn new(made: &Made, id: Id, judged: Judged, minimal: bool) -> Self {
        let Judged { rating, technique } = judged;
        let level = rating.map(|rating| Level::of(rating.er));
        let (recipe, clues) = (id.recipe, made.puzzle.clue_count());
        let is_symmetric = recipe.method == Method::Minimal && recipe.pattern != Pattern::Any;
        Self {
            shape: recipe.shape,
            rules: wire::rules(&made.puzzle),
            puzzle: made.puzzle.clone(),
            solution: made.solution.clone(),
            clues,
            minimal,
            method: recipe.method.name(),
            symmetry: recipe.pattern.name(),
            seed: id.seed,
            index: id.index,
            id,
            symmetric_minimal: is_symmetric.then_some(true),
            rating: rating.map(|rating| f64::from(rating.er) / 10.0),
            technique: technique.map(Technique::key),
            level: level.or(technique.map(ladder::level)).map(Level::name),
            weight: weight(&recipe, made).map(|weight| weight.to_string()),
        }
    }
}

/// Refuses rules that no grid keeps; those of a shape have one.
///
/// Cost: that of the first grid, or a search through all fillings.
///
/// # Errors
/// The refusal, or [`Stopped`], if `progress` asks for it.
pub fn has_grid(rules: &Rules, progress: &dyn Progress) -> Result<Result<(), Refusal>, Stopped> {
    if rules.is_plain() {
        return Ok(Ok(()));
    }
    let empty = Puzzle::empty(rules.shape()).with_rules(rules);
    let found = with_solvers(|solvers| solvers.of(rules).count_while(&empty, 1, progress))?;
    Ok(match found {
        0 => {
            let (shape, rules) = (rules.shape(), rules.to_string());
            let say = move |language: Language| say!(language, "no-grid-of-rules", shape, rules);
            Err(Refusal::of(Saying::new(say)))
        }
        _ => Ok(()),
    })
}

/// Weight of a puzzle, if it was made with weights: the number of puzzles that it stands for.
pub fn weight(recipe: &Recipe, made: &Made) -> Option<u128> {
    let is_weighted = recipe.method == Method::ControlledBias;
    is_weighted.then(|| recipe.weight(made.puzzle.clue_count()))
}

/// A search for a number of puzzles that gives up after too many attempts in a row without one.
#[derive(Debug)]
pub struct Run<'a> {
    search: Search<'a>,
    recipe: Recipe,
    left: u64,
    attempts: u64,
    last: Option<u64>,
    is_over: bool,
    weights: Weights,
}

impl<'a> Run<'a> {
    /// A search for `wanted` puzzles that gives up after `attempts` in vain.
    pub fn new(search: Search<'a>, wanted: u64, attempts: u64) -> Self {
        let recipe = *search.maker().recipe();
        let (weights, is_over) = (Weights::default(), wanted == 0);
        Self { search, recipe, left: wanted, attempts, last: None, is_over, weights }
    }

    /// Makes some attempts together; what comes of them does not depend on how many they are.
    pub fn advance(&mut self, together: u64, progress: &dyn Progress) -> Vec<Made> {
        let mut taken = Vec::new();
        for made in self.search.advance(together, progress) {
            // Whoever gives up does so at the same attempt however many are made together.
            if self.left == 0 || made.index - self.tried() >= self.attempts {
                break;
            }
            (self.left, self.last) = (self.left - 1, Some(made.index));
            weight(&self.recipe, &made).into_iter().for_each(|weight| self.weights.add(weight));
            taken.push(made);
        }
        self.is_over = self.left == 0 || self.search.attempts() - self.tried() >= self.attempts;
        taken
    }

    /// The number of attempts up to the last that was taken.
    fn tried(&self) -> u64 {
        self.last.map_or(0, |last| last + 1)
    }

    /// Tests whether all are made, or it has given up.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Number of puzzles that are still missing.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Of the puzzles that are not like what was asked for the nearest, and what it has of it.
    pub fn nearest(&self, taste: &Taste, progress: &dyn Progress) -> Option<Saying> {
        let puzzle = &self.search.nearest()?.puzzle;
        let (count, clues) = (puzzle.clue_count(), puzzle.clues().to_string());
        let described = taste.describe(puzzle, progress).ok().flatten();
        let what = described.unwrap_or_else(|| saying!("note-has-clues", count));
        Some(Saying::message("note-nearest", move |it| gaps!(what = what.told(it), clues)))
    }

    /// Estimate of how many minimal puzzles a grid has on average, as far as the weights tell.
    pub fn estimate(&self) -> Option<Saying> {
        let tries = self.tried() * self.search.maker().tries();
        let estimate = self.weights.estimate(tries)?;
        let (fewest, most) = self.recipe.range();
        let key = if fewest == 0 { "note-tries" } else { "note-tries-from" };
        let (shape, mean) = (self.recipe.shape, format!("{:.4e}", estimate.mean));
        let error = format!("{:.1}", 100.0 * estimate.error);
        Some(saying!(key, tries, shape, mean, fewest, most, error))
    }
}
