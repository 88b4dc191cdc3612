//! What was asked for: read, and refused where it cannot be.

use super::Options;
use crate::face::ends::ends;
use crate::face::exit::Failure;
use crate::face::output::Output;
use ennea::make::{Method, Pattern, Recipe, Search};
use ennea::rate::Tenths;
use ennea::{Shape, published};
use ennea_answers::make::{Ratings, Taste};
use std::str::FromStr;

/// How many clues: either end may be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clues {
    fewest: Option<usize>,
    most: Option<usize>,
}

impl FromStr for Clues {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        ends(text, |end| end.parse().ok())
            .map(|[fewest, most]| Self { fewest, most })
            .ok_or_else(|| "expected 24, 24..26, 24.. or ..26".to_owned())
    }
}

/// Ratings: either end may be open.
pub(super) fn ratings(text: &str) -> Result<Ratings, String> {
    let tenths = |text: &str| {
        let rating: f64 = text.parse().ok()?;
        let tenths = (rating * 10.0).round();
        // More than a tenth is not to be told apart.
        let is_good = (0.0..=f64::from(Ratings::ALL.to)).contains(&tenths)
            && (rating * 10.0 - tenths).abs() < 1e-6;
        is_good.then_some(tenths as u8)
    };
    let [from, to] = ends(text, tenths)
        .ok_or_else(|| "expected 3.4, 2.6..4.2, 4.5.. or ..2.0, of 1.0 to 11.9".to_owned())?;
    let ratings =
        Ratings { from: from.unwrap_or(Ratings::ALL.from), to: to.unwrap_or(Ratings::ALL.to) };
    if ratings.from > ratings.to {
        return Err(format!("{} is more than {}", Tenths(ratings.from), Tenths(ratings.to)));
    }
    Ok(ratings)
}

/// What is wanted besides the clues.
pub(super) fn taste(options: &Options) -> Result<Taste, Failure> {
    let ratings = match (options.level.map(Ratings::of), options.rating) {
        (Some(level), Some(rating)) => Some(level.both(rating).ok_or_else(|| {
            Failure::Input(format!(
                "no rating is both of that --level, {} to {}, and in that --rating\n  hint: leave \
                 one of the two away; ennea rate --levels shows the levels",
                Tenths(level.from.max(10)),
                Tenths(level.to)
            ))
        })?),
        (level, rating) => level.or(rating),
    };
    let shape = options.shape.unwrap_or(Shape::CLASSIC);
    if ratings.is_some() && shape != Shape::CLASSIC {
        return Err(Failure::Input(format!(
            "only 3x3 puzzles have ratings and levels, not {shape}\n  hint: --technique serves all \
             shapes, for example --technique hidden-single-line"
        )));
    }
    Ok(Taste { ratings, technique: options.technique })
}

/// The recipe that the options say.
pub(super) fn recipe(options: &Options, taste: Taste, output: &Output) -> Result<Recipe, Failure> {
    let shape = options.shape.unwrap_or(Shape::CLASSIC);
    // Puzzles with clues to spare are seldom hard.
    let is_minimal = options.minimal || options.clues.is_none() && taste.is_rare();
    if is_minimal && !options.minimal && !options.unbiased {
        output.note(
            "clues are taken away until none can go, as such puzzles hardly have any to spare",
        );
    }
    let method = match (options.weights, options.unbiased, is_minimal) {
        (true, _, _) => Method::ControlledBias,
        (_, true, _) => Method::Unbiased,
        (_, _, true) => Method::Minimal,
        _ => Method::Clues,
    };
    let free = Recipe { shape, method, pattern: options.symmetry, clues: None };
    let clues = options.clues.map(|clues| {
        // An open end is that of the default, if that is possible.
        let (fewest, most) = free.range();
        match (clues.fewest, clues.most) {
            (Some(a), Some(b)) => (a, b),
            (Some(a), None) => (a, most.max(a)),
            (None, b) => (b.map_or(fewest, |b| fewest.min(b)), b.unwrap_or(most)),
        }
    });
    let recipe = Recipe { clues, ..free };
    recipe
        .checked()
        .map_err(|error| Failure::Input(format!("{error}\n  hint: {}", hint(shape))))?;
    limits(&recipe, clues.is_some(), output)?;
    Ok(recipe)
}

/// Refuses numbers of clues that no puzzle has, and says where none is known.
fn limits(recipe: &Recipe, is_asked: bool, output: &Output) -> Result<(), Failure> {
    let shape = recipe.shape;
    let (fewest, most) = recipe.range();
    let refuse =
        |message: String| Err(Failure::Input(format!("{message}\n  hint: {}", hint(shape))));
    let unproved = |message: String| {
        output.note(&format!("{message} is known, though nobody has proved that there is none"));
    };
    match published::fewest_clues(shape) {
        Some(least) if is_asked && most < least.clues && least.is_proved => {
            return refuse(format!(
                "no proper {shape} puzzle has {most} clues or fewer: the fewest are {}, as was \
                 proved by a search through all grids",
                least.clues
            ));
        }
        Some(least) if is_asked && most < least.clues => {
            unproved(format!("no proper {shape} puzzle with fewer than {} clues", least.clues));
        }
        _ => {}
    }
    match published::most_clues_of_minimal(shape).filter(|_| recipe.method != Method::Clues) {
        Some(known) if fewest > known.clues && known.is_proved => {
            refuse(format!("no minimal {shape} puzzle has more than {} clues", known.clues))
        }
        Some(known) if fewest > known.clues => {
            unproved(format!("no minimal {shape} puzzle with more than {} clues", known.clues));
            Ok(())
        }
        _ => Ok(()),
    }
}

/// What can be asked for.
fn hint(shape: Shape) -> String {
    let (fewest, most) = Recipe { shape, ..Recipe::default() }.range();
    format!("type, for example:  ennea make --shape {shape} --clues {fewest}..{most}")
}

/// Says what is special about what is made.
pub(super) fn tell(search: &Search<'_>, output: &Output) {
    let recipe = search.maker().recipe();
    if !search.maker().has_uniform_grids() {
        output.note(&format!(
            "{} grids cannot be drawn uniformly; these come from a solver and a shuffle, so some \
             are likelier than others",
            recipe.shape
        ));
    }
    if recipe.method == Method::Minimal && recipe.pattern != Pattern::Any {
        output.note("symmetric-minimal: no orbit of clues can go, but a single clue may");
    }
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

    #[test]
    fn ranges_of_ratings_are_read() {
        let read = |text: &str| ratings(text).map(|ratings| (ratings.from, ratings.to));
        assert_eq!(read("3.4"), Ok((34, 34)));
        assert_eq!(read("2.6..4.2"), Ok((26, 42)));
        assert_eq!(read("7.."), Ok((70, Ratings::ALL.to)));
        assert_eq!(read("..2"), Ok((0, 20)));
        for text in ["", "..", "a", "3.45", "-1", "5..3", "21", "nan"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
