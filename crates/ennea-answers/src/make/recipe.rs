//! Recipes for the puzzles that are asked for: refused where no puzzle can be like this.

use super::taste::Taste;
use crate::range::ends;
use crate::refusal::Refusal;
use ennea::make::{Method, Pattern, Recipe, Search, Under};
use ennea::{Shape, published};
use ennea_words::{Language, Saying, say, saying};
use std::str::FromStr;

/// A range of numbers of clues, `24..26`; either end may be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clues {
    fewest: Option<usize>,
    most: Option<usize>,
}

impl FromStr for Clues {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        ends(text, |end| end.parse().ok())
            .map(|[fewest, most]| Self { fewest, most })
            .ok_or_else(|| saying!("value-clues"))
    }
}

/// Properties that are asked for besides hardness.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// The shape.
    pub shape: Shape,
    /// The rules.
    pub rules: Under,
    /// The symmetry of the pattern of clues.
    pub pattern: Pattern,
    /// The numbers of clues.
    pub clues: Option<Clues>,
    /// Method by which clues are chosen; none to leave it to the hardness.
    pub method: Option<Method>,
}

/// A recipe, and what is to be said of it.
#[derive(Clone, Debug)]
pub struct Order {
    /// The recipe.
    pub recipe: Recipe,
    /// Notes.
    pub notes: Vec<Saying>,
}

/// The recipe for what is asked for.
///
/// # Errors
/// If it cannot be followed, or no puzzle is known to be impossible to make by it.
pub fn order(wish: &Wish, taste: &Taste) -> Result<Order, Refusal> {
    let Wish { shape, rules, pattern, clues, method } = *wish;
    let mut notes = Vec::new();
    let method = method.unwrap_or_else(|| {
        // Puzzles with clues to spare are seldom hard.
        if clues.is_some() || !taste.is_rare() {
            return Method::Clues;
        }
        notes.push(saying!("note-taken-away"));
        Method::Minimal
    });
    let free = Recipe { shape, rules, method, pattern, clues: None };
    let range = clues.map(|clues| {
        // An open end is that of the default, if that is possible.
        let (fewest, most) = free.range();
        match (clues.fewest, clues.most) {
            (Some(a), Some(b)) => (a, b),
            (Some(a), None) => (a, most.max(a)),
            (None, b) => (b.map_or(fewest, |b| fewest.min(b)), b.unwrap_or(most)),
        }
    });
    let recipe = Recipe { clues: range, ..free };
    let checked = recipe.checked().map_err(Refusal::of);
    checked
        .and_then(|recipe| {
            // What is known of numbers of clues is known of plain puzzles.
            if recipe.rules.is_plain() { limits(&recipe, &mut notes) } else { Ok(()) }
        })
        .map_err(|refusal| refusal.with_hint(move |language| example(language, shape)))?;
    Ok(Order { recipe, notes })
}

/// Refuses numbers of clues that no puzzle has, and notes where none is known.
fn limits(recipe: &Recipe, notes: &mut Vec<Saying>) -> Result<(), Refusal> {
    let shape = recipe.shape;
    let (fewest, most) = recipe.range();
    let mut unproved = |key, clues: usize| {
        notes.push(saying!(key, shape, clues));
    };
    let least = published::fewest_clues(shape).filter(|_| recipe.clues.is_some());
    if let Some(least) = least.filter(|least| most < least.clues) {
        if least.is_proved {
            let fewest = least.clues;
            return Err(Refusal::of(Saying::new(move |language| {
                say!(language, "recipe-too-few", shape, most, fewest)
            })));
        }
        unproved("note-fewest-unproved", least.clues);
    }
    let known = published::most_clues_of_minimal(shape).filter(|_| recipe.method != Method::Clues);
    if let Some(known) = known.filter(|known| fewest > known.clues) {
        if known.is_proved {
            let most = known.clues;
            return Err(Refusal::of(Saying::new(move |language| {
                say!(language, "recipe-too-many", shape, most)
            })));
        }
        unproved("note-most-unproved", known.clues);
    }
    Ok(())
}

/// An example of what can be asked for.
fn example(language: Language, shape: Shape) -> String {
    let (fewest, most) = Recipe { shape, ..Recipe::default() }.range();
    say!(language, "recipe-example", shape, fewest, most)
}

/// Notes on special features of the puzzles that a search makes.
pub fn notes(search: &Search<'_>) -> Vec<Saying> {
    let recipe = search.maker().recipe();
    let mut notes = Vec::new();
    if !recipe.rules.is_plain() {
        notes.push(saying!("note-filled"));
    } else if !search.maker().has_uniform_grids() {
        let shape = recipe.shape;
        notes.push(saying!("note-not-uniform", shape));
    }
    if recipe.method == Method::Minimal && recipe.pattern != Pattern::Any {
        notes.push(saying!("note-symmetric-minimal"));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read() {
        let read = |text: &str| text.parse::<Clues>().map(|clues| (clues.fewest, clues.most));
        assert_eq!(read("24"), Ok((Some(24), Some(24))));
        assert_eq!(read("24..26"), Ok((Some(24), Some(26))));
        assert_eq!(read("24.."), Ok((Some(24), None)));
        assert_eq!(read("..26"), Ok((None, Some(26))));
        for text in ["", "..", "24-26", "a..b", "-1"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
