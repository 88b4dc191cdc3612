//! The name of a puzzle that was made: short, printable, and enough to make it again.
//!
//! ```text
//!   e1-SEED-INDEX[.part]...        e1-42-7    e1-42-7.2x3.minimal.half-turn    e1-1-0.24-26
//! ```
//!
//! `e1` is the version: it makes the same puzzle for ever.  The parts are what differs from the
//! default: the shape, the method (`minimal`, `weighted`, `unbiased`), the symmetry and the numbers
//! of clues.

use super::pattern::Pattern;
use super::{Method, Recipe, RecipeError, Under};
use crate::rules::{Description, NamedRules, Rules};
use crate::shape::Shape;
use std::fmt;
use std::str::FromStr;

/// Identity of an attempt: its recipe, its seed and its number.
///
/// ```
/// use ennea::make::Id;
/// let id: Id = "e1-42-7.minimal".parse()?;
/// assert_eq!((id.seed, id.index, id.to_string().as_str()), (42, 7, "e1-42-7.minimal"));
/// # Ok::<(), ennea::make::IdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id {
    /// The recipe.
    pub recipe: Recipe,
    /// The seed.
    pub seed: u64,
    /// The number of the attempt.
    pub index: u64,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Recipe { shape, rules, method, pattern, clues } = self.recipe;
        write!(f, "e1-{}-{}", self.seed, self.index)?;
        if shape != Shape::CLASSIC {
            write!(f, ".{shape}")?;
        }
        if !rules.is_plain() {
            write!(f, ".rules-{rules}")?;
        }
        if method != Method::Clues {
            write!(f, ".{method}")?;
        }
        if pattern != Pattern::Any {
            write!(f, ".{pattern}")?;
        }
        match clues {
            Some((fewest, most)) => write!(f, ".{fewest}-{most}"),
            None => Ok(()),
        }
    }
}

/// Why a text is no id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdError {
    /// It does not start with e1-SEED-INDEX.
    #[error("an id starts with e1-SEED-INDEX, such as e1-42-7; found '{0}'")]
    Start(String),
    /// A part that means nothing.
    #[error(
        "a part of an id is a shape, rules such as rules-x, minimal, weighted, unbiased, a symmetry, or \
         numbers of clues such as 24-26; found '{0}'"
    )]
    Part(String),
    /// Rules that have no meaning for the shape.
    #[error("puzzles of {1} have no rules '{0}'; puzzles without boxes are 1xN")]
    Rules(NamedRules, Shape),
    /// A recipe that cannot be followed.
    #[error(transparent)]
    Recipe(RecipeError),
}

impl FromStr for Id {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let mut parts = text.split('.');
        let start = parts.next().unwrap_or_default();
        let numbers = start.strip_prefix("e1-").and_then(range);
        let (seed, index) = numbers.ok_or_else(|| IdError::Start(start.to_owned()))?;
        let mut recipe = Recipe::default();
        for part in parts {
            let is_meant = |method: &Method| *method != Method::Clues && method.name() == part;
            if let Some(method) = Method::ALL.into_iter().find(is_meant) {
                recipe.method = method;
            } else if let Some(pattern) = Pattern::ALL.into_iter().find(|it| it.name() == part) {
                recipe.pattern = pattern;
            } else if let Some((fewest, most)) = range(part) {
                recipe.clues = Some((fewest, most));
            } else if let Some(rules) = part.strip_prefix("rules-") {
                recipe.rules = under(rules).ok_or_else(|| IdError::Part(part.to_owned()))?;
            } else if let Ok(shape) = part.parse() {
                recipe.shape = shape;
            } else {
                return Err(IdError::Part(part.to_owned()));
            }
        }
        if let Under::Named(names) = recipe.rules {
            let rules = Rules::parse(&names.to_string(), recipe.shape);
            if !rules.is_ok_and(|rules| rules.shape() == recipe.shape) {
                return Err(IdError::Rules(names, recipe.shape));
            }
        }
        let recipe = recipe.checked().map_err(IdError::Recipe)?;
        Ok(Self { recipe, seed, index })
    }
}

/// Names of rules, or the fingerprint of others.
fn under(text: &str) -> Option<Under> {
    if text.len() == 16 && text.bytes().all(|sign| sign.is_ascii_hexdigit()) {
        return u64::from_str_radix(text, 16).ok().map(Under::Other);
    }
    Description::read(text).ok()?.named().map(Under::Named)
}

/// Two numbers with a hyphen between them.
fn range<T: FromStr>(text: &str) -> Option<(T, T)> {
    let (first, second) = text.split_once('-')?;
    // No signs: a plus would be read, and not written.
    let plain = text.bytes().all(|sign| sign == b'-' || sign.is_ascii_digit());
    Some((first.parse().ok()?, second.parse().ok()?)).filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back() {
        for text in [
            "e1-0-0",
            "e1-18446744073709551615-3",
            "e1-42-7.2x3.minimal.half-turn",
            "e1-42-7.unbiased.20-25",
            "e1-42-7.weighted",
            "e1-42-7.4x4.full.100-110",
            "e1-42-7.rules-x+knight.minimal",
            "e1-42-7.1x9.rules-latin",
            "e1-42-7.1x9.rules-00fedcba98765432.half-turn",
        ] {
            let id: Id = text.parse().unwrap();
            assert_eq!(id.to_string(), text);
        }
        let id: Id = "e1-42-7.24-26.antidiagonal.minimal".parse().unwrap();
        assert_eq!(id.to_string(), "e1-42-7.minimal.antidiagonal.24-26");
    }

    #[test]
    fn anything_else_is_refused_with_what_was_found() {
        let said = |text: &str| text.parse::<Id>().unwrap_err().to_string();
        for text in ["", "e2-1-1", "e1-1", "e1-x-1", "e1--1-1", "e1-+1-1"] {
            assert!(said(text).ends_with(&format!("found '{text}'")), "{text}");
        }
        assert!(said("e1-1-1.maximal").ends_with("24-26; found 'maximal'"));
        assert!(said("e1-1-1.").ends_with("24-26; found ''"));
        assert_eq!(said("e1-1-1.30-20"), "no number is at least 30 and at most 20");
    }
}
