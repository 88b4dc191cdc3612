//! Recipes: the properties that puzzles to be made must have, and the names of those that were made.

mod id;
mod pattern;

pub use id::{Id, IdError};
pub use pattern::Pattern;

use crate::rules::{NamedRules, Rules};
use crate::shape::Shape;
use std::fmt;

crate::named! {
    /// Method of choosing the clues of a puzzle.
    pub enum Method {
        /// Top down until a random number of the wanted numbers of clues is reached.
        Clues = "clues",
        /// Top down until no clue, or no orbit of clues, can go.
        Minimal = "minimal",
        /// Minimal puzzles by random deletion that gives up at the first wrong step: 1 / C(cells,
        /// n) is the chance of each with n clues.
        ControlledBias = "weighted",
        /// The same, kept with a chance in proportion to C(cells, n): all equally likely.
        Unbiased = "unbiased",
    }
}

/// The rules of puzzles besides those of their shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Under {
    /// Rules with names; [`NamedRules::NONE`] for the shape's own.
    Named(NamedRules),
    /// Others, by the fingerprint of their houses and pairs.
    Other(u64),
}

impl Under {
    /// Names these rules: by their names if they have any, else by their fingerprint.
    pub fn new(rules: &Rules) -> Self {
        if rules.is_plain() {
            return Self::default();
        }
        rules.names().map_or_else(|| Self::Other(rules.fingerprint()), Self::Named)
    }

    /// Tests whether the shape's own rules are all.
    pub fn is_plain(self) -> bool {
        self == Self::default()
    }
}

/// The shape's own rules.
impl Default for Under {
    fn default() -> Self {
        Self::Named(NamedRules::NONE)
    }
}

/// The names, or the fingerprint as 16 digits.
impl fmt::Display for Under {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(names) => names.fmt(f),
            Self::Other(fingerprint) => write!(f, "{fingerprint:016x}"),
        }
    }
}

/// A recipe: the properties that puzzles to be made must have.
///
/// ```
/// use ennea::make::{Method, Recipe};
/// let recipe = Recipe { method: Method::Minimal, clues: Some((1, 90)), ..Recipe::default() };
/// assert_eq!(
///     recipe.checked().unwrap_err().to_string(),
///     "a 3x3 puzzle has up to 81 clues, found 90"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Recipe {
    /// Their shape; that of the rules, if there are others than its own.
    pub shape: Shape,
    /// Their rules.
    pub rules: Under,
    /// Method of choosing their clues.
    pub method: Method,
    /// Symmetry of their patterns.
    pub pattern: Pattern,
    /// The fewest and the most clues; `None` for what [`Recipe::range`] says.
    pub clues: Option<(usize, usize)>,
}

impl Default for Recipe {
    /// 3x3 puzzles of 28 to 32 clues.
    fn default() -> Self {
        Self {
            shape: Shape::CLASSIC,
            rules: Under::default(),
            method: Method::Clues,
            pattern: Pattern::Any,
            clues: None,
        }
    }
}

/// The most cells of a shape for the methods whose bias is known.
pub const UNBIASED_CELLS_MAX: usize = 81;

impl Recipe {
    /// The recipe, if it can be followed; that there are such puzzles is not promised.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn checked(self) -> Result<Self, RecipeError> {
        let Self { shape, .. } = self;
        let (fewest, most) = self.range();
        let is_minimal = self.method != Method::Clues;
        // A row that is full tells each of its clues from the others.
        let bound = if is_minimal { shape.cells() - shape.side() } else { shape.cells() };
        let knows_its_bias = matches!(self.method, Method::ControlledBias | Method::Unbiased);
        if fewest > most {
            Err(RecipeError::EmptyRange { fewest, most })
        } else if most > shape.cells() {
            Err(RecipeError::TooManyClues { shape, found: most })
        } else if fewest > bound {
            Err(RecipeError::NotMinimal { shape, bound, found: fewest })
        } else if knows_its_bias && !self.rules.is_plain() {
            Err(RecipeError::Rules)
        } else if knows_its_bias && self.pattern != Pattern::Any {
            Err(RecipeError::Pattern(self.pattern))
        } else if knows_its_bias && shape.cells() > UNBIASED_CELLS_MAX {
            Err(RecipeError::TooLarge(shape))
        } else {
            Ok(self)
        }
    }

    /// The fewest and the most clues; where nothing was said, for ever the same:
    ///
    /// * [`Method::Clues`]: 35 to 40 % of the cells; above side 20, where what has less can take
    ///   minutes to solve, 55 to 60 %.
    /// * [`Method::Unbiased`] of 3x3: up to 30.  All but 25 of 100,000 minimal puzzles have no
    ///   more.
    /// * [`Method::ControlledBias`] of 3x3: up to 32, which is all but one in some millions.
    /// * The rest: any number.
    pub fn range(&self) -> (usize, usize) {
        let cells = self.shape.cells();
        self.clues.unwrap_or(match (self.method, self.shape) {
            (Method::Clues, shape) if shape.side() <= 20 => (cells * 35 / 100, cells * 2 / 5),
            (Method::Clues, _) => (cells * 55 / 100, cells * 3 / 5),
            (Method::Unbiased, Shape::CLASSIC) => (0, 30),
            (Method::ControlledBias, Shape::CLASSIC) => (0, 32),
            _ => (0, cells),
        })
    }

    /// Number of clues too few or too many; 0 within the range.
    pub fn excess(&self, clues: usize) -> usize {
        let (fewest, most) = self.range();
        fewest.saturating_sub(clues) + clues.saturating_sub(most)
    }

    /// Weight of a puzzle with n clues of [`Method::ControlledBias`]: C(cells, n) in proportion.
    ///
    /// ```
    /// use ennea::make::Recipe;
    /// let recipe = Recipe::default();
    /// // 27 clues against 26: (81 - 26) / (26 + 1).
    /// assert_eq!(recipe.weight(27) * 27, recipe.weight(26) * 55);
    /// ```
    ///
    /// # Panics
    /// If the shape has more than 121 cells.
    pub fn weight(&self, clues: usize) -> u128 {
        let cells = self.shape.cells();
        assert!(cells <= 121, "binomial coefficients of up to 121 fit into 128 bits");
        (0..clues).fold(1, |weight, k| weight * (cells - k) as u128 / (k as u128 + 1))
    }

    /// The largest weight of the puzzles that are wanted.
    pub fn largest_weight(&self) -> u128 {
        let (fewest, most) = self.range();
        self.weight((self.shape.cells() / 2).clamp(fewest, most))
    }
}

/// Why a recipe cannot be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecipeError {
    /// The fewest clues are above the most.
    #[error("no number is at least {fewest} and at most {most}")]
    EmptyRange {
        /// The fewest.
        fewest: usize,
        /// The most.
        most: usize,
    },
    /// More clues than cells.
    #[error("a {shape} puzzle has up to {} clues, found {found}", .shape.cells())]
    TooManyClues {
        /// The shape.
        shape: Shape,
        /// The number that was asked for.
        found: usize,
    },
    /// More clues than a minimal puzzle can have.
    #[error(
        "a minimal {shape} puzzle has up to {bound} clues, as every row has an empty cell; found {found}"
    )]
    NotMinimal {
        /// The shape.
        shape: Shape,
        /// N fewer than cells.
        bound: usize,
        /// The number that was asked for.
        found: usize,
    },
    /// A method whose bias is known needs grids that are all equally likely.
    #[error(
        "minimal puzzles without bias are made of grids that are all equally likely, and grids of other rules \
         are not drawn like that"
    )]
    Rules,
    /// A method whose bias is known is for any pattern.
    #[error("minimal puzzles without bias have any pattern, found the symmetry {0}")]
    Pattern(Pattern),
    /// A method whose bias is known is for small shapes.
    #[error(
        "minimal puzzles without bias are made for up to {UNBIASED_CELLS_MAX} cells; {} has {}",
        .0, .0.cells()
    )]
    TooLarge(Shape),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_is_refused() {
        let recipe = |method, clues| Recipe { method, clues: Some(clues), ..Recipe::default() };
        let said = |recipe: Recipe| recipe.checked().unwrap_err().to_string();
        assert_eq!(
            said(recipe(Method::Clues, (30, 20))),
            "no number is at least 30 and at most 20"
        );
        assert_eq!(
            said(recipe(Method::Minimal, (73, 80))),
            "a minimal 3x3 puzzle has up to 72 clues, as every row has an empty cell; found 73"
        );
        assert!(recipe(Method::Clues, (73, 81)).checked().is_ok());
        let symmetric = Recipe { pattern: Pattern::Full, ..recipe(Method::Unbiased, (20, 30)) };
        assert!(said(symmetric).ends_with("found the symmetry full"));
        let large = Recipe { shape: "4x4".parse().unwrap(), ..recipe(Method::Unbiased, (20, 30)) };
        assert!(said(large).ends_with("4x4 has 256"));
    }

    #[test]
    fn weights_are_binomial_coefficients() {
        let recipe = Recipe::default();
        assert_eq!([0, 1, 2, 81].map(|n| recipe.weight(n)), [1, 81, 3240, 1]);
        assert_eq!(recipe.weight(40), 212_392_290_424_395_860_814_420);
        let small = Recipe { clues: Some((0, 16)), shape: "2x2".parse().unwrap(), ..recipe };
        assert_eq!(small.largest_weight(), 12_870);
        assert_eq!(Recipe { clues: Some((0, 5)), ..small }.largest_weight(), 4368);
        assert_eq!([20, 29, 33].map(|clues| recipe.excess(clues)), [8, 0, 1]);
    }
}
