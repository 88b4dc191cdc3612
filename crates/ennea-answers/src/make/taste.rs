//! How hard a puzzle is to be (a level, a rating, a technique), and how far it is from that.
//!
//! A level and a range of ratings are judged on the scale `se-1.2.1`; a technique is
//! the hardest that [`logic::path`] takes.

use super::ratings::Ratings;
use super::technique;
use crate::refusal::Refusal;
use ennea::logic::{self, Board, Step, Technique};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level, RateError, Rating, Tenths};
use ennea::{Puzzle, Shape};
use std::cell::RefCell;

thread_local! {
    // A rater keeps its memory; a search asks from all its threads.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

/// A rating from which on random puzzles with clues to spare are rare, in tenths.
const RARE: u8 = 35;

/// What is wanted of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taste {
    /// How it is rated.
    pub ratings: Option<Ratings>,
    /// The hardest technique that it needs.
    pub technique: Option<Technique>,
}

impl Taste {
    /// A level, ratings and a technique, each if it is asked for, of puzzles of a shape.
    ///
    /// # Errors
    /// If the level has none of these ratings, no puzzle for the technique has any of them, or the shape
    /// has no ratings.
    pub fn new(
        level: Option<Level>,
        ratings: Option<Ratings>,
        technique: Option<Technique>,
        shape: Shape,
    ) -> Result<Self, Refusal> {
        let ratings = match (level.map(Ratings::of), ratings) {
            (Some(level), Some(rating)) => Some(level.both(rating).ok_or_else(|| {
                Refusal::new(format!(
                    "no rating is both of that --level, {level}, and of that --rating, {rating}\n  hint: \
                     leave one of the two away; ennea rate --levels shows the levels"
                ))
            })?),
            (level, rating) => level.or(rating),
        };
        if ratings.is_some() && shape != Shape::CLASSIC {
            return Err(Refusal::new(format!(
                "only 3x3 puzzles have ratings and levels, not {shape}\n  hint: --technique serves \
                 all shapes, for example --technique hidden-single-line"
            )));
        }
        if let (Some(wanted), Some(technique)) = (ratings, technique) {
            let possible = technique::ratings(technique);
            if wanted.both(possible).is_none() {
                return Err(Refusal::new(format!(
                    "no puzzle is both: with --technique {} ratings are {possible}, and the wanted ones \
                     are {wanted}\n  hint: leave one of the two away; ennea rate --levels shows the \
                     ratings of levels",
                    technique.key()
                )));
            }
        }
        Ok(Self { ratings, technique })
    }

    /// Whether puzzles with clues to spare hardly ever are like this.
    pub fn is_rare(&self) -> bool {
        self.ratings.is_some_and(|ratings| ratings.from >= RARE)
            || self.technique.is_some_and(|technique| technique > Technique::HiddenTriple)
    }

    /// How far a proper puzzle is from it: 0 if it is like this.  Tenths count before rungs of the
    /// ladder.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn distance(&self, puzzle: &Puzzle, progress: &dyn Progress) -> Result<u64, Stopped> {
        let off = match self.ratings {
            Some(ratings) => ratings.distance(rating(puzzle, progress)?.er),
            None => 0,
        };
        match self.technique {
            Some(wanted) if off == 0 => {
                let found = hardest(puzzle, wanted, progress)?;
                Ok(found.rung().abs_diff(wanted.rung()) as u64)
            }
            _ => Ok(off),
        }
    }

    /// What a proper puzzle has of what was asked for, in words; `None` if nothing was asked for.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn describe(
        &self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Option<String>, Stopped> {
        Ok(match self {
            Self { ratings: Some(_), .. } => {
                Some(format!("is rated {}", Tenths(rating(puzzle, progress)?.er)))
            }
            Self { technique: Some(_), .. } => {
                let technique = hardest(puzzle, Technique::NestedNet, progress)?;
                Some(format!("needs no more than {technique}"))
            }
            Self { ratings: None, technique: None } => None,
        })
    }
}

/// The rating of a proper 3x3 puzzle.
///
/// # Panics
/// If the puzzle is not proper or not 3x3.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn rating(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Rating, Stopped> {
    match RATER.with_borrow_mut(|rater| rater.rate_while(puzzle, progress)) {
        Ok(rating) => Ok(rating),
        Err(RateError::Stopped) => Err(Stopped),
        Err(error) => unreachable!("a proper 3x3 puzzle has a rating: {error}"),
    }
}

/// The hardest technique of the way to solve a proper puzzle that [`logic::path`] takes, or the
/// first that the ladder needs and that is harder than `most`.
pub(super) fn hardest(
    puzzle: &Puzzle,
    most: Technique,
    progress: &dyn Progress,
) -> Result<Technique, Stopped> {
    let first = Board::new(puzzle).expect("the clues of a proper puzzle agree");
    let (mut board, mut steps) = (first.clone(), Vec::new());
    while !board.is_solved() {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let step = logic::next_step(&board).expect("the ladder ends no proper puzzle early");
        if step.technique() > most {
            return Ok(step.technique());
        }
        board.apply(&step);
        steps.push(step);
    }
    let needed = logic::pruned(&first, steps);
    Ok(needed.iter().map(Step::technique).max().unwrap_or(Technique::FullHouse))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::make::{Id, Method, Recipe};

    /// Both ways to judge find an easy puzzle easy.
    #[test]
    fn an_easy_puzzle() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .expect("a puzzle");
        let found = hardest(&puzzle, Technique::NestedNet, &()).expect("nothing stops it");
        assert!(found <= Technique::NakedSingle, "{found}");
        let rating = rating(&puzzle, &()).expect("nothing stops it");
        assert!(Level::of(rating.er) <= Level::Medium, "{rating}");
    }

    /// Goal: no puzzle is refused that exists.  Method: puzzles of both kinds, each rated and solved as
    /// people do it; all techniques with a range of their own occur, but for the rarest.
    #[test]
    fn ratings_are_in_the_range_of_the_technique() {
        let mut seen = std::collections::BTreeSet::new();
        for method in [Method::Clues, Method::Minimal] {
            let recipe = Recipe { method, ..Recipe::default() };
            for index in 0..120 {
                let made = Id { recipe, seed: 5, index }.make(&()).expect("nothing stops it");
                let puzzle = made.expect("top down always succeeds").puzzle;
                let technique = hardest(&puzzle, Technique::NestedNet, &()).expect("as above");
                let er = rating(&puzzle, &()).expect("as above").er;
                let Ratings { from, to } = technique::ratings(technique);
                assert!((from..=to).contains(&er), "{puzzle} {technique} {er}");
                seen.insert(technique);
            }
        }
        for technique in [Technique::NakedSingle, Technique::Pointing, Technique::Skyscraper] {
            assert!(seen.contains(&technique), "{technique}");
        }
    }
}
